"""What the log tells. [EVA-010]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import COUNT, SEAT, Note
from boardwright.games.evacuation.domains import (
    ACTION,
    CARD,
    CUBE,
    EXCHANGE,
    INFRASTRUCTURE,
    OBJECTIVE,
    RESOURCE,
    SHIP,
    SITE,
    STADIUM,
    TECHNOLOGY,
    WORLD,
)

YEAR_BEGAN: Final = Note("year_began", "EVA-201", (COUNT,))
PHASE_BEGAN: Final = Note("phase_began", "EVA-201", (COUNT,))
PRODUCED: Final = Note("produced", "EVA-202", (SEAT, WORLD, COUNT, COUNT, COUNT))
FED: Final = Note("fed", "EVA-204", (SEAT, WORLD, COUNT))
HUNGER: Final = Note("hunger", "EVA-205", (SEAT, WORLD, COUNT))
STADIUMS_MISSING: Final = Note("stadiums_missing", "EVA-206", (SEAT, COUNT))
ACTED: Final = Note("acted", "EVA-302", (SEAT, ACTION, COUNT))
CARD_PLAYED: Final = Note("card_played", "EVA-904", (SEAT, CARD))
TUCKED: Final = Note("tucked", "EVA-904", (CARD,))
ENERGY_PAID: Final = Note("energy_paid", "EVA-304", (SEAT, COUNT, COUNT))
ENERGY_SPARED: Final = Note("energy_spared", "EVA-304", (SEAT, COUNT))
PASSED: Final = Note("passed", "EVA-308", (SEAT,))
ACTIONS_ENDED: Final = Note("actions_ended", "EVA-310")
GAINED: Final = Note("gained", "EVA-011", (SEAT, CUBE, COUNT))
BANK_EMPTY: Final = Note("bank_empty", "INT-40", (SEAT, RESOURCE, COUNT))
EXCHANGED: Final = Note("exchanged", "EVA-411", (SEAT, EXCHANGE))
REFRESHED: Final = Note("refreshed", "EVA-421", (SEAT, CUBE))
REFRESHED_FREE: Final = Note("refreshed_free", "EVA-421", (SEAT,))
SHIP_OUT: Final = Note("ship_out", "EVA-422", (SHIP,))
STADIUM_OUT: Final = Note("stadium_out", "EVA-422", (STADIUM,))
INFRASTRUCTURE_OUT: Final = Note("infrastructure_out", "EVA-422", (INFRASTRUCTURE,))
SHIP_OPEN: Final = Note("ship_open", "EVA-420", (SHIP,))
STADIUM_OPEN: Final = Note("stadium_open", "EVA-420", (STADIUM,))
INFRASTRUCTURE_OPEN: Final = Note("infrastructure_open", "EVA-420", (INFRASTRUCTURE,))
CARD_TAKEN: Final = Note("card_taken", "EVA-430", (SEAT, INFRASTRUCTURE))
INFRASTRUCTURE_PLAYED: Final = Note("infrastructure_played", "EVA-431", (SEAT, INFRASTRUCTURE))
FULFILLED: Final = Note("fulfilled", "EVA-432", (SEAT, INFRASTRUCTURE))
RESEARCHED: Final = Note("researched", "EVA-440", (SEAT, TECHNOLOGY))
DEVELOPED: Final = Note("developed", "EVA-441", (SEAT, TECHNOLOGY))
SETTLED: Final = Note("settled", "EVA-450", (SEAT, SITE))
SHIP_BUILT: Final = Note("ship_built", "EVA-460", (SEAT, SHIP, WORLD))
STADIUM_BUILT: Final = Note("stadium_built", "EVA-461", (SEAT, STADIUM, WORLD))
PAID: Final = Note("paid", "EVA-003", (SEAT, WORLD, COUNT, COUNT, COUNT))
PREFABBED: Final = Note("prefabbed", "EVA-470", (SEAT, CUBE))
CLONED: Final = Note("cloned", "EVA-473", (SEAT, COUNT))
PEOPLE_CAME: Final = Note("people_came", "EVA-705", (SEAT, COUNT))
ROSE: Final = Note("rose", "EVA-209", (SEAT, RESOURCE, COUNT))
DREW: Final = Note("drew", "EVA-905", (SEAT, COUNT))
DREW_CARD: Final = Note("drew_card", "EVA-905", (CARD,))
RESHUFFLED: Final = Note("reshuffled", "INT-62", (COUNT,))
OBJECTIVE_TAKEN: Final = Note("objective_taken", "EVA-931", (SEAT, OBJECTIVE))
TRIGGERED: Final = Note("triggered", "EVA-801", (SEAT,))

NOTES: Final = [
    YEAR_BEGAN, PHASE_BEGAN, PRODUCED, FED, HUNGER, STADIUMS_MISSING, ACTED, CARD_PLAYED, TUCKED, ENERGY_PAID,
    ENERGY_SPARED, PASSED, ACTIONS_ENDED, GAINED, BANK_EMPTY, EXCHANGED, REFRESHED, REFRESHED_FREE, SHIP_OUT,
    STADIUM_OUT, INFRASTRUCTURE_OUT, SHIP_OPEN, STADIUM_OPEN, INFRASTRUCTURE_OPEN, CARD_TAKEN, INFRASTRUCTURE_PLAYED,
    FULFILLED, RESEARCHED, DEVELOPED, SETTLED, SHIP_BUILT, STADIUM_BUILT, PAID, PREFABBED, CLONED, PEOPLE_CAME,
    ROSE, DREW, DREW_CARD, RESHUFFLED, OBJECTIVE_TAKEN, TRIGGERED,
]  # fmt: skip
