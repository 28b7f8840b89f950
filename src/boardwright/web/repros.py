"""A rule that failed: the record up to it is kept on the server, seed and all, for `boardwright replay`."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from boardwright.core.errors import Malformed
from boardwright.web import branch
from boardwright.web.live import Live

LOG: Final = logging.getLogger("boardwright.web")
FOLDER: Final = "faults"
MOST: Final = 1000
"""Files in the folder; then no more are written, so that a fault cannot fill the disk."""


def keep(live: Live, data: Path, seat: int, text: str, fault: BaseException) -> Path | None:
    """Write the repro of an answer that made a rule fail; where it lies, None if it could not be written."""
    with live.lock:
        record, number = live.table.repro(seat, text), live.taken
    LOG.error("table %s, entry %d, seat %d, %r: %s", live.id, number, seat, text, fault)
    folder = data / FOLDER
    path = folder / f"{live.row.game}-{live.id}-{number}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if len(list(folder.glob("*.record"))) >= MOST:
            return None
        path.write_text(branch.write(record, branch.of(live.row.branch)), encoding="utf-8")
        path.chmod(0o600)  # it holds the seed of a game under way
    except (OSError, Malformed):
        LOG.exception("the repro cannot be kept")
        return None
    LOG.error("its repro: %s", path)
    return path
