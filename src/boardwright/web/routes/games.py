"""The games, their options and their rules."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from boardwright import games
from boardwright.bots import levels
from boardwright.core.game import Game
from boardwright.web import models
from boardwright.web.errors import NOT_FOUND, Refused
from boardwright.web.language import _
from boardwright.web.routes.common import Language, TheHouse, errors, plain
from boardwright.web.telling import book

router = APIRouter(prefix="/api/games", tags=["games"])


def seats_of(game: Game) -> list[int]:
    least, most = game.seats
    return list(range(least, most + 1))


@router.get("", response_model=models.Games, operation_id="list_games", responses=errors())
def list_games() -> Response:
    """The games that can be played here, those with the fewest kinds of questions first, and the bots."""
    found = sorted([games.load(name) for name in games.names()], key=lambda game: (len(game.kinds), game.name))
    told = [{"game": game.name, "title": game.title, "seats": seats_of(game)} for game in found]
    return plain({"games": told, "bots": levels.names()})


@router.get("/{game}", response_model=models.GameModel, operation_id="show_game", responses=errors())
def show_game(
    game: str,
    house: TheHouse,
    language: Language,
    edition: Annotated[str, Query(max_length=64, description="The hash of another edition than the game's own.")] = "",
) -> Response:
    """A game with its modes, variants and rulings, each explained, and the editions that tables can use."""
    rules = house.game(game)
    box = house.editions.box(rules, edition)
    words = rules.words(language)
    options = [option_in_words(rules, box, words, option) for option in rules.options]
    return plain(
        {
            "game": rules.name,
            "title": rules.title,
            "seats": seats_of(rules),
            "edition": box.name,
            "editions": [{"edition": each.hash, "name": each.name} for each in house.editions.of(rules)],
            "bots": levels.names(),
            "options": options,
        }
    )


def option_in_words(game: Game, box: Any, words: Any, option: Any) -> dict[str, Any]:
    """An option with its values in words, and the numbers of seats at which it, or a value, can be chosen."""
    able = {value: takers(game, box, option, value) for value in option.values}
    values = [{"value": each, "text": words.option_value(option.name, each), "seats": able[each]} for each in able]
    return {
        "name": option.name,
        "title": words.option_title(option.name),
        "ruling": option.ruling,
        "values": values,
        "defaults": {str(seats): option.default_for(seats, box) for seats in seats_of(game)},
        "seats": [n for n in seats_of(game) if not able or sum(n in each for each in able.values()) > 1],
    }


def takers(game: Game, box: Any, option: Any, value: str) -> list[int]:
    """The numbers of seats at which a value goes with all that is usual; all, if another option forbids it."""
    numbers = seats_of(game)
    usual = {n: {each.name: each.default_for(n, box) for each in game.options} for n in numbers}
    return [n for n in numbers if game.why_not_options(usual[n] | {option.name: value}, n) is None] or numbers


@router.get("/{game}/rules", response_model=models.Rules, operation_id="search_rules", responses=errors())
def search_rules(
    game: str,
    house: TheHouse,
    language: Language,
    search: Annotated[str, Query(max_length=200, description="Words, or the id of a rule; empty: all rules.")] = "",
) -> Response:
    """The rules that speak of something, or a rule by its id."""
    found = book(house.game(game).name, language)
    if found is None:
        return plain({"rules": []})
    wanted = search.strip()
    exact = found.by_id.get(wanted.upper())
    numbered = [each for each in found.entries if wanted.isdecimal() and number_of(each.id) == int(wanted)]
    entries = [exact] if exact else numbered or (found.find(wanted) if wanted else found.entries)
    return plain({"rules": [entry._asdict() for entry in entries]})


def number_of(id: str) -> int:
    """The number in a rule's id, 83 of EVO-083."""
    digits = "".join(sign for sign in id if sign.isdecimal())
    return int(digits) if digits else -1


@router.get("/{game}/draw.css", operation_id="game_style", response_class=Response, responses=errors())
def game_style(game: str, house: TheHouse) -> Response:
    """The style of the game's pictures."""
    try:
        text = resources.files(f"boardwright.games.{house.game(game).name}").joinpath("draw.css").read_bytes()
    except (OSError, ModuleNotFoundError):
        raise Refused(NOT_FOUND, "no_style", _("This game has no pictures yet.")) from None
    return Response(text, media_type="text/css", headers={"Cache-Control": "no-cache"})
