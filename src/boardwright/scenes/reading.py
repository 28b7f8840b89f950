"""Reading a scene: each value is checked, and what is wrong is named in one line."""

from __future__ import annotations

import tomllib
from typing import Any

from boardwright.core.components import hint
from boardwright.core.errors import Malformed


def read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise Malformed(f"scene: {fault}") from fault


def require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Malformed(f"scene: {otherwise}")


def known_keys(plain: dict[str, Any], keys: list[str], where: str) -> None:
    for key in plain:
        require(key in keys, f"{where}: {key!r} is no key; {hint(key, keys)}")


def number(plain: dict[str, Any], key: str, least: int, most: int, otherwise: int) -> int:
    value = plain.get(key, otherwise)
    require(type(value) is int and least <= value <= most, f"{key}: {value!r} is no number from {least} to {most}")
    return int(value)


def texts(plain: dict[str, Any], key: str) -> list[str]:
    value = plain.get(key, [])
    require(isinstance(value, list) and all(isinstance(each, str) for each in value), f"{key}: {value!r} lists no ids")
    return list(value)


def table(plain: dict[str, Any], key: str) -> dict[str, Any]:
    value = plain.get(key, {})
    require(isinstance(value, dict), f"{key}: {value!r} is no table")
    return dict(value)


def one_of(value: Any, allowed: list[str], what: str) -> str:
    require(value in allowed, f"{what}: {value!r} is none; {hint(str(value), allowed)}")
    return str(value)


def yes_or_no(plain: dict[str, Any], key: str) -> bool:
    value = plain.get(key, False)
    require(isinstance(value, bool), f"{key}: {value!r} is neither true nor false")
    return bool(value)
