"""Marks what the plate of a question asks for where that lies on the table: a press of it is the answer."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import cards_of
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.marked_things import MarkedThings, things_of
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay


class AskedOnTable(Overlay):
    """The marks of the open question."""

    level = Level.RAILS
    keyboard = Keyboard.LEFT

    def __init__(self, answers: Answers, window: QWidget) -> None:
        super().__init__(window)
        self._answers = answers
        self._ask: Ask | None = None
        """The question whose things are marked."""
        self.things = MarkedThings(window, answers.plate)
        self.things.pressed.connect(self.give)
        answers.shown.connect(self.follow)

    def widgets(self) -> Sequence[QWidget]:
        return self.things.every

    def follow(self, place: QRect | None) -> None:
        """Mark what the question at that place of the window asks for; None for no question."""
        ask = self._answers.ask if place is not None and not self._answers.choosing else None
        if ask is not self._ask:
            self._ask = ask
            self._mark(ask)
        QTimer.singleShot(0, self, self.lay)  # once all parts have made room for the plate

    def _mark(self, ask: Ask | None) -> None:
        plate = self._answers.plate
        shown = {one.id: one for one in plate.look.answers if not one.refused}
        options = ask.options if ask is not None else ()
        named = things_of(options, self._answers.table_passing.requests.view.sight)
        self.things.show_things(
            plate.paint,
            {number: (things, spoken(shown[number].title)) for number, things in enumerate(named) if number in shown},
        )

    def takes(self, card: Card) -> bool:
        """Choose a pressed card of the hand for the answer, or give the one that it is and that goes to no place.

        Say whether the press meant the question.
        """
        view = self._answers.table_passing.requests.view
        if self._answers.choosing:
            self._answers.toggle(card, view)
            return True
        meant = [one for one in (self._ask.options if self._ask is not None else ()) if card in cards_of(one)]
        alone = len(meant) == 1 and meant[0].drop_places(view.sight) == (NOWHERE,)
        if alone:
            self.give(meant[0])
        return alone

    def give(self, key: Hashable) -> None:
        """Give the answer of this key, or this very answer, whose thing was pressed."""
        if not self._answers.plate.is_new:  # else it was meant for what was there before
            self._answers.plate.answered.emit(key)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return self.things.focus_groups()

    def lay(self) -> None:
        if self._ask is not None:
            self.things.lay(self._answers.plate.geometry())

    def set_paint(self, paint: Paint) -> None:
        self.things.set_paint(paint)
