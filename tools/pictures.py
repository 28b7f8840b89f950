"""Pictures of scenes of the games as PNG, to be looked at: `python -m tools.pictures [FOLDER] [PATTERN]`.

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
from boardwright.core.game import Game
from boardwright.core.position import Position
from boardwright.core.scene import stage

ROOT: Final = Path(__file__).parents[1]
STATIC: Final = ROOT / "src/boardwright/web/static"
SHEETS: Final = ("fonts.css", "tokens.css", "pictures.css")
SCENES: Final = {
    "evolution": "pictures.toml",
    "evacuation": "pictures_evacuation.toml",
    "civolution": "pictures_civolution.toml",
}
"""Files of scenes, beside this one."""
BROWSER: Final = "chromium"
FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
SIZES: Final = {"evolution": (960, 740), "evacuation": (960, 1500), "civolution": (960, 1500)}
TALL: Final = 2600
BANDS: Final = ("cards", "side")
"""Pictures that no board has beside it."""


def main(arguments: list[str]) -> int:
    """Draw every scene into the folder, a fresh one by default, and print the files."""
    folder = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="pictures-"))
    pattern = arguments[1] if len(arguments) > 1 else ""
    folder.mkdir(parents=True, exist_ok=True)
    for game, name, text in scenes():
        for look in ("light", "dark", "phone", "german"):
            if pattern in f"{game}-{name}-{look}":
                print(shot(folder, game, f"{game}-{name}-{look}", text, look))
    return 0


def scenes() -> Iterator[tuple[str, str, str]]:
    """Game, name and text of each scene, after a line `# == name`."""
    for game, file in SCENES.items():
        for part in (ROOT / "tools" / file).read_text("utf-8").split("# == ")[1:]:
            name, _, text = part.partition("\n")
            yield game, name.strip(), text


def shot(folder: Path, game: str, name: str, text: str, look: str) -> Path:
    """One picture."""
    width, height = (360, TALL if game != "evolution" else 1000) if look == "phone" else SIZES[game]
    page, png = folder / f"{name}.html", folder / f"{name}.png"
    rules = games.load(game)
    drawn = pictures(rules, stage(rules, text), look)
    page.write_text(html(game, drawn, "dark" if look == "dark" else "light", look == "phone"), "utf-8")
    size = f"--window-size={width},{height}"
    subprocess.run([BROWSER, *FLAGS, f"--screenshot={png}", size, page.as_uri()], check=True, capture_output=True)
    return png


def pictures(game: Game, position: Position, look: str) -> dict[str, str]:
    """What the seat that is asked sees; of a finished game what a spectator does."""
    assert game.draw is not None
    ask = position.asks[0] if position.asks else None
    view = game.view(position.state, ask.seat if ask else None)
    language = "de" if look == "german" else "en"
    return game.draw(view, game.words(language), ask.kind.name if ask else None, look == "phone")


def html(game: str, drawn: dict[str, str], theme: str, narrow: bool) -> str:
    """A page of pictures: below each other on a phone, else in columns around the board, as on the page."""
    styles = [*[STATIC / name for name in SHEETS], ROOT / f"src/boardwright/games/{game}/draw.css"]
    links = "".join([f'<link rel="stylesheet" href="{style.as_uri()}">' for style in styles])
    parts = {name: f'<section class="{name}">{svg}</section>' for name, svg in drawn.items()}
    body = "".join(parts.values()) if narrow or len(parts) < 4 else columns(parts)
    plain = "body{margin:8px;background:var(--ground)}section{margin:0 0 8px;overflow:auto}main{display:flex;gap:8px}"
    head = f'<meta charset="utf-8">{links}<style>{plain}</style>'
    return f'<!doctype html><html data-theme="{theme}"><head>{head}</head><body>{body}</body></html>'


def columns(parts: dict[str, str]) -> str:
    """The first picture above, those up to the board at its left, two at its right, all others below; bands too."""
    names = list(parts)
    at = names.index("board")
    right = [name for name in names[at + 1 : at + 3] if name not in BANDS]
    rows = [names[1:at], names[at : at + 1], right]
    around = "".join([f"<div>{''.join([parts[name] for name in row])}</div>" for row in rows])
    below = "".join([parts[name] for name in names[at + 1 :] if name not in right and not name.startswith("seat-")])
    return f"{parts[names[0]]}<main>{around}</main>{below}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
