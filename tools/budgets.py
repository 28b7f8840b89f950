"""The budgets of style and the lints: `python -m tools.budgets [FOLDER]`; exit 1 if anything is over.

Functions of the package, docstrings not counted: half of them at most 6 lines, nine in ten at most 20, none over 40
(a constructor or clone() that only lists the fields may be as long as there are fields).
Files: 300 lines are good, 500 the cap. Core: 1,500 lines of code in all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.lints import EACH, names_once
from tools.sources import Source, is_listing, length, middle, nine_in_ten, read

MEDIAN: Final = 6
MOST: Final = 20
CAP: Final = 40
GOOD_FILE: Final = 300
FILE_CAP: Final = 500
CORE: Final = 1_500


def main(arguments: list[str]) -> int:
    """Print the figures, then what is over; 0 if nothing is."""
    root = Path(arguments[0] if arguments else ".").resolve()
    print(report(root))
    found = findings(root)
    for line in found:
        print(line)
    return 1 if found else 0


def findings(root: Path) -> list[str]:
    """Everything that is over a budget or against a lint, as `file:line: what, and what is allowed`."""
    package = read(root, "src")
    everything = package + read(root, "tools", "tests")
    found = [line for source in everything for line in [*sizes(source), *linted(source, root)]]
    return [*found, *lengths(package), *core_size(package), *names_once(package)]


def linted(source: Source, root: Path) -> Iterator[str]:
    """What the lints say of one file."""
    return (line for lint in EACH for line in lint(source, root))


def sizes(source: Source) -> Iterator[str]:
    """Functions and files over their caps."""
    for function in source.functions():
        if length(function) > CAP and not is_listing(function):
            yield source.at(function, f"{function.name}() has {length(function)} lines; {CAP} are allowed")
    if source.lines > FILE_CAP:
        yield f"{source.name}:1: {source.lines} lines; {FILE_CAP} are allowed"


def lengths(package: list[Source]) -> Iterator[str]:
    """Functions of the package that are too long on the whole."""
    numbers = [length(function) for source in package for function in source.functions()]
    if middle(numbers) > MEDIAN:
        yield f"src:1: half of all functions have over {middle(numbers):g} lines; {MEDIAN} are allowed"
    if nine_in_ten(numbers) > MOST:
        yield f"src:1: one function in ten has over {nine_in_ten(numbers)} lines; {MOST} are allowed"


def core_size(package: list[Source]) -> Iterator[str]:
    """Core over its size."""
    lines = sum(source.code_lines() for source in package if source.parts[0] == "core")
    if lines >= CORE:
        yield f"src/boardwright/core:1: {lines} lines of code; fewer than {CORE} are allowed"


def report(root: Path) -> str:
    """The figures in a few lines: functions, files, comments, core."""
    package = read(root, "src")
    numbers = [length(function) for source in package for function in source.functions()]
    code = sum(source.code_lines() for source in package)
    comments = sum(source.comment_lines() for source in package)
    core = sum(source.code_lines() for source in package if source.parts[0] == "core")
    long = [f"{source.name} ({source.lines})" for source in package if source.lines > GOOD_FILE]
    return (
        f"{len(numbers)} functions: median {middle(numbers):g} lines, nine in ten at most {nine_in_ten(numbers)}, "
        f"longest {max(numbers, default=0)}\n"
        f"{code} lines of code, {100 * comments / max(code, 1):.1f} comments in 100; core {core} of {CORE}\n"
        f"files over {GOOD_FILE} lines: {', '.join(long) or 'none'}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
