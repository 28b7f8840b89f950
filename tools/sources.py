"""Python files as the lints see them: text, syntax tree, and what of it is code."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef
SILENT: Final = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


class Source:
    """One Python file below `root`; `name` is its path from there, with slashes."""

    def __init__(self, root: Path, path: Path) -> None:
        self.name = path.relative_to(root).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, self.name)

    @property
    def parts(self) -> list[str]:
        """The path inside the package: `core`, `ask.py` for src/boardwright/core/ask.py."""
        return self.name.removeprefix("src/boardwright/").split("/")

    @property
    def lines(self) -> int:
        """All lines."""
        return len(self.text.splitlines())

    def at(self, node: ast.AST, what: str) -> str:
        """A finding: `file:line: what`."""
        return f"{self.name}:{getattr(node, 'lineno', 1)}: {what}"

    def functions(self) -> Iterator[AnyFunction]:
        """All functions, nested ones and methods too."""
        return (node for node in ast.walk(self.tree) if isinstance(node, AnyFunction))

    def code_lines(self) -> int:
        """Lines that hold code: no blank ones, comments or docstrings."""
        silent = {line for node in docstrings(self.tree) for line in span(node)}
        held = {
            line
            for token in tokenize.generate_tokens(io.StringIO(self.text).readline)
            if token.type not in SILENT
            for line in range(token.start[0], token.end[0] + 1)
        }
        return len(held - silent)

    def comment_lines(self) -> int:
        """Lines with a comment on them."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        return len({token.start[0] for token in tokens if token.type == tokenize.COMMENT})


def read(root: Path, *folders: str) -> list[Source]:
    """All Python files below these folders of `root`."""
    paths = (path for folder in folders for path in sorted((root / folder).rglob("*.py")))
    return [Source(root, path) for path in paths if "__pycache__" not in path.parts]


def docstring(node: ast.AST) -> ast.Expr | None:
    """The docstring of a module, class or function, as a statement."""
    body = getattr(node, "body", None)
    first = body[0] if isinstance(body, list) and body else None
    is_text = (
        isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
    )
    return first if is_text else None


def docstrings(tree: ast.AST) -> Iterator[ast.Expr]:
    """All docstrings of a file."""
    owners = (node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | AnyFunction))
    return (found for node in owners if (found := docstring(node)))


def span(node: ast.stmt) -> range:
    """The lines of a statement."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def length(function: AnyFunction) -> int:
    """Lines of a function, its decorators and its docstring not counted."""
    found = docstring(function)
    return len(span(function)) - (len(span(found)) if found else 0)


def is_listing(function: AnyFunction) -> bool:
    """Whether a function only lists fields: `self.x = ...` line by line, or one call that is returned."""
    found = docstring(function)
    body = [statement for statement in function.body if statement is not found]
    only_sets = function.name == "__init__" and all(sets_a_field(statement) for statement in body)
    return only_sets or (function.name == "clone" and len(body) == 1 and isinstance(body[0], ast.Return))


def sets_a_field(statement: ast.stmt) -> bool:
    """Whether it is `self.x = ...`, or the call of the constructor above."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func) == "super().__init__"
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
    return bool(targets) and all(isinstance(target, ast.Attribute) for target in targets)


def nine_in_ten(numbers: list[int]) -> int:
    """The number that nine in ten do not exceed; 0 of none."""
    return sorted(numbers)[max(0, -(-len(numbers) * 9 // 10) - 1)] if numbers else 0


def middle(numbers: list[int]) -> float:
    """The median; 0 of none."""
    return median(numbers) if numbers else 0
