"""Pictures of scenes of Evolution as PNG, to be looked at: `python -m tools.pictures [FOLDER] [PATTERN]`.

Each scene is drawn from what the asked seat may know, on a page with the tokens of the web table; a headless Chromium
takes its picture, light and dark, for a phone and in German. PATTERN: only files whose name contains it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardwright import games
from boardwright.core.position import Position
from boardwright.core.scene import stage

ROOT: Final = Path(__file__).parents[1]
STATIC: Final = ROOT / "src/boardwright/web/static"
SHEETS: Final = ("fonts.css", "tokens.css", "pictures.css")
STYLES: Final = [*[STATIC / name for name in SHEETS], ROOT / "src/boardwright/games/evolution/draw.css"]
SCENES: Final = ROOT / "tools/pictures.toml"
BROWSER: Final = "chromium"
FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
GAME: Final = games.load("evolution")


def main(arguments: list[str]) -> int:
    """Draw every scene into the folder, a fresh one by default, and print the files."""
    folder = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="pictures-"))
    pattern = arguments[1] if len(arguments) > 1 else ""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in scenes():
        for look in ("light", "dark", "phone", "german"):
            if pattern in f"{name}-{look}":
                print(shot(folder, f"{name}-{look}", text, look))
    return 0


def scenes() -> Iterator[tuple[str, str]]:
    """The scenes of the file, each after a line `# == name`."""
    for part in SCENES.read_text("utf-8").split("# == ")[1:]:
        name, _, text = part.partition("\n")
        yield name.strip(), text


def shot(folder: Path, name: str, text: str, look: str) -> Path:
    """One picture."""
    width, height = (360, 1000) if look == "phone" else (960, 740)
    page, png = folder / f"{name}.html", folder / f"{name}.png"
    page.write_text(html(pictures(stage(GAME, text), look), "dark" if look == "dark" else "light"), "utf-8")
    size = f"--window-size={width},{height}"
    subprocess.run([BROWSER, *FLAGS, f"--screenshot={png}", size, page.as_uri()], check=True, capture_output=True)
    return png


def pictures(position: Position, look: str) -> dict[str, str]:
    """What the seat that is asked sees; of a finished game what a spectator does."""
    assert GAME.draw is not None
    ask = position.asks[0] if position.asks else None
    view = GAME.view(position.state, ask.seat if ask else None)
    language = "de" if look == "german" else "en"
    return GAME.draw(view, GAME.words(language), ask.kind.name if ask else None, look == "phone")


def html(drawn: dict[str, str], theme: str) -> str:
    links = "".join([f'<link rel="stylesheet" href="{style.as_uri()}">' for style in STYLES])
    body = "".join([f'<section class="{name}">{svg}</section>' for name, svg in drawn.items()])
    plain = "body{margin:8px;background:var(--ground)}section{margin:0 0 8px;overflow:auto}"
    head = f'<meta charset="utf-8">{links}<style>{plain}</style>'
    return f'<!doctype html><html data-theme="{theme}"><head>{head}</head><body>{body}</body></html>'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
