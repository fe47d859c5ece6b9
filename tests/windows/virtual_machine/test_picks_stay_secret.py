"""Nothing that is painted, spoken, logged or replayed names a picked card before all have picked, or an unseen bit."""

import random
import re

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, PickAnew, PickCards
from gattai_desktop.games.virtual_machine.status_byte import BITS, bit_of
from gattai_desktop.games.virtual_machine.values import SELECT
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.tables import laid
from tests.windows.test_no_surface_tells import Painted, Watch, named_in, spoken_by
from tests.windows.virtual_machine.fights import BOX, GAME, played_until

PLACE = re.compile(r"Place (\d), (\w+)")


def a_round_begins(seed: int) -> MemoryJournal:
    """A journal that goes on from the moment when everybody is asked for the cards of a later round."""

    def is_there(table: object) -> bool:
        values = table.values  # type: ignore[attr-defined]
        return values["step"] == SELECT and values["round"] == 2

    return MemoryJournal(played_until(is_there, seed=seed))


def unseen_places(model: GameModel) -> dict[int, str]:
    """The places of the byte that the seat at the computer may not know, with the bit that stands there."""
    known = model.sight().zones[BYTE]
    open_to_cpu = GAME.sight(model._journal.state(), CPU).zones[BYTE]
    return {
        place: bit_of(there.card)
        for place, (lying, there) in enumerate(zip(known, open_to_cpu, strict=True), 1)
        if isinstance(lying.card, Back)
    }


class Onlooker(Watch):
    """Looks at table and wall as `Watch` does, and listens for places of the byte too."""

    def look(self) -> None:
        super().look()
        hidden = unseen_places(self.model)
        for window in (self.table, self.wall):
            for text in spoken_by(window):
                for place, word in PLACE.findall(text):
                    assert int(place) not in hidden or word.lower() not in BITS, f"{text} tells of place {place}"


@pytest.mark.parametrize("seed", [3, 11])
def test_no_surface_tells_a_pick_or_an_unseen_place_before_all_have_picked(
    seed: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    journal, dice = a_round_begins(seed), random.Random(seed)
    model = GameModel(GAME, journal, seeded(seed), clock=lambda: 1_000)
    paint = make_paint(speed=0)
    table = laid(model, paint, make_curtain=Curtain)
    wall = ProjectorWindow(model, room_of(model.game), paint)
    for window in (table, wall):
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
    watch = Onlooker(model, table, wall, painted)
    model.curtainChanged.connect(watch.allowed.look)
    picked: dict[str, set[str]] = {}
    open_cards = (one.card for zone in model.sight(PUBLIC).zones.values() for one in zone)
    lying_open = {face(card) for card in open_cards if not isinstance(card, Back)}
    seats = list(model.still_asked())
    dice.shuffle(seats)
    for seat in seats:
        model.pass_to(seat)
        watch.look()
        model.take_seat()
        watch.look()
        pane = table.scene.pane
        assert isinstance(pane, FightPane)
        hand = [one.card for one in model.hand(seat)]
        for card in dice.sample(hand, min(2, len(hand))):
            pane.take(card)
        watch.look()
        model.cover(on=True)
        watch.look()
        model.cover(on=False)
        picked[seat] = {card.key for card in pane.select.picks}
        pane.open_page("team_hand")
        watch.look()
        pane.open_page("team_hand")
        last = seat == seats[-1]
        if last:
            assert the_replay_is_silent(qtbot, journal, painted, lying_open, picked)
        if picked[seat] and dice.random() < 0.8:
            assert pane.press("Enter")
        else:
            picked[seat] = set()
            assert model.attempt(PickCards(seat, ()))
        if not last:
            watch.look()
            assert nothing_open_names(model, seat, picked[seat])
    assert watch.looked > 20
    assert any(picked.values())
    assert model.sight(PUBLIC).values["step"] != SELECT


def nothing_open_names(model: GameModel, seat: str, picks: set[str]) -> bool:
    """Whether neither values, facts nor sentences that others are told name a card that a seat has picked."""
    log = model.log(model.entry)
    for looker in (PUBLIC, *(one for one in model.seats if one != seat)):
        seen = GAME.sight(model._journal.state(), looker)
        told = " ".join(f"{path} {value}" for path, value in seen.values.items())
        for happened in log:
            told += " ".join(str(fact) for _, fact in happened.facts(looker)) + happened.words(looker)
        assert not any(re.search(rf"\b{key}\b", told) for key in picks), f"{looker} is told of a pick of {seat}"
    return True


def the_replay_is_silent(
    qtbot: QtBot, journal: MemoryJournal, painted: Painted, lying_open: set[str], picked: dict[str, set[str]]
) -> bool:
    """Step through the picks in the replay, while one is still to pick: no moment shows a card of a pick."""
    past = Past(BOX, journal)
    window = ReplayWindow(past, BOX, room_of(GAME.key), "Audit Day", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitUntil(lambda: past.timeline.whole)
    hidden = {key[:-1] for keys in picked.values() for key in keys}
    for entry in range(journal.last + 1):
        past.go(entry)
        QApplication.processEvents()
        painted.shown()
        window.grab()
        shown = painted.shown() | {face for text in spoken_by(window) for face in named_in(text)}
        assert not (shown & hidden) - lying_open, f"the replay shows {(shown & hidden) - lying_open} at entry {entry}"
    return True


def test_taking_back_and_reloading_tell_as_little(qtbot: QtBot) -> None:
    """Whoever lays down, takes back or reloads changes nothing that another is told but that something was chosen."""
    del qtbot
    journal = a_round_begins(3)
    model = GameModel(GAME, journal, seeded(1), clock=lambda: 1_000)
    seat = next(one for one in model.still_asked() if one != CPU)
    model.pass_to(seat)
    model.take_seat()
    cards = tuple(one.card for one in model.hand(seat)[:1])
    told = []
    for move in (PickCards(seat, cards), PickCards(seat, ()), DeclareReload(seat)):
        if not model.attempt(move):
            continue
        happened = model.log(model.entry)[0]
        told.append((happened.words(PUBLIC), [str(fact) for _, fact in happened.facts(PUBLIC)]))
        assert model.attempt(PickAnew(seat))
    assert len(told) >= 2
    assert all(one == told[0] for one in told)


def test_the_test_would_find_a_pick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a window that says what another has picked, then it is found."""
    painted, model = Painted(monkeypatch), GameModel(GAME, a_round_begins(3), seeded(1), clock=lambda: 1_000)
    paint = make_paint(speed=0)
    table = laid(model, paint, make_curtain=Curtain)
    wall = ProjectorWindow(model, room_of(model.game), paint)
    for window in (table, wall):
        qtbot.addWidget(window)
    watch = Onlooker(model, table, wall, painted)
    model.pass_to("sable")
    model.take_seat()
    card = model.hand("sable")[0].card
    model.pass_to("ixa")
    wall.setToolTip(card.name)
    with pytest.raises(AssertionError, match="tells public of"):
        watch.look()
