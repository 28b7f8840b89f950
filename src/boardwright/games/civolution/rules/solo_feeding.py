"""V.I.C.I's feeding. [CIV-812]"""

from __future__ import annotations

from boardwright.games.civolution.state import State


def feed_vici(g: State) -> None:
    pass
