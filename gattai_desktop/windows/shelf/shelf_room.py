"""Shows the shelf: a picture of every session, and plates to begin something else."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate_look import line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.games.register import decks_for
from gattai_desktop.windows.kit.scrolling import ScrolledArea
from gattai_desktop.windows.shelf.decks_before import games_with_decks
from gattai_desktop.windows.shelf.session_card import HIGH, WIDE, SessionCard
from gattai_desktop.windows.shelf.shelf_looks import SessionLook, called_by_file
from gattai_desktop.windows.shelf.shelf_pages import MARGIN, StartRoom
from gattai_desktop.windows.shelf.shelf_search import ShelfSearch, goal

_RAIL: Final = 400.0
_FIRST: Final = 470.0
_TOP: Final = 156.0
_GAP: Final = 34.0
_LEAST: Final = 414.0
"""Least width of a card, where one more of the usual width would have no room."""
_ROW: Final = 424.0
_LIP: Final = 14.0
_BESIDE: Final = 1180.0
"""Least width of the room, in drawn pixels, with the sessions beside the plates."""
_FIRST_PLATE, _PLATE_STEP = 300.0, 76.0
_BELOW: Final = 116.0
"""From the foot of the last plate to the sessions below it: room for their heading."""
_PLATE: Final = 700.0
_HEADING: Final = 260.0
"""Room for the heading beside which the search stands."""
_SEARCH: Final = 480.0


class ShelfRoom(StartRoom):
    """The room with all sessions, the one played last first.

    Signals:
        choicesAsked, decksAsked, helpAsked: plates at the left. removedAsked: the plate below the sessions.
        opened(Path): a session was pressed. moreAsked(Path), renameAsked(Path), awayAsked(Path): what else can be done
            with it.
        moved: what lies here was scrolled.
    """

    choicesAsked = Signal()
    decksAsked = Signal()
    helpAsked = Signal()
    opened = Signal(Path)
    moreAsked = Signal(Path)
    renameAsked = Signal(Path)
    awayAsked = Signal(Path)
    removedAsked = Signal()
    moved = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setAccessibleName(self.tr("Sessions"))
        rows = [
            (line_plate(self.tr("New session"), sign="plus", lit=True), self.newAsked),
            (line_plate(self.tr("First Contact"), sign="star"), self.firstContactAsked),
            (line_plate(self.tr("Open a file"), sign="pile"), self.fileAsked),
            (line_plate(self.tr("Look, wall, language"), sign="wall"), self.choicesAsked),
            (line_plate(self.tr("Packs"), sign="building"), self.packsAsked),
        ]
        if games_with_decks():
            rows.append((line_plate(self.tr("Decks"), decks_for(), sign="hand"), self.decksAsked))
        rows.append((line_plate(self.tr("Puzzles"), sign="puzzle"), self.puzzlesAsked))
        rows.append((line_plate(self.tr("Help"), "F1", sign="question"), self.helpAsked))
        self.plates: list[PlateButton] = []
        for look, signal in rows:
            plate = PlateButton(paint, look, self, signal)
            self.plates.append(plate)
        self.choices = self.plates[3]
        ArrowGroup(self, self.plates)
        self._inside = QWidget()
        self._scroll = ScrolledArea(paint, self._inside, self, follows=False)
        self._scroll.verticalScrollBar().valueChanged.connect(self.moved)
        self._island = ArrowGroup(self)
        self.cards: dict[Path, SessionCard] = {}
        self._shown: list[SessionCard] = []
        """The cards that the search leaves."""
        self._found = ""
        """How many these are, in words; "" where nobody searches."""
        self._gap = 0
        """Where among them one stood that is gone."""
        self.removed = PlateButton(paint, line_plate(self.tr("Removed sessions")), self._inside, self.removedAsked)
        self.removed.installEventFilter(self)
        self._has_removed = False
        self._awaited = Path()
        self.search = ShelfSearch(paint, self)
        self.search.textChanged.connect(lambda _words: self._find())
        self.search.onward.connect(self._go_to_first)

    def begin(self) -> None:
        """Show all sessions, and focus the one played last, so that Enter goes on with it."""
        self.search.clear()
        self._go_to_first()

    def _go_to_first(self) -> None:
        (*self._shown, *self.plates)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keep_keyboard(self) -> None:
        """Focus what stands now where a session had the keyboard that was removed."""
        now = cast("QWidget | None", self.window().focusWidget())
        if self.isVisible() and (now is None or now is self.window() or not now.isVisible()):
            (self._shown[: self._gap + 1][-1:] or self.plates)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def await_card(self, path: Path) -> None:
        """Give the keyboard to this session, which is about to lie here."""
        self._awaited = path

    def has(self, part: QWidget | None) -> bool:
        """Return whether there is anything here: a session or a plate."""
        return part is not None and part in (*self._shown, *self.plates, self.search, self.removed)

    def lay_out(self, paths: Sequence[Path], removed: str = "") -> bool:
        """Show these files in this order, and return whether anything lies here; `tell` brings what is known of each.

        removed: how many sessions were taken off the shelf and can be got back; "" for none.
        """
        self.removed.set_look(line_plate(self.tr("Removed sessions"), removed))
        self._has_removed = bool(removed)
        gone = [self.cards[path] for path in self.cards if path not in paths]
        self._gap = next((place for place, card in enumerate(self._shown) if card in gone), self._gap)
        self.cards = one_for_each(self.cards, paths, self._new)
        self.search.serve(len(self.cards))
        self._list()
        led, self._awaited = self.cards.get(self._awaited), Path()  # it was got back, or has another name
        if led is not None and led in self._shown:
            led.setFocus(Qt.FocusReason.OtherFocusReason)
        return bool(self.cards) or self._has_removed

    def _list(self) -> None:
        """Show the cards that the search leaves, in their order."""
        self._shown = self.search.fitting(self.cards.values())
        self._found = self.search.tell(len(self._shown), len(self.cards))
        for card in self.cards.values():
            card.setVisible(card in self._shown)
        self.removed.setVisible(self._has_removed and not self.search.text())
        self._stops: list[PaintedButton] = [*self._shown, *([self.removed] if not self.removed.isHidden() else [])]
        self._island.set_members(self._stops)
        self.rescale()
        self.update()

    def _find(self) -> None:
        """Show what the search leaves, from its beginning: whoever had scrolled down would not see the first of it."""
        self._list()
        self._scroll.verticalScrollBar().setValue(0)

    def tell(self, path: Path, look: SessionLook) -> None:
        card = self.cards.get(path)
        if card is not None:
            card.set_look(look)
            if self.search.text():  # more is known of it now
                self._list()

    def _new(self, path: Path) -> SessionCard:
        card = SessionCard(self.paint, SessionLook(called_by_file(path)), self._inside)
        card.clicked.connect(lambda: self.opened.emit(path))
        card.moreAsked.connect(lambda: self.moreAsked.emit(path))
        card.renameAsked.connect(lambda: self.renameAsked.emit(path))
        card.awayAsked.connect(lambda: self.awayAsked.emit(path))
        card.installEventFilter(self)
        return card

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, SessionCard | PlateButton) and event.type() == QEvent.Type.FocusIn:
            self._scroll.ensureWidgetVisible(watched, 0, round(self.paint.px(24)))
        elif (
            isinstance(watched, SessionCard | PlateButton)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        ):
            rows = max(1, int(self._scroll.viewport().height() / self.grid.unit // _ROW))
            found = goal(event.key(), self._stops, watched, rows * self._columns())
            if found is not None:
                found.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        usual = self.paint.keys.of(SHELF).meant(pressed_key(event))
        plain_key = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if usual == "Ctrl+F" and self.search.isVisible():
            self.search.enter()
        elif usual == "Ctrl+Z" and self._has_removed:
            self.removedAsked.emit()
        elif usual == "?" or not (plain_key and self.search.begin_with(event.text())):
            super().keyPressEvent(event)

    @property
    def _stacked(self) -> bool:
        """Whether the plates are above the sessions, because there is no room beside them."""
        return self.grid.narrow and self.grid.wide < _BESIDE

    def needed(self) -> float:
        """The height of the room: of everything in one column, else of the window, since only the sessions scroll."""
        if not self._stacked:
            return 0.0
        rows = -(-len(self._shown) // self._columns())
        return self._top() + rows * _ROW + self._below() + 2 * MARGIN

    def _columns(self) -> int:
        """Return how many cards stand side by side; narrower ones where half the window would be empty beside one."""
        return max(1, int((self._across() + _GAP) // (_LEAST + _GAP)))

    def _across(self) -> float:
        """Return the room for the cards of a row beside the scroll bar, drawing pixels."""
        return self.grid.wide - (MARGIN if self._stacked else _FIRST) - 2 * _LIP

    def _wide(self) -> float:
        """Return how wide a card is, drawing pixels."""
        columns = self._columns()
        return min(WIDE, (self._across() + _GAP) / columns - _GAP)

    def rescale(self) -> None:
        grid, k = self.grid, self.grid.unit
        x, wide = grid.column(_PLATE) if self._stacked else (MARGIN, _RAIL - 2 * MARGIN)
        step = self._plate_step()
        for place, plate in enumerate(self.plates):
            high = max(32, min(60, step - 8) * k)
            plate.setGeometry(QRectF(x * k, grid.y(_FIRST_PLATE + step * place), wide * k, high).toAlignedRect())
        # The focus ring needs room above and beside the cards inside the scrolled part.
        lip = _LIP * k
        left, top = ((MARGIN if self._stacked else _FIRST) * k - lip, grid.y(self._top()) - lip)
        space = self.width() - left - _LIP * k
        self._scroll.setGeometry(QRectF(left, top, space, max(1.0, self.height() - top)).toAlignedRect())
        self._place_search()
        columns, wide, row = self._columns(), self._wide(), _ROW * k
        step = (wide + _GAP) * k
        for place, card in enumerate(self._shown):
            at = lip + (place % columns) * step, lip + (place // columns) * row
            card.setGeometry(QRectF(*at, wide * k, HIGH * k).toAlignedRect())
        rows = -(-len(self._shown) // columns)
        self.removed.setGeometry(QRectF(lip, lip + rows * row, wide * k, max(32.0, 60 * k)).toAlignedRect())
        high = lip + rows * row + self._below() * k
        self._inside.resize(round(max(1.0, min(space, lip + columns * step))), round(max(1.0, high)))

    def _below(self) -> float:
        """The room for the plate below the sessions."""
        return 0.0 if self.removed.isHidden() else 60 + 2 * _LIP

    def _place_search(self) -> None:
        """Put the search beside the heading, up to where the last column ends; over that where it has no room."""
        grid, k = self.grid, self.grid.unit
        left = MARGIN if self._stacked else _FIRST
        end = max(left + self._columns() * (self._wide() + _GAP) - _GAP, left + _HEADING + _SEARCH)
        end = min(end, grid.wide - 3 * _LIP)
        x = max(left + _HEADING, end - _SEARCH)
        high = max(32.0, 46 * k)
        middle = grid.y(self._top() - 62)
        self.search.set_paint(self.paint)
        self.search.setGeometry(QRectF(x * k, middle - high / 2, max(0.0, end - x) * k, high).toAlignedRect())

    def _plate_step(self) -> float:
        """From one plate to the next: closer together where an enlarged rail, which does not scroll, has less room."""
        rail = (self.height() - self.grid.top) / self.grid.unit
        return _PLATE_STEP if self._stacked else min(_PLATE_STEP, (rail - _FIRST_PLATE - 4) / len(self.plates))

    def _top(self) -> float:
        return _FIRST_PLATE + _PLATE_STEP * len(self.plates) + _BELOW if self._stacked else _TOP

    def draw(self, draw: Drawing) -> None:
        stacked, left = self._stacked, MARGIN if self._stacked else _FIRST
        draw.ground("table")
        # The plates are at the edge of the window, however wide it is.
        page = draw.within(0, self.grid.top / draw.unit)
        if not stacked:
            draw.fill(0, 0, _RAIL, draw.high, "rail")
        page.sign("wings", 60, 74, 54, "pilots")
        page.sign("horns", 122, 74, 54, "coach")
        page.text(58, 196, "Gattaibushido", title(34), room=330)
        page.text(60, 230, self.tr("FUSION! card table"), plain(18), "soft", room=330)
        words, step = self.tr("Everything is saved as you play."), page.size(plain(15)) * 1.3
        foot = page.high - 64
        foot -= page.ruler.paragraph(0, 0, words, plain(15), room=300, step=step) - step
        last = (self.plates[-1].geometry().bottom() - self.grid.top) / page.unit
        if not stacked and foot - page.size(plain(15)) > last:
            page.paragraph(60, foot, words, plain(15), "soft", room=300, step=step)
        heading = self.tr("Sessions")
        page.text(left, self._top() - 48, heading, title(40))
        x = left + page.width(heading, title(40)) + 16
        room = self.search.x() / page.unit - x - 16
        page.text(x, self._top() - 48, self._found, plain(18), "soft", room=room, fit=True)
        if self.cards and not self._shown:
            page.text(left, self._top() + 40, self.tr("No session holds these words."), plain(18), "soft")
