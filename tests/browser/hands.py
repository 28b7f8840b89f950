"""What a person does at the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.serving import Server

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
OPTION = "#options button:not(.busy):visible"
READY = f"{OPTION}, #end:visible"
NAMES = ["Ada", "Bruno", "Carla", "Deniz"]
PATIENCE = 15_000
LONG = 60_000  # bots may have much to do until the next own question
AXE = Path(__file__).parent / "axe" / "axe.min.js"
FIRST_OPTION = "() => document.querySelector('#options .option')"
HASTE = 0.3
Choose = Callable[[Any, Random], str]
RINGS = "svg .over-layer .ring"


class Hands:
    """A person's browsers; each context is one browser with a memory of its own."""

    def __init__(self, browser: Any, server: Server, watch: Any) -> None:
        self.browser = browser
        self.server = server
        self.watch = watch
        self.contexts: list[Any] = []

    def context(self, **more: Any) -> Any:
        made = self.browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **more})
        made.set_default_timeout(PATIENCE)
        self.contexts.append(made)
        return made

    def close(self) -> None:
        for each in self.contexts:
            each.close()

    def page(self, context: Any = None, **more: Any) -> Any:
        return self.watch.page((context or self.context(**more)).new_page())

    def lobby(self, context: Any = None, game: str = "evolution", **more: Any) -> Any:
        """The lobby, ready to be used, with a game chosen."""
        page = self.page(context, **more)
        page.goto(self.server.url)
        page.locator("#options .option").first.wait_for(state="attached")
        if not page.locator(f"#games input[value={game}]").is_checked():
            before = page.evaluate_handle(FIRST_OPTION)
            page.locator(f"#games .game:has([value={game}])").click()
            is_new = f"before => ({FIRST_OPTION})() && ({FIRST_OPTION})() !== before"
            page.wait_for_function(is_new, arg=before)
        return page

    def open_table(self, *players: str, **more: Any) -> Any:
        """A table, opened by the API."""
        wanted = {"game": "evolution", "players": list(players), "names": NAMES[: len(players)]}
        return self.post("/api/tables", **wanted | more)

    def sit(self, secret: str, context: Any = None, **more: Any) -> Any:
        """A page at a table."""
        page = self.page(context, **more)
        page.goto(f"{self.server.url}/table#{secret}")
        page.locator("#question:not(:empty)").wait_for()
        return page

    # -- the API, to set the scene ------------------------------------------------------------------------------

    def request(self) -> Any:
        return (self.contexts[0] if self.contexts else self.context()).request

    def post(self, path: str, **body: Any) -> Any:
        answer = self.request().post(self.server.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def frame(self, secret: str, language: str = "en") -> Any:
        answer = self.request().get(f"{self.server.url}/api/seats/{secret}/frame?lang={language}")
        assert answer.ok, answer.text()
        return answer.json()

    def choose(self, secret: str, ask: Any, answer: str) -> Any:
        key = f"{ask['ply']} {answer}"
        return self.post(f"/api/seats/{secret}/choose", ply=ask["ply"], answer=answer, key=key)["frame"]

    def table_at(self, kinds: set[str], *players: str, **more: Any) -> tuple[str, Any]:
        """The link of the first seat of a table at a question of these kinds, and its frame."""
        for luck in range(20):
            secret = self.open_table(*players, **more)["seats"][0]
            frame = self.play_until(secret, kinds, luck)
            if not frame["over"]:
                return secret, frame
        raise AssertionError(f"no game comes to {kinds}")

    def play_until(self, secret: str, kinds: set[str], seed: int = 1, most: int = 400) -> Any:
        """Answer by the API, at random, until a question of these kinds or the end; the frame."""
        luck = Random(seed)
        for _ in range(most):
            frame = self.frame(secret)
            if frame["over"] or (frame["asks"] and frame["asks"][0]["kind"] in kinds):
                return frame
            if frame["asks"]:
                ask = frame["asks"][0]
                self.choose(secret, ask, luck.choice(ask["options"])["answer"])
        raise AssertionError(f"no question of {kinds} and no end in {most} steps")


def expect(what: Any) -> Any:
    """Playwright's: an assertion that waits until it holds."""
    from playwright.sync_api import expect as waiting

    waiting.set_options(timeout=PATIENCE)
    return waiting(what)


def faults(page: Any) -> list[str]:
    """What axe finds that is serious or worse."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


# -- at a table -----------------------------------------------------------------------------------------------------


def ready(page: Any) -> None:
    """Wait until there is something to choose, or the game is over."""
    page.locator(READY).first.wait_for(timeout=LONG)


def is_over(page: Any) -> bool:
    return bool(page.locator("#end:visible").count())


def question(page: Any) -> str:
    return str(page.locator("#question").inner_text())


def answers(page: Any) -> list[str]:
    """The answer texts of the buttons."""
    return list(page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.answer)"))


def log_length(page: Any) -> int:
    return int(page.locator("#log li").count())


def answer(page: Any, text: str) -> None:
    page.locator(f'#options button[data-answer="{text}"]').click()


def ply(page: Any) -> str:
    """What tells one question from the next."""
    return f"{question(page)} {answers(page)}"


def settled(page: Any) -> None:
    """Wait until nothing is sent and nothing moves."""
    page.locator("#options button.busy").first.wait_for(state="detached")
    page.evaluate("() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => 0)))")


def creatures(page: Any) -> list[str]:
    """The ids of the creatures on the board."""
    ids = page.locator(".pan svg [id^='creature-']").evaluate_all("all => all.map(each => each.id)")
    return [id for id in ids if re.fullmatch(r"creature-\d+", id)]


def press(page: Any, text: str) -> None:
    """Answer by the key that the button shows; of very many options the last ones have none."""
    key = page.locator(f'#options button[data-answer="{text}"]').get_attribute("aria-keyshortcuts")
    if key:
        page.keyboard.press(key)
    else:
        answer(page, text)


def chosen(page: Any, luck: Random) -> str:
    """An answer that gets on with the game: towards transmutations, and for the rest by luck."""
    told = page.locator("#options button").evaluate_all("all => all.map(each => [each.dataset.answer, each.innerText])")
    texts = [text for text, _ in told]
    for wanted in ("action transmute", "action gain", "action attack"):
        if wanted in texts:
            return wanted
    ripe = [text for text, words in told if text.startswith("activate ") and "can transmute" in words]
    growing = [text for text, words in told if text.startswith("activate ") and "can gain" in words]
    return str(luck.choice(ripe or growing or texts))


def hasty(page: Any, luck: Random) -> str:
    """As `chosen`, but often a pass where there is one, so that a game of many questions ends sooner."""
    passing = [text for text in answers(page) if text.endswith(" pass")]
    return passing[0] if passing and luck.random() < HASTE else chosen(page, luck)


def play(
    page: Any, luck: Random, most: int = 500, give: Callable[[Any, str], None] = answer, choose: Choose = chosen
) -> int:
    """Answer through a game to its end; the number of answers."""
    for number in range(most):
        ready(page)
        if is_over(page):
            return number
        before = asked(page)
        give(page, choose(page, luck))
        changed(page, before)
    raise AssertionError(f"no end after {most} answers")


def asked(page: Any) -> Any:
    """What is there as long as this question is open."""
    return page.evaluate_handle("() => document.querySelector('#options').firstChild")


def changed(page: Any, before: Any) -> None:
    """Wait until there is another question, or the game is over; `before`: what was asked."""
    is_new = "document.querySelector('#options').firstChild !== before"
    over = "document.querySelector('#end:not([hidden])')"
    page.wait_for_function(f"before => {over} || {is_new}", arg=before, timeout=LONG)
    ready(page)
