"""See that there is a Chromium for the browser tests: the machine's, else Debian's package, else Playwright's download.

    python -m tools.browser

Says in one line what it found or did. Where none can be had the browser tests are named as not run; it ends with 1 only
if BOARDWRIGHT_REQUIRE has `browser`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE: Final = 900
"""Seconds that an installation may take."""


def installed() -> str | None:
    """The machine's Chromium; None where there is none."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    return os.environ.get("BOARDWRIGHT_CHROMIUM") or next(iter(found), None)


def downloaded() -> bool:
    """Whether Playwright has one of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        return Path(started.chromium.executable_path).exists()


def run(*command: str) -> bool:
    """Whether a command went well, whatever it says."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=PATIENCE).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def from_debian() -> bool:
    """Debian's package, where we may install one."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    run("apt-get", "update", "-qq")
    return run("apt-get", "install", "-qq", "--no-install-recommends", "chromium") and installed() is not None


def from_playwright() -> bool:
    return run(sys.executable, "-m", "playwright", "install", "chromium") and downloaded()


def main() -> int:
    if path := installed():
        print(f"Browser tests: with {path}")
        return 0
    if downloaded() or from_debian() or from_playwright():
        print(f"Browser tests: with {installed() or 'the Chromium that Playwright has fetched'}")
        return 0
    print("Browser tests: not run, no Chromium can be had here (apt-get install chromium, or set BOARDWRIGHT_CHROMIUM)")
    return 1 if "browser" in re.split(r"[\s,]+", os.environ.get("BOARDWRIGHT_REQUIRE", "")) else 0


if __name__ == "__main__":
    raise SystemExit(main())
