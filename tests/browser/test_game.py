"""Whole games through the page, and two browsers at one table."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from boardwright import games
from tests.browser.hands import NAMES, PHONE, Hands, answer, chosen, expect, hasty, is_over, play, press, ready
from tests.browser.titles import CIVOLUTION, EVACUATION, EVOLUTION, TITLES, Table, Title, named


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_open_after_two_clicks(hands: Hands, game: str):
    page = hands.lobby(game=games.names()[-1])
    page.locator(f".game:has([value={game}])").click()
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    ready(page)
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#title")).to_contain_text(games.load(game).title)


def is_ended(page: Any, names: list[str]) -> None:
    """The page tells who has won, why, and all scores with their rules."""
    expect(page.locator("#question")).to_contain_text(re.compile("win|Nobody"))
    page.locator("#end a[data-rule]").first.click()
    page.locator("#rules .rule.meant").wait_for()
    page.keyboard.press("Escape")
    for name in names:
        expect(page.locator("#end .sheet")).to_contain_text(name)


@pytest.mark.parametrize(
    "title, give, choose",
    [
        pytest.param(EVOLUTION, answer, chosen, id="evolution"),
        pytest.param(EVACUATION, press, hasty, id="evacuation"),
        pytest.param(CIVOLUTION, answer, hasty, id="civolution", marks=pytest.mark.slow),  # about a minute
    ],
)
def test_a_whole_game_against_bots(hands: Hands, title: Title, give: Any, choose: Any):
    """By clicks, or by keys."""
    players = title.whole[0]
    secret = hands.open_table(*players, **title.opening(title.whole))["seats"][0]
    page = hands.sit(secret, reduced_motion="reduce")
    assert play(page, Random(1), give=give, choose=choose) > 10
    is_ended(page, NAMES[: len(players)])


OTHERS = [
    pytest.param(title, table, id=f"{title.name}-{at}") for title in TITLES for at, table in enumerate(title.others)
]


@pytest.mark.slow
@pytest.mark.parametrize("title, table", OTHERS)
def test_whole_games_of_other_sizes(hands: Hands, title: Title, table: Table):
    page = hands.sit(hands.open_table(*table[0], **title.opening(table))["seats"][0])
    play(page, Random(2), 1500)
    is_ended(page, NAMES[: len(table[0])])


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_a_whole_game_on_a_phone(hands: Hands, title: Title):
    """It never scrolls sideways."""
    secret = hands.open_table("human", "random", game=title.name)["seats"][0]
    page = hands.sit(secret, viewport=PHONE, has_touch=True, reduced_motion="reduce")

    def give(page: Any, text: str) -> None:
        assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
        answer(page, text)

    assert play(page, Random(3), 800, give) > 10
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.slow
def test_a_whole_game_between_two_browsers(hands: Hands):
    seats = hands.open_table("human", "human")["seats"]
    pages = [hands.sit(secret, reduced_motion="reduce") for secret in seats]
    luck = Random(3)
    for _ in range(1500):
        pages[0].locator("#options button:visible, #end:visible, .you.waiting").first.wait_for()
        if is_over(pages[0]):
            break
        page = next((each for each in pages if each.locator("#options button:not(.busy):visible").count()), None)
        if page is None:
            pages[0].wait_for_timeout(20)
            continue
        answer(page, chosen(page, luck))
        pages[0].wait_for_timeout(30)
    for page in pages:
        page.locator("#end:visible").wait_for()
    expect(pages[0].locator("#log li").nth(20)).to_be_attached()


def test_two_browsers_see_each_other(hands: Hands):
    seats = hands.open_table("human", "human", options={"first_player": "1"})["seats"]
    ada, bruno = hands.sit(seats[0]), hands.sit(seats[1])
    ready(ada)
    expect(bruno.locator("#question")).to_contain_text("Ada")
    expect(ada).to_have_title(re.compile("^●"))
    expect(bruno).to_have_title(re.compile("^[^●]"))
    expect(bruno.locator("#because")).to_have_text("Round 1 begins; Ada is first.")  # what happened last
    answer(ada, "exchange pass")
    ready(bruno)
    expect(bruno).to_have_title(re.compile("^●"))
    answer(bruno, "exchange yes")
    ready(ada)
    ada.locator("#log li", has_text="Bruno exchanges 5 cards").wait_for()
    bruno.locator("#log li", has_text="You draw").first.wait_for()
    expect(ada.locator("#log li", has_text="You draw")).to_have_count(0)
