"""The catalogue of sentences: takes them out of games and server, merges them into each language, compiles it.

    python tools/catalogue.py            write boardwright.pot, bring every .po up to date, write the .mo files
    python tools/catalogue.py --check    exit 1 if one of them is stale or a sentence has no translation

A sentence is what `_()` marks, and both forms that `count()` is given. No dates and no line numbers are kept, so that
the same sentences give the same files.
"""

from __future__ import annotations

import io
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from boardwright import games

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "boardwright"
LOCALE: Final = SOURCE / "locale"
DOMAIN: Final = "boardwright"
KEYWORDS: Final = {**DEFAULT_KEYWORDS, "count": (1, 2)}
UNDATED: Final = datetime(2000, 1, 1, tzinfo=UTC)
DATED: Final = ("POT-", "PO-", "Generated-", "Project-", "Report-", "Last-", "Language-Team")
HEADER: Final = "# Sentences of Boardwright. Written by tools/catalogue.py; translations are edited here.\n#"


def template(unfinished: bool = True) -> Catalog:
    """All sentences of all games and of the server; with or without games that are still being built."""
    found = Catalog(header_comment=HEADER, fuzzy=False)
    playable = [each for each in (SOURCE / "games").iterdir() if each.is_dir()]
    folders = [each for each in playable if unfinished or each.name in games.names()]
    for folder in sorted([*folders, SOURCE / "web"]):
        for _, _, message, _, _ in extract_from_dir(str(folder), [("**.py", "python")], keywords=KEYWORDS):
            found.add(message)
    return found


def languages() -> list[str]:
    return sorted(path.name for path in LOCALE.iterdir() if (path / "LC_MESSAGES").is_dir())


def po_of(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """The translations as they are."""
    with po_of(language).open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def merged(language: str, sentences: Catalog) -> Catalog:
    """The sentences with the translations that there are; those no longer used are left out."""
    old = read(language)
    new = Catalog(locale=language, header_comment=HEADER, fuzzy=False)
    for message in sentences:
        if message.id:
            known = old.get(message.id)
            new.add(message.id, known.string if known is not None else "")
    return new


def as_po(catalogue: Catalog) -> bytes:
    """The text of a .po file, without what changes from day to day."""
    out = io.BytesIO()
    write_po(out, catalogue, sort_output=True, no_location=True, width=120)
    lines = out.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(tuple(f'"{name}' for name in DATED))).encode()


def as_mo(catalogue: Catalog) -> bytes:
    """The compiled catalogue; its header has dates, and they are fixed, or it would be stale a minute later."""
    out = io.BytesIO()
    settled = read_po(io.BytesIO(as_po(catalogue)), locale=catalogue.locale)
    settled.creation_date = settled.revision_date = UNDATED
    write_mo(out, settled)
    return out.getvalue()


def files() -> dict[Path, bytes]:
    """What each file should hold."""
    sentences = template()
    wanted = {LOCALE / f"{DOMAIN}.pot": as_po(sentences)}
    for language in languages():
        catalogue = merged(language, sentences)
        wanted[po_of(language)] = as_po(catalogue)
        wanted[po_of(language).with_suffix(".mo")] = as_mo(catalogue)
    return wanted


def untranslated() -> list[str]:
    """Sentences that a language lacks; games that are still being built may lack some."""
    sentences = template(unfinished=False)
    return [
        f"{language}: {message.id!r}"
        for language in languages()
        for message in merged(language, sentences)
        if message.id and not all(message.string if isinstance(message.string, tuple) else [message.string])
    ]


def stale() -> list[str]:
    """Files that do not hold what they should."""
    return [
        f"{path.relative_to(ROOT)} is stale"
        for path, content in files().items()
        if not path.exists() or path.read_bytes() != content
    ]


def main() -> int:
    if "--check" not in sys.argv[1:]:
        for path, content in files().items():
            path.write_bytes(content)
    faults = stale() + untranslated()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
