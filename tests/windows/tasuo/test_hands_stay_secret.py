"""Whatever a player holds, could answer with or has set: everybody else is shown, told and asked the same, in order."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest
from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER, active
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.games.tasuo.hidden_cards import with_other_cards
from tests.windows.tables import laid
from tests.windows.tasuo.showdowns import BOX, GAME

DECKS = ("slag-court", "tide-court", "bramble-court", "storm-court")
MOMENTS = 5
"""How many moments of each showdown are looked at."""
SET = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: ka Cinder Page; legend Tripwire Flash down; hand Ember Jab
        Blue: kio Glacier Monk; hand Reef Novice
"""
APART = 17
"""How many moves lie between two of them: a number that falls into every step of a turn."""
Shown = list[tuple[str, object]]
"""Everything that a table shows and tells, each with its name, in its order."""


class OpenTable:
    """A table and its wall as one player sees both, and what they say."""

    def __init__(self, qtbot: QtBot, state: State, watcher: str) -> None:
        self.model = GameModel(GAME, MemoryJournal(state), seeded(1), clock=lambda: 1_000)
        self.model.pass_to(watcher)
        self.model.take_seat()
        self.watcher = watcher
        paint = make_paint(speed=0)
        self.table = laid(self.model, paint, make_curtain=Curtain)
        self.wall = ProjectorWindow(self.model, room_of(GAME.key), paint)
        self._qtbot = qtbot
        self.heard: list[str] = []
        self.table.voice.said.connect(self.heard.append)
        for window in (self.table, self.wall):
            qtbot.addWidget(window)
            window.resize(1024, 600)
            window.show()
        self.settle()

    def settle(self) -> None:
        """Let everything that was asked for happen, and everything be said."""
        for _ in range(3):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._qtbot.waitUntil(lambda: not self.table.voice._timer.isActive())

    def play(self, move: Move) -> None:
        assert self.model.attempt(move), str(move)
        self.settle()

    def shown(self) -> Shown:
        """Return what this player, and everybody before the wall, is shown, told and asked."""
        model = self.model
        found: Shown = [
            ("who is asked", tuple((one.seat, one.kind, str(one.text), len(one.options)) for one in model.asks()))
        ]
        found += [("for whom play waits", model.next_seat()), ("what was said", tuple(self.heard))]
        for looker in (self.watcher, PUBLIC):
            found += [(f"the log of {looker}", one.words(looker)) for one in model.log(model.entry)]
        for name, window in (("table", self.table), ("wall", self.wall)):
            found.append((f"the title of the {name}", (window.windowTitle(), window.windowIconText())))
            found += [(f"what the {name} says", line) for line in said_by(QAccessible.queryAccessibleInterface(window))]
            found.append((f"the picture of the {name}", pixels(window)))
        found += [("the way of the focus", name) for name in way_of_the_focus(self.table)]
        return found

    def curtain_of(self, holder: str) -> Shown:
        """Return what everybody sees while the curtain hangs before a player."""
        self.model.pass_to(holder)
        self.settle()
        assert self.model.curtain_down
        return [(f"{what}, behind the curtain", one) for what, one in self.shown()]


def said_by(thing: QAccessibleInterface | None, depth: int = 0) -> Iterator[tuple[int, str, str, str, bool]]:
    """Yield every object that a screen reader finds, in its order."""
    if thing is None:
        return
    state, kind = thing.state(), QAccessible.Text
    yield (
        depth,
        str(thing.role()),
        thing.text(kind.Name),
        thing.text(kind.Description),
        bool(state.disabled or state.invisible),
    )
    for number in range(thing.childCount()):
        yield from said_by(thing.child(number), depth + 1)


def pixels(window: QWidget) -> QByteArray:
    image = window.grab().toImage()
    return QByteArray(bytes(image.constBits()))


def way_of_the_focus(window: QWidget) -> Iterator[str]:
    """Yield what is come to with Tab, from the window on."""
    widget = window.nextInFocusChain()
    while widget is not None and widget is not window:
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield f"{type(widget).__name__} {widget.accessibleName()}"
        widget = widget.nextInFocusChain()


def moments(seed: int) -> Iterator[tuple[State, str, Move]]:
    """Play showdowns by chance; yield tables with a player, and a move after which others may know nothing of her."""
    apart = 0
    for game in count(seed):
        chance, shuffle = Random(game), seeded(game)
        decks = zip(zones.SEATS, chance.sample(DECKS, 2), strict=True)
        state = BOX.begin(
            ShowdownSetup(players=tuple(DuelistSetup(seat, seat.capitalize(), deck) for seat, deck in decks))
        )
        while state.text("step") != OVER:
            seat = GAME.waits_for(state)[0]
            options = GAME.options(state, seat)
            passes = [one for one in options if isinstance(one, PassWindow)]
            move = passes[0] if passes and chance.random() < 0.7 else chance.choice(options)
            holder = zones.foe(active(state)) if active(state) else ""
            if holder and (seat != holder or isinstance(move, PassWindow)):
                apart += 1
                if apart % APART == 0:
                    yield state, holder, move
            state, _facts = GAME.play(state, move, shuffle)


def first_difference(one: Shown, other: Shown) -> str:
    """Return where two tables differ first; "" where they show the same."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            return f"{here[0]}: {str(here[1])[:300]} / {there[0]}: {str(there[1])[:300]}"
    return "" if len(one) == len(other) else "one of them shows more"


@pytest.mark.parametrize("seed", [10, 20, 30])
def test_no_surface_tells_what_a_player_holds(qtbot: QtBot, seed: int) -> None:
    chance = Random(seed)
    for state, holder, move in islice(moments(seed), MOMENTS):
        states = (state, with_other_cards(state, holder, chance))
        tables = [OpenTable(qtbot, one, zones.foe(holder)) for one in states]
        for happens in ("before", "after", "behind the curtain after"):
            if happens == "after":
                for one in tables:
                    one.play(move)
            shown = [one.shown() if happens in ("before", "after") else one.curtain_of(holder) for one in tables]
            assert not first_difference(*shown), f"{happens} {move}: {first_difference(*shown)}"
        for one in tables:
            one.table.hide()
            one.wall.hide()


def test_the_test_would_find_a_hand_that_is_told(qtbot: QtBot) -> None:
    """Given the table as its owner sees it, then another hand is another picture and other words."""
    state, holder, _move = next(moments(1))
    mine, other = (OpenTable(qtbot, one, holder) for one in (state, with_other_cards(state, holder, Random(1))))
    difference = dict(zip(mine.shown(), other.shown(), strict=False))
    told = {here[0] for here, there in difference.items() if here != there}
    assert {"what the table says", "the picture of the table"} <= told


def test_the_card_in_focus_goes_with_whoever_looked_at_it(qtbot: QtBot) -> None:
    """Red reads a set card and a card of the hand: neither is left large in the rail once red has gone or covers."""
    state = replay(read(SET)).state
    red = OpenTable(qtbot, state, zones.RED)
    right = red.table.findChild(ShowdownRight)
    assert isinstance(right, ShowdownRight)
    for face, covers in (("peek-red:sl16", False), ("tasuo:sl07", False), ("tasuo:sl07", True)):
        red.model.pass_to(zones.RED)
        red.model.take_seat()
        red.table.requests.look(face)
        red.settle()
        assert right.accessibleDescription()
        if covers:
            red.model.cover(on=True)
        else:
            red.model.pass_to(zones.BLUE)
        red.settle()
        assert right.accessibleDescription() == ""
        assert right.design is None


def test_a_card_of_the_hand_is_shown_large_where_it_is_looked_at(qtbot: QtBot) -> None:
    red = OpenTable(qtbot, replay(read(SET)).state, zones.RED)
    right = red.table.findChild(ShowdownRight)
    assert isinstance(right, ShowdownRight)
    (card,) = red.table.hand.cards()
    card.setFocus()
    red.settle()
    assert right.design is not None
    assert right.design.name == "Ember Jab"
