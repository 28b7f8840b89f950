"""English sentences for questions, options, notes and rules, marked for gettext; words.py translates and fills them."""

from __future__ import annotations

from typing import Final


def _(text: str) -> str:
    """Mark a text for translation."""
    return text


# -- questions, by the name of the Kind -------------------------------------------------------------------------

# {me}: the creature that acts; {it}: the other one.
QUESTIONS: Final[dict[str, str]] = {
    "exchange": _("Exchange your whole hand?"),
    "create": _("Create a creature: with which card?"),
    "trait": _("Add a trait: which one?"),
    "on": _("Which of your creatures gets {trait}?"),
    "activate": _("Which creature do you activate?"),
    "use": _("Use a trait of {me} before its action?"),
    "copy": _("Which trait does {me} copy?"),
    "frighten": _("Which creature does {me} frighten?"),
    "ignore": _("Which trait of {it} is ignored?"),
    "wake": _("Which creature does {me} wake?"),
    "action": _("What does {me} do?"),
    "part": _("From which part of the source does {me} take energy?"),
    "care": _("Who gets the energy of {me}?"),
    "tail": _("Use Tailed of {me}?"),
    "rob": _("From which creature does {me} take energy?"),
    "ally": _("Which other creature gains energy too?"),
    "target": _("Choose a target for {me}."),
    "strike": _("Which attacking trait does {me} apply to {it}?"),
    "burn": _("Which trait does {it} discard?"),
    "lose": _("{it} is Vengeful: which trait does {me} discard?"),
}
SECOND: Final = _("Take a second energy for {me}?")
TOXIC_COSTS_TRAIT: Final = _("Retaliation by {it}: which trait does {me} discard?")

# The rule that puts a question, and its place in the turn.
BECAUSE: Final[dict[str, tuple[str, str]]] = {
    "exchange": ("EVO-040", _("Start of the round, before the first turn")),
    "create": ("EVO-070", _("Your turn, step 1 of 3")),
    "trait": ("EVO-080", _("Your turn, step 2 of 3")),
    "on": ("EVO-082", _("Your turn, step 2 of 3: the creature")),
    "activate": ("EVO-090", _("Your turn, step 3 of 3")),
    "use": ("EVO-092", _("Step 3 of 3, before the action")),
    "copy": ("EVO-217", _("Shapeshifter, before the action")),
    "frighten": ("EVO-219", _("Frightening, before the action")),
    "ignore": ("OPEN-7", _("Frightening, before the action")),
    "wake": ("EVO-220", _("Pesky, before the action")),
    "action": ("EVO-094", _("Step 3 of 3, the action")),
    "part": ("EVO-104", _("Gaining energy")),
    "care": ("EVO-224", _("Caring, for the energy just gained")),
    "tail": ("EVO-223", _("Tailed, for the energy just gained")),
    "rob": ("OPEN-3", _("Tailed, for the energy just gained")),
    "ally": ("OPEN-5", _("Charming, for the energy just gained")),
    "target": ("EVO-122", _("Attack: first the target, then the attacking traits")),
    "strike": ("EVO-127", _("Attack: each attacking trait once, in any order")),
    "burn": ("EVO-130", _("Attack, Fire-breathing")),
    "lose": ("EVO-230", _("Attack, retaliation")),
}

# What a note did to a thing, in a word: which of the note's numbers the thing is, and the word.
TAGS: Final[dict[str, tuple[int, str]]] = {
    "created": (1, _("new")),
    "frightened": (1, _("frightened")),
    "woke": (1, _("woken")),
    "received": (0, "+1"),
    "attacked": (1, _("attacked")),
    "drained": (0, "−1"),
    "poisoned": (0, "−1"),
    "robbed": (0, "−1"),
    "scared": (0, "−1"),
    "fell_asleep": (0, _("slept")),
    "put_to_sleep": (0, _("slept")),
    "slept_after_attack": (0, _("slept")),
    "scared_asleep": (0, _("slept")),
}
# The same for traits that come and go, by name: the thing, its trait, and the sign before it.
TRAIT_TAGS: Final[dict[str, tuple[int, int, str]]] = {
    "added": (1, 2, "+"),
    "burned": (0, 1, "−"),
    "avenged": (0, 1, "−"),
    "tail_used": (0, 1, "−"),
}

# The steps of a turn by the stage of the view, and those of a round's start.
STEPS: Final = [_("Create"), _("Trait"), _("Activate")]
TURN_STEPS: Final[dict[str, int]] = {"create": 0, "trait": 1, "activate": 2, "act": 2}
ROUND_STEPS: Final = [_("Exchange"), _("Turns")]

# What passing means.
PASSES: Final[dict[str, str]] = {
    "exchange": _("Keep your hand"),
    "create": _("Create no creature"),
    "trait": _("Add no trait"),
    "use": _("Use no trait and go on"),
    "part": _("Take no second energy"),
    "care": _("Keep it on {me}"),
    "tail": _("Do not use it"),
    "ally": _("No other creature"),
    "strike": _("Stop attacking"),
}

# An option; {value} is its value in words.
CHOICES: Final[dict[str, str]] = {
    "create": _("Create a creature with {value}"),
    "trait": _("Play {value}"),
    "on": _("Put it on {value}"),
    "activate": _("Activate {value}"),
    "use": _("Use {value}"),
    "copy": _("Copy {value}"),
    "frighten": _("Frighten {value}"),
    "ignore": _("Ignore {value}"),
    "wake": _("Wake {value}"),
    "care": _("Give it to {value}"),
    "rob": _("Take it from {value}"),
    "ally": _("Also gain for {value}"),
    "target": _("Attack {value}"),
    "strike": _("Apply {value}"),
    "burn": _("Discard {value}"),
    "lose": _("Discard {value}"),
}
ACTIONS: Final[list[str]] = [_("Gain energy"), _("Transmute"), _("Attack"), _("Sleep")]
PARTS: Final[list[str]] = [_("The lower part ({energy} left)"), _("The upper part ({energy} left)")]
TAILS: Final[dict[str, str]] = {
    "reserve": _("Discard {card}: 1 more energy for {it}"),
    "rival": _("Discard {card}: take 1 more energy from a creature of another player"),
    "rival_instead": _("Discard {card}: the energy comes from a creature of another player"),
    "card": _("Discard {card}: draw a card at the end of the turn"),
}

# -- notes ------------------------------------------------------------------------------------------------------

# {0}, {1}, {2}: the numbers of the note, in words.
NOTES: Final[dict[str, str]] = {
    "round_began": _("Round {0} begins; {1} is first."),
    "drew_card": _("You draw {0}."),
    "created": _("{0} creates {1}."),
    "added": _("{1} gets {2}."),
    "copied": _("{0} copies {1}."),
    "frightened": _("{0} frightens {1}."),
    "ignored": _("{1} of {0} is ignored."),
    "woke": _("{0} wakes {1}."),
    "took": _("{0} takes energy from {1}."),
    "received": _("{0} has {1} energy now."),
    "token_lost": _("There is no room for the energy of {0}: it is lost."),
    "attacked": _("{0} attacks {1}."),
    "no_effect": _("{1} has no effect on {0}."),
    "drained": _("Vampire: {0} is left with {1} energy."),
    "poisoned": _("Retaliation: {0} is left with {1} energy."),
    "robbed": _("Tailed: {0} is left with {1} energy."),
    "scared": _("Frightening: {0} is left with {1} energy."),
    "burned": _("Fire-breathing: {0} discards {1}."),
    "avenged": _("Retaliation: {0} discards {1}."),
    "tail_used": _("{0} discards {1} to use Tailed."),
    "fell_asleep": _("{0} falls asleep."),
    "put_to_sleep": _("Soporific: {0} falls asleep."),
    "slept_after_attack": _("{0} falls asleep after its attack."),
    "scared_asleep": _("Frightening: {0} falls asleep."),
    "transmuted": _("{0} transmutes {1}: transmutation {2}."),
    "won": _("{0} wins."),
    "round_ended": _("Round {0} ends."),
    "source_changed": _("The source is {0}."),
    "all_woke": _("All creatures wake."),
    "figure_passed": _("{0} is first player now."),
    "choice_turned": _("The Shadow turns up {0}."),
    "not_added": _("The Shadow's creature has both traits of {0}: the card is discarded."),
}
SOLO_ROUND: Final = _("Round {0} begins; the Shadow is first.")
FORCED: Final = _("Only one answer, given for {who}: {choice}.")
PART_NAMES: Final[list[str]] = [_("the lower part"), _("the upper part")]

# -- rules, by their names --------------------------------------------------------------------------------------

# {have}: the present value; {need}: the needed one.
RULES: Final[dict[str, str]] = {
    "quartet_seats": _("Quartet is for 2 or 3 players, not for {have}."),
    "quartet_solo": _("Quartet does not combine with solo."),
    "first_player_seat": _("Seat {have} cannot begin: the game has {need} seats."),
    "shadow_begins": _("In solo the Shadow always begins; first_player stays random."),
    "exchange_alone": _("In solo there is nobody to exchange together with; exchange stays in_turn."),
    "same_retaliation": _("Vengeful and Toxic must have different effects."),
    "level_solo": _("The level is the Shadow's; with {have} players it stays normal."),
    "shadow_round_solo": _("shadow_round concerns solo only; with {have} players it stays human."),
    "shadow_trait_solo": _("shadow_trait concerns solo only; with {have} players it stays first."),
    "not_on_table": _("No creature of that name is on the table."),
    "no_hand": _("You have no card in hand to exchange."),
    "not_in_hand": _("That card is not in your hand."),
    "nobody_lacks": _("Each of your creatures has that trait already."),
    "not_yours": _("That creature is not yours: traits go on your own creatures."),
    "has_trait": _("It has that trait already, and never gets one twice."),
    "activate_yours": _("That creature is not yours: you activate your own."),
    "asleep": _("It is asleep; only a waking creature can be activated."),
    "no_activation_trait": _("That is no activation trait: only Shapeshifter, Frightening and Pesky are used now."),
    "lacks_trait": _("It has not got that trait."),
    "used_before": _("It has used that trait already."),
    "nothing_to_copy": _("No other creature has a trait that it could copy."),
    "nobody_to_frighten": _("No creature of another player can be frightened."),
    "nobody_to_wake": _("No other creature is asleep that it could wake."),
    "copy_own": _("It has that trait itself."),
    "copy_attacking": _("Attacking traits cannot be copied."),
    "copy_nobodys": _("No other creature on the table has that trait."),
    "ignore_lacking": _("The frightened creature has not got that trait."),
    "frighten_own": _("That creature is yours; only one of another player can be frightened."),
    "frighten_no_energy": _("It has no energy to discard."),
    "frighten_asleep": _("It is asleep already."),
    "frighten_no_trait": _("It has no trait that could be ignored."),
    "wake_itself": _("A creature cannot wake itself."),
    "wake_awake": _("It is awake."),
    "woken_before": _("Pesky has woken it once this round already."),
    "kept_from_gaining": _("It was frightened: it may not gain energy this round."),
    "source_empty": _("No energy is left on the source."),
    "source_closed": _("The lower part is empty, and the upper part is closed to it."),
    "track_full": _("Its energy track is full."),
    "nobody_to_care_for": _("Its track is full, and no other creature has room for what it would pass on."),
    "too_little_energy": _("It has {have} energy; it needs {need} to transmute."),
    "too_many_traits": _("It has {have} traits; Small helps with at most {need}, so it needs a full track."),
    "no_attacking_trait": _("It has no attacking trait."),
    "may_not_attack": _("It may not attack this round: it was frightened."),
    "woken_may_not_attack": _("It may not attack this round: Pesky has woken it."),
    "no_target": _("No creature on the table is a suitable target for it."),
    "lower_empty": _("The lower part of the source is empty."),
    "upper_empty": _("The upper part of the source is empty."),
    "upper_closed": _("The upper part is open only to a creature with the printed trait."),
    "second_lower": _("The second energy comes from the lower part."),
    "care_itself": _("The energy is its own already; choose another creature, or keep it."),
    "care_yours": _("Caring gives to creatures of your own only."),
    "no_room": _("Its energy track is full."),
    "rob_yours": _("That creature is yours; the energy comes from another player's."),
    "nothing_to_rob": _("It has no energy."),
    "ally_itself": _("Another creature gains, not the same one again."),
    "ally_yours": _("Only a creature of your own gains too."),
    "target_itself": _("A creature cannot attack itself."),
    "astral_apart": _("Astral keeps them apart."),
    "flying_apart": _("Flying keeps them apart."),
    "not_attacking": _("That is no attacking trait: only Vampire, Fire-breathing and Soporific are."),
    "applied_before": _("That trait was applied in this attack already."),
    "not_its_card": _("That is no trait card of the target."),
    "not_attackers_card": _("That is no trait card of the attacker."),
    "victory": _("The last transmutation that was needed wins on the spot."),
    "shadow_victory": _("The Shadow has transmuted a creature, and wins on the spot."),
    "unfinished": _("Nobody has won: the game was given up unfinished."),
    "tokens": _("transmutations"),
}
