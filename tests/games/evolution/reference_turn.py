"""A turn of the second Evolution: its three steps and the four actions; see reference.py."""

from __future__ import annotations

from tests.games.evolution.reference import ACTIVATION, ATTACKING, SHADOW, Beast, Model, Play


def turn(m: Model, seat: int) -> Play:
    """EVO-060 to 097."""
    hand = m.hands[seat]
    if hand:
        id = yield seat, "create", [m.box.card_ids[card] for card in hand] + ["pass"]
        if id != "pass":
            hand.remove(m.box.card_ids.index(id))
            m.give_birth(seat, m.box.card_ids.index(id))
    if hand and m.beasts[seat]:
        yield from add_trait(m, seat)
    awake = [it.name for it in m.beasts[seat] if not it.asleep]
    if awake:
        me = m.by_name((yield seat, "activate", awake))
        m.renew_uses(me)
        yield from use_traits(m, me)
        yield from act(m, me, (yield seat, "action", m.actions(me)))
    return bool(awake)


def add_trait(m: Model, seat: int) -> Play:
    hand = m.hands[seat]
    halves = {m.label(card, trait): (card, trait) for card in hand for trait in m.sides(card)}
    fitting = [label for label, (_, trait) in halves.items() if any(trait not in it.shown for it in m.beasts[seat])]
    label = yield seat, "trait", [*fitting, "pass"]
    if label != "pass":
        card, trait = halves[label]
        hand.remove(card)
        name = yield seat, "on", [it.name for it in m.beasts[seat] if trait not in it.shown]
        m.by_name(name).row.append((card, trait))


def use_traits(m: Model, me: Beast) -> Play:
    """EVO-092, 093, 217 to 221."""
    while True:
        found = {"shapeshifter": m.copyable(me), "frightening": m.frightenable(me), "pesky": m.wakeable(me)}
        usable = [trait for trait in ACTIVATION if me.has(trait) and trait not in me.used and found[trait]]
        if not usable:
            return
        trait = yield me.owner, "use", [*usable, "pass"]
        if trait == "pass":
            return
        me.used.add(trait)
        if trait == "shapeshifter":
            me.copied.add((yield me.owner, "copy", sorted(m.copyable(me))))
        elif trait == "pesky":
            m.wake(m.by_name((yield me.owner, "wake", [it.name for it in m.wakeable(me)])))
        else:
            it = m.by_name((yield me.owner, "frighten", [each.name for each in m.frightenable(me)]))
            m.frighten(it)
            if m.options["frightening"].startswith("ignore"):
                it.ignored.add((yield me.owner, "ignore", sorted(it.traits)))


def act(m: Model, me: Beast, action: str) -> Play:
    if action == "gain":
        yield from gain(m, me)
    elif action == "transmute":
        m.transmute(me)
    elif action == "attack":
        yield from attack(m, me)
    else:
        me.asleep = True


# -- gaining energy, Tailed, Caring, Charming -------------------------------------------------------------------


def gain(m: Model, me: Beast) -> Play:
    """EVO-100 to 108, OPEN-3, OPEN-5."""
    if not (yield from rob_instead(m, me, False)):
        m.take((yield me.owner, "part", open_parts(m, me)))
    yield from receive(m, me, False)
    if me.has("charming") and m.is_ruled("charming", "second") and m.lower and m.can_place(me, False):
        if (yield me.owner, "part", ["lower", "pass"]) == "lower":
            m.lower -= 1
            yield from receive(m, me, False)
    elif me.has("charming") and m.is_ruled("charming", "ally"):
        can = [it.name for it in m.beasts[me.owner] if it is not me and it.energy < 4 and open_parts(m, it)]
        name = yield me.owner, "ally", [*can, "pass"]
        if name != "pass":
            it = m.by_name(name)
            m.take((yield me.owner, "part", open_parts(m, it)))
            it.energy += 1


def open_parts(m: Model, me: Beast) -> list[str]:
    return ["lower"] * (m.lower > 0) + ["upper"] * m.may_take_upper(me)


def rivals(m: Model, me: Beast) -> list[str]:
    return [it.name for it in m.all() if it.owner != me.owner and it.energy]


def rob_instead(m: Model, me: Beast, in_attack: bool) -> Play:
    """OPEN-3."""
    ruled = m.is_ruled("tailed", "rival_instead") and me.has("tailed")
    if not ruled or not rivals(m, me) or not m.can_place(me, in_attack):
        return False
    if (yield me.owner, "tail", ["yes", "pass"]) == "pass":
        return False
    m.drop_tail(me)
    m.by_name((yield me.owner, "rob", rivals(m, me))).energy -= 1
    return True


def receive(m: Model, me: Beast, in_attack: bool) -> Play:
    """EVO-134, 223, 224."""
    it = me
    names = [each.name for each in m.receivers(me)]
    is_lost = me.energy == 4 and in_attack and m.is_ruled("caring_full", "lost")
    if me.has("caring") and names and not is_lost:
        name = yield me.owner, "care", names if me.energy == 4 else [*names, "pass"]
        it = me if name == "pass" else m.by_name(name)
    if it.energy == 4:
        return
    it.energy += 1
    if can_use_tail(m, me, it) and (yield me.owner, "tail", ["yes", "pass"]) == "yes":
        m.drop_tail(me)
        if m.is_ruled("tailed", "card"):
            m.owed += 1
            return
        if m.is_ruled("tailed", "rival"):
            m.by_name((yield me.owner, "rob", rivals(m, me))).energy -= 1
        it.energy += 1


def can_use_tail(m: Model, me: Beast, it: Beast) -> bool:
    room = {
        "reserve": it.energy < 4,
        "rival": it.energy < 4 and bool(rivals(m, me)),
        "rival_instead": False,
        "card": not (m.solo and me.owner == SHADOW),
    }
    return me.has("tailed") and room[m.options["tailed"]]


# -- attack -----------------------------------------------------------------------------------------------------


def attack(m: Model, me: Beast) -> Play:
    """EVO-120 to 149, 230 to 232."""
    it = m.by_name((yield me.owner, "target", [each.name for each in m.targets(me)]))
    m.target = it
    left = sorted(me.traits & ATTACKING)
    trait = yield me.owner, "strike", left
    succeeded = False
    while trait != "pass":
        left.remove(trait)
        if m.succeeds(it, trait):
            succeeded = True
            yield from strike(m, me, it, trait)
        trait = "pass" if not left else (yield me.owner, "strike", [*left, "pass"])
    yield from retaliation(m, me, it, succeeded)
    m.target = None
    me.asleep = True


def strike(m: Model, me: Beast, it: Beast, trait: str) -> Play:
    if trait == "fire_breathing":
        labels = {m.label(*each): each[0] for each in it.row}
        m.drop(it, labels[(yield me.owner, "burn", list(labels))])
    elif trait == "vampire":
        it.energy -= 1
    else:
        it.asleep = True
    yield from rob_instead(m, me, True)
    yield from receive(m, me, True)


def retaliation(m: Model, me: Beast, it: Beast, succeeded: bool) -> Play:
    if m.is_ruled("retaliation", "success") and not succeeded:
        return
    for trait in ("vengeful", "toxic"):
        effect = m.options[trait] if it.has(trait) else ""
        if effect == "trait":
            yield from lose_trait(m, me, it)
        elif effect == "energy":
            me.energy = max(0, me.energy - 1)
        elif effect == "target_gains":
            it.energy = min(4, it.energy + 1)


def lose_trait(m: Model, me: Beast, it: Beast) -> Play:
    if not me.row or (me.has("fireproof") and m.is_ruled("fireproof", "both")):
        return
    if m.solo and it.owner == SHADOW:
        m.drop(me, first_card(m, me))
        return
    labels = {m.label(*each): each[0] for each in me.row}
    m.drop(me, labels[(yield it.owner, "lose", list(labels))])


def priority(m: Model, traits: set[str]) -> str:
    """EVO-195."""
    return min(traits, key=lambda trait: m.box.priority.index(m.box.trait_ids.index(trait)))


def first_card(m: Model, it: Beast) -> int:
    trait = priority(m, it.shown)
    return next(card for card, each in it.row if each == trait)
