"""A game under way: choose, fork, determinise. Nothing here knows a seed, a record or a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import PASS, Ask, Entry, Note, Rule, Step
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, DeadEnd, GameOver, IllegalChoice, Malformed
from boardwright.core.native import mypyc_attr
from boardwright.core.together import Together

if TYPE_CHECKING:
    from boardwright.core.game import Game, Groups

MAX_STEPS: Final = 10_000
FORCED: Final = "forced"


@mypyc_attr(allow_interpreted_subclasses=True)  # a game that is not compiled runs on the compiled core
class State:
    """What every game's state has: its box, chance, the agenda of steps to come, and notes where somebody listens.

    A game's state class gives its constructor every field, so that `clone` and the codec can make one; everything but
    the box and what is never changed is copied by `clone`.
    """

    __slots__ = ("agenda", "box", "chance", "notes")

    def __init__(self, box: Any, chance: Chance, agenda: list[tuple[int, int]]) -> None:
        self.box = box
        self.chance = chance
        self.agenda = agenda  # (step, seat) still to come, the next one last
        self.notes: list[Entry] | None = None

    def clone(self) -> Any:
        """An independent copy in which nobody listens."""
        raise NotImplementedError

    def plan(self, steps: list[tuple[int, int]]) -> None:
        """These steps come next, in this order, before what was planned already."""
        self.agenda += reversed(steps)

    def note(self, note: Note, numbers: tuple[int, ...] = (), to: int = -1) -> None:
        """For the log: what happened, and the only seat that may read it (-1: all may)."""
        if self.notes is not None:
            self.notes.append((note.name, to, numbers))


class Journal:
    """A checkpoint and what has happened since: plain data from which the position can be built again."""

    __slots__ = ("answers", "before", "outcomes")

    def __init__(self, before: State, answers: list[int], outcomes: list[int]) -> None:
        self.before = before  # never changed
        self.answers = answers
        self.outcomes = outcomes  # of chance

    def copy(self) -> Journal:
        """The same, to be kept: the checkpoint is shared, since nobody changes it."""
        return Journal(self.before, self.answers[:], self.outcomes[:])

    def turn_page(self, state: State) -> None:
        """A new step begins: a new checkpoint. Old lists are left to whoever keeps them."""
        self.before = state.clone()
        self.answers = []
        self.outcomes = []
        state.chance.log = self.outcomes


def play(game: Game, state: State, journal: Journal | None, resumed: bool) -> Step:
    """Carry out the agenda, step by step, until it is empty or a rule ends the game."""
    silent = 0
    agenda = state.agenda
    runs = game.runs
    while agenda:
        if journal is not None and not resumed:
            journal.turn_page(state)
        resumed = False
        number, seat = agenda.pop()
        try:
            step = runs[number](state, seat)
            if step is None:
                silent += 1
            else:
                silent = 0
                yield from step
        except GameOver:
            agenda.clear()
        if silent > MAX_STEPS:
            raise BrokenInvariant("the steps ask nothing and do not end")


class Position:
    """The state, the step under way, and the questions it waits for.

    `choose` is the only door. `asks` are the open questions, one, or several where seats answer at once; none: the game
    is over. A position without a journal (`forkable=False`) is a playout: faster, and it cannot be forked.
    """

    __slots__ = ("_flow", "asks", "game", "journal", "several", "state")

    def __init__(self, game: Game, state: State, journal: Journal | None, resumed: bool = False) -> None:
        self.game = game
        self.state = state
        self.journal = journal
        self.asks: list[Ask] = []
        self.several: Together | None = None
        self._flow = play(game, state, journal, resumed)

    @staticmethod
    def start(
        game: Game,
        state: State,
        forkable: bool = True,
        answers: list[int] | None = None,
        given: list[list[int]] | None = None,
    ) -> Position:
        """Begin with the first step of the state's agenda; give it `answers`, forced ones included, while they fit.

        `given`: answers to a question that several seats are asked at once, in the order of its seats. Raises DeadEnd
        or BrokenInvariant if a rule fails.
        """
        position = Position(game, state, Journal(state, [], []) if forkable else None)
        ask, fitted = position._feed(next(position._flow, None), answers or [])
        position._go_on(ask)
        several = position.several
        if given and fitted and several is not None:
            for i, theirs in enumerate(given):
                several.feed(i, theirs)
            several.open(position.state)
            position._wait(several)
        return position

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.asks

    # -- answers ------------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: int) -> None:
        """Answer the question of a seat.

        Raises Malformed if the choice is no value of the question's domain, IllegalChoice, with the rule, if it is not
        an option; both change nothing.
        """
        asks = self.asks
        ask = asks[0] if asks and asks[0].seat == seat else self.ask_of(seat)
        if choice not in ask.options:
            raise self.refusal(ask, choice)
        if self.several is None:
            self._go_on(self._send(choice))
        else:
            self._collect(self.several, ask, choice)

    def ask_of(self, seat: int) -> Ask:
        """The open question of a seat. Raises IllegalChoice if it is not asked."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        raise IllegalChoice(f"seat {seat} is not asked anything now")

    def why_not(self, seat: int, value: int) -> Rule | None:
        """What forbids this value of the seat's question, None if nothing. Raises Malformed outside the domain."""
        ask = self.ask_of(seat)
        if value not in ask.kind.domain.values:
            raise Malformed(f"{value} is no {ask.kind.domain.name}")
        return ask.kind.check(self.state, ask, value)

    def refusal(self, ask: Ask, choice: int) -> ValueError:
        """What to raise for a choice that is not among the options of an open question."""
        if choice == PASS:
            return IllegalChoice(f"{ask.kind.name} must be answered: passing is not allowed")
        if choice not in ask.kind.domain.values:
            return Malformed(f"{choice} is no {ask.kind.domain.name}")
        rule = ask.kind.check(self.state, ask, choice)
        cause = rule.id if rule else "another value stands for it"
        return IllegalChoice(f"{ask.kind.name} {choice} is not allowed: {cause}", rule)

    def retract(self, seat: int) -> bool:
        """Take back a seat's answer while others are still asked at the same time. It touches nobody else."""
        if self.several is None or not self.several.take_back(seat):
            return False
        self.asks = self.several.open_asks()
        return True

    def _collect(self, several: Together, ask: Ask, choice: int) -> None:
        several.give(ask, choice)
        self._wait(several)

    def _wait(self, several: Together) -> None:
        """Put the questions that are open; with the last answer the step goes on."""
        self.asks = several.open_asks()
        self.several = several if self.asks else None
        if not self.asks:
            self._go_on(self._send_all(several))

    def _send(self, choice: int) -> Ask | None:
        if self.journal is not None:
            self.journal.answers.append(choice)
        try:
            return self._flow.send(choice)
        except StopIteration:
            return None

    def _send_all(self, several: Together) -> Ask | None:
        if self.journal is not None:
            for given in several.given:
                self.journal.answers += given
        try:
            return self._flow.send(0)
        except StopIteration:
            return None

    def _go_on(self, ask: Ask | None) -> None:
        """Give forced answers until somebody has a real choice or the game is over."""
        while ask is not None:
            options = ask.open(self.state)
            if len(options) > 1 or (options and ask.kind.private):
                self.asks = [ask]
                return
            if isinstance(ask, Together):
                self._wait(ask)
                return
            if not options:
                raise DeadEnd(f"{ask.kind.name}: seat {ask.seat} has no option")
            if self.state.notes is not None:
                self._tell(ask, options[0], self.state.notes)
            ask = self._send(options[0])
        self.asks = []

    def _tell(self, ask: Ask, choice: int, notes: list[Entry]) -> None:
        """A forced answer is noted; one that names an identity is for its seat alone."""
        if choice != PASS:
            number = list(self.game.kinds).index(ask.kind.name)
            notes.append((FORCED, ask.seat if ask.kind.domain.hideable else -1, (ask.seat, number, choice)))

    def _feed(self, ask: Ask | None, answers: list[int]) -> tuple[Ask | None, bool]:
        """Give answers as long as each is an option; the question that waits then, and whether all of them were."""
        at = 0
        while ask is not None and at < len(answers):
            if isinstance(ask, Together):
                for i in range(len(ask.seats)):
                    at += ask.feed(i, answers[at:])
                    if ask.open_ask[i] is not None:
                        return ask, False
                ask = self._send_all(ask)
            elif answers[at] in ask.open(self.state):
                ask = self._send(answers[at])
                at += 1
            else:
                break
        return ask, at == len(answers)

    def _put(self, ask: Ask) -> None:
        if isinstance(ask, Together):
            self._wait(ask)
        else:
            self.asks = [ask]

    # -- forks --------------------------------------------------------------------------------------------------

    def fork(self, forkable: bool = True) -> Position:
        """An independent copy: the step is run again from its checkpoint, without working out any options.

        It knows the coming draws: for rules and tests. Bots get `determinise`. Raises BrokenInvariant in a playout.
        """
        journal = self._journal()
        twin, ask = rerun(self.game, journal, journal.before.clone(), None, forkable)
        if isinstance(ask, Together) and self.several is not None:
            ask.inherit(self.several.given, -1)
            for mine, theirs in zip(ask.open_asks(), self.asks, strict=True):
                mine.like(theirs)
        elif ask is not None:
            ask.like(self.asks[0])
        if ask is not None:
            twin._put(ask)
        chance = twin.state.chance
        chance.follow(self.state.chance)
        if twin.journal is not None:
            chance.log = twin.journal.outcomes
        return twin

    def determinise(self, seat: int, chance: Chance, forkable: bool = False) -> Position:
        """A position that this seat cannot tell from the real one, with all it does not know dealt anew.

        The unknown identities are dealt anew over the places that hold them *now*; checkpoint and answers are
        renamed alike, so the re-run leads to the same observed situation. Open secret answers are asked anew. `chance`
        deals, and from it comes the new position's own. Raises BrokenInvariant in a playout.
        """
        journal = self._journal()
        names = deal_anew(self.game.same, self.game.unknown(self.state, seat), chance)
        before: State = journal.before.clone()
        self.game.rename(before, names)
        before.chance = Chance(0, 0, before.chance.drawn)  # the past is read back, the key stays here
        known = Journal(before, journal.answers, journal.outcomes)
        twin, ask = rerun(self.game, known, before.clone() if forkable else before, names, forkable)
        if isinstance(ask, Together) and self.several is not None:
            ask.inherit(self.several.given, seat)
        if ask is not None:
            ask.open(twin.state)
            twin._put(ask)
        twin.go_live(Chance(chance.raw(), chance.raw()))
        return twin

    @staticmethod
    def rebuild(game: Game, journal: Journal, chance: Chance, given: list[list[int]] | None = None) -> Position:
        """The position to which this journal leads, with the answers `given` while several seats are asked."""
        found, ask = rerun(game, journal, journal.before.clone(), None, True)
        if ask is not None:
            if isinstance(ask, Together) and given:
                ask.inherit(given, -1)
            ask.open(found.state)
            found._put(ask)
        found.go_live(chance)
        return found

    def go_live(self, chance: Chance) -> None:
        """From here on draw from this chance."""
        chance.drawn = self.state.chance.drawn
        self.state.chance = chance
        if self.journal is not None:
            chance.log = self.journal.outcomes

    def pending(self) -> list[list[int]]:
        """The answers already given to a question that several seats are asked at once, in the order of its seats."""
        return [] if self.several is None else [given[:] for given in self.several.given]

    def __reduce__(self) -> Any:
        from boardwright.core.sending import pack, unpack

        return unpack, (pack(self),)

    def _journal(self) -> Journal:
        if self.journal is None:
            raise BrokenInvariant("a playout cannot be forked")
        return self.journal


def rerun(
    game: Game, journal: Journal, state: State, names: list[int] | None, forkable: bool
) -> tuple[Position, Ask | None]:
    """From the checkpoint `state`, run the step again with the answers it had, up to the question that waits."""
    state.chance.read_back(journal.outcomes)
    twin = Position(game, state, Journal(journal.before, [], journal.outcomes[:]) if forkable else None, True)
    ask = next(twin._flow, None)
    answers = journal.answers
    at = 0
    while ask is not None and at < len(answers):
        if isinstance(ask, Together):
            at = _feed_several(ask, answers, at, names)
            ask = twin._send_all(ask)
        else:
            answer = answers[at]
            ask = twin._send(answer if names is None else renamed(ask, answer, names))
            at += 1
    if at < len(answers) or state.chance.script:
        raise BrokenInvariant("a re-run went another way")
    return twin, ask


def _feed_several(several: Together, answers: list[int], at: int, names: list[int] | None) -> int:
    for i in range(len(several.seats)):
        while (each := several.open_ask[i]) is not None:
            several.send(i, renamed(each, answers[at], names))
            at += 1
    return at


def renamed(ask: Ask, answer: int, names: list[int] | None) -> int:
    """The answer under another naming of identities."""
    if names is None or answer == PASS:
        return answer
    return ask.kind.domain.renamed(answer, names)


def deal_anew(same: list[int], groups: Groups, chance: Chance) -> list[int]:
    """names[old] = new: each group's identities, sorted, dealt over its places. Independent of the truth."""
    names = same[:]
    for places, pile in groups:
        deck = pile + places
        deck.sort()  # a pile that is in order already costs next to nothing
        for place in places:
            names[place] = deck.pop(chance.below(len(deck)))
        if pile != deck:
            for old, new in zip(pile, deck):  # noqa: B905  (compiled, only a plain zip is a plain loop)
                names[old] = new
    return names
