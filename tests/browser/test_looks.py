"""For everybody: keyboard only, German, 360 px, dark, screen readers (axe), and what a page may not contain."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright import games
from boardwright.web.app import STATIC
from tests.browser.hands import PHONE, Hands, answers, asked, changed, chosen, expect, faults, is_over, ready, settled
from tests.browser.titles import TITLES, Title, named

KEYS = "123456789abcdefghjkmoqstvwxyz"


def width(page: Any) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth"))


# -- keyboard ---------------------------------------------------------------------------------------------------------


def press_until(page: Any, key: str, wanted: str, most: int = 80) -> None:
    """Press a key until the focus is there."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
    raise AssertionError(f"{key} never comes to {wanted}")


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_opened_and_played_with_the_keyboard_alone(hands: Hands, game: str):
    page = hands.lobby(game=games.names()[0])
    press_until(page, "Tab", "#games input")
    if game != games.names()[0]:
        press_until(page, "ArrowDown", f"#games input[value={game}]")
    press_until(page, "Tab", "#play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table#*")
    luck = Random(5)
    for _ in range(12):
        ready(page)
        if is_over(page):
            break
        before, texts = asked(page), answers(page)
        wanted = texts.index(chosen(page, luck))
        page.keyboard.press("p" if texts[wanted].endswith(" pass") else KEYS[wanted])
        changed(page, before)
    expect(page.locator("#title")).to_contain_text(games.load(game).title)
    expect(page.locator("#log li").nth(5)).to_be_attached()


def test_every_button_is_reached_and_seen_with_tab(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0])
    ready(page)
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        told = page.evaluate("""() => {
            const at = document.activeElement;
            if (at === document.body) return null;
            return [at.id || at.dataset?.answer || at.textContent.slice(0, 20), getComputedStyle(at).outlineStyle];
        }""")
        if told is None:
            continue
        reached.add(told[0])
        assert told[1] != "none", told[0]
    assert {"open-rules", "open-replay", "open-menu", "pan", "exchange yes", "exchange pass", "side"} <= reached


def test_keys_open_and_close_panels(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0])
    ready(page)
    for key, panel in (("r", "#rules[open]"), ("m", "#menu[open]"), ("l", "#replay:visible")):
        page.keyboard.press(key)
        page.locator(panel).wait_for()
        page.keyboard.press("Escape")
        page.locator(panel).wait_for(state="detached" if "open" in panel else "hidden")
    page.keyboard.press("p")
    page.locator("#question", has_text="Create").wait_for()


# -- languages, sizes, colours ----------------------------------------------------------------------------------------


def test_german_by_the_browser_and_by_the_switch(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret, locale="de-DE")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#question")).to_have_text("Deine ganze Hand austauschen?")
    expect(page.locator("#undo")).to_contain_text("Zurücknehmen")
    page.locator("#because a").click()
    page.locator(".rule.meant", has_text="Zu Beginn jeder Runde").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#log")).to_contain_text("Runde 1 beginnt")
    page.locator("#open-menu").click()
    with page.expect_navigation():
        page.get_by_label("Sprache").select_option("en")
    ready(page)
    expect(page.locator("#question")).to_have_text("Exchange your whole hand?")


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_title_speaks_german(hands: Hands, title: Title):
    """The page says what the German words say, and nothing of it is the English sentence."""
    secret, english = hands.table_at(set(title.shown[:1]), "human", "greedy", game=title.name)
    german = hands.frame(secret, "de")
    page = hands.sit(secret, locale="de-DE")
    ready(page)
    ask, source = german["asks"][0], english["asks"][0]
    expect(page.locator("#question")).to_have_text(ask["question"])
    assert ask["question"] != source["question"]
    told = page.locator("#log li").last.inner_text()
    assert told not in {line["text"] for line in english["last"]}
    for key in ("because", "moment", "notices", "rulings"):
        mine, other = (ask, source) if key == "because" else (german, english)
        assert mine[key] != other[key], key
    assert german["svgs"]["board"] != english["svgs"]["board"]


def test_the_lobby_speaks_german(hands: Hands):
    page = hands.lobby(locale="de-AT")
    told = page.locator("body").inner_text()
    assert "Neuer Tisch" in told
    for english in ("New table", "Who plays", "Play\n", "Options and"):
        assert english not in told


@pytest.mark.parametrize("title", TITLES, ids=named)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_sideways_scrolling_on_a_phone(hands: Hands, locale: str, title: Title):
    context = hands.context(viewport=PHONE, has_touch=True, locale=locale)
    page = hands.lobby(context)
    page.locator("#options-box summary").click()
    assert width(page) == PHONE["width"]
    secret = hands.open_table("human", "greedy", "greedy", "greedy", game=title.name)["seats"][0]
    page = hands.sit(secret, context)
    for _ in range(4):
        ready(page)
        settled(page)
        assert width(page) == PHONE["width"]
        page.locator("#options button").first.click()
        settled(page)
    page.locator("#open-menu").click()
    page.locator("#menu[open]").wait_for()
    assert width(page) == PHONE["width"]
    page.locator("#menu [data-open=rules]").click()
    page.locator("#rules .rule").first.wait_for()
    assert width(page) == PHONE["width"]


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_a_phone_shows_the_end_without_sideways_scrolling(hands: Hands, title: Title):
    secret = hands.open_table("human", game=title.name)["seats"][0]
    hands.play_until(secret, set(), 4)
    page = hands.sit(secret, viewport=PHONE, has_touch=True)
    page.locator("#end:visible").wait_for()
    assert width(page) == PHONE["width"]


def test_colours_follow_the_system_and_the_switch(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy")["seats"][0], color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(20, 22, 26)")
    page.locator("#open-menu").click()
    page.get_by_label("Colours").select_option("light")
    expect(page.locator("body")).to_have_css("background-color", "rgb(244, 241, 234)")
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", "rgb(244, 241, 234)")


def test_the_font_is_ours(hands: Hands):
    page = hands.lobby()
    assert page.evaluate("() => document.fonts.ready.then(() => document.fonts.check('16px Inter'))")
    loaded = page.evaluate("() => [...document.fonts].filter(each => each.status === 'loaded').length")
    assert loaded >= 1


# -- accessibility ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES, ids=named)
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_serious(hands: Hands, colours: str, title: Title):
    context = hands.context(color_scheme=colours, bypass_csp=True, reduced_motion="reduce")
    page = hands.lobby(context)
    page.locator("#options-box summary").click()
    assert faults(page) == []
    for kind in title.shown:
        page = hands.sit(hands.table_at({kind}, "human", "greedy", game=title.name)[0], context)
        ready(page)
        assert faults(page) == [], kind
    page.keyboard.press("m")
    page.locator("#menu[open]").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("#rules .rule").first.wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_axe_finds_nothing_serious_at_the_end_and_on_a_phone(hands: Hands, title: Title):
    context = hands.context(viewport=PHONE, bypass_csp=True, reduced_motion="reduce")
    secret = hands.open_table("human", game=title.name)["seats"][0]
    page = hands.sit(secret, context)
    ready(page)
    assert faults(page) == []
    hands.watch.forgive("409")  # the game goes on behind the page's back
    hands.play_until(secret, set(), 4)
    page.locator("#end:visible").wait_for()
    assert faults(page) == []


# -- what no page may contain -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.html")), ids=lambda path: path.name)
def test_pages_keep_to_the_strict_policy(path: Path):
    text = path.read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"<style|\sstyle=|\son\w+=", text)
    assert not re.search(r"https?://(?!www\.w3\.org)", text)


def test_no_page_knows_a_game():
    for path in STATIC.rglob("*"):
        if path.suffix in {".js", ".css", ".html"}:
            text = path.read_text("utf-8").lower()
            assert not [name for name in games.names() if name in text], path.name


def test_no_script_or_style_asks_another_host():
    for path in STATIC.rglob("*"):
        if path.suffix in {".js", ".css"}:
            found = re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8"))
            assert [url for url in found if not url.startswith("http://www.w3.org/")] == [], path.name
