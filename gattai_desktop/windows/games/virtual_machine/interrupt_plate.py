"""Shows the Interrupt of the seat at the computer: what it needs, its meter, the cards laid so far (VM-53 to VM-56)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import caps, drawing, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, speak
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import who_of
from gattai_desktop.games.virtual_machine.interrupts import LayTowards, current
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, number, of
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class InterruptPlate(FightPart):
    """The current Interrupt; a press lays the next card of it."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._name = self._text = ""
        self._meter = 0
        self._laid: tuple[str, ...] = ()
        self._zone = ""
        self.lay = PlateButton(paint, drive_plate("", "", "I"), self)
        self.lay.chosen.connect(self._lay)
        self.setAccessibleName(self.tr("Interrupt"))

    def show_view(self, view: SeatView) -> None:
        who = who_of(view.sight, view.seat)
        now = current(view.sight, who) if who else None
        self._name, self._text = (content(now.name), content(now.text)) if now is not None else ("", "")
        self._meter = number(view.sight, of(who, "meter")) if who else 0
        self._zone = zones.row(who) if who else ""
        self._laid = (
            tuple(face(card) for card in view.sight.cards(self._zone)) if self._zone in view.sight.zones else ()
        )
        ready = view.may(LayTowards)
        self.lay.setVisible(now is not None and ready)
        self.lay.set_look(drive_plate(self.tr("Lay a card"), "", "I", "legal"))
        meter = speak("fight", "{charges} of {most} charges", charges=self._meter, most=MOST_CHARGES)
        self.setAccessibleDescription(f"{self._name}. {meter}" if now is not None else "")
        self.update()

    def _lay(self) -> None:
        moves = tuple(self.requests.view.options_of(LayTowards))
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, self.tr("Which card do you lay?"))

    def press(self, letter: str) -> bool:
        if letter == "I" and self.lay.isVisible():
            self.lay.click()
            return True
        return False

    def rescale(self) -> None:
        high = max(40.0, self.paint.px(52))
        self.lay.setGeometry(QRectF(12, self.height() - high - 12, self.width() - 24, high).toRect())

    def rect_of(self, place: Place) -> QRectF | None:
        return self.globally(QRectF(self.rect())) if self._zone and place.zone == self._zone else None

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.plate(fill="panel", cut=14)
            inner = draw.within(18, 0, draw.wide - 36)
            inner.text(0, 28, self.tr("Interrupt"), caps(12), "soft", room=inner.wide)
            inner.text(0, 60, self._name, title(19), room=inner.wide)
            step = (inner.wide - 40) / MOST_CHARGES
            for cell in range(MOST_CHARGES):
                ink = "text" if cell < self._meter else "line"
                inner.fill(cell * step, 74, step - 4, 14, ink)
            inner.text(inner.wide, 87, str(self._meter), strong(16), align="end")
            inner.paragraph(0, 112, self._text, plain(13.5), "soft", room=inner.wide, most=3)
            x = 0.0
            for one in self._laid:
                x += inner.mini(one, x, 160, 26) + 6
