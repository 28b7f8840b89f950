"""Somebody at a terminal: a command run in a pseudo-terminal, what it shows, and what is typed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time

PATIENCE = 60.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def own_it():
    """Make standard input the terminal of this new session, so that control keys reach the program.

    Who runs the tests in the background may have told them to ignore Ctrl-C; somebody at a terminal has not.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Keyboard:
    """`with Keyboard(["play", "evolution"]) as keys: keys.expect("> "); keys.type("1")`. `program`: another one."""

    def __init__(self, arguments, environment=None, program=(sys.executable, "-m", "boardwright.cli")):
        self.screen, inside = pty.openpty()
        settings = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "50", **(environment or {})}
        command = [*program, *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=settings,
            start_new_session=True,
            preexec_fn=own_it,  # noqa: PLW1509
        )
        os.close(inside)
        self.raw = ""
        self.seen = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.screen)

    @property
    def text(self):
        """All that was shown, without escapes."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def expect(self, what):
        """Wait until it is shown, after what was expected before; the text up to there."""
        deadline = time.monotonic() + PATIENCE
        while (at := self.text.find(what, self.seen)) < 0:
            left = max(0.0, deadline - time.monotonic())
            assert left, f"{what!r} was not shown in time after:\n{self.text[self.seen :]}"
            assert self.more(left), f"{what!r} was not shown after:\n{self.text[self.seen :]}"
        passed = self.text[self.seen : at + len(what)]
        self.seen = at + len(what)
        return passed

    def more(self, seconds):
        """Read what comes; False when the program has gone."""
        ready, _, _ = select.select([self.screen], [], [], seconds)
        try:
            part = os.read(self.screen, 65536) if ready else b""
        except OSError:
            return False
        self.raw += part.decode("utf-8", "replace")
        return bool(part) or bool(not ready)

    def type(self, line):
        os.write(self.screen, f"{line}\n".encode())

    def press(self, key):
        """A control key: "C" interrupts, "D" ends the input."""
        os.write(self.screen, bytes([ord(key) & 31]))

    def interrupt(self, what):
        """Press Ctrl-C until this is shown: Python can miss one that comes just as it begins to wait for a line."""
        deadline = time.monotonic() + PATIENCE
        while self.text.find(what, self.seen) < 0 and time.monotonic() < deadline:
            self.press("C")
            pause = time.monotonic() + 2
            while self.text.find(what, self.seen) < 0 and time.monotonic() < pause and self.more(0.1):
                pass
        return self.expect(what)

    def ends(self):
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            if not self.more(0.1):
                self.process.wait(PATIENCE)
        return self.process.wait(1)
