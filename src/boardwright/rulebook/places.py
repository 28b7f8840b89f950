"""Where a game's code and components cite a rule, read from the sources without running them.

A function or class cites what its text names (docstring, comments, `Rule("EVO-083", ...)`), and what the module
constants that it uses name; a component row what its keys and comments name. The docstring of a module says what the
file is about and stands for no code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.rulebook.citations import cited

FUNCTION: Final = "function"
CLASS: Final = "class"
CONSTANT: Final = "constant"
ROW: Final = "row"
SHOWING: Final = ("words.py", "phrases.py", "text.py", "draw.py", "forecast.py", "heuristics.py")
"""What puts rules into words, pictures or guesses does not carry them out."""
ROW_ID: Final = re.compile(r'\bid = "([^"]+)"')
Holder = ast.FunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A place that cites rules: lines `line` to `end` of `file` (within the game's folder), the name of what is there.

    `kind`: function, class, constant or row. `via`: the constants through which it cites, "" where it does so itself.
    `body`: the lines that run when it does; of a row, none.
    """

    file: str
    line: int
    end: int
    name: str
    kind: str
    via: str
    body: tuple[range, ...]


class Module:
    """One file of code: its constants with the ids that they cite, and the constants that it takes from elsewhere."""

    def __init__(self, file: str, text: str, known: list[str]) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.known = known
        self.tree = ast.parse(text)
        self.constants = {name: self.ids(line, end) for name, line, end in self.assigned()}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)

    def ids(self, line: int, end: int, without: list[ast.AST] | None = None) -> list[str]:
        """The ids that the lines cite, counted from 1, `without` those of some nodes."""
        hidden = [number for node in without or [] for number in span(node)]
        text = "\n".join(self.lines[n - 1] for n in range(line, end + 1) if n not in hidden)
        return cited(text, self.known)[0]

    def above(self, line: int) -> int:
        """The first line of the comment that stands right above a line."""
        while line > 1 and self.lines[line - 2].startswith("#"):
            line -= 1
        return line

    def assigned(self) -> Iterator[tuple[str, int, int]]:
        """Module constants: name, first and last line, with the docstring below and the comment above it alone.

        A comment above several constants in a row is about all of them, and so counts for none.
        """
        body = self.tree.body
        for node, after in zip(body, [*body[1:], None], strict=False):
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name):
                last = after if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else node
                end = last.end_lineno or last.lineno
                alone = end >= len(self.lines) or not self.lines[end].strip()
                yield target.id, self.above(node.lineno) if alone else node.lineno, end

    def holders(self) -> Iterator[tuple[str, Holder]]:
        """Functions, classes and methods with their names."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield node.name, node
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        yield f"{node.name}.{method.name}", method


def span(node: ast.AST) -> range:
    """The lines of a function or statement, decorators included."""
    decorators = [each.lineno for each in getattr(node, "decorator_list", [])]
    return range(min([getattr(node, "lineno", 1), *decorators]), (getattr(node, "end_lineno", 0) or 0) + 1)


def methods(node: Holder) -> list[ast.AST]:
    return [each for each in node.body if isinstance(node, ast.ClassDef) and isinstance(each, ast.FunctionDef)]


def running(node: Holder) -> tuple[range, ...]:
    """The lines that run when the function does: not its `def`, nor the docstring. Of a class: those of its methods."""
    if isinstance(node, ast.ClassDef):
        return tuple(lines for method in methods(node) for lines in running(method))  # type: ignore[arg-type]
    first = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (range(first[0].lineno, span(node).stop),) if first else ()


def places_of(folder: Path, known: list[str]) -> dict[str, list[Place]]:
    """For each id the places that cite it, in the order of files and lines."""
    found: dict[str, list[Place]] = {}
    for place, ids in [*code_places(folder, known), *component_places(folder, known)]:
        for name in ids:
            found.setdefault(name, []).append(place)
    return found


def code_places(folder: Path, known: list[str]) -> Iterator[tuple[Place, list[str]]]:
    """Every function, class and constant of the game with the ids that it cites."""
    files = sorted(path for path in folder.rglob("*.py") if path.name not in SHOWING)
    modules = [Module(str(path.relative_to(folder)), path.read_text("utf-8"), known) for path in files]
    constants = {(dotted(m.file), name): ids for m in modules for name, ids in m.constants.items()}
    for module in modules:
        yield from of_module(module, constants)


def dotted(file: str) -> str:
    """The end of a module's name: `rules.attack` for rules/attack.py."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def of_module(module: Module, constants: dict[tuple[str, str], list[str]]) -> Iterator[tuple[Place, list[str]]]:
    for name, line, end in module.assigned():
        yield Place(module.file, line, end, name, CONSTANT, "", ()), module.constants[name]
    for name, node in module.holders():
        lines = span(node)
        kind = CLASS if isinstance(node, ast.ClassDef) else FUNCTION
        place = Place(module.file, lines[0], lines[-1], name, kind, "", running(node))
        own = module.ids(module.above(lines[0]), lines[-1], methods(node))
        yield place, own
        if kind == FUNCTION:
            for constant, ids in used(module, node, constants):
                yield place._replace(via=constant), [each for each in ids if each not in own]


def used(module: Module, node: ast.AST, constants: dict[tuple[str, str], list[str]]) -> Iterator[tuple[str, list[str]]]:
    """The constants that a function uses, with the ids that they cite."""
    here = dotted(module.file)
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for name in sorted(names):
        source, original = module.imported.get(name, (here, name))
        for (owner, constant), ids in constants.items():
            if constant == original and ids and (source == owner or source.endswith(f".{owner}")):
                yield name, ids


def component_places(folder: Path, known: list[str]) -> Iterator[tuple[Place, list[str]]]:
    """Every block of a component file with the ids that it cites."""
    for path in sorted(folder.glob("components/*.toml")):
        lines = path.read_text("utf-8").splitlines()
        for first, end in blocks(lines):
            text = lines[first - 1 : end]
            place = Place(f"components/{path.name}", first, end, row_name(text), ROW, "", ())
            yield place, cited("\n".join(text), known)[0]


def row_name(lines: list[str]) -> str:
    """The id of the first row in a block, else its first key."""
    row = ROW_ID.search("\n".join(lines))
    return row[1] if row else next((line.partition(" =")[0] for line in lines if not line.startswith("#")), "")


def blocks(lines: list[str]) -> Iterator[tuple[int, int]]:
    """First and last line, from 1, of each group of lines without a blank one."""
    first = 0
    for number, line in enumerate([*lines, ""], 1):
        if line.strip() and not first:
            first = number
        elif not line.strip() and first:
            yield first, number - 1
            first = 0
