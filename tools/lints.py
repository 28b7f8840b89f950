"""What reading cannot hold: layers, words, pure steps, names used once. Each lint yields `file:line: what` findings."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.sources import AnyFunction, Source

RANKS: Final = {
    "core": 0, "drawing": 0, "scenes": 1, "games": 2, "fuzz": 3, "rulebook": 3, "bots": 3, "lab": 4, "arena": 4,
    "web": 4, "cli": 5,
}  # fmt: skip
ENGINE: Final = ("core", "games")
IMPURE: Final = {
    "asyncio": "a step waits for answers only",
    "copy": "clone() goes through the constructor",
    "datetime": "a step knows no clock",
    "multiprocessing": "workers are the arena's",
    "os": "a step knows no machine",
    "pickle": "a position is plain lists",
    "random": "randomness only from state.chance",
    "secrets": "randomness only from state.chance",
    "socket": "a step knows no network",
    "subprocess": "a step knows no machine",
    "threading": "a step waits for answers only",
    "time": "a step knows no clock",
    "uuid": "randomness only from state.chance",
}
EXEMPT: Final[dict[tuple[str, str], str]] = {}  # (file, module): why it may
UNSTABLE: Final = {"hash": "differs between processes", "id": "differs between processes"}
ORDERLY: Final = {"all", "any", "bool", "frozenset", "len", "max", "min", "set", "sorted", "sum"}  # order plays no part
GENERAL: Final = {
    "clone": "an action; a copy of a state",
    "open": "the edition; questions are open too",
    "small": "a trait; a plain word",
}
DECLARED: Final = ("Kind", "Note", "Rule")


def layers(source: Source, _: Path) -> Iterator[str]:
    """Imports go down the layers only, and never from game to game."""
    here = source.parts
    if source.name.startswith("src/") and len(here) > 1:
        for node, name in imports(source.tree):
            there = name.split(".")[1:]
            if name.startswith("boardwright.") and not may_import(here, there):
                yield source.at(
                    node, f"{here[0]} imports {name}; imports go down {' <- '.join(RANKS)} only, no game another"
                )


def may_import(here: list[str], there: list[str]) -> bool:
    """Whether the layers allow it; both are paths inside the package."""
    if here[0] != there[0]:
        return there[0] in RANKS and here[0] in RANKS and RANKS[there[0]] < RANKS[here[0]]
    inside = here[0] != "games" or len(here) < 3 or len(there) < 2  # games/<name>/file
    return inside or here[1] == there[1]


def imports(tree: ast.AST) -> Iterator[tuple[ast.stmt, str]]:
    """All modules that are imported, wherever the import stands; `from a import b` gives a.b too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            where = f"{'.' * node.level}{node.module or ''}"
            yield from (
                (node, f"{where}.{alias.name}" if where == "boardwright.games" else where) for alias in node.names
            )


def relative(source: Source, _: Path) -> Iterator[str]:
    """Imports are written in full, so that the layers can be read."""
    for node, name in imports(source.tree):
        if name.startswith("."):
            yield source.at(node, "relative import; write the whole name")


def game_words(source: Source, root: Path) -> Iterator[str]:
    """Core knows the name of no game, trait or card."""
    if source.parts[0] == "core":
        words = forbidden(root)
        for number, line in enumerate(source.text.splitlines(), 1):
            for word in re.findall(r"[A-Za-z][A-Za-z0-9_]*", line):
                for part in {word.lower(), *word.lower().split("_")} & words:
                    yield f"{source.name}:{number}: core says {part!r}, a word of a game"


def forbidden(root: Path) -> set[str]:
    """The names of the games and the ids in their components, unless they are mere numbers such as `m2`."""
    games = root / "src" / "boardwright" / "games"
    named = (
        {path.name for path in games.iterdir() if path.is_dir() and path.name != "__pycache__"}
        if games.exists()
        else set()
    )
    files = (tomllib.loads(path.read_text(encoding="utf-8")) for path in games.glob("*/components/**/*.toml"))
    return (named | {found for table in files for found in ids(table) if len(found) > 3}) - GENERAL.keys()


def ids(table: Any) -> Iterator[str]:
    """The text of every key `id`, at any depth."""
    if isinstance(table, dict):
        yield from (value for key, value in table.items() if key == "id" and isinstance(value, str))
        yield from (found for value in table.values() for found in ids(value))
    elif isinstance(table, list):
        yield from (found for value in table for found in ids(value))


def impure(source: Source, _: Path) -> Iterator[str]:
    """The engine imports nothing that knows the world, and asks for nothing that differs between processes."""
    if source.parts[0] in ENGINE:
        for node, name in imports(source.tree):
            top = name.split(".")[0]
            if top in IMPURE and (source.name, top) not in EXEMPT:
                yield source.at(node, f"imports {top}; {IMPURE[top]}")
        for call in calls(source.tree):
            if isinstance(call.func, ast.Name) and call.func.id in UNSTABLE:
                yield source.at(call, f"calls {call.func.id}(), which {UNSTABLE[call.func.id]}")


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def guarded_yields(source: Source, _: Path) -> Iterator[str]:
    """No `with` or `finally` around a yield: a step that is dropped must not run anything."""
    if source.parts[0] in ENGINE:
        for node in ast.walk(source.tree):
            around = node.body if isinstance(node, ast.With | ast.AsyncWith) else guarded(node)
            if any(isinstance(inner, ast.Yield | ast.YieldFrom) for part in around for inner in own(part)):
                yield source.at(node, "`with` or `finally` around a yield; a dropped step must not run anything")


def guarded(node: ast.AST) -> list[ast.AST]:
    """What a `finally` guards, and what it holds."""
    if isinstance(node, ast.Try | ast.TryStar) and node.finalbody:
        return [*node.body, *node.handlers, *node.orelse, *node.finalbody]
    return []


def own(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, without the inside of functions."""
    yield node
    if not isinstance(node, AnyFunction | ast.Lambda):
        yield from below(node)


def below(scope: ast.AST) -> Iterator[ast.AST]:
    """All that belongs to a scope, without the inside of functions in it."""
    return (found for child in ast.iter_child_nodes(scope) for found in own(child))


def set_order(source: Source, _: Path) -> Iterator[str]:
    """No iteration over a set: its order differs between processes. sorted() gives it one."""
    if source.parts[0] in ENGINE:
        for scope in [source.tree, *source.functions()]:
            sets = {name for node in below(scope) for name in names_of_sets(node)}
            for node in below(scope):
                for walked in walked_over(node):
                    if is_set(walked) or (isinstance(walked, ast.Name) and walked.id in sets):
                        yield source.at(walked, "walks over a set, whose order differs between processes; sort it")


def names_of_sets(node: ast.AST) -> list[str]:
    """The names that an assignment or an annotation makes sets."""
    if isinstance(node, ast.Assign) and is_set(node.value):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        says_so = re.match(r"(Final\[)?(frozen)?set\b", ast.unparse(node.annotation)) is not None
        return [node.target.id] if says_so or (node.value is not None and is_set(node.value)) else []
    if isinstance(node, ast.arg) and node.annotation is not None:
        return [node.arg] if re.match(r"(frozen)?set\b", ast.unparse(node.annotation)) else []
    return []


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"set", "frozenset"}
    return named or isinstance(node, ast.Set | ast.SetComp)


def walked_over(node: ast.AST) -> list[ast.expr]:
    """The expressions whose order a node takes over."""
    if isinstance(node, ast.For | ast.YieldFrom):
        return [node.iter if isinstance(node, ast.For) else node.value]
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        return [part.iter for part in node.generators]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in ORDERLY:
        return (
            node.args if node.func.id in {"list", "tuple", "enumerate", "iter", "zip", "map", "filter", "dict"} else []
        )
    return [node.value] if isinstance(node, ast.Starred) else []


def names_once(sources: list[Source]) -> Iterator[str]:
    """A Kind, a Note or a Rule has its name for itself within its game."""
    seen: dict[tuple[str, str, str], str] = {}
    for source in sources:
        if source.parts[0] == "games" and len(source.parts) > 2:  # games/<name>/file
            for call, sort, name in declared(source.tree):
                first = seen.setdefault((source.parts[1], sort, name), f"{source.name}:{call.lineno}")
                if first != f"{source.name}:{call.lineno}":
                    yield source.at(call, f"a second {sort} {name!r}; the first is at {first}")


def declared(tree: ast.AST) -> Iterator[tuple[ast.Call, str, str]]:
    """The Kinds, Notes and Rules that a file makes, with their names."""
    for call in calls(tree):
        if isinstance(call.func, ast.Name) and call.func.id in DECLARED:
            at = 1 if call.func.id == "Rule" else 0
            if len(call.args) > at and isinstance(name := call.args[at], ast.Constant):
                yield call, call.func.id, str(name.value)


def patched(source: Source, _: Path) -> Iterator[str]:
    """A test of the engine patches no module: compiled code would not notice."""
    if re.match(r"tests/(core|games|bots)/", source.name):
        for call in calls(source.tree):
            if re.search(r"\bmonkeypatch\.(setattr|delattr)$|\b(mock|mocker)\.patch\b", ast.unparse(call.func)):
                yield source.at(call, "patches a module, which compiled code does not notice; pass the part in instead")


EACH: Final = (layers, relative, game_words, impure, guarded_yields, set_order, patched)
