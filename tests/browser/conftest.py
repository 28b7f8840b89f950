"""A real server, a real Chromium, and pages that forgive nothing: no console error, no request to another host.

Where there is no Chromium these tests are named as not run; BOARDWRIGHT_REQUIRE=browser makes that a failure. The
browser is BOARDWRIGHT_CHROMIUM, else the machine's, else the one that `playwright install chromium` has fetched.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.hands import Hands
from tests.browser.serving import Server
from tools.browser import installed

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
         "--disable-component-update", "--no-first-run"]  # fmt: skip


def required() -> bool:
    return "browser" in re.split(r"[\s,]+", os.environ.get("BOARDWRIGHT_REQUIRE", ""))


def missing(why: str) -> None:
    """Not run, and said so; a failure where it must run."""
    if required():
        pytest.fail(f"the browser tests must run here: {why}")
    pytest.skip(f"not run, {why}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        missing("playwright is not installed")
        return
    with sync_playwright() as started:
        try:
            found = started.chromium.launch(executable_path=installed(), args=FLAGS)
        except Error as fault:
            missing(f"no Chromium starts: {str(fault).splitlines()[0]}")
            return
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process; each test has tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


class Watch:
    """What the pages of a test did that they must not do."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.faults: list[str] = []
        self.forgiven: list[str] = []

    def page(self, page: Any) -> Any:
        page.on("console", self.said)
        page.on("pageerror", lambda fault: self.faults.append(f"script: {fault}"))
        page.on("request", self.asked)
        return page

    def said(self, message: Any) -> None:
        url = message.location.get("url", "")
        is_late = "/why-not" in url and "409" in message.text  # answered while its reasons came
        if message.type in ("error", "warning") and not is_late:
            self.faults.append(f"console: {message.text} ({url})")

    def asked(self, request: Any) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.faults.append(f"request to {request.url}")

    def forgive(self, *texts: str) -> None:
        """Faults that this test makes on purpose, such as a lost connection."""
        self.forgiven += texts

    def check(self) -> None:
        left = [fault for fault in self.faults if not any(text in fault for text in self.forgiven)]
        assert left == []


@pytest.fixture
def hands(browser: Any, server: Server, tmp_path: Path) -> Iterator[Hands]:
    """What a person does with a browser: opens pages, answers, looks."""
    watch = Watch(server.host)
    made = Hands(browser, server, watch)
    yield made
    made.close()
    watch.check()
