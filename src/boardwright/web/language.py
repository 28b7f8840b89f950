"""The languages that the server speaks: which one a request wants, and its own sentences in it."""

from __future__ import annotations

import re
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Any, Final, NamedTuple

import boardwright

LOCALE: Final = Path(boardwright.__file__).parent / "locale"
WANTED: Final = re.compile(r"\b([a-z]{2})(?:-[A-Za-z]+)?\s*(?:;\s*q=([\d.]+))?")


def _(text: str) -> str:
    """Marks a sentence for the catalogue."""
    return text


@cache
def languages() -> list[str]:
    """The languages that there are sentences in."""
    return sorted({"en", *[path.name for path in LOCALE.glob("*") if path.is_dir()]})


def chosen(lang: str, accepted: str) -> str:
    """The language asked for, or the first accepted one that there are sentences in, else English."""
    found = [(-float(quality or 1) if valid(quality) else 0.0, code) for code, quality in WANTED.findall(accepted)]
    wanted = [lang, *[code for _, code in sorted(found, key=lambda each: each[0])]]
    return next((code for code in wanted if code in languages()), "en")


def valid(quality: str) -> bool:
    return not quality or re.fullmatch(r"\d(\.\d*)?", quality) is not None


class Part(NamedTuple):
    """A part of a sentence that has a translation of its own."""

    sentence: str
    values: tuple[str, ...]

    def said(self, language: str) -> str:
        return catalogue(language).gettext(self.sentence).format(*self.values)


@cache
def catalogue(language: str) -> NullTranslations:
    return translation("boardwright", str(LOCALE), [language], fallback=True)


def said(language: str, sentence: str, values: dict[str, Any] | None = None) -> str:
    """A sentence that `_` marks, in a language, with the values that it names."""
    text = catalogue(language).gettext(sentence)
    if not values:
        return text
    return text.format(
        **{name: each.said(language) if isinstance(each, Part) else each for name, each in values.items()}
    )
