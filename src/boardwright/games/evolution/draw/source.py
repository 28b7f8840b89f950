"""The shared things: the source and its two parts, the end of the round, the piles, the card played, the legend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import (
    clipped,
    disc,
    fit,
    group,
    number,
    path,
    piece,
    placed,
    rect,
    shape,
    text,
    width,
)  # fmt: skip
from boardwright.games.evolution.draw.marks import BOLT, border, cell, chip, energy, icon, sleeping, stamp
from boardwright.games.evolution.draw.shapes import SCENERY
from boardwright.games.evolution.draw.sight import FAMILIES
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import LOWER, NOBODY, UPPER

if TYPE_CHECKING:
    from boardwright.games.evolution.draw.sight import Sight

WIDE: Final = 170
EGG: Final = "M28 12C36 12 40 22 40 28A12 11 0 0 1 16 28C16 22 20 12 28 12Z"
DROP: Final = "M28 10C35 21 41 27 41 36A13 13 0 0 1 15 36C15 27 21 21 28 10Z"
MOST_MOONS: Final = 18
PILES: Final = {
    "sources": _("sources to come: {n}; each round has one"),
    "traits": _("cards to draw: {n}"),
    "discard": _("cards discarded: {n}"),
}


def scenery(sight: Sight, w: float, h: float) -> str:
    """The picture of the source: by the trait that opens its upper part, else one of two."""
    view, opener = sight.view, sight.box.opener[sight.view.source]
    name = sight.box.trait_ids[opener] if opener != NOBODY else ""
    plain = ["spring", "oak"][view.source % 2]
    shapes = "".join([shape(each) for each in SCENERY.get(name, SCENERY[plain])])
    move = f'transform="scale({number(w / 192)} {number(h / 110)})"'
    return clipped(w, h, 5, rect(0, 0, w, h, 0, "so-sky") + f"<g {move}>{shapes}</g>")


def source(sight: Sight) -> str:
    """The source, 170 x 284: who may take from the upper part, its picture and name, what lies open to all."""
    name = sight.words.name(sight.box.source_names[sight.view.source])
    out = rect(0, 0, WIDE, 284, 10, "face") + placed(7, 76, scenery(sight, 156, 130))
    out += text(85, 226, name, "t14 b", "middle", 156) + upper(sight) + lower(sight)
    return group(f"source-{sight.view.source}", title(sight), out, "", (1, 2))


def title(sight: Sight) -> str:
    view, name = sight.view, sight.words.name(sight.box.source_names[sight.view.source])
    return sight.say(_("Source {name}: {energy} open to all"), name=name, energy=sight.words.energy(view.lower)) + (
        f"; {told_upper(sight)}" if has_upper(sight) else ""
    )


def has_upper(sight: Sight) -> bool:
    return sight.box.opener[sight.view.source] != NOBODY


def told_upper(sight: Sight) -> str:
    """What lies in the upper part, for whom, and who that is now."""
    opener = sight.names[sight.box.opener[sight.view.source]]
    words = sight.say(_("{energy} only for {trait}"), energy=sight.words.energy(sight.view.upper), trait=opener)
    names = openers(sight)
    return f"{words} ({', '.join(names)})" if names else words


def openers(sight: Sight) -> list[str]:
    """The creatures that may take from the upper part now."""
    return [sight.words.creature(it.id) for it in sight.creatures() if sight.outlook.opens_upper(it)]


def few(sight: Sight, room: float) -> str:
    """The openers by name, or how many when the names are too long."""
    names = openers(sight)
    words = ", ".join(names)
    return words if width(words, "t12") <= room else sight.say(_("{n} may"), n=len(names))


def upper(sight: Sight) -> str:
    if not has_upper(sight):
        return text(85, 42, sight.say(_("no upper part")), "q", "middle")
    trait = sight.box.opener[sight.view.source]
    only = sight.say(_("{trait} only"), trait=sight.names[trait])
    out = (
        border(sight.family(trait), 7, 7, 156, 62) + icon(sight, trait, 14, 13, 18) + text(38, 27, only, "b", room=120)
    )
    out += tokens(sight, UPPER, 24, 52, 9)
    out += text(156, 56.5, few(sight, 140 - 22 * sight.box.upper[sight.view.source]), "t12 q", "end")
    return piece("part-1", told_upper(sight), out, (7, 7, 156, 62))


def lower(sight: Sight) -> str:
    printed = places(sight, LOWER)
    words = sight.say(_("Open to all"))
    pitch = min(22, (140 - width(words, "b")) / max(printed, 1))
    r = min(9, pitch / 2 - 1)
    label = text(15, 261, fit(words, 146 - pitch * printed, "b"), "b")
    out = rect(7, 236, 156, 41, 6, "well") + label + tokens(sight, LOWER, 170 - pitch * printed, 256.5, r, pitch)
    return piece("part-0", told_lower(sight), out, (7, 236, 156, 41))


def told_lower(sight: Sight) -> str:
    return sight.say(_("{energy} open to all"), energy=sight.words.energy(sight.view.lower))


def places(sight: Sight, part: int) -> int:
    """How many tokens a part has room for."""
    view, box = sight.view, sight.box
    if part == UPPER:
        return max(box.upper[view.source], view.upper)
    return max(box.lower[view.source][view.seats], view.lower)


def tokens(sight: Sight, part: int, x: float, y: float, r: float, pitch: float = 22) -> str:
    left = sight.view.lower if part == LOWER else sight.view.upper
    there, taken = sight.say(_("energy")), sight.say(_("taken"))
    full = [
        group(f"part-{part}-energy-{k}", there, energy(x + k * pitch, y, r), sort="energy") for k in range(left)
    ]  # fmt: skip
    empty = [
        group(f"part-{part}-place-{k}", taken, cell(x + k * pitch, y, r)) for k in range(left, places(sight, part))
    ]
    return "".join(full + empty)


def strip(sight: Sight, w: float) -> str:
    """The source on a phone: w x 60."""
    view = sight.view
    name = sight.words.name(sight.box.source_names[view.source])
    out = rect(0, 0, w, 58, 9, "face") + placed(5, 5, scenery(sight, 70, 48)) + text(83, 20, name, "t14 b", room=w - 90)
    x = 83 + width(sight.say(_("all")), "t12") + 4
    printed = places(sight, LOWER)
    inner = text(83, 45, sight.say(_("all")), "t12 q") + tokens(sight, LOWER, x + 8, 41, 7, 16)
    out += piece("part-0", told_lower(sight), inner, (79, 28, x - 77 + 16 * printed, 26))
    if has_upper(sight):
        out += upper_strip(sight, x + 16 * printed + 10, w)
    return group(f"source-{view.source}", title(sight), out, "", (0, 1))


def upper_strip(sight: Sight, x: float, w: float) -> str:
    trait, printed = sight.box.opener[sight.view.source], places(sight, UPPER)
    inner = placed(x, 30, stamp(sight, trait)) + tokens(sight, UPPER, x + 33, 41, 7, 16)
    end = x + 33 + 16 * printed
    names = text(w - 8, 45, few(sight, w - 10 - end), "t12 q", "end")
    return piece("part-1", told_upper(sight), inner + names, (x - 3, 27, w - x - 1, 28))


# -- round, piles, legend ---------------------------------------------------------------------------------------


def round_end(sight: Sight) -> str:
    """How near the end of the round is: a moon for each creature that it waits for, filled for each sleeper."""
    waited = [it for it in sight.creatures() if it.owner == 0 or not waits_for_own(sight)]
    total, down = len(waited), sum([it.asleep for it in waited])
    words = sight.say(_("{n} of {all} asleep"), n=down, all=total)
    title = sight.say(_("Round {round}: {asleep}; it ends when all are"), round=sight.view.round, asleep=words)
    hit = rect(0, -4, 168, 40, 0, "hit")
    return group("round-end", title, hit + text(0, 8, words, "t12 q", room=WIDE) + moons(down, total), "", (3, 298))


def waits_for_own(sight: Sight) -> bool:
    """Does a solo round end with the human's creatures? [EVO-197]"""
    return sight.view.solo and not sight.outlook.rulings.shadow_round_all


def moons(down: int, total: int) -> str:
    if total > MOST_MOONS:
        return rect(0, 20, 164, 12, 6, "cell") + rect(0, 20, 164 * down / total, 12, 6, "sleepdisc")
    gap = min(18.5, 164 / max(total, 1))
    slept = [sleeping(8 + k * gap, 26, min(7.5, gap / 2 - 0.5)) for k in range(down)]
    return "".join(slept + [disc(8 + k * gap, 26, min(7, gap / 2 - 1), "cell") for k in range(down, total)])


def piles(sight: Sight) -> str:
    """Sources and trait cards face down, the discard pile with its last card, where that is open."""
    view = sight.view
    drop = path(DROP, "motif") + path(BOLT, "motif2", 28, 34, 1.3)
    egg = path(EGG, "motif") + "".join([disc(16 + 8 * k, 49, 2.6, "motif") for k in range(4)])
    out = pile(sight, "sources", _("sources"), view.sources_unseen, drop, coming(sight), 3)
    out += pile(sight, "traits", _("cards"), view.deck_size, egg, "", 62)
    return out + pile(sight, "discard", _("discard"), view.discard_size, last_discarded(sight), discarded(sight), 121)


def pile(sight: Sight, name: str, label: str, size: int, face: str, more: str, x: float) -> str:
    cards = "".join([rect(2 * k, -2 * k, 48, 62, 6, f"back {name}back") for k in range(3 if size else 1)])
    words, told = sight.say(label), sight.say(PILES[name], n=size)
    out = rect(0, -5, 53, 106, 0, "hit") + cards + (face if size else "") + text(25, 82, str(size), "t15 b", "middle")
    out += text(25, 98, words, "t12 q", "middle", 58)
    return group(f"pile-{name}", told + more, out, "empty" if not size else "", (x, 354))


def coming(sight: Sight) -> str:
    """The sources to come, once they are known."""
    return "".join([f"; {sight.words.name(sight.box.source_names[each])}" for each in sight.view.coming])


def last_discarded(sight: Sight) -> str:
    """The two traits of the card on top."""
    if not sight.view.discard or sight.options["discard"] == "closed":
        return ""
    card = sight.view.discard[-1]
    halves = [placed(17, 4 + 27 * side, stamp(sight, sight.box.halves[2 * card + side])) for side in (0, 1)]
    return group(f"card-{card}", sight.words.card(sight.box, card), "".join(halves))


def discarded(sight: Sight) -> str:
    """The cards that this seat may read, the last first."""
    names = [sight.words.card(sight.box, card) for card in reversed(sight.view.discard)]
    return f" ({', '.join(names)})" if names else ""


def legend(sight: Sight) -> str:
    """The borders of the four families; in their place the card that is being played."""
    if sight.view.playing != NOBODY:
        return placed(3, 474, played(sight, 166))
    out, told = rect(0, 0, 170, 44, 0, "hit"), []
    for family, words in enumerate(FAMILIES):
        x, y = family % 2 * 86, family // 2 * 25
        out += border(family, x, y, 24, 17, 5) + text(x + 30, y + 13, sight.say(words), "t12 q", room=54)
        told.append(sight.say(words))
    return group("legend", sight.say(_("Borders of traits: {families}"), families=", ".join(told)), out, "", (3, 474))


def played(sight: Sight, w: float) -> str:
    """The trait that is on its way to a creature."""
    half = sight.view.playing
    words = sight.say(_("being played"))
    body = chip(sight, sight.box.halves[half], w)
    told = f"{words}: {sight.told[sight.box.halves[half]]}"
    origin = f"seat-{sight.view.on_turn}-hand"
    return text(0, 10, words, "t12 q") + piece(f"half-{half}", told, body, (0, 0, w, 22), (0, 18), origin=origin)
