"""The kinds of fault that public game servers and engines have had, and the tests that keep each out of this one.

A row is a kind, in our words, with the tests that hold it. `LATER` are kinds of parts that are not there yet, `FIGURES`
those that `boardwright bench` measures and no test asserts.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TAKEN_BACK = "fuzz/test_taken_back.py"
HIDDEN = "fuzz/test_hidden.py"
FUZZ = "fuzz/test_fuzz_evolution.py"
PLANTED = "fuzz/test_planted.py"
DETERMINISM = "determinism/test_determinism.py"
WEB = "web"
BROWSER = "browser"
RECORDED = "recorded/test_recorded.py"

HELD: dict[str, list[str]] = {
    # hidden information
    "secrets left in what can be undone": [
        f"{HIDDEN}::test_no_byte_sent_differs_in_another_world",
        f"{PLANTED}::test_a_planted_fault_is_counted",
    ],
    "the first frame is not filtered": [f"{HIDDEN}::test_the_first_frame_is_the_same_in_another_world"],
    "the log tells of secret answers": [
        f"{HIDDEN}::test_no_byte_sent_differs_in_another_world",
        "core/test_table.py::test_a_note_for_one_seat_is_read_by_it_alone",
        "core/test_together.py::test_no_hash_is_made_before_the_last_answer_is_in",
    ],
    "the seed or generator is in what is sent": [
        f"{HIDDEN}::test_no_seed_no_generator_and_no_running_hash_is_sent",
        f"{HIDDEN}::test_what_is_sent_does_not_depend_on_coming_draws",
        f"{HIDDEN}::test_a_world_sent_to_a_worker_is_small_whole_and_without_the_key",
        "core/test_codec.py::test_no_key_no_generator_and_no_box_lies_in_a_snapshot",
        "core/test_undo.py::test_a_snapshot_holds_the_seed_only_as_its_record",
    ],
    "a spectator sees more than the players": [f"{HIDDEN}::test_a_spectator_sees_what_every_seat_sees_and_no_more"],
    "a card stays known after it was shuffled in": [f"{HIDDEN}::test_what_lies_in_the_draw_pile_is_forgotten_by_all"],
    "worlds are always the same, unlawful or give the truth away": [
        f"{HIDDEN}::test_worlds_are_lawful_unnoticed_and_various",
        f"{PLANTED}::test_a_planted_fault_is_counted",
        "core/test_position.py::test_determinising_is_unnoticed_lawful_and_independent_of_the_truth",
        "bots/test_evolution.py::test_other_hidden_cards_give_the_same_choice",
    ],
    # undo
    "a draw is undone until it is a lucky one": [
        f"{TAKEN_BACK}::test_undo_never_turns_back_a_draw_or_a_reveal",
        "core/test_undo.py::test_after_undo_the_same_draws_come",
        "core/test_undo.py::test_looking_at_a_hand_cannot_be_undone",
    ],
    "undo loses what was planned or pending": [
        "core/test_undo.py::test_undo_and_redo_is_no_change_at_every_question",
        "core/test_undo.py::test_undo_goes_back_over_steps_up_to_the_last_draw",
        f"{FUZZ}::test_the_first_questions_hold_every_property",
    ],
    "a budget or flag of the turn is not restored": [
        f"{FUZZ}::test_the_first_questions_hold_every_property",
        "core/test_undo.py::test_a_table_comes_back_whole_at_every_question",
    ],
    "undo races with the next player's answer": [
        f"{TAKEN_BACK}::test_undo_before_the_next_answer_takes_the_question_away_from_the_next_seat",
        f"{TAKEN_BACK}::test_an_answer_before_the_undo_bars_it",
        "core/test_undo.py::test_another_seats_answer_bars_undo_until_it_is_taken_back_itself",
    ],
    "who left or was replaced is no entry": [
        "core/test_table.py::test_seats_are_left_taken_by_bots_and_taken_back",
        "core/test_undo.py::test_who_sits_where_survives_a_restart",
        f"{RECORDED}::test_all_kinds_of_entries_are_covered",
    ],
    # stuck games
    "something automatic goes on for ever": [
        "core/test_position.py::test_steps_that_ask_nothing_and_do_not_end_are_a_broken_invariant",
        "games/evolution/test_invariants.py::test_a_round_has_no_more_activations_than_it_can",
        f"{FUZZ}::test_a_game_ends_long_before_it_is_called_unfinished",
        f"{PLANTED}::test_a_game_without_end_is_counted",
    ],
    "a bad stored answer bricks the game": [
        f"{TAKEN_BACK}::test_of_a_damaged_record_the_good_beginning_can_be_played_on",
        "core/test_undo.py::test_under_newer_rules_play_goes_on_with_the_answers_that_still_fit",
        "core/test_table.py::test_a_rule_that_raises_leaves_everything_as_it_was_and_play_goes_on",
    ],
    # at once
    "the second of two answers given at once is refused": [
        "core/test_together.py::test_any_order_of_answers_leads_to_one_state_and_one_hash",
        "core/test_table.py::test_a_question_keeps_its_ply_while_others_answer",
    ],
    "an answer to an old question counts for a new one": [
        "core/test_table.py::test_an_answer_to_an_older_question_is_refused",
        "core/test_table.py::test_after_an_undo_the_question_has_a_new_ply",
        f"{TAKEN_BACK}::test_the_same_answer_sent_twice_counts_once",
    ],
    "a spectator gets something to answer": [f"{HIDDEN}::test_a_spectator_is_asked_nothing_and_may_not_answer"],
    # persistence, versions
    "an older format no longer loads": [
        f"{RECORDED}::test_a_record_of_every_format_loads",
        f"{RECORDED}::test_a_snapshot_of_every_format_loads_and_plays_on",
        f"{RECORDED}::test_the_present_format_is_kept",
    ],
    "options are not saved with the game": [f"{RECORDED}::test_a_game_replays_strictly_to_its_end"],
    "a fixed rule changes stored games unnoticed": [
        f"{RECORDED}::test_a_game_replays_strictly_to_its_end",
        "core/test_table.py::test_a_record_that_cannot_be_replayed_here_says_why",
        "core/test_undo.py::test_a_secret_answer_that_no_longer_fits_is_asked_again",
    ],
    "a newer or foreign file is misread": [
        "core/test_record.py::test_a_newer_format_is_named",
        "core/test_record.py::test_a_foreign_file_is_no_record",
        "core/test_record.py::test_a_record_cut_off_in_a_line_is_truncated",
    ],
    # determinism
    "the order of a set depends on the hash seed": [
        f"{DETERMINISM}::test_determinism_under_each_hash_seed_on_each_python",
        "house/test_budgets.py::test_a_walk_over_a_set_is_seen",
    ],
    "the same seed is another game in another process or build": [
        f"{DETERMINISM}::test_determinism_under_each_hash_seed_on_each_python",
        f"{DETERMINISM}::test_determinism_in_the_compiled_build",
        "house/test_budgets.py::test_a_number_that_differs_between_processes_is_seen",
        "house/test_budgets.py::test_an_import_of_the_world_is_seen",
    ],
    "a second replay, or one after a restart or undo, goes elsewhere": [
        f"{DETERMINISM}::test_determinism_of_replays_and_restarts",
        f"{DETERMINISM}::test_determinism_after_undo",
    ],
    "a game between bots cannot be had again from its seed": [
        "arena/test_arena.py::test_a_game_depends_on_the_seed_and_its_number_only",
        "bots/test_evolution.py::test_matches_are_the_same_on_one_processor_and_on_two",
    ],
    # the web table
    "undo freezes a dialogue or skips turns": [
        f"{WEB}/test_passing.py::test_with_ticks_and_undo_in_any_order_nobody_is_skipped_and_the_game_ends",
        f"{WEB}/test_seats.py::test_undo_takes_a_tick_away_so_that_the_question_is_asked_again",
        f"{WEB}/test_seats.py::test_a_tick_on_a_question_that_must_be_answered_does_nothing",
        f"{BROWSER}/test_page.py::test_undo_is_there_exactly_when_the_engine_allows_it",
    ],
    "two pages lose each other's answers": [
        f"{WEB}/test_races.py::test_many_at_once_lose_and_double_nothing",
        f"{WEB}/test_races.py::test_many_at_once_at_two_servers_lose_and_double_nothing",
        f"{WEB}/test_races.py::test_undo_and_the_next_answer_come_in_some_order",
        "cli/test_load.py::test_two_workers_share_a_postgres_and_leave_it_as_it_was",
    ],
    "a page diverges after the network or the server was away": [
        f"{WEB}/test_away.py::test_after_every_break_a_page_shows_what_a_fresh_look_shows",
        f"{WEB}/test_feed.py::test_a_feed_that_broke_is_resumed_without_loss",
        f"{WEB}/test_keeping.py::test_a_restarted_server_shows_the_same_frames_at_every_entry",
        f"{BROWSER}/test_robust.py::test_server_killed_and_started_again",
        f"{BROWSER}/test_robust.py::test_a_stale_tab_gets_the_fresh_table",
    ],
    "an answer shown as given was never accepted": [
        f"{WEB}/test_away.py::test_an_answer_that_cannot_be_kept_is_shown_to_nobody_and_can_be_given_again",
        f"{WEB}/test_away.py::test_an_answer_whose_acknowledgement_was_lost_counts_once_even_after_others_have_gone_on",
        f"{WEB}/test_guard.py::test_a_fault_after_a_choice_was_kept_does_not_lose_it",
        f"{WEB}/test_races.py::test_the_same_key_after_a_restart_is_still_one_answer",
        f"{WEB}/test_keeping.py::test_what_was_acknowledged_before_a_kill_is_there_afterwards",
    ],
    "wrong clocks after a pause, and two that run out at once": [
        f"{WEB}/test_clock.py::test_a_pause_stops_the_clock_for_all_and_gives_the_rest_back",
        f"{WEB}/test_clock.py::test_two_who_run_out_at_once_both_get_an_answer_in_the_order_of_their_seats",
        f"{WEB}/test_clock.py::test_the_clock_starts_when_all_people_have_come",
        f"{WEB}/test_clock.py::test_nobody_pays_for_the_time_when_the_server_was_away",
        f"{WEB}/test_clock.py::test_an_answer_just_before_the_end_counts",
    ],
    # rules
    "a detail of the rules is wrong for years": [
        "games/evolution/test_cases.py::test_every_case_has_a_test",
        "counts/test_counts.py::test_as_many_sequences_as_worked_out",
        "playthroughs/test_playthroughs.py::test_a_game_is_told_as_before",
    ],
    # masks, search, speed
    "what is legal cannot be asked off turn": [
        f"{TAKEN_BACK}::test_options_are_there_wherever_somebody_is_asked_and_nowhere_else",
    ],
    "a position cannot be sent to a worker": [
        f"{HIDDEN}::test_a_world_sent_to_a_worker_is_small_whole_and_without_the_key",
        "core/test_sending.py::test_workers_in_processes_of_their_own_get_there_too",
    ],
    "copies share a list": [
        f"{HIDDEN}::test_a_clone_shares_no_list_with_its_original",
        f"{PLANTED}::test_a_planted_fault_is_counted",
    ],
}
FIGURES = [
    "undo takes minutes in a long game",
    "copying takes most of the time",
    "working out what is legal, or a bot, takes seconds",
]
LATER = {
    "lab": ["an observation leaks or is not recalled", "a mask is ignored"],
}


@cache
def names_in(file: str) -> list[str]:
    tree = ast.parse((HERE / file).read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("kind", HELD)
def test_a_kind_of_fault_is_held_by_tests_that_exist(kind):
    assert HELD[kind]
    for test in HELD[kind]:
        file, name = test.split("::")
        assert name.startswith("test_")
        assert name in names_in(file), test


def test_every_kind_stands_in_one_place():
    kinds = [*HELD, *FIGURES, *(kind for kinds in LATER.values() for kind in kinds)]
    assert len(kinds) == len(set(kinds))
