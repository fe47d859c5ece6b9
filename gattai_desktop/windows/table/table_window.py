"""The table window: header, rails, the middle of the moment, the hand, and everything that lies over them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, make_paint, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, Refusal
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.asking.passing import Passing
from gattai_desktop.windows.asking.refusals import Refusals
from gattai_desktop.windows.by_hand.by_hand_desk import ByHandDesk
from gattai_desktop.windows.by_hand.card_menu import CardMenu
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.carry.hover_preview import HoverPreview
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.games.gattai.odds.desk import OddsDesk
from gattai_desktop.windows.games.gattai.pilot.desk import PilotDesk
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.kit.sheet_look import Answered, Begun, SheetLook
from gattai_desktop.windows.kit.table_layout import TableGrid, lay_out
from gattai_desktop.windows.log.log_desk import LogDesk
from gattai_desktop.windows.log.log_highlights import LogHighlights
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.hand_cover import HandCover
from gattai_desktop.windows.overlays.moments_layer import MomentsLayer
from gattai_desktop.windows.rulings.desk import RulingsDesk
from gattai_desktop.windows.table.hand import Hand
from gattai_desktop.windows.table.header import Header, HeaderLook
from gattai_desktop.windows.table.overlays import Overlays
from gattai_desktop.windows.table.panes import Panes
from gattai_desktop.windows.table.plays import Plays
from gattai_desktop.windows.table.table_keys import TableKeys
from gattai_desktop.windows.table.voice import Voice

MakeCurtain = Callable[[GameModel, Paint, QWidget], QWidget]


class TableWindow(RootWidget):
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
        self.room = room_of(model.game)
        self.paint = paint or make_paint()
        self._zoom = 1.0
        self.requests = Requests(SeatView.of(model), self)
        self._grid: TableGrid | None = None
        self._drawer = ""
        self._last_place = QRect()
        self.curtain: QWidget | None = None
        self.setMinimumSize(640, 400)
        self.resize(1366, 768)
        self._make_parts()
        self._connect_parts()
        if make_curtain is not None:
            self.curtain = make_curtain(model, self.paint, self)
        self._refresh()
        if not model.curtain_down:
            self.log.begin()

    def _make_parts(self) -> None:
        model, paint = self.model, self.paint
        self.standing = Overlays(self)
        self.log = LogPane(paint, model, self)
        self.left = self.room.left(paint, self.requests, self)
        self.right = self.room.right(paint, self.requests, self)
        self.header = Header(paint, self)
        self.hand = Hand(paint, self)
        self.dim = Shade(paint, self)
        self.sheet = Sheet(paint, self)
        self.flights = Flights(paint, self, self.rect_of, self.room.counters)
        self.moments = MomentsLayer(paint, self)
        self.carry = Carry(model, paint, self, self.rect_of, self.standing.name_of)
        self.hover = HoverPreview(model, self.carry, self.hand, self.standing.foretells)
        self.verdicts = Refusals(model, paint, self, self.standing.sheet_room)
        self.passing = Passing(model, self.requests)
        self.asking = Answers(model, self.room, self.passing, paint, self, self.standing.ask_box)
        self.plays = Plays(model, self.requests)
        self.by_hand = ByHandDesk(model, self.requests, self.room.by_hand)
        self.log_desk = LogDesk(model, self.log, self.sheet, self.standing.sheet_room, self)
        self.card_menu = CardMenu(model, self, self.rect_of, self.by_hand, self.log_desk)
        self.middles = Panes(self)
        self.pilots = PilotDesk(self)
        self.rulings = RulingsDesk(self)
        self.odds = OddsDesk(self)
        self.keys = TableKeys(self)
        self.voice = Voice(self)
        self.lights = LogHighlights(paint, self)
        self.ring = FocusRing(paint, self)
        self.cover = HandCover(self)

    def _connect_parts(self) -> None:
        self.header.menuAsked.connect(self.menuAsked)
        self.header.wallAsked.connect(self.wallAsked)
        self.header.leftAsked.connect(lambda: self.drawer("left"))
        self.header.rightAsked.connect(lambda: self.drawer("right"))
        self.header.seatAsked.connect(self.passing.ask)
        self.hand.picked.connect(self._picked)
        self.hand.lookedAt.connect(self.hover.look)
        self.hand.handFocused.connect(self.middles.hand_focused)
        self.carry.played.connect(lambda move, origin: self.plays.play(move, origin=origin))
        self.carry.whichMeant.connect(self._ask_which)
        self.carry.refused.connect(self.verdicts.judge)
        self.asking.answered.connect(self.plays.play)
        self.asking.shown.connect(self._dim)
        self.asking.chosenChanged.connect(self.hand.set_chosen)
        self.verdicts.overruled.connect(self._offer_ruling)
        self.verdicts.insteadChosen.connect(self.plays.play)
        self.requests.lifted.connect(self.carry.lift)
        self.requests.served.connect(lambda kind: self.carry.serve(kind, self.hand))
        self.requests.explained.connect(self.show_refusal)
        self.requests.opened.connect(self.open)
        self.requests.asked.connect(self._ask)
        for asking in (self.verdicts, self.log_desk, self.carry):
            asking.rulingAsked.connect(self.rulings.open)
        self.log_desk.settingAsked.connect(self.by_hand.gauges.edit)
        self.by_hand.whyAsked.connect(self.log_desk.why_card)
        self.right.laidOut.connect(self.standing.lay_log)
        self.carry.foreseen.connect(lambda preview: self.left.foretell(self.seen, preview))
        self.model.factsHappened.connect(self._happened)
        self.model.moveRefused.connect(self._refused)
        self.model.curtainChanged.connect(self._curtain_changed)
        self.model.seatChanged.connect(self._seat_changed)

    @property
    def middle(self) -> Pane | None:
        """The middle of the present moment."""
        return self.middles.now

    def sheet_room(self) -> QRect:
        """The part of the window over which a sheet may lie."""
        return self.standing.sheet_room()

    @property
    def seen(self) -> SeatView:
        """What the window shows now."""
        return self.requests.view

    @property
    def grid(self) -> TableGrid | None:
        """Where everything lies now; None before the window was first laid out."""
        return self._grid

    @property
    def zoom(self) -> float:
        """How much everything is enlarged, 0.7 to 3: as far as this window has room for it."""
        return self._grid.zoom if self._grid is not None else self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Enlarge everything, 0.7 to 3.0; a larger window may have room for more of it."""
        self._zoom = zoom
        if self._grid is not None:  # a table is first laid when it has its place
            self._lay()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed; the scale follows the window."""
        self.paint, self._grid = paint, None
        self._lay()
        self._refresh()

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card lies at a place, in global coordinates; None where the place is not in sight."""
        if place.zone == self.model.hand_zone(self.model.seat) and self.hand.cards():
            return self.hand.cards()[-1].global_rect()
        shown = (self.middle, self.left, self.right)
        return next((found for part in shown if part and (found := part.rect_of(place))), None)

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

    def _picked(self, lift: Lift) -> None:
        if self.asking.choosing and lift.grip is None:
            self.asking.toggle(lift.card, self.seen)
        else:
            self.carry.lift(lift)

    def _refused(self, refusal: Refusal) -> None:
        place = self._last_place if not self._last_place.isNull() else self.standing.sheet_room()
        self.verdicts.refuse(refusal, place)

    def _ask_which(self, moves: tuple[Move, ...], place: QRect) -> None:
        self._last_place = place
        self.plays.choose(moves, self.tr("Which do you mean?"))

    def open(self, name: str) -> None:
        """Begin a flow or open an overlay by its name; what stands after its dot is what it is about."""
        kind, _, about = name.partition(".")
        if kind in self.room.flows:
            self.room.flows[kind](self.requests, about)
            return
        shared: dict[str, Callable[[str], object]] = {
            "by hand": lambda _about: self.by_hand.begin(),
            "gauge": self.gauge,
            "leave": lambda _about: self.close(),
            "odds": lambda _about: self.odds.open(),
            "owner": self.of_owner,
            "pass": lambda _about: self.passing.ask(),
            "pilot": self.pilots.open,
            "push": lambda _about: self.pushAsked.emit(),
            "rulings": self.rulings.open,
            "why": self.log_desk.why_value,
            "why_of": self.log_desk.why_owner,
        }
        shared[kind](about)

    def _ask(self, look: SheetLook, answered: Answered, begun: Begun | None) -> None:
        self.sheet.ask(look, answered, self.standing.below_header() if look.wide else self.sheet_room())
        if begun is not None:
            begun(self.sheet)

    def _offer_ruling(self, reason: Reason) -> None:
        """After an overrule: is it always so at this table? Only the Coach turns it into a ruling."""
        if self.seen.is_coach:
            self.by_hand.rulings.of(reason.ruling)

    def _happened(self, happened: Happened) -> None:
        seat = self.model.seat_shown
        facts = happened.facts(seat)
        before = self.flights.places_before(facts)
        self.log.add(happened)
        self._refresh()
        self.flights.fly(facts, before, without=happened.carried_from.zone)
        if self._grid is not None:
            self.moments.tell(self.room.moments(happened, seat), self._grid.field)
        self.standing.stack()

    def _curtain_changed(self) -> None:
        if self.model.curtain_down:
            self.flights.finish()
            self.moments.skip()
            self.log.forget()
        else:
            self.log.begin()
        self._refresh()

    def _seat_changed(self, _seat: str) -> None:
        self.carry.put_back()
        self.sheet.hide()
        self.pilots.sheet.hide()
        if self.verdicts.shown:
            self.verdicts.take_back()

    def _refresh(self) -> None:
        seen = SeatView.of(self.model)
        self.requests.view = seen
        self.setWindowTitle(self.model.called or "Gattai")
        line = self.tr("{name} has the seat").replace("{name}", seen.name(seen.seat))
        self.header.set_look(HeaderLook(self.model.called, self.room.header(seen), seen.seat, line))
        self.left.show_table(seen)
        self.right.show_table(seen)
        if self.middles.show_table(seen, self._grid, self.paint) and self._grid is not None:
            self.hand.lay(self._grid, sunk=seen.moment == "outcome")
        self.hand.show_table(seen, busy=seen.ask is not None)
        self.asking.show_table(seen, answered_elsewhere=self.middles.answers_itself())
        self.pilots.show_table(seen)
        self.rulings.show_table(seen)
        self.standing.stack()
        if not self.model.curtain_down:
            # The curtain may still be hiding: the keyboard goes to the table once it is gone.
            QTimer.singleShot(0, self, self.keys.home)

    def show_refusal(self, move: Move, button: QWidget) -> None:
        """Say beside a plate why what it stands for is refused."""
        self.verdicts.judge(move, QRect(button.mapTo(self, QPoint(0, 0)), button.size()))

    def of_owner(self, owner: str) -> None:
        """Set by hand what belongs to somebody or something, where the seat may."""
        if self.by_hand.open_to_seat:
            self.by_hand.gauges.of_owner(owner)
        else:
            self.log_desk.why_owner(owner)

    def gauge(self, path: str) -> None:
        """Show why a gauge stands as it does; where the seat may, it is set by hand from there."""
        self.log_desk.why_value(path, by_hand=self.by_hand.open_to_seat)

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
        self.standing.lay_log()
        self.hand.lay(grid, sunk=self.seen.moment == "outcome")
        if self.middle is not None:
            self.middle.lay(grid)
        self.dim.setGeometry(grid.middle.toAlignedRect())
        self.asking.stand()
        self.sheet.move_to(self.standing.sheet_room())
        self.pilots.lay()
        self.rulings.lay()
        if self.curtain is not None:
            self.curtain.setGeometry(self.rect())
        self.standing.stack()
        self.update()

    def _scale(self, paint: Paint) -> None:
        self.paint = paint = paint.in_room(self.model.game)
        parts = (self.header, self.left, self.right, self.hand, self.dim, self.sheet, self.asking.plate, self.ring)
        over = (self.pilots.sheet, self.carry, self.verdicts, self.flights, self.moments)
        for part in (*parts, *over, self.log, self.lights):
            part.set_paint(paint)
        if self.middle is not None:
            self.middle.set_paint(paint)

    def _dim(self, shown: bool) -> None:
        self.dim.setVisible(shown)
        if self.middle is not None:
            self.middle.set_asked(shown)

    def sizeHint(self) -> QSize:
        return QSize(1366, 768)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.moments.skip()
        if not self.keys.press(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.card_menu.open_at(event.pos()):
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
