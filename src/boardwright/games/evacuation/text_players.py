"""What lies before a player, as text: pairs of a head and a line that may be broken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.evacuation import notes_told
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.queries_words import profile
from boardwright.games.evacuation.rules.transport import ABOARD
from boardwright.games.evacuation.state import FREIGHT, FREIGHT_FACTORIES, FREIGHT_PEOPLE
from boardwright.games.evacuation.telling import FACTORIES, SYMBOLS
from boardwright.games.evacuation.text_map import LETTERS
from boardwright.games.evacuation.vocabulary import NEW, OLD

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import PlayerView, View
    from boardwright.games.evacuation.words import Words

HEAD: Final = 12
Told = tuple[str, str]


def area(view: View, words: Words, player: PlayerView) -> list[Told]:
    """One player: what is told of all, both worlds, technologies, cards."""
    name = words.player(view, player.seat)
    told = [("", name[:1].upper() + name[1:] + (words.say(_(" (you)")) if player.seat == view.seat else ""))]
    told.append(headed(words, _("  Year"), year(view, words, player)))
    told.append(headed(words, _("  Old"), world(view, words, player, OLD)))
    told.append(headed(words, _("  New"), world(view, words, player, NEW)))
    told.append(headed(words, _("  Research"), research(view, words, player)))
    return told + [headed(words, head, rest) for head, rest in cards(view, words, player) if rest]


def headed(words: Words, head: str, rest: str) -> Told:
    return f"{words.say(head):<{HEAD}}", rest


def year(view: View, words: Words, player: PlayerView) -> str:
    """Actions, power, markers, what counts."""
    spaces = words.listed([words.space(view.box, space, profile(view)) for space in player.markers])
    told = [
        words.say(_("{n} actions, power {power}"), n=player.acted, power=player.power),
        words.say(_("groups used {groups}"), groups="/".join([str(used) for used in player.groups])),
        words.say(_("markers at {spaces}"), spaces=spaces),
        words.faces(player.faces),
        words.say(_("penalty chips {n}"), n=player.penalties),
    ]
    symbols = [words.say(name) for number, name in enumerate(SYMBOLS) if player.symbols >> number & 1]
    told += [words.say(_("symbols {symbols}"), symbols=words.listed(symbols))] if symbols else []
    return "; ".join(told + [words.say(_("passed"))] * player.passed)


def world(view: View, words: Words, player: PlayerView, side: int) -> str:
    """What lies on a side, then its sites."""
    box = view.box
    told = [words.cost(list(player.cubes[side * 3 : side * 3 + 3]))]
    if side == NEW:
        production = "/".join([str(number) for number in player.production])
        told = [words.say(_("production {n} (energy/steel/food)"), n=production), *told, words.persons(player.people)]
    told += waiting(words, player.factories[side * 3 : side * 3 + 3])
    told += [words.ship_facts(box, ship) for ship in player.ships[side]]
    told += [words.stadium_facts(box, stadium) for stadium in player.stadiums[side]]
    told += under_way(view, words, player) if side == OLD else []
    return "; ".join([each for each in told if each]) + places(view, words, player, side)


def waiting(words: Words, factories: tuple[int, ...]) -> list[str]:
    """Factories by type, `2 x steel factory`."""
    return [f"{number} x {words.say(name)}" for name, number in zip(FACTORIES, factories, strict=True) if number]


def under_way(view: View, words: Words, player: PlayerView) -> list[str]:
    """Ships that are loaded, with their freight."""
    return [
        words.say(_("under way {ship}"), ship=words.about(words.ship(view.box, ship), freight(view, words, player, at)))
        for at, ship in enumerate(player.flying)
    ]


def freight(view: View, words: Words, player: PlayerView, at: int) -> list[str]:
    """What lies in a ship."""
    loaded = player.freight[at * FREIGHT : at * FREIGHT + FREIGHT]
    people = loaded[FREIGHT_PEOPLE]
    told = [words.cubes(loaded[:FREIGHT_FACTORIES]), *waiting(words, loaded[FREIGHT_FACTORIES:FREIGHT_PEOPLE])]
    told += [words.persons(people)] if people else []
    return told + [words.stadium(view.box, each % ABOARD) for each in player.aboard if each // ABOARD == at]


def places(view: View, words: Words, player: PlayerView, side: int) -> str:
    """The sites not evacuated, or those settled."""
    if side == OLD:
        told = [tile(view, words, each, edge) for each, edge in enumerate(player.edges) if player.up >> each & 1]
        return words.say(_(". Sites: {sites}"), sites="; ".join(told)) if told else words.say(_(". All evacuated"))
    sites = [words.site(view.box, site) for site, owner in enumerate(view.owner) if owner == player.seat]
    return words.say(_(". Sites: {sites}"), sites=", ".join(sites)) if sites else ""


def tile(view: View, words: Words, number: int, edge: int) -> str:
    """A site not evacuated in few signs, `L4 yellow, steel factory, S2`."""
    old = view.box.old
    makes = zip(LETTERS, old.produces[number * 3 : number * 3 + 3], strict=True)
    signs = "".join([f"{words.say(letter)}{many}" for letter, many in makes if many])
    colour = f" {words.colour(view.box, edge)}" if edge >= 0 else ""
    return f"{old.ids[number].upper()}{colour}, {words.holding(view.box, number)}, {signs}"


def research(view: View, words: Words, player: PlayerView) -> str:
    """Every column from the lowest tile up; ✓ is developed, → half done."""
    columns = []
    for column, done in enumerate(player.research):
        tiles = player.columns[column * 3 : column * 3 + 3]
        marks = ["✓" if done >= 2 * row + 1 else "→" if row and done == 2 * row else "" for row in range(3)]
        names = [words.technology(view.box, tile) + mark for tile, mark in zip(tiles, marks, strict=True)]
        columns.append(", ".join(names))
    return " | ".join(columns)


def cards(view: View, words: Words, player: PlayerView) -> list[Told]:
    """Infrastructure, goals, objectives, action cards; what is secret only in number."""
    box = view.box
    played = [
        words.infrastructure_facts(box, card) + ("✓" if player.fulfilled >> card & 1 else "") for card in player.played
    ]
    goals = ", ".join([words.goal_facts(box, goal) for goal in player.kept])
    hidden = words.say(_("{n} goals"), n=player.goal_count) if player.goal_count else ""
    hand = [f"{words.card_facts(box, card)} [{box.cards.ids[card]}]" for card in player.cards]
    number = words.count(*notes_told.CARDS, player.card_count) if player.card_count else ""
    return [
        (_("  Played"), ", ".join(played)),
        (_("  Hand"), ", ".join([words.infrastructure_facts(box, card) for card in player.hand])),
        (_("  Goals"), goals or hidden),
        (_("  Held"), ", ".join([words.objective_facts(box, card) for card in player.objectives])),
        (_("  Face up"), ", ".join([words.card_facts(box, card) for card in player.face_up])),
        (_("  Cards"), ", ".join(hand) or number),
    ]
