"""A second Evolution, written from the rules and not from the engine, to be played beside it answer for answer.

Slow and plain: names instead of numbers, sets instead of bits, nothing of the engine but the box. A question is `(seat,
kind, options)` in answer texts; a `Dealer` draws by the engine's numbers, so that even the piles must lie alike.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from boardwright.games.evolution.names import NAMES

Question = tuple[int, str, list[str]]
Play = Generator[Question, str, Any]
ATTACKING = {"vampire", "fire_breathing", "soporific"}
ACTIVATION = ["shapeshifter", "frightening", "pesky"]
SHADOW = 1


class Dealer:
    """Draws as the engine did: `outcomes` are its numbers, in order; the last card takes the place of the drawn one."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def take(self, pile: list[int]) -> int:
        at = self.outcomes.pop(0)
        card = pile[at]
        pile[at] = pile[-1]
        pile.pop()
        return card


class Won(Exception):
    """Somebody has."""


class Beast:
    """A creature; `row`: its trait cards as (card, trait)."""

    def __init__(self, name: str, owner: int, card: int) -> None:
        self.name = name
        self.owner = owner
        self.card = card
        self.energy = 0
        self.asleep = False
        self.row: list[tuple[int, str]] = []
        self.copied: set[str] = set()
        self.ignored: set[str] = set()
        self.used: set[str] = set()
        self.barred: set[str] = set()
        self.woken = False

    @property
    def shown(self) -> set[str]:
        return {trait for _, trait in self.row}

    @property
    def traits(self) -> set[str]:
        return (self.shown | self.copied) - self.ignored

    def has(self, trait: str) -> bool:
        return trait in self.traits


class Model:
    """The whole table and the rules that change it."""

    def __init__(self, box: Any, seats: int, options: dict[str, str], dealer: Dealer) -> None:
        self.box = box
        self.seats = seats
        self.solo = seats == 1
        self.options = options
        self.dealer = dealer
        self.deck = list(range(64))
        self.discard: list[int] = []
        self.unseen = list(range(10))
        self.seen: list[int] = []
        self.choices = list(range(7))
        self.choices_used: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(max(2, seats))]
        self.beasts: list[list[Beast]] = [[] for _ in range(max(2, seats))]
        self.won = [0] * max(2, seats)
        self.round = 1
        self.first = 0
        self.named = 0
        self.owed = 0
        self.winner = -1
        self.target: Beast | None = None
        self.stock(dealer.take(self.unseen))

    # -- the table ----------------------------------------------------------------------------------------------

    def is_ruled(self, option: str, value: str) -> bool:
        return self.options[option] == value

    def all(self) -> list[Beast]:
        return [it for mine in self.beasts for it in mine]

    def label(self, card: int, trait: str) -> str:
        return f"{self.box.card_ids[card]}:{trait}"

    def sides(self, card: int) -> list[str]:
        return [self.box.trait_ids[self.box.halves[2 * card + side]] for side in (0, 1)]

    def by_name(self, name: str) -> Beast:
        return next(it for it in self.all() if it.name == name)

    def stock(self, source: int) -> None:
        self.source = source
        self.lower = self.box.lower[source][self.seats]
        self.upper = self.box.upper[source]

    def opener(self) -> str:
        return str(self.box.trait_ids[self.box.opener[self.source]]) if self.box.upper[self.source] else ""

    def draw(self) -> int | None:
        """EVO-160, 161, 163."""
        if not self.deck:
            self.shuffle()
        if not self.deck:
            return None
        card = self.dealer.take(self.deck)
        if not self.deck:
            self.shuffle()
        return card

    def shuffle(self) -> None:
        self.deck, self.discard = self.discard, []

    def fill(self, seat: int, number: int) -> None:
        for _ in range(number):
            card = self.draw()
            if card is not None:
                self.hands[seat].append(card)

    def give_birth(self, owner: int, card: int) -> Beast:
        taken = {it.name for it in self.all()}
        while NAMES[self.named].lower() in taken:
            self.named = (self.named + 1) % 64
        it = Beast(NAMES[self.named].lower(), owner, card)
        self.named = (self.named + 1) % 64
        self.beasts[owner].append(it)
        return it

    def drop(self, it: Beast, card: int) -> None:
        it.row = [each for each in it.row if each[0] != card]
        self.discard.append(card)

    # -- what a creature can do ---------------------------------------------------------------------------------

    def may_take_upper(self, me: Beast) -> bool:
        """EVO-103, 226, OPEN-5."""
        lent = self.is_ruled("charming", "shared") and any(it.has("charming") for it in self.beasts[me.owner])
        own = self.is_ruled("charming", "upper") and me.has("charming")
        return self.upper > 0 and (me.has(self.opener()) or own or lent)

    def receivers(self, me: Beast) -> list[Beast]:
        """EVO-224, OPEN-4."""
        among = self.all() if self.is_ruled("caring", "anyone") else self.beasts[me.owner]
        return [it for it in among if it is not me and it.energy < 4]

    def can_place(self, me: Beast, in_attack: bool) -> bool:
        if me.energy < 4:
            return True
        is_lost = in_attack and self.is_ruled("caring_full", "lost")
        return me.has("caring") and not is_lost and bool(self.receivers(me))

    def can_gain(self, me: Beast) -> bool:
        """EVO-101, 102, 105."""
        token = self.lower > 0 or self.may_take_upper(me)
        return token and "gain" not in me.barred and self.can_place(me, False)

    def can_transmute(self, me: Beast) -> bool:
        """EVO-110 to 113, 218."""
        return me.energy == 4 or (me.energy == 3 and me.has("small") and len(me.row) <= 3)

    def suits(self, me: Beast, it: Beast) -> bool:
        """EVO-123, 124, 227, OPEN-1."""
        for trait in ("astral", "flying"):
            if self.is_ruled(trait, "separates") and me.has(trait) != it.has(trait):
                return False
            if self.is_ruled(trait, "protects") and it.has(trait) and not me.has(trait):
                return False
        return me is not it

    def targets(self, me: Beast) -> list[Beast]:
        return [it for it in self.all() if self.suits(me, it)]

    def succeeds(self, it: Beast, trait: str) -> bool:
        """EVO-133, 228, 229, OPEN-2."""
        if trait == "fire_breathing":
            return bool(it.row) and not it.has("fireproof")
        if it.has("many_eyed") and self.options["many_eyed"] in {"both", trait}:
            return False
        return it.energy > 0 if trait == "vampire" else not it.asleep

    def actions(self, me: Beast) -> list[str]:
        can = {
            "gain": self.can_gain(me),
            "transmute": self.can_transmute(me),
            "attack": "attack" not in me.barred and bool(me.traits & ATTACKING) and bool(self.targets(me)),
            "sleep": True,
        }
        return [action for action, possible in can.items() if possible]

    def copyable(self, me: Beast) -> set[str]:
        """EVO-217, OPEN-7."""
        there = {trait for it in self.all() if it is not me for trait in it.traits}
        barred = set() if self.is_ruled("shapeshifter", "any") else ATTACKING
        return there - barred - me.shown - me.copied

    def frightenable(self, me: Beast) -> list[Beast]:
        """EVO-219, OPEN-7."""
        effect = self.options["frightening"]
        found = [it for it in self.all() if it.owner != me.owner]
        if effect == "discard_token":
            return [it for it in found if it.energy]
        if effect == "sleep":
            return [it for it in found if not it.asleep]
        return [it for it in found if it.traits] if effect.startswith("ignore") else found

    def wakeable(self, me: Beast) -> list[Beast]:
        """EVO-220, OPEN-10."""
        limited = self.is_ruled("pesky_limit", "woken")
        return [it for it in self.all() if it is not me and it.asleep and not (limited and it.woken)]

    # -- changes ------------------------------------------------------------------------------------------------

    def transmute(self, me: Beast) -> None:
        """EVO-114 to 116, 170, 171, 182."""
        self.beasts[me.owner].remove(me)
        self.discard += [card for card, _ in me.row] + [me.card]
        self.won[me.owner] += 1
        needed = 4 if self.is_ruled("quartet", "on") else 3
        if self.won[me.owner] == (1 if self.solo and me.owner == SHADOW else needed):
            self.winner = me.owner
            raise Won

    def take(self, part: str) -> None:
        if part == "lower":
            self.lower -= 1
        else:
            self.upper -= 1

    def drop_tail(self, me: Beast) -> None:
        """EVO-218, 223."""
        paid = "tailed" if "tailed" in me.shown else "shapeshifter"
        if paid == "shapeshifter":
            me.copied.discard("tailed")
        self.drop(me, next(card for card, trait in me.row if trait == paid))

    def wake(self, it: Beast) -> None:
        it.asleep = False
        it.woken = True
        if self.is_ruled("pesky", "barred"):
            it.barred.add("attack")

    def frighten(self, it: Beast) -> None:
        effect = self.options["frightening"]
        if effect in {"no_attack", "no_gain"}:
            it.barred.add(effect.removeprefix("no_"))
        elif effect == "discard_token":
            it.energy -= 1
        elif effect == "sleep":
            it.asleep = True

    def end_turn(self) -> None:
        for it in self.all():
            it.copied.clear()
            if self.is_ruled("frightening", "ignore_turn"):
                it.ignored.clear()

    def renew_uses(self, me: Beast) -> None:
        """OPEN-10, OPEN-13."""
        if self.is_ruled("uses", "activation"):
            me.used -= {"shapeshifter", "frightening"}
        if self.is_ruled("pesky_limit", "woken"):
            me.used.discard("pesky")

    def end_round(self) -> None:
        """EVO-150 to 159."""
        self.seen.append(self.source)
        self.stock(self.dealer.take(self.unseen) if self.unseen else self.seen.pop(0))
        for it in self.all():
            it.asleep = it.woken = False
            for marks in (it.barred, it.used, it.ignored):
                marks.clear()
        for step in range(self.seats):
            seat = (self.first + step) % self.seats
            self.fill(seat, 2 + sum(it.energy > 0 for it in self.beasts[seat]))
        self.first = (self.first + 1) % self.seats
        self.round += 1
