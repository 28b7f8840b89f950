"""What the log tells of the later phases, the end of the game, the drafts and the solo cards. [EVA-010]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import COUNT, SEAT, Note
from boardwright.games.evacuation.domains import (
    BONUS_CARD,
    BONUS_DOMAIN,
    CARD,
    GOAL,
    MARKER,
    OBJECTIVE,
    RESOURCE,
    SHIP,
    SITE,
    SOLO_CARD,
    SPACE,
    STADIUM,
    TILE,
)

FLEW: Final = Note("flew", "EVA-507", (SEAT, SHIP, COUNT))  # the energy paid
EVACUATED: Final = Note("evacuated", "EVA-505", (SEAT, TILE))
LOADED_STADIUM: Final = Note("loaded_stadium", "EVA-503", (SEAT, STADIUM))
LOADED_FACTORY: Final = Note("loaded_factory", "EVA-503", (SEAT, RESOURCE))
LOADED: Final = Note("loaded", "EVA-504", (SEAT, RESOURCE))
STADIUM_CARRIED: Final = Note("stadium_carried", "EVA-004", (SEAT, STADIUM))
FACTORY_CARRIED: Final = Note("factory_carried", "EVA-004", (SEAT, RESOURCE))
RETURNED: Final = Note("returned", "EVA-507", (SEAT, SHIP, COUNT))  # the energy paid
UNLOADED: Final = Note("unloaded", "EVA-510", (SEAT, SHIP))

ORDERED: Final = Note("ordered", "EVA-601", (COUNT, SEAT))  # the place, from 1
SLID: Final = Note("slid", "EVA-611")
STEPS_LOST: Final = Note("steps_lost", "EVA-618", (SEAT, COUNT))
ADVANCED: Final = Note("advanced", "EVA-612", (SEAT, MARKER, SPACE))
PASSED_TRANSITION: Final = Note("passed_transition", "EVA-616", (SEAT, MARKER, COUNT))  # its number, from 1
OCEAN_LEFT: Final = Note("ocean_left", "EVA-621", (SEAT,))
OCEAN_RESETTLED: Final = Note("ocean_resettled", "EVA-623", (SEAT,))
LEVEL_CHOSEN: Final = Note("level_chosen", "EVA-907", (SEAT, CARD, COUNT))

BONUS_WON: Final = Note("bonus_won", "EVA-701", (SEAT, BONUS_DOMAIN, COUNT))  # the power
BONUS_MISSED: Final = Note("bonus_missed", "EVA-702", (SEAT, COUNT))  # the power
BONUS_SHOWN: Final = Note("bonus_shown", "EVA-711", (BONUS_CARD,))
CLEANED_UP: Final = Note("cleaned_up", "EVA-713", (COUNT,))  # the year that is over
DECK_SHUFFLED: Final = Note("deck_shuffled", "EVA-909", (COUNT,))

GAME_ENDED: Final = Note("game_ended", "EVA-804", (COUNT,))  # the year
MARKER_LOWERED: Final = Note("marker_lowered", "EVA-805", (SEAT, RESOURCE, COUNT))
MARKER_RAISED: Final = Note("marker_raised", "EVA-806", (SEAT, RESOURCE, COUNT))

GOALS_DEALT: Final = Note("goals_dealt", "EVA-115", (COUNT,))
GOAL_KEPT: Final = Note("goal_kept", "EVA-115", (GOAL,))
GOAL_GIVEN_UP: Final = Note("goal_given_up", "EVA-115", (GOAL,))
PACKETS_PASSED: Final = Note("packets_passed", "EVA-115", (COUNT,))  # cards in each
GOAL_REMOVED: Final = Note("goal_removed", "EVA-955", (COUNT,))

CARDS_KEPT: Final = Note("cards_kept", "EVA-902", (SEAT, COUNT))
PUT_AWAY: Final = Note("put_away", "EVA-905", (SEAT, COUNT))

OBJECTIVE_PLAYED: Final = Note("objective_played", "EVA-932", (SEAT, OBJECTIVE))
OBJECTIVE_OPEN: Final = Note("objective_open", "EVA-931", (OBJECTIVE,))
LINE_OPEN: Final = Note("line_open", "EVA-933", (SITE, COUNT))  # the side up, 1 or 2

SOLO_SHUFFLED: Final = Note("solo_shuffled", "EVA-956", (COUNT,))
SOLO_TURNED: Final = Note("solo_turned", "EVA-957", (SOLO_CARD, COUNT))  # the number that counts, X is 4
SOLO_NOTHING: Final = Note("solo_nothing", "EVA-957")
OPPONENT_TOOK: Final = Note("opponent_took", "EVA-959", (STADIUM,))
SOLO_TILE_MOVED: Final = Note("solo_tile_moved", "EVA-960", (SITE,))
OPPONENT_SETTLED: Final = Note("opponent_settled", "EVA-960", (SITE,))
OPPONENT_BLOCKED: Final = Note("opponent_blocked", "EVA-960", (SITE,))
OPPONENT_PASSED: Final = Note("opponent_passed", "EVA-958")
RIVAL_ADVANCED: Final = Note("rival_advanced", "EVA-961", (COUNT, SPACE))  # 1 the opponent, 2 the extra

NOTES_LATER: Final = [
    FLEW, EVACUATED, LOADED_STADIUM, LOADED_FACTORY, LOADED, STADIUM_CARRIED, FACTORY_CARRIED, RETURNED, UNLOADED,
    ORDERED, SLID, STEPS_LOST, ADVANCED, PASSED_TRANSITION, OCEAN_LEFT, OCEAN_RESETTLED, LEVEL_CHOSEN, BONUS_WON,
    BONUS_MISSED, BONUS_SHOWN, CLEANED_UP, DECK_SHUFFLED, GAME_ENDED, MARKER_LOWERED, MARKER_RAISED, GOALS_DEALT,
    GOAL_KEPT, GOAL_GIVEN_UP, PACKETS_PASSED, GOAL_REMOVED, CARDS_KEPT, PUT_AWAY, OBJECTIVE_PLAYED, OBJECTIVE_OPEN,
    LINE_OPEN, SOLO_SHUFFLED, SOLO_TURNED, SOLO_NOTHING, OPPONENT_TOOK, SOLO_TILE_MOVED, OPPONENT_SETTLED,
    OPPONENT_BLOCKED, OPPONENT_PASSED, RIVAL_ADVANCED,
]  # fmt: skip
