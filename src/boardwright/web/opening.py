"""Opening tables: new ones, rematches, uploaded records, and finished games that go on from an entry."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from boardwright.bots import levels
from boardwright.core import options as core_options
from boardwright.core.ask import Rule
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.core.record import Record, commit
from boardwright.core.table import BOT, Table
from boardwright.web import branch, faults, frames, links
from boardwright.web.branch import Branch
from boardwright.web.clock import MoveClock
from boardwright.web.errors import BAD, CONFLICT, Refused, malformed
from boardwright.web.frames import HUMAN
from boardwright.web.house import House
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.store import Entered, Link, Snapshot, TableRow

NAME: Final = 24
"""How long a name may be."""
LONGEST: Final = 20_000
"""How many entries an uploaded record may have."""
STAND_IN: Final = "greedy"
NO_PLAYER: Final = _("{player} is none of these: {known}.")


class Wish(NamedTuple):
    """A table to be opened: `players` are `human` or the level of a bot, `seconds` a move or None.

    `edition`: the hash of another one than the game's own.
    """

    game: str
    options: dict[str, str]
    players: list[str]
    names: list[str]
    seconds: float | None = None
    edition: str = ""


class Opened(NamedTuple):
    """The secrets of a new table: nobody can tell them again."""

    table: str
    opener: str
    seats: list[str]
    spectator: str

    def plain(self) -> dict[str, Any]:
        return self._asdict()


def new_seed() -> bytes:
    """What decides every draw of a table: 128 random bits."""
    return secrets.token_bytes(16)


def named(wanted: list[str], seats: int) -> list[str]:
    """What the seats are called: short, without signs that cannot be seen."""
    cleaned = ["".join(sign for sign in name if sign.isprintable()).strip()[:NAME] for name in wanted[:seats]]
    return cleaned + [""] * (seats - len(cleaned))


def check(wish: Wish) -> None:
    """Raise Refused for players that do not exist, or where nobody would play."""
    for player in wish.players:
        if player != HUMAN and player not in levels.LEVELS:
            raise malformed(NO_PLAYER, {"player": repr(player), "known": ", ".join([HUMAN, *levels.names()])})
    if HUMAN not in wish.players:
        raise malformed(_("At least one seat needs a person."))


def fresh(house: House, wish: Wish, language: str = "en") -> Opened:
    """A new table. Raises Refused, in the language where it is for a rule of the game."""
    check(wish)
    game = house.game(wish.game)
    box = house.editions.box(game, wish.edition)
    try:
        table = Table(game, len(wish.players), new_seed(), wish.options, box, wish.players)
    except Malformed as fault:
        rule = forbidding(house, wish)
        text = str(fault) if rule is None else game.words(language).refusal(rule)
        raise Refused(BAD, "options", text, rule=rule and rule.id) from fault
    return keep(house, table, wish.names, MoveClock(wish.seconds))


def forbidding(house: House, wish: Wish) -> Rule | None:
    """The rule that forbids the options together, where one does."""
    game, seats = house.game(wish.game), len(wish.players)
    box = house.editions.box(game, wish.edition)
    if not game.seats[0] <= seats <= game.seats[1]:
        return None
    try:
        usual = {option.name: option.default_for(seats, box) for option in game.options}
        read = {name: core_options.named(game, name).read(text, seats) for name, text in wish.options.items()}
        return game.why_not_options(usual | read, seats)
    except Malformed:
        return None


def keep(
    house: House,
    table: Table,
    names: list[str],
    clock: MoveClock,
    source: Branch | None = None,
    entries: list[Entered] | None = None,
) -> Opened:
    """Keep a table with a link for each seat, its spectators and its opener."""
    row = TableRow(
        id=links.new_table(),
        game=table.game.name,
        header=table.opening._replace(seed=None).header(),
        seed=table.seed,
        branch=None if source is None else source.plain(),
        created=house.now(),
        over=table.over,
        names=named(names, table.seats),
        clock=clock.plain(),
        rematch=None,
    )
    snapshot = None if source is not None else Snapshot(len(table.entries), table.game.version, table.snapshot())
    opened, kept = link_all(row.id, table.seats)
    house.store.add(row, kept, entries or [], snapshot)
    house.changed(row.id)
    return opened


def link_all(id: str, seats: int) -> tuple[Opened, list[Link]]:
    """New secrets for everybody at a table."""
    opener, spectator = links.new(id, links.OPENER), links.new(id, links.SPECTATOR)
    each = [links.new(id, links.SEAT, seat) for seat in range(seats)]
    opened = Opened(id, opener[0], [secret for secret, _ in each], spectator[0])
    return opened, [opener[1], spectator[1], *[link for _, link in each]]


# -- again and on ---------------------------------------------------------------------------------------------------


def rematch(house: House, live: Live, link: Link) -> dict[str, Any]:
    """The same again under a new seed. Whoever asks gets a link to the seat, or the part, that was theirs.

    Who asks first opens the table.
    """
    with live.lock:
        live.refresh()
        if not live.table.over:
            raise Refused(CONFLICT, "running", _("The game is still under way."))
        opening, row = live.table.opening, live.row
    opener = None
    if row.rematch is None:
        players = [each if each in levels.LEVELS else HUMAN for each in opening.players]
        wish = Wish(row.game, opening.options, players, row.names, live.clock.seconds, opening.edition[1])
        made = fresh(house, wish)
        if house.store.claim_rematch(live.id, made.table):
            opener = made.opener
        with live.lock:
            live.refresh()
        house.changed(live.id)
    id = live.row.rematch
    assert id is not None
    secret, kept = links.new(id, link.role, link.seat)
    house.store.add_link(kept)
    return {"table": id, "role": link.role, "seat": link.seat, "secret": secret, "opener": opener}


def upload(house: House, text: str) -> Opened:
    """A table out of a record with its seed: to look at, to go on from, or to go on with. Raises Refused."""
    record, source = readable(text)
    game = house.game(record.game)
    try:
        table = branch.replay(game, record, source, house.editions.likely(game, record.edition[1]))
    except (Malformed, BrokenInvariant) as fault:
        raise malformed(_("This record cannot be played here: {why}"), {"why": faults.told(fault)}) from fault
    return keep(house, table, [], MoveClock(), source, as_entries(table, house.now()))


def readable(text: str) -> tuple[Record, Branch | None]:
    """The record in a text, and where it comes from. Raises Refused."""
    try:
        record, source = branch.read(text)
    except Malformed as fault:
        raise malformed(_("This record cannot be read: {why}"), {"why": faults.told(fault)}) from fault
    if len(record.entries) > LONGEST:
        raise malformed(
            _("The record has {n} entries; allowed are {most}."), {"n": len(record.entries), "most": LONGEST}
        )
    return record, source


def as_entries(table: Table, at: float) -> list[Entered]:
    """A core table's entries as rows."""
    return [Entered(i, line.seat, line.text, line.hash, "record", None, at) for i, line in enumerate(table.entries)]


def go_on(house: House, live: Live, seat: int, entry: int) -> dict[str, Any]:
    """A finished game from an entry on, against bots and under a new seed: a table of its own. Raises Refused."""
    with live.lock:
        if not live.table.over:
            raise Refused(CONFLICT, "running", _("The game is still under way."))
        if live.offset:
            raise Refused(
                CONFLICT, "older_rules", _("The game was begun under older rules: it cannot go on from an entry.")
            )
        record, whole = live.table.record(), branch.of(live.row.branch)
    if not 0 <= entry <= len(record.entries):
        raise malformed(_("The game has entries 0 to {n} only."), {"n": len(record.entries)})
    source = branch.source_at(whole, entry)
    if len(branch.chain(source)) + 1 >= branch.DEEPEST:
        raise Refused(CONFLICT, "branch", _("Too many games go on from each other here; go on from an earlier one."))
    table = branch.replay(live.game, record, whole, live.box, entry)
    if table.over:
        raise Refused(CONFLICT, "over", _("The game is over at this entry; choose an earlier one."))
    opened = keep(house, *branch_of(house, table, live.row.names, seat, source))
    told = {"table": opened.table, "role": links.SEAT, "seat": seat, "secret": opened.seats[seat]}
    return told | {"opener": opened.opener}


def branch_of(
    house: House, table: Table, names: list[str], seat: int, origin: Branch | None
) -> tuple[Table, list[str], MoveClock, Branch, list[Entered]]:
    """What is kept of a game that goes on: the person at their seat, bots at the others. origin: its own source."""
    seated = table.players
    bots = [each if frames.who(each)["kind"] == frames.BOT else STAND_IN for each in seated]
    players = [HUMAN if each == seat else bots[each] for each in range(table.seats)]
    entries = as_entries(table, house.now())
    source = Branch(len(entries), table.seed, table.opening.players, origin)
    table.seed = new_seed()
    table.opening = table.opening._replace(players=players, commitment=commit(table.seed))
    return table, names, MoveClock(), source, entries


def bot_text(level: str) -> str:
    """The entry by which a bot sits down. Raises Refused."""
    if level not in levels.LEVELS:
        raise malformed(NO_PLAYER, {"player": repr(level), "known": ", ".join(levels.names())})
    return f"{BOT}{level}"
