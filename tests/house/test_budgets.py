"""The budgets and lints hold on this tree, and see what is planted."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools import budgets
from tools.sources import Source, length

ROOT = Path(__file__).parents[2]
GAME = "src/boardwright/games/chess"


def plant(root: Path, **files: str) -> list[str]:
    """Findings in a tree of these files; `core__ask` stands for src/boardwright/core/ask.py."""
    for name, text in files.items():
        write(root, f"src/boardwright/{name.replace('__', '/')}.py", text)
    return budgets.findings(root)


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")


def only(found: list[str]) -> str:
    assert len(found) == 1, found
    return found[0]


def test_this_tree_is_within_all_budgets():
    assert budgets.findings(ROOT) == []


def test_a_clean_tree_has_no_findings(tmp_path):
    text = """
        from boardwright.core.ask import Kind

        FIRST = Kind("first", DOMAIN, check)

        def turn(g, seat):
            answer = yield FIRST.must(seat)
            try:
                yield from rest(g, answer)
            except GameOver:
                return
            with open(g) as file:
                def inner():
                    yield 1
            return [x for x in sorted({1, 2})]

        def end(g): ...
    """

    assert plant(tmp_path, games__chess__rules=text, core__ask="class Kind: ...") == []


def test_a_long_function_is_seen_and_its_docstring_not_counted(tmp_path):
    body = "\n".join(["    x = 1"] * 39)
    fits = f'def f():\n    """One.\n\n    Two.\n    """\n{body}\n'
    found = plant(tmp_path, core__ask=fits)
    assert not [line for line in found if "f()" in line]

    found = plant(tmp_path, core__ask=fits + "    x = 2\n")

    assert "src/boardwright/core/ask.py:1: f() has 41 lines; 40 are allowed" in found


def test_a_constructor_that_only_lists_fields_may_be_long(tmp_path):
    fields = "\n".join(f"        self.x{i} = x{i}" for i in range(50))
    listing = f"class A:\n    def __init__(self):\n{fields}\n"
    assert not [line for line in plant(tmp_path, core__a=listing) if "__init__" in line]

    found = plant(tmp_path, core__a=listing + "        work()\n")

    assert [line for line in found if "__init__() has 52 lines" in line]


def test_functions_that_are_long_on_the_whole_are_seen(tmp_path):
    seven = "def f():\n" + "    x = 1\n" * 6
    long = "def f():\n" + "    x = 1\n" * 20

    assert only(plant(tmp_path, core__a=seven)) == "src:1: half of all functions have over 7 lines; 6 are allowed"
    found = plant(tmp_path, core__a="def f(): ...\n" * 4 + long)
    assert only(found) == "src:1: one function in ten has over 21 lines; 20 are allowed"


def test_a_long_file_is_seen(tmp_path):
    assert plant(tmp_path, web__app="\n" * 500) == []

    found = plant(tmp_path, web__app="\n" * 501)

    assert only(found) == "src/boardwright/web/app.py:1: 501 lines; 500 are allowed"


def test_a_large_core_is_seen_and_comments_not_counted(tmp_path):
    files = {f"core__m{i}": "# why\n\n" + "x = 1\n" * 375 for i in range(4)}

    found = plant(tmp_path, **files)

    assert only(found) == "src/boardwright/core:1: 1500 lines of code; fewer than 1500 are allowed"
    files["core__m0"] = '"""Text."""\n# why\n' + "x = 1\n" * 374
    assert plant(tmp_path, **files) == []


@pytest.mark.parametrize(
    "module,imported",
    [
        ("core__ask", "boardwright.games.chess.state"),
        ("core__ask", "boardwright.cli.app"),
        ("core__ask", "boardwright.drawing.svg"),
        ("drawing__svg", "boardwright.core.ask"),
        ("games__chess__state", "boardwright.bots.greedy"),
        ("games__chess__state", "boardwright.games.go.state"),
        ("bots__greedy", "boardwright.arena.match"),
        ("bots__greedy", "boardwright.rulebook.map"),
        ("web__app", "boardwright.lab.env"),
    ],
)
def test_an_import_against_the_layers_is_seen(tmp_path, module, imported):
    for text in (f"import {imported}", f"def f():\n    from {imported} import x"):
        assert f"imports {imported}; imports go down" in only(plant(tmp_path, **{module: text}))


def test_a_game_imported_by_its_name_from_games_is_seen(tmp_path):
    found = plant(tmp_path, games__chess__state="from boardwright.games import go")

    assert "imports boardwright.games.go" in only(found)


def test_imports_down_the_layers_are_fine(tmp_path):
    games = "from boardwright.core.ask import Ask\nfrom boardwright.games.chess.state import S\nimport boardwright"
    commands = "import boardwright.web.app\nimport boardwright.games\nimport boardwright.core.table"

    assert plant(tmp_path, games__chess__moves=games, cli__app=commands) == []


def test_a_relative_import_is_seen(tmp_path):
    assert "relative import" in only(plant(tmp_path, core__ask="from . import chance"))


def test_core_saying_a_word_of_a_game_is_seen(tmp_path):
    write(tmp_path, f"{GAME}/components/pieces.toml", '[[piece]]\nid = "white_rook"\n[set.box]\nid = "pawn"\n')

    assert only(plant(tmp_path, core__a="has_pawn = 1")) == (
        "src/boardwright/core/a.py:1: core says 'pawn', a word of a game"
    )
    assert "'white_rook'" in only(plant(tmp_path, core__a='x = "a white_rook"'))
    assert "'chess'" in only(plant(tmp_path, core__a="# as in Chess"))
    assert plant(tmp_path, core__a="spawn = rook") == []


@pytest.mark.parametrize("name", ["random", "time", "os", "datetime", "uuid", "pickle", "copy"])
@pytest.mark.parametrize("where", ["core__a", "games__chess__state"])
def test_an_import_of_the_world_is_seen(tmp_path, name, where):
    assert f"imports {name};" in only(plant(tmp_path, **{where: f"def f():\n    from {name} import x"}))


def test_bots_may_import_random(tmp_path):
    assert plant(tmp_path, bots__a="import random") == []


@pytest.mark.parametrize("name", ["hash", "id"])
def test_a_number_that_differs_between_processes_is_seen(tmp_path, name):
    assert f"calls {name}()" in only(plant(tmp_path, core__a=f"x = {name}(y)"))
    assert plant(tmp_path, core__a=f"x = y.{name}(z)") == []


@pytest.mark.parametrize(
    "body",
    [
        "with lock:\n        yield 1",
        "with lock:\n        if x:\n            x = yield from f()",
        "try:\n        yield 1\n    finally:\n        done()",
        "try:\n        pass\n    except ValueError:\n        yield 1\n    finally:\n        done()",
    ],
)
def test_a_guarded_yield_is_seen(tmp_path, body):
    found = plant(tmp_path, games__chess__rules=f"def turn(g):\n    {body}\n\ndef end(g): ...\n")

    where, _, what = only(found).partition(": ")
    assert where == "src/boardwright/games/chess/rules.py:2"
    assert what == "`with` or `finally` around a yield; a dropped step must not run anything"


@pytest.mark.parametrize(
    "body",
    [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "y = [x for x in frozenset(z)]",
        "s = set(y)\n    for x in s: pass",
        "s: set[int] = f()\n    return list(s)",
        "return [*{a, b}]",
        "yield from {x for x in y}",
    ],
)
def test_a_walk_over_a_set_is_seen(tmp_path, body):
    assert "walks over a set" in only(plant(tmp_path, core__a=f"def f(y):\n    {body}\n"))


def test_a_walk_over_an_argument_that_is_a_set_is_seen(tmp_path):
    assert "walks over a set" in only(plant(tmp_path, core__a="def f(s: set[int]):\n    for x in s: pass\n"))


@pytest.mark.parametrize(
    "body", ["for x in sorted(set(y)): pass", "return 1 in {1, 2}", "return len(set(y)) + max({1, 2})"]
)
def test_a_set_without_its_order_is_fine(tmp_path, body):
    assert plant(tmp_path, core__a=f"def f(y):\n    {body}\n") == []


@pytest.mark.parametrize("made", ['Kind("move", D)', 'Note("move", "CHE-1")', 'Rule("CHE-1", "move")'])
def test_a_name_used_twice_in_a_game_is_seen(tmp_path, made):
    found = plant(tmp_path, games__chess__a=f"A = {made}", games__chess__b=f"\nB = {made}", games__go__a=f"A = {made}")

    assert only(found).endswith("'move'; the first is at src/boardwright/games/chess/a.py:1")
    assert only(found).startswith("src/boardwright/games/chess/b.py:2: a second ")


def test_a_test_of_the_engine_that_patches_is_seen(tmp_path):
    text = "def test_x(monkeypatch):\n    monkeypatch.setattr(core, 'x', 1)\n"
    write(tmp_path, "tests/core/test_a.py", text)
    write(tmp_path, "tests/cli/test_a.py", text)

    assert only(budgets.findings(tmp_path)).startswith("tests/core/test_a.py:2: patches a module")


def test_length_counts_the_signature(tmp_path):
    write(tmp_path, "a.py", '@mark\ndef f(\n    x,\n):\n    """Say."""\n    return x\n')
    source = Source(tmp_path, tmp_path / "a.py")

    assert [length(function) for function in source.functions()] == [4]


def test_the_exit_code_tells(tmp_path, capsys):
    plant(tmp_path, core__a="x = 1")
    assert budgets.main([str(tmp_path)]) == 0

    plant(tmp_path, core__a="import random")

    assert budgets.main([str(tmp_path)]) == 1
    assert "a.py:1: imports random" in capsys.readouterr().out
