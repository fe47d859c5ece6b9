"""Marks what the plate of a question asks for where that lies on the table: a press of it is the answer."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import said
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import cards_of
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.kit.asked_things import AskedThing, several, things_of
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.marked_things import MarkedThings
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Lift, LiftedThing


class AskedOnTable(Overlay):
    """The marks of the open question."""

    level = Level.RAILS
    keyboard = Keyboard.LEFT

    def __init__(
        self,
        answers: Answers,
        window: QWidget,
        lift_card: Callable[[Lift | LiftedThing], None],
        pane: Callable[[], Pane],
    ) -> None:
        """lift_card: lifts a card that lies on the table. pane: what lies between the rails now."""
        super().__init__(window)
        self._answers, self._lift_card, self._pane = answers, lift_card, pane
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
        """Mark what stands for an answer, or for several; no card that is lifted and laid at a place."""
        plate, table = self._answers.plate, self._answers.table_passing.requests.view.sight
        looks = (one for one in plate.look.answers if not one.refused)
        titles = {number: spoken(one.title) for one in looks for number in (one.id, *one.copies)}
        options = ask.options if ask is not None else ()
        laid = [self._pane().lifts_open and option.drop_places(table) != (NOWHERE,) for option in options]
        asked: dict[Hashable, tuple[tuple[AskedThing, ...], str]] = {}
        for numbers, things in things_of(options, table).items():
            given = tuple(one for one in numbers if one in titles)
            if given and not (any(laid[one] for one in given) and any(isinstance(one, Card) for one in things)):
                asked[given[0] if len(given) == 1 else given] = (things, several([titles[one] for one in given]))
        self.things.show_things(plate.paint, asked)

    def lift(self, lift: Lift | LiftedThing) -> None:
        """Give the answer that a pressed card of the table is; else lift it."""
        if (
            isinstance(lift, LiftedThing)
            or self._answers.choosing
            or lift.grip is not None
            or not self.takes(lift.card)
        ):
            self._lift_card(lift)

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
        """Give the answer of this key, or this very answer, whose thing was pressed; of several ask which."""
        if self._answers.plate.is_new:  # it was meant for what was there before
            return
        if self._ask is None or not isinstance(key, tuple):
            self._answers.plate.answered.emit(key)
            return
        moves = (self._ask.options[number] for number in key)
        self._answers.table_passing.requests.choose(moves, said(self._ask.text), beside=self.things.place_of(key))

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return self.things.focus_groups()

    def lay(self) -> None:
        if self._ask is not None:
            self.things.lay(self._answers.plate.geometry())

    def set_paint(self, paint: Paint) -> None:
        self.things.set_paint(paint)
