"""The keys of the table window: what each usual key does. `?` lists them, and there they can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.keys import TABLE, pressed_key
from gattai_desktop.cards.card import Card
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child, go
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.settings.key_desk import KeyDesk

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow


class TableKeys(QObject):
    """Turns keys into what they stand for.

    Signals:
        muteAsked(): the sounds off, or on again.
    """

    muteAsked = Signal()

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self.desk = KeyDesk(window.sheet, window.sheet_room, window, window.model.game)
        self.own_scale = OwnScale(TABLE, window, self._resize, lambda: window.paint)
        self._desks: dict[str, KeyDesk] = {}

    def _resize(self, zoom: float) -> float:
        self._window.set_zoom(zoom)
        return self._window.zoom

    # ------------------------------------------------------------------ islands
    def isles(self) -> tuple[FocusGroup, ...]:
        """Every island in Tab's order: the question, Drives, hand, Pile, Factions, rails, header."""
        window = self._window
        for over in window.standing.last:
            if over.isVisible():
                return (FocusGroup(over, first_child(over)),)
        if window.model.covered:
            return (FocusGroup(window.cover.layer, window.cover.layer.plate.setFocus),)
        if window.sheet.isVisible():
            return (FocusGroup(window.sheet, window.sheet.focus_first),)
        if window.rulings.shown:
            return (FocusGroup(window.rulings.room, window.rulings.room.search.setFocus),)
        if window.odds.room is not None and window.odds.shown:
            return (FocusGroup(window.odds.room, window.odds.room.again.setFocus),)
        if window.pilots.shown:
            return (FocusGroup(window.pilots.sheet, window.pilots.sheet.focus_first),)
        if window.verdicts.shown:
            verdicts = window.verdicts
            return (
                FocusGroup(verdicts.card, first_child(verdicts.card)),
                FocusGroup(verdicts.why, verdicts.why.setFocus),
            )
        if window.log.wide:
            log = window.log  # it lies over hand and middle: whoever goes on there puts it back first
            return (FocusGroup(log.view, log.view.setFocus), FocusGroup(log.button, log.button.setFocus))
        found = [FocusGroup(window.asking.plate, window.asking.plate.focus)]
        middle = window.middle
        if middle is not None:
            first, *rest = middle.isles() or (FocusGroup(middle, first_child(middle)),)
            found += [first, FocusGroup(window.hand, window.hand.focus), *rest]
        found += [
            FocusGroup(window.left, first_child(window.left)),
            FocusGroup(window.right, first_child(window.right)),
        ]
        found.append(FocusGroup(window.header, first_child(window.header)))
        return tuple(found)

    def covered(self) -> bool:
        """Whether something lies over the table that takes the keys."""
        window = self._window
        room = any(one.isVisible() for one in (*window.standing.rooms, *window.standing.last))
        shown = window.pilots.shown or window.rulings.shown or window.odds.shown
        return room or shown or window.model.covered or window.sheet.isVisible()

    def go(self, step: int) -> bool:
        """Go to the next island, or the one before."""
        return go(self.isles(), step)

    def home(self) -> None:
        """Give the keyboard to where play goes on: the question, or the hand, or what may be started."""
        window = self._window
        if self.covered() or window.verdicts.shown:
            return
        now = QApplication.focusWidget()
        if now is not None and window.isAncestorOf(now) and now.isVisible() and window.asking.plate.isHidden():
            kept = (window.hand if self._hand_plays() else None, window.middle, window.log)
            if any(part is not None and part.isAncestorOf(now) for part in kept):
                return
        for isle in self._where_to_begin():
            if not isle.ground.isVisible():
                continue
            isle.focus()
            if isle.holds(QApplication.focusWidget()):
                return
        window.setFocus()

    def _where_to_begin(self) -> tuple[FocusGroup, ...]:
        """The question first, or the hand whose cards answer it; then the hand where its cards can be played."""
        question, started, hand, *_ = (*self.isles(), *self.isles())
        if self._window.asking.choosing:
            return (hand, question, started)
        return (question, hand, started) if self._hand_plays() else (question, started, hand)

    def _hand_plays(self) -> bool:
        """Whether a card of the hand can be played now; in Story most begins without one."""
        seen = self._window.seen
        if seen.moment == "story":
            return False
        held = (getattr(move, "card", None) for move in seen.options)
        return any(isinstance(card, Card) and seen.holds(card) for card in held)

    # ------------------------------------------------------------------ letters
    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; say whether it stands for anything."""
        window = self._window
        if window.cover.press(event):
            return True
        if self.covered() or window.model.curtain_down:
            return False
        pressed = pressed_key(event)
        usual = window.paint.keys.meant(pressed)
        if not usual:
            return False
        if usual == "Esc":
            return self._escape()
        if usual in ("Return", "Enter") and window.asking.passing:
            window.asking.pass_on()
            return True
        if usual == "Menu":
            return window.card_menu.open_of_focus()
        if usual.startswith("Shift+"):
            return self._other_strike(event.key()) or window.pilots.open_by_letter(usual.removeprefix("Shift+"))
        return self._letter(usual if usual != pressed or len(usual) == 1 else event.text().upper() or usual, usual)

    def _letter(self, letter: str, usual: str) -> bool:
        window = self._window
        if window.asking.plate.isVisible() and window.asking.plate.press(letter):
            return True
        found = self.meanings().get(usual)
        if found is not None:
            found()
            return True
        if window.middle is not None and window.asking.plate.isHidden() and window.middle.press(letter):
            return True
        # In Story the Omen has a plate of its own; it may be spent in a conflict too, and before some answers (C-39).
        if letter == "O" and "omen" in window.room.flows:
            window.requests.open("omen")
            return True
        # The score has its plate in the debriefing; how it stands may be asked at any moment.
        if letter == "S" and "score" in window.room.flows:
            window.requests.open("score")
            return True
        return False

    def meanings(self) -> dict[str, Callable[[], object]]:
        """What the keys of every table do, by their usual names; each stands in the list (`key_help`)."""
        window = self._window
        return {
            "P": window.passing.ask,
            "L": window.widen_log,
            "V": window.by_hand.begin,
            "?": self._explain,
            "[": lambda: window.drawer("left"),
            "]": lambda: window.drawer("right"),
            "W": self._push,
            "M": self.muteAsked.emit,
            "Z": lambda: window.hand.sortAsked.emit(window.model.seat),
            "F5": lambda: window.voice.tell("pile"),
            "F6": lambda: window.voice.tell("turn"),
            "F7": lambda: window.voice.tell("score"),
            "F8": lambda: window.voice.tell("hand"),
            "F9": lambda: window.voice.tell("again"),
            **self.own_scale.meanings(),
            "Ctrl+Z": window.log_desk.taking_back.last,
        }

    def _explain(self) -> None:
        """Read the ruling behind what a carried card would do; where none is, list the keys."""
        if not self._window.carry.ask_ruling():
            self.list_keys()

    def _push(self) -> None:
        self._window.pushAsked.emit()

    def _escape(self) -> bool:
        window = self._window
        if window.verdicts.shown:
            window.verdicts.take_back()
        elif window.log.wide:
            window.widen_log()
        elif not window.asking.plate.isHidden():
            window.hand.focus()
        else:
            return window.drawer("")
        return True

    def _other_strike(self, key: int) -> bool:
        """Show how far the next player on a side reaches."""
        window = self._window
        middle = window.middle
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
        if step is None or not isinstance(middle, ThrowdownPane):
            return False
        sight = window.seen.sight
        seats = [seat for side in throwdown.sides(sight) for seat in throwdown.members(sight, side)]
        if seats:
            now = middle.scale_seat or window.seen.seat
            here = seats.index(now) if now in seats else 0
            middle.look_at(seats[(here + step) % len(seats)])
        return True

    def list_keys(self) -> None:
        """List what every key does, and change them there."""
        self.desk.open(self._window.paint.keys)

    def list_keys_of(self, room: str) -> None:
        """List the keys of a room that lies over the table."""
        window = self._window
        if room not in self._desks:
            self._desks[room] = KeyDesk(window.sheet, window.sheet_room, window, room)
            self._desks[room].keysChosen.connect(self.desk.keysChosen)
        self._desks[room].open(window.paint.keys)
