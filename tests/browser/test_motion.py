"""Motion: what changes between two pictures glides, flies, fades or counts; frames follow each other, and run again."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.drawing.svg import group, picture, rect, text
from tests.browser.hands import Hands, answer, expect

EMPTY = '<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/table.css">'
SHOW = """async ([svgs, first]) => {
    const { begin, play } = await import("/static/motion.js");
    const { show } = await import("/static/morph.js");
    const place = (name) => document.querySelector(`#${name}`);
    if (first) {
        document.body.replaceChildren(...Object.keys(svgs).map((name) => {
            const made = document.createElement("div");
            made.id = name;
            return made;
        }));
    }
    begin([...document.querySelectorAll("div > svg")]);
    for (const [name, svg] of Object.entries(svgs)) show(place(name), svg);
    play();
    const texts = (what) => [...document.querySelectorAll(what)].map((node) => node.textContent);
    return {
        flights: texts("body > svg.flight").length, ghosts: texts("svg .over-ghost:not(.over-sum)").length,
        sums: texts("svg .over-sum"),
        moving: [...document.querySelectorAll("div > svg [id]")]
            .filter((node) => node.getAnimations().length).map((node) => node.id),
    };
}"""
"""Show pictures in their places; what moves at that moment, before anything of it can have ended."""


def drawn(name: str, things: dict[str, float], number: int = 0, **more: str) -> str:
    """A picture with a thing at each place, and a number."""
    body = "".join([group(id, id, rect(0, 0, 40, 40, 4, "face"), "", (x, 30), **more) for id, x in things.items()])
    count = group(f"{name}-count", "so many", text(20, 20, str(number)))
    return picture("sample", name, name, (400, 100), body + count)


@pytest.fixture
def desk(hands: Hands) -> Any:
    """A page of the table's style with nothing on it."""

    def opened(**more: Any) -> Any:
        context = hands.context(**more)
        context.route("**/empty", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        page = hands.page(context)
        page.goto(f"{hands.server.url}/empty")
        return page

    return opened


def shown(page: Any, first: bool = False, **svgs: str) -> Any:
    return page.evaluate(SHOW, [svgs, first])


def test_a_thing_glides_and_a_new_one_appears(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"cube-1": 10, "cube-2": 60}))
    now = shown(page, left=drawn("left", {"cube-1": 200, "cube-2": 60, "cube-3": 300}))
    assert now["moving"] == ["cube-1", "cube-3"]
    page.wait_for_function("() => !document.getAnimations().length")
    assert page.locator("#cube-1").bounding_box()["x"] > 200


def test_a_thing_flies_from_picture_to_picture(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"cube-1": 10}), right=drawn("right", {}))
    now = shown(page, left=drawn("left", {}), right=drawn("right", {"cube-1": 10}))
    assert (now["flights"], now["ghosts"]) == (1, 0)  # it is not gone, it is elsewhere
    expect(page.locator("body > svg.flight")).to_have_count(0)
    expect(page.locator("#right #cube-1")).to_be_visible()
    page.wait_for_function("() => !document.getAnimations().length")


def test_things_that_nobody_can_tell_apart_come_from_where_one_was_lost(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"a-1": 10, "a-2": 60}, sort="cube"), right=drawn("right", {}))
    now = shown(
        page, left=drawn("left", {"a-1": 10}, sort="cube"), right=drawn("right", {"b-1": 10, "b-2": 60}, sort="cube")
    )
    assert (now["flights"], now["ghosts"]) == (1, 0)  # one was lost, the other is new
    assert now["moving"] == ["b-1", "b-2"]
    expect(page.locator("body > svg.flight")).to_have_count(0)


def test_a_new_thing_comes_from_the_one_that_it_names(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"card-4": 300}), right=drawn("right", {}))
    now = shown(page, left=drawn("left", {}), right=drawn("right", {"beast-1": 10}, origin="card-4"))
    assert now["flights"] == 1
    expect(page.locator("body > svg.flight")).to_have_count(0)
    now = shown(page, right=drawn("right", {"beast-1": 10, "beast-2": 90}, origin="card-9"))
    assert now["flights"] == 0  # nobody knows that card
    assert "beast-2" in now["moving"]


def test_what_is_gone_fades_and_leaves_nothing(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"cube-1": 10}))
    assert shown(page, left=drawn("left", {}))["ghosts"] == 1
    assert page.locator("#cube-1").count() == 0
    expect(page.locator("svg .over-ghost")).to_have_count(0)


def test_a_number_counts_and_says_by_how_much(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {}, 3))
    page.evaluate("""() => {
        const node = document.querySelector("#left-count text");
        window.told = [];
        new MutationObserver(() => window.told.push(Number(node.textContent)))
            .observe(node, { characterData: true, subtree: true });
    }""")
    assert shown(page, left=drawn("left", {}, 43))["sums"] == ["+40"]
    expect(page.locator("#left-count text")).to_have_text("43")
    page.wait_for_function("() => window.told.at(-1) === 43")
    told = page.evaluate("() => window.told")
    assert told[1:] == sorted(told[1:])
    assert any(3 < each < 43 for each in told)
    expect(page.locator("svg .over-sum")).to_have_count(0)
    assert shown(page, left=drawn("left", {}, 41))["sums"] == ["−2"]


def test_a_number_that_changes_again_while_it_counts_ends_right(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {}, 0))
    shown(page, left=drawn("left", {}, 50))
    shown(page, left=drawn("left", {}, 7))
    expect(page.locator("#left-count text")).to_have_text("7")
    expect(page.locator("svg .over-sum")).to_have_count(0)
    assert page.locator("#left-count text").text_content() == "7"


def test_who_wants_no_motion_sees_the_sum_and_nothing_moves(desk: Any):
    page = desk(reduced_motion="reduce")
    shown(page, True, left=drawn("left", {"cube-1": 10}, 3), right=drawn("right", {}))
    shown(page, left=drawn("left", {}, 5), right=drawn("right", {"cube-1": 90}))
    assert page.evaluate("() => document.getAnimations().length") == 0
    assert page.locator("svg .over-sum").text_content() == "+2"
    assert page.locator("#left-count text").text_content() == "5"
    assert page.locator("body > svg.flight").count() == 0
    shown(page, left=drawn("left", {}, 5))
    assert page.locator("svg .over-sum").count() == 1  # nothing new: it still tells
    shown(page, left=drawn("left", {"cube-2": 5}, 5))
    assert page.locator("svg .over-sum").count() == 0


def test_in_a_picture_that_is_folded_away_nothing_is_left_behind(desk: Any):
    page = desk()
    shown(page, True, left=drawn("left", {"cube-1": 10}, 3))
    page.evaluate("""() => {
        const made = document.createElement("details");
        made.append(document.createElement("summary"), document.querySelector("#left"));
        document.body.append(made);
    }""")
    shown(page, left=drawn("left", {"cube-2": 10}, 9))
    assert page.locator("svg .over-ghost").count() == 0
    assert page.locator("#left-count text").text_content() == "9"


def test_frames_follow_each_other_and_an_own_one_is_shown_at_once(desk: Any):
    page = desk()
    told = page.evaluate("""async () => {
        const { Pace } = await import("/static/pace.js");
        const told = [];
        const pace = new Pace((frame) => told.push(frame));
        for (const frame of [1, 2, 3]) pace.add(frame, false);
        const early = [...told];
        await new Promise((done) => { setTimeout(done, 1200); });
        const late = [...told];
        for (let frame = 4; frame < 30; frame += 1) pace.add(frame, false);
        pace.add("own", true);
        await new Promise((done) => { setTimeout(done, 800); });
        return [early, late, told.slice(late.length)];
    }""")
    early, late, last = told
    assert early == [1]
    assert late == [1, 2, 3]
    assert last[-1] == "own"
    assert len(last) <= 2


def test_what_is_new_is_shown_again(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret)
    answer(page, "exchange pass")
    page.locator("#question", has_text="Create").wait_for()
    page.locator("#again").click()
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#replay-entry")).to_contain_text("0 of")
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#replay")).to_be_hidden()  # it ends where the table is
    expect(page.locator("#question")).to_contain_text("Create")
    expect(page.locator("#undo")).to_be_visible()


def test_replay_runs_by_itself_and_halts(hands: Hands):
    secret = hands.open_table("human")["seats"][0]
    hands.play_until(secret, set(), 4)
    page = hands.sit(secret)
    page.locator("#end button", has_text="Replay").click()
    page.locator("#replay-slider").fill("2")
    expect(page.locator("#replay-entry")).to_contain_text("2 of")
    page.locator("#replay-play").click()
    expect(page.locator("#replay-entry")).to_contain_text("4 of")
    page.locator("#replay-play").click()
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#replay-slider").fill("1")
    expect(page.locator("#replay-entry")).to_contain_text("1 of")
