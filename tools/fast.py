"""The compiled build: `python -m tools.fast [build | test | missing]`.

`build` compiles the modules below with mypyc from a copy of `src`, and installs the wheel into `.venv-fast`; no
compiled file ever lies under `src`. `test` builds and runs the engine's tests there, where that is possible.
`missing` names what it takes to build and is not there.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from tools import setup

ROOT: Final = setup.ROOT
HOME: Final = ROOT / ".venv-fast"
PATTERNS: Final = (
    "core/*.py",
    "games/*/box*.py",
    "games/*/domains*.py",
    "games/*/heuristics*.py",
    "games/*/moves*.py",
    "games/*/names.py",
    "games/*/notes*.py",
    "games/*/queries*.py",
    "games/*/refusals*.py",
    "games/*/rules/*.py",
    "games/*/rulings.py",
    "games/*/scoring*.py",
    "games/*/state.py",
    "games/*/view*.py",
    "games/*/vocabulary*.py",
    "bots/*.py",
)
INTERPRETED: Final = {
    "core/errors.py": "a compiled class cannot be raised as an exception of the built-in kinds",
    "core/native.py": "it only hands on what the compiler reads",
}
NOT_ENGINE: Final = (
    "__pycache__",
    "arena",
    "browser",
    "cli",
    "docs",
    "drawing",
    "house",
    "lab",
    "rulebook",
    "web",
)  # under tests, not run there


def main(arguments: list[str]) -> int:
    """Do what the first argument says; 0 if it went well."""
    what = arguments[0] if arguments else "build"
    lacking = missing()
    if what == "missing":
        print(lacking or "nothing")
        return 0
    if lacking and what == "test":
        return leave_out(lacking)
    if lacking:
        return setup.complain(f"the compiled build needs {lacking}; on Debian: apt-get install gcc python3-dev")
    return build() or (test(arguments[1:]) if what == "test" else 0)


def leave_out(lacking: str) -> int:
    """Say in one line that the compiled build was not tested; an error where it is required."""
    print(f"Not run: the engine's tests on the compiled build, for want of {lacking}.")
    return 1 if "compiler" in re.split(r"[\s,]+", os.environ.get("BOARDWRIGHT_REQUIRE", "")) else 0


def missing() -> str:
    """What it takes to compile and is not there; nothing if all is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers (Python.h)"
    return ""


def test(more: list[str]) -> int:
    """Run the engine's tests on what is installed in the environment; 0 if they pass."""
    folders = sorted(path for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name not in NOT_ENGINE)
    command = [str(HOME / "bin" / "python"), "-m", "pytest", "-n", "2", "--ignore-glob=*/test_draw*.py"]
    command += ["tests/house/test_build.py", *map(str, folders)]
    environment = os.environ | {"BOARDWRIGHT_BUILD": "mypyc"}
    return subprocess.run([*command, *more], cwd=ROOT, env=environment, check=False).returncode


def build() -> int:
    """Compile and install, unless that was done from the same files; 0 if it is there afterwards."""
    done = HOME / "boardwright-fast"
    now = digest()
    if setup.installed(HOME) >= 0 and done.exists() and done.read_text() == now:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copied, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        print(f"Compiling {len(modules(copied / 'boardwright'))} modules with mypyc ...", flush=True)
        wheel = subprocess.run(
            [sys.executable, "-W", "ignore", "-m", "tools.fast_wheel", folder], cwd=ROOT, check=False
        )
        found = list(Path(folder).glob("dist/*.whl"))
        if wheel.returncode or not found:
            return setup.complain("the compiled build failed")
        return setup.ready(HOME, "test", [str(found[0])]) or renew(found[0], done, now)


def renew(wheel: Path, done: Path, digest: str) -> int:
    """Put this wheel in the place of an older one, and note from which files it is."""
    if not setup.pip(HOME, ["--no-deps", "--force-reinstall", str(wheel)]):
        return setup.complain("pip could not install the compiled build")
    done.write_text(digest)
    return 0


def modules(package: Path) -> list[Path]:
    """The modules to compile, below the package's folder; their `__init__` only re-exports and stays as it is."""
    found = sorted(path for pattern in PATTERNS for path in package.glob(pattern))
    return [p for p in found if p.name != "__init__.py" and p.relative_to(package).as_posix() not in INTERPRETED]


def digest() -> str:
    """What the build depends on: all of `src`, these tools, the project file and the lock."""
    sources = sorted(p for p in (ROOT / "src").rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    others = [
        Path(__file__),
        ROOT / "tools" / "fast_wheel.py",
        ROOT / "pyproject.toml",
        ROOT / "requirements" / "test.txt",
    ]
    text = hashlib.sha256()
    for path in [*sources, *others]:
        text.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return text.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
