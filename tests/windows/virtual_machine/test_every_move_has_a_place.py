"""Whatever a seat may do in a fight has a plate, a token, an area or a question where it is pressed or dropped."""

from collections.abc import Iterator

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.fight_forms import fight
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.any_moment import InterruptCount
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.walking import WalkBy
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates, moves_of
from gattai_desktop.windows.kit.seat_view import SeatView

MOST = 160


def played(scenario: str) -> Iterator[SeatView]:
    """Yield what each seat sees when it is to act, while automatic players fight."""
    mcs = {"sable": "", "teo": "", "ixa": "", "halcyon": ""}
    game = box("virtual-machine").game
    model = GameModel(game, MemoryJournal(box("virtual-machine").begin(fight(scenario, mcs))), seeded(3))
    cpu, mc = CpuFighter(), McFighter()
    for _ in range(MOST):
        if model.sight().values["step"] == "over":
            return
        model.pass_to(model.next_seat())
        model.take_seat()
        yield SeatView.of(model)
        options = model.options()
        assert model.attempt((cpu if model.seat == CPU else mc).choose(model.sight(), options))


def in_row(view: SeatView) -> set[Move]:
    """Return every move that a plate of the row stands for."""
    found = {plate.move for plate in deed_plates(view) if plate.move is not None}
    return found.union(*(moves_of(view, str(plate.key)) for plate in deed_plates(view)))


@pytest.mark.parametrize("scenario", ["f3", "f5", "f8"])
def test_every_allowed_move_can_be_pressed(scenario: str) -> None:
    seen = 0
    for view in played(scenario):
        # Answers stand on the plate of their question; the word that interrupts is in the rail, a card of an Interrupt
        # on its plate, and a way of one's own is walked area by area.
        elsewhere = (Answer, InterruptCount, LayTowards, WalkBy)
        rest = {move for move in view.options if not isinstance(move, elsewhere)}
        assert rest <= in_row(view), rest - in_row(view)
        seen += bool(rest)
    assert seen > 20


def test_a_card_that_has_attacked_is_dropped_on_the_team_hand_or_the_discards() -> None:
    dropped = set()
    for view in played("f5"):
        card = turn_card(view.sight)
        if card is not None and view.value("turn.attacked") and view.step == "turn":
            offers = view.model.drops(card, Place(zone=f"play.{view.seat}"))
            dropped |= {offer.place.zone for offer in offers if offer.allowed}
    assert {"team.mcs", "team.cpu", "discard.mcs", "discard.cpu"} <= dropped


def test_what_lies_open_can_be_dropped_while_the_hand_is_covered() -> None:
    view = next(one for one in played("f5") if one.may(Attack))
    card, origin = turn_card(view.sight), Place(zone=f"play.{view.seat}")
    assert card is not None
    open_to_all = view.model.drops(card, origin)
    view.model.cover(on=True)
    assert view.model.covered
    assert open_to_all
    assert view.model.drops(card, origin) == open_to_all
    held = view.sight.zones[f"hand.{view.seat}"][0].card
    assert view.model.drops(held, Place(zone=f"hand.{view.seat}")) == ()


def test_no_plate_tells_what_a_covered_hand_holds() -> None:
    told = 0
    for view in played("f5"):
        held = {one.card for one in view.hand}
        named = [move for move in in_row(view) if getattr(move, "card", None) in held]
        told += bool(named)
        view.model.cover(on=True)
        covered = in_row(SeatView.of(view.model))
        assert not covered & set(named), named
        view.model.cover(on=False)
    assert told


def test_the_cpu_drops_its_card_on_the_process_that_takes_it() -> None:
    for view in played("f5"):
        if view.step == "give":
            card = view.sight.zones["play.cpu"][0].card
            places = {offer.place.area for offer in view.model.drops(card, Place(zone="play.cpu"))}
            assert "b1" in places
            return
    raise AssertionError("No card of the CPU was given.")


def test_a_token_is_dropped_on_areas_alone() -> None:
    seen = 0
    for view in played("f5"):
        if view.step == "turn" and view.seat != CPU:
            token = next(one.card for zone in view.sight.zones.values() for one in zone if one.card.key == view.seat)
            offers = view.model.drops(token, Place(area="C1"))
            assert all(offer.place.area for offer in offers)
            seen += bool(offers)
    assert seen
