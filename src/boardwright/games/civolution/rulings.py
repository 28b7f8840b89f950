"""What was settled before the game: modes, variants and rulings, as typed fields. [CIV-900..978]"""

from __future__ import annotations


class Rulings:
    """Made from texts such as `cave_water=land`; shared by clones, never changed.

    `players`: seats, and V.I.C.I in solo. `newcomers`: a bit for each seat that starts with option A. `first_player`:
    the seat, or -1 where it is drawn. `level`: of V.I.C.I, 1 to 5, 0 with several seats.
    """

    __slots__ = (
        "attributes_at_ends", "boats_lost_tribes", "caves_on_land", "chip_twice", "deus_everywhere", "first_layout",
        "first_player", "free_start", "goals_stacked", "idle", "ignore_real_stage", "interleaved", "level",
        "lines_before", "newcomers", "open_tiles", "owners_order", "players", "seats", "settled", "solo",
        "tests_after", "vici_chosen", "vici_performs",
    )  # fmt: skip

    def __init__(self, seats: int, settled: list[str]) -> None:
        self.seats = seats
        self.settled = settled
        self.solo = seats == 1
        self.players = 2 if seats == 1 else seats
        self.newcomers = seats_of(settled, "newcomers")  # CIV-066, CIV-072
        self.first_player = number_of(settled, "first_player") - 1  # CIV-911
        self.first_layout = "layout=first" in settled  # CIV-730
        self.open_tiles = "tiles=beginner" in settled  # CIV-061
        self.settle_actions(settled)
        self.settle_phases(settled)
        self.level = number_of(settled, "level") if self.solo else 0  # CIV-840..844
        self.vici_performs = "vici_reset=performs" in settled  # CIV-845
        self.vici_chosen = "vici_equal=human" in settled  # CIV-971
        self.free_start = "free_start=on" in settled  # CIV-804

    def settle_actions(self, settled: list[str]) -> None:
        self.owners_order = "reject_order=owner" in settled  # CIV-914
        self.goals_stacked = "goal_stacking=free" in settled  # CIV-917
        self.idle = "idle_activation=on" in settled  # CIV-919
        self.interleaved = "part_order=interleaved" in settled  # CIV-921
        self.tests_after = "migration_test=after" in settled  # CIV-925
        self.caves_on_land = "cave_water=land" in settled  # CIV-926
        self.attributes_at_ends = "attribute_window=ends" in settled  # CIV-940
        self.ignore_real_stage = "ignore_assumed=real" in settled  # CIV-943

    def settle_phases(self, settled: list[str]) -> None:
        self.deus_everywhere = "deus_scope=all" in settled  # CIV-950
        self.boats_lost_tribes = "event_removal=removed" in settled  # CIV-953
        self.lines_before = "thresholds=reached" in settled  # CIV-905
        self.chip_twice = "income_gained=twice" in settled  # CIV-907


def number_of(settled: list[str], option: str) -> int:
    """The number that an option has, 0 where it has none."""
    for text in settled:
        name, _, value = text.partition("=")
        if name == option and value.isdigit():
            return int(value)
    return 0


def seats_of(settled: list[str], option: str) -> int:
    """The seats that an option lists, as bits: `newcomers=1,3` gives 5."""
    bits = 0
    for text in settled:
        name, _, value = text.partition("=")
        if name == option:
            for seat in value.split(","):
                if seat.isdigit():
                    bits |= 1 << int(seat) - 1
    return bits
