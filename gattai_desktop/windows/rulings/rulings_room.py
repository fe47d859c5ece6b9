"""Shows the rulings of this table in a room with chapters, a search, the list, and one ruling in full."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, title
from gattai_desktop.board.keys import RULINGS, pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.search_field import SearchField
from gattai_desktop.board.speech import fill
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea
from gattai_desktop.windows.rulings.ruling_looks import RulingLook, chapter_plate, edition_name, fitting
from gattai_desktop.windows.rulings.ruling_shown import RulingFocus, RulingRow

_ALL: Final = ""
_BESIDE: Final = 1500.0
"""Least width, drawing pixels, at which the full ruling is beside the list."""
_LEAST_NAV: Final = 200.0
"""Least width for the names of the chapters, device-independent pixels."""


class RulingSearch(SearchField):
    """The search, which leaves two more keys to the room, unless they write a character."""

    def is_for_room(self, event: QKeyEvent) -> bool:
        writes = event.text().isprintable() and event.text() != ""
        meant = self.paint.keys.meant(pressed_key(event))
        return super().is_for_room(event) or (not writes and meant in ("F3", "F4"))


class RulingsRoom(OverTable):
    """The room, which covers the whole table below the header.

    Signals:
        ruled(name, option, why): the Coach lets a ruling be so. editionAsked(): another edition.
    """

    ruled = Signal(str, str, str)
    editionAsked = Signal()

    least_wide = 1000.0

    def __init__(self, paint: Paint, parent: QWidget, chapters: tuple[str, ...]) -> None:
        super().__init__(paint, parent, RULINGS)
        self._looks: tuple[RulingLook, ...] = ()
        self._found: tuple[RulingLook, ...] = ()
        self._shown: tuple[RulingLook, ...] = ()
        self._name = ""
        self._chapter = _ALL
        self._changed = False
        self._open = False
        self._edition = ""
        self._rows: dict[str, RulingRow] = {}
        self.search = RulingSearch(paint, self.tr("Search the rulings"), (self.tr("Names, questions, rule ids"),), self)
        self.search.textChanged.connect(lambda _words: self._list())
        self.search.onward.connect(self._go_to_first)
        self._chapters = {name: self._nav(name) for name in (_ALL, *chapters)}
        self._only = self._button(self.tr("Show the changed"), "F3")
        self._only.chosen.connect(self.toggle_changed)
        self.edition = self._button("", "F4")
        self.edition.chosen.connect(self.editionAsked)
        self._close = self._button(self.tr("Back"), "Esc")
        self._close.chosen.connect(self.leave)
        self.focus = RulingFocus(paint, self)
        self.focus.ruled.connect(self.ruled)
        self._list_inside = QWidget()
        self.focus_pane = ScrolledArea(paint, self.focus, self, follows=False)
        self.list_pane = ScrolledArea(paint, self._list_inside, self, follows=False)
        self.focus_pane.setWidgetResizable(True)
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("The rulings of this table"))
        self.hide()

    def _button(self, words: str, key: str) -> PlateButton:
        return PlateButton(self.paint, outline_plate(words, key), self)

    def _nav(self, name: str) -> PlateButton:
        plate = PlateButton(self.paint, PlateLook(name or self.tr("All"), fill="", edge="", arrangement="line"), self)
        plate.chosen.connect(lambda: self.show_chapter(name))
        return plate

    # ------------------------------------------------------------------ from outside
    def enter(self, looks: tuple[RulingLook, ...], edition: str, room: QRect, name: str, *, open_to_seat: bool) -> None:
        """Show the rulings, this one in full; open_to_seat: the seat may change them."""
        if not self.isVisible():
            self._chapter, self._changed = _ALL, False
            self.search.clear()
        self._name = name or self._name or (looks[0].name if looks else "")
        self.show_looks(looks, edition, open_to_seat=open_to_seat)
        self.lie_over(room)
        if name in self._rows:
            self._rows[name].setFocus()
            QTimer.singleShot(0, self, lambda: self._reveal(name))
        else:
            self.search.setFocus()

    def show_looks(self, looks: tuple[RulingLook, ...], edition: str, *, open_to_seat: bool) -> None:
        """Show the present rulings, after a change."""
        self._looks, self._edition, self._open = looks, edition, open_to_seat
        self.edition.setVisible(open_to_seat and bool(edition))
        self.edition.set_look(outline_plate(self._edition_words(), "F4"))
        self._list()

    def _edition_words(self) -> str:
        return fill(self.tr("Edition {name}"), name=edition_name(self._edition))

    def _count_words(self) -> str:
        return fill(self.tr("{count} of {all} fit"), count=len(self._shown), all=len(self._looks))

    def empty_words(self) -> str:
        """Return what is read where no ruling is listed."""
        if self._found:
            return fill(self.tr("None in this chapter, {count} in others."), count=len(self._found))
        return self.tr("No ruling covers that. Decide at the table, and write it down.")

    def show_chapter(self, name: str) -> None:
        """List one chapter, or with "" all."""
        self._chapter = name
        self._list()

    def toggle_changed(self) -> None:
        """List only what the table changed, or everything again."""
        self._changed = not self._changed and any(one.changed for one in self._looks)
        self._list()

    def look_at(self, name: str) -> None:
        """Show a ruling in full."""
        self._name = name
        for key, row in self._rows.items():
            row.set_look(row.look, lit=key == name)
        look = next((one for one in self._looks if one.name == name), None)
        self.focus.set_look(look, open_to_seat=self._open)

    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self._shown)

    # ------------------------------------------------------------------ what is listed
    def _list(self) -> None:
        found = fitting(self._looks, self.search.text(), changed=self._changed)
        self._found = found
        self._shown = tuple(one for one in found if self._chapter in (_ALL, one.chapter))
        self.search.tell(len(self._shown), len(self._looks))
        names = {one.name for one in self._shown}
        for gone in set(self._rows) - names:
            row = self._rows.pop(gone)
            row.hide()
            row.deleteLater()
        for look in self._shown:
            known = self._rows.get(look.name)
            if known is None:
                known = self._rows[look.name] = RulingRow(self.paint, look, self._list_inside)
                known.looked.connect(self.look_at)
                known.stepped.connect(self._step)
                known.installEventFilter(self)
            known.set_look(look, lit=False)
        self._island.set_members([self._rows[one.name] for one in self._shown])
        if self._name not in names and self._shown:
            self._name = self._shown[0].name
        self.look_at(self._name)
        self._name_chapters()
        self.fit()

    def _name_chapters(self) -> None:
        for name, plate in self._chapters.items():
            plate.set_look(chapter_plate(name, self._found, on=name == self._chapter))
        changed = sum(one.changed for one in self._looks)
        words = fill(self.tr("Show the {count} changed"), count=changed)
        words = self.tr("Show all") if self._changed else words
        self._only.setVisible(bool(changed) or self._changed)
        self._only.set_look(outline_plate(words, "F3"))

    def _step(self, name: str, way: int) -> None:
        look = next((one for one in self._shown if one.name == name), None)
        if look is not None and self._open:
            keys = [key for key, _ in look.options]
            self.look_at(name)
            self.focus.choose(keys[(keys.index(look.now) + way) % len(keys)])

    def _reveal(self, name: str) -> None:
        row = self._rows.get(name)
        if row is not None:
            self.list_pane.ensureWidgetVisible(row, 0, round(self.paint.px(80)))

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        paint = self.paint
        wide, high = self.width(), self.height()
        px = paint.px
        below = wide < px(_BESIDE)  # in an enlarged room the full ruling is below the list
        nav = max(_LEAST_NAV, px(304))
        right = 0.0 if below else max(250.0, px(508))
        y, row_high = px(86), max(32.0, min(px(48), (high - px(86) - 60) / (len(self._chapters) + 1)))
        for plate in self._chapters.values():
            plate.setGeometry(QRectF(px(14), y, nav - px(28), row_high - 4).toRect())
            y += row_high
        self._only.setGeometry(QRectF(px(14), y + px(20), nav - px(28), max(34.0, px(44))).toRect())
        x = nav + px(40)
        middle = wide - x - right - px(56)
        ruler = measuring(paint, wide)
        told = max(px(ruler.width(self._edition_words(), caps(13))), self.edition.sizeHint().width())
        told += px(ruler.width(self._count_words(), plain(15)) + 40)
        searching = max(px(160), min(px(430), middle * 0.6, middle - told))
        self.search.setGeometry(QRectF(x, px(94), searching, max(32.0, px(44))).toRect())
        size = self.edition.sizeHint()
        right_of = x + middle + px(12)
        high_of = max(34.0, px(44))
        self.edition.setGeometry(QRectF(right_of - size.width(), px(94), size.width(), high_of).toRect())
        top = px(150)
        foot = top + (high - top) * 0.5 if below else high - px(12)
        self.list_pane.setGeometry(QRectF(x - px(14), top, middle + px(36), foot - top).toRect())
        size = self._close.sizeHint()
        self._close.setGeometry(wide - size.width() - round(px(24)), round(px(8)), size.width(), size.height())
        head = px(16) + size.height()
        if below:
            focus = QRectF(x - px(14), foot + px(12), middle + px(28), high - foot - px(24))
        else:
            focus = QRectF(wide - right - px(24), head, right, high - head - px(16))
        self.focus_pane.setGeometry(focus.toRect())
        self._arrange_rows(round(middle + px(18)))
        self.update()

    def _arrange_rows(self, wide: int) -> None:
        y = 2
        for one in self._shown:
            row = self._rows[one.name]
            high = row.needed(wide)
            row.setGeometry(0, y, wide, high)
            row.show()  # not before: Qt would first ask a widget without a place for its size
            y += high + round(self.paint.px(8))
        self._list_inside.resize(wide, y + 4)

    def draw(self, draw: Drawing) -> None:
        nav = draw.least(304, _LEAST_NAV)
        draw.ground("table")
        draw.fill(0, 0, nav, draw.high, "rail")
        draw.text(24, 58, self.tr("Chapters"), title(24), room=nav - 36)
        x = nav + 40
        beside = self.focus_pane.x() if self.focus_pane.y() < 68 * draw.unit else self.width()
        end = min(self._close.x(), beside) / draw.unit - 16
        used = x + draw.text(x, 68, self.tr("The rulings of this table"), title(34), room=end - x, fit=True) + 30
        words = fill(self.tr("{count} rulings"), count=len(self._looks))
        if used + draw.width(words, plain(18)) < end:
            draw.text(used, 68, words, plain(18), "soft")
        box = self.search.geometry()
        base = draw.base(box.center().y() / draw.unit, plain(15))
        draw.text(box.right() / draw.unit + 18, base, self._count_words(), plain(15), "soft")
        if self._edition and self.edition.isHidden():
            right = self.list_pane.geometry().right() / draw.unit - 24
            draw.text(right, base, self._edition_words(), caps(13), "soft", align="end")
        if not self._shown:
            draw.paragraph(x, 200, self.empty_words(), plain(16), room=self.list_pane.width() / draw.unit - 32)

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """The search, the list, the ruling in focus, and the chapters."""
        row = self._rows.get(self._name)
        stops: list[QWidget] = [self.search, *([row] if row is not None else []), *self.focus.stops()]
        stops += [self._chapters[self._chapter], *((self._only,) if self._only.isVisible() else ())]
        return [*stops, *((self.edition,) if self.edition.isVisible() else ()), self._close]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, RulingRow):
            self.look_at(watched.look.name)
            self._reveal(watched.look.name)
        return False

    def _go_to_first(self) -> None:
        if self._shown:
            self._rows[self._shown[0].name].setFocus()

    def press(self, usual: str, written: str) -> None:
        if usual == "F3":
            self.toggle_changed()
        elif usual == "F4" and self.edition.isVisible():
            self.editionAsked.emit()
        elif usual == "Ctrl+F":
            self.search.enter()
        elif usual == "Del":
            self.focus.reset()
        else:
            self.focus.press(written)
