"""What chips ask for and do as a row of signs: numbers, icons, lands, materials. Their words are in the titles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import number, rect, text, width
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import ROWS, TYPES, die, material
from boardwright.games.civolution.vocabulary import (
    ANY_FEATURE,
    ANY_TRACK,
    COUNTERS,
    DO_CHOOSE,
    DO_DRAW,
    DO_FATE_DIE,
    DO_FEATURE,
    DO_MATERIAL,
    DO_PER,
    DO_TEST,
    DO_TRACK,
    VERBS,
)
from boardwright.games.civolution.vocabulary_abilities import GOAL_RETURN_MATERIAL, REQUIREMENTS

if TYPE_CHECKING:
    from boardwright.games.civolution.box import Box
    from boardwright.games.civolution.box_parts import Effect

Sign = tuple[str, str | int]
"""What sort it is - word, icon, land, material, die -, and which."""
SIZE: Final = 16
GAP: Final = 2
WORD: Final = "t14 b"
JOINTS: Final = ("×", "+", "|", "=")
STACKED: Final = 3
"""Signs that there is room for on a small chip, below each other."""
GOALS: Final[dict[str, tuple[str, ...]]] = {
    "farm_in": ("farm", "@"), "tribes_in_one": ("n", "tribe", "@"), "fire_in": ("tribe", "fire", "@"),
    "territories_of": ("tribe", "n", "×", "@"), "raw_in_one": ("n", "raw", "@"), "boat_full": ("boat", "2", "tribe"),
    "boats": ("n", "boat"), "boat_laden": ("boat", "tribe", "+", "raw"),
    "ground_two_statues": ("building_ground", "2", "statue"),
    "ground_both": ("building_ground", "settlement", "+", "statue"),
    "island_building": ("water", "building_ground", "1"), "settlements": ("n", "settlement"),
    "statues": ("n", "statue"), "farms": ("n", "farm"), "wilderness": ("n", "tribe", "grass"),
    "site_hub": ("tribe", "3", "octagon"),
    "sole_master": ("tribe", "=", "camps"), "neighbours": ("2", "tribe", "|", "2", "tribe"),
    "land_kinds": ("n", "×", "expansion"), "working_farm": ("farm", "+", "tribe", "+", "2", "raw"),
    "twin_camps": ("tribe", "|", "rival"), "farm_by_ground": ("farm", "|", "building_ground"),
}  # fmt: skip
"""By requirement: icons by name, `n` its number, `@` its land; anything else as it stands."""
DOES: Final = {
    "points": "point", "planning": "plan", "same_material": "raw", "migrate": "migration", "procreate": "procreation",
    "place_tribes": "tribe", "produce": "production", "transport": "transport",
    "lucky_find": "clover", "reveal": "octagon", "gain_card": "card", "gain_goal": "planning",
    "install_card": "building", "income_action": "income", "income_chip": "income", "move_feature": "mutation",
    "stage_tile": "lock", "build": "building", "sale": "money", "purchase": "trade", "upgrade": "up",
}  # fmt: skip
"""By verb: the icon, where it is not called as the verb."""
TWO: Final = {"favor": ("step", "favor"), "strengthen": ("tribe", "up"), "hunt": ("hunt", "food")}
COUNTED: Final = {
    "strong_tribe": "tribe", "weak_tribe": "lying", "wilderness_tribe": "grass", "boat_tribe": "boat",
    "territory": "expansion", "land_kind": "expansion", "terrain_tribe": "tribe", "raw_material": "raw",
    "stored_material": "raw", "stored_kind": "raw", "feature": "attribute", "feature_kind": "attribute", "dice": "d5",
    "track": "step", "favor_space": "favor", "site_adjacent": "octagon", "upgrade": "up", "income_chip": "income",
}  # fmt: skip
"""By counter: the icon, where it is not called as the counter."""


def of_goal(box: Box, chip: int) -> list[Sign]:
    """What a goal chip asks for. [CIV-450]"""
    it = box.goals[chip]
    if it.kind == GOAL_RETURN_MATERIAL:
        return [("word", f"−{it.n}" if it.n > 1 else "−"), ("material", it.what)]
    return [of_part(part, it.n, it.what) for part in GOALS[REQUIREMENTS[it.kind]]]


def of_part(part: str, n: int, land: int) -> Sign:
    if part == "n":
        return "word", str(n)
    if part == "@":
        return "land", land
    return ("icon", part) if part.isalpha() or "_" in part else ("word", part)


def of_effects(box: Box, effects: list[Effect]) -> list[Sign]:
    """What an income chip does, in order; a favor test before what it allows. [CIV-346]"""
    return [sign for effect in effects for sign in of_effect(box, effect)]


def of_effect(box: Box, effect: Effect) -> list[Sign]:
    if effect.verb == DO_TEST:
        return [("icon", "favor"), ("word", "›"), *of_effects(box, effect.parts)]
    if effect.verb == DO_CHOOSE:
        parts = [of_effect(box, part) for part in effect.parts]
        return [sign for at, part in enumerate(parts) for sign in ([("word", "/")] if at else []) + part]
    if effect.verb == DO_PER:
        assert effect.count is not None
        counter = COUNTERS[effect.count.counter]
        return [*of_effect(box, effect.parts[0]), ("word", "/"), ("icon", COUNTED.get(counter, counter))]
    amount = f"{effect.n}:{effect.more}" if effect.verb == DO_DRAW else str(effect.n)
    return [("word", amount), *noun(box, effect)]


def noun(box: Box, effect: Effect) -> list[Sign]:
    """The thing that an effect is about."""
    verb = VERBS[effect.verb]
    if effect.verb == DO_MATERIAL and effect.mask.bit_count() in (1, 2, 3):
        return [("material", each) for each in range(effect.mask.bit_length()) if effect.mask >> each & 1]
    if effect.verb == DO_MATERIAL:
        rows = {each % ROWS for each in range(effect.mask.bit_length()) if effect.mask >> each & 1}
        return [("icon", "raw"), *([("word", "I" * (rows.pop() + 1))] if len(rows) == 1 else [])]
    if effect.verb == DO_FEATURE:
        return [("icon", box.feature_ids[effect.what] if effect.what < ANY_FEATURE else "attribute")]
    if effect.verb == DO_TRACK:
        return [("icon", "step"), *([("icon", TYPES[effect.what])] if effect.what < ANY_TRACK else [])]
    if verb in TWO:
        return [("icon", each) for each in TWO[verb]]
    if effect.verb == DO_FATE_DIE:
        return [("die", 0)]
    if verb in ("activation_die", "retrieve_die"):
        return [("die", 5)]
    if verb == "draw":
        return [("icon", "card")]
    return [("icon", DOES.get(verb, verb))]


# -- drawn ------------------------------------------------------------------------------------------------------


def length(signs: list[Sign]) -> float:
    return sum([wide(each) + GAP for each in signs]) - GAP


def wide(sign: Sign) -> float:
    return width(str(sign[1]), WORD) if sign[0] == "word" else SIZE + (1 if sign[0] in ("land", "material") else 0)


def row(box: Box, signs: list[Sign], x: float, y: float) -> str:
    """From x on, around a line at y."""
    out = ""
    for each in signs:
        out += one(box, each, x, y)
        x += wide(each) + GAP
    return out


def one(box: Box, sign: Sign, x: float, y: float) -> str:
    sort, which = sign
    middle = x + SIZE / 2
    if sort == "word":
        return text(x, y + 5, str(which), WORD)
    if sort == "material":
        return material(box, int(which), middle, y, SIZE + 1)
    if sort == "die":
        return die(x, y - SIZE / 2, SIZE, int(which), "die" if which else "die fate")
    if sort == "land":
        tile = rect(x, y - SIZE / 2, SIZE, SIZE, 3, f"land land{which} rim")
        return tile + icon(box.terrain_ids[int(which)], middle, y, SIZE - 3, "ic thin")
    return icon(str(which), middle, y, SIZE)


def stack(box: Box, signs: list[Sign], x: float, high: float) -> str:
    """Small and below each other around x, without what joins them; the last stands for what there is no room for."""
    kept = [each for each in signs if each[1] not in JOINTS]
    if len(kept) > STACKED:
        kept = [*kept[: STACKED - 1], ("word", "…")]
    step = (high - 4) / len(kept)
    return "".join([small(box, each, x, 2 + (at + 0.5) * step) for at, each in enumerate(kept)])


def small(box: Box, sign: Sign, x: float, y: float) -> str:
    if sign[0] == "word":
        return text(x, y + 4.5, str(sign[1]), "t12 b", "middle")
    return f'<g transform="translate({number(x)} {number(y)}) scale(.72)">{one(box, sign, -SIZE / 2, 0)}</g>'
