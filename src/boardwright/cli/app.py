"""The commands, their options and help; what they do is imported when one of them is given."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

OK: Final = 0
FOUND: Final = 1
BAD_INPUT: Final = 2
OUR_FAULT: Final = 3
INTERRUPTED: Final = 130
CODES: Final = (
    "Exit codes: 0 all is well; 1 a check found something; 2 the input cannot be used; 3 a fault of Boardwright;"
    " 130 interrupted."
)
MOST: Final = 2**128 - 1
LONGEST: Final = 800
"""How many characters an error has at most."""
USAGE: Final[Any] = typer.BadParameter.__mro__[2]  # ClickException, wherever this version of Typer keeps it

app = typer.Typer(
    name="boardwright",
    help="Modern board games by their real rules: play, ask why not, look up a rule, let bots compete.",
    epilog=CODES,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition = typer.Typer(help="Check or take out an edition: the printed values of a box.", rich_markup_mode=None)
app.add_typer(edition, name="edition")


def number(name: str, least: int, most: int, about: str) -> Any:
    """An option that takes a whole number."""

    def read(text: str) -> int:
        return whole(str(text), least, most)

    return typer.Option(name, metavar="N", parser=read, help=about)


def whole(text: str, least: int, most: int) -> int:
    """The whole number in a text. Raises BadParameter, in words that name the text and what is allowed."""
    try:
        value = int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no whole number") from None
    if value < least or value > most:
        raise typer.BadParameter(
            f"{value} is too {'small: at least' if value < least else 'large: at most'} "
            f"{least if value < least else most}"
        )
    return value


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as evolution.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME[=VALUE]", help="A mode, variant or ruling; may be given again."),
]
Edition = Annotated[Path | None, typer.Option("--edition", metavar="DIR", help="The folder of another edition.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Seed = Annotated[int, number("--seed", 0, MOST, "Decides everything that is drawn.")]
Seats = Annotated[int | None, number("--seats", 1, 99, "How many seats; 1 is solo where a game has it.")]
Workers = Annotated[int | None, number("--workers", 1, 256, "Processes; all processors for long work if not given.")]
Games = Annotated[int, number("--games", 1, 10**9, "How many games.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]


def run(arguments: list[str]) -> int:
    """Carry out a command line; its exit code. Whatever goes wrong becomes one line on standard error."""
    try:
        code = app(arguments or ["--help"], prog_name="boardwright", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except USAGE as fault:
        return complain(f"{fault.format_message().rstrip('.')}{pointed(fault)}", BAD_INPUT)
    except Exception as fault:  # noqa: BLE001  a person at a terminal gets a line, never a traceback
        return failed(fault)
    if code == INTERRUPTED:  # some versions of Typer turn an interruption into this code by themselves
        return complain("interrupted", INTERRUPTED)
    return code if isinstance(code, int) else OK


def pointed(fault: Any) -> str:
    """Where the right way is written down, for a command line that cannot be read."""
    context = getattr(fault, "ctx", None)
    return f"; {context.command_path} --help tells how" if context is not None else ""


def complain(message: str, code: int) -> int:
    """One line on standard error, never a page: what is quoted may be anything."""
    first, *rest = message.strip().splitlines()
    if len(first) > LONGEST:
        first = f"{first[: LONGEST - 4]} ..."
    more = f" (and {len(rest)} more)" if rest else ""
    print(f"boardwright: {first}{more}", file=sys.stderr)
    return code


def failed(fault: Exception) -> int:
    """What a fault means for the caller: wrong input, or a fault of ours."""
    from boardwright.core.errors import IllegalChoice, Malformed

    if isinstance(fault, (Malformed, IllegalChoice)):
        return complain(str(fault), BAD_INPUT)
    if os.environ.get("BOARDWRIGHT_TRACEBACK"):
        import traceback

        traceback.print_exception(fault)
    about = " ".join(str(fault).split()) or type(fault).__name__
    return complain(f"a fault of Boardwright: {about}; BOARDWRIGHT_TRACEBACK=1 shows where", OUR_FAULT)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from boardwright import __version__

        print(f"boardwright {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Modern board games by their real rules: play, ask why not, look up a rule, let bots compete."""


@app.command(epilog=CODES, short_help="Play at this terminal, against bots or with friends.")
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAMES|N", help="Who sits at the last seats: greedy,random, or a number.")
    ] = None,
    seed: Annotated[int | None, number("--seed", 0, MOST, "Decides all draws; secret unless given.")] = None,
    option: Options = None,
    edition: Edition = None,
    auto: Annotated[bool, typer.Option("--auto", help="Bots play all seats.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Show nothing but ASCII signs.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --auto: print the outcome as JSON.")] = False,
) -> int:
    """Play at this terminal, against bots or with friends who take turns at it."""
    from boardwright.cli.playing import Wishes, play

    return play(Wishes(game, seats, bots, seed, option or [], edition, auto, load, ascii_only, as_json))


@app.command(epilog=CODES, short_help="Serve the web table: play in a browser, with friends and bots.")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int | None, number("--port", 1, 65_535, "Where to listen; else 8421, or a free one.")] = None,
    workers: Workers = 1,
    edition: Annotated[
        list[Path] | None, typer.Option(metavar="DIR", help="Another edition that tables may use; may be given again.")
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="Open the page; else only where there is a desktop.")
    ] = None,
) -> int:
    """Serve the web table until stopped: play in a browser, with friends and bots."""
    from boardwright.cli.serve import serve

    return serve(host, port, workers or 1, edition or [], browser)


@app.command(epilog=CODES, short_help="Tell, show or verify a recorded game.")
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that it leads to the same game.")] = False,
    ply: Annotated[int | None, number("--ply", 0, 10**9, "Show the table after N entries.")] = None,
    seat: Annotated[int | None, number("--seat", 1, 99, "Show what this seat saw; else what all saw.")] = None,
    edition: Edition = None,
    as_json: Json = False,
) -> int:
    """Play a recorded game again: tell it, show its table at a point, or verify it."""
    from boardwright.cli.replaying import replay

    return replay(file, verify, ply, seat, edition, as_json)


@app.command(epilog=CODES, short_help="Look up a rule, search the rules, or see how many are done.")
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID | WORDS...]", help="A rule, or words in it.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Look in this game's rules only.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How much is implemented and tested.")] = False,
    as_json: Json = False,
) -> int:
    """Look up a rule with its code and tests, search the rules, or see how much of them is done."""
    from boardwright.cli.ruling import rules

    return rules(words or [], game, coverage, as_json)


@app.command(epilog=CODES, short_help="Play random games and hold every property of the engine.")
def fuzz(
    game: GameName,
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    every: Annotated[int, number("--every", 1, 10**9, "Try the dear properties at one question in N.")] = 20,
    option: Options = None,
    edition: Edition = None,
    workers: Workers = None,
    as_json: Json = False,
) -> int:
    """Play random games and hold every property of the engine; --option random draws the options too."""
    from boardwright.cli.fuzzing import fuzz

    return fuzz(game, games, seats, seed, every, option or [], edition, workers, as_json)


@app.command(epilog=CODES, short_help="Count the sequences of choices from a scene.")
def count(
    game: GameName,
    scene: Annotated[Path, typer.Option(metavar="FILE", help="The scene to start from.")],
    depth: Annotated[int, number("--depth", 0, 99, "How many choices a sequence has.")] = 2,
    seed: Seed = 0,
    divide: Annotated[bool, typer.Option("--divide", help="Also a count for each first choice.")] = False,
    edition: Edition = None,
    as_json: Json = False,
) -> int:
    """Count the sequences of choices from a scene, with chance from the seed."""
    from boardwright.cli.count import count

    return count(game, scene, seed, depth, divide, edition, as_json)


@app.command(epilog=CODES, short_help="Measure the speed of the engine, or of the web table.")
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME | table", help="A game, or the web table.")],
    seconds: Annotated[int | None, number("--seconds", 1, 3600, "How long to measure; else 8, a table 60.")] = None,
    seats: Seats = None,
    tables: Annotated[int | None, number("--tables", 1, 10_000, "Of the web table: how many; else 200.")] = None,
    workers: Annotated[int | None, number("--workers", 1, 64, "Of the web table: 1, or more on PostgreSQL.")] = None,
    as_json: Json = False,
) -> int:
    """Measure the engine in cal and by the clock; or a web table server under load, by what its people notice."""
    from boardwright.cli import load

    if game == load.TABLE:
        return load.bench_table(tables or 200, seconds or 60, seats or 2, workers or 1, as_json)
    if tables is not None or workers is not None:
        raise typer.BadParameter("--tables and --workers belong to `bench table`")
    from boardwright.cli.bench import bench

    return bench(game, seconds or 8, seats, as_json)


@app.command(epilog=CODES, short_help="Let bots play a match: win rates with intervals.")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAMES", help="A bot for each seat: greedy,random,random.")],
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    edition: Edition = None,
    workers: Workers = None,
    as_json: Json = False,
) -> int:
    """Let bots play a match with rotating seats: win rates with 95 % intervals."""
    from boardwright.cli.match import arena

    return arena(game, bots, games, seats, seed, option or [], edition, workers, as_json)


@edition.command(epilog=CODES)
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="Its folder.")], as_json: Json = False) -> int:
    """Check the component files of an edition: every fault with its file, field and what is allowed."""
    from boardwright.cli.editions import check

    return check(folder, as_json)


@edition.command(epilog=CODES)
def export(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    as_json: Json = False,
) -> int:
    """Write the component files of a game's own edition into a folder, to be changed there."""
    from boardwright.cli.editions import export

    return export(game, folder, as_json)
