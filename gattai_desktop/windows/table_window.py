"""The table window: header, rails, the middle of the moment, the hand, and everything that lies over them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, PaintedWidget, make_paint, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, Refusal
from gattai_desktop.windows.asking import Asking
from gattai_desktop.windows.carrying import Carrying
from gattai_desktop.windows.flows import Flows
from gattai_desktop.windows.gambit_middle import GambitMiddle
from gattai_desktop.windows.hand import Hand
from gattai_desktop.windows.header import Header, HeaderLook
from gattai_desktop.windows.left_rail import LeftRail
from gattai_desktop.windows.log_pane import LogPane
from gattai_desktop.windows.looks_story import where_words
from gattai_desktop.windows.middle import Middle
from gattai_desktop.windows.outcome_middle import OutcomeMiddle
from gattai_desktop.windows.right_rail import RightRail
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.sheet import Sheet
from gattai_desktop.windows.story_middle import StoryMiddle
from gattai_desktop.windows.table_layout import TableGrid, lay_out
from gattai_desktop.windows.throwdown_middle import ThrowdownMiddle
from gattai_desktop.windows.verdicts import Verdicts

MakeCurtain = Callable[[GameModel, Paint, QWidget], QWidget]
MIDDLES: dict[str, type[Middle]] = {
    "story": StoryMiddle,
    "gambit": GambitMiddle,
    "throwdown": ThrowdownMiddle,
    "outcome": OutcomeMiddle,
}


class Dim(PaintedWidget):
    """Dims the middle while a question is open; everything beneath stays in sight and in reach."""

    SHARE = 0.30

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self.paint.theme.table)
        veil.setAlphaF(self.SHARE)
        with painting(self) as painter:
            painter.fillRect(self.rect(), veil)


class TableWindow(QWidget):
    """The table for the seat at this computer.

    Signals:
        menuAsked(QRect), wallAsked(QRect): a button of the header was pressed; carries its place on the screen.
        closed(): the window was closed; the session is saved at every moment.
    """

    menuAsked = Signal(QRect)
    wallAsked = Signal(QRect)
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
        self._model = model
        self.paint = paint or make_paint()
        self._zoom = 1.0
        self._seen: Seen | None = None
        self._grid: TableGrid | None = None
        self._middles: dict[str, Middle] = {}
        self._middle: Middle | None = None
        self._last_place = QRect()
        self.setMinimumSize(640, 400)
        self.resize(1366, 768)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._make_parts()
        self._connect_model()
        self.curtain = make_curtain(model, self.paint, self) if make_curtain is not None else None
        self._refresh()
        self.log.begin()

    def _make_parts(self) -> None:
        model, paint = self._model, self.paint
        self.log = LogPane(paint, model, self)
        self.left = LeftRail(paint, self)
        self.right = RightRail(paint, self.log, self)
        self.header = Header(paint, self)
        self.hand = Hand(paint, self)
        self.dim = Dim(paint, self)
        self.sheet = Sheet(paint, self)
        self.carrying = Carrying(model, paint, self)
        self.verdicts = Verdicts(model, paint, self)
        self.asking = Asking(model, paint, self, self._ask_box)
        self.flows = Flows(model, self.sheet, self._sheet_room, self)
        self.ring = FocusRing(paint, self)
        self.header.menuAsked.connect(self.menuAsked)
        self.header.wallAsked.connect(self.wallAsked)
        self.hand.picked.connect(self._pick_hand)
        self.hand.handFocused.connect(self._hand_focused)
        self.carrying.wished.connect(self.wish)
        self.carrying.choiceAsked.connect(self._ask_which)
        self.carrying.refused.connect(lambda move, _face, place: self.verdicts.judge(move, place))
        self.carrying.schismForeseen.connect(self._foresee)
        self.asking.answered.connect(self.wish)
        self.asking.shown.connect(self._dim)
        self.asking.chosenChanged.connect(self.hand.set_chosen)
        self.flows.wished.connect(self._attempt)

    def _connect_model(self) -> None:
        model = self._model
        model.factsHappened.connect(self._happened)
        model.moveRefused.connect(self._refused)
        model.curtainChanged.connect(self._curtain_changed)
        model.seatChanged.connect(self._seat_changed)

    # ------------------------------------------------------------------ what others ask
    @property
    def middle(self) -> Middle | None:
        """The middle of the present moment."""
        return self._middle

    @property
    def seen(self) -> Seen:
        """What the window shows now."""
        return self._seen or Seen.of(self._model)

    def set_zoom(self, zoom: float) -> None:
        """Enlarge everything, 0.7 to 2.0."""
        self._zoom = min(2.0, max(0.7, zoom))
        self._lay()

    @property
    def zoom(self) -> float:
        """How much everything is enlarged."""
        return self._zoom

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed; the scale follows the window."""
        self.paint = paint
        self._grid = None
        self._lay()
        self._refresh()

    def place_of(self, zone: str) -> QRectF | None:
        """Return where the top card of a zone lies, in global coordinates; None where the zone is not in sight."""
        if zone == f"hand.{self._model.seat}":
            cards = self.hand.cards()
            if cards:
                return cards[-1].global_rect()
        found = self._middle.place_of(zone) if self._middle is not None else None
        return found or self.left.place_of(zone) or self.right.place_of(zone)

    # ------------------------------------------------------------------ wishes
    def wish(self, move: Move) -> None:
        """Forward a wish; one with free words asks for them first."""
        self.flows.wish(move)

    def _attempt(self, move: Move) -> None:
        self._model.attempt(move)

    def _refused(self, refusal: Refusal) -> None:
        place = self._last_place if not self._last_place.isNull() else self._sheet_room()
        self.verdicts.refuse(refusal, place)

    def _ask_which(self, moves: tuple[Move, ...], place: QRect) -> None:
        self._last_place = place
        self.flows.choose_move(moves, self.tr("Which do you mean?"))

    # ------------------------------------------------------------------ what the model tells
    def _happened(self, happened: Happened) -> None:
        self.log.add(happened)
        self._refresh()

    def _curtain_changed(self) -> None:
        self._refresh()

    def _seat_changed(self, seat: Seat) -> None:
        del seat
        self.carrying.put_back()
        self.sheet.hide()
        if self.verdicts.shown:
            self.verdicts.take_back()
        self.log.begin()

    def _refresh(self) -> None:
        seen = Seen.of(self._model)
        self._seen = seen
        self.setWindowTitle(seen.text("name", "Gattai"))
        line = self.tr("{name} has the seat").replace("{name}", seen.name(seen.seat))
        self.header.set_look(HeaderLook(seen.text("name"), where_words(seen), seen.seat, line))
        self.left.show_table(seen)
        self.right.show_table(seen)
        self._show_middle(seen)
        self.hand.show_table(seen, busy=seen.ask is not None)
        elsewhere = isinstance(self._middle, GambitMiddle) and self._middle.picks_result()
        self.asking.show_table(seen, answered_elsewhere=elsewhere)
        self._stack()

    def _show_middle(self, seen: Seen) -> None:
        moment = seen.moment if seen.moment in MIDDLES else "story"
        middle = self._middles.get(moment)
        if middle is None:
            middle = MIDDLES[moment](self.paint, self)
            self._middles[moment] = middle
            middle.wished.connect(self.wish)
            middle.flowAsked.connect(self._flow)
            middle.cardPicked.connect(self._pick)
            middle.serveAsked.connect(self._serve)
            middle.refusalAsked.connect(self._show_refusal)
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
    def _pick_hand(self, card: Card, widget: CardWidget, grip: QPointF | None, at: QPoint | None) -> None:
        if self.asking.choosing and grip is None:
            self.asking.toggle(card, self.seen)
            return
        self._pick(f"hand.{self._model.seat}", card, widget, grip, at)

    def _pick(self, zone: str, card: Card, widget: CardWidget, grip: QPointF | None, at: QPoint | None) -> None:
        if self._middle is not None:
            self.carrying.lift(card, zone, widget, self._middle.places(), grip, at)

    def _serve(self, kind: type[Move] | None) -> None:
        """A Drive was pressed: lift the card in focus if it serves, or else the first that does."""
        seen = self.seen
        cards = [
            card
            for move in (seen.options if kind is None else seen.options_of(kind))
            if isinstance(card := getattr(move, "card", None), Card)
        ]
        focused = self.hand.card_in_focus()
        card = focused if focused in cards else next((one for one in cards if seen.holds(one)), None)
        if card is None or self._middle is None:
            return
        widget = self.hand.widget_of(card)
        if widget is not None:
            widget.setFocus()
            zone = f"hand.{seen.seat}"
            self.carrying.lift(card, zone, widget, self._middle.places(), kind=kind)

    def _hand_focused(self, card: Card | None) -> None:
        if self._middle is not None:
            self._middle.hand_focused(card)

    def _foresee(self, schism: int) -> None:
        self.left.show_ghost(self.seen, schism)

    def _flow(self, name: str) -> None:
        self.flows.begin(name)

    def _show_refusal(self, move: Move, button: QWidget) -> None:
        self.verdicts.judge(move, QRect(button.mapTo(self, QPoint(0, 0)), button.size()))

    # ------------------------------------------------------------------ places
    def _lay(self) -> None:
        grid = lay_out(self.width(), self.height(), self._zoom)
        fresh = self._grid is None or grid.scale != self._grid.scale or self.paint.scale != grid.scale
        self._grid = grid
        if fresh:
            self.paint = self.paint.at(grid.scale)
            for part in (self.header, self.left, self.right, self.hand, self.dim, self.sheet, self.asking.plate):
                part.set_paint(self.paint)
            self.carrying.set_paint(self.paint)
            self.verdicts.set_paint(self.paint)
            self.ring.set_paint(self.paint)
            if self._middle is not None:
                self._middle.set_paint(self.paint)
        self.header.setGeometry(grid.header.toAlignedRect())
        self.left.lay(grid, grid.left, grid.left_in)
        self.right.lay(grid, grid.right, grid.right_in)
        self.hand.lay(grid, sunk=self.seen.moment == "outcome")
        if self._middle is not None:
            self._middle.lay(grid)
        self.dim.setGeometry(grid.middle.toAlignedRect())
        self.asking.stand()
        self.sheet.move_to(self._sheet_room())
        if self.curtain is not None:
            self.curtain.setGeometry(self.rect())
        self.update()

    def _stack(self) -> None:
        """Lay the overlays over the middle in their order."""
        order = (self.dim, self.hand, self.asking.plate, self.left, self.right, self.header, self.sheet)
        for part in order:
            part.raise_()
        self.carrying.layer.raise_()
        self.carrying.bubble.raise_()
        self.verdicts.card.raise_()
        self.verdicts.why.raise_()
        self.ring.raise_()
        if self.curtain is not None:
            self.curtain.raise_()

    def _dim(self, shown: bool) -> None:
        self.dim.setVisible(shown)
        if isinstance(self._middle, ThrowdownMiddle):
            self._middle.set_asked(shown)

    def _ask_box(self, answers: int) -> QRect:
        grid = self._grid or lay_out(self.width(), self.height(), self._zoom)
        box = QRectF(grid.ask)
        if answers > 8 or self.seen.moment == "outcome":
            box.setTop(grid.field.top() + (grid.field.height() * (0.3 if answers > 12 else 0.5)))
        return box.toAlignedRect()

    def _sheet_room(self) -> QRect:
        grid = self._grid or lay_out(self.width(), self.height(), self._zoom)
        room = QRectF(grid.middle)
        room.setBottom(grid.hand.top() + grid.scale.px(120))
        return room.toAlignedRect()

    # ------------------------------------------------------------------ Qt
    def sizeHint(self) -> QSize:
        return QSize(1366, 768)

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
