"""What must hold at every question of every game, each property one function that returns what is wrong, or nothing.

`boardwright fuzz` and the tests share them. The whole two-world test, which needs the game from its start, is `leak`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import PASS, Entry
from boardwright.core.chance import Chance
from boardwright.core.codec import compact, plain
from boardwright.core.position import FORCED, Position, renamed
from boardwright.core.record import Record
from boardwright.core.table import UNDO, Table, is_sitting, read, resume

if TYPE_CHECKING:
    from boardwright.core.game import Game, Groups

ROLLOUT: Final = 40
"""How many choices two worlds are played on to see whether they stay equal."""

PICTURED: Final = 20
"""Of so many entries at one the pictures of two worlds are compared."""


def questions(position: Position, seat: int | None = None) -> list[Any]:
    """The open questions as data; of one seat alone where a seat is named."""
    asks = [ask for ask in position.asks if seat is None or ask.seat == seat]
    return [[ask.kind.name, ask.seat, list(ask.about), ask.options] for ask in asks]


def whole(position: Position) -> str:
    """All of a position as a text, to compare."""
    return json.dumps([compact(position.state), questions(position)])


def seen(position: Position, seat: int) -> str:
    """What a seat sees of a position as a text."""
    return json.dumps([compact(position.game.view(position.state, seat)), questions(position, seat)])


def check_fault(position: Position) -> str:
    """The check of every value of the domain agrees with the options offered."""
    for ask in position.asks:
        for value in ask.kind.domain.values:
            allowed = ask.kind.check(position.state, ask, value) is None
            if allowed != (value in ask.options):
                return f"{ask.kind.name} {value}: offered {value in ask.options}, by the check {allowed}"
    return ""


def fork_fault(position: Position) -> str:
    """A fork, and a fork of the fork, equal the original, which stays as it was."""
    before = whole(position)
    twin = position.fork()
    if whole(twin) != before or whole(twin.fork()) != before:
        return "a fork differs from the original"
    play_on(twin, Chance(1))
    return "" if whole(position) == before else "playing a fork on changed the original"


def play_on(position: Position, chance: Chance, choices: int = ROLLOUT) -> None:
    """Some random choices."""
    for _ in range(choices):
        if position.over:
            return
        ask = position.asks[chance.below(len(position.asks))]
        position.choose(ask.seat, ask.options[chance.below(len(ask.options))])


def determinise_fault(position: Position, seat: int, key: int) -> str:
    """A determinised position is lawful, unnoticed by the seat, independent of the truth, and changes nothing."""
    fault = truth_fault(position, seat, Chance(key))
    if fault:
        return fault
    before = whole(position)
    world = position.determinise(seat, Chance(key), forkable=True)
    position.game.audit(world.state)
    if seen(world, seat) != seen(position, seat):
        return f"seat {seat} would notice"
    one = position.determinise(seat, Chance(key + 1))
    other = world.determinise(seat, Chance(key + 1))
    play_on(one, Chance(key))
    play_on(other, Chance(key))
    if whole(one) != whole(other):
        return f"the truth shines through to seat {seat}"
    return "" if whole(position) == before else "determinising changed the original"


def truth_fault(position: Position, seat: int, chance: Chance) -> str:
    """A seat sees what it is said to know: exchanged for another identity, it would notice.

    Else `unknown` leaves something out, and every determinised position holds that part of the truth.
    """
    game, state = position.game, position.state
    unseen = hidden(game.unknown(state, seat))
    claimed = [i for i in range(game.identities) if i not in unseen | asked_about(position)]
    others = sorted(unseen) or claimed[1:]
    if not claimed or not others:
        return ""
    one, other = claimed[chance.below(len(claimed))], others[chance.below(len(others))]
    names = list(range(game.identities))
    names[one], names[other] = other, one
    twin = state.clone()
    game.rename(twin, names)
    same = one != other and compact(game.view(twin, seat)) == compact(game.view(state, seat))
    return f"seat {seat} is said to know {one}, and does not see it" if same else ""


def asked_about(position: Position) -> set[int]:
    """The identities that the numbers of the open questions may mean."""
    numbers = [number for ask in position.asks for number in ask.about]
    return {number // kind.domain.per for kind in position.game.kinds.values() for number in numbers}


def hidden(groups: Groups) -> set[int]:
    """All identities of what a seat cannot tell apart."""
    return {each for places, pile in groups for each in [*places, *pile]}


def at_table(table: Table) -> Any:
    """All of a table that undo must bring back."""
    return [whole(table.position), table.notes[:], [table.can_undo(seat) for seat in range(table.seats)]]


def save_fault(table: Table) -> str:
    """A snapshot as JSON leads to the same table, undo and all."""
    twin = resume(table.game, json.loads(json.dumps(table.snapshot())), table.box)
    same = at_table(twin) == at_table(table) and twin.chain == table.chain and twin.plies == table.plies
    return "" if same and twin.entries == table.entries else "a table saved and loaded differs"


def undo_fault(table: Table, seat: int, choice: int) -> str:
    """Undo stops at draws and other seats' answers; undo then redo is no change. The answer is given afterwards."""
    before, drawn = at_table(table), table.position.state.chance.drawn
    unseen = unseen_by_all(table)
    together = table.position.several
    table.choose(seat, choice)
    after = at_table(table)
    pending = table.position.several is together and together is not None
    barrier = drawn != table.position.state.chance.drawn or (together is not None and len(together.seats) > 1)
    if table.can_undo(seat) != (pending or not barrier):
        return f"undo after a barrier: {table.can_undo(seat)}"
    if not pending and any(table.can_undo(other) for other in range(table.seats) if other != seat):
        return "another seat may undo this answer"
    if not table.can_undo(seat):
        return ""
    if any((then - now) & unseen[seat] for then, now in zip(unseen, unseen_by_all(table), strict=True)):
        return "undo after something hidden was shown"
    table.undo(seat)
    if at_table(table) != before:
        return "undo does not lead back"
    table.choose(seat, choice)
    return "" if at_table(table) == after else "undo and redo is a change"


def unseen_by_all(table: Table) -> list[set[int]]:
    """The identities that each seat does not know now."""
    return [hidden(table.game.unknown(table.position.state, seat)) for seat in range(table.seats)]


# -- two worlds -------------------------------------------------------------------------------------------------


def payload(table: Table, seat: int | None, words: Any) -> str:
    """Every byte that a seat (None: a spectator) could be sent now: view, text, questions, refusals, log, undo."""
    view = table.view(seat)
    asks = [ask for ask in table.asks if ask.seat == seat]
    refusals = [
        [value, rule.id, rule.name, rule.have, rule.need]
        for ask in asks
        for value in ask.kind.domain.values
        if (rule := table.why_not(ask.seat, value)) is not None
    ]
    put = [[ask.kind.name, list(ask.about), ask.options, table.ply(ask.seat)] for ask in asks]
    undo = seat is not None and table.can_undo(seat)
    turn = sorted(ask.seat for ask in table.asks)
    text = table.game.text(view, words)
    return json.dumps([plain(view), text, put, refusals, table.log(seat), undo, turn, table.opening.commitment])


def pictures(table: Table, seat: int | None, words: Any) -> str:
    """The pictures that a seat could be sent now, for a wide and a narrow page."""
    draw = table.game.draw
    if draw is None:
        return ""
    focus = next((ask.kind.name for ask in table.asks if ask.seat == seat), None)
    return json.dumps([draw(table.view(seat), words, focus, narrow) for narrow in (False, True)])


def _sent(table: Table, seat: int | None, words: Any, number: int) -> str:
    """What a seat could be sent at this entry; the pictures, which take long, at some only."""
    return payload(table, seat, words) + (pictures(table, seat, words) if number % PICTURED == 0 else "")


class Knowledge:
    """The identities that a seat has ever been able to name: by the state, and by its log.

    A line of the log about what was hidden in some place before, and still is, gives no right to know it, unless there
    was a draw: it may have been shown, shuffled in and dealt again.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.heard = 0
        self.drawn = 0
        self.ever: set[int] = set()
        self.places: set[int] = set()
        self.learn()

    def learn(self) -> None:
        """What is known now."""
        table = self.table
        groups = table.game.unknown(table.position.state, -1 if self.seat is None else self.seat)
        places = {each for held, _ in groups for each in held}
        log = table.log(self.seat)
        told = _told(table, [note for _, note in log[self.heard :]])
        unseen = hidden(groups)
        drawn = table.position.state.chance.drawn
        if drawn == self.drawn:
            told -= places & self.places
        self.ever |= {i for i in range(table.game.identities) if i not in unseen} | told
        self.heard, self.places, self.drawn = len(log), places, drawn


def _told(table: Table, notes: list[Entry]) -> set[int]:
    told: set[int] = set()
    for name, _, numbers in notes:
        if name == FORCED:
            kinds = list(table.game.kinds.values())
            pairs = [(kinds[numbers[1]].domain, numbers[2])]
        else:
            pairs = list(zip(table.game.notes[name].domains, numbers, strict=True))
        told.update(value // domain.per for domain, value in pairs if domain.hideable and value >= 0)
    return told


def leak(game: Game, record: Record, box: Any, seat: int | None, until: int, key: int) -> str:
    """Play the record's first entries in its world and in one where what the seat never saw has other names.

    Every byte that the seat could be sent must be the same at every question.
    """
    words = game.words("en")
    here = _world(game, record, box, None)
    groups = game.unknown(here.position.state, -1 if seat is None else seat)
    alike = [{*places, *pile} for places, pile in groups]  # the pile itself will be drawn from
    knowledge = Knowledge(here, seat)
    sent = [_sent(here, seat, words, 0)]
    for number, line in enumerate(record.entries[:until], 1):
        here.apply(len(here.entries), line)
        knowledge.learn()
        sent.append(_sent(here, seat, words, number))
    unseen = [sorted(group - knowledge.ever) for group in alike]
    names = shuffled(unseen, game.identities, Chance(key))
    there, truth = _world(game, record, box, names), _world(game, record, box, None)
    for number, bytes_sent in enumerate(sent):
        if _sent(there, seat, words, number) != bytes_sent:
            return f"{'a spectator' if seat is None else f'seat {seat}'} sees another world at entry {number}"
        if number < until:
            _step(truth, there, record.entries[number], names)
    return ""


def shuffled(groups: list[list[int]], identities: int, chance: Chance) -> list[int]:
    """names[old] = new: the identities of each group exchanged among themselves."""
    names = list(range(identities))
    for some in groups:
        rest = some[:]
        for each in some:
            names[each] = chance.take(rest)
    return names


def _world(game: Game, record: Record, box: Any, names: list[int] | None) -> Table:
    assert record.seed is not None
    return Table(game, record.seats, record.seed, record.options, box, record.players, names)


def _step(truth: Table, there: Table, line: Any, names: list[int]) -> None:
    """The entry in the true world and, renamed, in the other one."""
    seat, text, _ = line
    if text == UNDO:
        there.undo(seat)
    elif is_sitting(text):
        there.sit(seat, text)
    else:
        ask = truth.position.ask_of(seat)
        choice = read(truth.box, ask, text)
        there.choose(seat, choice if choice == PASS else renamed(ask, choice, names))
    truth.apply(len(truth.entries), line)
