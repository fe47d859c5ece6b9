"""The table window: header, rails, the middle of the moment, the hand, and everything that lies over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, make_paint, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.cards.card import Card
from gattai_desktop.games.game import Reason
from gattai_desktop.games.gattai.by_hand import guide_is_off
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, Refusal
from gattai_desktop.windows.asking import Asking
from gattai_desktop.windows.by_hand_desk import ByHandDesk
from gattai_desktop.windows.carrying import Carrying
from gattai_desktop.windows.dim import Dim
from gattai_desktop.windows.flights import Flights
from gattai_desktop.windows.flows import Flows
from gattai_desktop.windows.free_middle import FreeMiddle
from gattai_desktop.windows.gambit_middle import GambitMiddle
from gattai_desktop.windows.hand import Hand
from gattai_desktop.windows.header import Header, HeaderLook
from gattai_desktop.windows.left_rail import LeftRail
from gattai_desktop.windows.lifting import Lifting
from gattai_desktop.windows.log_desk import LogDesk
from gattai_desktop.windows.log_pane import LogPane
from gattai_desktop.windows.looks_story import where_words
from gattai_desktop.windows.middle import Middle
from gattai_desktop.windows.moments_found import moments_of
from gattai_desktop.windows.moments_layer import MomentsLayer
from gattai_desktop.windows.outcome_middle import OutcomeMiddle
from gattai_desktop.windows.right_rail import RightRail
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.sheet import Sheet
from gattai_desktop.windows.story_middle import StoryMiddle
from gattai_desktop.windows.table_keys import TableKeys
from gattai_desktop.windows.table_layout import TableGrid, lay_out
from gattai_desktop.windows.throwdown_middle import ThrowdownMiddle
from gattai_desktop.windows.verdicts import Verdicts

MakeCurtain = Callable[[GameModel, Paint, QWidget], QWidget]
MIDDLES: Final[dict[str, type[Middle]]] = {
    "story": StoryMiddle,
    "gambit": GambitMiddle,
    "throwdown": ThrowdownMiddle,
    "outcome": OutcomeMiddle,
    "free": FreeMiddle,
}


class TableWindow(QWidget):
    """The table for the seat at this computer.

    Signals:
        menuAsked(QRect), wallAsked(QRect): a button of the header was pressed; carries its place on the screen.
        pushAsked(): W, push what is looked at to the wall.
        closed(): the window was closed; the session is saved at every moment.
    """

    menuAsked = Signal(QRect)
    wallAsked = Signal(QRect)
    pushAsked = Signal()
    closed = Signal()

    def __init__(
        self,
        model: GameModel,
        paint: Paint | None = None,
        *,
        make_curtain: MakeCurtain | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.paint = paint or make_paint()
        self._zoom = 1.0
        self._seen: Seen | None = None
        self._grid: TableGrid | None = None
        self._middles: dict[str, Middle] = {}
        self._middle: Middle | None = None
        self._drawer = ""
        self._last_place = QRect()
        self._carried_from = ""
        self.setMinimumSize(640, 400)
        self.resize(1366, 768)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._make_parts()
        self._connect_parts()
        self.curtain = make_curtain(model, self.paint, self) if make_curtain is not None else None
        self._refresh()
        if not model.curtain_down:
            self.log.begin()

    def _make_parts(self) -> None:
        model, paint = self.model, self.paint
        self.log = LogPane(paint, model, self)
        self.left = LeftRail(paint, self)
        self.right = RightRail(paint, self.log, self)
        self.header = Header(paint, self)
        self.hand = Hand(paint, self)
        self.dim = Dim(paint, self)
        self.sheet = Sheet(paint, self)
        self.flights = Flights(paint, self, self.place_of)
        self.moments = MomentsLayer(paint, self)
        self.carrying = Carrying(model, paint, self)
        self.verdicts = Verdicts(model, paint, self)
        self.asking = Asking(model, paint, self, self._ask_box)
        self.flows = Flows(model, self.sheet, self.sheet_room, self)
        self.by_hand = ByHandDesk(model, self.sheet, self.sheet_room, self)
        self.log_desk = LogDesk(model, self.log, self.sheet, self.sheet_room, self)
        self.lifting = Lifting(self)
        self.keys = TableKeys(self)
        self.ring = FocusRing(paint, self)

    def _connect_parts(self) -> None:
        self.header.menuAsked.connect(self.menuAsked)
        self.header.wallAsked.connect(self.wallAsked)
        self.header.leftAsked.connect(lambda: self.drawer("left"))
        self.header.rightAsked.connect(lambda: self.drawer("right"))
        self.header.seatAsked.connect(self.flows.pass_table)
        self.hand.picked.connect(self.lifting.from_hand)
        self.hand.handFocused.connect(self._hand_focused)
        self.carrying.wished.connect(self._carried)
        self.carrying.choiceAsked.connect(self._ask_which)
        self.carrying.refused.connect(lambda move, _face, place: self.verdicts.judge(move, place))
        self.carrying.schismForeseen.connect(lambda schism: self.left.show_ghost(self.seen, schism))
        self.asking.answered.connect(self.wish)
        self.asking.shown.connect(self._dim)
        self.asking.chosenChanged.connect(self.hand.set_chosen)
        self.verdicts.overruled.connect(self._offer_ruling)
        self.flows.wished.connect(self.model.attempt)
        self.flows.passingSwitched.connect(self.asking.switch_passing)
        self.flows.handAsked.connect(lambda _what: self.by_hand.begin())
        self.by_hand.wished.connect(self.model.attempt)
        self.left.pilotChosen.connect(self._pilot_pressed)
        self.left.harmonyChosen.connect(lambda: self._gauge("team.harmony"))
        self.left.omenChosen.connect(lambda _place: self._flow("omen"))
        self.right.omenChosen.connect(lambda _place: self._flow("omen"))
        self.right.threatChosen.connect(lambda key: self._of_owner(f"threat.{key}"))
        self.right.locationChosen.connect(lambda key: self._of_owner(f"location.{key}"))
        for side, tray in (("pilots", self.left.tray), ("coach", self.right.tray)):
            tray.cardLifted.connect(
                lambda place, grip, at, one=side, of=tray: self._lift_tray(one, place, of.card(place), grip, at)
            )
        self.log_desk.cardLit.connect(self._light)
        self.model.factsHappened.connect(self._happened)
        self.model.moveRefused.connect(self._refused)
        self.model.curtainChanged.connect(self._curtain_changed)
        self.model.seatChanged.connect(self._seat_changed)

    # ------------------------------------------------------------------ what others ask
    @property
    def middle(self) -> Middle | None:
        """The middle of the present moment."""
        return self._middle

    @property
    def seen(self) -> Seen:
        """What the window shows now."""
        return self._seen or Seen.of(self.model)

    @property
    def zoom(self) -> float:
        """How much everything is enlarged, 0.7 to 2."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Enlarge everything, 0.7 to 2.0."""
        self._zoom = min(2.0, max(0.7, zoom))
        self._lay()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed; the scale follows the window."""
        self.paint = paint
        self._grid = None
        self._lay()
        self._refresh()

    def place_of(self, zone: str) -> QRectF | None:
        """Return where the top card of a zone lies, in global coordinates; None where the zone is not in sight."""
        if zone == f"hand.{self.model.seat}" and self.hand.cards():
            return self.hand.cards()[-1].global_rect()
        found = self._middle.place_of(zone) if self._middle is not None else None
        return found or self.left.place_of(zone) or self.right.place_of(zone)

    def sheet_room(self) -> QRect:
        """The part of the window over which a sheet may lie: the middle down to the hand's indices."""
        grid = self._grid or lay_out(self.width(), self.height(), self._zoom)
        room = QRectF(grid.middle)
        room.setBottom(grid.hand.top() + grid.scale.px(150))
        return room.toAlignedRect()

    def widen_log(self) -> None:
        """Lay the log wide over the middle, or put it back into its rail."""
        self.log.set_wide(not self.log.wide)
        self._lay()
        if self.log.wide:
            self.log.view.setFocus()

    def drawer(self, side: str) -> bool:
        """Open or close a rail that is a drawer ("left", "right"; "" closes); say whether anything changed."""
        if self._grid is None or not self._grid.drawers:
            return False
        before, self._drawer = self._drawer, "" if side == self._drawer else side
        self._lay()
        return before != self._drawer

    def menu_of_focus(self) -> bool:
        """Show the by-hand menu of the card that has the keyboard."""
        return self.lifting.menu_of_focus()

    # ------------------------------------------------------------------ wishes
    def wish(self, move: Move) -> None:
        """Forward a wish; one with free words asks for them first."""
        self.flows.wish(move)

    def _carried(self, move: Move) -> None:
        card = getattr(move, "card", None)
        self._carried_from = f"hand.{self.model.seat}" if isinstance(card, Card) and self.seen.holds(card) else ""
        self.flows.wish(move)
        self._carried_from = ""

    def _refused(self, refusal: Refusal) -> None:
        place = self._last_place if not self._last_place.isNull() else self.sheet_room()
        self.verdicts.refuse(refusal, place)

    def _ask_which(self, moves: tuple[Move, ...], place: QRect) -> None:
        self._last_place = place
        self.flows.choose_move(moves, self.tr("Which do you mean?"))

    def _flow(self, name: str) -> None:
        if name == "trigger":
            self.by_hand.triggers.begin()
        elif name == "tarry":
            self.by_hand.triggers.begin("+Tarry")
        elif name == "by hand":
            self.by_hand.begin()
        elif name.startswith("location."):
            self._of_owner(name)
        elif not self.flows.begin(name):
            self.flows.show_pile(name)

    def _offer_ruling(self, reason: Reason) -> None:
        """After an overrule: is it always so at this table? Only the Coach turns it into a ruling."""
        if self.seen.is_coach:
            self.by_hand.rulings.of(reason.ruling)

    # ------------------------------------------------------------------ what the model tells
    def _happened(self, happened: Happened) -> None:
        seat = self.model.seat_shown
        facts = happened.facts(seat)
        before = self.flights.places_before(facts)
        self.log.add(happened)
        self._refresh()
        without = frozenset({self._carried_from}) if self._carried_from else frozenset()
        self.flights.fly(facts, before, without=without)
        if self._grid is not None:
            self.moments.tell(moments_of(happened, seat), self._grid.field)
        self._stack()

    def _curtain_changed(self) -> None:
        if self.model.curtain_down:
            self.flights.finish()
            self.moments.skip()
            self.log.forget()
        else:
            self.log.begin()
        self._refresh()

    def _seat_changed(self, seat: str) -> None:
        del seat
        self.carrying.put_back()
        self.sheet.hide()
        if self.verdicts.shown:
            self.verdicts.take_back()

    def _refresh(self) -> None:
        seen = Seen.of(self.model)
        self._seen = seen
        self.setWindowTitle(seen.text("name", "Gattai"))
        line = self.tr("{name} has the seat").replace("{name}", seen.name(seen.seat))
        self.header.set_look(HeaderLook(seen.text("name"), where_words(seen), seen.seat, line))
        self.left.show_table(seen)
        self.right.show_table(seen)
        self._show_middle(seen)
        self.hand.show_table(seen, busy=seen.ask is not None)
        middle = self._middle
        elsewhere = (isinstance(middle, GambitMiddle) and middle.picks_result()) or (
            isinstance(middle, OutcomeMiddle) and middle.chooses_spoils()
        )
        self.asking.show_table(seen, answered_elsewhere=elsewhere)
        self._stack()
        if not self.model.curtain_down:
            # The curtain may still be hiding: the keyboard goes to the table once it is gone.
            QTimer.singleShot(0, self.keys.home)

    def _show_middle(self, seen: Seen) -> None:
        moment = "free" if guide_is_off(seen.sight) else seen.moment if seen.moment in MIDDLES else "story"
        middle = self._middles.get(moment)
        if middle is None:
            middle = MIDDLES[moment](self.paint, self)
            self._middles[moment] = middle
            middle.wished.connect(self.wish)
            middle.flowAsked.connect(self._flow)
            middle.cardPicked.connect(self.lifting.lift)
            middle.serveAsked.connect(self.lifting.serve)
            middle.refusalAsked.connect(self._show_refusal)
            if isinstance(middle, OutcomeMiddle):
                middle.confirmAsked.connect(self.flows.confirm_apply)
        fresh = middle is not self._middle
        self._middle = middle
        middle.show_table(seen)
        if fresh:
            for other in self._middles.values():
                other.setVisible(other is middle)
            if self._grid is not None:
                middle.set_paint(self.paint)
                middle.lay(self._grid)
                self.hand.lay(self._grid, sunk=moment == "outcome")

    # ------------------------------------------------------------------ hands
    def _hand_focused(self, card: Card | None) -> None:
        if self._middle is not None:
            self._middle.hand_focused(card)

    def _lift_tray(self, side: str, place: str, widget: object, grip: object, at: object) -> None:
        self.lifting.from_tray(side, place, widget, grip, at)  # type: ignore[arg-type]

    def _show_refusal(self, move: Move, button: QWidget) -> None:
        self.verdicts.judge(move, QRect(button.mapTo(self, QPoint(0, 0)), button.size()))

    def _pilot_pressed(self, seat: str) -> None:
        if isinstance(self._middle, ThrowdownMiddle):
            self._middle.look_at(seat)
        else:
            self._of_owner(seat)

    def _of_owner(self, owner: str) -> None:
        if self.by_hand.open_to_seat:
            self.by_hand.gauges.of_owner(owner)

    def _gauge(self, path: str) -> None:
        if self.by_hand.open_to_seat:
            self.by_hand.gauges.edit(path)

    def _light(self, card: Card | None) -> None:
        if isinstance(self._middle, ThrowdownMiddle):
            for widget in self._middle.pile.cards():
                widget.set_raised(False)
            lit = self._middle.pile.card(card.key) if card is not None else None
            if lit is not None and not lit.accessibleName().endswith(self.tr("top of the Pile")):
                lit.set_raised(True)
            self._middle.pile.restack()

    # ------------------------------------------------------------------ places
    def _lay(self) -> None:
        grid = lay_out(self.width(), self.height(), self._zoom)
        fresh = self._grid is None or self.paint.scale != grid.scale
        self._grid = grid
        if fresh:
            self._scale(self.paint.at(grid.scale))
        self.header.setGeometry(grid.header.toAlignedRect())
        self.header.set_drawers(grid.drawers)
        self.left.setVisible(not grid.drawers or self._drawer == "left")
        self.right.setVisible(not grid.drawers or self._drawer == "right")
        self.left.lay(grid, grid.left, grid.left_in)
        self.right.lay(grid, grid.right, grid.right_in)
        self._lay_log(grid)
        self.hand.lay(grid, sunk=self.seen.moment == "outcome")
        if self._middle is not None:
            self._middle.lay(grid)
        self.dim.setGeometry(grid.middle.toAlignedRect())
        self.asking.stand()
        self.sheet.move_to(self.sheet_room())
        if self.curtain is not None:
            self.curtain.setGeometry(self.rect())
        self._stack()
        self.update()

    def _lay_log(self, grid: TableGrid) -> None:
        """The log in a column of its own in a very wide window, or wide over the middle."""
        if not self.log.wide and grid.log is None:
            return
        self.log.setParent(self)
        box = QRectF(grid.log) if grid.log is not None and not self.log.wide else grid.middle.adjusted(
            grid.middle.width() * 0.3, grid.scale.px(16), 0, -grid.scale.px(16)
        )  # fmt: skip
        self.log.setGeometry(box.adjusted(0, grid.scale.px(8), 0, 0).toAlignedRect())
        self.log.show()
        self.log.raise_()

    def _scale(self, paint: Paint) -> None:
        self.paint = paint
        parts = (self.header, self.left, self.right, self.hand, self.dim, self.sheet, self.asking.plate, self.ring)
        for part in (*parts, self.carrying, self.verdicts, self.flights, self.moments, self.log):
            part.set_paint(paint)
        if self._middle is not None:
            self._middle.set_paint(paint)

    def _stack(self) -> None:
        """Lay the overlays over the middle in their order."""
        order: list[QWidget] = [self.dim, self.hand, self.asking.plate, self.left, self.right, self.header]
        order += [self.log] if self.log.parentWidget() is self else []
        order += [self.moments, self.sheet, self.flights.layer, self.carrying.layer, self.carrying.bubble]
        order += [self.verdicts.card, self.verdicts.why, self.ring]
        order += [self.curtain] if self.curtain is not None else []
        for part in order:
            part.raise_()

    def _dim(self, shown: bool) -> None:
        self.dim.setVisible(shown)
        if isinstance(self._middle, ThrowdownMiddle):
            self._middle.set_asked(shown)

    def _ask_box(self, answers: int) -> QRect:
        grid = self._grid or lay_out(self.width(), self.height(), self._zoom)
        box = QRectF(grid.ask)
        own = self._middle.ask_top() if self._middle is not None else None
        if own is not None:
            box.setTop(own)
        if answers > 8:
            box.setTop(min(box.top(), grid.field.top() + grid.field.height() * (0.25 if answers > 12 else 0.45)))
        if answers == 0:
            box.setTop(box.bottom() - grid.scale.px(124 if grid.scale.small else 158))
        return box.toAlignedRect()

    # ------------------------------------------------------------------ Qt
    def sizeHint(self) -> QSize:
        return QSize(1366, 768)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.moments.skip()
        if not self.keys.press(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.lifting.menu_at(event.pos()):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, grid = self.paint.theme, self._grid
        with painting(self) as painter:
            painter.fillRect(event.rect(), theme.table)
            if grid is not None:
                middle, px = grid.field.center(), grid.scale.px
                wide, high = (px(760), px(430)) if not grid.scale.small else (px(520), px(300))
                paint_glow(painter, theme, QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
