"""The window of a table: what its parts ask of it, its size, its colours and its keys.

It can be shown before anything lies in it, and is told by `windows/table/lay_table.py` what does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called
from gattai_desktop.windows.kit.focus_groups import was_pointed_at
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.board.bubble import BubbleLook
    from gattai_desktop.board.focus_ring import FocusRing
    from gattai_desktop.games.move import Move
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.windows.asking.answers import Answers
    from gattai_desktop.windows.asking.asked_on_table import AskedOnTable
    from gattai_desktop.windows.asking.equal_pause import EqualPause, PauseBar
    from gattai_desktop.windows.asking.passing import Passing
    from gattai_desktop.windows.asking.refusals import Refusals
    from gattai_desktop.windows.asking.seats_page import SeatsPage
    from gattai_desktop.windows.by_hand.by_hand_sheets import ByHandSheets
    from gattai_desktop.windows.by_hand.card_menu import CardMenu
    from gattai_desktop.windows.carry.carry import Carry
    from gattai_desktop.windows.carry.flights import Flights
    from gattai_desktop.windows.forms.sheet import Sheet
    from gattai_desktop.windows.forms.sheet_overlay import SheetOverlay
    from gattai_desktop.windows.glossary.word_explainer import WordExplainer
    from gattai_desktop.windows.kit.own_scale import OwnScale
    from gattai_desktop.windows.kit.requests import Lift, LiftedThing, Requests
    from gattai_desktop.windows.kit.room import GameRoom
    from gattai_desktop.windows.kit.wall_picture import WallPart
    from gattai_desktop.windows.log.log_answers import LogAnswers
    from gattai_desktop.windows.log.log_pane import LogPane
    from gattai_desktop.windows.overlays.curtain import Curtain
    from gattai_desktop.windows.overlays.hand_cover import HandCover
    from gattai_desktop.windows.overlays.moments_layer import MomentsLayer
    from gattai_desktop.windows.overlays.overlays import Overlays
    from gattai_desktop.windows.settings.help import HelpPage
    from gattai_desktop.windows.table.hand import Hand
    from gattai_desktop.windows.table.header import Header
    from gattai_desktop.windows.table.hint import Hint
    from gattai_desktop.windows.table.hover_preview import HoverPreview
    from gattai_desktop.windows.table.log_highlights import LogHighlights
    from gattai_desktop.windows.table.plays import Plays
    from gattai_desktop.windows.table.program_seats import ProgramSeats
    from gattai_desktop.windows.table.program_turn import ProgramTurn
    from gattai_desktop.windows.table.table_keys import TableKeys
    from gattai_desktop.windows.table.table_scene import TableScene
    from gattai_desktop.windows.table.voice import Voice
    from gattai_desktop.windows.table.what_happened import WhatHappened


class TableWindow(TableRoot):
    """The table for the seat at this computer.

    Signals:
        menuAsked(), wallAsked(): a button of the header was pressed.
        teamAsked(): the Team that this evening has made is to sit down for another session.
        taleAsked(): the tale of this evening is to be shown.
        anotherAsked(str): whoever sits here is to play something else, in a session of its own; carries its key.
        deskAsked(str): the desk is to be opened; carries the name of what opens here once it is left.
        pushAsked(): what is looked at is to be pushed to the wall. muteAsked(): the sounds off, or on again.
        closed(): the window was closed; the session is saved at every moment.
    """

    menuAsked = Signal()
    wallAsked = Signal()
    teamAsked = Signal()
    taleAsked = Signal()
    anotherAsked = Signal(str)
    deskAsked = Signal(str)
    pushAsked = Signal()
    muteAsked = Signal()
    closed = Signal()

    model: GameModel
    room: GameRoom
    requests: Requests
    log: LogPane
    hand: Hand
    header: Header
    scene: TableScene
    overlays: Overlays
    sheet: Sheet
    sheet_overlay: SheetOverlay
    flights: Flights
    moments: MomentsLayer
    carry: Carry
    refusals: Refusals
    passing: Passing
    pause: EqualPause
    answers: Answers
    asked_on_table: AskedOnTable
    pause_bar: PauseBar
    cover: HandCover
    explainer: WordExplainer
    ring: FocusRing
    plays: Plays
    by_hand: ByHandSheets
    log_answers: LogAnswers
    card_menu: CardMenu
    hover: HoverPreview
    highlights: LogHighlights
    own_scale: OwnScale
    what_happened: WhatHappened
    voice: Voice
    help: HelpPage
    program_seats: ProgramSeats
    program_turn: ProgramTurn
    hint: Hint
    keys: TableKeys
    seats_page: SeatsPage
    curtain: Curtain | None

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._furnished = False
        """Whether its parts are made."""

    def begin(self) -> None:
        """Show the table as it is, for the first time; all parts are made."""
        self._furnished = True
        self.scene.begin()
        self.refresh()
        if not self.model.curtain_down:
            self.log.begin()

    def uncover(self) -> None:
        """Lay out and show what was made while the window was on the screen already."""
        self.lay()
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not part.isWindow() and not part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                part.show()

    # ------------------------------------------------------------------ what is asked for
    def picked(self, lift: Lift) -> None:
        """Lift a card of the hand, or choose it for an answer, or give the answer that it is."""
        if lift.grip is None and self.asked_on_table.takes(lift.card):
            self.hand.lead_on()
        elif not self.plays.ahead.takes_up(lift.card) and (lift.grip is not None or not self.scene.take(lift.card)):
            self.carry.lift(lift)

    def dropped(self, move: Move, lift: Lift | LiftedThing, place: QRect) -> None:
        """Play what a dropped card means; what is asked about it stands beside the place where it was dropped."""
        self.refusals.beside = place
        self.plays.play(move, lift=lift, beside=place)

    def ask_which(self, moves: tuple[Move, ...], place: QRect, lift: Lift | LiftedThing | None = None) -> None:
        self.refusals.beside = place
        self.plays.choose(moves, beside=place, apart=self.room.told_apart(self.requests.view, moves), lift=lift)

    def say(self, words: str) -> None:
        """Say a short sentence, for a moment at the foot of the window and aloud."""
        self.own_scale.say(words)
        self.voice.say(words)

    def open_drawer(self, side: str) -> str | None:
        return None if self.scene.open_drawer(side) else self.tr("Both sides of the table are in sight.")

    def push(self) -> None:
        """Show on the wall what is looked at; where nothing is, the key belongs to a place of the table, if any."""
        if self.looked_at() is not None or self.scene.pane.go_to("W") is not True:
            self.pushAsked.emit()

    def explain(self) -> None:
        """Open the ruling behind a preview, explain a word, say why the program made its move, or list the keys."""
        if not (self.carry.ask_ruling() or self.explainer.tell_next() or self.program_turn.tell_why()):
            self.requests.open("keys")

    def play_on(self) -> None:
        """Focus where play goes on, instead of what was pressed to open what has just been closed.

        Whoever walks with the keys stays there, unless that was a button of the header. A card of the hand that
        was dragged is back where it lay, and keeps the keyboard too.
        """
        now = cast("QWidget | None", self.focusWidget())
        pressed = now is not None and (self.header.isAncestorOf(now) or was_pointed_at(now))
        if now is not None and pressed and not self.hand.isAncestorOf(now):
            self.keys.home(stays=False)

    def open_help(self) -> None:
        """Open the help of the room over the table, or else of the table; the curtain has help of its own."""
        top = self.overlays.top()
        if not self.model.curtain_down:
            self.help.open((top.place if top is not None else "") or self.room.key)

    def looked_at(self) -> BubbleLook | WallPart | None:
        """Return what the seat at the computer looks at and may show on the wall."""
        if self.carry.bubble.isVisible():
            return self.carry.bubble.look
        return self.room.wall_part(self.model, about) if (about := self.overlays.about()) else None

    # ------------------------------------------------------------------ what the model tells
    def seat_changed(self, _seat: str) -> None:
        self.carry.put_back()
        self.overlays.hide(Level.SHEETS, Level.QUESTION, Level.REFUSAL)

    def refresh(self) -> None:
        view = self.requests.view = self.plays.ahead.seen()
        self.explainer.hide()
        self.setWindowTitle(called(self.model.called) or "Gattai")
        self.scene.show_view(view)
        free = self.overlays.keeper() is None
        self.answers.show_view(view, answered_elsewhere=self.scene.answers_itself, focus=free)
        self.overlays.show_view(view)
        self.carry.look_again()
        self.overlays.stack()
        self.pause_bar.follow()
        if not self.model.curtain_down:
            # The curtain may still be rising: the table takes the focus once it is gone.
            QTimer.singleShot(0, self, self.keys.home)

    # ------------------------------------------------------------------ places
    def place_of_question(self) -> QRect:
        """Return where the plate of the question lies; where the program is asked its plate stands for it."""
        plates = (one for one in (self.answers.plate, self.program_turn.plate) if one.isVisible())
        return next((one.geometry() for one in plates), self.scene.ask_box(0, self.answers.plate.needed))

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed; the scale follows the window."""
        self.paint, self.laid = paint, None
        self.lay()
        self.refresh()

    def widen_log(self) -> None:
        """Widen the log over the middle, or put it back into its rail."""
        self.log.set_wide(not self.log.wide)
        self.lay()
        if self.log.wide:
            self.log.view.setFocus()

    def lay(self) -> None:
        """Lay out everything; nothing where its parts are not made yet."""
        if not self._furnished:
            return
        grid = self.program_turn.grid()
        fresh, self.laid = self.laid is None or self.paint.scale != grid.scale, grid
        if fresh:
            self._scale(self.paint.at(grid.scale).in_room(self.model.game).with_programs(self.model.program_players))
        self.scene.lay(grid)
        self.program_turn.lay()
        self.answers.stand()
        if self.curtain is not None:
            self.curtain.setGeometry(self.rect())
        self.overlays.lay()
        self.overlays.stack()
        QTimer.singleShot(0, self, self.carry.stand_again)  # some parts find their place once the others have theirs
        self.update()

    def _scale(self, paint: Paint) -> None:
        self.paint = paint
        parts = (self.scene, self.answers.plate, self.pause_bar, self.carry, self.flights, self.moments)
        for part in (*parts, self.program_turn.plate, self.highlights, self.ring, self.overlays):
            part.set_paint(paint)

    # ------------------------------------------------------------------ Qt
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        now = cast("QWidget | None", self.focusWidget())
        if now is not None and not (now.isVisible() and now.isEnabled()):
            # What had the keyboard has gone, as a card that was played: Qt goes on to whatever comes next, as if a
            # person had walked there.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            if self._furnished:
                QTimer.singleShot(0, self, self.keys.home)
            return True
        return self._furnished and self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._furnished and self.moments.isVisible():  # one that waits behind a page is still to be read
            self.moments.skip()
        if not (self._furnished and self.keys.press(event)):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        finger = event.reason() == QContextMenuEvent.Reason.Other
        if not (self._furnished and self.card_menu.open_at(event.pos(), finger=finger)):
            event.ignore()

    def end(self) -> None:
        """Stop what goes on over the table and in other processes: it closes, or another stands in its place."""
        if self._furnished:
            self.overlays.end()
            self.program_seats.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.end()
        self.closed.emit()
        super().closeEvent(event)
