"""The documentation of the API as a page, made from the OpenAPI document; it loads nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any, Final

STYLE: Final = """\
body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d2330; background: #fbfaf7; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; background: #efece4; border-radius: 6px; }
h2 { margin-top: 2.5rem; } summary { cursor: pointer; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 600; }
td, th { text-align: left; vertical-align: top; padding: .1rem 1rem .1rem 0; }
@media (prefers-color-scheme: dark) { body { color: #e8e6e0; background: #15181f; } pre { background: #222733; }
  a { color: #9cc4ff; } }
"""
HEAD: Final = """\
<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
"""


def page(document: dict[str, Any]) -> str:
    """The page."""
    info = document["info"]
    title = f"{info['title']} {info['version']}: the API"
    return "\n".join(
        [
            HEAD.format(title=escape(title)),
            f"<h1>{escape(title)}</h1><p>{escape(info['description'])}</p>",
            '<p>For machines: <a href="/api/openapi.json">openapi.json</a></p>',
            *operations(document),
            "<h2>What is sent and answered</h2>",
            *schemas(document),
            "</body></html>",
        ]
    )


def nothing(message: str, language: str) -> str:
    """The page where there is none."""
    head = HEAD.replace('lang="en"', f'lang="{language}"').format(title="Boardwright")
    return f'{head}<h1>Boardwright</h1><p>{escape(message)}</p><p><a href="/">Boardwright</a></p></body></html>'


def operations(document: dict[str, Any]) -> Iterator[str]:
    """Every path with its methods."""
    for path, methods in document["paths"].items():
        for method, it in methods.items():
            yield f"<h3 id='{escape(it['operationId'])}'><span class='method'>{escape(method.upper())}</span> "
            yield f"<code>{escape(path)}</code></h3><p>{escape(it.get('description', ''))}</p>"
            yield from parameters(it)
            yield f"<p>{' · '.join(contents(it))}</p>"


def parameters(it: dict[str, Any]) -> Iterator[str]:
    """A table of what is named in path and query."""
    if it.get("parameters"):
        yield "<table>"
        for each in it["parameters"]:
            needed = "" if each["required"] else "optional"
            cells = (each["name"], each["in"], needed, each.get("description", ""))
            yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        yield "</table>"


def contents(it: dict[str, Any]) -> Iterator[str]:
    """Links to what is sent, and answered under each status."""
    if "requestBody" in it:
        yield f"sent: {reference(it['requestBody'])}"
    for status, answer in it["responses"].items():
        yield f"{escape(status)}: {reference(answer) or escape(answer['description'])}"


def reference(part: dict[str, Any]) -> str:
    """A link to the schema of a body."""
    kinds: list[dict[str, Any]] = list(part.get("content", {}).values())
    name = str(kinds[0].get("schema", {}).get("$ref", "")).rpartition("/")[2] if kinds else ""
    return f'<a href="#schema-{escape(name)}">{escape(name)}</a>' if name else ""


def schemas(document: dict[str, Any]) -> Iterator[str]:
    """Every schema, to be opened."""
    for name, schema in document.get("components", {}).get("schemas", {}).items():
        about = escape(schema.get("description", ""))
        text = escape(json.dumps(schema, indent=2))
        yield f"<details id='schema-{escape(name)}'><summary><b>{escape(name)}</b> {about}</summary>"
        yield f"<pre>{text}</pre></details>"
