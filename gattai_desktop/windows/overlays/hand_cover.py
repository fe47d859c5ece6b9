"""A Hand that was left alone turns its cards to their backs, until anybody presses a key or clicks (LOOK 7).

Nothing else changes: no act, panel, menu, typed text or focus goes. In the last ten seconds a hairline over the Hand
drains. Until then one timer waits, and looks once whether somebody has moved meanwhile.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.fan import HandFan
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedOver
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.overlays.overlays import Overlays

DRAINS: Final = 10_000
"""Milliseconds for which the hairline drains before the Hand is covered."""
_STEP: Final = 100
_BESIDE: Final = 190
"""How wide the words beside the Hand are, in drawing pixels; with less room they lie on the cards, which show backs."""
_ON_CARDS: Final = 520
"""How wide they are on the cards."""
_KIND = QEvent.Type
_PRESSES: Final = frozenset({_KIND.MouseButtonPress, _KIND.KeyPress, _KIND.TouchBegin, _KIND.TabletPress})
_MOVES: Final = _PRESSES | {
    _KIND.MouseMove, _KIND.MouseButtonRelease, _KIND.Wheel, _KIND.KeyRelease, _KIND.TouchUpdate,
}  # fmt: skip


class Hairline(PaintedOver):
    """Drains over the Hand while it is about to be covered."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.left = 1.0
        """How much is left of it, 1 to 0."""

    def draw(self, draw: Drawing) -> None:
        draw.bar(0, 0, draw.wide, draw.high, self.left)


class CoverWords(PaintedButton):
    """Says beside a covered Hand what happened; a press shows the Hand."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.named = False
        """Whether the Hand is shown only when it is asked for by name."""
        self._on_cards = False
        self.hide()

    def stand(self, hand: QRect, free: float, top: int) -> None:
        """Stand left of the cards, or on a plate in front of them; free: what the Hand leaves of its place there.

        top: below what reaches into the place of the Hand from above.
        """
        px = self.paint.px
        beside = round(px(_BESIDE))
        self._on_cards = False
        if free >= beside and self._write(measuring(self.paint, beside)) <= hand.bottom() + 1 - top:
            self.setGeometry(hand.x(), top, beside, hand.bottom() + 1 - top)
            return
        self._on_cards = True
        wide = min(round(px(_ON_CARDS)), hand.width())
        high = round(self._write(measuring(self.paint, wide).inset(14, 8)) + px(16))
        self.setGeometry(hand.center().x() - wide // 2, hand.bottom() + 1 - high - round(px(8)), wide, high)

    def say(self, *, named: bool) -> None:
        """Say what brings the cards back."""
        self.named = named
        self.setAccessibleName(f"{self._title()} {self._words()}")
        self.update()

    def _title(self) -> str:
        return self.tr("The hand lies covered.") if self.named else self.tr("The hand has covered itself.")

    def _words(self) -> str:
        if self.named:
            return self.tr("A press here or H shows it, H covers it again.")
        return self.tr("Any key or click brings it back. “Cover the hand” in the menu sets when.")

    def draw(self, draw: Drawing) -> None:
        if self._on_cards:
            draw.plate(fill="panel", edge="edge", cut=10, inset=1)
        self._write(draw.inset(14, 8) if self._on_cards else draw)

    def _write(self, draw: Drawing) -> float:
        """Write the words, and return where they end, device-independent pixels."""
        y = draw.lines(0, 0 if self._on_cards else 14, self._title(), strong(14), "text", room=draw.wide)
        return draw.lines(0, y + 6, self._words(), plain(13), "soft", room=draw.wide) * draw.unit


class HandCover(Overlay):
    """Covers the Hand of a table that was left alone, and uncovers it."""

    level = Level.TABLE
    keyboard = Keyboard.LEFT

    def __init__(self, model: GameModel, root: TableRoot, hand: HandFan, carry: Carry, overlays: Overlays) -> None:
        super().__init__(root)
        self._model = model
        self._overlays = overlays
        self._root = root
        self._hand = hand
        self._carry = carry
        self.longest = 0
        """Milliseconds without pointer or key after which the Hand is covered; 0 for never."""
        self._asked_to = 0
        """Down to where the plate of a question reaches."""
        self.hairline = Hairline(root.paint, root)
        self.words = CoverWords(root.paint, root)
        self.words.clicked.connect(self.uncover)
        self._since = QElapsedTimer()
        self._since.start()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._look)
        root.shown.connect(self._listen)
        root.shown.connect(self._follow)
        self._listen()  # a table that was asked for by name is laid into a window that is shown already
        for signal in (model.factsHappened, model.moveRefused, carry.begun, carry.ended):
            signal.connect(self.touch)
        hand.cardChosen.connect(lambda _key: QTimer.singleShot(0, self, self.uncover))
        model.curtainChanged.connect(self._follow)
        for signal in (model.factsHappened, model.curtainChanged):
            signal.connect(self._say, Qt.ConnectionType.QueuedConnection)  # once the Hand shows what it holds now
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.touch)
            application.applicationStateChanged.connect(self._program_changed)

    # ------------------------------------------------------------------ as an overlay
    def widgets(self) -> Sequence[QWidget]:
        return (self.hairline, self.words)

    def hide(self) -> None:
        """Stay: only its owner takes the Hand up."""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return ()

    def lay(self) -> None:
        where, px = self._hand.geometry(), self._root.paint.px
        self.hairline.setGeometry(where.x(), where.y(), where.width(), 5)
        left = min((card.geometry().left() for card in self._hand.cards()), default=where.width())
        self.words.stand(where, left - px(12), max(where.y() + round(px(14)), self._asked_to))

    def keep_below(self, question: QRect | None) -> None:
        """Keep the words below the plate of a question, which reaches down as far as the cards."""
        self._asked_to = question.bottom() + round(self._root.paint.px(8)) if question is not None else 0
        self.lay()

    def set_paint(self, paint: Paint) -> None:
        self.hairline.set_paint(paint)
        self.words.set_paint(paint)

    # ------------------------------------------------------------------ who is there
    def switch(self, seconds: float) -> None:
        """Cover the Hand after so many seconds in which nobody moves; 0: never.

        One that has covered itself is shown then; not one that lies covered until it is asked for by name.
        """
        self.longest = round(seconds * 1_000)
        self.timer.stop()
        if self.longest:
            self.touch()
        elif self._model.sitting.seating != ONE_HAND:
            self.uncover()

    @property
    def _wanted(self) -> bool:
        """Whether there are cards that others at the computer must not see."""
        model = self._model
        if model.curtain_down or model.covered or model.looks_back or not model.needs_curtain or len(model.seats) < 2:
            return False
        return model.sight().zones != model.sight(PUBLIC).zones

    def touch(self, *_: object) -> None:
        """Somebody has moved: by pointer or keys, or by a screen reader, whose presses come as no event."""
        self._since.restart()
        if not self.hairline.isHidden():
            self.hairline.hide()
            self.timer.stop()
        if self.longest and not self.timer.isActive() and self._wanted:
            self.timer.start(max(1, self.longest - DRAINS))

    def _look(self) -> None:
        left = self.longest - self._since.elapsed()
        if not self._wanted or self._carry.carrying:
            self.hairline.hide()
        elif left <= 0:
            self.cover()
        elif left > DRAINS:
            self.timer.start(int(left - DRAINS))
        else:
            self.hairline.left = left / DRAINS
            self.hairline.update()
            self.hairline.show()
            self.timer.start(_STEP)

    def _program_changed(self, state: Qt.ApplicationState) -> None:
        away = state != Qt.ApplicationState.ApplicationActive
        if away and self.longest and self._wanted and not self._carry.carrying:
            self.cover()

    def _listen(self) -> None:
        """Hear of everything that a person does in the window, which is on the screen now."""
        handle = self._root.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self.touch()
            if event.type() in _PRESSES and self._model.covered and self._model.sitting.seating != ONE_HAND:
                return self._brought_back(event)
        return False

    def _brought_back(self, event: QEvent) -> bool:
        """Take the Hand up, and return whether the event does no more than that.

        A press on one of its cards does not, nor does a key: whoever presses any key wants to see the cards, and does
        not end a turn by that. What is pressed beside the Hand was seen, what lies over the table hears its keys, what
        is typed into a field is typed, and who answers from another seat has no wish to see these cards.
        """
        if event.type() == _KIND.KeyPress:
            field, asks = QApplication.focusWidget(), SeatView.of(self._model).asks
            typed = field is not None and field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
            shown = self._overlays.shown(Level.RAILS)
            over = any(one.keyboard > Keyboard.LEFT and not one.covered for one in shown)
            self.uncover()
            return not (typed or over) and all(one.seat == self._model.seat for one in asks)
        on_hand = isinstance(event, QMouseEvent) and self._hand.geometry().contains(
            self._root.mapFromGlobal(event.globalPosition().toPoint())
        )
        if on_hand:
            QTimer.singleShot(0, self, self.uncover)
        else:
            self.uncover()
        return False

    # ------------------------------------------------------------------ covered
    def cover(self) -> None:
        """Turn the cards of the Hand to their backs."""
        self.timer.stop()
        self.hairline.hide()
        self._carry.look_away()
        self._model.cover(on=True)

    def uncover(self) -> None:
        """Show the cards again."""
        if self._model.covered:
            self._model.cover(on=False)
            self.touch()

    def serve(self, kind: type[Move] | None) -> None:
        """Lift a card of the Hand that makes such a move; a Hand that lies covered is shown first."""
        if self._model.covered:
            self.uncover()
        else:
            self._carry.serve(kind, self._hand)

    def turn(self) -> str | None:
        """Show the Hand that is asked for by name, or cover it again; return why neither is of use."""
        if self._model.covered:
            self.uncover()
        elif self._model.sitting.seating == ONE_HAND:
            self.cover()
        else:
            return self.tr("The hand lies open.")
        return None

    def _follow(self) -> None:
        """The curtain fell or rose, or the Hand was covered or taken up."""
        self.hairline.hide()
        self.timer.stop()
        self.words.say(named=self._model.sitting.seating == ONE_HAND)
        if not self._say():
            self.touch()

    def _say(self) -> bool:
        """Say what happened beside a covered Hand, but for one without cards; return whether it lies covered."""
        covered = self._model.covered and not self._model.curtain_down
        self.words.setVisible(covered and bool(self._hand.cards() or not self._hand.zone))
        if covered:
            QTimer.singleShot(0, self, self.lay)
        return covered
