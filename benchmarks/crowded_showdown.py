"""What a picture of a crowded showdown costs, beside a Throwdown of Gattai in the same process.

    python benchmarks/crowded_showdown.py [ROUNDS]   a window of 1920×1080, and one of 3840×2160

The showdown has 60 cards on its field and twelve entries on the Queue. Both tables are measured in turn, so that
whatever else the machine does falls on both; processor time, medians in milliseconds. A screen shows a picture every
16.7 ms.
"""

import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.queue import QUEUE, QueueEntry
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import CLASH
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.measured import measured_model
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.program.application import the_application
from gattai_desktop.windows.table.lay_table import lay_table

SIZES = ((1920, 1080), (3840, 2160))
ON_THE_FIELD, QUEUED, HELD = 60, 12, 10
STEPS, PICTURES = 60, 9
Figures = dict[str, float]


def crowded() -> State:
    """Return a table with as many cards on its field and on the Queue as are wanted; red is on turn and attacks."""
    tasuo = box("tasuo")
    players = (DuelistSetup(zones.RED, "Ren", "slag-court"), DuelistSetup(zones.BLUE, "Ida", "tide-court"))
    begun = tasuo.begin(ShowdownSetup(players=players))
    laid = {zone: list(lying) for zone, lying in begun.zones.items()}
    entries: list[Value] = []
    for seat in zones.SEATS:
        deck = laid[zones.deck(seat)]
        fighters = [one for one in deck if one.card.design.fights]  # type: ignore[attr-defined]
        others = [one for one in deck if one not in fighters]

        def lay(zone: str, lying: Lying, deck: list[Lying] = deck, *, up: bool = True) -> None:
            deck.remove(lying)
            laid.setdefault(zone, []).append(Lying(lying.card, up=up))

        for place in zones.PLACES:
            lay(zones.place(place, seat), fighters.pop())
            for _ in range(3):
                lay(zones.weapons(place, seat), others.pop())
        for number in range(9):
            lay(zones.legend(seat), others.pop(), up=number % 2 == 0)
        lay(zones.arena(seat), others.pop())
        for _ in range(HELD if seat == zones.RED else 5):
            lay(zones.hand(seat), deck[-1], up=False)
        entries += [
            QueueEntry(number, "card", seat, one.card.key, answers=number - 1).kept
            for number, one in enumerate(laid[zones.legend(seat)][: QUEUED // 2], len(entries) + 1)
        ]
    values = {**begun.values, "step": CLASH, "turn": 9, "active": zones.RED, QUEUE: tuple(entries), "agenda": ()}
    return State({zone: tuple(lying) for zone, lying in laid.items()}, values)


class Measured:
    """A table whose pictures are measured."""

    def __init__(self, application: QApplication, model: GameModel, size: tuple[int, int]) -> None:
        self._application = application
        model.take_seat()
        self.table = lay_table(model, room_of(model.game), make_paint(speed=0))
        self.table.resize(*size)
        self.table.show()
        application.processEvents()
        self._picture = QPixmap(self.table.size())

    def whole(self) -> None:
        """Paint everything."""
        self.table.render(self._picture)

    def carrying(self) -> tuple[float, list[float]]:
        """Drag a card of the hand over the table; returns the milliseconds of lifting it, and of each step."""
        card = self.table.hand.cards()[0]
        rect = card.global_rect()
        start = QPoint(round(rect.x() + rect.width() * 0.15), round(rect.y() + rect.height() * 0.3))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        self._send(card, QEvent.Type.MouseButtonPress, start, left, left)
        lifted = self._send(card, QEvent.Type.MouseMove, start + QPoint(6, -6), none, left)
        across, down = self.table.width() // (2 * STEPS), -self.table.height() // (2 * STEPS)
        steps = [
            self._send(card, QEvent.Type.MouseMove, start + QPoint(number * across, number * down), none, left)
            for number in range(1, STEPS)
        ]
        assert self.table.carry.carrying, "Nothing was carried."
        self.table.carry.put_back()
        self._send(card, QEvent.Type.MouseButtonRelease, start, left, none)
        return lifted, steps

    def looking(self) -> list[float]:
        """Lead the pointer over cards; returns the milliseconds until each is shown as the one looked at."""
        pane = self.table.scene.pane
        cards = pane.cards.cards() if isinstance(pane, FieldPane) else self.table.hand.cards()
        return [took(partial(self._look_at, card)) for card in cards[:10]]

    def _look_at(self, card: CardWidget) -> None:
        card.hoverChanged.emit(True)
        self._application.processEvents()

    def _send(
        self, card: CardWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> float:
        begun = time.process_time()
        where = card.mapFromGlobal(QPointF(at))
        self._application.sendEvent(card, QMouseEvent(kind, where, QPointF(at), button, held, _NO_KEY))
        self._application.processEvents()
        return (time.process_time() - begun) * 1000


_NO_KEY = Qt.KeyboardModifier.NoModifier


def took(do: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that something takes."""
    begun = time.process_time()
    do()
    return (time.process_time() - begun) * 1000


def measure(application: QApplication, size: tuple[int, int], rounds: int = 5) -> Mapping[str, Mapping[str, float]]:
    """Measure both tables in turn."""
    model = GameModel(box("tasuo").game, MemoryJournal(crowded()), seeded(1))
    tables = {
        "showdown": Measured(application, model, size),
        "Throwdown": Measured(application, measured_model(1), size),
    }
    pane = tables["showdown"].table.scene.pane
    assert isinstance(pane, FieldPane)
    assert len(pane.cards.cards()) >= ON_THE_FIELD
    found: dict[str, dict[str, list[float]]] = {name: {} for name in tables}
    for _ in range(rounds):
        for name, one in tables.items():
            lifted, steps = one.carrying()
            rows = {
                "whole": [took(one.whole) for _ in range(PICTURES)], "lifting": [lifted], "step": steps,
                "looking": one.looking(),
            }  # fmt: skip
            for what, figures in rows.items():
                found[name].setdefault(what, []).extend(figures)
    return {
        name: {
            **{f"{what}_ms": round(statistics.median(figures), 2) for what, figures in rows.items()},
            "longest_step_ms": round(statistics.quantiles(rows["step"], n=50)[-1], 2),
        }
        for name, rows in found.items()
    }


def main() -> None:
    """Print the figures of both sizes."""
    application = the_application(partial(print, file=sys.stderr))
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    sizes = {f"{wide}x{high}": measure(application, (wide, high), rounds) for wide, high in SIZES}
    sys.stdout.write(json.dumps(sizes, indent=1) + "\n")


if __name__ == "__main__":
    main()
