"""Transport: loading, flying, coming back, unloading."""

from __future__ import annotations

import pytest

from tests.games.evacuation.late import NEW, OLD, E, F, Late, S, ship, tile


def dock(name: str, energy: int = 5, seats: int = 2, **options: str) -> Late:
    """The first player owns one ship on the OW side, and has so much energy there."""
    late = Late(seats, **options)
    late.give_ship(name)
    late.me.cubes[E] = energy
    return late


def opened(late: Late) -> Late:
    return late.run(("transport", 0))


@pytest.mark.rule("EVA-502", "EVA-506")
def test_a_bay_takes_a_site_of_its_colour_only():
    late = opened(dock("s01")).do("fly s01")
    assert (late.kind, late.options) == ("evacuate", ["l1", "l4", "l7", "pass"])
    assert late.why_not("l2")[:2] == ("EVA-502", "bay_colour")


@pytest.mark.rule("EVA-505", "EVA-983")
def test_people_of_a_site_go_aboard_and_its_tile_is_turned():
    late = opened(dock("s01")).do("fly s01", "evacuate l7")
    assert not late.me.up >> tile("l7") & 1
    assert (late.me.people, late.me.freight[6]) == (0, 1)
    assert late.finish().me.people == 1


@pytest.mark.rule("EVA-505", "EVA-007", "EVA-511")
def test_a_factory_site_takes_an_unused_tile_that_waits_on_nw():
    late = opened(dock("s01")).do("fly s01", "evacuate l4").finish()
    assert (late.me.reserve[S], late.me.factories) == (3, [0, 0, 0, 0, 1, 0])
    assert late.me.production == [0, 0, 0]


@pytest.mark.rule("EVA-472", "EVA-505")
def test_no_factory_site_without_an_unused_tile():
    late = dock("s01")
    late.me.reserve[S] = 0
    late.me.factories[S] = 4
    opened(late).do("fly s01")
    assert late.options == ["l1", "l7", "pass"]
    assert late.why_not("l4") == ("EVA-472", "no_unused_tile", 0, 1)


@pytest.mark.rule("EVA-505")
def test_a_site_cannot_be_evacuated_again():
    late = dock("s01")
    late.me.up &= ~(1 << tile("l1"))
    assert opened(late).do("fly s01").why_not("l1")[:2] == ("EVA-505", "face_down")


@pytest.mark.rule("EVA-512")
def test_oceans_are_never_shipped():
    assert opened(dock("s01")).do("fly s01").why_not("o1")[:2] == ("EVA-512", "ocean_stays")


@pytest.mark.rule("EVA-503", "EVA-506", "INT-37")
def test_capacity_takes_a_factory_site_of_any_colour_but_no_people():
    late = opened(dock("s16")).do("fly s16", "load_stadium pass")
    assert late.options == ["l1", "l2", "l3", "l4", "l5", "l6", "pass"]
    assert late.why_not("l7")[:2] == ("EVA-506", "needs_bay")


@pytest.mark.rule("EVA-506")
def test_a_bay_uses_no_capacity():
    late = opened(dock("s01")).do("fly s01", "evacuate l4")
    assert (late.kind, late.ask.about[0]) == ("load_stadium", -1)
    late.do("evacuate l1")
    assert sum(late.me.freight[3:6]) == 2


@pytest.mark.rule("EVA-503")
def test_capacity_counts_stadiums_factories_and_sites_together():
    late = dock("s16")
    late.me.factories[S] = 2
    late.me.reserve[S] = 2
    opened(late).do("fly s16", "load_stadium st01", "load_factory steel")
    assert late.kind == "load"
    late.do("load pass")
    assert (late.me.stadiums[NEW], late.me.factories) == ([0], [0, 1, 0, 0, 1, 0])


@pytest.mark.rule("EVA-504", "EVA-982")
def test_resource_capacity_counts_small_cubes():
    late = dock("s16")
    late.me.cubes[F] = 9
    opened(late).do("fly s16", "load food", "load food", "load food")
    assert late.kind == ""
    assert (late.me.cubes[F], late.me.cubes[3 + F]) == (6, 3)


@pytest.mark.rule("EVA-507", "EVA-508")
def test_the_old_world_pays_what_the_ship_shows_also_half_loaded():
    late = opened(dock("s04")).do("fly s04").finish()
    assert (late.me.cubes[E], late.me.ships) == (3, [[], [ship("s04")]])


@pytest.mark.rule("EVA-508", "INT-31")
def test_a_ship_that_stays_is_not_loaded_and_costs_nothing():
    late = opened(dock("s04")).do("fly pass")
    assert (late.kind, late.me.cubes[E], late.me.ships[OLD]) == ("", 5, [ship("s04")])


@pytest.mark.rule("EVA-507")
def test_a_flight_that_cannot_be_paid():
    late = dock("s04", energy=1)
    late.give_ship("s01")
    assert opened(late).options == ["s01", "pass"]
    assert late.why_not("s04") == ("EVA-507", "flight_too_dear", 1, 2)


@pytest.mark.rule("INT-31", "INT-58", "EVA-507")
def test_all_flights_are_payable_together():
    late = dock("s04", energy=3)
    late.give_ship("s07")
    assert opened(late).options == ["s04", "s07", "pass"]
    late.do("fly s04").finish()
    assert (late.me.cubes[E], late.me.ships) == (1, [[ship("s07")], [ship("s04")]])


@pytest.mark.rule("EVA-501")
def test_ships_are_chosen_in_ascending_order():
    late = dock("s01")
    late.give_ship("s04")
    late.give_ship("s16")
    late = opened(late).do("fly s04", "evacuate pass", "load pass")
    assert late.options == ["s16", "pass"]
    assert late.why_not("s01")[:2] == ("EVA-501", "ships_ascending")


@pytest.mark.rule("INT-58")
def test_loaded_energy_pays_no_flight():
    late = dock("s01", energy=3)
    late.give_ship("s04")
    opened(late).do("fly s01", "load energy")
    assert late.kind == ""
    assert (late.me.cubes[E], late.me.cubes[3]) == (1, 1)


@pytest.mark.rule("EVA-507", "EVA-501")
def test_a_ship_comes_back_empty_for_one_energy_of_the_new_world():
    late = dock("s01", energy=0)
    late.give_ship("s13", NEW)
    late.me.cubes[3 + E] = 2
    late.me.people = 3
    opened(late).do("return s13")
    assert (late.me.cubes[3], late.me.ships[OLD], late.me.people) == (1, [ship("s01"), ship("s13")], 3)


@pytest.mark.rule("EVA-510", "INT-32")
def test_freight_cannot_pay_a_return_of_the_same_phase():
    late = dock("s16")
    late.give_ship("s13", NEW)
    opened(late).do("fly s16", "load energy", "load energy")
    assert late.kind == "load"
    late.do("load pass")
    assert (late.kind, late.me.cubes[3], late.me.ships[OLD]) == ("", 2, [])


@pytest.mark.rule("EVA-509")
def test_a_ship_flies_once():
    late = dock("s01", energy=9)
    late.me.cubes[3] = 5
    late.give_ship("s13", NEW)
    opened(late).do("fly s01", "return s13")
    assert (late.kind, late.me.ships) == ("", [[ship("s13")], [ship("s01")]])


@pytest.mark.rule("INT-59")
def test_who_came_back_does_not_fly_again_this_year():
    late = dock("s01", energy=9)
    late.give_ship("s13", NEW)
    late.me.cubes[3] = 5
    opened(late).do("fly pass", "return s13")
    late.run(("transport", 0))
    assert late.options == ["s01", "pass"]
    assert late.why_not("s13")[:2] == ("INT-59", "came_back")


@pytest.mark.rule("EVA-501")
def test_ships_on_nw_are_never_loaded():
    late = dock("s01")
    late.give_ship("s13", NEW)
    assert opened(late).why_not("s13")[:2] == ("EVA-501", "only_from_old")
    assert late.why_not("s20")[:2] == ("EVA-501", "not_your_ship")


@pytest.mark.rule("EVA-502")
def test_alike_bays_are_filled_in_ascending_order():
    late = opened(dock("s10")).do("fly s10", "evacuate l4")
    assert late.options == ["l7", "pass"]
    assert late.why_not("l1")[:2] == ("EVA-502", "sites_ascending")


@pytest.mark.rule("EVA-502")
def test_an_empty_bay_leaves_a_bay_like_it_empty():
    late = opened(dock("s10")).do("fly s10", "evacuate pass")
    assert late.kind == "load_stadium"


def test_who_has_no_ship_is_not_asked():
    assert opened(Late(2)).kind == ""
