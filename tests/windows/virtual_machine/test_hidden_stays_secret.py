"""Nothing that is painted, spoken, logged or replayed names a mob or an area that the CPU hides."""

import re

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.hiding import CoverArea, HideMob
from gattai_desktop.games.virtual_machine.opening import OpenRound, StartFight
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.test_no_surface_tells import Watch, spoken_by
from tests.windows.virtual_machine.fights import GAME, before, model_of, played_until
from tests.windows.virtual_machine.spying import replayed, texts_of, watching

HIDDEN = re.compile(r"(Leech Script|Script) 1\b|Rack North|m06\.1")
"""What nobody but the CPU may read: a mob, and an area in which another one stands."""
MOVES = 30


def ambushed() -> State:
    """*First Boot*, in which a Leech Script and Rack North, with a Port Sniffer in it, are hidden."""
    table, shuffle = before("f2"), seeded(7)
    for move in (StartFight(CPU), HideMob(CPU, "m06.1", "A7"), CoverArea(CPU, "A5"), OpenRound(CPU)):
        table, _ = GAME.play(table, move, shuffle)
    assert len(unseen_mobs(table)) == 2
    return table


class Spy(Watch):
    """Looks at table and wall as `Watch` does, and reads them for what is hidden."""

    def look(self) -> None:
        super().look()
        seat = self.model.seat_shown
        for window in (self.table, self.wall) if seat != CPU else (self.wall,):
            for text in texts_of(window, self.painted):
                assert not HIDDEN.search(text), f"{seat} reads “{text}”"
        for looker in ("public", *(one for one in self.model.seats if one != CPU)):
            for happened in self.model.log(self.model.entry):
                told = happened.words(looker) + " ".join(str(fact) for _, fact in happened.facts(looker))
                assert not HIDDEN.search(told), f"{looker} is told “{told}”"


@pytest.fixture
def spy(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Spy:
    return watching(Spy, MemoryJournal(ambushed()), 3, qtbot, monkeypatch)


def test_no_surface_names_a_hidden_mob_or_area(spy: Spy) -> None:
    model, cpu, mc = spy.model, CpuFighter(), McFighter()
    model.pass_to(CPU)
    model.take_seat()
    assert model.attempt(HideMob(CPU, "m06.1", "A3"))
    for number in range(MOVES):
        seat = model.next_seat()
        model.pass_to(seat)
        model.take_seat()
        if number % 3 == 0:
            spy.look()
        hidden = unseen_mobs(model.sight(CPU))
        options = [one for one in model.options() if not (isinstance(one, GiveCard) and one.process in hidden)]
        assert model.attempt((cpu if seat == CPU else mc).choose(model.sight(), options))
        if number % 3 == 0:
            spy.look()
    assert spy.looked > MOVES // 2


def test_the_cpu_sees_them_on_its_map(spy: Spy) -> None:
    spy.model.pass_to(CPU)
    spy.model.take_seat()
    said = " ".join(spoken_by(spy.table))
    assert "Rack North" in said
    assert "Leech Script 1" in said


def test_a_window_that_names_one_is_found(spy: Spy) -> None:
    spy.wall.setToolTip("Leech Script 1 lies in wait")
    with pytest.raises(AssertionError, match="lies in wait"):
        spy.look()


def test_the_replay_names_neither(spy: Spy, qtbot: QtBot) -> None:
    model = spy.model
    model.pass_to(CPU)
    model.take_seat()
    assert model.attempt(HideMob(CPU, "m06.1", "A3"))
    for entry, window in replayed(qtbot, spy, "First Boot"):
        for text in texts_of(window, spy.painted):
            assert not HIDDEN.search(text), f"the replay reads “{text}” at entry {entry}"


def test_the_cpu_may_give_its_card_to_a_mob_in_an_area_that_is_off_the_map() -> None:
    table, shuffle = before("f1"), seeded(7)
    for move in (StartFight(CPU), HideMob(CPU, "m02.1", "D5"), CoverArea(CPU, "D5"), OpenRound(CPU)):
        table, _ = GAME.play(table, move, shuffle)
    model = model_of(played_until(lambda now: now.values["step"] == "give", table), CPU)
    moves = [plate.move for plate in deed_plates(SeatView.of(model))]
    assert "m02.1" in [move.process for move in moves if isinstance(move, GiveCard)]
