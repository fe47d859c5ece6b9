"""The table window: makes the parts of a table in their order, connects them, and keeps size and colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keys import TABLE
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.asking.equal_pause import EqualPause
from gattai_desktop.windows.asking.passing import Passing
from gattai_desktop.windows.asking.pause_bar import PauseBar
from gattai_desktop.windows.asking.refusals import Refusals
from gattai_desktop.windows.asking.seating_overlay import SeatingOverlay
from gattai_desktop.windows.by_hand.by_hand_sheets import ByHandSheets
from gattai_desktop.windows.by_hand.card_menu import CardMenu
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.sheet_overlay import SheetOverlay
from gattai_desktop.windows.glossary.word_explainer import WordExplainer
from gattai_desktop.windows.glossary.words_overlay import WordsOverlay
from gattai_desktop.windows.kit.focus_restorer import was_pointed_at
from gattai_desktop.windows.kit.overlay import Keyboard, Level, WidgetOverlay
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.log.log_answers import LogAnswers
from gattai_desktop.windows.log.log_overlay import LogOverlay
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.hand_cover import HandCover
from gattai_desktop.windows.overlays.moments_layer import MomentsLayer
from gattai_desktop.windows.overlays.overlays import Overlays
from gattai_desktop.windows.rulings.rulings_overlay import RulingsOverlay
from gattai_desktop.windows.settings.help import HelpPage
from gattai_desktop.windows.settings.window_place import shortcut
from gattai_desktop.windows.table.hand import Hand
from gattai_desktop.windows.table.header import Header
from gattai_desktop.windows.table.hint import Hint
from gattai_desktop.windows.table.hover_preview import HoverPreview
from gattai_desktop.windows.table.log_highlights import LogHighlights
from gattai_desktop.windows.table.openings import Flows, Openings
from gattai_desktop.windows.table.plays import Plays
from gattai_desktop.windows.table.program_seats import ProgramSeats
from gattai_desktop.windows.table.program_turn import ProgramTurn
from gattai_desktop.windows.table.table_keys import HINT, TableKeys
from gattai_desktop.windows.table.table_scene import TableScene
from gattai_desktop.windows.table.voice import Voice
from gattai_desktop.windows.table.what_happened import WhatHappened

if TYPE_CHECKING:
    from gattai_desktop.windows.overlays.curtain import Curtain

MakeCurtain = Callable[[GameModel, GameRoom, Paint, QWidget], "Curtain"]


class TableWindow(TableRoot):
    """The table for the seat at this computer.

    Signals:
        menuAsked(QRect), wallAsked(QRect): a button of the header was pressed; carries its place on the screen.
        teamAsked(): the Team that this evening has made is to sit down for another session.
        taleAsked(): the tale of this evening is to be shown.
        anotherAsked(str): whoever sits here is to play something else, in a session of its own; carries its key.
        pushAsked(): what is looked at is to be pushed to the wall. muteAsked(): the sounds off, or on again.
        closed(): the window was closed; the session is saved at every moment.
    """

    menuAsked = Signal(QRect)
    wallAsked = Signal(QRect)
    teamAsked = Signal()
    taleAsked = Signal()
    anotherAsked = Signal(str)
    pushAsked = Signal()
    muteAsked = Signal()
    closed = Signal()

    def __init__(
        self,
        model: GameModel,
        room: GameRoom,
        paint: Paint,
        *,
        make_curtain: MakeCurtain | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(paint, parent)
        self.model, self.room = model, room
        self.requests = Requests(SeatView.of(model), self)
        self._make_table()
        self._make_what_lies_over_it()
        self._make_what_answers()
        self.curtain = make_curtain(model, room, paint, self) if make_curtain is not None else None
        self._lay_over_one_another()
        self._connect_parts()
        self._refresh()
        if not model.curtain_down:
            self.log.begin()

    # ------------------------------------------------------------------ parts
    def _make_table(self) -> None:
        self.log = LogPane(self.paint, self.model, self)
        self.hand = Hand(self.paint, self)
        self.hand.sortable = self.room.sorts_hand
        self.header = Header(self.paint, self)
        self.scene = TableScene(self.room, self.requests, self, self.log, self.hand, self.header)

    def _make_what_lies_over_it(self) -> None:
        model, paint = self.model, self.paint
        self.overlays = Overlays(self)
        self.sheet = Sheet(paint, self)
        self.sheet_overlay = SheetOverlay(self.sheet, self)
        self.flights = Flights(paint, self, self.scene.rect_of, model.zones, self.room.counters, self.room.face)
        self.moments = MomentsLayer(paint, self)
        choices = lambda card, zone: self.scene.pane.choices(card, zone) if self.scene.pane is not None else ()  # noqa: E731
        self.carry = Carry(model, paint, self, self.scene.rect_of, self.scene.name_of, choices)
        self.carry.meant = lambda move: self.scene.pane.meant(move) if self.scene.pane is not None else move
        self.carry.settle = lambda moves, alt: self.scene.pane.settle(moves, alt=alt) if self.scene.pane else moves
        self.refusals = Refusals(model, self, self.scene.light_plate)
        self.passing = Passing(model, self.requests)
        busy = lambda: self.overlays.reads_or_writes  # noqa: E731
        self.pause = EqualPause(model, lambda: self.paint, busy, self)
        self.answers = Answers(model, self.room, self.passing, paint, self, self.scene.ask_box)
        self.answers.busy = lambda: self.overlays.reads_or_writes or self.plays.ahead.plays
        self.answers.holds = lambda: self.pause.holds
        self.pause_bar = PauseBar(paint, self.pause, self._place_of_question, self)
        self.cover = HandCover(model, self, self.hand, self.carry)
        self.explainer = WordExplainer(self, lambda _: model.game, lambda: self.paint, self.scene.guide.card)
        self.sheet.closed.connect(self._play_on)
        self.sheet.explain = self.explainer.tell_next
        self.ring = FocusRing(paint, self)

    def _make_what_answers(self) -> None:
        model, requests = self.model, self.requests
        self.plays = Plays(model, requests, self.room.suggested, self.pause)
        self.plays.ahead.changed.connect(self._refresh)
        self.by_hand = ByHandSheets(model, requests, self.room.by_hand)
        self.log_answers = LogAnswers(model, self.log, self.sheet, self.sheet_room, self)
        self.card_menu = CardMenu(model, self, self.scene.rect_of, self.by_hand, self.log_answers)
        self.hover = HoverPreview(requests, self.carry, self.scene, self.hand, self.overlays, self.answers.plate)
        self.highlights = LogHighlights(model, self, self.scene)
        self.own_scale = OwnScale(TABLE, self, self.set_zoom, lambda: self.paint)
        curtain = lambda: self.curtain.accessibleDescription() if self.curtain is not None else ""  # noqa: E731
        told = {"hand": self.hand.told, "pane": self.scene.told, "curtain": curtain}
        told["word"] = lambda: self.scene.guide.explanation
        parts = (self.log, self.flights, self.moments, self.overlays)
        self.what_happened = WhatHappened(model, self.room, self, parts, self._refresh)
        Openings(self.room, requests, self, self.overlays, self.sheet, self._flows())
        self.voice = Voice(model, self.room, requests, self, (self.answers.plate, self.refusals.card, self.sheet), told)
        self.help = HelpPage(self.sheet, self.sheet_room, self)
        self.help.keysAsked.connect(lambda place: requests.open("keys", place))
        self.help.wordsAsked.connect(lambda: requests.open("words"))
        shortcut(self, "F1", self._help)
        self.program_seats = ProgramSeats(model, lambda: self.overlays.reads_or_writes, self.pause, self)
        self.program_turn = ProgramTurn(model, self.program_seats, self, lambda: self.overlays.take_keys, self.ring)
        self.hint = Hint(requests, self.scene, self, self.answers.plate, lambda: self.keys.home(stays=False))
        over = (self.overlays, self.scene, self.answers)
        self.keys = TableKeys(self.room, requests, self, *over, self._actions(), self.say)

    def _lay_over_one_another(self) -> None:
        """Set the order of the overlays, from below upwards; of one level the later one is above."""
        scene, carry = self.scene, self.carry
        self.overlays.add(
            WidgetOverlay(Level.TABLE, *scene.guide.widgets, scene.shade, self.hand),
            self.cover,
            WidgetOverlay(Level.TABLE, self.program_turn.plate, self.answers.plate, self.pause_bar),
            WidgetOverlay(Level.RAILS, scene.left, scene.right, self.header),
            LogOverlay(self.log, self.widen_log),
            WidgetOverlay(Level.MOMENTS, self.moments),
            self.hint,
            SeatingOverlay(self.model, self, self.room),
            RulingsOverlay(self.requests, self),
            WordsOverlay(self.requests, self),
            *self.room.overlays(self.requests, self),
            self.sheet_overlay,
            self.refusals,
            WidgetOverlay(
                Level.CARRIED, self.flights.layer, carry.layer, carry.bubble, carry.chip, self.explainer.bubble
            ),
            WidgetOverlay(Level.FRAME, self.ring),
        )
        if self.curtain is not None:
            self.curtain.answered.connect(self.passing.answer_unseen)
            down = lambda: self.model.curtain_down  # noqa: E731 (rising, it is still visible and takes no key)
            self.overlays.add(WidgetOverlay(Level.CURTAIN, self.curtain, keyboard=Keyboard.TAKEN, shown=down))

    def _flows(self) -> Flows:
        """What opens at every table, by name."""
        own: Flows = {
            "leave": lambda _about: self.close(),
            "pass": lambda seat: self.passing.to(seat) if seat else self.passing.ask(),
            "team": lambda _about: self.teamAsked.emit(),
            "another": self.anotherAsked.emit,
            "tale": lambda _about: self.taleAsked.emit(),
            "push": lambda _about: self.pushAsked.emit(),
            "seats": lambda _about: self.program_turn.show_seats(self.requests),
            "guided": lambda _about: self.scene.guide.do(),
        }
        return {**own, **self.by_hand.flows(), **self.log_answers.flows()}

    def _actions(self) -> dict[str, Callable[[], object]]:
        return {
            "P": self.passing.ask,
            HINT: self.hint.turn,
            "L": self.widen_log,
            "V": self.by_hand.begin,
            "?": self._explain,
            "[": lambda: self._open_drawer("left"),
            "]": lambda: self._open_drawer("right"),
            "W": self._push,
            "M": self.muteAsked.emit,
            "H": self.cover.turn,
            "Z": self.hand.sort,
            **self.voice.keys(),
            **self.scene.guide.keys(),
            "Menu": self.card_menu.open_of_focus,
            **self.own_scale.meanings(),
            "Ctrl+Z": lambda: self.log_answers.taking_back.last(self.plays.ahead.begun_with),
        }

    def _connect_parts(self) -> None:
        requests, model = self.requests, self.model
        self.header.menuAsked.connect(self.menuAsked)
        self.header.wallAsked.connect(self.wallAsked)
        self.hand.picked.connect(self._picked)
        self.hand.lookedAt.connect(self.hover.look)
        self.hand.handFocused.connect(self.scene.hand_focused)
        self.carry.played.connect(self._dropped)
        self.carry.whichMeant.connect(self._ask_which)
        self.carry.chosen.connect(self.scene.take)
        self.carry.refused.connect(self.refusals.judge)
        self.carry.foreseen.connect(self.scene.foretell)
        self.answers.answered.connect(self.plays.play)
        self.answers.shown.connect(self.scene.set_asked)
        self.answers.chosenChanged.connect(self.hand.set_chosen)
        self.answers.chosenChanged.connect(self.cover.touch)
        self.refusals.alwaysAsked.connect(self.by_hand.always)
        self.refusals.insteadChosen.connect(self.plays.play)
        for asking in (self.refusals, self.log_answers, self.carry):
            asking.rulingAsked.connect(lambda name: requests.open("rulings", name))
        self.log_answers.settingAsked.connect(lambda path: self.by_hand.gauges.edit(path))  # noqa: PLW0108 - made when first asked
        self.log_answers.lit.connect(self.highlights.light)
        self.by_hand.whyAsked.connect(self.log_answers.why_card)
        self.refusals.passAsked.connect(self.passing.to)
        self.scene.guide.againAsked.connect(lambda: self.voice.tell("next act"))
        self.scene.guide.backAsked.connect(self.log_answers.taking_back.to_before)
        requests.lifted.connect(self.carry.lift)
        requests.served.connect(self.cover.serve)
        requests.explained.connect(self.refusals.explain)
        requests.told.connect(self.refusals.tell)
        requests.asked.connect(self.sheet_overlay.ask)
        model.seatChanged.connect(self._seat_changed)

    # ------------------------------------------------------------------ what is asked for
    def _picked(self, lift: Lift) -> None:
        """Lift a card of the hand, or choose it for an answer."""
        if self.answers.choosing and lift.grip is None:
            self.answers.toggle(lift.card, self.requests.view)
        elif not self.plays.ahead.takes_up(lift.card) and (lift.grip is not None or not self.scene.take(lift.card)):
            self.carry.lift(lift)

    def _dropped(self, move: Move, origin: Place, place: QRect) -> None:
        """Play what a dropped card means; what is asked about it stands beside the place where it was dropped."""
        self.refusals.beside = place
        self.plays.play(move, origin=origin, beside=place)

    def _ask_which(self, moves: tuple[Move, ...], place: QRect) -> None:
        self.refusals.beside = place
        self.plays.choose(moves, beside=place, apart=self.room.told_apart(moves))

    def say(self, words: str) -> None:
        """Say a short sentence, for a moment at the foot of the window and aloud."""
        self.own_scale.say(words)
        self.voice.say(words)

    def _open_drawer(self, side: str) -> str | None:
        return None if self.scene.open_drawer(side) else self.tr("Both sides of the table are in sight.")

    def _push(self) -> None:
        """Show on the wall what is looked at; where nothing is, the key belongs to a place of the table, if any."""
        pane = self.scene.pane
        if self.looked_at() is not None or pane is None or pane.go_to("W") is not True:
            self.pushAsked.emit()

    def _explain(self) -> None:
        """Open the ruling behind a preview, explain a word, say why the program made its move, or list the keys."""
        if not (self.carry.ask_ruling() or self.explainer.tell_next() or self.program_turn.tell_why()):
            self.requests.open("keys")

    def _play_on(self) -> None:
        """Focus where play goes on, instead of what was pressed to open what has just been closed.

        Whoever walks with the keys stays there, unless that was a button of the header. A card of the hand that
        was dragged is back where it lay, and keeps the keyboard too.
        """
        now = cast("QWidget | None", self.focusWidget())
        pressed = now is not None and (self.header.isAncestorOf(now) or was_pointed_at(now))
        if now is not None and pressed and not self.hand.isAncestorOf(now):
            self.keys.home(stays=False)

    def _help(self) -> None:
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
    def _seat_changed(self, _seat: str) -> None:
        self.carry.put_back()
        self.overlays.hide(Level.SHEETS, Level.QUESTION, Level.REFUSAL)

    def _refresh(self) -> None:
        view = self.requests.view = self.plays.ahead.seen()
        self.explainer.hide()
        self.setWindowTitle(called(self.model.called) or "Gattai")
        self.scene.show_view(view)
        self.answers.show_view(view, answered_elsewhere=self.scene.answers_itself)
        self.overlays.show_view(view)
        self.overlays.stack()
        self.pause_bar.follow()
        if not self.model.curtain_down:
            # The curtain may still be rising: the table takes the focus once it is gone.
            QTimer.singleShot(0, self, self.keys.home)

    # ------------------------------------------------------------------ places
    def _place_of_question(self) -> QRect:
        plate = self.answers.plate
        return plate.geometry() if plate.isVisible() else self.scene.ask_box(0)

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed; the scale follows the window."""
        self.paint, self.laid = paint, None
        self.lay()
        self._refresh()

    def widen_log(self) -> None:
        """Widen the log over the middle, or put it back into its rail."""
        self.log.set_wide(not self.log.wide)
        self.lay()
        if self.log.wide:
            self.log.view.setFocus()

    def lay(self) -> None:
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
        self.update()

    def _scale(self, paint: Paint) -> None:
        self.paint = paint
        parts = (self.scene, self.answers.plate, self.pause_bar, self.carry, self.flights, self.moments)
        for part in (*parts, self.program_turn.plate, self.highlights, self.ring, self.overlays):
            part.set_paint(paint)

    # ------------------------------------------------------------------ Qt
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.moments.skip()
        if not self.keys.press(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.card_menu.open_at(event.pos()):
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.overlays.end()
        self.program_seats.end()
        self.closed.emit()
        super().closeEvent(event)
