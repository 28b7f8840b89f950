"""A scene: a position written by hand that names only what matters; the rest is filled from the box in a fixed order.

seats = 2                       # 1: solo, the second player is the Shadow
round = 3
first = 1                       # seats are counted from 1
turn = 1                        # or step = "round" | "round_end"
won = [1, 0]
options = { tailed = "card" }
source = { id = "source_05", lower = 1, upper = 0 }      # instead of id perhaps opened_by = "toxic"
hands = { 1 = ["card_07"], 2 = 3 }                       # cards, or how many
deck = 5                                                 # or cards; what is left over lies in the discard pile
discard = 2                                              # or cards; with both the rest is in the last open hand
choices = ["hatching"]                                   # solo: the choice cards still to come

[[creatures]]
name = "ember"                  # optional, as owner (1), energy (0), asleep, barred, card, used
owner = 2
energy = 2
traits = ["toxic", "card_41:small"]
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.chance import Chance
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import PAIRS
from boardwright.games.evolution.moves import add_creature, add_trait, discard, stock_source, tokens_to_win
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.options import OPTIONS, why_not_options
from boardwright.games.evolution.queries import find, is_shadow
from boardwright.games.evolution.rules.round import longest_round
from boardwright.games.evolution.rules.setup import empty_table
from boardwright.games.evolution.scoring import is_fresh
from boardwright.games.evolution.state import (
    BARRED_FROM_ATTACK,
    NOBODY,
    ROUND,
    ROUND_END,
    SHADOW,
    SHADOW_TURN,
    SHAPESHIFTER,
    SOURCES,
    TRACK,
    TURN,
    Creature,
    Rulings,
    State,
)
from boardwright.scenes.reading import known_keys, number, one_of, read, require, table, texts, yes_or_no

KEYS: Final = [
    "answers", "choices", "creatures", "deck", "discard", "first", "hands", "options", "round", "seats", "source",
    "step", "turn", "won",
]  # fmt: skip
CREATURE_KEYS: Final = ["asleep", "barred", "card", "energy", "name", "owner", "traits", "used"]
SOURCE_KEYS: Final = ["id", "lower", "opened_by", "upper"]
STEPS: Final = ["round", "turn", "round_end"]


def scene(text: str, box: Box) -> State:
    """The state of a scene, its next step planned. Raises Malformed in one line."""
    plain = read(text)
    known_keys(plain, KEYS, "scene")
    seats = number(plain, "seats", 1, 4, 2)
    g = empty_table(box, Chance(0), settle(plain, seats, box))
    g.round = number(plain, "round", 1, 1_000_000, 1)
    g.first = number(plain, "first", 1, seats, 1) - 1
    place_source(g, table(plain, "source"))
    place_creatures(g, plain)
    place_cards(g, plain)
    for player, won in zip(g.players, numbers(plain, "won"), strict=False):
        player.won = won
        require(won < tokens_to_win(g, player.seat), f"won: {won} tokens would have won")
    if "choices" in plain:
        g.choices = [find_id(each, box.choice_ids, "choice card") for each in texts(plain, "choices")]
        g.choices_used = [card for card in range(len(box.choices)) if card not in g.choices]
    plan_step(g, plain)
    return g


def plan_step(g: State, plain: dict[str, Any]) -> None:
    """The turn that is named; the human's in solo, where 2 is the Shadow's."""
    step = one_of(plain.get("step", "turn"), STEPS, "step")
    seat = number(plain, "turn", 1, len(g.players), 1 if g.rulings.solo else g.first + 1) - 1
    g.left = longest_round(g)
    if step == "round":
        g.plan([(ROUND, 0)])
    elif step == "round_end":
        g.turns = 1
        g.plan([(ROUND_END, 0)])
    else:
        g.turns = turns_before(g, seat)
        g.plan([(SHADOW_TURN, SHADOW) if is_shadow(g, seat) else (TURN, seat)])


def turns_before(g: State, seat: int) -> int:
    """None where nobody shows a trace of one; in solo the Shadow has gone first."""
    circle = len(g.players)
    if g.rulings.solo and seat != SHADOW:
        return circle - 1
    return 0 if is_fresh(g) else circle


# -- reading ----------------------------------------------------------------------------------------------------


def numbers(plain: dict[str, Any], key: str) -> list[int]:
    value = plain.get(key, [])
    good = isinstance(value, list) and all(type(each) is int and each >= 0 for each in value)
    require(good, f"{key}: {value!r} is no list of numbers")
    return list(value)


def find_id(value: Any, ids: list[str], what: str) -> int:
    return ids.index(one_of(value, ids, what))


def settle(plain: dict[str, Any], seats: int, box: Box) -> Rulings:
    """The options of the scene, all others at their default."""
    given = table(plain, "options")
    names = [option.name for option in OPTIONS]
    known_keys(given, names, "options")
    values = {option.name: option.default_for(seats, box) for option in OPTIONS}
    for option in OPTIONS:
        if option.name in given:
            values[option.name] = option.read(str(given[option.name]), seats)
    rule = why_not_options(values, seats)
    require(rule is None, f"options: these do not go together ({rule.id if rule else ''})")
    return Rulings(seats, [f"{name}={value}" for name, value in values.items()])


# -- the source -------------------------------------------------------------------------------------------------


def place_source(g: State, plain: dict[str, Any]) -> None:
    """The named source, or the first that fits; before it as many others have been seen as the round tells."""
    known_keys(plain, SOURCE_KEYS, "source")
    box: Box = g.box
    lower = number(plain, "lower", 0, 20, -1) if "lower" in plain else -1
    upper = number(plain, "upper", 0, 20, -1) if "upper" in plain else -1
    fitting = [source for source in range(SOURCES) if fits(g, source, plain, lower, upper)]
    require(bool(fitting), f"source: none of this edition has {plain}")
    stock_source(g, fitting[0])
    g.lower = lower if lower >= 0 else box.lower[g.source][g.rulings.seats]
    g.upper = upper if upper >= 0 else box.upper[g.source]
    others = [source for source in range(SOURCES) if source != g.source]
    g.sources_seen = others[: g.round - 1]
    g.sources_unseen = others[g.round - 1 :]


def fits(g: State, source: int, plain: dict[str, Any], lower: int, upper: int) -> bool:
    box: Box = g.box
    if "id" in plain and find_id(plain["id"], box.source_ids, "source") != source:
        return False
    if "opened_by" in plain and find_id(plain["opened_by"], box.trait_ids, "trait") != box.opener[source]:
        return False
    return box.lower[source][g.rulings.seats] >= lower and box.upper[source] >= upper


# -- creatures and cards ----------------------------------------------------------------------------------------


def place_creatures(g: State, plain: dict[str, Any]) -> None:
    """Named cards first, so that nothing else takes them; then the cards for traits, then those under the backs."""
    rows = plain.get("creatures", [])
    require(isinstance(rows, list) and all(isinstance(row, dict) for row in rows), "creatures: no list of tables")
    for card in named_cards(g, plain, rows):
        require(card in g.deck, f"{g.box.card_ids[card]}: is named twice")
        g.deck.remove(card)
    found = [(place_creature(g, row), row) for row in rows]
    for it, row in found:
        for trait in texts(row, "traits"):
            give_trait(g, it, trait)
    g.next_id = 0
    for it, row in found:
        it.card = find_id(row["card"], g.box.card_ids, "card") if "card" in row else next_card(g)


def named_cards(g: State, plain: dict[str, Any], rows: list[dict[str, Any]]) -> list[int]:
    ids: list[Any] = [row["card"] for row in rows if "card" in row]
    for row in rows:
        ids += [trait.partition(":")[0] for trait in texts(row, "traits") if ":" in trait]
    for hand in [*table(plain, "hands").values(), plain.get("deck", 0), plain.get("discard", 0)]:
        ids += hand if isinstance(hand, list) else []
    return [find_id(each, g.box.card_ids, "card") for each in ids]


def next_card(g: State) -> int:
    """The first card that is not in use."""
    require(bool(g.deck), "there are not enough cards")
    return g.deck.pop(0)


def place_creature(g: State, row: dict[str, Any]) -> Creature:
    known_keys(row, CREATURE_KEYS, "creature")
    me = g.players[number(row, "owner", 1, len(g.players), 1) - 1]
    it = add_creature(g, me, NOBODY)
    if "name" in row:
        it.id = NOBODY
        name = [each.lower() for each in NAMES].index(one_of(row["name"], [each.lower() for each in NAMES], "name"))
        require(find(g, name) is None, f"name: {row['name']!r} is taken")
        it.id = name
    it.energy = number(row, "energy", 0, TRACK, 0)
    it.asleep = yes_or_no(row, "asleep")
    it.barred = BARRED_FROM_ATTACK if yes_or_no(row, "barred") else 0
    for trait in texts(row, "used"):
        it.used |= 1 << find_id(trait, g.box.trait_ids[SHAPESHIFTER:], "activation trait") + SHAPESHIFTER
    return it


def give_trait(g: State, it: Creature, text: str) -> None:
    """A trait by its id, from the first free card that has it, or by its half, `card_41:small`."""
    box: Box = g.box
    card, colon, trait = text.rpartition(":")
    number = find_id(trait, box.trait_ids, "trait")
    cards = [find_id(card, box.card_ids, "card")] if colon else g.deck
    halves = [half for each in cards for half in PAIRS[each] if box.halves[half] == number]
    require(bool(halves), f"traits: no free card has {text}")
    require(not it.shown >> number & 1, f"traits: {trait} twice on one creature (EVO-083)")
    if not colon:
        g.deck.remove(halves[0] >> 1)
    add_trait(g, it, halves[0])


def place_cards(g: State, plain: dict[str, Any]) -> None:
    """Hands, then the piles; the rest goes where no number is given: draw pile, discard pile, last open hand."""
    hands = table(plain, "hands")
    seats = [str(seat + 1) for seat in range(g.rulings.seats)]
    known_keys(hands, seats, "hands")
    free = g.deck
    for player in g.players[: g.rulings.seats]:
        player.hand = some_cards(g, hands.get(str(player.seat + 1), 0), free)
    discards = some_cards(g, plain.get("discard", 0), free)
    if "deck" in plain:
        g.deck = some_cards(g, plain["deck"], free)
    if "deck" in plain and "discard" not in plain:
        discards += free
    elif "deck" in plain and free:
        open_hands = [seat for seat in seats if seat not in hands]
        require(bool(open_hands), f"{len(free)} cards have no place; leave deck or discard out, or a hand open")
        g.players[int(open_hands[-1]) - 1].hand += free
    for card in discards:
        discard(g, card, -1)


def some_cards(g: State, wanted: Any, free: list[int]) -> list[int]:
    """The named cards, or so many of the free ones."""
    if isinstance(wanted, list):
        return [find_id(each, g.box.card_ids, "card") for each in wanted]
    require(
        type(wanted) is int and 0 <= wanted <= len(free), f"{wanted!r} is no list of cards, nor a number of free ones"
    )
    taken = free[:wanted]
    del free[:wanted]
    return taken
