"""Make golden files anew: `python -m tools.golden [NAME ...]`; look at `git diff` before you keep them.

Names: order, playthroughs; without any, both. `recorded` plays those games of tests/recorded that are not there yet, or
are of an older version of the rules; any other record is there to stay. `formats` keeps a record and a snapshot of a
new format.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from boardwright.core.record import FORMAT
from tests.counts import counting
from tests.playthroughs import telling
from tests.recorded import recording


def make_order() -> None:
    """The order of options in the scenes that are counted."""
    for game in counting.EXPECTED:
        counting.ordered(game).write_text(counting.order(game), "utf-8")


def make_playthroughs() -> None:
    """The games told as text."""
    for name in telling.PLAYED:
        telling.golden(name).write_text(telling.tell(name), "utf-8")


def make_recorded() -> None:
    """The recorded games and what came of them."""
    told: dict[str, list[str]] = {}
    for name, plan in recording.PLANS.items():
        table = recording.kept(name)
        rows = [f"{key} = {json.dumps(value)}" for key, value in recording.outcome(table).items()]
        told.setdefault(plan.game, []).append("\n".join([f"[{name}]", *rows]))
    for game, parts in told.items():
        recording.outcomes(game).write_text("\n\n".join(parts) + "\n", "utf-8")


def make_formats() -> None:
    """A record and a snapshot of the present format, unless they are there."""
    table = recording.snapshot()
    kept = {f"record_{FORMAT}.jsonl": table.record().write(), f"snapshot_{FORMAT}.json": json.dumps(table.snapshot())}
    for name, text in kept.items():
        path = recording.FORMATS / name
        if not path.exists():
            path.write_text(text, "utf-8")


MAKERS: Final[dict[str, Callable[[], None]]] = {
    "order": make_order,
    "playthroughs": make_playthroughs,
    "recorded": make_recorded,
    "formats": make_formats,
}


def main(arguments: list[str]) -> int:
    """Make what is named; 0 if all of it is known."""
    unknown = [name for name in arguments if name not in MAKERS]
    if unknown:
        print(f"{unknown[0]!r} is none of {', '.join(MAKERS)}", file=sys.stderr)
        return 1
    for name in arguments or ["order", "playthroughs"]:
        MAKERS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
