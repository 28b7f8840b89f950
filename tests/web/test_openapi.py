"""The API keeps to its own description, whatever it is sent."""

from __future__ import annotations

import itertools
import threading
import time
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import checks

from boardwright.web.app import create_app
from tests.web.room import Room

checks.load_all_checks()
HELD = checks.CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)
EXAMPLES = 12
NUMBERED = ("log", "replay", "why-not")
STATUSES = {400, 403, 404, 405, 409, 413, 422, 429}


class Served:
    """The app on a real socket, in a thread."""

    def __init__(self, room: Room) -> None:
        self.server = uvicorn.Server(uvicorn.Config(room.client.app, port=0, log_config=None, lifespan="off"))
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> str:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


def operations(room: Room) -> list[Any]:
    schema = schemathesis.openapi.from_dict(create_app(room.settings, room.house).openapi())
    return [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]


@pytest.fixture
def over(quick):
    """A game under way and a finished one: (secrets of seats and spectator, of openers)."""
    running = quick.open(seconds=1000)
    quick.choose(running["seats"][0])
    done = quick.open()
    quick.play(done["seats"])
    others = [quick.open(game=game, seconds=1000)["seats"][0] for game in ("evolution", "evacuation")]
    seats = [running["seats"][0], done["seats"][0], running["spectator"], running["opener"], *others, "none"]
    return {"seats": seats, "openers": [running["opener"], running["seats"][1], "none"]}


def test_every_answer_fits_the_description_of_the_api(quick, over):
    with Served(quick) as url:
        for operation in operations(quick):
            try_out(url, operation, over)


def try_out(url: str, operation: Any, over: dict[str, list[str]]) -> None:
    """Send what fits the description, with links that open something."""
    links = itertools.cycle(over["openers" if "/openers/" in operation.path else "seats"])
    games = itertools.cycle(["heist", "evolution", "evacuation", "chess"])

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def holds(case: Any) -> None:
        if "secret" in case.path_parameters:
            case.path_parameters["secret"] = next(links)
        if "game" in case.path_parameters:
            case.path_parameters["game"] = next(games)
        case.validate_response(case.call(base_url=url), checks=HELD)

    holds()


def test_what_does_not_fit_the_description_is_refused_in_one_line(quick, over):
    with Served(quick) as url:
        for operation in operations(quick):
            if operation.body or operation.path.rpartition("/")[2] in NUMBERED:
                refuses(url, operation, over)


def refuses(url: str, operation: Any, over: dict[str, list[str]]) -> None:
    """Send what does not fit."""

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    def holds(case: Any) -> None:
        if isinstance(case.path_parameters, dict) and "secret" in case.path_parameters:
            case.path_parameters["secret"] = over["seats"][0]
        answer = case.call(base_url=url)
        assert answer.status_code < 400 or answer.status_code in STATUSES, answer.text
        if answer.status_code >= 400 and operation.method != "head":
            told = answer.json()
            assert set(told) >= {"error", "message"}, told
            assert "\n" not in told["message"]

    holds()


def test_the_description_names_every_operation_once(quick):
    paths = quick.client.get("/api/openapi.json").json()["paths"]
    names = [it["operationId"] for methods in paths.values() for it in methods.values()]

    assert len(names) == len({*names}) > 25
    assert create_app(quick.settings, quick.house).openapi()["paths"] == paths
