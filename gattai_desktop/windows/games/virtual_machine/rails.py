"""The rails of a fight: the MCs at the left, the CPU's side and the log at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, actor, number, of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, named
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid


class FightLeft(Rail):
    """The left rail: a row for each MC."""

    _view: SeatView | None = None

    def show_view(self, seen: SeatView) -> None:
        self._view = seen
        self.setAccessibleName(self.tr("Main characters"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        view = self._view
        if view is None:
            return
        with drawing(self) as whole:
            draw = Drawing(self.paint, self._inner, whole.painter)
            for place, seat in enumerate(named(view.sight, MCS)):
                _draw_mc(draw.within(0, place * 104.0, draw.wide, 96), view, seat)


def _draw_mc(draw: Drawing, view: SeatView, seat: str) -> None:
    now = process(view.sight, seat)
    if seat == actor(view.sight):
        draw.plate(-8, -6, draw.wide + 16, 100, fill=None, edge="live", cut=10)
    draw.crest(seat, 0, 0, 40)
    draw.text(52, 16, now.name, strong(16), room=draw.wide - 52)
    meter = number(view.sight, of(seat, "meter"))
    move = number(view.sight, of(seat, "move"))
    hp = speak("fight", "{hp} / {most}", hp=now.hp, most=now.max_hp)
    draw.text(52, 38, hp, plain(15), room=draw.wide - 52)
    words = speak(
        "fight", "Move {move} / {most}, meter {meter} / {full}",
        move=move, most=now.most_move, meter=meter, full=MOST_CHARGES,
    )  # fmt: skip
    draw.text(52, 60, words, plain(13), "soft", room=draw.wide - 52)


class FightRight(Rail):
    """The right rail: the CPU's processes and the log."""

    _view: SeatView | None = None

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.setAccessibleName(self.tr("The CPU and the log"))

    def show_view(self, seen: SeatView) -> None:
        self._view = seen
        self.update()

    def arrange(self, grid: TableGrid) -> None:
        self.begin_rules()
        inner = self._inner
        top = inner.top() + inner.height() * 0.5
        self.ruled(top)
        self.log_box = self.box(top + 8, inner.bottom() - top - 8) if grid.log is None else QRectF().toRect()
        self.update()
        self.laidOut.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        view = self._view
        if view is None:
            return
        with drawing(self) as whole:
            draw = Drawing(self.paint, self._inner, whole.painter)
            words = speak("fight", "{count} in the hand, Draw {draw}",
                          count=view.count(zones.hand(CPU)), draw=number(view.sight, "draw.cpu"))  # fmt: skip
            draw.text(0, 14, self.tr("CPU"), caps(13), "coach")
            draw.text(draw.wide, 14, words, plain(13), "soft", align="end")
            for place, who in enumerate(named(view.sight, CPU)):
                _draw_cpu(draw.within(0, 28 + place * 40.0, draw.wide, 36), process(view.sight, who))


def _draw_cpu(draw: Drawing, now: Process) -> None:
    ink = "text" if now.is_able else "soft"
    draw.text(0, 18, now.name, title(15) if now.is_boss else strong(14), ink, room=draw.wide - 90)
    draw.text(draw.wide, 18, f"{now.hp} / {now.max_hp}", plain(14), ink, align="end")
