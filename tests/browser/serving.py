"""A server in a process of its own, that can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Self
from urllib.error import URLError

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """uvicorn with the app. Bots answer at once."""

    def __init__(self, data: Path, **more: str) -> None:
        self.data = data
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        settings = {
            "DATA": str(self.data),
            "BOT_PAUSE": "0",
            "BOTS": "0",
            "SEAT_RATE": "0",
            "ADDRESS_RATE": "0",
        } | self.more
        environment = {**os.environ, **{f"BOARDWRIGHT_{name}": value for name, value in settings.items()}}
        command = [sys.executable, "-m", "uvicorn", "--factory", "boardwright.web.app:create_app"]
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--log-level", "warning"]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*command, *where], env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=2).close()
                return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError((self.data / "server.log").read_text("utf-8")[-2000:])

    def stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(timeout=30)

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.stop(signal.SIGKILL)
