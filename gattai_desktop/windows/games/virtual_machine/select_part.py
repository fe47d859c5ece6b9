"""Where a seat picks its cards of the round: cards pressed in the hand are picked, and pressed again taken back (VM-7).

Nothing is told to the table before the picks are laid down: until then they are this part's alone.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, PickCards, most_picked
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.faces import card_spoken, face
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


def asked_to_pick(view: SeatView) -> Ask | None:
    """Return the question which cards the seat at the computer picks; None where it is not asked."""
    return next((one for one in view.asks if one.kind == "select" and one.seat == view.seat and one.options), None)


class SelectPart(FightPart):
    """The own picks, face up for their owner alone.

    Signals:
        picksChanged(frozenset): the cards of the hand that are picked.
    """

    picksChanged = Signal(object)

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.picks: tuple[Card, ...] = ()
        """What is picked so far, in the order in which it was picked."""
        self._cards: dict[Hashable, CardWidget] = {}
        self._for: tuple[str, int] = ("", 0)
        self.setAccessibleName(self.tr("Your picks"))

    def show_view(self, view: SeatView) -> None:
        ask = asked_to_pick(view)
        whose = (view.seat if ask is not None else "", view.number("round"))
        if whose != self._for:
            self._for, self.picks = whose, ()
        self._set(tuple(card for card in self.picks if view.holds(card)))

    def take(self, card: Card) -> bool:
        """Pick a card of the hand, or take it back; say whether this seat picks at all now."""
        view = self.requests.view
        if asked_to_pick(view) is None:
            return False
        if card in self.picks:
            self._set(tuple(one for one in self.picks if one is not card))
        else:
            most = most_picked(view.sight, view.seat)
            self._set((*self.picks, card)[-most:] if most else ())
        return True

    def _set(self, picks: tuple[Card, ...]) -> None:
        self.picks = picks
        self._cards = one_for_each(self._cards, picks, self._new_card)
        self.rescale()
        self.picksChanged.emit(frozenset(picks))

    def _new_card(self, card: Hashable) -> CardWidget:
        assert isinstance(card, Card)
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_spoken(card))
        widget.clicked.connect(lambda: self.take(card))
        return widget

    def plates(self, view: SeatView) -> tuple[RowPlate, ...]:
        """Return what may be done with the picks: lay them down, or reload, or play no card."""
        ask = asked_to_pick(view)
        if ask is None:
            return ()
        most = most_picked(view.sight, view.seat)
        lay = PickCards(view.seat, self.picks)
        words = speak("fight", "{count} of {most} picked", count=len(self.picks), most=most)
        ready = bool(self.picks)
        plates = [
            RowPlate(
                "lay",
                drive_plate(self.tr("Lay down"), words, "Enter", "legal" if ready else "refused"),
                move=lay if ready else None,
            )
        ]
        reload = DeclareReload(view.seat)
        plates.append(_judged("reload", self.tr("Reload"), self.tr("the whole round for new cards"), "R", reload, view))
        nothing = PickCards(view.seat, ())
        plates.append(_judged("nothing", self.tr("No card"), self.tr("this round is passed"), "N", nothing, view))
        return tuple(plates)

    def rescale(self) -> None:
        high = min(self.height() * 0.8, self.paint.px(240))
        wide = card_width(high)
        for place, widget in enumerate(self._cards.values()):
            room = max(1, len(self._cards))
            step = min(wide + 12, (self.width() - wide) / max(1, room - 1)) if room > 1 else 0.0
            widget.put(place * step, self.height() * 0.1, height=high, angle=0)

    def card_rect(self, card: Card) -> QRectF | None:
        """Return where a picked card lies, in global coordinates."""
        widget = self._cards.get(card)
        return widget.global_rect() if widget is not None else None


def _judged(key: str, title: str, words: str, letter: str, move: Move, view: SeatView) -> RowPlate:
    verdict = view.model.judge(move)
    if verdict.allowed:
        return RowPlate(key, drive_plate(title, words, letter, "price"), move=move)
    why = spoken(said(verdict.reasons[0].text))
    return RowPlate(key, PlateLook(title, why, letter, "refused"))
