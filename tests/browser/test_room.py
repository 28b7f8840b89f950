"""Whoever is asked sees every option without scrolling, and the cards that the question is about, on every screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.hands import Hands, creatures, expect, ready, settled

LAPTOP = {"width": 1280, "height": 800}
LOW = {"width": 1366, "height": 650}
UPRIGHT = {"width": 360, "height": 740}
ACROSS = {"width": 844, "height": 390}
SMALL_ACROSS = {"width": 667, "height": 375}


def out_of_sight(page: Any) -> list[str]:
    """The options of which a part lies outside of the screen or of their frame."""
    settled(page)
    return list(
        page.evaluate("""() => {
            const frame = document.querySelector("#you").getBoundingClientRect();
            const within = (at) => at.top >= frame.top && at.bottom <= Math.min(frame.bottom, innerHeight) + 1 && at.right <= innerWidth;
            return [...document.querySelectorAll("#options button, #question")].filter((each) => !within(each.getBoundingClientRect())).map((each) => each.textContent);
        }""")  # noqa: E501
    )


@pytest.mark.parametrize("size", [LAPTOP, LOW], ids=["laptop", "low"])
@pytest.mark.parametrize("kind", ["exchange", "create", "trait", "on", "activate", "action"])
def test_all_options_are_in_sight(hands: Hands, kind: str, size: Any):
    page = hands.sit(hands.table_at({kind}, "human", "greedy")[0], viewport=size)
    ready(page)
    assert out_of_sight(page) == []


@pytest.mark.parametrize("size", [ACROSS, SMALL_ACROSS], ids=["844", "667"])
@pytest.mark.parametrize("kind", ["exchange", "create", "action"])
def test_a_phone_held_across_shows_the_question_beside_the_board(hands: Hands, kind: str, size: Any):
    page = hands.sit(hands.table_at({kind}, "human", "greedy")[0], viewport=size, has_touch=True)
    ready(page)
    assert out_of_sight(page) == []
    board, you = (page.locator(each).bounding_box() for each in ("#pan", "#you"))
    assert board["x"] + board["width"] <= you["x"] + 1
    assert page.evaluate("() => document.documentElement.scrollWidth") == size["width"]


def test_a_reason_moves_no_choice_away(hands: Hands):
    secret, frame = hands.table_at({"activate"}, "human", "greedy")
    page = hands.sit(secret)
    ready(page)
    settled(page)
    before = page.locator("#options button").first.bounding_box()
    others = [id for id in creatures(page) if id not in {option["id"] for option in frame["asks"][0]["options"]}]
    page.locator(f"#{others[0]}").click()
    page.locator("#refusal:visible").wait_for()
    assert page.locator("#options button").first.bounding_box() == before


def test_a_choice_stays_where_it_is_under_the_pointer_and_tells_what_it_brings(hands: Hands):
    secret, frame = hands.table_at({"trait"}, "human", "greedy")
    page = hands.sit(secret)
    ready(page)
    settled(page)
    button, option = page.locator("#options button").first, frame["asks"][0]["options"][0]
    before = button.bounding_box()
    button.hover()
    expect(page.locator("#callout")).to_contain_text(option["forecast"])
    page.wait_for_timeout(500)
    assert button.bounding_box() == before


def test_a_phone_shows_the_hand_where_it_is_asked_about_and_where_it_is_wanted(hands: Hands):
    secret, _ = hands.table_at({"exchange"}, "human", "greedy")
    page = hands.sit(secret, viewport=UPRIGHT, has_touch=True)
    ready(page)
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator("#show-hand")).to_be_hidden()
    secret, _ = hands.table_at({"action"}, "human", "greedy")
    page = hands.sit(secret, viewport=UPRIGHT, has_touch=True)
    ready(page)
    expect(page.locator("#hand")).to_be_hidden()
    page.locator("#show-hand").tap()
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator("#show-hand")).to_have_attribute("aria-pressed", "true")
    page.locator("#show-hand").tap()
    expect(page.locator("#hand")).to_be_hidden()
