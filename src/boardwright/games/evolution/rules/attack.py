"""Attack: one target, attacking traits in any order, retaliation, sleep. [EVO-120..139, EVO-145..149, EVO-227..235]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Kind, Step
from boardwright.core.errors import BrokenInvariant
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import CREATURE, HALF, TRAIT
from boardwright.games.evolution.moves import (
    ATTACKED,
    AVENGED,
    BURNED,
    DRAINED,
    NO_EFFECT,
    POISONED,
    PUT_TO_SLEEP,
    SLEPT_AFTER_ATTACK,
    add_energy,
    discard_trait,
    fall_asleep,
    lose_energy,
)
from boardwright.games.evolution.queries import creature, is_shadow, keeps_traits, would_succeed
from boardwright.games.evolution.refusals import (
    burnable,
    losable,
    strikes,
    targets,
    why_not_burn,
    why_not_lose,
    why_not_strike,
    why_not_target,
)
from boardwright.games.evolution.rules.gain import PASSING_OR_ADDING, is_robber, lose_token, receive, rob_instead
from boardwright.games.evolution.state import (
    ATTACKING,
    FIRE_BREATHING,
    IS_TOXIC,
    IS_VENGEFUL,
    LOSE_ENERGY,
    LOSE_TRAIT,
    NOBODY,
    TRACK,
    VAMPIRE,
    Creature,
    State,
)

TARGET: Final = Kind("target", CREATURE, why_not_target, targets, exact=True)  # EVO-122
STRIKE: Final = Kind("strike", TRAIT, why_not_strike, strikes, exact=True)  # EVO-127
BURN: Final = Kind("burn", HALF, why_not_burn, burnable, exact=True)  # EVO-130
LOSE: Final = Kind("lose", HALF, why_not_lose, losable, exact=True)  # EVO-230

RETALIATING: Final = IS_VENGEFUL | IS_TOXIC


def attack(g: State, me: Creature) -> Step:
    """One target, attacking traits in any order, retaliation, the sleep marker. [EVO-126, 127, 136, 145, 233]"""
    it = creature(g, (yield TARGET.must(me.owner, (me.id,))))
    begin_attack(g, me, it)
    succeeded = False
    trait = yield STRIKE.must(me.owner, (me.id, it.id))
    while trait != PASS:
        g.struck |= 1 << trait
        if would_succeed(g, it, trait):
            succeeded = True
            yield from strike(g, me, it, trait)
        else:
            fail(g, it, trait)
        trait = PASS
        if me.traits & ATTACKING & ~g.struck:  # EVO-146
            trait = yield STRIKE.may(me.owner, (me.id, it.id))
    if it.traits & RETALIATING:
        yield from retaliation(g, me, it, succeeded)
    end_attack(g, me)


def begin_attack(g: State, me: Creature, it: Creature) -> None:
    """From now on nothing undoes the attack. [EVO-124..126, EVO-149]"""
    g.target = it.id
    g.struck = 0
    if g.notes is not None:
        g.note(ATTACKED, (me.id, it.id))


def strike(g: State, me: Creature, it: Creature, trait: int) -> Step:
    """An attacking trait takes effect and brings a token from the reserve. [EVO-129..132, EVO-139, EVO-200..202]"""
    if trait == FIRE_BREATHING:
        half = yield BURN.must(me.owner, (me.id, it.id))
        discard_trait(g, it, half, BURNED)
    elif trait == VAMPIRE:
        lose_energy(g, it, DRAINED)
    else:
        fall_asleep(g, it, PUT_TO_SLEEP)
    if me.traits & PASSING_OR_ADDING:
        if is_robber(g, me):
            yield from rob_instead(g, me, True)
        yield from receive(g, me, True)
    elif me.energy < TRACK:
        add_energy(g, me)
    else:
        lose_token(g, me)


def fail(g: State, it: Creature, trait: int) -> None:
    """A trait without effect may be applied all the same. [EVO-133, EVO-147]"""
    if g.notes is not None:
        g.note(NO_EFFECT, (it.id, trait))


def retaliation(g: State, me: Creature, it: Creature, succeeded: bool) -> Step:
    """What the target still has applies, Vengeful first, whatever succeeded. [EVO-136, EVO-137, EVO-232, OPEN-6]"""
    if g.rulings.on_success and not succeeded:
        return
    if it.traits & IS_VENGEFUL:
        yield from retaliate(g, me, it, g.rulings.vengeful)
    if it.traits & IS_TOXIC:
        yield from retaliate(g, me, it, g.rulings.toxic)


def retaliate(g: State, me: Creature, it: Creature, effect: int) -> Step:
    """A card that the target's owner names, or a token. [EVO-148, EVO-207, EVO-208, EVO-230, EVO-231, OPEN-6]"""
    if effect == LOSE_TRAIT:
        if not keeps_traits(g, me):
            half = shadows_pick(g, me.row) if is_shadow(g, it.owner) else (yield LOSE.must(it.owner, (me.id, it.id)))
            discard_trait(g, me, half, AVENGED)
    elif effect == LOSE_ENERGY:
        if me.energy:
            lose_energy(g, me, POISONED)
    elif it.energy < TRACK:
        add_energy(g, it)


def end_attack(g: State, me: Creature) -> None:
    """The attacker falls asleep, whatever happened; what it gained stays on it. [EVO-138, EVO-149, EVO-235]"""
    g.target = NOBODY
    g.struck = 0
    fall_asleep(g, me, SLEPT_AFTER_ATTACK)


def shadows_pick(g: State, row: list[int]) -> int:
    """The first of these halves in the Shadow's order of traits. [EVO-195]"""
    box: Box = g.box
    for trait in box.priority:
        for half in row:
            if box.halves[half] == trait:
                return half
    raise BrokenInvariant("the Shadow has nothing to pick from")
