"""The score sheet at the end of a game."""

from __future__ import annotations

from tests.browser.hands import Hands

SHEET = """async (seats) => {
    const { sheet } = await import("/static/question.js");
    const points = (rows) => rows.map(([rule, text, points]) => ({ rule, text, points }));
    const sheets = seats.map((rows) => ({ total: 0, points: points(rows) }));
    const named = seats.map((_, seat) => ({ seat, name: "?" }));
    const frame = { seats: named, result: { sheets, places: [1, 2], rivals: [] } };
    const rows = [...sheet(frame).querySelectorAll("tbody tr")].slice(0, -2);
    return rows.map((row) => [...row.children].map((each) => each.dataset.tip ?? each.textContent));
}"""


def test_texts_that_differ_in_a_number_share_a_row(hands: Hands):
    one = [["R-1", "lowest, at 5", 5], ["R-2", "goal 3", 9], ["R-2", "goal 4", 9], ["R-3", "sites left: 1", -3]]
    two = [["R-1", "lowest, at 7", 8], ["R-2", "goal 3", 9], ["R-3", "sites left: 1", -3]]
    assert hands.lobby().evaluate(SHEET, [one, two]) == [
        ["lowest R-1", "lowest, at 5", "lowest, at 7"],
        ["goal 3 R-2", "goal 3", "goal 3"],
        ["goal 4 R-2", "goal 4", "0"],
        ["sites left: 1 R-3", "sites left: 1", "sites left: 1"],
    ]
