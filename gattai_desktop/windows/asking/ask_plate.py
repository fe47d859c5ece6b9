"""Shows a question of the rules to one seat, with exactly the answers that are possible."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import hush, take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import LEADING
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import QuickKeys
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText, as_words, broken, spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.asking.answer_columns import beside_wide, low_row, stands_beside
from gattai_desktop.windows.asking.answer_grid import AnswerGrid
from gattai_desktop.windows.asking.ask_rows import AskRows, RowAnswer, RowKey
from gattai_desktop.windows.asking.voters import draw_voters, voters_room
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.first_figure import FirstFigure
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press what is focused."""
_COMING: Final = (QEvent.Type.FocusIn, QEvent.Type.Enter)
_CAPS: Final = {" ": "Space"}
"""What stands on the cap of a key that writes nothing to be seen; it is said too."""
_CARD_ABOVE: Final = 1.04
"""How far a small card reaches above the line on which its words stand, of their size, and _CARD_BELOW below it."""
_CARD_BELOW: Final = 0.3


class AskPlate(PaintedGroup):
    """Covers the Strike scale and the Drives while a question is open.

    Signals:
        answered(key): an answer was pressed. passAsked(): the table is to be passed to the seat that is asked.
        rowsAnswered(keys): of several questions each has its answer.
        wordsTurned(): other words stand there, which may need another height.
        lookedAt(str): the pointer or the keyboard has come to an answer that plays a card; its picture.
    """

    answered = Signal(object)
    passAsked = Signal()
    rowsAnswered = Signal(object)
    wordsTurned = Signal()
    lookedAt = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = AskLook("coach", "coach", "")
        self._buttons: dict[Hashable, AnswerButton] = {}
        self._inside = QWidget()
        self._scroll = ScrolledArea(paint, self._inside, self, follows=False)
        self._pass = PlateButton(paint, PlateLook("", fill="live", edge="", arrangement="button"), self, self._go_on)
        self._pass.installEventFilter(self)
        self._rows = AskRows(self._inside)
        self._rows.picked.connect(self._pick)
        self._island = ArrowGroup(self)
        self._keys, self._first = QuickKeys(), FirstFigure()
        self._stays = QVariantAnimation(self)
        """How much is over of the time for which it stands before the table is passed."""
        self._stays.setStartValue(0.0)
        self._stays.setEndValue(1.0)
        self._stays.valueChanged.connect(lambda _: self.update())
        self.hide()

    def ask(self, look: AskLook, box: Callable[[], QRect], *, focus: bool, new: bool = False) -> None:
        """Show a question where box says that it lies, once it has its answers.

        focus: whether it takes the focus. new: it takes no key yet.
        """
        fresh = new or look != self.look or not self.isVisible()
        if new or self.isHidden():
            self.paint.presses.appeared(self)
        self.look = look
        if fresh:
            self._keys.changed()
            self._build()
            self._stays.stop()
            if look.stays:
                self._stays.setDuration(look.stays)
                self._stays.start()
        self.stand_in(box())
        for button in self._buttons.values():  # once it has its place: Qt tells what is shown that the pointer is on it
            button.show()
        self.setAccessibleName(spoken(look.title))
        self.setAccessibleDescription(spoken(look.why))
        self.raise_()
        self.show()
        if fresh and focus:
            self.focus()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.isHidden():  # the next seat must not find what was asked of this one
            self._stays.stop()
            self.look = AskLook("coach", "coach", "")
            self._build()
            hush(self, self._pass)

    def give(self, key: Hashable) -> None:
        """Show which answer was given, while it waits."""
        for one, button in self._buttons.items():
            button.set_look(evolve(button.look, chosen=one == key))

    def stand_in(self, box: QRect) -> None:
        """Move to the foot of a part of the window, only as high as the question needs."""
        high = min(box.height(), round(self.needed(box.width())))
        self.setGeometry(box.x(), box.bottom() + 1 - high, box.width(), high)
        self.rescale()

    def focus(self) -> None:
        """Focus the answer that a guide speaks of, else the one that costs least, or the first that is possible."""
        if self.look.passing or self.look.rows:
            self._pass.setFocus(Qt.FocusReason.PopupFocusReason)
            return
        order = lambda answer: (answer.refused, not answer.led, answer.id != self.look.first)  # noqa: E731
        first = sorted(self.look.answers, key=order)
        button = self._buttons.get(first[0].id) if first else None
        if button is not None:
            button.setFocus(Qt.FocusReason.PopupFocusReason)
            self._scroll.ensureWidgetVisible(button)

    def button(self, key: Hashable) -> AnswerButton | RowAnswer | None:
        """Return the button of an answer; in rows its key is the number of the row and the answer."""
        return self._buttons.get(key) or next((one for at, one in self._rows.buttons.items() if at == key), None)

    @property
    def is_new(self) -> bool:
        """Whether its question has just come, so that a key still meant for what was there before answers nothing."""
        return self.paint.presses.is_new(self)

    def _takes_none(self, event: QKeyEvent | None) -> bool:
        """Whether a key is held, or was meant for what was there before; None for a key that was not pressed."""
        return self.is_new or (event is not None and (event.isAutoRepeat() or self._keys.is_second(event)))

    def press(self, letter: str, event: QKeyEvent | None = None) -> bool:
        """Press the answer with this figure or letter, or show how the book writes it; say whether there is one.

        event: the key that was pressed, wherever the keyboard was.
        """
        if letter == "?" and self._turn_written():
            return True
        plates = ((one, self._buttons[one.id]) for one in self.look.answers)
        key = self._first.meant(letter, plates, partial(self._takes_none, event))
        for answer in self.look.answers:
            if key and answer.key in (key, _CAPS.get(key)) and not answer.refused:
                if not self._takes_none(event):
                    self.answered.emit(answer.id)
                return True
        for row, button in self._rows.buttons.items():
            if letter and button.look.key == letter and button.isEnabled():
                if not self._takes_none(event):
                    self._pick(row)
                return True
        return key is None

    def _turn_written(self) -> bool:
        """Show how the book writes what is chosen, or the words again; say whether that is written."""
        if self.look.written:
            self.look = self.look.turned()
            self.setAccessibleDescription(spoken(self.look.why))
        elif not self._rows.turn_written():
            return False
        self.wordsTurned.emit()
        self.update()
        return True

    def _pick(self, key: RowKey) -> None:
        """Choose an answer of a row; what remains is to go on."""
        self._rows.choose(key)
        self._pass.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        if self.look.rows:
            self.rowsAnswered.emit(self._rows.chosen)
        else:
            self.passAsked.emit()

    def _build(self) -> None:
        take_away(*self._buttons.values())
        self._buttons = {}
        for answer in self.look.answers:
            button = AnswerButton(self.paint, answer, self._inside)
            button.clicked.connect(lambda _=False, key=answer.id: self.answered.emit(key))
            button.installEventFilter(self)
            self._buttons[answer.id] = button
        self._rows.show_rows(self.paint, self.look.rows)
        for row_answer in self._rows.buttons.values():
            row_answer.installEventFilter(self)
        pressed = self.look.passing or self.look.goes_on
        self._pass.setVisible(bool(pressed))
        if pressed:
            fill = self.look.token if self.look.passing else "live"
            self._pass.set_look(PlateLook(pressed, key="Enter", fill=fill, edge="", arrangement="button"))
        last = (self._pass,) if self.look.goes_on else ()
        self._island.set_members([*self._buttons.values(), *self._rows.buttons.values(), *last])

    # ------------------------------------------------------------------ places
    @property
    def _grid(self) -> AnswerGrid:
        return AnswerGrid(self.paint, self.look, tuple(self._buttons.values()))

    def needed(self, wide: float, *, low: bool = False) -> float:
        """Return the height that the question needs at that width; low: as a low plate."""
        px, answers, small = self.paint.px, self.look.answers, self.paint.scale.small
        if self.look.passing or stands_beside(self.look, self.paint, wide):  # everything is in one strip
            return max(64.0, px(86 if small else 108))
        high = self._header(wide) + px(10)
        if self.look.rows:
            return high + self._rows.lay(self._rows_wide(wide)) + (0.0 if small else self._go_high() + px(10))
        if self.look.voters:
            high = max(high, px(164 if small else 186))
        if not answers:
            return high
        room = wide - px(52) - voters_room(self.paint, self.look.voters, wide)
        rows, row = self._grid.rows(room), self._grid.row_high(room)
        if low:
            row = low_row(row, rows, self.paint)
        return max(high, self._header(wide) + rows * (row + px(8)) + px(2))

    def _rows_wide(self, wide: float) -> float:
        return wide - self.paint.px(56 if self.paint.scale.small else 68)

    def _go_high(self) -> float:
        """Return the height of the button that goes on."""
        return max(44.0, self.paint.px(48 if self.paint.scale.small else 56))

    def _header(self, wide: float) -> float:
        """Return the height of the question, which takes another line for a long reason."""
        px, small = self.paint.px, self.paint.scale.small
        rows, size = len(self._why_lines(self._words_room(wide))), self.paint.text(13 if small else 16)
        least = px(54 if small else 66) + size * 0.27 + 7.5 if rows else 0.0  # off the ring of the first answer
        if small and self.look.rows:  # the button that goes on stands there, and its ring
            least = max(least, px(12) + self._go_high() + 8)
        return max(px(66 if small else 86), least) + max(0, rows - 1) * size * LEADING

    def _words_room(self, wide: float) -> float:
        """Return the width of the question and its reason where its answers stand below."""
        px, small = self.paint.px, self.paint.scale.small
        beside = px(150) if self.look.waiting else px(250) if small and self.look.rows else 0
        return wide - 4 - px(98 if small else 110) - beside

    def _why_lines(self, room: float) -> tuple[DrawnWords, ...]:
        """Return the reason in lines of that width, device-independent pixels."""
        size = self.paint.text(13 if self.paint.scale.small else 16)
        return broken(as_words(self.look.why), size, max(120.0, room)) if spoken(self.look.why) else ()

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        header = self._header(self.width())
        left, right = px(20 if small else 28), px(20 if small else 24)
        if self.look.passing:
            size = self._pass.sizeHint()
            wide = min(max(size.width() + round(px(24)), round(px(280))), self.width() // 2)
            high = max(size.height(), round(px(56)))
            top = (self.height() - high) // 2
            self._pass.setGeometry(round(self.width() - wide - right), top, wide, high)
        room = self.width() - left - right - voters_room(self.paint, self.look.voters, self.width())
        area = QRect(round(left), round(header), round(room), max(1, round(self.height() - header - px(10))))
        if stands_beside(self.look, self.paint, self.width()):
            wide, high = round(beside_wide(self.look, self.paint)), round(max(44.0, px(62)))
            area = QRect(round(self.width() - right - wide), (self.height() - high) // 2, wide, high)
        if self.look.rows:
            self._arrange_rows(area)
        self._scroll.setGeometry(area)
        self._scroll.setVisible(bool(self.look.answers or self.look.rows))
        if self.look.answers:
            bar = self._scroll.bar_wide
            self._inside.resize(self._grid.lay(area, bar))

    def _arrange_rows(self, area: QRect) -> None:
        """Lay the rows out above the button that goes on; in a small window it stands beside the title."""
        px, high = self.paint.px, round(self._go_high())
        wide = min(max(self._pass.sizeHint().width() + round(px(24)), round(px(220))), area.width())
        top = round(px(12))
        if not self.paint.scale.small:
            area.setBottom(round(self.height() - high - px(20)))
            top = area.bottom() + round(px(6))
        self._pass.setGeometry(area.right() + 1 - wide, top, wide, high)
        room = self._rows_wide(self.width())
        self._rows.resize(round(room), round(self._rows.lay(room)))
        self._inside.resize(self._rows.size())

    def draw(self, whole: Drawing) -> None:
        look, theme = self.look, self.paint.theme
        whole.shadow(cut=20, inset=2)
        edge = theme.sign_edge if theme.light or look.seat == "black" else look.token
        whole.plate(fill="panel", edge=edge, line=2.4, cut=20, inset=2)
        draw = whole.inset(2, 2)
        draw.fill(4, 6, 8, draw.high - 32, look.token)
        side, room = draw.at(48, 36), self._words_room(self.width()) / draw.unit
        draw.crest(look.seat, 26, 18, side)
        x = side + 42
        if stands_beside(self.look, self.paint, self.width()):
            room -= beside_wide(self.look, self.paint) / draw.unit
        named = any(not isinstance(piece, PlainText) for piece in as_words(look.title))
        style, words = (strong, look.title) if named else (title, spoken(look.title))
        asked, reason, base = style(draw.at(22, 18)), plain(draw.at(16, 13)), draw.at(66, 54)
        apart = draw.size(asked) * _CARD_BELOW + draw.size(reason) * _CARD_ABOVE + 1
        draw.text(x, min(draw.at(40, 34), base - apart), words, asked, room=room, fit=True)
        for line in self._why_lines(room * draw.unit):
            draw.text(x, base, line, reason, "soft", room=room)
            base += draw.size(reason) * LEADING
        if look.stays:
            x, high = draw.at(28, 20), max(4.0, draw.at(6, 5))
            wide = draw.wide - 2 * x
            share = float(self._stays.currentValue()) if self.paint.motion.flies() else 1.0
            draw.fill(x, draw.high - high - 6, wide, high, "edge")
            draw.fill(x, draw.high - high - 6, wide * share, high, look.token)
        if look.voters:
            draw_voters(draw, look.voters, self.width())
        if look.waiting:
            words = speak("AskPlate", "{count} more questions", count=look.waiting)
            draw.text(draw.wide - 24, 34, words, strong(14), "price", align="end")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            # A key that is held goes on from question to question.
            if event.key() in _PRESSING:
                return self._takes_none(event)
            if self.press(event.text().upper(), event):
                return True
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched, 8, 8)
        if event.type() in _COMING and isinstance(watched, AnswerButton) and watched.look.about:
            self.lookedAt.emit(watched.look.about)
        return False
