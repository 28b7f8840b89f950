"""Build the compiled wheel where a copy of `src` lies: `python -m tools.fast_wheel FOLDER`, for tools/fast.py.

The wheel is the whole package: compiled modules lie beside their source, everything else is as in the plain build.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import find_namespace_packages, setup
from setuptools.command.build_ext import build_ext

from tools import fast

OPTIMISE: Final = "3"
JOBS: Final = os.cpu_count() or 1


class ParallelBuild(build_ext):
    """setuptools compiles the C files of an extension one by one; here as many at a time as there are cores."""

    def build_extensions(self) -> None:
        one = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPool(JOBS) as pool:
                made = pool.map(lambda source: one([source], **settings), sources)
            return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def main(folder: str) -> None:
    """Write the wheel to `dist` in the folder."""
    project = tomllib.loads((fast.ROOT / "pyproject.toml").read_text())["project"]
    os.chdir(Path(folder) / "src")
    names = [str(path) for path in fast.modules(Path("boardwright"))]
    setup(
        name=project["name"],
        version=version(),
        python_requires=project["requires-python"],
        install_requires=project["dependencies"],
        packages=find_namespace_packages(include=["boardwright*"]),
        package_data={"": data()},
        entry_points={"console_scripts": [f"{name} = {where}" for name, where in project["scripts"].items()]},
        ext_modules=mypycify(["--strict", *names], opt_level=OPTIMISE, debug_level="0", multi_file=True),
        cmdclass={"build_ext": ParallelBuild},
        script_args=["-q", "bdist_wheel", "--dist-dir", "../dist"],
    )


def version() -> str:
    """The version as the package itself states it. Raises ValueError if it states none."""
    found = re.search(r'^__version__ = "(.+)"$', Path("boardwright/__init__.py").read_text(), re.MULTILINE)
    if found is None:
        raise ValueError("src/boardwright/__init__.py states no __version__")
    return found[1]


def data() -> list[str]:
    """Patterns for the kinds of files that are not code."""
    return sorted(
        {f"**/*{p.suffix}" for p in Path("boardwright").rglob("*.*") if p.suffix not in {".py", ".pyc"}} | {"py.typed"}
    )


if __name__ == "__main__":
    main(sys.argv[1])
