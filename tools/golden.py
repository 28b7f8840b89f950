"""Make golden files anew: `python -m tools.golden [NAME ...]`; look at `git diff` before you keep them.

Names: order, playthroughs; without any, both.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from tests.counts import counting
from tests.playthroughs import telling


def make_order() -> None:
    """The order of options in the scenes that are counted."""
    counting.ORDER.write_text(counting.order(), "utf-8")


def make_playthroughs() -> None:
    """The games told as text."""
    for name in telling.PLAYED:
        telling.golden(name).write_text(telling.tell(name), "utf-8")


MAKERS: Final[dict[str, Callable[[], None]]] = {"order": make_order, "playthroughs": make_playthroughs}


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
