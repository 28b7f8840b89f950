"""What a person may type where a question waits: an answer, or a word that asks about the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardwright.cli import inquiry, saves
from boardwright.core.errors import Malformed
from boardwright.core.table import write

if TYPE_CHECKING:
    from boardwright.cli.session import Session
    from boardwright.core.ask import Ask

Word = Callable[["Session", int, "Ask | None", str], bool]
LAST: Final = 20
"""How many lines `log` shows, unless it is told `log all`."""
HELP: Final = """\
a number, or the answer's text     choose, for example: 2
how                                the game in a few sentences
what, what NAME                    what the things in the game do, all or one of them
why 7, why NAME                    why something is not possible (or is), any value there is
why                                everything that is not possible now, and the reasons
undo                               take back your last answer
table                              show the table again
options                            the modes, variants and rulings of this game
rules ID, rules WORDS              look up a rule
log, log all                       what has happened
save, save FILE                    where the game is kept, or keep it under a name too
quit                               leave; the game is kept"""


def carry_out(session: Session, seat: int, ask: Ask | None, line: str) -> bool:
    """Do what a line says; whether the question is done with: answered, taken back, or (where none waits) waved on."""
    word, _, rest = line.strip().partition(" ")
    known = WORDS.get(word.lower())
    if known is not None:
        return known(session, seat, ask, rest.strip())
    if ask is not None:
        return answer(session, ask, line.strip())
    if line:
        session.terminal.say("Press Enter to go on, or type undo, table, log or quit.")
    return not line


def answer(session: Session, ask: Ask, line: str) -> bool:
    """Take an answer; what is none is explained."""
    if not line:
        session.put(ask)
        return False
    choice = inquiry.option_meant(session, ask, line)
    if choice is not None:
        session.met[ask.seat].update(name for name, _ in session.new_to(ask))
        session.answer(ask, choice)
        return True
    if not inquiry.explain(session, ask, line):
        session.terminal.say(f"{line!r} is no answer here. Type a number from 1 to {len(ask.options)}, or help.")
    return False


def text_of(session: Session, ask: Ask, choice: int) -> str:
    """The answer text of a choice, as it stands in the record."""
    return write(session.table.box, ask, choice)


# -- the words --------------------------------------------------------------------------------------------------


def why(session: Session, _seat: int, ask: Ask | None, rest: str) -> bool:
    """Why not this value, or all of them."""
    if ask is None:
        session.terminal.say("Nothing is being asked now.")
    elif not rest:
        inquiry.explain_all(session, ask)
    elif not inquiry.explain(session, ask, rest):
        session.terminal.say(f"{rest!r} is nothing that could be chosen here. `why` alone lists what is not possible.")
    return False


def undo(session: Session, seat: int, _ask: Ask | None, _rest: str) -> bool:
    """Take back the last answer."""
    if not session.table.can_undo(seat):
        session.terminal.say("Nothing to take back: a draw, a reveal or another seat's answer came after it.")
        return False
    if session.take_back(seat):
        session.terminal.say("Taken back.")
    else:
        session.terminal.say("Nothing to take back but what was answered for you.")
    return True


def how(session: Session, seat: int, _ask: Ask | None, _rest: str) -> bool:
    """The game in a few sentences."""
    for line in session.words.primer(session.table.view(seat)):
        session.terminal.say(line, "  ")
    return False


def what(session: Session, seat: int, _ask: Ask | None, rest: str) -> bool:
    """What things do: all of them, or those with these words in their names."""
    wanted = rest.lower().replace("_", " ").split()
    terms = session.words.terms(session.table.view(seat))
    found = [(name, text) for name, text in terms if all(word in name.lower() for word in wanted)]
    for name, text in found:
        session.terminal.say(f"{name}: {text}", "    ")
    if not found:
        session.terminal.say(f"{rest!r} is none of these: {', '.join(name for name, _ in terms)}.", "    ")
    return False


def table(session: Session, seat: int, ask: Ask | None, _rest: str) -> bool:
    """Show the table, and the question, again."""
    session.show_table(seat)
    if ask is not None:
        session.put(ask)
    return False


def options(session: Session, _seat: int, _ask: Ask | None, _rest: str) -> bool:
    """The options of this game in words."""
    for line in inquiry.options_in_words(session.game, session.words, session.table.options):
        session.terminal.say(line, "    ")
    return False


def rules(session: Session, _seat: int, _ask: Ask | None, rest: str) -> bool:
    """Look up a rule."""
    from boardwright.cli import ruling

    try:
        for line in ruling.looked_up([session.game.name], rest, sources=False):
            session.terminal.say(line)
    except Malformed as fault:
        session.terminal.say(f"{fault}")
    return False


def log(session: Session, seat: int, _ask: Ask | None, rest: str) -> bool:
    """What has happened, as far as this seat knows."""
    lines = session.notes_of(seat)
    for line in lines if rest == "all" else lines[-LAST:]:
        session.terminal.say(f"  - {line}", "    ")
    if rest != "all" and len(lines) > LAST:
        session.terminal.say(f"The last {LAST} of {len(lines)} lines; `log all` shows all.")
    return False


def save(session: Session, _seat: int, _ask: Ask | None, rest: str) -> bool:
    """Keep the game, under a name too if one is given."""
    session.keep()
    path = Path(rest).expanduser() if rest else session.path
    try:
        saves.save_as(session.table.record(), path)
        session.stamp = saves.stamp(session.path)
        session.terminal.copyable(f"Saved: {path}")
    except Malformed as fault:
        session.terminal.copyable(f"Not saved. {fault}")
    return False


def leave(session: Session, _seat: int, _ask: Ask | None, _rest: str) -> bool:
    """Leave."""
    from boardwright.cli.session import Left

    raise Left


def show_help(session: Session, _seat: int, _ask: Ask | None, _rest: str) -> bool:
    """What can be typed."""
    session.terminal.say(HELP)
    return False


WORDS: Final[dict[str, Word]] = {
    "why": why,
    "how": how,
    "what": what,
    "undo": undo,
    "table": table,
    "options": options,
    "rules": rules,
    "log": log,
    "save": save,
    "quit": leave,
    "exit": leave,
    "help": show_help,
    "?": show_help,
}
