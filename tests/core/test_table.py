from __future__ import annotations

import json
from typing import Any

import pytest

from boardwright.core.ask import PASS
from boardwright.core.chance import SecretChance
from boardwright.core.errors import BrokenInvariant, IllegalChoice, Malformed
from boardwright.core.position import FORCED
from boardwright.core.record import commit, read
from boardwright.core.table import Table
from boardwright.fuzz.properties import whole
from tests.core.playing import everything, play_out, questions_of, sit_down
from tests.core.toy import PICK, SAW, SEED, WHISPER, table, toy
from tests.heist import BOX, HEIST, HERE, make
from tests.heist.box import load_box


def first_options(at: Table, n: int) -> None:
    for _ in range(n):
        at.choose(at.asks[0].seat, at.asks[0].options[0])


# -- sitting down -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_so_many_seats(seats):
    with pytest.raises(Malformed, match=f"heist is for 2 to 4 seats, not {seats}"):
        sit_down(seats)


def test_options_are_completed_and_refused_by_their_rule():
    assert sit_down(2, rich="2").options == {"hand": "4", "goal": "12", "rich": "2"}
    assert sit_down(4).options["goal"] == "10"
    with pytest.raises(Malformed, match="all_rich"):
        sit_down(2, rich="1,2")
    with pytest.raises(Malformed, match="'size' is unknown"):
        sit_down(2, size="3")


def test_the_edition_that_comes_with_the_game_is_taken_where_none_is_given():
    assert Table(HEIST, 2, SEED).box.hash == BOX.hash


def test_the_seed_decides_every_draw_and_nothing_else_does():
    assert everything(play_out(sit_down(key=1), 1)) == everything(play_out(sit_down(key=1), 1))
    assert sit_down(key=1).view(0).hand != sit_down(key=2).view(0).hand
    assert isinstance(sit_down().position.state.chance, SecretChance)


def test_the_commitment_is_shown_from_the_start_and_fits_the_seed_in_the_end():
    at = sit_down(key=9)
    shown = at.record(reveal=False)
    assert shown.seed is None
    play_out(at, 2)
    revealed = at.record()
    assert revealed.seed is not None
    assert shown.commitment == revealed.commitment == commit(revealed.seed)


def test_a_seat_sees_its_own_hand_and_a_spectator_none():
    at = sit_down()
    state: Any = at.position.state
    assert at.view(1).hand == sorted(state.players[1].hand)
    assert at.view(None).hand == []


# -- answers ----------------------------------------------------------------------------------------------------


def test_an_answer_text_is_the_kind_and_the_label_of_the_value():
    at = sit_down(key=1)
    card = at.position.ask_of(0).options[0]
    label = PICK.domain.label(None, card)
    text = f"commit {HEIST.kinds['commit'].domain.label(None, card)}"
    at.choose_text(0, text)
    assert at.entries[-1][:2] == (0, text)
    assert label.isdigit()
    at.choose_text(0, "more pass")
    assert at.entries[-1].text == "more pass"


def test_an_answer_text_that_means_nothing_lists_what_would():
    at = table(pick_six)
    with pytest.raises(Malformed, match=r"'pick ten' is no answer here; allowed: pick 0, pick 1, pick 2, .*pick 5$"):
        at.choose_text(0, "pick ten")
    with pytest.raises(Malformed, match="no answer here"):
        at.choose_text(0, "undo")


def test_a_long_list_of_what_is_allowed_is_cut():
    at = sit_down(2)
    at.position.asks[0].options[:] = list(range(20))
    with pytest.raises(Malformed, match=r"commit coin_0, .* \.\.\.$"):
        at.choose_text(0, "commit nothing")


def test_a_text_of_a_value_that_is_no_option_is_refused_by_the_rule():
    at = table(pick_six)
    with pytest.raises(IllegalChoice, match="TOY-001"):
        at.choose_text(0, "pick 8")
    with pytest.raises(IllegalChoice, match="passing is not allowed"):
        at.choose_text(0, "pick pass")


def pick_six(g, seat):
    g.note(SAW, (7,), 1)
    g.seen.append((yield PICK.must(0, (6,))))
    g.note(SAW, (g.seen[-1],))
    g.seen.append((yield PICK.may(1, (6,))))


def test_why_not_is_the_rule_that_forbids():
    at = table(pick_six)
    rule = at.why_not(0, 8)
    assert rule is not None
    assert rule.id == "TOY-001"
    assert at.why_not(0, 3) is None


# -- ply --------------------------------------------------------------------------------------------------------


def test_the_ply_of_a_question_is_the_number_of_entries_when_it_was_put():
    at = table(pick_six)
    assert at.ply(0) == 0
    at.choose(0, 1, ply=0)
    assert at.ply(1) == 1
    with pytest.raises(IllegalChoice, match="seat 0 is not asked"):
        at.ply(0)


def test_an_answer_to_an_older_question_is_refused():
    at = sit_down()
    at.choose(0, at.position.ask_of(0).options[0], ply=0)
    before = everything(at)
    with pytest.raises(IllegalChoice, match="ply 0 is no longer open; now it is ply 1"):
        at.choose(0, PASS, ply=0)
    with pytest.raises(IllegalChoice, match="ply 0 is no longer open"):
        at.choose_text(0, "more pass", ply=0)
    assert everything(at) == before


def test_a_question_keeps_its_ply_while_others_answer():
    at = sit_down()
    for seat in (1, 2):
        at.choose(seat, at.position.ask_of(seat).options[0])
    at.undo(2)
    assert [at.ply(seat) for seat in range(3)] == [0, 1, 3]


def test_after_an_undo_the_question_has_a_new_ply():
    at = table(pick_six)
    at.choose(0, 1)
    at.undo(0)
    with pytest.raises(IllegalChoice, match="ply 0 is no longer open; now it is ply 2"):
        at.choose(0, 1, ply=0)


# -- log --------------------------------------------------------------------------------------------------------


def test_a_note_for_one_seat_is_read_by_it_alone():
    at = table(pick_six)
    assert at.log(1) == [(0, ("saw", 1, (7,)))]
    assert at.log(0) == at.log(None) == []


def test_notes_of_the_set_up_are_heard():
    at = sit_down(3)
    assert not at.notes
    play_out(at, 1)
    assert {name for name, _, _ in at.notes} >= {"played", "gained", "drew"}
    assert all(to in (-1, 2) for _, (_, to, _) in at.log(2))


def test_notes_are_numbered_by_their_entry():
    at = table(pick_six)
    at.choose(0, 4)
    assert at.log(0) == [(0, ("saw", -1, (4,)))]
    at.choose(1, PASS)
    assert at.log(None) == [(0, ("saw", -1, (4,)))]


def test_after_undo_and_redo_a_note_belongs_to_the_new_entry():
    at = table(pick_six)
    at.choose(0, 4)
    at.undo(0)
    assert at.log(0) == []
    at.choose(0, 2)
    assert at.log(0) == [(2, ("saw", -1, (2,)))]


def forced_then_asked(g, seat):
    yield PICK.must(1, (1,))
    yield PICK.if_possible(1, (0,))
    yield WHISPER.must(0, (1,))


def test_a_forced_answer_is_noted_and_is_no_entry():
    at = table(forced_then_asked)
    assert at.notes == [(FORCED, -1, (1, 0, 0))]
    assert at.entries == []


# -- rules that fail --------------------------------------------------------------------------------------------


def falls_after_draw(g, seat):
    g.seen.append((yield PICK.must(0, (3,))))
    g.note(SAW, (g.seen[-1],))
    g.seen.append((yield PICK.must(0, (4,))))
    g.note(SAW, (9,))
    g.seen.append(g.chance.below(100))
    if g.seen[1] == 3:
        raise KeyError("three")
    g.seen.append((yield PICK.must(1, (4,))))


def test_a_rule_that_raises_leaves_everything_as_it_was_and_play_goes_on():
    at, calm = table(falls_after_draw), table(falls_after_draw)
    for each in (at, calm):
        each.choose(0, 2)
    before = everything(at)
    for _ in range(2):
        with pytest.raises(BrokenInvariant, match=r"pick 3: KeyError\('three'\)") as caught:
            at.choose(0, 3)
        assert isinstance(caught.value.__cause__, KeyError)
        assert everything(at) == before
    for each in (at, calm):
        each.choose(0, 1)
        each.choose(1, 1)
    assert everything(at) == everything(calm)


def raises_like_a_caller(g, seat):
    g.seen.append((yield PICK.must(0, (3,))))
    raise IllegalChoice("a rule's own mistake")


def test_an_error_of_a_rule_never_passes_for_the_callers():
    at = table(raises_like_a_caller)
    before = everything(at)
    with pytest.raises(BrokenInvariant, match="a rule's own mistake"):
        at.choose(0, 1)
    assert everything(at) == before


def test_a_rule_that_raises_at_the_last_secret_answer_leaves_the_others_answers():
    def resolve(g, seat):
        raise ZeroDivisionError

    steps = [("round", HEIST.runs[0]), ("resolve", resolve), ("refill", HEIST.runs[2])]
    at = sit_down(3, key=2, game=make(steps=steps))
    for seat in (0, 2):
        at.choose(seat, at.position.ask_of(seat).options[0])
        at.choose(seat, PASS)
    at.choose(1, at.position.ask_of(1).options[0])
    before = everything(at)
    with pytest.raises(BrokenInvariant, match="more -1: ZeroDivisionError"):
        at.choose(1, PASS)
    assert everything(at) == before
    at.undo(1)
    assert at.can_undo(0)
    assert len(at.position.pending()[2]) == 2


def test_a_repro_leads_to_the_fault():
    at = table(falls_after_draw)
    at.choose(0, 2)
    with pytest.raises(BrokenInvariant):
        at.choose(0, 3)
    repro = read(at.repro(0, "pick 3").write())
    assert [line.text for line in repro.entries] == ["pick 2", "pick 3"]
    with pytest.raises(BrokenInvariant, match=r"KeyError\('three'\)"):
        Table.replay(at.game, repro, at.box)
    assert whole(Table.replay(at.game, repro, at.box, until=1).position) == whole(at.position)


# -- who sits there ---------------------------------------------------------------------------------------------


def test_seats_are_left_taken_by_bots_and_taken_back():
    at = sit_down(3)
    at.sit(1, "leave")
    assert at.players == ["human", "leave", "human"]
    at.sit(1, "bot greedy")
    assert at.players == ["human", "greedy", "human"]
    at.sit(1, "back")
    assert at.players == ["human"] * 3
    assert [line.text for line in at.entries] == ["leave", "bot greedy", "back"]
    assert all(line.hash for line in at.entries)


def test_what_is_no_such_entry_is_refused():
    at = sit_down(3)
    with pytest.raises(Malformed, match="'gone' is no entry"):
        at.sit(1, "gone")
    assert at.entries == []


def test_entries_of_seats_replay_among_answers_and_undos():
    at = sit_down(3, key=4)
    at.choose(1, at.position.ask_of(1).options[1])
    at.sit(2, "bot random")
    at.choose(1, PASS)
    at.undo(1)
    at.sit(1, "leave")
    play_out(at, 3)
    twin = Table.replay(HEIST, read(at.record().write()), BOX)
    assert everything(twin) == everything(at)
    assert twin.players == ["human", "leave", "random"]


def test_sitting_down_keeps_the_plies_of_open_questions():
    at = sit_down(3)
    at.sit(0, "leave")
    assert [at.ply(seat) for seat in range(3)] == [0, 0, 0]


# -- replay -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", range(6))
def test_a_record_replays_to_the_same_table(key):
    at = sit_down(2 + key % 3, key=key)
    for random in questions_of(at, key):
        seat = random.randrange(at.seats)
        if random.random() < 0.2 and at.can_undo(seat):
            at.undo(seat)
    assert at.over
    twin = Table.replay(HEIST, read(at.record().write()), BOX)
    assert everything(twin) == everything(at)
    assert twin.record() == at.record()


def test_a_record_replays_up_to_any_entry():
    at = play_out(sit_down(key=3), 3)
    for until in range(0, len(at.entries), 5):
        assert len(Table.replay(HEIST, at.record(), None, until).entries) == until


def pick_twenty(g, seat):
    for _ in range(10):
        g.seen.append((yield PICK.must(0, (6,))))
        g.seen.append((yield PICK.must(1, (g.seen[-1] + 2,))))


@pytest.mark.parametrize("number", [0, 4, 19])
def test_a_changed_answer_is_named(number):
    at = table(pick_twenty)
    first_options(at, 20)
    entries = at.entries[:]
    entries[number] = entries[number]._replace(text="pick 1")
    with pytest.raises(BrokenInvariant, match=f"entry {number}, 'pick 1', does not replay"):
        Table.replay(at.game, at.record()._replace(entries=entries), at.box)


def test_a_changed_answer_is_named_even_where_a_later_one_does_not_fit_then():
    at = table(pick_twenty)
    at.choose(0, 5)
    at.choose(1, 6)
    entries = [at.entries[0]._replace(text="pick 1"), at.entries[1]]
    with pytest.raises(BrokenInvariant, match="entry 0, 'pick 1', does not replay"):
        Table.replay(at.game, at.record()._replace(entries=entries), at.box)


def test_a_changed_secret_answer_is_named_though_others_came_before_it():
    at = sit_down(3, key=1)
    for seat in (2, 1, 0):
        at.choose(seat, at.position.ask_of(seat).options[0])
        at.choose(seat, PASS)
    entries = at.entries[:]
    other = HEIST.kinds["commit"].domain.label(None, at.view(1).hand[-1])
    same = HEIST.kinds["commit"].domain.label(None, at.view(1).hand[0])
    changed = f"commit {same if entries[2].text.endswith(other) else other}"
    entries[2] = entries[2]._replace(text=changed)
    with pytest.raises(BrokenInvariant, match=f"entry 2, '{changed}', does not replay"):
        Table.replay(HEIST, at.record()._replace(entries=entries), BOX)


@pytest.mark.parametrize("text", ["pick 9", "pick many", "undo", "leap"])
def test_an_entry_that_does_not_fit_is_named(text):
    at = table(pick_twenty)
    first_options(at, 4)
    entries = at.entries[:]
    entries[2] = entries[2]._replace(text=text, seat=1 if text == "undo" else 0)
    if text == "undo":
        entries[1:3] = [entries[2]]
    with pytest.raises(BrokenInvariant, match=r"entry [12], '" + text):
        Table.replay(at.game, at.record()._replace(entries=entries), at.box)


@pytest.mark.parametrize(
    "change, words",
    [
        ({"game": "chess"}, "the record is of chess, not of heist"),
        ({"version": 7}, "under rules version 7; this is version 1"),
        ({"edition": ("first", "beef")}, r"with edition first \(beef\)"),
        ({"seed": None}, "has no seed"),
        ({"seed": bytes(16)}, "not the one that was committed to"),
        ({"seats": 9}, "2 to 4 seats, not 9"),
        ({"options": {"colour": "red"}}, "'colour' is unknown"),
    ],
)
def test_a_record_that_cannot_be_replayed_here_says_why(change, words):
    record = sit_down(key=6).record()._replace(**change)
    with pytest.raises(Malformed, match=words):
        Table.replay(HEIST, record, BOX)


def test_a_record_of_another_edition_is_refused():
    second = load_box(HERE / "second")
    record = Table(HEIST, 2, SEED, None, second).record()
    with pytest.raises(Malformed, match="edition second"):
        Table.replay(HEIST, record)
    assert Table.replay(HEIST, record, second).box is second


def test_the_running_hash_is_keyed_by_the_seed():
    one, other = Table(toy(pick_twenty), 2, SEED, {}, BOX), Table(toy(pick_twenty), 2, bytes(16), {}, BOX)
    for at in (one, other):
        first_options(at, 3)
    assert json.dumps(one.position.state.agenda) == json.dumps(other.position.state.agenda)
    assert {line.hash for line in one.entries}.isdisjoint({line.hash for line in other.entries})


def test_results_share_places_where_points_are_equal():
    at = play_out(sit_down(4, key=8), 8)
    result = HEIST.result(at.position.state)
    coins = at.view(None).coins
    assert [result.places[seat] == 1 for seat in range(4)] == [each == max(coins) for each in coins]
    assert result.winners() == [seat for seat in range(4) if coins[seat] == max(coins)]
    assert [[points for _, points in sheet] for sheet in result.sheets] == [[each] for each in coins]
    assert result.rivals == []
