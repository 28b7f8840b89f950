from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from boardwright.core.chance import M1, M2, SPREAD1, SPREAD2, Chance, SecretChance
from boardwright.core.errors import BrokenInvariant

KEY = bytes(range(16))


def draws(chance: Chance, n: int = 20) -> list[int]:
    return [chance.below(1000) for _ in range(n)]


def test_the_same_seed_gives_the_same_draws():
    assert draws(Chance(5)) == draws(Chance(5)) != draws(Chance(6))


def test_a_clone_goes_on_alike_and_apart():
    chance = Chance(5)
    draws(chance)
    twin = chance.clone()
    assert draws(chance) == draws(twin)
    draws(twin)
    assert chance.drawn == 40


def test_every_outcome_is_about_as_frequent():
    chance = Chance(9)
    counts = Counter(chance.roll() for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in counts.values())


def test_outcomes_can_be_read_back_and_end_in_a_fault():
    chance = Chance(1)
    chance.read_back([4, 0, 2])
    assert [chance.below(6), chance.below(6), chance.roll()] == [4, 0, 3]
    assert chance.drawn == 3
    with pytest.raises(BrokenInvariant, match="draws more"):
        chance.below(6)


def test_nothing_can_be_drawn_from_nothing():
    with pytest.raises(BrokenInvariant, match="nothing"):
        Chance(1).take([])


def test_a_listener_hears_every_outcome():
    chance = Chance(1)
    chance.log = []
    values = draws(chance)
    chance.seal()
    assert chance.log == [*values, 0]


def test_taking_from_a_pile_leaves_the_others_in_it():
    chance, pile, taken = Chance(3), list(range(10)), []
    while pile:
        taken.append(chance.take(pile))
        assert sorted(pile + taken) == list(range(10))


def test_a_scripted_card_is_the_one_at_that_place_of_the_pile():
    chance, pile = Chance(3), [10, 20, 30, 40]
    chance.read_back([1, 1])
    assert [chance.take(pile), chance.take(pile)] == [20, 40]
    assert sorted(pile) == [10, 30]


def test_a_secret_draw_depends_on_key_and_number_alone():
    chance = SecretChance(KEY)
    first = draws(chance)
    assert draws(SecretChance(KEY)) == first
    assert draws(SecretChance(KEY, 5), 15) == first[5:]
    assert draws(SecretChance(KEY[::-1])) != first


def test_a_secret_draw_does_not_depend_on_what_was_asked_of_the_draws_before():
    one, other = SecretChance(KEY), SecretChance(KEY)
    one.below(2)
    other.below(52)
    assert draws(one) == draws(other)


def test_a_clone_of_a_secret_chance_draws_alike():
    chance = SecretChance(KEY)
    draws(chance, 3)
    assert draws(chance.clone()) == draws(chance)


def test_anyone_who_has_the_seed_can_verify_a_draw():
    chance = SecretChance(KEY)
    for number in range(1, 9):
        digest = blake2b(number.to_bytes(8, "little"), key=KEY, digest_size=7).digest()
        assert chance.below(52) == int.from_bytes(digest, "little") % 52


def test_the_small_generator_follows_its_published_formula():
    chance, a, b = Chance(12344, 67889), 12345 * SPREAD1 % M1, 67890 * SPREAD2 % M2
    for _ in range(50):
        a, b = a * 40014 % 2147483563, b * 40692 % 2147483399
        assert chance.raw() == (a - b) % 2147483562
