"""A game that goes on from an entry of another: its record carries that one's seed too, so that all can be proved.

The header has one more key, `from`: how many of the entries are the other game's, its seed, and who sat there; where
that one goes on from another again, it has a `from` of its own.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from boardwright.core.chance import SecretChance
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.core.game import Game
from boardwright.core.record import Record, commit
from boardwright.core.record import read as read_record
from boardwright.core.table import Table

FROM: Final = "from"
DEEPEST: Final = 10
"""How many games may go on from each other."""


class Branch(NamedTuple):
    """Where a game comes from: the first `entry` entries are another's, under its seed, played by its players.

    `source`: where that other one comes from.
    """

    entry: int
    seed: bytes
    players: list[str]
    source: Branch | None = None

    def plain(self) -> dict[str, Any]:
        """To be kept."""
        told = {"entry": self.entry, "seed": self.seed.hex(), "players": self.players}
        return told if self.source is None else told | {FROM: self.source.plain()}


def of(plain: dict[str, Any] | None, deep: int = 0) -> Branch | None:
    """From what is kept of it. Raises Malformed if it is damaged."""
    if plain is None:
        return None
    if deep == DEEPEST:
        raise Malformed(f"line 1: what stands under {FROM!r} is damaged: more than {DEEPEST} games")
    try:
        entry, seed, players = plain["entry"], bytes.fromhex(plain["seed"]), [str(each) for each in plain["players"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise Malformed(f"line 1: what stands under {FROM!r} is damaged: {fault}") from fault
    if not isinstance(entry, int) or entry < 0:
        raise Malformed(f"line 1: what stands under {FROM!r} is damaged: {entry!r} is no number of entries")
    return Branch(entry, seed, players, of(plain.get(FROM), deep + 1))


def chain(branch: Branch | None) -> list[Branch]:
    """Where a game comes from, and where that one comes from, and so on."""
    return [] if branch is None else [branch, *chain(branch.source)]


def source_at(branch: Branch | None, entry: int) -> Branch | None:
    """Where the game comes from to which this entry belongs."""
    return next((each for each in chain(branch) if each.entry <= entry), None)


def write(record: Record, branch: Branch | None) -> str:
    """The text of a record, with where it comes from."""
    text = record.write()
    if branch is None:
        return text
    first, _, rest = text.partition("\n")
    header = json.loads(first) | {FROM: branch.plain()}
    return f"{json.dumps(header, ensure_ascii=False, separators=(',', ':'))}\n{rest}"


def read(text: str) -> tuple[Record, Branch | None]:
    """The record in a text, and where it comes from. Raises Malformed."""
    record = read_record(text)
    branch = of(json.loads(text.partition("\n")[0]).get(FROM))
    most = len(record.entries)
    for each in chain(branch):
        if each.entry <= most and len(each.players) == record.seats:
            most = each.entry
            continue
        raise Malformed(f"line 1: what stands under {FROM!r} does not fit the entries or the seats")
    return record, branch


def replay(game: Game, record: Record, branch: Branch | None, box: Any = None, until: int | None = None) -> Table:
    """Play a record again, as `Table.replay` does, through the change of seeds. Raises as that does."""
    if branch is None:
        return Table.replay(game, record, box, until)
    if until is not None and until < branch.entry:
        return replay(game, before(record, branch), branch.source, box, until)
    if record.seed is None or commit(record.seed) != record.commitment:
        raise Malformed("the seed is missing, or not the one that was committed to")
    table = begin(game, record, branch, record.seed, box)
    for number, line in enumerate(record.entries[branch.entry : until], branch.entry):
        table.apply(number, line)
    for number, (told, mine) in enumerate(zip(record.entries, table.entries, strict=False)):
        if told.hash and mine.hash and told.hash != mine.hash:
            raise BrokenInvariant(f"entry {number}, {told.text!r}, does not replay to the same game")
    return table


def before(record: Record, branch: Branch) -> Record:
    """The other game, as far as it is this one's."""
    entries = record.entries[: branch.entry]
    other = record._replace(players=branch.players, entries=entries, over=False)
    return other._replace(seed=branch.seed, commitment=commit(branch.seed))


def begin(game: Game, record: Record, branch: Branch, seed: bytes, box: Any = None) -> Table:
    """The table where this game leaves the other one: from here on it draws under a seed of its own."""
    table = replay(game, before(record, branch), branch.source, box)
    table.seed = seed
    table.opening = record._replace(seed=None, over=False, entries=[])
    table.players = record.players[:]
    table.marks = []
    table.position.go_live(SecretChance(seed))
    table.chain = joined(table, branch)
    return table


def joined(table: Table, branch: Branch) -> str:
    """The running hash across the change: it binds the new header, and what is said of the other game."""
    told = json.dumps([table.chain, table.opening.header(), branch.plain()], sort_keys=True)
    return blake2b(told.encode(), key=table.seed, digest_size=8).hexdigest()
