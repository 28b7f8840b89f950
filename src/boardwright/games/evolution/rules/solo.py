"""Solo: the Shadow's turn is a procedure without a choice. [EVO-180..199, OPEN-8]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Step
from boardwright.games.evolution.box import Box, Choice
from boardwright.games.evolution.moves import (
    BURNED,
    CHOICE_TURNED,
    DRAINED,
    FELL_ASLEEP,
    PUT_TO_SLEEP,
    ROBBED,
    add_energy,
    copy_trait,
    discard_trait,
    end_copy,
    fall_asleep,
    ignore_trait,
    lose_energy,
    take_token,
    transmute,
)
from boardwright.games.evolution.queries import (
    can_transmute,
    copyable,
    is_suitable,
    opens_upper,
    why_not_allied,
    why_not_frightened,
    why_not_gain,
    why_not_receiver,
    why_not_woken,
    would_succeed,
)
from boardwright.games.evolution.rules.activation import frighten, wake
from boardwright.games.evolution.rules.attack import RETALIATING, begin_attack, end_attack, retaliation, shadows_pick
from boardwright.games.evolution.rules.gain import can_use_tail, discard_tail, is_robber, lose_token
from boardwright.games.evolution.rules.growth import grow_creature, grow_trait
from boardwright.games.evolution.rules.round import pass_turn
from boardwright.games.evolution.rules.turn import begin_activation, begin_turn
from boardwright.games.evolution.state import (
    ACTING,
    ATTACK,
    ATTACKING,
    BARRED_FROM_ATTACK,
    CARDS,
    CHARMING_ALLY,
    CHARMING_SECOND,
    FIRE_BREATHING,
    FRIGHT_IGNORE_ROUND,
    FRIGHT_IGNORE_TURN,
    FRIGHTENING,
    GAIN,
    IS_CARING,
    IS_CHARMING,
    IS_SMALL,
    IS_TAILED,
    LOWER,
    NOBODY,
    PESKY,
    SHADOW,
    SHAPESHIFTER,
    SMALL,
    SOPORIFIC,
    TAILED_RESERVE,
    TRACK,
    TRANSMUTE,
    UPPER,
    VAMPIRE,
    Creature,
    State,
)

FULLEST: Final = 0
EMPTIEST: Final = 1
HUNTER: Final = 2
GROW_CREATURE: Final = 1
GROW_TRAIT: Final = 2


def shadow_turn(g: State, _: int) -> Step:
    """A choice card tells how it grows, which creature acts, and what it tries. [EVO-189..192, EVO-199]"""
    begin_turn(g, SHADOW)
    choice = turn_up_choice(g)
    grow(g, choice)
    it = named(g, choice.activate, True)
    if it is not None:
        begin_activation(g, it)
        use_shadows_traits(g, it)
        g.stage = ACTING
        yield from act(g, it, choice.actions)
        end_copy(it)
    pass_turn(g, it is not None)


def turn_up_choice(g: State) -> Choice:
    """The next choice card; when none is left all are shuffled first. [EVO-189]"""
    if not g.choices:
        g.choices = g.choices_used
        g.choices_used = []
    number = g.chance.take(g.choices)
    g.choices_used.append(number)
    if g.notes is not None:
        g.note(CHOICE_TURNED, (number,))
    box: Box = g.box
    return box.choices[number]


def grow(g: State, choice: Choice) -> None:
    """A creature, a trait on the named creature, or nothing; without any creature always one. [EVO-190]"""
    it = named(g, choice.grow_on, False)
    if choice.grow == GROW_CREATURE or not g.players[SHADOW].creatures:
        grow_creature(g)
    elif choice.grow == GROW_TRAIT and it is not None:
        grow_trait(g, it)


def named(g: State, who: int, only_waking: bool) -> Creature | None:
    """The fullest, the emptiest or the hunter; of equals the oldest. [EVO-191]"""
    best: Creature | None = None
    most = 0
    for it in g.players[SHADOW].creatures:
        if not (only_waking and it.asleep):
            weight = weigh(it, who)
            if best is None or weight > most:
                best = it
                most = weight
    return best


def weigh(it: Creature, who: int) -> int:
    """Energy before traits; for the hunter the attacking traits that it may use before energy. [EVO-191]"""
    fullness = it.energy * CARDS + len(it.row)
    if who == HUNTER:
        return (0 if it.barred & BARRED_FROM_ATTACK else attacking_traits(it)) * CARDS + it.energy
    return fullness if who == FULLEST else -fullness


def attacking_traits(it: Creature) -> int:
    return (it.traits & 1) + (it.traits >> 1 & 1) + (it.traits >> 2 & 1)


# -- its activation traits --------------------------------------------------------------------------------------


def use_shadows_traits(g: State, me: Creature) -> None:
    """Pesky, Frightening, Shapeshifter, each if it finds what it looks for. [EVO-192, EVO-196]"""
    if can_use(me, PESKY):
        it = richest_sleeper(g, me)
        if it is not None:
            me.used |= 1 << PESKY
            wake(g, me, it)
    if can_use(me, FRIGHTENING):
        it = richest_hunter(g, me)
        if it is not None:
            me.used |= 1 << FRIGHTENING
            shadow_frightens(g, me, it)
    if can_use(me, SHAPESHIFTER):
        trait = trait_to_copy(g, me)
        if trait != NOBODY:
            me.used |= 1 << SHAPESHIFTER
            copy_trait(g, me, trait)


def can_use(me: Creature, trait: int) -> bool:
    return me.traits & ~me.used & 1 << trait != 0


def richer(it: Creature, best: Creature | None) -> bool:
    """Has it more energy than the best so far, who is older? [EVO-196]"""
    return best is None or it.energy > best.energy


def richest_sleeper(g: State, me: Creature) -> Creature | None:
    best: Creature | None = None
    for it in g.players[SHADOW].creatures:
        if why_not_woken(g, me, it) is None and richer(it, best):
            best = it
    return best


def richest_hunter(g: State, me: Creature) -> Creature | None:
    best: Creature | None = None
    for it in g.players[0].creatures:
        if it.traits & ATTACKING and why_not_frightened(g, me, it) is None and richer(it, best):
            best = it
    return best


def shadow_frightens(g: State, me: Creature, it: Creature) -> None:
    frighten(g, me, it)
    if g.rulings.frightening in {FRIGHT_IGNORE_TURN, FRIGHT_IGNORE_ROUND}:
        ignore_trait(g, it, first_choice(g, it.traits))


def first_choice(g: State, traits: int) -> int:
    """The first of these traits in its order. [EVO-195]"""
    box: Box = g.box
    for trait in box.priority:
        if traits >> trait & 1:
            return trait
    return NOBODY


def trait_to_copy(g: State, me: Creature) -> int:
    """Small with exactly 3 energy and at most 3 traits, else what opens the upper part, else none. [EVO-196]"""
    box: Box = g.box
    there = copyable(g, me)
    can_be_small = me.energy == box.small_energy and len(me.row) <= box.small_max_traits
    if can_be_small and there & IS_SMALL:
        return SMALL
    opener = box.opener[g.source]
    return opener if g.upper and there >> opener & 1 else NOBODY


# -- its action -------------------------------------------------------------------------------------------------


def act(g: State, me: Creature, actions: list[int]) -> Step:
    """The first action of the list that is possible. [EVO-192]"""
    for action in actions:
        if action == GAIN and can_shadow_gain(g, me):
            shadow_gains(g, me)
            return
        if action == TRANSMUTE and can_transmute(g, me):
            transmute(g, g.players[SHADOW], me)
            return
        if action == ATTACK:
            it = prey(g, me)
            if it is not None:
                yield from shadow_attacks(g, me, it)
                return
    fall_asleep(g, me, FELL_ASLEEP)


def can_shadow_gain(g: State, me: Creature) -> bool:
    return why_not_gain(g, me) is None and (me.energy < TRACK or shadows_ward(g, me) is not None)


def shadow_gains(g: State, me: Creature) -> None:
    """From the upper part if it may, else from the lower; Tailed at the first chance. [EVO-194, EVO-196]"""
    if not (is_robber(g, me) and shadow_robs_instead(g, me, False)):
        take_token(g, me, UPPER if opens_upper(g, me) else LOWER)
    shadow_receives(g, me, False)
    if me.traits & IS_CHARMING:
        shadow_charms(g, me)


def shadow_charms(g: State, me: Creature) -> None:
    """What Charming brings by ruling it takes at the first chance. [OPEN-5]"""
    if g.rulings.charming == CHARMING_SECOND:
        if g.lower and shadows_place(g, me, False) is not None:
            take_token(g, me, LOWER)
            shadow_receives(g, me, False)
    elif g.rulings.charming == CHARMING_ALLY:
        it = richest_ally(g, me)
        if it is not None:
            take_token(g, it, UPPER if opens_upper(g, it) else LOWER)
            add_energy(g, it)


def richest_ally(g: State, me: Creature) -> Creature | None:
    best: Creature | None = None
    for it in g.players[SHADOW].creatures:
        if why_not_allied(g, me, it) is None and richer(it, best):
            best = it
    return best


def shadow_receives(g: State, me: Creature, attacking: bool) -> None:
    """Tailed at the first chance. [EVO-196]"""
    it = shadows_place(g, me, attacking)
    if it is None:
        lose_token(g, me)
        return
    add_energy(g, it)
    if me.traits & IS_TAILED and can_use_tail(g, me, it):
        discard_tail(g, me)
        if g.rulings.tailed != TAILED_RESERVE:
            shadow_robs(g)
        add_energy(g, it)


def shadows_place(g: State, me: Creature, attacking: bool) -> Creature | None:
    """Where its token goes: Caring only with a full track, by ruling not in an attack. [EVO-196, OPEN-4]"""
    if me.energy < TRACK:
        return me
    if not me.traits & IS_CARING or (attacking and g.rulings.caring_lost):
        return None
    return shadows_ward(g, me)


def shadows_ward(g: State, me: Creature) -> Creature | None:
    """Its other creature with the most energy that has room. [EVO-196]"""
    best: Creature | None = None
    for it in g.players[SHADOW].creatures:
        if why_not_receiver(g, me, it) is None and richer(it, best):
            best = it
    return best


def shadow_robs_instead(g: State, me: Creature, attacking: bool) -> bool:
    """By ruling the token comes from the human's creature, if it finds a cell. [OPEN-3]"""
    if shadows_place(g, me, attacking) is None:
        return False
    discard_tail(g, me)
    shadow_robs(g)
    return True


def shadow_robs(g: State) -> None:
    """Tailed by ruling takes from the human's creature with the most energy; `can_rob` has found one. [OPEN-3]"""
    best = g.players[0].creatures[0]
    for it in g.players[0].creatures:
        if it.energy > best.energy:
            best = it
    lose_energy(g, best, ROBBED)


# -- its attack -------------------------------------------------------------------------------------------------

ORDER: Final = [FIRE_BREATHING, VAMPIRE, SOPORIFIC]  # EVO-193


def prey(g: State, me: Creature) -> Creature | None:
    """The human's creature on which most succeeds, then most energy, traits, age; never its own. [EVO-193]"""
    if me.barred & BARRED_FROM_ATTACK:
        return None
    best: Creature | None = None
    most = 0
    for it in g.players[0].creatures:
        successes = count_successes(g, me, it) if is_suitable(g, me, it) else 0
        weight = (successes * 8 + it.energy) * CARDS + len(it.row)
        if successes and (best is None or weight > most):
            best = it
            most = weight
    return best


def count_successes(g: State, me: Creature, it: Creature) -> int:
    return len([trait for trait in ORDER if me.traits >> trait & 1 and would_succeed(g, it, trait)])


def shadow_attacks(g: State, me: Creature, it: Creature) -> Step:
    """It uses what succeeds; the human names the card that Vengeful costs it. [EVO-145, EVO-193, EVO-195]"""
    begin_attack(g, me, it)
    for trait in ORDER:
        if me.traits >> trait & 1 and would_succeed(g, it, trait):
            g.struck |= 1 << trait
            shadow_strikes(g, me, it, trait)
    if it.traits & RETALIATING:
        yield from retaliation(g, me, it, True)
    end_attack(g, me)


def shadow_strikes(g: State, me: Creature, it: Creature, trait: int) -> None:
    if trait == FIRE_BREATHING:
        discard_trait(g, it, shadows_pick(g, it.row), BURNED)
    elif trait == VAMPIRE:
        lose_energy(g, it, DRAINED)
    else:
        fall_asleep(g, it, PUT_TO_SLEEP)
    if is_robber(g, me):
        shadow_robs_instead(g, me, True)
    shadow_receives(g, me, True)
