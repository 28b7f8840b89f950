"""A position of Heist written by hand: hands, coins and rounds; cards by their label."""

from __future__ import annotations

import tomllib
from typing import Any

from boardwright.core.chance import Chance
from boardwright.core.errors import Malformed
from tests.heist.box import Box
from tests.heist.notes import CARD, card_name
from tests.heist.state import REFILL, RESOLVE, ROUND, Player, State

KEYS = ("hands", "playing", "known", "coins", "discard", "deck", "round", "turn", "answers", "goal")


def scene(text: str, box: Box) -> State:
    """Whoever has cards in `playing` is to work them off; else a round begins. Cards not named are in the deck."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise Malformed(f"the scene is no TOML: {fault}") from fault
    for key in said:
        if key not in KEYS:
            raise Malformed(f"scene: {key!r} is unknown; one of {', '.join(KEYS)}")
    return staged(said, box)


def staged(said: dict[str, Any], box: Box) -> State:
    hands = [cards(each) for each in said.get("hands", [[], []])]
    playing = [cards(each) for each in said.get("playing", [[] for _ in hands])]
    known = [cards(each) for each in said.get("known", [[] for _ in hands])]
    coins = said.get("coins", [0 for _ in hands])
    players = [Player(s, hands[s], coins[s], playing[s], known[s]) for s in range(len(hands))]
    discard = cards(said.get("discard", []))
    used = {c for each in [*hands, *playing, discard] for c in each}
    work = [(RESOLVE, p.seat) for p in players for _ in p.playing]
    agenda = [*work, (REFILL, 0)] if work else [(ROUND, 0)]
    deck = cards(said["deck"]) if "deck" in said else [c for c in CARD.values if c not in used]
    return State(
        box,
        Chance(1),
        agenda[::-1],
        players,
        deck,
        discard,
        [],
        said.get("round", 0),
        -1,
        4,
        said.get("goal", 12),
    )


def cards(labels: list[str]) -> list[int]:
    names = [card_name(None, card) for card in CARD.values]
    for label in labels:
        if label not in names:
            raise Malformed(f"scene: {label!r} is no card")
    return [names.index(label) for label in labels]
