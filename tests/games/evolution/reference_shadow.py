"""The Shadow of the second Evolution, see reference.py."""

from __future__ import annotations

from tests.games.evolution.reference import ATTACKING, SHADOW, Beast, Model, Play
from tests.games.evolution.reference_turn import can_use_tail, first_card, open_parts, priority, retaliation


def grow_trait(m: Model, it: Beast) -> None:
    """EVO-190, OPEN-19."""
    card = m.draw()
    if card is None:
        return
    sides = m.sides(card)
    if m.is_ruled("shadow_trait", "opens_source"):
        sides.sort(key=lambda trait: trait != m.opener())
    for trait in sides:
        if trait not in it.shown:
            it.row.append((card, trait))
            return
    m.discard.append(card)


def named(them: list[Beast], who: str) -> Beast | None:
    """EVO-191; `min` takes the oldest of equals."""
    orders = {
        "fullest": lambda it: (-it.energy, -len(it.row)),
        "emptiest": lambda it: (it.energy, len(it.row)),
        "hunter": lambda it: (-len(it.traits & ATTACKING) if "attack" not in it.barred else 0, -it.energy),
    }
    return min(them, key=orders[who], default=None)


def richest(them: list[Beast]) -> Beast | None:
    return max(them, key=lambda it: it.energy, default=None)


def shadow_turn(m: Model) -> Play:
    """EVO-189 to 192."""
    if not m.choices:
        m.choices, m.choices_used = m.choices_used, []
    number = m.dealer.take(m.choices)
    m.choices_used.append(number)
    choice = CHOICES[m.box.choice_ids[number]]
    grows, grows_on, activates, actions = choice
    mine = m.beasts[SHADOW]
    if grows == "creature" or not mine:
        card = m.draw()
        if card is not None:
            m.give_birth(SHADOW, card)
    elif grows == "trait":
        it = named(mine, grows_on)
        assert it is not None
        grow_trait(m, it)
    me = named([it for it in mine if not it.asleep], activates)
    if me is None:
        return False
    m.renew_uses(me)
    shadow_uses(m, me)
    yield from shadow_acts(m, me, actions)
    return True


CHOICES: dict[str, tuple[str, str, str, list[str]]] = {
    "hatching": ("creature", "", "emptiest", ["gain", "sleep"]),
    "sprouting": ("trait", "fullest", "fullest", ["transmute", "gain", "sleep"]),
    "hunting": ("trait", "hunter", "hunter", ["attack", "gain", "sleep"]),
    "drinking": ("", "", "emptiest", ["gain", "attack", "sleep"]),
    "lurking": ("trait", "emptiest", "emptiest", ["attack", "sleep"]),
    "waiting": ("", "", "fullest", ["transmute", "sleep"]),
    "ripening": ("", "", "fullest", ["transmute", "gain", "attack", "sleep"]),
}


def shadow_uses(m: Model, me: Beast) -> None:
    """EVO-192, 196."""
    sleeper = richest([it for it in m.wakeable(me) if it.owner == SHADOW])
    if me.has("pesky") and "pesky" not in me.used and sleeper is not None:
        me.used.add("pesky")
        m.wake(sleeper)
    feared = richest([it for it in m.frightenable(me) if it.traits & ATTACKING])
    if me.has("frightening") and "frightening" not in me.used and feared is not None:
        me.used.add("frightening")
        m.frighten(feared)
        if m.options["frightening"].startswith("ignore"):
            feared.ignored.add(priority(m, feared.traits))
    there = m.copyable(me)
    if me.has("shapeshifter") and "shapeshifter" not in me.used:
        trait = m.opener() if m.upper and m.opener() in there else ""
        if me.energy == 3 and len(me.row) <= 3 and "small" in there:
            trait = "small"
        if trait:
            me.used.add("shapeshifter")
            me.copied.add(trait)


def shadow_acts(m: Model, me: Beast, actions: list[str]) -> Play:
    for action in actions:
        if action == "gain" and m.can_gain(me) and (me.energy < 4 or ward(m, me) is not None):
            shadow_gains(m, me)
            return
        if action == "transmute" and m.can_transmute(me):
            m.transmute(me)
            return
        if action == "attack" and prey(m, me) is not None:
            yield from shadow_attacks(m, me)
            return
    me.asleep = True


def ward(m: Model, me: Beast) -> Beast | None:
    return richest([it for it in m.beasts[SHADOW] if it is not me and it.energy < 4])


def shadow_gains(m: Model, me: Beast) -> None:
    """EVO-194, 196."""
    if not shadow_robs_instead(m, me, False):
        m.take(open_parts(m, me)[-1])
    shadow_receives(m, me, False)
    if me.has("charming") and m.is_ruled("charming", "second") and m.lower:
        if me.energy < 4 or (me.has("caring") and ward(m, me) is not None):
            m.lower -= 1
            shadow_receives(m, me, False)
    elif me.has("charming") and m.is_ruled("charming", "ally"):
        it = richest([x for x in m.beasts[SHADOW] if x is not me and x.energy < 4 and open_parts(m, x)])
        if it is not None:
            m.take(open_parts(m, it)[-1])
            it.energy += 1


def place(m: Model, me: Beast, in_attack: bool) -> Beast | None:
    """Caring only with a full track. [EVO-196]"""
    if me.energy < 4:
        return me
    is_lost = in_attack and m.is_ruled("caring_full", "lost")
    return ward(m, me) if me.has("caring") and not is_lost else None


def shadow_robs_instead(m: Model, me: Beast, in_attack: bool) -> bool:
    it = richest([each for each in m.beasts[0] if each.energy])
    ruled = m.is_ruled("tailed", "rival_instead") and me.has("tailed")
    if not ruled or it is None or place(m, me, in_attack) is None:
        return False
    m.drop_tail(me)
    it.energy -= 1
    return True


def shadow_receives(m: Model, me: Beast, in_attack: bool) -> None:
    it = place(m, me, in_attack)
    if it is None:
        return
    it.energy += 1
    if can_use_tail(m, me, it):
        m.drop_tail(me)
        if m.is_ruled("tailed", "rival"):
            robbed = richest([each for each in m.beasts[0] if each.energy])
            assert robbed is not None
            robbed.energy -= 1
        it.energy += 1


def successes(m: Model, me: Beast, it: Beast) -> int:
    """EVO-193."""
    return sum(m.succeeds(it, trait) for trait in me.traits & ATTACKING)


def prey(m: Model, me: Beast) -> Beast | None:
    if "attack" in me.barred:
        return None
    found = [it for it in m.beasts[0] if m.suits(me, it) and successes(m, me, it)]
    return max(found, key=lambda it: (successes(m, me, it), it.energy, len(it.row)), default=None)


def shadow_attacks(m: Model, me: Beast) -> Play:
    """EVO-145, 193, 195."""
    it = prey(m, me)
    assert it is not None
    m.target = it
    for trait in ("fire_breathing", "vampire", "soporific"):
        if me.has(trait) and m.succeeds(it, trait):
            if trait == "fire_breathing":
                m.drop(it, first_card(m, it))
            elif trait == "vampire":
                it.energy -= 1
            else:
                it.asleep = True
            shadow_robs_instead(m, me, True)
            shadow_receives(m, me, True)
    yield from retaliation(m, me, it, True)
    m.target = None
    me.asleep = True
