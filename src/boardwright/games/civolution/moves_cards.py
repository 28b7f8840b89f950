"""Notes of cards, chips, tracks and the phases that close an era, and the changes that only they make."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import COUNT, SEAT, Note
from boardwright.games.civolution.domains import (
    ACTION_CARD,
    ATTRIBUTE,
    CARD,
    CATEGORY,
    CHIP,
    EVENT_CARD,
    GOAL,
    STAGE,
    TERRITORY,
    TRACK,
    TRIBE,
)
from boardwright.games.civolution.domains_cards import ABILITY

USED_ABILITY: Final = Note("used_ability", "CIV-962", (SEAT, ABILITY))
INSTALLED: Final = Note("installed", "CIV-419", (SEAT, CARD, STAGE))
INSTALLED_CHIP: Final = Note("installed_chip", "CIV-440", (SEAT, CHIP, STAGE))
INSTALLED_GOAL: Final = Note("installed_goal", "CIV-452", (SEAT, GOAL, STAGE))
INSTALLED_ATTRIBUTE: Final = Note("installed_attribute", "CIV-461", (SEAT, ATTRIBUTE, STAGE))
STAGE_FULL: Final = Note("stage_full", "CIV-409", (SEAT, STAGE))
TILE_FLIPPED: Final = Note("tile_flipped", "CIV-342", (SEAT, STAGE))
ADVANCED: Final = Note("advanced", "CIV-480", (SEAT, TRACK, COUNT))
BEYOND_TRACK: Final = Note("beyond_track", "CIV-484", (SEAT, TRACK, COUNT))
CHIP_USED: Final = Note("chip_used", "CIV-346", (SEAT, CHIP))
CHIP_POINT: Final = Note("chip_point", "CIV-346", (SEAT, CHIP))
GORGE_TOOK: Final = Note("gorge_took", "CIV-520", (SEAT,))
GLACIER_LAID: Final = Note("glacier_laid", "CIV-521", (SEAT, TRIBE))
OAK_GAVE: Final = Note("oak_gave", "CIV-522", (SEAT, TERRITORY, COUNT))
FED: Final = Note("fed", "CIV-530", (SEAT, COUNT))
SAVED: Final = Note("saved", "CIV-535", (SEAT, TRIBE))
STRONG_SCORED: Final = Note("strong_scored", "CIV-537", (SEAT, COUNT))
WEATHER_IS: Final = Note("weather_is", "CIV-540", (COUNT, COUNT))
EVENT_WON: Final = Note("event_won", "CIV-545", (SEAT, EVENT_CARD))
EVENT_LOST: Final = Note("event_lost", "CIV-545", (EVENT_CARD,))
BOAT_LOST: Final = Note("boat_lost", "CIV-953", (SEAT, TERRITORY))
ERA_SCORED: Final = Note("era_scored", "CIV-546", (SEAT, CATEGORY, COUNT))
STARTER: Final = Note("starter", "CIV-547", (SEAT,))
STATUES_GAVE: Final = Note("statues_gave", "CIV-582", (SEAT, COUNT))
FINAL_SCORED: Final = Note("final_scored", "CIV-600", (SEAT, COUNT))
VICI_REVEALED: Final = Note("vici_revealed", "CIV-807", (ACTION_CARD,))
GOAL_REMOVED: Final = Note("goal_removed", "CIV-806", (GOAL,))
CARD_REMOVED: Final = Note("card_removed", "CIV-824", (CARD,))
VICI_STATUE: Final = Note("vici_statue", "CIV-825")
GRID_MARKED: Final = Note("grid_marked", "CIV-826", (CATEGORY, COUNT))
ATTRIBUTE_REMOVED: Final = Note("attribute_removed", "CIV-826", (ATTRIBUTE,))
CHIP_REMOVED: Final = Note("chip_removed", "CIV-827", (CHIP,))
PROVIDED: Final = Note("provided", "CIV-835", (TERRITORY,))
VICI_HUNTED: Final = Note("vici_hunted", "CIV-837", (TERRITORY,))

NOTES_CARDS: Final = [
    USED_ABILITY, INSTALLED, INSTALLED_CHIP, INSTALLED_GOAL, INSTALLED_ATTRIBUTE, STAGE_FULL, TILE_FLIPPED,
    ADVANCED, BEYOND_TRACK, CHIP_USED, CHIP_POINT, GORGE_TOOK, GLACIER_LAID, OAK_GAVE, FED, SAVED,
    STRONG_SCORED, WEATHER_IS, EVENT_WON, EVENT_LOST, BOAT_LOST, ERA_SCORED, STARTER, STATUES_GAVE, FINAL_SCORED,
    VICI_REVEALED, GOAL_REMOVED, CARD_REMOVED, VICI_STATUE, GRID_MARKED, ATTRIBUTE_REMOVED, CHIP_REMOVED, PROVIDED,
    VICI_HUNTED,
]  # fmt: skip
