"""Pictures of the web table for the README and docs/, taken in a real Chromium: python -m tools.screenshots

Lobby, and start, middle and end of each game, on a desktop and on a phone, light and dark: into the folder that is
named, else docs/screens; after the folder may stand `lobby` and the games that are wanted. The tables are real and the
draws are new each time, so the pictures change; look at them before you keep them.
"""

from __future__ import annotations

import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from boardwright.bots.greedy import GreedyBot
from boardwright.core.ask import Ask
from boardwright.core.chance import Chance
from boardwright.core.table import Table
from boardwright.games import load
from tests.browser.conftest import FLAGS, Watch
from tests.browser.hands import NAMES, READY, Hands, settled
from tests.browser.serving import Server
from tools.browser import installed

ROOT: Final = Path(__file__).parents[1]
SCREENS: Final = ROOT / "docs" / "screens"
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "has_touch": True},
}
COLOURS: Final = ("light", "dark")
EARLY: Final = 2
"""Until this year there is little on the map of Evacuation, until this era on that of Civolution."""
FEW: Final = 3
BEEN_HERE: Final = """
    localStorage.setItem("boardwright.name", "Ada");
    localStorage.setItem("boardwright.met", "evolution evacuation civolution");
"""
"""Somebody who is not asked for a name and knows how the games are played."""
LINES: Final = 72
"""So many lines of the log, at least, make a middle that shows something."""


class Camera:
    """Takes each picture in every size and colour."""

    def __init__(self, hands: Hands, folder: Path) -> None:
        self.hands = hands
        self.folder = folder
        self.contexts = {
            (size, colours): hands.context(color_scheme=colours, reduced_motion="reduce", **SIZES[size])
            for size in SIZES
            for colours in COLOURS
        }
        for context in self.contexts.values():
            context.add_init_script(BEEN_HERE)

    def shoot(self, name: str, show: Any) -> None:
        """`show(context)` opens the page."""
        for (size, colours), context in self.contexts.items():
            page = show(context)
            page.wait_for_timeout(300)
            page.screenshot(path=self.folder / f"{name}-{size}-{colours}.png")
            page.close()
            print(f"{name}-{size}-{colours}.png")

    def table(self, name: str, secret: str, meant: int = 0) -> None:
        """A table as its first seat sees it; meant: the number of the option that has the focus, 0 for none."""
        self.shoot(name, lambda context: at_table(self.hands, secret, context, meant))


def at_table(hands: Hands, secret: str, context: Any, meant: int) -> Any:
    page = hands.sit(secret, context)
    page.locator(READY).first.wait_for()
    settled(page)
    if meant and page.viewport_size["width"] > SIZES["phone"]["viewport"]["width"]:
        page.locator("#options button").nth(meant - 1).focus()
    return page


def middle(hands: Hands) -> tuple[str, Any]:
    """A table at a question about creatures, after some rounds; a game that ends too soon is played again."""
    for _ in range(20):
        secret = hands.open_table("human", "greedy", "greedy")["seats"][0]
        for kind in ("target", "activate"):
            frame = hands.play_until(secret, {kind})
            while not frame["over"] and is_dull(frame):
                ask = frame["asks"][0]
                hands.choose(secret, ask, ask["options"][0]["answer"])
                frame = hands.play_until(secret, {kind})
            if not frame["over"]:
                return secret, frame
    raise SystemExit("no game gets to its middle")


def is_dull(frame: Any) -> bool:
    """Too early, too little to choose, or a player with nothing on the table."""
    return bool(
        frame["log_length"] < LINES
        or len(frame["asks"][0]["options"]) < 3
        or "no creatures" in frame["svgs"]["board"]
    )  # fmt: skip


def lobby(hands: Hands, camera: Camera) -> None:
    camera.shoot("lobby", hands.lobby)


def evolution(hands: Hands, camera: Camera) -> None:
    """Start, middle and end of an Evolution game."""
    secret = hands.open_table("human", "greedy", "greedy", options={"first_player": "1"})["seats"][0]
    hands.play_until(secret, {"create"})
    camera.table("start", secret)
    secret, _ = middle(hands)
    camera.table("middle", secret, meant=3)
    hands.play_until(secret, set(), most=1500)
    camera.table("end", secret)


def evacuation(hands: Hands, camera: Camera) -> None:
    """Start, middle and end of an Evacuation game that greedy bots play: at random nobody settles much."""
    game = load("evacuation")
    table = Table(game, 3, secrets.token_bytes(16), {}, None, ["human", "greedy", "greedy"])
    for name, is_there in (("start", is_acting), ("middle", is_settling), ("end", is_never)):
        play_on(table, is_there)
        if table.over and is_there is not is_never:
            raise SystemExit("nobody settled anything late enough; try again")
        camera.table(f"evacuation-{name}", opened(hands, table))


def play_on(table: Table, is_there: Callable[[Table, Ask], bool]) -> None:
    """Greedy answers for everybody, up to a question of the first seat."""
    bot, chance = GreedyBot(), Chance(1)
    while not table.over and not is_there(table, table.asks[0]):
        ask = table.asks[0]
        table.choose(ask.seat, bot.choose(table.position, ask.seat, chance))


def is_acting(table: Table, ask: Ask) -> bool:
    return (ask.seat, ask.kind.name) == (0, "action")


def is_settling(table: Table, ask: Ask) -> bool:
    return (ask.seat, ask.kind.name) == (0, "settle") and table.view(0).year > EARLY and len(ask.options) > FEW


def is_never(table: Table, ask: Ask) -> bool:
    return False


def opened(hands: Hands, table: Table) -> str:
    """The link of the first seat of a table at this server that goes on where this one is."""
    links = hands.post("/api/tables/upload", record=table.record().write())["seats"]
    for name, secret in zip(NAMES, links, strict=False):
        hands.post(f"/api/seats/{secret}/name", name=name)
    return str(links[0])


def civolution(hands: Hands, camera: Camera) -> None:
    """A choice on the map, a turn later on and the end of a Civolution game of greedy bots."""
    game = load("civolution")
    table = Table(game, 3, secrets.token_bytes(16), {}, None, ["human", "greedy", "greedy"])
    for name, is_there in (("map", is_settled), ("middle", is_activating), ("end", is_never)):
        play_on(table, is_there)
        if table.over and is_there is not is_never:
            raise SystemExit("nobody settled late enough; try again")
        camera.table(f"civolution-{name}", opened(hands, table))


def is_activating(table: Table, ask: Ask) -> bool:
    return (ask.seat, ask.kind.name) == (0, "turn") and table.view(0).table.era > EARLY and len(ask.options) > FEW


def is_settled(table: Table, ask: Ask) -> bool:
    """A tribe goes somewhere or settles."""
    return ask.seat == 0 and ask.kind.name in ("way", "settle", "place") and table.view(0).table.era >= EARLY


SUBJECTS: Final = {"lobby": lobby, "evolution": evolution, "evacuation": evacuation, "civolution": civolution}


def take(hands: Hands, folder: Path, names: list[str]) -> None:
    """All pictures, or those of some subjects."""
    camera = Camera(hands, folder)
    for name in names or SUBJECTS:
        SUBJECTS[name](hands, camera)


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as started, tempfile.TemporaryDirectory() as data, Server(Path(data)) as server:
        browser = started.chromium.launch(executable_path=installed(), args=FLAGS)
        hands = Hands(browser, server, Watch(server.host))
        take(hands, folder, sys.argv[2:])
        hands.close()
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
