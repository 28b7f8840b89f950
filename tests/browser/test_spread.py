"""A game of many pictures: around the board on a desktop, as tabs on a phone. The frame is given such pictures."""

from __future__ import annotations

import json
import re
from typing import Any

from boardwright.drawing.svg import picture, piece, rect, text
from tests.browser.hands import PHONE, RINGS, Hands, expect, faults, ready, settled

WIDE = {"track": (928, 70), "old-world": (240, 260), "technology": (240, 200), "board": (432, 470),
        "colony": (240, 260), "offer": (240, 200), "cards": (928, 60)}  # fmt: skip
NARROW = {name: (344, 90 if name in {"track", "cards"} else 300) for name in WIDE}
ASIDE = {"side": (288, 60), "strip-1": (288, 40), "seat-1": (288, 120)}


def drawn(name: str, size: tuple[int, int], ids: list[str]) -> str:
    """A plain picture, with a piece for each id; every third is no box."""
    w, h = size
    body = rect(0, 0, w, h, 8, "face") + text(8, 20, name)
    for at, id in enumerate(ids):
        outline = "M20 0L40 12V32L20 44 0 32V12Z" if at % 3 == 2 else ""
        body += piece(id, id, "", (0, 0, 40, 44), (20 + 56 * (at % 5), 30 + 60 * (at // 5)), outline=outline)
    return picture("sample", name, f"The {name}", size, body, tab=name.capitalize() if name != "offer" else "")


def pictures(ids: list[str], at: str, narrow: bool) -> dict[str, str]:
    """All pictures, the options in one of them."""
    sizes = {**(NARROW if narrow else WIDE), **ASIDE}
    return {name: drawn(name, size, ids if name == at else []) for name, size in sizes.items()}


def table(hands: Hands, at: str, **more: Any) -> Any:
    """A page at a table whose game draws those pictures."""
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    hands.play_until(secret, {"create"})
    context = hands.context(**more)

    def changed(route: Any) -> None:
        told = route.fetch()
        frame = told.json()
        ids = [each["id"] for each in frame["asks"][0]["options"] if each["id"]]
        frame["svgs"] = pictures(ids, at, "narrow=true" in route.request.url)
        route.fulfill(response=told, body=json.dumps(frame))

    context.route("**/frame?*", changed)
    context.route_web_socket(re.compile("/live"), lambda socket: None)
    page = hands.sit(secret, context)
    ready(page)
    settled(page)
    return page


def box(page: Any, name: str) -> Any:
    return page.locator(f'[data-picture="{name}"]').bounding_box()


def test_pictures_lie_around_the_board_by_their_order_and_width(hands: Hands):
    page = table(hands, "colony")
    at = {name: box(page, name) for name in WIDE}
    scale = at["board"]["width"] / WIDE["board"][0]
    assert {name: round(each["width"] / scale) for name, each in at.items()} == {n: w for n, (w, _) in WIDE.items()}
    assert at["track"]["y"] + at["track"]["height"] < min(at[name]["y"] for name in WIDE if name != "track")
    assert at["cards"]["y"] > max(at[name]["y"] + at[name]["height"] for name in WIDE if name != "cards")
    assert at["old-world"]["x"] == at["technology"]["x"] < at["board"]["x"] < at["colony"]["x"] == at["offer"]["x"]
    assert at["old-world"]["y"] == at["board"]["y"] == at["colony"]["y"] < at["technology"]["y"]
    assert page.evaluate(
        "() => document.querySelector('#pan').scrollWidth <= document.querySelector('#pan').clientWidth"
    )
    expect(page.locator("#more:visible")).to_have_count(0)
    expect(page.locator("#more-side svg")).to_be_visible()
    expect(page.locator("#seats li:nth-child(2) .strip svg")).to_be_visible()
    page.locator("#seats li:nth-child(2) summary").click()
    expect(page.locator("#seats li:nth-child(2) details svg")).to_be_visible()


def test_rings_follow_boxes_and_outlines_in_any_picture(hands: Hands):
    page = table(hands, "old-world")
    options = page.locator("#options button:not(.pass)").count()
    rings = page.locator(RINGS).evaluate_all("all => all.map(each => each.localName)")
    assert len(rings) == options
    assert set(rings) == {"rect", "path"}
    for ring in page.locator(RINGS).all():
        around, piece = ring.bounding_box(), page.locator(f"#{ring.get_attribute('data-of')}").bounding_box()
        assert abs(around["x"] + around["width"] / 2 - piece["x"] - piece["width"] / 2) < 2
        assert abs(around["y"] + around["height"] / 2 - piece["y"] - piece["height"] / 2) < 2


def test_a_phone_shows_low_pictures_above_the_board_and_the_others_as_tabs(hands: Hands):
    page = table(hands, "colony", viewport=PHONE, has_touch=True, bypass_csp=True, reduced_motion="reduce")
    assert faults(page) == []
    expect(page.locator("#tabs button")).to_have_text(["Old-world", "Technology", "Colony", "The offer", "Cards"])
    assert box(page, "track")["y"] < box(page, "board")["y"]
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    # The tab that the question is about is open, and says so.
    expect(page.locator("#tabs [aria-selected=true]")).to_have_text("Colony")
    expect(page.locator("#tabs button:has(.dot:visible)")).to_have_text(["Colony"])
    expect(page.locator(".panels .place:visible")).to_have_count(1)
    expect(page.locator(RINGS)).to_have_count(page.locator("#options button:not(.pass)").count())
    page.locator("#tabs button", has_text="Technology").click()
    assert box(page, "technology")["width"] > 320
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tabs [aria-selected=true]")).to_have_text("Colony")


def test_the_board_keeps_the_tab_as_it_is_where_it_has_the_options_itself(hands: Hands):
    page = table(hands, "board", viewport=PHONE, has_touch=True)
    expect(page.locator("#tabs [aria-selected=true]")).to_have_text("Old-world")
    expect(page.locator("#tabs .dot:visible")).to_have_count(0)
