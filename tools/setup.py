"""Make a virtual environment and install a lock into it: `python tools/setup.py play|test|all [FOLDER]`.

Needs nothing but Python 3.11 or newer with its venv module. It does nothing where the environment already has this
level, or a richer one, from the same locks; it never takes a package away.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LEVELS: Final = ("play", "test", "all")  # each holds what the one before it holds, in the same versions
OLDEST: Final = (3, 11)


def main(arguments: list[str]) -> int:
    """Install the level named, and this checkout, editable; 0 if they are there afterwards."""
    if not arguments or arguments[0] not in LEVELS:
        return complain(f"say which level to install: {', '.join(LEVELS)}")
    if sys.version_info < OLDEST:
        return complain(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}: make PYTHON=python3.12 ...")
    home = ROOT / (arguments[1] if len(arguments) > 1 else ".venv")
    return ready(home, arguments[0], ["--no-build-isolation", "--editable", str(ROOT)])


def ready(home: Path, level: str, package: list[str]) -> int:
    """See that the environment has the level, or a richer one, and the package (arguments for pip); 0 if it does."""
    if LEVELS.index(level) <= installed(home):
        return 0
    level = LEVELS[max(LEVELS.index(level), last_level(home))]
    if not works(home / "bin" / "python") and not create(home):
        return complain("cannot make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv")
    print(f"Installing what `{level}` needs into {home.name} ...", flush=True)
    lock = ["--require-hashes", "-r", str(ROOT / "requirements" / f"{level}.txt")]
    if not pip(home, lock) or not pip(home, ["--no-deps", *package]):
        return complain(f"pip could not install what `{level}` needs")
    stamp(home).write_text(f"{level} {digest(level)}\n")
    return 0


def pip(home: Path, what: list[str]) -> bool:
    """Install into the environment; whether it went well."""
    command = [str(home / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-qq", "install", *what]
    return subprocess.run(command, check=False).returncode == 0


def create(home: Path) -> bool:
    """Make the environment anew, with pip."""
    return subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=False).returncode == 0


def works(python: Path) -> bool:
    """Whether the environment's Python runs and has pip: a moved or half-made one does not."""
    try:
        return subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def installed(home: Path) -> int:
    """The index of the level that is there in full and up to date, -1 if none is."""
    level = last_level(home)
    current = level >= 0 and stamp(home).read_text().split()[1:] == [digest(LEVELS[level])]
    return level if current and (home / "bin" / "python").exists() else -1


def last_level(home: Path) -> int:
    """The index of the level installed last, up to date or not, -1 if none was."""
    words = stamp(home).read_text().split() if stamp(home).exists() else []
    return LEVELS.index(words[0]) if words and words[0] in LEVELS else -1


def stamp(home: Path) -> Path:
    """The file that says what was installed."""
    return home / "boardwright-setup"


def digest(level: str) -> str:
    """What an installation depends on: where this checkout lies, the lock, what the project file says of building."""
    import tomllib  # new in 3.11: an older Python must get as far as the line that says so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lock = (ROOT / "requirements" / f"{level}.txt").read_text()
    said = json.dumps([str(ROOT), lock, project["project"], project["build-system"]])
    return hashlib.sha256(said.encode()).hexdigest()


def complain(what: str) -> int:
    """One line on stderr."""
    print(f"setup: {what}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
