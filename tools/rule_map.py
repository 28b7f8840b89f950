"""Join what the tests ran with the rules they are marked with: `python -m tools.rule_map [DATA [MARKS]]`.

Run after `pytest --cov=boardwright.games --cov-context=test`, which leaves DATA (.coverage) and, by tests/conftest.py,
MARKS (.coverage-rules.json: for each test its rules). An id is tested if a test marked with it, while it ran itself
(not its fixtures), ran a line of the body of a function that cites the id. A component row has no lines: it counts as
read where a marked test ran a function that names the row's file, which is the one that loads it. Writes
src/boardwright/rulebook/coverage.json; the exit code is 1 if an id is neither tested nor excused.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from boardwright.games import names
from boardwright.rulebook.book import Book, folder, load
from boardwright.rulebook.coverage import REPORT, excuses
from boardwright.rulebook.places import CONSTANT, ROW, Place, code_places

RUN: Final = "|run"
Ran = dict[str, dict[int, set[str]]]
"""For each file of a game and each of its lines the tests that ran it."""


def main(arguments: list[str]) -> int:
    """Write the report; say what is missing. 2 where there is nothing to join."""
    data, marks = [Path(given) for given in [*arguments, ".coverage", ".coverage-rules.json"][:2]]
    if not data.exists() or not marks.exists():
        print(f"{data} or {marks} is missing: run `pytest --cov=boardwright.games --cov-context=test` first")
        return 2
    marked = json.loads(marks.read_text("utf-8"))
    found = {game: joined(load(game), marked, ran(data, folder(game))) for game in names()}
    REPORT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    missing = [line for game in found for line in untested(game, found[game], excuses().get(game, {}))]
    print("\n".join([*missing, *[summary(game, found[game]) for game in found]]))
    return 1 if missing else 0


def summary(game: str, found: dict[str, Any]) -> str:
    return (
        f"{game}: {len(found['tested'])} of {len(found['ids'])} rules tested, {len(found['implemented'])} implemented"
    )


def ran(data: Path, where: Path) -> Ran:
    """Which tests ran each line of a game's files, from the contexts that coverage kept."""
    from coverage import CoverageData

    kept = CoverageData(str(data))
    kept.read()
    files = {str(Path(file).resolve()): file for file in kept.measured_files()}
    found: Ran = {}
    for path in where.rglob("*.py"):
        lines = kept.contexts_by_lineno(files.get(str(path.resolve()), ""))
        found[str(path.relative_to(where))] = {
            line: {each.removesuffix(RUN) for each in contexts if each.endswith(RUN)}
            for line, contexts in lines.items()
        }
    return found


def joined(book: Book, marked: dict[str, list[str]], ran: Ran) -> dict[str, Any]:
    """The report on one game; deterministic: sorted, tests without their parameters."""
    loaders = loaders_of(book, ran)
    places = {id: [p for p in book.places(id) if p.kind != CONSTANT] for id in book.ids}
    tested = {}
    for id in book.ids:
        ran_it = {test for place in places[id] for test in tests_that_ran(place, ran, loaders)}
        tests = sorted({bare(test) for test in ran_it if id in marked.get(test, [])})
        if tests:
            tested[id] = tests
    return {"ids": book.ids, "implemented": [id for id in book.ids if places[id]], "tested": tested}


def bare(test: str) -> str:
    return test.partition("[")[0]


def tests_that_ran(place: Place, ran: Ran, loaders: dict[str, set[str]]) -> set[str]:
    """The tests that ran a line of a place, or read a row."""
    if place.kind == ROW:
        return loaders.get(Path(place.file).name, set())
    lines = ran.get(place.file, {})
    return {test for body in place.body for line in body for test in lines.get(line, ())}


def loaders_of(book: Book, ran: Ran) -> dict[str, set[str]]:
    """For each component file the tests that ran the function that names it."""
    where = folder(book.game)
    found: dict[str, set[str]] = {}
    for file in where.glob("components/*.toml"):
        found[file.name] = {
            test
            for place, _ in code_places(where, book.ids)
            if place.kind != CONSTANT and f'"{file.name}"' in body_of(where, place)
            for test in tests_that_ran(place, ran, {})
        }
    return found


def body_of(where: Path, place: Place) -> str:
    return "\n".join((where / place.file).read_text("utf-8").splitlines()[place.line - 1 : place.end])


def untested(game: str, found: dict[str, Any], excused: dict[str, str]) -> Iterator[str]:
    """One line for each id that is neither tested nor excused, or excused and yet tested, or excused and no rule."""
    for id in found["ids"]:
        if id not in found["tested"] and id not in excused:
            how = "no test marked with it runs it" if id in found["implemented"] else "no code cites it"
            yield f"{game}: {id}: {how}; test it or excuse it in excused.toml with the reason"
        if id in found["tested"] and id in excused:
            yield f"{game}: {id}: is tested and need not be excused"
    for id in excused:
        if id not in found["ids"]:
            yield f"{game}: {id}: is excused and is no rule"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
