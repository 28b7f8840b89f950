"""Opening tables, and steering them with the opener's link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from boardwright.core.table import BACK, LEAVE
from boardwright.web import frames, links, models, opening
from boardwright.web.errors import CONFLICT, Refused, malformed
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.routes.common import Language, Secret, TheHouse, errors, plain

router = APIRouter(prefix="/api", tags=["tables"])
SeatNumber = Annotated[int, Path(ge=0, le=99, description="Counted from 0.")]


@router.post("/tables", response_model=models.Links, operation_id="open_table", responses=errors())
def open_table(wanted: models.Wanted, house: TheHouse, language: Language) -> Response:
    """Open a table."""
    own = (wanted.names, wanted.seconds, wanted.edition)
    wish = opening.Wish(wanted.game, wanted.options, wanted.players, *own)
    return plain(opening.fresh(house, wish, language).plain())


@router.post("/tables/upload", response_model=models.Links, operation_id="upload_record", responses=errors(413))
def upload_record(body: models.Uploaded, house: TheHouse) -> Response:
    """A table out of a record: to be looked at, or to go on with."""
    return plain(opening.upload(house, body.record).plain())


@router.get("/openers/{secret}", response_model=models.Opener, operation_id="steer", responses=errors(403))
def steer(secret: Secret, house: TheHouse) -> Response:
    """Who sits at the table, and who has come."""
    live = house.opener(secret)
    come = {link.seat for link in house.store.links(live.id) if link.role == links.SEAT and link.seen is not None}
    with live.lock:
        live.catch_up()
        seats = [
            {"seat": seat, "name": live.row.names[seat], **frames.who(player), "come": seat in come}
            for seat, player in enumerate(live.table.players)
        ]
        told = {"table": live.id, "game": live.row.game, "over": live.table.over, "seats": seats}
        return plain(told | {"clock": live.shown_clock()})


@router.post(
    "/openers/{secret}/seats/{seat}/close", response_model=models.Done, operation_id="close_seat",
    responses=errors(403, 409),
)  # fmt: skip
def close_seat(secret: Secret, seat: SeatNumber, house: TheHouse) -> Response:
    """The seat's links open nothing any more, and nobody sits there."""
    live = seat_of(house, secret, seat)
    house.store.close(live.id, seat)
    sit(house, live, seat, LEAVE)
    return plain({"done": True})


@router.post(
    "/openers/{secret}/seats/{seat}/link", response_model=models.Granted, operation_id="new_link",
    responses=errors(403, 409),
)  # fmt: skip
def new_link(secret: Secret, seat: SeatNumber, house: TheHouse) -> Response:
    """A new link to a seat, in place of all earlier ones."""
    live = seat_of(house, secret, seat)
    house.store.close(live.id, seat)
    made, kept = links.new(live.id, links.SEAT, seat)
    house.store.add_link(kept)
    house.changed(live.id)
    return plain({"table": live.id, "role": links.SEAT, "seat": seat, "secret": made})


@router.post(
    "/openers/{secret}/seats/{seat}/bot", response_model=models.Done, operation_id="seat_bot",
    responses=errors(403, 409),
)  # fmt: skip
def seat_bot(secret: Secret, seat: SeatNumber, body: models.Level, house: TheHouse) -> Response:
    """A bot takes the seat, until somebody takes it back."""
    sit(house, seat_of(house, secret, seat), seat, opening.bot_text(body.bot))
    return plain({"done": True})


@router.post(
    "/openers/{secret}/seats/{seat}/back", response_model=models.Done, operation_id="give_back",
    responses=errors(403, 409),
)  # fmt: skip
def give_back(secret: Secret, seat: SeatNumber, house: TheHouse) -> Response:
    """The seat is again what it was when the table was opened."""
    sit(house, seat_of(house, secret, seat), seat, BACK)
    return plain({"done": True})


@router.post(
    "/openers/{secret}/clock", response_model=models.Done, operation_id="pause_clock", responses=errors(403, 409)
)
def pause_clock(secret: Secret, body: models.Clock, house: TheHouse) -> Response:
    """Let the clock stand still, or run on."""
    live = house.opener(secret)
    if live.clock.seconds is None:
        raise Refused(CONFLICT, "no_clock", _("This table has no clock."))
    now = house.now()
    house.set_clock(live, live.clock.pause(now) if body.paused else live.clock.resume(now))
    return plain({"done": True})


def seat_of(house: TheHouse, secret: str, seat: int) -> Live:
    """The opener's table, if it has this seat. Raises Refused."""
    live = house.opener(secret)
    if seat >= live.table.seats:
        raise malformed(_("seat: the table has seats 0 to {last}."), {"last": live.table.seats - 1})
    return live


def sit(house: TheHouse, live: Live, seat: int, text: str) -> None:
    """Enter who sits at a seat, unless it is so already. Raises Refused."""
    sits = text.removeprefix("bot ") if text != BACK else live.table.opening.players[seat]
    with live.lock:
        live.catch_up()
        if live.table.over:
            raise Refused(CONFLICT, "over", _("The game is over."))
        if live.table.players[seat] == sits:
            return
        live.enter(seat, "person", None, lambda: live.table.sit(seat, text))
    house.changed(live.id)
