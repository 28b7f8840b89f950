"""Primitive changes that keep the table in order, and the notes that tell of them."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import COUNT, SEAT, Note, Rule
from boardwright.core.errors import GameOver
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import CARD, CHOICE, CREATURE, HALF, PART, SOURCE, TRAIT
from boardwright.games.evolution.queries import is_shadow
from boardwright.games.evolution.state import CREATURES, LOWER, NOBODY, Creature, Player, State

# what the log tells

ROUND_BEGAN: Final = Note("round_began", "EVO-043", (COUNT, SEAT))
EXCHANGED: Final = Note("exchanged", "EVO-040", (SEAT, COUNT))
RESHUFFLED: Final = Note("reshuffled", "EVO-160", (COUNT,))
DREW: Final = Note("drew", "EVO-153", (SEAT, COUNT))
DREW_FOR_TAIL: Final = Note("drew_for_tail", "OPEN-3", (SEAT, COUNT))
DREW_CARD: Final = Note("drew_card", "EVO-030", (CARD,))
CREATED: Final = Note("created", "EVO-070", (SEAT, CREATURE))
ADDED: Final = Note("added", "EVO-080", (SEAT, CREATURE, HALF))
COPIED: Final = Note("copied", "EVO-217", (CREATURE, TRAIT))
FRIGHTENED: Final = Note("frightened", "EVO-219", (CREATURE, CREATURE))
IGNORED: Final = Note("ignored", "OPEN-7", (CREATURE, TRAIT))
WOKE: Final = Note("woke", "EVO-220", (CREATURE, CREATURE))
TOOK: Final = Note("took", "EVO-100", (CREATURE, PART))
RECEIVED: Final = Note("received", "EVO-006", (CREATURE, COUNT))
TOKEN_LOST: Final = Note("token_lost", "EVO-134", (CREATURE,))
ATTACKED: Final = Note("attacked", "EVO-122", (CREATURE, CREATURE))
NO_EFFECT: Final = Note("no_effect", "EVO-147", (CREATURE, TRAIT))
DRAINED: Final = Note("drained", "EVO-129", (CREATURE, COUNT))
POISONED: Final = Note("poisoned", "EVO-231", (CREATURE, COUNT))
ROBBED: Final = Note("robbed", "OPEN-3", (CREATURE, COUNT))
SCARED: Final = Note("scared", "OPEN-7", (CREATURE, COUNT))
BURNED: Final = Note("burned", "EVO-130", (CREATURE, HALF))
AVENGED: Final = Note("avenged", "EVO-230", (CREATURE, HALF))
TAIL_USED: Final = Note("tail_used", "EVO-223", (CREATURE, HALF))
FELL_ASLEEP: Final = Note("fell_asleep", "EVO-140", (CREATURE,))
PUT_TO_SLEEP: Final = Note("put_to_sleep", "EVO-131", (CREATURE,))
SLEPT_AFTER_ATTACK: Final = Note("slept_after_attack", "EVO-138", (CREATURE,))
SCARED_ASLEEP: Final = Note("scared_asleep", "OPEN-7", (CREATURE,))
TRANSMUTED: Final = Note("transmuted", "EVO-115", (SEAT, CREATURE, COUNT))
WON: Final = Note("won", "EVO-116", (SEAT,))
ROUND_ENDED: Final = Note("round_ended", "EVO-044", (COUNT,))
SOURCE_CHANGED: Final = Note("source_changed", "EVO-150", (SOURCE,))
ALL_WOKE: Final = Note("all_woke", "EVO-152")
FIGURE_PASSED: Final = Note("figure_passed", "EVO-155", (SEAT,))
CHOICE_TURNED: Final = Note("choice_turned", "EVO-189", (CHOICE,))
NOT_ADDED: Final = Note("not_added", "EVO-190", (CARD,))

NOTES: Final = [
    ROUND_BEGAN, EXCHANGED, RESHUFFLED, DREW, DREW_FOR_TAIL, DREW_CARD, CREATED, ADDED, COPIED, FRIGHTENED, IGNORED,
    WOKE, TOOK, RECEIVED, TOKEN_LOST, ATTACKED, NO_EFFECT, DRAINED, POISONED, ROBBED, SCARED, BURNED, AVENGED,
    TAIL_USED, FELL_ASLEEP, PUT_TO_SLEEP, SLEPT_AFTER_ATTACK, SCARED_ASLEEP, TRANSMUTED, WON, ROUND_ENDED,
    SOURCE_CHANGED, ALL_WOKE, FIGURE_PASSED, CHOICE_TURNED, NOT_ADDED,
]  # fmt: skip

VICTORY: Final = Rule("EVO-116", "victory")
SHADOW_VICTORY: Final = Rule("EVO-182", "shadow_victory")

# -- trait cards ------------------------------------------------------------------------------------------------


def draw(g: State) -> int:
    """The next trait card, or NOBODY if there is none. [EVO-160, EVO-161, EVO-163, OPEN-11]"""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return NOBODY
    card = g.chance.take(g.deck)
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: State) -> None:
    """The discard pile becomes the draw pile, and what was known of it is forgotten. [EVO-035, EVO-160]"""
    if g.discard:
        g.deck = g.discard
        g.discard = []
        g.known = []
        if g.notes is not None:
            g.note(RESHUFFLED, (len(g.deck),))


def draw_to_hand(g: State, me: Player, number: int) -> int:
    """Draw what there is; how many cards that were. [EVO-159, EVO-161]"""
    drawn = 0
    while drawn < number:
        card = draw(g)
        if card == NOBODY:
            break
        me.hand.append(card)
        drawn += 1
        if g.notes is not None:
            g.note(DREW_CARD, (card,), me.seat)
    return drawn


def discard(g: State, card: int, known: int) -> None:
    """Onto the discard pile; `known`: a bit for each seat that has seen its face, -1 for all. [EVO-035, OPEN-17]"""
    g.discard.append(card)
    g.known.append(known)


def discard_hand(g: State, me: Player) -> None:
    for card in me.hand:
        discard(g, card, 1 << me.seat)
    me.hand.clear()


# -- creatures and their traits ---------------------------------------------------------------------------------


def new_name(g: State) -> int:
    """The next free number, round and round, so that a name returns late."""
    taken = 0
    for player in g.players:
        for it in player.creatures:
            taken |= 1 << it.id
    while taken >> g.next_id & 1:
        g.next_id = (g.next_id + 1) % CREATURES
    name = g.next_id
    g.next_id = (name + 1) % CREATURES
    return name


def add_creature(g: State, me: Player, card: int) -> Creature:
    """A card back up: awake, without traits or energy; its face has no effect. [EVO-033, EVO-070, EVO-073]"""
    it = Creature(new_name(g), me.seat, card, 0, False, 0, [], 0, 0, 0, 0, 0, False)
    me.creatures.append(it)
    if g.notes is not None:
        g.note(CREATED, (me.seat, it.id))
    return it


def settle_traits(it: Creature) -> None:
    """A creature has what its cards show and what it copied. [EVO-216]"""
    it.traits = (it.shown | it.copied) & ~it.ignored


def add_trait(g: State, it: Creature, half: int) -> None:
    """A card face up, one of its traits chosen for good; the other is out of play. [EVO-034, EVO-084]"""
    box: Box = g.box
    it.row.append(half)
    it.shown |= 1 << box.halves[half]
    settle_traits(it)
    if g.notes is not None:
        g.note(ADDED, (it.owner, it.id, half))


def discard_trait(g: State, it: Creature, half: int, note: Note) -> None:
    """A trait card leaves its creature for the discard pile. [EVO-085]"""
    box: Box = g.box
    it.row.remove(half)
    it.shown &= ~(1 << box.halves[half])
    settle_traits(it)
    discard(g, half >> 1, -1)
    if g.notes is not None:
        g.note(note, (it.id, half))


def copy_trait(g: State, it: Creature, trait: int) -> None:
    """Shapeshifter: no card, until the end of the turn. [EVO-218]"""
    it.copied |= 1 << trait
    settle_traits(it)
    if g.notes is not None:
        g.note(COPIED, (it.id, trait))


def end_copy(it: Creature) -> None:
    if it.copied:
        it.copied = 0
        settle_traits(it)


def ignore_trait(g: State, it: Creature, trait: int) -> None:
    """Frightening by ruling: the creature is treated as if it had not this trait. [OPEN-7]"""
    it.ignored |= 1 << trait
    settle_traits(it)
    if g.notes is not None:
        g.note(IGNORED, (it.id, trait))


def end_ignoring(g: State) -> None:
    for player in g.players:
        for it in player.creatures:
            it.ignored = 0
            settle_traits(it)


# -- energy and sleep -------------------------------------------------------------------------------------------


def add_energy(g: State, it: Creature) -> None:
    """A token into an empty cell; the reserve never runs out. [EVO-003, EVO-006]"""
    it.energy += 1
    if g.notes is not None:
        g.note(RECEIVED, (it.id, it.energy))


def lose_energy(g: State, it: Creature, note: Note) -> None:
    it.energy -= 1
    if g.notes is not None:
        g.note(note, (it.id, it.energy))


def take_token(g: State, me: Creature, part: int) -> None:
    """A token leaves the source for this round. [EVO-108]"""
    if part == LOWER:
        g.lower -= 1
    else:
        g.upper -= 1
    if g.notes is not None:
        g.note(TOOK, (me.id, part))


def fall_asleep(g: State, it: Creature, note: Note) -> None:
    """A sleep marker, never a second one; energy and traits stay. [EVO-140, EVO-141, EVO-144]"""
    if it.asleep:
        return
    it.asleep = True
    if g.notes is not None:
        g.note(note, (it.id,))


def transmute(g: State, me: Player, it: Creature) -> None:
    """Energy to the reserve, all its cards to the discard pile, a transmutation token. [EVO-110, EVO-114, EVO-115]"""
    me.creatures.remove(it)
    for half in it.row:
        discard(g, half >> 1, -1)
    discard(g, it.card, 1 << me.seat)
    me.won += 1
    if g.notes is not None:
        g.note(TRANSMUTED, (me.seat, it.id, me.won))
    if me.won >= tokens_to_win(g, me.seat):
        win(g, me)


def tokens_to_win(g: State, player: int) -> int:
    """3, in Quartet 4, for the Shadow 1. [EVO-170, EVO-171, EVO-182, EVO-198]"""
    return 1 if is_shadow(g, player) else g.rulings.tokens_to_win


def win(g: State, me: Player) -> None:
    """On the spot: no end of the round, no equal turns. [EVO-116, EVO-170]"""
    g.winner = me.seat
    if g.notes is not None:
        g.note(WON, (me.seat,))
    raise GameOver(SHADOW_VICTORY if is_shadow(g, me.seat) else VICTORY)


# -- sources ----------------------------------------------------------------------------------------------------


def stock_source(g: State, source: int) -> None:
    """The lower part by the number of players, the upper part as printed. [EVO-021, EVO-150, EVO-151, EVO-188]"""
    box: Box = g.box
    g.source = source
    g.lower = box.lower[source][g.rulings.seats]
    g.upper = box.upper[source]
    if g.notes is not None:
        g.note(SOURCE_CHANGED, (source,))
