"""Boardwright: modern board games by their real rules, for people, bots and questions about the rules.

Importing this costs nothing: games, bots and the command line are imported where they are used.
"""

from __future__ import annotations

__version__ = "0.1.0"
