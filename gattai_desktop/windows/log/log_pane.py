"""Shows the log in its rail: the heading with the chosen detail, and the lines, read as they are needed."""

import math
from collections.abc import Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.log_lines import LogLine
from gattai_desktop.board.log_view import LogTime, LogView
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill
from gattai_desktop.games.told import PRESETS, Preset
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.log_lines import SHOWN_IN, entry_lines, is_struck, reader
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar

AT_ONCE: Final = 12
"""Entries that are read at once, before the windows may answer again: about as many as the rail shows."""
_PAGE: Final = 36
"""Entries that are read when a person scrolls to the end of those that are held."""
_MOST: Final = 300
"""Entries that are held at once; others are read again when a person scrolls back."""
_STRETCH: Final = 8
"""Entries of the past that are shown together."""
_KEPT: Final = 1024
"""Entries whose lines are cached."""


class LogPane(PaintedGroup):
    """Shows the newest entries as sentences; older ones are read when a person scrolls to the top.

    Signals:
        lineEntered(entry, fact): the pointer or focus is at a line. whyAsked(entry, fact): Enter on it.
        linePressed(entry, fact): a click on it.
    """

    lineEntered = Signal(int, int)
    linePressed = Signal(int, int)
    whyAsked = Signal(int, int)

    def __init__(self, paint: Paint, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._model = model
        self._preset: Preset = "moves"
        self._first = 1
        self._told: dict[tuple[int, str, bool], tuple[LogLine, ...]] = {}
        self._depths: set[str] = set()
        """The details of the lines that were read: depths that would show the same are one."""
        self._shown: list[tuple[int, bool, tuple[LogLine, ...]]] = []
        self.wide = False
        """Whether the log is wide over the middle."""
        self._fetching = False
        self.button = PlateButton(paint, self._button_look(), self, self._next_preset)
        """The button that chooses how much detail is shown."""
        self.view = LogView(paint, self)
        """The list of lines, which takes the focus."""
        quiet_scroll_bar(self.view, paint)
        self.view.lineEntered.connect(lambda key: self.lineEntered.emit(*key))
        self.view.linePressed.connect(lambda key: self.linePressed.emit(*key))
        if model.looks_back:
            self.view.shown_as = self._moment_of
        self.view.whyAsked.connect(lambda key: self.whyAsked.emit(*key))
        self.view.newestAsked.connect(self._return_to_the_newest)
        self.view.verticalScrollBar().valueChanged.connect(self._fetch)
        self._filling = QTimer(self, singleShot=True, interval=0)
        self._filling.timeout.connect(self._fill)
        self._ending = QTimer(self, singleShot=True, interval=0)
        self._ending.timeout.connect(self.view.scrollToBottom)
        self.setAccessibleName(self.tr("Log"))

    def set_wide(self, wide: bool) -> None:
        """Cover the middle on a plate of its own, or go back into the rail, scrolled to the newest line."""
        if self.wide and not wide and not self._model.looks_back:
            self._return_to_the_newest()
            self._ending.start()
        self.wide = wide
        self.update()

    def move_into(self, ground: QWidget) -> None:
        """Move into another parent. The old one may have been disabled behind a curtain; this one is not."""
        self.setParent(ground)
        self.setEnabled(True)
        self.show()

    def next_fact(self, entry: int, fact: int) -> float:
        """Return the number of the fact that the entry's next line tells; endless after the last line."""
        lines = (line for number, _, told in self._shown if number == entry for line in told)
        told = (line.key[1] for line in lines if isinstance(line.key, tuple))
        return min((number for number in told if number > fact), default=math.inf)

    def forget(self) -> None:
        """Show nothing: the lines were written for a seat that has left the computer."""
        self._filling.stop()
        self._shown = []
        self._told.clear()
        self._depths.clear()
        self._show()

    def begin(self) -> None:
        """Read the newest entries of the session; earlier ones follow once these are shown."""
        if self._model.looks_back:
            self._begin_in_the_past()
            return
        self._first = max(1, self._model.entry - AT_ONCE + 1)
        self._shown = [self._lines_of(happened) for happened in self._model.log(self._first)]
        self._show()
        self._filling.start()

    def take_reader(self) -> None:
        """Write the same lines anew for the seat that reads them now; after a curtain, write the newest ones."""
        if not self._shown or self._model.looks_back:
            self.begin()
            return
        bar, at_end = self.view.verticalScrollBar(), self._at_end()
        at = bar.value()
        self._shown = [self._lines_of(happened) for happened in self._model.log(self._first, self._shown[-1][0])]
        self._show()
        if not at_end:  # the lines of another seat may be longer, so what was in sight is scrolled to again
            QTimer.singleShot(0, self.view, lambda: bar.setValue(at))

    def _fill(self) -> None:
        """Read more entries until there are as many lines above the visible ones as visible ones."""
        bar = self.view.verticalScrollBar()
        if self._model.looks_back or not self._shown or self._first <= 1 or len(self._shown) >= _MOST:
            return
        if bar.maximum() >= bar.pageStep():
            return
        held = self._first
        if self._at_end():
            self._shown = [*self._older(AT_ONCE), *self._shown]
            self._first = self._shown[0][0]
            self._show()
        else:
            self._fetch_older(AT_ONCE)
        if self._first < held:  # else the file could not be read, and has said so
            self._filling.start()

    def _begin_in_the_past(self) -> None:
        """Show the lines round the moment; they stay the same while a person steps among their entries."""
        stretch = self._model.entry // _STRETCH
        self._first = max(1, (stretch - 1) * _STRETCH + 1)
        page = self._model.log(self._first, (stretch + 1) * _STRETCH + 4)
        self._shown = [self._lines_of(happened) for happened in page]
        self.view.set_lines(tuple(line for _, _, lines in self._shown for line in lines), follow=False)
        self._show_present()
        self.view.viewport().update()

    def _show_present(self) -> None:
        """Scroll to the shown moment; to what was told last before it where no line tells of it."""
        told = (lines[0].key for number, _, lines in reversed(self._shown) if number <= self._model.entry and lines)
        key = next(told, None)
        if key is not None:
            self.view.show_line(key)
        else:
            self.view.scrollToTop()

    def add(self, happened: Happened) -> None:
        """Add the lines of what has just happened."""
        if happened.back_to is not None:
            self.begin()
            return
        if self._shown and self._shown[-1][0] < happened.entry - 1:
            return  # the person reads old lines; these are read from the file when he comes back
        self._shown.append(self._lines_of(happened))
        if self._at_end():
            self._shown = self._shown[-_MOST:]
            self._first = self._shown[0][0]
        self._show()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        quiet_scroll_bar(self.view, paint)

    def rescale(self) -> None:
        px, pad = self.paint.px, round(self.paint.px(16)) if self.wide else 0
        high = max(24, round(px(24)))
        wide = min(round(self.width() * 0.62), self.button.sizeHint().width())
        self.button.setGeometry(QRect(self.width() - wide - pad, pad, wide, high))
        gap = round(px(4))
        self.button.free, top = gap, pad + high + gap  # its ring keeps off the first line
        if self._model.looks_back:
            QTimer.singleShot(0, self.view, self._show_present)
        elif self._at_end():
            self._ending.start()
        self._filling.start()
        self.view.setGeometry(pad, top, max(1, self.width() - 2 * pad), max(1, self.height() - top - pad))

    def draw(self, draw: Drawing) -> None:
        if self.wide:
            draw.plate(fill="rail", edge="edge", line=2.0, cut=18, inset=1)
        pad, style = 16 if self.wide else 0, plain(13)
        # On one line with what is said beside it.
        middle = (self.button.geometry().center().y() + 1) / draw.unit
        draw.text(pad, draw.base(middle, caps(12)), self.tr("LOG"), caps(12), "soft")
        if not self.view.lines():
            words = self.tr("The log starts with the first move.")
            # Below the button and the ring of the focus around it.
            y = max(pad + 52, (self.view.y() + 6) / draw.unit + draw.size(style))
            draw.paragraph(pad, y, words, style, "soft", room=draw.wide - 2 * pad, step=draw.size(style) * 1.4)

    def _lines_of(self, happened: Happened) -> tuple[int, bool, tuple[LogLine, ...]]:
        entry, struck = happened.entry, is_struck(self._model, happened.entry)
        # The same seat gets the same lines again, and stepping through the past asks for them often.
        key = (entry, reader(self._model), struck)
        # Whether taking back ends with its entry is known only with the next one.
        lines = self._told.get(key) if happened.back_to is None else None
        if lines is None:
            lines = self._told[key] = entry_lines(happened, self._model, "everything", struck=struck)
            if len(self._told) > _KEPT:
                self._told.pop(next(iter(self._told)))
        self._depths.update(line.depth for line in lines)
        return entry, struck, tuple(line for line in lines if line.depth in SHOWN_IN[self._preset])

    def _moment_of(self, key: Hashable) -> LogTime:
        """Return whether a line belongs to the shown moment of the past or comes after it."""
        if not isinstance(key, tuple):
            return ""
        return "present" if key[0] == self._model.entry else "later" if key[0] > self._model.entry else ""

    def _show(self) -> None:
        self._show_button()
        at_end = self._at_end()
        self.view.set_lines(tuple(line for _, _, lines in self._shown for line in lines))
        if at_end:
            self._ending.start()
        self.update()

    def _at_end(self) -> bool:
        """Whether the newest line is in sight, or will be as soon as all that changes has its place."""
        bar = self.view.verticalScrollBar()
        return self._ending.isActive() or bar.value() >= bar.maximum() - 4

    def _fetch(self, value: int) -> None:
        """Read the page before or after the held entries when a person has scrolled to that end."""
        most = self.view.verticalScrollBar().maximum()
        if self._fetching or not self._shown or most == 0:
            return
        self._fetching = True
        if value <= 2 and self._first > 1:
            self._fetch_older(_PAGE)
        elif value >= most - 2 and self._shown[-1][0] < self._model.entry and not self._model.looks_back:
            self._fetch_newer()
        self._fetching = False

    def _return_to_the_newest(self) -> None:
        """Hold the newest entries instead of old ones."""
        if not self._model.looks_back and self._shown and self._shown[-1][0] < self._model.entry:
            self.begin()

    def _older(self, count: int) -> Iterator[tuple[int, bool, tuple[LogLine, ...]]]:
        """Return the lines of that many entries before the held ones."""
        return map(self._lines_of, self._model.log(max(1, self._first - count), self._first - 1))

    def _fetch_older(self, count: int) -> None:
        top = self.view.lines()[:1]
        self._shown = [*self._older(count), *self._shown][:_MOST]
        self._lay(top, QAbstractItemView.ScrollHint.PositionAtTop)

    def _fetch_newer(self) -> None:
        bottom, last = self.view.lines()[-1:], self._shown[-1][0]
        newer = self._model.log(last + 1, min(last + _PAGE, self._model.entry))
        self._shown = [*self._shown, *map(self._lines_of, newer)][-_MOST:]
        self._lay(bottom, QAbstractItemView.ScrollHint.PositionAtBottom)

    def _lay(self, kept: tuple[LogLine, ...], hint: QAbstractItemView.ScrollHint) -> None:
        """Show the held lines; the line at the upper edge stays there."""
        self._first = self._shown[0][0]
        self.view.set_lines(tuple(line for _, _, lines in self._shown for line in lines), follow=False)
        for line in kept:
            self.view.show_line(line.key, hint)

    def _offered(self) -> tuple[Preset, ...]:
        """Return the depths that differ here, the least first."""
        return tuple(one for one in PRESETS if one in self._depths | {PRESETS[0]})

    def _depth(self) -> Preset:
        """Return the depth that shows what is shown now."""
        most = PRESETS.index(self._preset)
        return next(one for one in reversed(self._offered()) if PRESETS.index(one) <= most)

    def _show_button(self) -> None:
        """Name the depth that is shown; where all would show the same, there is nothing to choose."""
        self.button.setVisible(len(self._offered()) > 1)
        look = self._button_look()
        if look != self.button.look:
            self.button.set_look(look)
            self.rescale()

    def _next_preset(self) -> None:
        offered = self._offered()
        self._preset = offered[(offered.index(self._depth()) + 1) % len(offered)]
        last = self._shown[-1][0] if self._shown else None
        self._shown = [self._lines_of(happened) for happened in self._model.log(self._first, last)]
        self._show()

    def _button_look(self) -> PlateLook:
        names = {"story": self.tr("story"), "moves": self.tr("moves"), "everything": self.tr("everything")}
        name = names[self._depth()]
        return PlateLook(
            name,
            fill="",
            edge="line",
            arrangement="quiet",
            name=fill(self.tr("The log shows: {preset}. Press for the next."), preset=name),
        )
