"""The rules as a book: their text, the code and tests that cite them, search, and how many are done and tested."""

from __future__ import annotations

from boardwright.rulebook.book import Book, Entry, load, titles
from boardwright.rulebook.coverage import coverage
from boardwright.rulebook.places import Place

__all__ = ["Book", "Entry", "Place", "coverage", "load", "titles"]
