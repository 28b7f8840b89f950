"""English words for the options and their values, and a primer of the game, marked for gettext."""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.words_phrases import _

OPTIONS: Final[dict[str, str]] = {
    "newcomers": _("Seats that start with a hand put together for newcomers"),
    "tiles": _("Material tiles"),
    "layout": _("How the continent lies"),
    "first_player": _("Who is the first starting civilization"),
    "level": _("How hard V.I.C.I plays"),
    "vici_reset": _("V.I.C.I's Reset"),
    "free_start": _("Choose your start freely"),
    "reject_order": _("In which order rejected cards go under a stack"),
    "goal_stacking": _("When goal chips may be put on others"),
    "idle_activation": _("Modules activated for nothing"),
    "part_order": _("How the parts of a module follow each other"),
    "migration_test": _("When the favor test of Migration and Procreation is taken"),
    "cave_water": _("What Caves connect"),
    "attribute_window": _("When attribute chips may be installed"),
    "ignore_assumed": _("Which cost space the special bonus may ignore"),
    "deus_scope": _("Where Deus ex machina saves a tribe"),
    "event_removal": _("Tribes on a boat that an event takes"),
    "thresholds": _("Where the lines of the progress tracks lie"),
    "income_gained": _("An income chip gained in the Income phase"),
    "vici_equal": _("Equal places for V.I.C.I"),
}
VALUES: Final[dict[str, dict[str, str]]] = {
    "newcomers": {},
    "tiles": {
        "experienced": _("All are shuffled within their land type."),
        "beginner": _("Wood and Papyrus lie in the start territories."),
    },
    "layout": {
        "random": _("All tiles lie at random."),
        "first": _("Three tiles lie as in the layout for a first game, the others at random."),
    },
    "first_player": {
        "random": _("It is drawn; in solo it is you."),
        "1": _("Seat 1 begins."),
        "2": _("Seat 2 begins."),
        "3": _("Seat 3 begins."),
        "4": _("Seat 4 begins."),
    },
    "level": {
        "1": _("Beginner: it never uses the red halves of its cards."),
        "2": _("Moderate: red in era 4."),
        "3": _("Medium: red in eras 3 and 4."),
        "4": _("Advanced: red in eras 2 to 4."),
        "5": _("Expert: always red."),
    },
    "vici_reset": {
        "ends": _("The card that causes it is not performed."),
        "performs": _("The card that causes it is performed too."),
    },
    "free_start": {
        "off": _("You choose among the cards that you draw."),
        "on": _("You choose among all starting marker cards and research cards."),
    },
    "reject_order": {
        "drawn": _("In the order in which they were drawn."),
        "owner": _("In the order that their owner likes."),
    },
    "goal_stacking": {
        "full": _("Only while all three goal spaces are taken."),
        "free": _("Always."),
    },
    "idle_activation": {
        "off": _("Not allowed: something must be possible."),
        "on": _("Allowed."),
    },
    "part_order": {
        "complete": _("Each part is completed before the next."),
        "interleaved": _("They may be mixed."),
    },
    "migration_test": {
        "before": _("First, before anything moves."),
        "after": _("After the others, for one more."),
    },
    "cave_water": {
        "all": _("Land and Water."),
        "land": _("Land only."),
    },
    "attribute_window": {
        "any": _("At every decision of your own that is not inside a key action."),
        "ends": _("Only at the start and the end of your turn."),
    },
    "ignore_assumed": {
        "any": _("Any active one, also of an assumed stage."),
        "real": _("Only one of the real stage."),
    },
    "deus_scope": {
        "all": _("Wherever a rule or an event removes it."),
        "feeding_weather": _("In feeding and weather only."),
    },
    "event_removal": {
        "wilderness": _("They go into the wilderness of an adjacent territory."),
        "removed": _("They are removed."),
    },
    "thresholds": {
        "passed": _("After the listed spaces: the bonuses come on spaces 2, 4, 6, 8, 10 and 12."),
        "reached": _("Before the listed spaces: the bonuses come on spaces 1, 3, 5, 7, 9 and 11."),
    },
    "income_gained": {
        "once": _("Its action is done only on gaining it."),
        "twice": _("Its action is done again in this phase."),
    },
    "vici_equal": {
        "first": _("The first one in the order of the territory."),
        "human": _("You choose."),
    },
}

AIM: Final = _("Most success points win after four eras of eight phases.")
AIM_SOLO: Final = _("You win with more success points than V.I.C.I after four eras of eight phases.")
TAUGHT: Final[list[str]] = [
    _(
        "In the Action phase you take turns. In a turn you activate a module with two of your dice of the values that "
        "it shows, or you reset: then you take back your used dice and roll them. Ideas change a die by 1 each; "
        "planning and focus markers replace dice."
    ),
    _(
        "Modules let your tribes migrate, procreate, produce and hunt, build farms, boats, statues and settlements, "
        "gain research cards and install them in the columns of your stage partition. The higher the stage, the more a "
        "card costs, and the more points it brings."
    ),
    _(
        "After the Action phase come the sites, the feeding of your tribes, the weather and an event, the scoring of "
        "one category, and the income of your chips and statues."
    ),
    _("At the end all nine categories are scored, then your stage partition."),
]
OPEN_EDITION: Final = _("{edition}: cards, chips and some numbers are our own where the printed ones are not public.")
