"""Whole games through the page, and two browsers at one table."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.hands import Hands, answer, chosen, expect, is_over, play, ready


def test_a_table_is_open_after_two_clicks(hands: Hands):
    page = hands.lobby()
    page.locator(".game").first.click()
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    ready(page)
    expect(page.locator("#options button").first).to_be_visible()


def test_a_whole_game_against_a_bot(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy")["seats"][0], reduced_motion="reduce")
    assert play(page, Random(1)) > 10
    expect(page.locator("#question")).to_contain_text("win")
    page.locator("#end a[data-rule]").first.click()
    page.locator("#rules .rule.meant").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#end .sheet")).to_contain_text("Ada")
    expect(page.locator("#end .sheet")).to_contain_text("Bruno")


@pytest.mark.slow
@pytest.mark.parametrize(
    "players, options",
    [
        (["human"], {}),
        (["human", "greedy"], {"quartet": "on"}),
        (["human", "random", "greedy"], {}),
        (["human", "random", "random", "greedy"], {"exchange": "together"}),
    ],
)
def test_whole_games_of_other_sizes(hands: Hands, players: list[str], options: dict[str, str]):
    page = hands.sit(hands.open_table(*players, options=options)["seats"][0])
    play(page, Random(2), 1500)
    assert is_over(page)


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
