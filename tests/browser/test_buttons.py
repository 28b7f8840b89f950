"""The buttons of a question: icons of the pictures, short where all but one begin alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.hands import DESKTOP, PHONE, Hands, expect
from tests.browser.titles import EVACUATION

BLACK = "rgb(0, 0, 0)"
COLOURS = (
    "all => all.map(one => [...one.querySelectorAll('path, circle, rect')].map(each => getComputedStyle(each).fill))"
)


def seated(hands: Hands, kind: str, size: dict[str, int]) -> tuple[Any, Any]:
    """A page at a question of this kind, and its options."""
    secret, frame = hands.table_at({kind}, *EVACUATION.whole[0], **EVACUATION.opening(EVACUATION.whole))
    return hands.sit(secret, viewport=size), frame["asks"][0]["options"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_option_shows_its_icons_in_their_colours(hands: Hands, size: dict[str, int]):
    """On a phone the pictures that they come from may be hidden."""
    page, options = seated(hands, "gain", size)
    assert [len(each["icons"]) for each in options] == [2] * len(options)
    assert page.locator("#options .icons > svg").count() == 2 * len(options)
    for fills in page.locator("#options .icons > svg").evaluate_all(COLOURS):
        assert [each for each in fills if each not in (BLACK, "none")]


def test_every_space_to_move_to_is_ringed(hands: Hands):
    """Their keys would cover the track; their rings show where."""
    page, options = seated(hands, "space", DESKTOP)
    rings = page.locator("#above svg .over-layer .ring")
    expect(rings).to_have_count(len(options))
    assert len(options) > 3
    assert all(rings.evaluate_all("all => all.map(each => each.getBoundingClientRect().width > 0)"))
    assert not any(
        page.locator("#above svg .key").evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    )


def test_a_thing_that_the_question_is_not_about_is_named_without_its_facts(hands: Hands):
    """Whatever signs these facts have."""
    page, _options = seated(hands, "ship", DESKTOP)
    page.locator(".pan [id^=site-]").first.click(force=True)
    expect(page.locator("#refusal")).to_contain_text("is no answer to this question")
    assert "(" not in page.locator("#refusal").inner_text()


def test_a_common_first_word_is_left_out_where_one_option_lacks_it(hands: Hands):
    """It stays for those who listen."""
    page, options = seated(hands, "ship", PHONE)
    texts = [each["text"] for each in options]
    assert len(texts) == 4
    assert [text.startswith("Build ") for text in texts] == [True, True, True, False]
    shown = page.locator("#options b").evaluate_all("all => all.map(each => each.lastChild.textContent)")
    assert [text.startswith("Build ") for text in shown] == [False] * 4
    assert [text.partition(" (")[0] for text in texts] == page.locator("#options b").all_text_contents()
