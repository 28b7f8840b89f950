"""`boardwright serve`: the web table."""

from __future__ import annotations

import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from boardwright.cli import saves
from boardwright.cli.app import OK
from boardwright.cli.setting import marked
from boardwright.core.errors import Malformed


def serve(host: str, port: int | None, workers: int, editions: list[Path], browser: bool | None) -> int:
    """Serve until stopped; the exit code."""
    needs_extra()
    from boardwright.web import serving

    os.environ["BOARDWRIGHT_DATA"] = str(saves.folder())
    if editions:
        os.environ["BOARDWRIGHT_EDITIONS"] = os.pathsep.join(str(each.absolute()) for each in sound(editions))
    os.environ.setdefault("BOARDWRIGHT_BOTS", str(bots(workers)))
    serving.check(workers)
    bound = serving.bind(host, port)
    address = serving.address(host, bound)

    def ready() -> None:
        print(f"Boardwright is at {address}  (Ctrl-C stops it)", flush=True)
        if has_desktop() if browser is None else browser:
            webbrowser.open(address)

    with foreground():
        serving.serve(bound, workers, ready)
    return OK


def sound(folders: list[Path]) -> list[Path]:
    """The folders. Raises Malformed for one that no list of folders can hold, or with a byte-order mark in a file."""
    for folder in folders:
        if os.pathsep in str(folder):
            raise Malformed(f"edition {folder}: the name of its folder may not hold {os.pathsep!r}")
        if marks := marked(folder):
            raise Malformed(f"edition {folder}: {marks[0]}")
    return folders


def needs_extra(*more: str) -> None:
    """See that what the web table is made with is installed. Raises Malformed, one line."""
    if missing := [name for name in ("fastapi", "uvicorn", "sqlalchemy", "alembic", *more) if find_spec(name) is None]:
        raise Malformed(f"the web table needs {', '.join(missing)}: pip install 'boardwright[table]'")


@contextmanager
def foreground() -> Iterator[None]:
    """Under make at a terminal: be the one whom Ctrl-C means, else make would call a calm end a failure."""
    if not is_under_make():
        yield
        return
    makes = os.getpgrp()
    for number in (signal.SIGTTOU, signal.SIGTSTP):  # whoever is stopped here alone could not be woken by the shell
        signal.signal(number, signal.SIG_IGN)
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpgrp())
    try:
        yield
    finally:
        os.tcsetpgrp(0, makes)


def is_under_make() -> bool:
    """Whether make has started this in the foreground of a terminal."""
    if sys.platform == "win32" or "MAKELEVEL" not in os.environ or not os.isatty(0):
        return False
    return os.tcgetpgrp(0) == os.getpgrp() != os.getpid()


def bots(workers: int) -> int:
    """Processes for bots in each worker: together one fewer than there are cores."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


def has_desktop() -> bool:
    """Whether somebody sits before a screen here."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
