"""The hint: says beside the table what the program would do at the seat of the person who asks, and does it on a press.

Its player is handed what the seat sees and may do, and nothing else. The first answer is that of habit, at once; a
better one comes from another process. Both are kept for who asks again, and forgotten as soon as anything happens.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.hints import TakeHint
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.table.guide_card import GuidePointer
from gattai_desktop.windows.table.hint_look import hint_look, titles, why_no_hint, with_guide
from gattai_desktop.windows.table.hint_plate import HintLook, HintPlate, sides, stand_beside
from gattai_desktop.windows.table.table_scene import TableScene

if TYPE_CHECKING:
    from gattai_desktop.players.thinking import Players, Thinking
    from gattai_desktop.players.weighing import Weighing

_log = logging.getLogger(__name__)

_LOOK: Final = 40
"""Milliseconds between two looks at what the other process has thought."""
_BESIDE: Final = 10.0
"""Drawing pixels between it and a card that it stands beside, for the brackets round that."""
_WIDE: Final = (400.0, 330.0)
_WIDER: Final = (460.0, 400.0)
"""Its width in drawing pixels, in the full and in the small layout, and where a second move has no room else."""


class Hint(Overlay):
    """What the program would do at the seat at the computer.

    instead: what is done in its place, where a table has help of its own. tries_out: whether the other process tries
    moves out after the first answer.
    """

    level = Level.SHEETS
    keyboard = Keyboard.FIRST

    def __init__(
        self,
        requests: Requests,
        scene: TableScene,
        root: TableRoot,
        question: AskPlate,
        home: Callable[[], None],
    ) -> None:
        """question: the plate of an open question, above which it stands. home: gives the table the keyboard back."""
        super().__init__(root)
        model = self._model = requests.view.model
        self._requests, self._scene, self._root = requests, scene, root
        self._question, self._home = question, home
        self.instead: Callable[[], object] | None = None
        self.tries_out = True
        self.plate = HintPlate(root.paint, root)
        self.pointer = GuidePointer(root.paint, root)
        self.weighing: Weighing | None = None
        """What stands on the plate."""
        self._seat: SeatToPlay | None = None
        self._thinking: Thinking | None = None
        self._players: Players | None = None
        self._kept: dict[Seat, tuple[Weighing | None, bool]] = {}
        """What was found for each seat that took a hint since anything happened, and whether no more is to come."""
        self._begins = False
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._look_at_thought)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._think_plainly)
        self.plate.doAsked.connect(self.do)
        self.plate.away.chosen.connect(self.close)
        scene.shifted.connect(self.lay)
        model.factsHappened.connect(self._forget)
        model.curtainChanged.connect(self.hide)
        model.seatChanged.connect(self.hide)

    # ------------------------------------------------------------------ as an overlay
    def widgets(self) -> Sequence[QWidget]:
        return (self.pointer, self.plate)

    @property
    def shown(self) -> bool:
        return self.plate.isVisible()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return tuple(FocusGroup(one, one.setFocus) for one in (self.plate.do, self.plate.away))

    def set_paint(self, paint: Paint) -> None:
        self.pointer.set_paint(paint)
        self.plate.set_paint(paint)

    def end(self) -> None:
        self._stop()
        if self._thinking is not None:
            self._thinking.end()

    # ------------------------------------------------------------------ what is pressed
    def turn(self) -> str | None:
        """Show the hint, or no more; return why there is none."""
        if self.instead is not None:
            self.instead()
            return None
        if self.shown:
            self.close()
            return None
        return why_no_hint(self._model) or self._begin()

    def do(self) -> None:
        """Make the best move, as if its player had pressed it."""
        if self.weighing is None:
            return
        move = self.weighing.best.move
        self.close()
        self._requests.play(move)

    def close(self) -> None:
        self.hide()
        self._home()

    def hide(self) -> None:
        if self._begins or not self.shown:
            return
        self._stop()
        self.plate.hide()
        self.pointer.hide()
        self._mark(None)

    def _forget(self) -> None:
        """Let what was found count no more: something has happened other than that a hint was taken."""
        if not self._begins:
            self._kept.clear()
            self.hide()

    # ------------------------------------------------------------------ thinking
    def _begin(self) -> str | None:
        """Write into the log that a hint is taken, and show it; one that was taken for this decision comes back."""
        model, kind = self._model, self._model.by_hand(TakeHint)
        if model.seat not in self._kept:
            self._begins = True
            try:
                if kind is not None and not model.attempt(kind(model.seat)):
                    return None  # it was said why
            finally:
                self._begins = False
            self._kept[model.seat] = None, False
        self._seat, self.weighing = model.let_advise(SHARP, lambda seat: seat), None
        self.plate.set_look(HintLook(speak("hint", "The program looks at the table."), thinks=True))
        self.plate.show()
        self.opened.emit()
        found, whole = self._kept[model.seat]
        if found is None:
            self.lay()
            self._soon.start()
        else:
            self._answer_with(found, whole=whole)
        self._focus()
        return None

    def _think_plainly(self) -> None:
        """Show what habit would do, and let the other process try out more."""
        if self._seat is None:
            return
        from gattai_desktop.players.thinking import Players, ThinkingOrder, think

        self._players = self._players or Players()
        order = ThinkingOrder(self._model.game, (evolve(self._seat, player=STEADY),), weighs=True)
        found = think(order, self._players)
        if found.weighing is None:
            _log.warning("No hint for %s: %s", self._seat.seat, found.broke)
            self.close()
            return
        only = len(found.weighing.moves) == 1
        self._answer_with(found.weighing, whole=only or not self.tries_out)

    def _answer_with(self, weighing: Weighing, *, whole: bool) -> None:
        """Show what was found; where that is not the whole answer, let the other process think on."""
        assert self._seat is not None, "Somebody has asked."
        if not whole:
            from gattai_desktop.players.thinking import Thinking, ThinkingOrder

            self._thinking = self._thinking or Thinking()
            packs = self._model.packs
            self._thinking.begin(ThinkingOrder(self._model.game, (self._seat,), weighs=True, packs=packs))
            self._look.start()
        self._kept[self._seat.seat] = weighing, whole
        self._show(weighing)
        announce(self.plate, self.plate.aloud())

    def _look_at_thought(self) -> None:
        found = self._thinking.answer() if self._thinking is not None else None
        if found is None:
            return
        self._look.stop()
        if found.weighing is not None:
            self._answer_with(found.weighing, whole=True)
        elif self.weighing is not None:
            self._show(self.weighing)

    def _stop(self) -> None:
        self._look.stop()
        self._soon.stop()
        if self._thinking is not None:
            self._thinking.stop()
        self._seat = self.weighing = None

    # ------------------------------------------------------------------ what it shows
    def _show(self, weighing: Weighing) -> None:
        assert self._seat is not None, "Somebody has asked."
        taught = self._scene.guide.taught
        if taught is not None and taught.seat == self._seat.seat:
            weighing = with_guide(weighing, taught)
        self.weighing = weighing
        thinks = self._look.isActive()
        asked = titles(self._model, self._question.look) if self._question.isVisible() else None
        self.plate.set_look(hint_look(self._requests.view, self._seat.sight, weighing, thinks=thinks, answers=asked))
        self.lay()
        if self.plate.away.hasFocus():
            self._focus()

    def lay(self) -> None:
        if not self.shown:
            return
        root, px = self._root, self._root.paint.px
        grid = root.table_grid()
        middle, foot = grid.middle, grid.strike.top() - px(6)
        foot = min(foot, self._question.y() - px(6)) if self._question.isVisible() else foot
        wide, wider = (min(middle.width() * 0.6, px(one[root.paint.scale.small])) for one in (_WIDE, _WIDER))
        lit = self._mark(self.weighing.best.move if self.weighing is not None else None)
        top, guide = grid.field.top(), self._scene.guide.card
        self._stand(top, foot, wide, lit)
        if self.plate.lacks_room:
            wide = wider
            self._stand(top, foot, wide, lit)
        if guide.isVisible() and self.plate.geometry().intersects(guide.geometry()):
            self._stand(top, guide.y() - px(6), wide, lit)
            if self.plate.y() < middle.top():  # there is no room above the guide
                self._stand(top, foot, wide, lit)

    def _stand(self, top: float, foot: float, wide: float, lit: Sequence[QRectF]) -> None:
        """Stand between both heights, where nothing is covered of what is lit, or the least.

        That is at the right of the middle, else at its left, else beside what is lit, else over a rail.
        """
        root, px = self._root, self._root.paint.px
        middle = root.table_grid().middle
        span = QRectF(middle.x(), top, middle.width(), max(1.0, foot - top))
        stand_beside(self.plate, sides(span, root.width(), wide, lit, px(_BESIDE)), lit)

    def _mark(self, move: Move | None) -> Sequence[QRectF]:
        """Raise the card that is meant, frame its plate, and light its place; return place and card in the window."""
        scene, root, card = self._scene, self._root, move.taken_up if move is not None else None
        if scene.hand is not None:
            several = tuple(getattr(move, "cards", ()))
            scene.hand.set_hinted(frozenset(one for one in (card, *several) if isinstance(one, Card)))
        scene.light_plate(type(move) if move is not None else None, move)
        self.pointer.setGeometry(root.rect())
        place = moved = None
        if move is not None:
            place = self._answer(move) or scene.shown_rect_of(move.laid_on_now(self._model.sight()))
            if card is not None:
                moved = scene.pane.rect_of_card(card) if scene.rect_in_hand((card,)) is None else None
        corner = QPointF(root.mapToGlobal(root.rect().topLeft()))
        found = [one.translated(-corner) for one in (place, moved) if one is not None]
        self.pointer.point(found[0] if found else None, found[1] if len(found) > 1 else None, QRectF())
        return found

    def _answer(self, move: Move) -> QRectF | None:
        """Return where the answer stands that is meant, in global coordinates; None where nothing is asked."""
        ask = next(iter(self._model.asks()), None)
        if ask is None or move not in ask.options or not self._question.isVisible():
            return None
        button = self._question.button(ask.options.index(move))
        return QRectF(QRect(button.mapToGlobal(QPoint()), button.size())) if button is not None else None

    def _focus(self) -> None:
        (self.plate.do if not self.plate.do.isHidden() else self.plate.away).setFocus()
