"""Shows the open question, takes the answer, and says to which player the computer must be passed."""

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from itertools import takewhile
from typing import Final, Protocol

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.asking.by_itself import ByItself, only_answer
from gattai_desktop.windows.asking.passing import Passing
from gattai_desktop.windows.asking.shown_first import ShownFirst
from gattai_desktop.windows.kit.ask_look import ELSEWHERE, AnswerLook, AskLook, NeededHigh, Opens
from gattai_desktop.windows.kit.plain_ask import (
    answer_with,
    answers_with,
    as_the_hand_lies,
    chooses_cards,
    choosing_look,
    pass_words,
    rows_look,
    token_of_seat,
)
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView, covered_words


class Boxes(Protocol):
    """Returns the place of the plate in the window, for a number of answers.

    rises: whether cards of the hand rise below it, or have signs above them.
    """

    def __call__(self, answers: int, needed: NeededHigh, *, rises: bool = False) -> QRect: ...


_WAIT: Final = 100
"""Milliseconds between two looks whether what is open has been closed."""


class Answers(QObject):
    """Shows the model's questions on their plate and plays the answers.

    Signals:
        answered(Move): an answer was given. chosenChanged(frozenset): the cards of the hand chosen so far.
        shown(QRect | None): the place of the plate with a question, for which the rest of the middle dims and makes
            room; None where there is no question.
    """

    answered = Signal(object)
    chosenChanged = Signal(object)
    shown = Signal(object)

    def __init__(
        self, model: GameModel, room: GameRoom, passing: Passing, paint: Paint, window: QWidget, boxes: Boxes
    ) -> None:
        super().__init__(window)
        self._model = model
        self._room = room
        self._boxes = boxes
        self.table_passing = passing
        ByItself(model, room, passing)
        self._ask: Ask | None = None
        self._following = self._going_to = ""
        self._goes = False
        """Whether the table is to be passed by itself to the seat that play waits for."""
        self.busy: Callable[[], bool] = lambda: False
        """Whether something is open that the next seat would close: the table is passed by itself after that."""
        self.holds: Callable[[], bool] = lambda: False
        """Whether an answer that was given waits until its question has stood long enough."""
        self._waiting = QTimer(self, interval=_WAIT)
        self._waiting.timeout.connect(self._pass_by_itself)
        self.shown_first = ShownFirst(room, self, self._pass_by_itself)
        self._kept_at: int | None = None
        """The entry at which a person took the seat on purpose, who keeps it until something happens."""
        self._put_at: tuple[int, str] | None = None
        """The entry after which the question was put that is shown, and who saw it."""
        self._only: Move | None = None
        """The one answer that there is, which is given as soon as the table is shown."""
        self._chosen: tuple[Card, ...] = ()
        self._wanted = 0
        self._marks = False
        """Whether signs stand above cards of the hand while the question is open."""
        self._together: tuple[Ask, ...] = ()
        """The questions whose answers are chosen on one plate."""
        self._giving: Callable[[], None] | None = None
        """While the answers of one plate are given one after the other: what shows the table after the last."""
        self.plate = AskPlate(paint, window)
        self.plate.answered.connect(self._answered)
        self.plate.passAsked.connect(self.pass_on)
        self.plate.rowsAnswered.connect(self._give)
        self.plate.wordsTurned.connect(self.stand)
        model.seatChanged.connect(self._seat_changed)

    @property
    def ask(self) -> Ask | None:
        """The question that is shown to the seat at the computer; None for none."""
        return self._ask

    @property
    def choosing(self) -> bool:
        """Whether the question is answered by choosing cards of the hand."""
        return self._wanted > 0

    @property
    def passing(self) -> bool:
        """Whether the plate says to which player the computer must be passed."""
        return self.plate.isVisible() and bool(self.plate.look.passing)

    def show_view(self, seen: SeatView, *, answered_elsewhere: bool, focus: bool = True) -> None:
        """Show what is asked now, or who comes next; answered_elsewhere: the middle itself shows the answers.

        focus: whether a question takes the keyboard, which something else may hold.
        """
        if self._giving is not None:
            self._giving = partial(self.show_view, seen, answered_elsewhere=answered_elsewhere, focus=focus)
            return
        ask = seen.ask
        if ask != self._ask and self._chosen:  # it is asked no more, as after taking back, and they lie in the hand
            self._chosen = ()
            self.chosenChanged.emit(frozenset())
        self._ask = ask
        self._wanted = chooses_cards(ask) if ask is not None else 0
        self._marks = ask is not None and self._room.marks_hand(seen)
        self._goes = False
        only = only_answer(self._model, ask)
        if only is not None and self._only is None:
            QTimer.singleShot(0, self, self._do_only)
        self._only = only
        look = None if only is not None else self._look(seen, ask, answered_elsewhere=answered_elsewhere)
        if look is None or self._model.curtain_down:
            self.plate.hide()
            self.shown.emit(None)
            return
        self._goes = self._goes_by_itself(look)
        look = self.shown_first.on_plate(look, seen, by_itself=self._goes) if look.passing and self._falls else look
        if self._goes and not look.stays:
            QTimer.singleShot(0, self, self._pass_by_itself)
            if not self._falls:  # no curtain falls, so the seat changes without a word
                self.plate.hide()
                self.shown.emit(None)
                return
        put_at, self._put_at = self._put_at, (self._model.entry, seen.seat)
        self.plate.ask(look, partial(self._box, look.plates), focus=focus, new=put_at != self._put_at)
        self.shown.emit(self.plate.geometry())
        if self._chosen:
            self.chosenChanged.emit(frozenset(self._chosen))

    def _do_only(self) -> None:
        """Give the one answer that there is, once, however often the table was shown meanwhile."""
        only, self._only = self._only, None
        if only is not None and self._ask is not None and only in self._ask.options:
            self.answered.emit(only)

    @property
    def _falls(self) -> bool:
        """Whether a curtain falls before the seat that is waited for."""
        model = self._model
        return model.sitting.falls(model.seat, self._following, behind=model.curtain_down)

    def _goes_by_itself(self, look: AskLook) -> bool:
        """Whether the table is passed at once: never from a seat that was taken on purpose, until something happens."""
        kept = self._kept_at == self._model.entry
        return bool(look.passing) and not kept and (self.table_passing.by_itself or not self._falls)

    def _pass_by_itself(self) -> None:
        if self._goes and self.busy():
            self._waiting.start()
            return
        self._waiting.stop()
        if self._goes and self._kept_at != self._model.entry:
            self.pass_on()

    def _seat_changed(self, seat: str) -> None:
        self._waiting.stop()
        self._kept_at = None if seat == self._going_to else self._model.entry
        self._going_to = ""

    def _look(self, seen: SeatView, ask: Ask | None, *, answered_elsewhere: bool) -> AskLook | None:
        """Return what the plate says, None for nothing; keep whom it waits for, and what it asks together."""
        if ask is None:
            return self._waiting_for_others(seen)
        if ask.round and not ask.options:
            # Of a round the seat knows all others as open; the table goes to one that has not answered yet.
            following = self._model.next_seat()
            ask = next((one for one in seen.asks if one.seat == following), ask)
        self._following = ask.seat
        if ask.options and answered_elsewhere:
            return None
        if not all(map(seen.in_sight, ask.options)):
            return evolve(self._asked(seen, ask), why=covered_words(), answers=())
        if ask.options and self._wanted:
            return choosing_look(self._asked(seen, ask), ask, self._chosen, self._wanted)
        self._together = tuple(takewhile(lambda one: not self._room.asks_alone(one), self._model.asks_together()))
        if len(self._together) > 1:
            return rows_look(seen, [self._room.ask(seen, one) for one in self._together])
        look = as_the_hand_lies(seen, ask, self._room.ask(seen, ask), by_suit=seen.seat in self.plate.paint.by_suit)
        if ask.options and ask.more:
            return evolve(look, answers=(*look.answers, self._further_answers(seen, ask)))
        return look

    def _waiting_for_others(self, seen: SeatView) -> AskLook | None:
        """Return what leads to the seat that play waits for while nothing is asked."""
        following = self._model.next_seat() if box(self._model.game).game.leads(seen.sight) else seen.seat
        self._following = following
        if following == seen.seat or self._model.options(following) or not self._model.still_asked():
            return None  # what is waited for can be pressed here, or play is over and waits for nobody
        title = self._room.awaited(seen, following)
        why = "" if seen.one_hand else self.tr("The hands stay hidden while the table is passed.")
        return AskLook(following, token_of_seat(following), title, why, passing=pass_words(seen, following))

    def _further_answers(self, seen: SeatView, ask: Ask) -> AnswerLook:
        """Return what passes the table to the asked seat for the answers that only its own cards give."""
        name, sign = seen.name(ask.seat), "drape" if self._falls else ""
        if ask.unseen and not seen.one_hand:  # the computer comes back with the answer
            return AnswerLook(ELSEWHERE, fill(self.tr("{name} looks at the cards"), name=name), "L", sign)
        alone = self.tr("for the answers that {name} alone may see")
        words = alone if self._falls else self.tr("for the answers with {name}'s own cards")
        return AnswerLook(ELSEWHERE, pass_words(seen, ask.seat), sign=sign, detail=fill(words, name=name))

    def _asked(self, seen: SeatView, ask: Ask) -> AskLook:
        """Return the game's look of the question; one answer is enough, since cards of the hand are chosen."""
        return self._room.ask(seen, evolve(ask, options=ask.options[:1]))

    def stand(self) -> None:
        """Move to the place in the grid, after the window was resized."""
        # A table that opens while a question is open is laid out before it is visible.
        if not self.plate.isHidden():
            self.plate.stand_in(self._box(self.plate.look.plates))
            self.shown.emit(self.plate.geometry())

    def _box(self, plates: int) -> QRect:
        """Return the place of a plate with so many answers; below it cards of the hand rise, or have their signs."""
        return self._boxes(plates, self.plate.needed, rises=self.choosing or self._marks)

    def toggle(self, card: Card, seen: SeatView) -> None:
        """Choose a card of the hand for the answer, or undo the choice."""
        if card in self._chosen:
            self._chosen = tuple(one for one in self._chosen if one is not card)
        else:
            self._chosen = (*self._chosen, card)[-self._wanted :]
        self.chosenChanged.emit(frozenset(self._chosen))
        if self._ask is not None:
            look = choosing_look(self._asked(seen, self._ask), self._ask, self._chosen, self._wanted)
            # The last card completes the choice: Enter gives the answer, and Esc goes back to the hand.
            self.plate.ask(look, partial(self._box, 1), focus=answer_with(self._ask, self._chosen) is not None)
            self.shown.emit(self.plate.geometry())

    def pass_on(self) -> None:
        """Pass the computer to the seat that is asked or acts next."""
        if self._following:
            self._going_to = self._following
            self.table_passing.to(self._following)

    def _give(self, keys: tuple[Hashable, ...]) -> None:
        """Give the answers of a plate with rows, each as a move of its own."""
        self._give_all([ask.options[int(str(key))] for ask, key in zip(self._together, keys, strict=True)])

    def _give_all(self, answers: Iterable[Move]) -> None:
        """Give these answers as long as each is asked for; the table is shown after the last."""
        self._giving = self.stand
        for answer in answers:
            if any(answer in asked.options for asked in self._model.asks()):
                self.answered.emit(answer)
        shown, self._giving = self._giving, None
        shown()

    def _answered(self, key: Hashable) -> None:
        if self._ask is None:
            return
        if key == ELSEWHERE:
            self.pass_on()
        elif isinstance(key, Opens):
            self.table_passing.requests.open(key.name)
        elif isinstance(key, Move):
            self.answered.emit(key)
        elif key == "chosen":
            self._give_all(answers_with(self._ask, self._chosen))
        elif isinstance(key, int) and key < len(self._ask.options):
            self.answered.emit(self._ask.options[key])
        if self.holds():
            self.plate.give(key)
