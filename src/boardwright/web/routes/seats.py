"""What a seat, or a spectator, sees and does at a table."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query, Response

from boardwright.core.errors import BrokenInvariant, IllegalChoice, Malformed
from boardwright.core.table import BACK, LEAVE
from boardwright.web import frames, models, opening, past, repros
from boardwright.web.errors import CONFLICT, OURS, Refused, malformed
from boardwright.web.house import House
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.routes.common import Language, Narrow, Secret, TheHouse, entered, errors, plain, raw
from boardwright.web.routes.tables import sit
from boardwright.web.store import Conflict
from boardwright.web.telling import Viewer

router = APIRouter(prefix="/api/seats/{secret}", tags=["seats"])
ILLEGAL = 422
Number = Annotated[int, Query(ge=0, le=10**9)]
TALK = 0.5
"""Seconds between two messages of a seat."""


@router.get("/frame", response_model=models.Frame, operation_id="frame", responses=errors(403))
def frame(secret: Secret, house: TheHouse, language: Language, narrow: Narrow = False) -> Response:
    """All that the page shows."""
    live, seat = house.viewer(secret)
    with live.lock:
        live.catch_up()
        return raw(live.frame(seat, language, narrow))


# -- answers --------------------------------------------------------------------------------------------------------


@router.post("/choose", response_model=models.Entered, operation_id="choose", responses=errors(403, 409, 422, 500))
def choose(
    secret: Secret, choice: models.Choice, house: TheHouse, language: Language, narrow: Narrow = False
) -> Response:
    """Answer a question. A stale ply is refused with the fresh frame; the same key twice is one answer."""
    live, seat = house.seated(secret)

    def answer() -> None:
        live.ask_of(seat)
        if live.ply(seat) != choice.ply:
            raise Refused(CONFLICT, "stale", _("That question is no longer open."))
        live.table.choose_text(seat, choice.answer)

    try:
        number = live.enter(seat, "person", f"{seat}:{choice.key}", answer)
    except BrokenInvariant as fault:
        raise broken(house, live, seat, choice.answer, fault) from fault
    except IllegalChoice as fault:
        raise forbidden(live.viewer(seat, language), fault) from fault
    except Malformed as fault:
        raise malformed(_("That is no answer to the question: {why}"), {"why": fault}) from fault
    except Refused as fault:
        raise with_frame(fault, live, seat, language, narrow) from fault
    house.changed(live.id)
    return entered(live, number, seat, language, narrow)


def forbidden(viewer: Viewer, fault: IllegalChoice) -> Refused:
    """What is not allowed now: the rule, in the game's words."""
    if fault.rule is None:
        return Refused(ILLEGAL, "illegal", _("That is not possible now."))
    rule = viewer.refusal(fault.rule)
    return Refused(ILLEGAL, "illegal", rule["text"], rule=rule)


def with_frame(fault: Refused, live: Live, seat: int, language: str, narrow: bool) -> Refused:
    """A refusal that shows how things are by now."""
    if fault.status == CONFLICT:
        fault.more["frame"] = json.loads(live.frame(seat, language, narrow))
    return fault


def broken(house: House, live: Live, seat: int, text: str, fault: BrokenInvariant) -> Refused:
    """A rule failed: ours. The game is as before, and the way to the fault is kept."""
    repros.keep(live, house.settings.data, seat, text, fault)
    text = _("A fault of Boardwright: the choice is rejected and the game is as before; choose another.")
    return Refused(OURS, "rule_failed", text)


@router.post("/undo", response_model=models.Entered, operation_id="undo", responses=errors(403, 409, 500))
def undo(secret: Secret, body: models.Undo, house: TheHouse, language: Language, narrow: Narrow = False) -> Response:
    """Take back your last answer. What you let pass by itself is asked again from now on."""
    live, seat = house.seated(secret)

    def take_back() -> None:
        if body.entry is not None and body.entry != live.taken:
            raise Refused(CONFLICT, "stale", _("The table has changed; look again."))
        if live.table.over or not live.table.can_undo(seat):
            text = _("There is nothing to take back, or a draw or another seat's answer came after it.")
            raise Refused(CONFLICT, "no_undo", text)
        live.table.undo(seat)

    try:
        with live.lock:
            number = live.enter(seat, "person", f"{seat}:{body.key}", take_back)
            live.set_autos(seat, [])
    except Refused as fault:
        raise with_frame(fault, live, seat, language, narrow) from fault
    house.changed(live.id)
    return entered(live, number, seat, language, narrow)


@router.get("/why-not", response_model=models.WhyNots, operation_id="why_not", responses=errors(403, 409))
def why_not(
    secret: Secret,
    ply: Number,
    house: TheHouse,
    language: Language,
    value: Annotated[int | None, Query(ge=-1, le=10**9, description="One value; else all that are no options.")] = None,
) -> Response:
    """Why a thing cannot be chosen: the rule, and the numbers that explain it."""
    live, seat = house.seated(secret)
    with live.lock:
        live.catch_up()
        ask = live.ask_of(seat)
        if live.ply(seat) != ply:
            raise with_frame(
                Refused(CONFLICT, "stale", _("That question is no longer open.")), live, seat, language, False
            )
        viewer = live.viewer(seat, language)
        values = [each for each in ask.kind.domain.values if each not in ask.options] if value is None else [value]
        try:
            return plain({"values": [viewer.why_not(ask, each) for each in values]})
        except Malformed as fault:
            raise malformed(str(fault)) from fault


# -- what was -------------------------------------------------------------------------------------------------------


@router.get("/log", response_model=models.Log, operation_id="log", responses=errors(403))
def log(secret: Secret, house: TheHouse, language: Language, since: Number = 0) -> Response:
    """Your log, from an entry on."""
    live, seat = house.viewer(secret)
    with live.lock:
        live.catch_up()
        return plain(frames.log(live.viewer(seat, language), live.offset, since))


@router.get("/primer", response_model=models.Primer, operation_id="primer", responses=errors(403))
def primer(secret: Secret, house: TheHouse, language: Language) -> Response:
    """The game in a few sentences, and what its things do, for somebody who does not know it."""
    live, seat = house.viewer(secret)
    with live.lock:
        live.catch_up()
        return plain(live.viewer(seat, language).primer())


@router.get("/replay", response_model=models.Frame, operation_id="replay", responses=errors(403, 409))
def replay(secret: Secret, entry: Number, house: TheHouse, language: Language, narrow: Narrow = False) -> Response:
    """The frame as you saw it after so many entries."""
    live, seat = house.viewer(secret)
    with live.lock:
        live.catch_up()
        table = past.at(live, entry)
        return plain(past.frame(live, table, seat, language, narrow))


@router.get("/record", operation_id="record", response_class=Response, responses=errors(403))
def record(secret: Secret, house: TheHouse, language: Language) -> Response:
    """Your own log while the game runs; once it is over, the record with its seed."""
    live, seat = house.viewer(secret)
    with live.lock:
        live.catch_up()
        name, kind, text = past.download(live, seat, language)
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


# -- around the game ------------------------------------------------------------------------------------------------


@router.post("/talk", response_model=models.Done, operation_id="talk", responses=errors(403, 503))
def talk(secret: Secret, body: models.Talk, house: TheHouse) -> Response:
    """Say something to the table."""
    live, seat = house.seated(secret)
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in body.text).split())
    if not words:
        raise malformed(_("There is nothing in this message."))
    mine = [said for said in house.store.talk(live.id, 10) if said.seat == seat]
    if mine and house.now() - mine[-1].at < TALK:
        raise Refused(429, "too_many", _("One message at a time; wait a moment."))
    try:
        house.store.say(live.id, seat, words, house.now())
    except Conflict:
        raise Refused(503, "busy", _("Somebody spoke at the same moment; say it again.")) from None
    return around(house, live)


@router.post("/name", response_model=models.Done, operation_id="name", responses=errors(403))
def name(secret: Secret, body: models.Name, house: TheHouse) -> Response:
    """What your seat is called."""
    live, seat = house.seated(secret)
    with live.lock:
        live.refresh()
        names = live.row.names
        house.store.set(live.id, names=[*names[:seat], *opening.named([body.name], 1), *names[seat + 1 :]])
    return around(house, live)


@router.post("/auto", response_model=models.Done, operation_id="auto", responses=errors(403))
def auto(secret: Secret, body: models.Auto, house: TheHouse) -> Response:
    """Let questions of a kind, which may be passed, pass until your next turn."""
    live, seat = house.seated(secret)
    if body.kind not in live.game.kinds:
        raise malformed(_("kind: this game has no such question."))
    with live.lock:
        live.catch_up()
        kept = [(kind, own) for who, kind, own in house.store.autos(live.id) if who == seat and kind != body.kind]
        more = [(body.kind, live.turn() == seat)] if body.on else []
        live.set_autos(seat, kept + more)
    return around(house, live)


def around(house: House, live: Live) -> Response:
    """Tell everybody what has changed beside the game."""
    with live.lock:
        live.refresh()
    house.changed(live.id)
    return plain({"done": True})


@router.post("/leave", response_model=models.Done, operation_id="leave", responses=errors(403, 409))
def leave(secret: Secret, house: TheHouse) -> Response:
    """Get up. The link stays good: `back` sits down again."""
    live, seat = house.seated(secret)
    sit(house, live, seat, LEAVE)
    return plain({"done": True})


@router.post("/back", response_model=models.Done, operation_id="back", responses=errors(403, 409))
def back(secret: Secret, house: TheHouse) -> Response:
    """Sit down again where you had left, or where a bot took over."""
    live, seat = house.seated(secret)
    sit(house, live, seat, BACK)
    return plain({"done": True})


@router.post("/rematch", response_model=models.Granted, operation_id="rematch", responses=errors(409))
def rematch(secret: Secret, house: TheHouse) -> Response:
    """The same again, once the game is over; everybody who asks gets a link to their own seat."""
    link = house.link(secret)
    return plain(opening.rematch(house, house.live(link.table), link))


@router.post("/continue", response_model=models.Granted, operation_id="go_on", responses=errors(403, 409))
def go_on(secret: Secret, body: models.Entry, house: TheHouse) -> Response:
    """A finished game from an entry on, against bots, under a new seed."""
    live, seat = house.seated(secret)
    return plain(opening.go_on(house, live, seat, body.entry))
