"""What goes wrong between a page and its server: reload, restart, stale tabs, closed links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Watch
from tests.browser.hands import Hands, answer, answers, expect, ply, question, ready, settled
from tests.browser.serving import Server
from tests.browser.titles import TITLES, Title, named


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_reload_in_the_middle_of_a_choice(hands: Hands, title: Title):
    secret, _ = hands.table_at(set(title.amid), "human", "greedy", game=title.name)
    page = hands.sit(secret)
    ready(page)
    last = page.locator("#log li").nth(hands.frame(secret)["log_length"] - 1)
    last.wait_for(state="attached")
    before, lines = ply(page), page.locator("#log").inner_text()
    page.reload()
    ready(page)
    last.wait_for(state="attached")
    assert ply(page) == before
    expect(page.locator("#log")).to_have_text(lines, use_inner_text=True)


def test_server_killed_and_started_again(browser, tmp_path: Path):
    watch = Watch("")
    with Server(tmp_path) as server:
        watch.host = server.host
        hands = Hands(browser, server, watch)
        secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
        page = hands.sit(secret)
        ready(page)
        answer(page, "exchange pass")
        ready(page)
        settled(page)
        entry = hands.frame(secret)["entry"]
        server.kill()
        page.locator("#link-state:not(:empty)").wait_for()
        watch.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection", "Failed to load resource")
        before = page.locator("#options").inner_text()
        page.locator("#options button").first.click()  # sent again and again, until there is a server
        page.locator("#toast:visible").wait_for()
        server.start()
        page.locator("#link-state:empty").wait_for(state="attached", timeout=30_000)
        expect(page.locator("#options")).not_to_have_text(before, use_inner_text=True)
        ready(page)
        assert hands.frame(secret)["entry"] > entry
        hands.close()
    watch.check()


def test_a_stale_tab_gets_the_fresh_table(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    context = hands.context()
    stale = hands.page(context)
    stale.route_web_socket(re.compile("/live"), lambda socket: None)  # it hears nothing
    stale.goto(f"{hands.server.url}/table#{secret}")
    ready(stale)
    before = question(stale)
    fresh = hands.sit(secret, context)
    ready(fresh)
    answer(fresh, "exchange pass")
    fresh.locator("#question", has_text="Create").wait_for()
    assert question(stale) == before
    hands.watch.forgive("409")
    answer(stale, "exchange yes")
    stale.locator("#toast:visible", has_text="moved on").wait_for()
    expect(stale.locator("#question")).to_have_text(question(fresh))
    assert answers(stale) == answers(fresh)


def test_several_tabs_of_one_seat_follow_each_other(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    context = hands.context()
    one, other = hands.sit(secret, context), hands.sit(secret, context)
    ready(one)
    answer(one, "exchange pass")
    for page in (one, other):
        page.locator("#question", has_text="Create").wait_for()
    assert answers(other) == answers(one)


def test_an_unknown_link_says_so(hands: Hands):
    hands.watch.forgive("404")
    page = hands.sit("no-such-secret")
    expect(page.locator("#question")).to_contain_text("link")
    expect(page.locator("#because a")).to_have_attribute("href", "/")


def test_a_closed_seat_is_told(hands: Hands):
    table = hands.open_table("human", "human")
    page = hands.sit(table["seats"][1])
    hands.watch.forgive("404", "WebSocket connection")
    hands.post(f"/api/openers/{table['opener']}/seats/1/close")
    page.locator("#question", has_text="opens nothing any more").wait_for()


def test_only_the_pages_own_seat_can_be_seen(hands: Hands):
    table = hands.open_table("human", "human")
    page = hands.sit(table["spectator"])
    expect(page.locator("#undo:visible")).to_have_count(0)
    expect(page.locator("#options button")).to_have_count(0)
    expect(page.locator("#hand svg [id^='card-']")).to_have_count(0)
