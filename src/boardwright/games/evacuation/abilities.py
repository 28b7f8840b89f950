"""What a permanent technology does, in words made from its modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.vocabulary import (
    AFTER_SETTLE,
    ANY,
    ANY_BAY,
    ANY_PREFAB_PAYMENT,
    BIOME_REACH,
    BONUS_TOLERANCE,
    CLONE_TOKENS,
    ENERGY_WAIVED,
    EXCHANGE_TIMES,
    FLIGHT_COST,
    FLIGHT_COST_MINIMUM,
    GAIN_BONUS,
    GAIN_BONUSES,
    INCOME,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_COST_MINIMUM,
    INFRASTRUCTURE_MOVES,
    MIXED_SHIP,
    MIXED_STADIUM,
    PROGRESS_STEPS,
    REQUIREMENT_MISSING,
    RETURN_COST,
    SETTLE_PRODUCTION,
    SETTLE_STEEL,
    SETTLE_STEEL_MINIMUM,
    SHIP_BUILDING,
    SHIP_RESOURCES,
    SOME_FLIGHTS,
    SOME_FLIGHTS_COST,
    SOME_SETTLE_PRODUCTION,
    SOME_SETTLEMENTS,
    STADIUM_COST,
    STADIUM_COST_MINIMUM,
)

if TYPE_CHECKING:
    from boardwright.games.evacuation.telling import Telling

Numbers = dict[int, int]
Tell = Callable[["Telling", Numbers], str]


def abilities(t: Telling, pairs: list[tuple[int, int]], generous: bool) -> list[str]:
    """A sentence for each thing that a tile does; `generous`: by which rule bonuses are won. [EVA-443]"""
    numbers = dict(pairs)
    told = [tell(t, numbers) for number, tell in STANDING if number in numbers]
    told += [regular(t, numbers, INCOME, world) for world in range(2)]
    told += [regular(t, numbers, AFTER_SETTLE, world) for world in range(3)]
    if BONUS_TOLERANCE in numbers:
        told.append(t.say(GENEROUS if generous else STRICT, n=numbers[BONUS_TOLERANCE]))
    return [each for each in told if each]


GENEROUS: Final = _("For you the numbers of bonuses are higher by {n}.")
STRICT: Final = _("A bonus is yours also where its number is {n} away from your power.")
REGULAR: Final = {
    INCOME: [
        _("At each Income, {cubes} more on the Old World side."),
        _("At each Income, {cubes} more on the New World side."),
    ],
    AFTER_SETTLE: [
        _("After each settlement gain {cubes} on the Old World side."),
        _("After each settlement gain {cubes} on the New World side."),
        _("After each settlement gain {cubes}."),
    ],
}


def regular(t: Telling, numbers: Numbers, start: int, world: int) -> str:
    """Cubes of each Income, or after each settlement; "" for none."""
    cubes = t.cubes([numbers.get(start + world * 4 + each, 0) for each in range(4)])
    return t.say(REGULAR[start][world], cubes=cubes) if cubes else ""


def at_least(t: Telling, numbers: Numbers, minimum: int) -> str:
    least = numbers.get(minimum, 0)
    return t.say(_(" (at least {n})"), n=least) if least else ""


def flights(t: Telling, n: Numbers) -> str:
    least = at_least(t, n, FLIGHT_COST_MINIMUM)
    return t.say(_("Flights to the New World cost {n} energy less{least}."), n=-n[FLIGHT_COST], least=least)


def some_flights(t: Telling, n: Numbers) -> str:
    one, many = ngettext(
        "{n} flight a year to the New World costs {less} energy less{least}.",
        "{n} flights a year to the New World cost {less} energy less each{least}.",
    )
    least = at_least(t, n, FLIGHT_COST_MINIMUM)
    return t.count(one, many, n[SOME_FLIGHTS], less=-n[SOME_FLIGHTS_COST], least=least)


def settle_steel(t: Telling, n: Numbers) -> str:
    least = at_least(t, n, SETTLE_STEEL_MINIMUM)
    return t.say(_("Each settlement costs {n} steel less{least}."), n=-n[SETTLE_STEEL], least=least)


def some_settlements(t: Telling, n: Numbers) -> str:
    one, many = ngettext(
        "After {n} settlement a year your lowest New World marker rises by {more}.",
        "After the first {n} settlements of a year your lowest New World marker rises by {more}.",
    )
    return t.count(one, many, n[SOME_SETTLEMENTS], more=n[SOME_SETTLE_PRODUCTION])


def gain_bonus(t: Telling, n: Numbers) -> str:
    text = _("When a board action gains a cube, {cubes} more, at most {times} times a year.")
    return t.say(text, cubes=t.amount(ANY, n[GAIN_BONUS]), times=n[GAIN_BONUSES])


def infrastructure_cost(t: Telling, n: Numbers) -> str:
    one, many = ngettext("Infrastructure costs {n} cube less{least}.", "Infrastructure costs {n} cubes less{least}.")
    return t.count(one, many, -n[INFRASTRUCTURE_COST], least=at_least(t, n, INFRASTRUCTURE_COST_MINIMUM))


def stadium_cost(t: Telling, n: Numbers) -> str:
    one, many = ngettext("Stadiums cost {n} cube less{least}.", "Stadiums cost {n} cubes less{least}.")
    return t.count(one, many, -n[STADIUM_COST], least=at_least(t, n, STADIUM_COST_MINIMUM))


def counted(number: int, texts: tuple[str, str]) -> tuple[int, Tell]:
    """A modifier that is just a number of something."""
    return number, lambda t, n: t.count(*texts, n[number])


def plain(number: int, text: str, base: int = 0) -> tuple[int, Tell]:
    """A modifier told by one text; `base` is added to its number."""
    return number, lambda t, n: t.say(text, n=base + n[number])


STANDING: Final[list[tuple[int, Tell]]] = [
    (FLIGHT_COST, flights),
    (SOME_FLIGHTS, some_flights),
    plain(RETURN_COST, _("A flight back to the Old World costs {n} energy."), 1),
    counted(SHIP_RESOURCES, ngettext("Each ship carries {n} cube more.", "Each ship carries {n} cubes more.")),
    plain(SHIP_BUILDING, _("Each ship has {n} more building capacity.")),
    plain(ANY_BAY, _("Every bay takes a site of any colour.")),
    (SETTLE_STEEL, settle_steel),
    counted(CLONE_TOKENS, ngettext("Each clone brings {n} person more.", "Each clone brings {n} people more.")),
    counted(
        BIOME_REACH,
        ngettext("You settle biomes {n} transition further.", "You settle biomes {n} transitions further."),
    ),
    plain(SETTLE_PRODUCTION, _("After each settlement your lowest New World marker rises by {n}.")),
    (SOME_SETTLEMENTS, some_settlements),
    counted(
        EXCHANGE_TIMES,
        ngettext("{n} more exchange whenever you exchange.", "{n} more exchanges whenever you exchange."),
    ),
    plain(ANY_PREFAB_PAYMENT, _("A factory may be prefabricated with a cube of any type.")),
    (GAIN_BONUS, gain_bonus),
    plain(ENERGY_WAIVED, _("{n} energy of your actions a year need not be paid.")),
    counted(
        PROGRESS_STEPS,
        ngettext("{n} more step in each Progress phase.", "{n} more steps in each Progress phase."),
    ),
    counted(
        INFRASTRUCTURE_MOVES,
        ngettext(
            "{n} more move in each board action with infrastructure moves.",
            "{n} more moves in each board action with infrastructure moves.",
        ),
    ),
    (INFRASTRUCTURE_COST, infrastructure_cost),
    (STADIUM_COST, stadium_cost),
    plain(MIXED_SHIP, _("The cost of a ship may come from both worlds.")),
    plain(MIXED_STADIUM, _("The cost of a stadium may come from both worlds.")),
    counted(
        REQUIREMENT_MISSING,
        ngettext(
            "{n} site that an infrastructure card asks for may be missing.",
            "{n} sites that an infrastructure card asks for may be missing.",
        ),
    ),
]
