"""Why a number on a board is what it is: `New World production of energy: 7 = 5 from sites + 2 from infrastructure`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import SITE_FACTORY
from boardwright.games.evacuation.vocabulary import FOOD, NEW, OLD

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView


def production_told(sight: Sight, player: PlayerView, resource: int) -> str:
    """A production marker with what raised it. [EVA-209, EVA-451, EVA-432]"""
    number = player.production[resource]
    told = sight.say(_("New World production of {resource}: {n}"), resource=sight.words.resource(resource), n=number)
    sites, cards = from_sites(sight, player.seat, resource), from_infrastructure(sight, player, resource)
    parts = [(sites, _("{n} from sites")), (cards, _("{n} from infrastructure"))]
    return added(sight, told, [*parts, (number - sites - cards, _("{n} from oceans and effects"))])


def from_sites(sight: Sight, seat: int, resource: int) -> int:
    """What people and factories on the sites of a seat raise, by ruling food alone. [EVA-451, EVA-452, INT-15]"""
    view, rises = sight.view, sight.box.map.rises
    raised = 0
    for site, owner in enumerate(view.owner):
        if owner != seat:
            continue
        raised += view.held[site] // SITE_FACTORY**resource % SITE_FACTORY
        if sight.table.rulings.people_food:
            raised += sum(rises[site * 3 : site * 3 + 3]) if resource == FOOD else 0
        else:
            raised += rises[site * 3 + resource]
    return raised


def from_infrastructure(sight: Sight, player: PlayerView, resource: int) -> int:
    """What the cards raise that are met. [EVA-432]"""
    production = sight.box.infrastructure.production
    return sum([production[card * 3 + resource] for card in player.played if player.fulfilled >> card & 1])


def faces_told(sight: Sight, player: PlayerView) -> str:
    """All happy faces, and where they are. [EVA-601]"""
    faces = sight.box.stadiums.faces
    stadiums = sum([faces[stadium] for world in (OLD, NEW) for stadium in player.stadiums[world]])
    parts = [(stadiums, _("{n} on stadiums")), (player.faces - stadiums, _("{n} on technologies"))]
    return added(sight, sight.words.faces(player.faces), parts)


def added(sight: Sight, told: str, parts: list[tuple[int, str]]) -> str:
    """The number, and its parts where there is more than one."""
    shown = [sight.say(text, n=number) for number, text in parts if number]
    return f"{told} = {' + '.join(shown)}" if len(shown) > 1 else told
