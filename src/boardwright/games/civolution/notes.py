"""What the log tells of a turn; moves_cards.py has the notes of cards, chips and the phases that close an era."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import COUNT, SEAT, Note
from boardwright.games.civolution.domains import (
    ACTION,
    CAMP,
    CARD,
    CHIP_CARD,
    EVENT_CARD,
    GOAL,
    MARKER_CARD,
    MATERIAL,
    MODULE,
    PROJECT,
    SITE,
    SPACE,
    STACK,
    TERRITORY,
    TRIBE,
    VALUE,
)

MARKER_CARD_KEPT: Final = Note("marker_card_kept", "CIV-069", (SEAT, MARKER_CARD))
CHIP_CARD_TAKEN: Final = Note("chip_card_taken", "CIV-071", (SEAT, CHIP_CARD))
ERA_BEGAN: Final = Note("era_began", "CIV-100", (COUNT,))
EVENT_REVEALED: Final = Note("event_revealed", "CIV-110", (EVENT_CARD,))
CARD_REVEALED: Final = Note("card_revealed", "CIV-111", (CARD,))
ROUND_BEGAN: Final = Note("round_began", "CIV-140", (SEAT,))
LAST_ROUND: Final = Note("last_round", "CIV-171")
ACTIVATED: Final = Note("activated", "CIV-145", (SEAT, ACTION, COUNT))
PAID_DIE: Final = Note("paid_die", "CIV-149", (SEAT, VALUE))
PAID_MARKER: Final = Note("paid_marker", "CIV-149", (SEAT, SPACE))
PAID_IDEAS: Final = Note("paid_ideas", "CIV-146", (SEAT, COUNT))
RESET_DONE: Final = Note("reset_done", "CIV-160", (SEAT, COUNT))
ROLLED_DICE: Final = Note("rolled_dice", "CIV-162", (SEAT, COUNT))
ROLLED_FATE: Final = Note("rolled_fate", "CIV-305", (SEAT, VALUE))
CHOSE_VALUE: Final = Note("chose_value", "CIV-305", (SEAT, VALUE))
TEST_PASSED: Final = Note("test_passed", "CIV-300", (SEAT,))
TEST_FAILED: Final = Note("test_failed", "CIV-303", (SEAT,))
GAINED: Final = Note("gained", "CIV-006", (SEAT, SPACE, COUNT))
RETURNED: Final = Note("returned", "CIV-006", (SEAT, SPACE, COUNT))
SCORED: Final = Note("scored", "CIV-003", (SEAT, COUNT))
FAVOR_MOVED: Final = Note("favor_moved", "CIV-495", (SEAT, COUNT))
DEPARTED: Final = Note("departed", "CIV-310", (SEAT, TRIBE))
SETTLED: Final = Note("settled", "CIV-311", (SEAT, CAMP))
DISPLACED: Final = Note("displaced", "CIV-312", (SEAT, CAMP))
BOARDED: Final = Note("boarded", "CIV-314", (SEAT, TERRITORY))
DEVELOPED: Final = Note("developed", "CIV-316", (TERRITORY, MATERIAL))
LAID_DOWN: Final = Note("laid_down", "CIV-005", (SEAT, TRIBE))
STOOD_UP: Final = Note("stood_up", "CIV-337", (SEAT, TRIBE))
TRIBE_LOST: Final = Note("tribe_lost", "CIV-534", (SEAT, TRIBE))
PRODUCED: Final = Note("produced", "CIV-325", (SEAT, TERRITORY))
TRANSPORTED: Final = Note("transported", "CIV-327", (SEAT, TERRITORY, MATERIAL))
SITE_REVEALED: Final = Note("site_revealed", "CIV-225", (SITE, COUNT))
BUILT: Final = Note("built", "CIV-350", (SEAT, PROJECT))
FARM_LOST: Final = Note("farm_lost", "CIV-694", (TERRITORY,))
HUNTED: Final = Note("hunted", "CIV-333", (SEAT, TERRITORY, COUNT))
TOOK_CARD: Final = Note("took_card", "CIV-340", (SEAT, STACK))
DREW_CARD: Final = Note("drew_card", "CIV-340", (CARD,))
TOOK_OPEN_CARD: Final = Note("took_open_card", "CIV-340", (SEAT, CARD))
KEPT_CARDS: Final = Note("kept_cards", "CIV-244", (SEAT, COUNT, COUNT))
GAINED_DIE: Final = Note("gained_die", "CIV-245", (SEAT, VALUE))
GAINED_FATE_DIE: Final = Note("gained_fate_die", "CIV-245", (SEAT,))
DIE_GIVEN: Final = Note("die_given", "CIV-246", (SEAT, SEAT))
SOLD: Final = Note("sold", "CIV-247", (SEAT, MATERIAL, COUNT))
BOUGHT: Final = Note("bought", "CIV-248", (SEAT, MATERIAL))
TOOK_GOAL: Final = Note("took_goal", "CIV-341", (SEAT, GOAL))
UPGRADED: Final = Note("upgraded", "CIV-343", (SEAT, MODULE, COUNT))

NOTES: Final = [
    MARKER_CARD_KEPT, CHIP_CARD_TAKEN, ERA_BEGAN, EVENT_REVEALED, CARD_REVEALED, ROUND_BEGAN, LAST_ROUND, ACTIVATED,
    PAID_DIE, PAID_MARKER, PAID_IDEAS, RESET_DONE, ROLLED_DICE, ROLLED_FATE, TEST_PASSED, TEST_FAILED, GAINED,
    RETURNED, SCORED, FAVOR_MOVED, DEPARTED, SETTLED, DISPLACED, BOARDED, DEVELOPED, LAID_DOWN, STOOD_UP, TRIBE_LOST,
    PRODUCED, TRANSPORTED, SITE_REVEALED, BUILT, FARM_LOST, HUNTED, TOOK_CARD, DREW_CARD, TOOK_OPEN_CARD, KEPT_CARDS,
    GAINED_DIE, GAINED_FATE_DIE, DIE_GIVEN, SOLD, BOUGHT, TOOK_GOAL, UPGRADED, CHOSE_VALUE,
]  # fmt: skip
