"""What the table page does: rings, refusals, undo, motion, rules, talk, replay, the end, the lobby."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright import games
from tests.browser.hands import OPTION, RINGS, Hands, answer, answers, creatures, expect, play, ready, settled
from tests.browser.serving import Server

KEYS = "123456789abcdefghjkmoqstvwxyz"


@pytest.fixture
def targeted(hands: Hands) -> Any:
    """A page at a question about creatures, the frame beside it."""
    secret, frame = hands.table_at({"activate"}, "human", "greedy")
    return hands.sit(secret), secret, frame


@pytest.fixture
def finished(hands: Hands) -> tuple[str, Any]:
    """A solo game that is over."""
    secret = hands.open_table("human")["seats"][0]
    return secret, hands.play_until(secret, set(), 4)


# -- the question -----------------------------------------------------------------------------------------------------


def test_what_can_be_chosen_glows_and_nothing_else(targeted):
    page, _, frame = targeted
    ready(page)
    settled(page)
    wanted = {option["id"] for option in frame["asks"][0]["options"]}
    assert set(page.locator(RINGS).evaluate_all("all => all.map(each => each.dataset.of)")) == wanted
    keys = page.locator("svg .over-layer .key-text").all_text_contents()
    assert sorted(keys) == [str(number + 1) for number in range(len(wanted))]


def test_a_click_on_the_piece_chooses_it(hands: Hands, targeted):
    page, secret, frame = targeted
    ready(page)
    page.locator(f"#{frame['asks'][0]['options'][0]['id']}").click()
    page.locator("#question", has_text=re.compile("Which creature do you activate")).wait_for(state="detached")
    assert hands.frame(secret)["entry"] > frame["entry"]


def test_a_click_on_anything_else_says_why_not(targeted):
    page, _, frame = targeted
    ready(page)
    others = [id for id in creatures(page) if id not in {option["id"] for option in frame["asks"][0]["options"]}]
    before = page.locator("#options").inner_html()
    page.locator(f"#{others[0]}").click()
    told = page.locator("#refusal:visible")
    told.wait_for()
    expect(told).to_contain_text("Not now:")
    expect(told.locator("a[data-rule]")).to_have_count(1)
    expect(page.locator("svg .over-layer .no")).to_have_count(1)
    assert page.locator("#options").inner_html() == before
    page.keyboard.press("Escape")
    expect(page.locator("#refusal:visible")).to_have_count(0)


def test_actions_that_are_missing_are_told_with_their_reasons(hands: Hands):
    page = hands.sit(hands.table_at({"action"}, "human", "greedy")[0])
    page.locator("#cannot li").first.wait_for()
    expect(page.locator("#cannot")).to_contain_text("Transmute")
    expect(page.locator("#options button, #cannot li")).to_have_count(4)


def test_undo_is_there_exactly_when_the_engine_allows_it(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret)
    ready(page)
    expect(page.locator("#undo")).to_be_disabled()
    answer(page, "exchange pass")
    page.locator("#question", has_text="Create").wait_for()
    able = expect(page.locator("#undo"))
    (able.to_be_enabled if hands.frame(secret)["undo"] else able.to_be_disabled)()
    answer(page, answers(page)[0])
    page.locator("#question", has_text="Add a trait").wait_for()
    expect(page.locator("#undo")).to_be_enabled()
    page.locator("#undo").click()
    page.locator("#question", has_text="Create").wait_for()
    assert hands.frame(secret)["asks"][0]["kind"] == "create"


def test_hover_explains_and_heats(targeted):
    page, _, frame = targeted
    ready(page)
    settled(page)
    id = frame["asks"][0]["options"][0]["id"]
    page.locator("#options button").first.hover()
    expect(page.locator(f'.ring.hot[data-of="{id}"]')).to_have_count(1)
    page.locator(f"#{id}").hover()
    page.locator("#tip:visible").wait_for()
    expect(page.locator("#tip")).not_to_be_empty()
    expect(page.locator("#options button.hot")).to_have_count(1)


def test_what_an_option_brings_stands_beside_its_thing_on_the_board(hands: Hands):
    secret, frame = hands.table_at({"target"}, "human", "greedy", "greedy")
    page = hands.sit(secret, reduced_motion="reduce")
    ready(page)
    settled(page)
    options = frame["asks"][0]["options"]
    told = page.locator("svg .over-layer .key-of").evaluate_all("all => all.map(each => each.textContent)")
    assert sorted(told) == sorted(f"{KEYS[at].upper()}{each['badge']}" for at, each in enumerate(options))
    page.locator("#options button").first.hover()
    callout = page.locator("#callout")
    expect(callout).to_contain_text(options[0]["forecast"])
    ring = page.locator(f'.ring[data-of="{options[0]["id"]}"]').bounding_box()
    box = callout.bounding_box()
    assert box["x"] <= ring["x"] + ring["width"] / 2 <= box["x"] + box["width"]
    assert box["y"] + box["height"] <= ring["y"] or box["y"] >= ring["y"] + ring["height"]
    page.locator(f"#{options[0]['id']}").hover()
    expect(page.locator("#tip")).to_contain_text(options[0]["forecast"])
    expect(callout).to_be_hidden()
    page.locator("#options button").nth(1).focus()
    expect(callout).to_contain_text(options[1]["forecast"])


def test_a_line_of_the_log_shows_what_it_speaks_of_and_the_thing_its_lines(targeted):
    page, _, frame = targeted
    ready(page)
    settled(page)
    here = set(creatures(page))
    line = next(each for each in frame["last"] if set(each["ids"]) & here)
    (id,) = set(line["ids"]) & here
    page.locator("#log li", has_text=line["text"]).first.hover()
    expect(page.locator("svg .over-layer .told")).not_to_have_count(0)
    page.locator(f"#{id}").hover()
    expect(page.locator("svg .over-layer .told")).to_have_count(0)
    expect(page.locator("#log li.told", has_text=line["text"]).first).to_be_visible()
    expect(page.locator("#tip")).to_contain_text(line["text"])


def test_what_happened_to_a_thing_stands_on_it_until_the_next_choice(hands: Hands):
    secret = hands.open_table("human", "greedy", "greedy", options={"first_player": "1"})["seats"][0]
    frame = hands.play_until(secret, {"activate"})
    page = hands.sit(secret, reduced_motion="reduce")
    ready(page)
    answer(page, frame["asks"][0]["options"][0]["answer"])
    settled(page)
    frame = hands.play_until(secret, {"create", "trait", "activate"})
    told = {line["tag"]["id"]: line["tag"]["text"] for line in frame["last"] if line["tag"]}
    assert told
    page.reload()
    ready(page)
    tags = page.locator("svg .over-layer .tag")
    expect(tags).to_have_count(len(set(told) & set(creatures(page))))
    if page.locator("#options button.pass").count():
        page.locator("#options button.pass").click()
        expect(tags).to_have_count(0)


def test_the_steps_of_the_turn_are_shown(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0])
    expect(page.locator("#title")).to_have_text("Evolution: Another World · round 1")
    expect(page.locator("#steps li")).to_have_text(["Exchange", "Turns"])
    answer(page, "exchange pass")
    expect(page.locator("#steps li")).to_have_text(["Create", "Trait", "Activate"])
    expect(page.locator("#steps [aria-current=step]")).to_have_text("Create")


def test_undo_goes_on_past_questions_with_one_option(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    context = hands.context()
    taken = []

    def back(route: Any) -> None:
        told = route.fetch()
        changed = told.json()
        taken.append(changed)
        if len(taken) == 1:  # as if there had been no other answer
            changed["frame"]["asks"][0]["options"] = changed["frame"]["asks"][0]["options"][:1]
            changed["frame"]["undo"] = True
        route.fulfill(response=told, body=json.dumps(changed))

    context.route("**/undo?*", back)
    context.route_web_socket(re.compile("/live"), lambda socket: None)
    page = hands.sit(secret, context)
    for question_is in ("Create", "Add a trait"):
        ready(page)
        answer(page, answers(page)[-1] if question_is == "Create" else answers(page)[0])
        page.locator("#question", has_text=question_is).wait_for()
    answer(page, answers(page)[-1])
    page.locator("#question", has_text="activate").wait_for()
    page.locator("#undo").click()
    page.locator("#question", has_text="Create").wait_for()
    assert len(taken) == 2


def test_only_what_changed_is_drawn_anew_and_it_moves(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret)
    ready(page)
    answer(page, "exchange pass")
    page.locator("#question", has_text="Create").wait_for()
    before = creatures(page)
    page.evaluate("() => { for (const each of document.querySelectorAll('.pan svg [id]')) each.old = true; }")
    with page.expect_response("**/choose*"):
        page.locator(OPTION).first.click()
    page.locator("#question", has_text="Add a trait").wait_for()
    settled(page)
    drawn = page.evaluate("() => [...document.querySelectorAll('.pan svg [id]')].filter(e => e.old).map(e => e.id)")
    assert set(before) <= set(drawn)
    assert len(set(creatures(page)) - set(drawn)) == 1


def test_nothing_moves_for_who_wants_no_motion(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret, reduced_motion="reduce")
    ready(page)
    answer(page, "exchange yes")
    page.locator("#question", has_text="Create").wait_for()
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_the_board_grows_and_its_rings_with_it(targeted):
    page, _, _ = targeted
    ready(page)
    settled(page)
    page.locator("#board-area").hover()
    before = page.locator(".pan svg").first.bounding_box()["width"]
    ring = page.locator(RINGS).first.bounding_box()["width"]
    page.locator("#zoom-in").click()
    settled(page)
    assert page.locator(".pan svg").first.bounding_box()["width"] > before * 1.2
    assert page.locator(RINGS).first.bounding_box()["width"] > ring * 1.1


def test_auto_pass_until_the_next_turn(hands: Hands):
    secret = hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0]
    page = hands.sit(secret)
    ready(page)
    answer(page, "exchange pass")
    page.locator("#question", has_text="Create").wait_for()
    with page.expect_response("**/auto*"):
        page.locator("#auto input").check()
    page.locator("#question", has_text="Create").wait_for(state="detached")
    assert hands.frame(secret)["auto"] == ["create"]


# -- around the game --------------------------------------------------------------------------------------------------


def test_rules_open_by_link_and_by_search(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy", options={"first_player": "1"})["seats"][0])
    ready(page)
    page.locator("#because a").click()
    page.locator(".rule.meant", has_text="EVO-040").wait_for()
    page.locator("#rules-search").fill("transmutation token wins")
    page.locator(".rule[data-id='EVO-116']").wait_for()
    page.locator("#rules-search").press("Escape")
    expect(page.locator("#rules[open]")).to_have_count(0)


def test_talk_is_seen_escaped_and_can_be_hidden(hands: Hands):
    seats = hands.open_table("human", "human")["seats"]
    ada, bruno = hands.sit(seats[0]), hands.sit(seats[1])
    ada.locator("#talk summary").click()
    ada.locator("#talk-text").fill("<b>hello</b> & welcome")
    ada.locator("#talk-text").press("Enter")
    bruno.locator("#talk-new:visible").wait_for()
    bruno.locator("#talk summary").click()
    bruno.locator("#talk-lines li", has_text="<b>hello</b> & welcome").wait_for()
    expect(bruno.locator("#talk-lines li")).to_contain_text("Ada")
    bruno.locator("#open-menu").click()
    bruno.get_by_label("Hide the talk").check()
    expect(bruno.locator("#talk")).to_be_hidden()


def test_rulings_and_notices_are_shown(hands: Hands):
    page = hands.sit(hands.open_table("human", options={"level": "easy"})["seats"][0])
    expect(page.locator("#notices")).to_contain_text("Open edition")
    expect(page.locator("#notices")).to_contain_text("unofficial")
    page.locator("#rulings summary").click()
    expect(page.locator("#rulings")).to_contain_text("Easy.")
    expect(page.locator("#rulings a[data-rule]").nth(10)).to_be_attached()


def test_replay_shows_every_entry_and_leads_back(hands: Hands, finished):
    secret, frame = finished
    page = hands.sit(secret)
    page.locator("#open-replay").click()
    page.locator("#replay:visible").wait_for()
    slider = page.locator("#replay-slider")
    assert int(slider.get_attribute("max")) == frame["entry"]
    slider.fill("0")
    page.locator("#log li", has_text="wins").wait_for(state="detached")
    expect(page.locator("#end:visible")).to_have_count(0)
    page.locator("#replay-on").click()
    page.locator("#replay-entry", has_text="1 of").wait_for()
    page.keyboard.press("Escape")
    page.locator("#end:visible").wait_for()


def test_a_finished_game_goes_on_from_any_entry(hands: Hands, finished):
    page = hands.sit(finished[0])
    page.locator("#open-replay").click()
    page.locator("#replay-slider").fill("3")
    page.locator("#replay-entry", has_text="3 of").wait_for()
    page.locator("#replay-continue").click()
    page.wait_for_url(lambda url: finished[0] not in url)
    ready(page)
    expect(page.locator("#options button").first).to_be_visible()


def test_record_comes_down_and_goes_up_again(hands: Hands, finished, tmp_path: Path):
    page = hands.sit(finished[0])
    with page.expect_download() as loading:
        page.locator("#end button", has_text="Download the record").click()
    path = tmp_path / loading.value.suggested_filename
    loading.value.save_as(path)
    assert json.loads(path.read_text("utf-8").splitlines()[0])["game"] == "evolution"
    page = hands.lobby()
    page.locator("#upload").set_input_files(path)
    page.wait_for_url("**/table#*")
    page.locator("#end:visible").wait_for()


def test_rematch_opens_the_same_table_again(hands: Hands, finished):
    page = hands.sit(finished[0])
    page.locator("#end button", has_text="Rematch").click()
    page.wait_for_url(lambda url: finished[0] not in url)
    ready(page)
    expect(page.locator("#seats li")).to_have_count(2)  # the seat and its rival


def test_links_are_shared_and_tables_remembered(hands: Hands):
    page = hands.lobby()
    page.locator("#count label", has_text="3").click()
    page.locator("#players select").first.select_option("human")
    page.locator("#players input").first.fill("Zoe")
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    page.locator("#question:not(:empty)").wait_for()
    page.locator("#open-menu").click()
    page.locator("#menu .links input").nth(1).wait_for()
    links = page.locator("#menu .links input").evaluate_all("all => all.map(each => each.value)")
    assert len(links) == 2  # the friend's and the spectators'
    friend = hands.page()
    friend.goto(links[0])
    friend.locator("#seats li", has_text="Zoe").wait_for()
    page.keyboard.press("Escape")
    page.locator("a.name").click()
    page.locator("#mine li", has_text="Zoe").wait_for()
    page.locator("#mine a", has_text="Go on").click()
    page.wait_for_url("**/table#*")
    page.locator("#question:not(:empty)").wait_for()


def test_options_that_do_not_go_together_are_refused_in_the_lobby(hands: Hands):
    page = hands.lobby()
    hands.watch.forgive("400")
    page.locator("#options-box summary").click()
    page.locator("#option-vengeful").select_option("energy")
    expect(page.locator("#options-sum")).to_have_text("1 changed")
    page.locator("#play").click()
    page.locator("#trouble", has_text="Vengeful and Toxic").wait_for()


def test_an_owner_chooses_their_edition_in_the_lobby(hands: Hands, tmp_path: Path):
    folder = tmp_path / "mine"
    shutil.copytree(games.load("evolution").components, folder)
    named = folder / "edition.toml"
    named.write_text(named.read_text("utf-8").replace('id = "open"', 'id = "mine"'), "utf-8")
    with Server(tmp_path, EDITIONS=str(folder)) as other:
        hands.watch.host = other.host
        page = hands.page()
        page.goto(other.url)
        page.locator("#games .game:has([value=evolution])").click()
        page.locator("#options-box summary").click()
        expect(page.locator("#edition option")).to_have_text(["open", "mine"])
        page.locator("#edition").select_option(label="mine")
        expect(page.locator("#edition")).to_have_value(
            page.locator("#edition option", has_text="mine").get_attribute("value")
        )
        page.locator("#play").click()
        page.wait_for_url("**/table#*")
        ready(page)
        page.locator("#rulings summary").click()
        expect(page.locator("#rulings")).to_contain_text("Edition: mine.")
        page.close()


def test_the_opener_seats_a_bot_and_pauses_the_clock(hands: Hands):
    page = hands.lobby()
    page.locator("#players select").first.select_option("human")
    page.locator("#pace summary").click()
    page.locator("#minutes").fill("5")
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    page.locator("#question:not(:empty)").wait_for()
    page.locator("#open-menu").click()
    page.locator("#menu button", has_text="Pause the clock").click()
    page.locator("#clock", has_text="paused").wait_for()
    page.locator("#open-menu").click()
    page.locator("#menu button", has_text="Seat a bot").click()
    page.locator("#seats li", has_text="bot:").wait_for()


def test_leaving_and_sitting_down_again(hands: Hands):
    page = hands.sit(hands.open_table("human", "human", options={"first_player": "1"})["seats"][0])
    page.locator("#open-menu").click()
    page.locator("#menu button", has_text="Leave my seat").click()
    page.locator("#seats li", has_text="has left").wait_for()
    page.locator("#open-menu").click()
    page.locator("#menu button", has_text="Sit down again").click()
    page.locator("#seats li", has_text="you").wait_for()
    expect(page.locator("#question")).not_to_be_empty()


def test_who_asked_for_it_is_notified_in_the_background(hands: Hands):
    seats = hands.open_table("human", "human", options={"first_player": "1"})["seats"]
    context = hands.context(permissions=["notifications"])
    context.add_init_script("""
        Object.defineProperty(document, "hidden", { get: () => true });
        window.told = [];
        window.Notification = class {
            static permission = "granted";
            static requestPermission = async () => "granted";
            constructor(title, more) { window.told.push(`${title}: ${more.body}`); }
        };
    """)
    page = hands.sit(seats[1], context)
    page.locator("#open-menu").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    hands.choose(seats[0], hands.frame(seats[0])["asks"][0], "exchange pass")
    ready(page)
    page.wait_for_function("() => window.told.length")
    assert page.evaluate("() => window.told") == ["Your turn: Exchange your whole hand?"]


@pytest.mark.slow
def test_a_long_game_leaves_no_ghosts(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy")["seats"][0])
    play(page, Random(9), 800)
    settled(page)
    page.wait_for_timeout(400)
    expect(page.locator("svg .over-ghost")).to_have_count(0)
    ids = page.locator("main svg [id]").evaluate_all("all => all.map(each => each.id)")
    assert len(ids) == len(set(ids))


APART = """() => {
  const all = (name) => [...document.querySelectorAll(`svg.p-board .over-layer .${name}`)];
  const boxes = (name) => all(name).map((each) => each.getBoundingClientRect());
  const across = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
  const lap = (a, b) => across(a, b) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const [keys, rings, tags] = ['key', 'ring', 'tag'].map(boxes);
  const share = (key, ring) => lap(key, ring) / (ring.width * ring.height);
  return {
    keys: keys.length,
    together: [...keys, ...tags].flatMap((a, at, put) => put.slice(at + 1).filter((b) => lap(a, b) > 1)).length,
    hidden: Math.max(...keys.flatMap((key) => rings.map((ring) => share(key, ring)))),
  };
}"""


@pytest.mark.slow
def test_keys_of_small_pieces_lie_beside_them_and_apart(hands: Hands):
    """A tribe on the map stays to be seen under its key."""
    tables = (hands.table_at({"migrate"}, "human", "random", game="civolution") for _ in range(20))
    secret = next(secret for secret, frame in tables if len(frame["asks"][0]["options"]) > 2)
    page = hands.sit(secret, viewport={"width": 1440, "height": 900})
    ready(page)
    settled(page)
    found = page.evaluate(APART)
    assert found["keys"] > 1
    assert found["together"] == 0
    assert found["hidden"] < 0.2
