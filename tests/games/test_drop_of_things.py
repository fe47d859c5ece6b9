"""What is no card can be dropped too: a kind of move names the field that says what is carried, and where it goes."""

from gattai_desktop.cards.card import card
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.games.drops import drops_of
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import CarriedThing, Place

BENCH, HEAD = Place(spot="bench.red"), Place(spot="head.red")


@wish("puts on {hat}")
class PutOn(Move):
    hat: str
    carries = "hat"
    laid_on = Place(spot="head.{seat}")
    steps = ("dressing",)


@wish("hangs up {hat}")
class HangUp(Move):
    hat: str
    carries = "hat"
    openly = ("dressing",)

    def laid_on_now(self, table: Table) -> Place:
        return BENCH


HAT = CarriedThing("hat", "bowler", "red")


def dropped(seat: str = "red", step: str = "dressing", origin: Place = BENCH) -> dict[Place, tuple[str, ...]]:
    found = drops_of((PutOn, HangUp), Sight(seat, {}, {"step": step}), seat, HAT, origin, None)
    return {one.place: tuple(map(str, one.moves)) for one in found}


def test_a_thing_goes_where_the_moves_that_name_it_lay_it_and_not_where_it_lies() -> None:
    assert dropped() == {HEAD: ("Red puts on bowler",)}
    assert dropped(origin=HEAD) == {BENCH: ("Red hangs up bowler",)}


def test_in_another_step_it_goes_nowhere_that_belongs_to_this_one() -> None:
    assert HEAD not in dropped(step="dancing")


def test_another_seat_moves_only_what_may_be_moved_openly() -> None:
    assert dropped(seat="green", origin=HEAD) == {BENCH: ("Red hangs up bowler",)}
    assert dropped(seat="green", step="dancing", origin=HEAD) == {}


def test_a_card_is_none_of_these_things_nor_a_thing_of_another_field() -> None:
    table = Sight("red", {}, {"step": "dressing"})
    assert not drops_of((PutOn,), table, "red", card("5♥P"), Place(zone="hand.red"), None)
    assert not drops_of((PutOn,), table, "red", CarriedThing("shoe", "boot", "red"), BENCH, None)
