"""What a choice brings as far as the seat can know, and how the players stand; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.evolution.box import TRACK
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.scoring import TOKENS
from boardwright.games.evolution.state import (
    ATTACK,
    ATTACKING,
    BARRED_FROM_ATTACK,
    BARRED_FROM_GAINING,
    CHARMING_SHARED,
    FIRE_BREATHING,
    FRIGHT_DISCARD,
    FRIGHT_IGNORE_ROUND,
    FRIGHT_IGNORE_TURN,
    FRIGHT_SLEEP,
    GAIN,
    IS_CARING,
    IS_CHARMING,
    IS_FIREPROOF,
    IS_FRIGHTENING,
    IS_MANY_EYED,
    IS_PESKY,
    IS_SHAPESHIFTER,
    IS_SMALL,
    LOSE_ENERGY,
    LOSE_TRAIT,
    LOWER,
    NOBODY,
    TOXIC,
    TRANSMUTE,
    VAMPIRE,
    VENGEFUL,
    Rulings,
)
from boardwright.games.evolution.words import chosen, creature_of, words

if TYPE_CHECKING:
    from boardwright.core.game import Points
    from boardwright.games.evolution.view import CreatureView, View
    from boardwright.games.evolution.words import Words


def standing(view: View) -> list[tuple[int, Points]]:
    """For each player, the Shadow included, the points so far with the rule that each comes from. [EVO-115]"""
    return [(player.seat, [(TOKENS, player.won)]) for player in view.players]


def forecast(view: View, ask: Ask, value: int, said: Words | None = None) -> str:
    """In a few words what an option brings; "" where there is nothing to say."""
    foresee = FORESEEN.get(ask.kind.name)
    if value == PASS or foresee is None:
        return ""
    return foresee(Outlook(view, said or words("en")), ask, value)


class Outlook:
    """A view with its rulings as numbers, and the words to tell in."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.rulings = Rulings(view.seats, list(view.options))

    def it(self, id: int) -> CreatureView:
        """A creature on the table."""
        it = creature_of(self.view, id)
        assert it is not None
        return it

    def energy(self, before: int, more: int) -> str:
        return self.words.say(_("energy {before} -> {after}"), before=before, after=before + more)

    # -- what is possible, as the view shows it -----------------------------------------------------------------

    def opens_upper(self, me: CreatureView) -> bool:
        """[EVO-103, EVO-226, OPEN-5]"""
        view, rulings = self.view, self.rulings
        if not view.upper:
            return False
        if me.traits & (1 << view.box.opener[view.source] | rulings.openers):
            return True
        mine = view.players[me.owner].creatures
        return rulings.charming == CHARMING_SHARED and any(it.traits & IS_CHARMING for it in mine)

    def can_gain(self, me: CreatureView) -> bool:
        """[EVO-101, EVO-102]"""
        if me.barred & BARRED_FROM_GAINING or not (self.view.lower or self.opens_upper(me)):
            return False
        return me.energy < TRACK or (me.traits & IS_CARING != 0 and self.can_care(me))

    def can_care(self, me: CreatureView, drained: int = NOBODY) -> bool:
        """Has another creature room, or has it once Vampire has drained it? [EVO-224, OPEN-4]"""
        players = self.view.players if self.rulings.caring_anyone else [self.view.players[me.owner]]
        others = [it for player in players for it in player.creatures if it.id != me.id]
        return any(it.energy < TRACK or it.id == drained for it in others)

    def needed(self, me: CreatureView) -> int:
        """The energy for a transmutation. [EVO-110, EVO-112]"""
        box = self.view.box
        is_small = me.traits & IS_SMALL and len(me.row) <= box.small_max_traits
        return box.small_energy if is_small else TRACK

    def can_transmute(self, me: CreatureView) -> bool:
        """[EVO-110..112]"""
        return me.energy >= self.needed(me)

    def can_attack(self, me: CreatureView) -> bool:
        """[EVO-120]"""
        if not me.traits & ATTACKING or me.barred & BARRED_FROM_ATTACK:
            return False
        return any(self.is_suitable(me, it) for player in self.view.players for it in player.creatures)

    def is_suitable(self, me: CreatureView, it: CreatureView) -> bool:
        """[EVO-124, EVO-227]"""
        rulings = self.rulings
        between = (me.traits ^ it.traits) & (rulings.separating | rulings.protecting & it.traits)
        return it.id != me.id and not between

    def usable(self, me: CreatureView) -> int:
        """The activation traits that it could use now. [EVO-092, EVO-217, EVO-219..221, OPEN-7, OPEN-10, OPEN-13]"""
        rulings = self.rulings
        others = [it for player in self.view.players for it in player.creatures if it.id != me.id]
        copyable = rulings.copyable & ~(me.shown | me.copied)
        there = 0
        for it in others:
            there |= IS_SHAPESHIFTER if it.traits & copyable else 0
            there |= IS_FRIGHTENING if it.owner != me.owner and self.can_be_frightened(it) else 0
            there |= IS_PESKY if it.asleep and not (rulings.woken_once and it.woken) else 0
        return there & me.traits & ~(me.used & ~rulings.renewed)

    def can_be_frightened(self, it: CreatureView) -> bool:
        """[EVO-219, OPEN-7]"""
        effect = self.rulings.frightening
        if effect == FRIGHT_DISCARD:
            return it.energy > 0
        if effect == FRIGHT_SLEEP:
            return not it.asleep
        return it.traits != 0 or effect not in {FRIGHT_IGNORE_TURN, FRIGHT_IGNORE_ROUND}

    def would_succeed(self, it: CreatureView, trait: int) -> bool:
        """[EVO-133, EVO-228, EVO-229]"""
        if trait == FIRE_BREATHING:
            return len(it.row) > 0 and not it.traits & IS_FIREPROOF
        if it.traits & IS_MANY_EYED and self.rulings.many_eyed_stops >> trait & 1:
            return False
        return it.energy > 0 if trait == VAMPIRE else not it.asleep

    # -- what it brings -----------------------------------------------------------------------------------------

    def transmutation(self, me: CreatureView) -> str:
        player = self.view.players[me.owner]
        told = self.words.say(_("transmutation {n} of {all}"), n=player.won + 1, all=player.to_win)
        if player.won + 1 == player.to_win:
            return told + self.words.say(_(", and wins"))
        return ", ".join([told, *self.end_of_round(me)])

    def gained(self, me: CreatureView) -> str:
        """One token more, or its way past a full track."""
        if me.energy < TRACK:
            return self.energy(me.energy, 1)
        return self.words.say(_("track full: it goes to another creature"))

    def strike(self, me: CreatureView, it: CreatureView, trait: int) -> str:
        """Does an attacking trait succeed, and what does it bring?"""
        if not self.would_succeed(it, trait):
            return self.words.say(_("no effect"))
        drained = it.id if trait == VAMPIRE else NOBODY
        if me.energy < TRACK:
            return self.words.say(_("succeeds, {energy}"), energy=self.energy(me.energy, 1))
        if me.traits & IS_CARING and not self.rulings.caring_lost and self.can_care(me, drained):
            return self.words.say(_("succeeds, the energy goes to another creature"))
        return self.words.say(_("succeeds, but the track is full"))

    def retaliation(self, me: CreatureView, it: CreatureView) -> list[str]:
        """What Vengeful and Toxic of the target would cost. [EVO-137, EVO-230..232, OPEN-6]"""
        succeeding = [trait for trait in range(3) if me.traits >> trait & 1 and self.would_succeed(it, trait)]
        if self.rulings.on_success and not succeeding:
            return []
        told = []
        for trait, effect in ((VENGEFUL, self.rulings.vengeful), (TOXIC, self.rulings.toxic)):
            cost = self.cost(me, it, effect, succeeding) if it.traits >> trait & 1 else ""
            if cost and FIRE_BREATHING in succeeding:
                name = self.words.trait(self.view.box, trait)
                cost = self.words.say(_("{cost} unless {trait} is burned"), cost=cost, trait=name)
            told.append(cost)
        return [each for each in told if each]

    def cost(self, me: CreatureView, it: CreatureView, effect: int, succeeding: list[int]) -> str:
        """What one of them costs the attacker; "" if nothing."""
        if effect == LOSE_TRAIT:
            keeps = self.rulings.fireproof_fully and me.traits & IS_FIREPROOF
            return "" if keeps or not me.row else self.words.say(_("it costs 1 trait"))
        if effect == LOSE_ENERGY:
            return self.words.say(_("it costs 1 energy")) if me.energy or succeeding else ""
        has_room = it.energy < TRACK or VAMPIRE in succeeding
        return self.words.say(_("the target gains 1 energy")) if has_room else ""

    def end_of_round(self, me: CreatureView) -> list[str]:
        return [self.words.say(_("the round ends"))] if self.ends_round(me) else []

    def ends_round(self, me: CreatureView) -> bool:
        """Is it the last one awake whose sleep, or leaving, the round waits for? [EVO-044, EVO-045, EVO-197]"""
        view = self.view
        humans_only = view.solo and not self.rulings.shadow_round_all
        players = view.players[:1] if humans_only else view.players
        return all(it.asleep or it.id == me.id for player in players for it in player.creatures)


# -- by the name of the Kind ------------------------------------------------------------------------------------


def of_activation(o: Outlook, ask: Ask, value: int) -> str:
    """What the creature can do as it is, before its activation traits, and which of these it can use."""
    me = o.it(value)
    can = [
        (o.can_transmute(me), _("can transmute")),
        (o.can_gain(me), _("can gain energy")),
        (o.can_attack(me), _("can attack")),
    ]
    told = [o.words.say(text) for there, text in can if there]
    told += [o.words.say(_("can use {trait}"), trait=name) for name in o.words.traits(o.view.box, o.usable(me))]
    return ", ".join(told) or o.words.say(_("can only sleep"))


def of_action(o: Outlook, ask: Ask, value: int) -> str:
    me = o.it(ask.about[0])
    if value == GAIN:
        return o.gained(me)
    if value == TRANSMUTE:
        return o.transmutation(me)
    traits = o.words.traits(o.view.box, me.traits & ATTACKING) if value == ATTACK else []
    return ", ".join(traits + o.end_of_round(me))


def of_part(o: Outlook, ask: Ask, value: int) -> str:
    left = o.view.lower if value == LOWER else o.view.upper
    gained = o.gained(o.it(ask.about[0]))
    return o.words.say(_("{gained}; {left} left there"), gained=gained, left=left - 1)


def of_target(o: Outlook, ask: Ask, value: int) -> str:
    """Each attacking trait on this target as it is now, then its retaliation."""
    me, it = o.it(ask.about[0]), o.it(value)
    told = [
        f"{o.words.trait(o.view.box, trait)}: {o.strike(me, it, trait)}" for trait in range(3) if me.traits >> trait & 1
    ]
    return "; ".join(told + o.retaliation(me, it))


def of_strike(o: Outlook, ask: Ask, value: int) -> str:
    return o.strike(o.it(ask.about[0]), o.it(ask.about[1]), value)


def of_receiver(o: Outlook, ask: Ask, value: int) -> str:
    return o.energy(o.it(value).energy, 1)


def of_robbed(o: Outlook, ask: Ask, value: int) -> str:
    return o.energy(o.it(value).energy, -1)


def of_played(o: Outlook, ask: Ask, value: int) -> str:
    """What the trait does."""
    return o.words.trait_text(o.view.box, chosen(o.view), o.view.box.halves[value])


def of_copied(o: Outlook, ask: Ask, value: int) -> str:
    return o.words.trait_text(o.view.box, chosen(o.view), value)


FORESEEN: Final[dict[str, Callable[[Outlook, Ask, int], str]]] = {
    "activate": of_activation,
    "action": of_action,
    "part": of_part,
    "target": of_target,
    "strike": of_strike,
    "care": of_receiver,
    "ally": of_receiver,
    "rob": of_robbed,
    "trait": of_played,
    "copy": of_copied,
    "use": of_copied,
}
