"""Words for options, rulings and traits: English texts, marked for gettext, that words.py translates and fills in."""

from __future__ import annotations

from typing import Final


def _(text: str) -> str:
    """Mark a text for translation."""
    return text


OPTIONS: Final[dict[str, str]] = {
    "quartet": _("Quartet: four transmutations win instead of three"),
    "level": _("How strong the Shadow is"),
    "shadow_round": _("When a solo round ends"),
    "shadow_trait": _("Which trait of a card the Shadow takes"),
    "first_player": _("Who begins"),
    "exchange": _("How hands are exchanged at the start of a round"),
    "discard": _("Whether the discard pile may be read"),
    "uses": _("How often a creature may use an activation trait"),
    "pesky_limit": _("What keeps creatures from waking each other for ever"),
    "astral": _("Astral"),
    "flying": _("Flying"),
    "many_eyed": _("Many-eyed"),
    "fireproof": _("Fireproof"),
    "tailed": _("Tailed"),
    "caring": _("Caring"),
    "caring_full": _("Caring in an attack with a full track"),
    "charming": _("Charming"),
    "vengeful": _("Vengeful"),
    "toxic": _("Toxic"),
    "retaliation": _("When Vengeful and Toxic apply"),
    "shapeshifter": _("Shapeshifter"),
    "frightening": _("Frightening"),
    "pesky": _("Pesky"),
}

# By option and value: the value in words, and for a trait's ruling also the text of the trait.
VALUES: Final[dict[str, dict[str, str]]] = {
    "quartet": {"off": _("Three transmutations win."), "on": _("Four transmutations win.")},
    "level": {
        "normal": _("Normal."),
        "first_game": _("First game: the Shadow starts with nothing."),
        "easy": _("Easy."),
        "hard": _("Hard."),
    },
    "shadow_round": {
        "human": _("A round ends when all your creatures sleep."),
        "all": _("A round ends when all creatures sleep, the Shadow's too."),
    },
    "shadow_trait": {
        "first": _("The first trait of the card."),
        "opens_source": _("The trait that opens the current source, else the first."),
    },
    "first_player": {
        "random": _("Drawn at random."),
        "1": _("Seat 1."),
        "2": _("Seat 2."),
        "3": _("Seat 3."),
        "4": _("Seat 4."),
    },
    "exchange": {
        "in_turn": _("One after another, from the first player."),
        "together": _("All at once, in secret."),
    },
    "discard": {
        "open": _("It lies open, everybody may read it."),
        "closed": _("It is closed, only its size is known."),
    },
    "uses": {"round": _("Once a round."), "activation": _("Once an activation.")},
    "pesky_limit": {
        "user": _("A creature uses Pesky once a round."),
        "woken": _("A creature is woken by Pesky once a round."),
    },
    "astral": {
        "separates": _("Creatures with and without Astral cannot attack each other."),
        "protects": _("Only an Astral creature can attack this creature."),
    },
    "flying": {
        "protects": _("Only a Flying creature can attack this creature."),
        "separates": _("Creatures with and without Flying cannot attack each other."),
    },
    "many_eyed": {
        "both": _("Vampire and Soporific have no effect on this creature."),
        "soporific": _("Soporific has no effect on this creature."),
        "vampire": _("Vampire has no effect on this creature."),
    },
    "fireproof": {
        "both": _(
            "No other creature can make this creature discard a trait: Fire-breathing has no effect on it, and when it"
            " attacks, Vengeful has none either."
        ),
        "fire_breathing": _("Fire-breathing has no effect on this creature."),
    },
    "tailed": {
        "reserve": _(
            "When this activated creature gains energy from the source or by an attack, you may discard this card: put"
            " 1 more energy from the reserve where that energy went."
        ),
        "rival": _(
            "When this activated creature gains energy from the source or by an attack, you may discard this card: take"
            " 1 more energy from a creature of another player."
        ),
        "rival_instead": _(
            "When this activated creature gains energy from the source or by an attack, you may discard this card: that"
            " energy comes from a creature of another player instead."
        ),
        "card": _(
            "When this activated creature gains energy from the source or by an attack, you may discard this card: draw"
            " a card."
        ),
    },
    "caring": {
        "own": _(
            "Energy that this activated creature gains from the source or by an attack may be put on another creature"
            " of yours that has room."
        ),
        "anyone": _(
            "Energy that this activated creature gains from the source or by an attack may be put on any other"
            " creature that has room."
        ),
    },
    "caring_full": {
        "passes": _("This works with a full track too."),
        "lost": _("With a full track this works when gaining energy, not in an attack."),
    },
    "charming": {
        "upper": _("This activated creature may take energy from the upper part of any source."),
        "second": _("After gaining energy this activated creature may take 1 more from the lower part."),
        "ally": _("When this activated creature gains energy, another creature of yours may gain 1 too."),
        "shared": _("While you own this creature, any of your creatures may take energy from the upper part."),
    },
    "vengeful": {
        "trait": _("The attacker discards 1 trait; the owner of this creature chooses it."),
        "energy": _("The attacker discards 1 energy, if it has any."),
        "target_gains": _("This creature gets 1 energy from the reserve, if it has room."),
    },
    "toxic": {
        "energy": _("The attacker discards 1 energy, if it has any."),
        "trait": _("The attacker discards 1 trait; the owner of this creature chooses it."),
    },
    "retaliation": {
        "always": _("At the end of every attack on this creature."),
        "success": _("At the end of an attack on this creature that succeeded."),
    },
    "shapeshifter": {
        "no_attacking": _(
            "Choose a trait of another creature that is not an attacking trait: this creature has it until the end of"
            " the turn."
        ),
        "any": _("Choose a trait of another creature: this creature has it until the end of the turn."),
    },
    "frightening": {
        "no_attack": _("Choose a creature of another player: it cannot attack until the end of the round."),
        "ignore_turn": _("Choose a trait of a creature of another player: it is ignored until the end of the turn."),
        "ignore_round": _("Choose a trait of a creature of another player: it is ignored until the end of the round."),
        "discard_token": _("Choose a creature of another player: it discards 1 energy."),
        "sleep": _("Choose a creature of another player: it falls asleep."),
        "no_gain": _(
            "Choose a creature of another player: it cannot take the action of gaining energy until the end of the"
            " round."
        ),
    },
    "pesky": {
        "barred": _("Wake another creature, yours or not. It cannot attack until the end of the round."),
        "free": _("Wake another creature, yours or not."),
    },
}

ATTACKING: Final[dict[str, str]] = {
    "vampire": _("Attack: the target discards 1 energy. If it did, this creature gets 1 energy from the reserve."),
    "fire_breathing": _(
        "Attack: the target discards 1 trait that you choose. If it did, this creature gets 1 energy from the reserve."
    ),
    "soporific": _("Attack: the target falls asleep. If it did, this creature gets 1 energy from the reserve."),
}
SMALL: Final = _("This creature can be transmuted with {energy} energy while it has at most {traits} traits.")
WHEN_USED: Final[dict[str, str]] = {
    "round": _("On activation, once a round."),
    "activation": _("On every activation."),
    "woken": _("On every activation, but a creature is woken so only once a round."),
}

# Rulings that a trait's text is made of, in this order.
TEXTS: Final[dict[str, list[str]]] = {
    "astral": ["astral"],
    "flying": ["flying"],
    "many_eyed": ["many_eyed"],
    "fireproof": ["fireproof"],
    "vengeful": ["retaliation", "vengeful"],
    "toxic": ["retaliation", "toxic"],
    "tailed": ["tailed"],
    "caring": ["caring", "caring_full"],
    "charming": ["charming"],
    "shapeshifter": ["shapeshifter"],
    "frightening": ["frightening"],
    "pesky": ["pesky"],
}

# The game in a few sentences. {n}: transmutations that win.
AIM: Final = _("Aim: be the first to transmute {n} of your creatures. A creature needs 4 energy for it.")
AIM_SOLO: Final = _(
    "Aim: transmute {n} of your creatures before the Shadow transmutes one of its own. A creature needs 4 energy for"
    " it."
)
TAUGHT: Final[list[str]] = [
    _(
        "Your turn has three steps. 1: you may put a card from your hand on the table, back up; it is a new creature."
        " 2: you may play a card for one of its two traits, on a creature of yours. 3: you must activate one of your"
        " creatures that are awake."
    ),
    _(
        "The activated creature does one thing: it takes 1 energy from the source, transmutes, attacks another"
        " creature, or goes to sleep. To attack it needs an attacking trait ({attacking}); each one that succeeds"
        " brings it 1 energy, and after the attack it sleeps. It may use its activation traits ({activation}) first."
    ),
]
SOURCE: Final = _(
    "What lies on the source is all there is to take in a round; the upper part is only for creatures with the trait"
    " printed there."
)
ROUND_END: Final = _("The round ends when all creatures sleep.")
NEXT_ROUND: Final = _(
    "Then there is a new source, all wake, and each player draws 2 cards and 1 more for each own creature with energy."
    " Creatures keep their traits and energy."
)
