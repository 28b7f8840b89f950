"""Newcomers and people who come and go: invitations, names, empty seats, spectators, the game in brief, reasons."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright import games
from tests.browser.hands import Hands, expect, ready, settled

FIRST = {"first_player": "1"}


def opened_for_a_friend(hands: Hands, first: str = "1") -> Any:
    """The opener's page of a table at which a friend is awaited; `first`: the seat that begins."""
    page = hands.lobby()
    page.locator("#option-first_player").select_option(first, force=True)
    page.locator("#players select").first.select_option("human")
    page.get_by_placeholder("your name").fill("Ann")
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    page.locator("#question:not(:empty)").wait_for()
    return page


def link_of(page: Any, seat: int) -> str:
    return str(page.evaluate("seat => JSON.parse(localStorage['boardwright.tables'])[0].links[seat]", seat))


def test_the_opener_is_told_who_is_awaited_until_they_come(hands: Hands):
    page = opened_for_a_friend(hands)
    expect(page.locator("#company")).to_contain_text("Bruno has not come yet.")
    expect(page.locator("#company button", has_text="Copy the link")).to_be_visible()
    hands.sit(link_of(page, 1))
    expect(page.locator("#company")).not_to_contain_text("has not come yet")


def test_who_comes_by_a_link_gives_a_name_once(hands: Hands):
    page = opened_for_a_friend(hands)
    context = hands.context()
    friend = hands.sit(link_of(page, 1), context)
    friend.locator("#company input").fill("Zoe")
    friend.keyboard.press("Enter")
    expect(page.locator("#seats")).to_contain_text("Zoe")
    expect(friend.locator("#company input")).to_have_count(0)
    other = hands.sit(hands.open_table("human", "human")["seats"][1], context)
    expect(other.locator("#seats")).to_contain_text("Zoe")
    friend.locator("#open-menu").click()
    friend.get_by_label("Your name").fill("Zoé")
    friend.locator("#menu button", has_text="Change").click()
    expect(page.locator("#seats")).to_contain_text("Zoé")


@pytest.mark.parametrize("first", ["1", "2"])
def test_who_has_left_is_not_asked_and_the_opener_seats_a_bot(hands: Hands, first):
    """Whoever was asked when they left."""
    page = opened_for_a_friend(hands, first)
    friend = hands.sit(link_of(page, 1))
    friend.locator("#open-menu").click()
    friend.locator("#menu button", has_text="Leave my seat").click()
    expect(friend.locator("#question")).to_have_text("You have left your seat.")
    expect(friend.locator("#options button")).to_have_count(0)
    page.locator("#company li", has_text="has left").get_by_role("button").click()
    expect(page.locator("#seats li").nth(1)).to_contain_text("bot: greedy")
    expect(friend.locator("#question")).to_have_text("A bot plays for you.")
    friend.locator("#company button", has_text="Sit down again").click()
    expect(page.locator("#seats li").nth(1)).to_contain_text("person")


def test_others_are_told_that_somebody_has_left(hands: Hands):
    seats = hands.open_table("human", "human", options=FIRST)["seats"]
    page = hands.sit(seats[1])
    hands.post(f"/api/seats/{seats[0]}/leave")
    expect(page.locator("#company")).to_contain_text("Ada has left; whoever opened the table can seat a bot.")


def test_a_spectator_knows_to_be_one(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy")["spectator"])
    expect(page.locator("#company")).to_contain_text("You look on")
    page.locator("#talk summary").click()
    expect(page.locator("#talk-form")).to_be_hidden()


def test_a_newcomer_finds_the_game_in_brief(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy")["seats"][0])
    page.locator("#company button", has_text="How it is played").click()
    expect(page.locator("#rules .brief")).to_contain_text("Aim: be the first to transmute 3 of your creatures.")
    page.locator("#rules .brief summary").click()
    expect(page.locator("#rules .brief dl")).to_contain_text("Toxic")
    assert "`" not in page.locator("#rules").inner_text()
    page.locator("#rules-search").fill("83")
    expect(page.locator("#rules .rule")).to_have_count(1)
    expect(page.locator("#rules .rule h3")).to_contain_text("EVO-083")
    page.keyboard.press("Escape")
    expect(page.locator("#company")).not_to_contain_text("How it is played")


def test_what_is_no_answer_is_called_by_its_name_with_the_rule_of_the_question(hands: Hands):
    secret, frame = hands.table_at({"activate"}, "human", "greedy")
    page = hands.sit(secret)
    ready(page)
    settled(page)
    own = {option["id"] for option in frame["asks"][0]["options"]}
    page.locator("#pile-traits").click()
    told = page.locator("#refusal")
    expect(told).to_contain_text(
        "Not now: cards to draw is no answer to this question: Which creature do you activate?"
    )
    expect(told.locator("a[data-rule]")).to_have_text("EVO-090")
    other = next(f"#creature-{n}" for n in range(20) if f"creature-{n}" not in own)
    page.locator(other).click()
    page.locator("svg .over-layer .no").first.wait_for()
    page.locator("#pile-traits").click()
    expect(page.locator("svg .over-layer .no")).to_have_count(0)


def test_a_click_out_of_turn_says_whose_turn_it_is(hands: Hands):
    page = hands.sit(hands.open_table("human", "human", options=FIRST)["seats"][1])
    settled(page)
    page.locator("#pile-traits").click()
    expect(page.locator("#refusal")).to_contain_text("Not now: Ada is choosing.")


def test_who_goes_by_tab_goes_on_from_the_new_question(hands: Hands):
    page = hands.sit(hands.open_table("human", "greedy", options=FIRST)["seats"][0])
    ready(page)
    page.locator("#options button").last.focus()
    page.keyboard.press("Enter")
    page.locator("#question", has_text="Create").wait_for()
    expect(page.locator("#question")).to_be_focused()


def test_an_address_without_a_table_says_so(hands: Hands):
    page = hands.page()
    page.goto(f"{hands.server.url}/table")
    expect(page.locator("#question")).to_contain_text("This address names no table")
    expect(page.locator("#undo")).to_be_hidden()


def test_a_table_under_way_is_not_forgotten_by_one_click(hands: Hands):
    page = opened_for_a_friend(hands)
    page.goto(hands.server.url)
    row = page.locator("#mine > li")
    expect(row).to_contain_text("round 1")
    row.locator("summary").click()
    expect(row.locator(".links li")).to_contain_text(["Bruno", "Spectators"])  # not the own seat
    row.get_by_role("button", name="Forget").click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Forget its link for good?").click()
    expect(row).to_have_count(0)


def test_the_lobby_begins_with_the_simplest_game_and_then_with_the_last_one(hands: Hands):
    context = hands.context()
    page = hands.lobby(context)
    shown = page.locator("#games input").evaluate_all("all => all.map(each => each.value)")
    assert shown == sorted(games.names(), key=lambda name: len(games.load(name).kinds))
    page.goto(hands.server.url)
    expect(page.locator("#games input").first).to_be_checked()
    page = hands.lobby(context, game=shown[-1])
    page.locator("#play").click()
    page.wait_for_url("**/table#*")
    page.goto(hands.server.url)
    expect(page.locator(f"#games input[value={shown[-1]}]")).to_be_checked()


def test_only_options_that_make_a_difference_are_shown(hands: Hands):
    page = hands.lobby()
    page.locator("#options-box summary").click()
    expect(page.locator("#options")).not_to_contain_text("Shadow")
    expect(page.locator("#option-first_player option")).to_have_count(3)
    page.locator("#count label", has_text="alone").click()
    expect(page.locator("#options")).to_contain_text("How strong the Shadow is")
    expect(page.locator("#options")).not_to_contain_text("Quartet")
    page.locator("#option-tailed").select_option(index=1)
    expect(page.locator(".option[data-name=tailed] p")).to_contain_text("of another player")


def test_every_component_explains_itself(hands: Hands):
    page = hands.sit(hands.table_at({"activate"}, "human", "greedy")[0])
    ready(page)
    settled(page)
    wanted = {
        "#seat-0-token-1": "3 transmutations win the game",
        "#round-end": "it ends when all are",
        "#pile-discard": "cards discarded",
        "#pile-sources": "each round has one",
        "#legend": "Borders of traits",
        "#seat-1-hand": "in hand",
        "#part-0": "open to all",
    }
    for id, words in wanted.items():
        page.mouse.move(2, 2)
        page.locator("#tip").wait_for(state="hidden")
        at = page.locator(id).bounding_box()
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] * 0.9)
        expect(page.locator("#tip")).to_contain_text(words)


def test_whoever_sees_the_end_is_told_that_somebody_waits_for_a_rematch(hands: Hands):
    secret = hands.open_table("human")["seats"][0]
    hands.play_until(secret, set(), 4)
    page = hands.sit(secret)
    expect(page.locator("#rematch")).to_have_text("Rematch")
    hands.post(f"/api/seats/{secret}/rematch")
    expect(page.locator("#rematch")).to_have_text("Rematch: somebody waits for you")
