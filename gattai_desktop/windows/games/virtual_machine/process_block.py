"""Shows the process of the acting seat: its cards to draw, to play and played, Move, HP and byte (LOOK 24)."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import caps, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.values import actor, number, of, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, named, side_of
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.faces import card_spoken, face
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class ProcessBlock(FightPart):
    """The cards and figures of the process for which the seat at the computer acts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._cards: dict[Hashable, CardWidget] = {}
        self._lines: tuple[str, ...] = ()
        self._draws = 0
        self._zone = ""
        self.setAccessibleName(self.tr("Process"))

    def show_view(self, view: SeatView) -> None:
        seat, now = view.seat, actor(view.sight)
        who = now if now and seat_of(view.sight, now) == seat else seat
        self._zone = zones.play(seat)
        lying = [one.card for one in view.sight.zones.get(self._zone, ()) if not isinstance(one.card, Back)]
        self._cards = one_for_each(self._cards, lying, self._new_card)
        self._draws = view.count(zones.deck(side_of(seat, view.sight)))
        stands = who in (*named(view.sight, MCS), *named(view.sight, CPU))
        self._lines = tuple(self._figures(view, who)) if stands else ()
        self.setAccessibleDescription(". ".join(self._lines))
        self.rescale()
        self.update()

    def _figures(self, view: SeatView, who: str) -> list[str]:
        now = process(view.sight, who)
        found = [speak("fight", "{name}: {hp} of {most} HP", name=now.name, hp=now.hp, most=now.max_hp)]
        if now.is_mob:
            found.append(speak("fight", "Auto {points}", points=number(view.sight, of(who, "auto"))))
        else:
            words = speak(
                "fight", "Move {points} of {most}", points=number(view.sight, of(who, "move")), most=now.most_move
            )
            found.append(words)
        return found

    def _new_card(self, card: Hashable) -> CardWidget:
        assert isinstance(card, Card)
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_spoken(card))
        widget.clicked.connect(lambda: self.requests.lift(Lift(card, self._zone, widget)))
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, self._zone, widget, grip, at)))
        return widget

    def rescale(self) -> None:
        high = min(self.height() * 0.42, self.paint.px(112))
        wide = card_width(high)
        for place, widget in enumerate(self._cards.values()):
            widget.put(wide + 24 + place * (wide + 8), self.paint.px(24), height=high, angle=0)

    def rect_of(self, place: Place) -> QRectF | None:
        if place.zone != self._zone:
            return None
        last = next(reversed(self._cards.values()), None)
        return last.global_rect() if last is not None else self.globally(QRectF(self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            high = min(draw.high * 0.42, 112.0)
            draw.text(0, 14, speak("fight", "Deck {count}", count=self._draws), caps(12), "soft")
            draw.well(0, 24, high)
            for row, line in enumerate(self._lines):
                style = plain(15) if row else strong(16)
                draw.text(0, 24 + high + 34 + row * 28, line, style, room=draw.wide)
