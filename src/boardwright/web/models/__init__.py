"""What the API takes and gives, for the OpenAPI document and for checking what comes in."""

from __future__ import annotations

from boardwright.web.models.asked import Auto, Choice, Clock, Entry, Level, Name, Talk, Undo, Uploaded, Wanted
from boardwright.web.models.frame import Frame
from boardwright.web.models.told import (
    Done,
    Entered,
    Error,
    GameModel,
    Games,
    Granted,
    Links,
    Log,
    Opener,
    Primer,
    Rules,
    WhyNots,
)

__all__ = [
    "Auto",
    "Choice",
    "Clock",
    "Done",
    "Entered",
    "Entry",
    "Error",
    "Frame",
    "GameModel",
    "Games",
    "Granted",
    "Level",
    "Links",
    "Log",
    "Name",
    "Opener",
    "Primer",
    "Rules",
    "Talk",
    "Undo",
    "Uploaded",
    "Wanted",
    "WhyNots",
]
