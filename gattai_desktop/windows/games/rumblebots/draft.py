"""Shows a Draft: the dealt Bots, which of them are kept, and the sum of their tiers."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, drawing, plain, title
from gattai_desktop.board.faces import card_path, card_width
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import drive_plate, primary_plate
from gattai_desktop.board.speech import card_aloud, fill, said, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BotCard
from gattai_desktop.games.rumblebots.draft import MOST_TIERS, KeepDealt, suggested
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.setup import DECK_SIZE
from gattai_desktop.windows.games.rumblebots.battle_plates import row_high
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid, words_larger

_HIGH = 1034.0
_COLUMNS = 7
_MOST_ROWS = 4


_RIM = 4.0
"""The rim of a card that is kept, device-independent pixels."""
_NAMED = 0.3
"""The share of a card's height above which its name stands."""
_BADGE = 0.2
"""Side of the plate with its tick, as a share of the card's height."""


def badge_of(card: QRectF) -> QRectF:
    """Return the place of the plate with the tick: a card has only its picture there, between its name and its foot."""
    side = max(20.0, _BADGE * card.height())
    top = max(card.center().y() - side, card.y() + _NAMED * card.height())
    return QRectF(card.right() - side - _RIM / 2, top, side, side)


class DraftCard(CardWidget):
    """A dealt card; one that is kept has a rim, and a filled plate with a tick at the edge of its picture."""

    kept = False

    def set_kept(self, kept: bool) -> None:
        self.kept = kept
        self.setAccessibleDescription(self.tr("kept") if kept else self.tr("not kept"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.kept:
            return
        card = self.card_rect().translated(0, self._offset())
        with painting(self) as painter:
            rim = QPen(self.paint.theme.legal, _RIM)
            rim.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.strokePath(card_path(card.height()).translated(card.topLeft()), rim)
            box = badge_of(card)
            side = box.width()
            draw = Drawing(self.paint, box, painter, unit=1.0)
            draw.plate(fill="legal", edge="table", line=1.5, cut=side * 0.28)
            draw.sign("tick", side * 0.2, side * 0.2, side * 0.6, "table")


class DraftPane(Pane):
    """Shows what was dealt to the seat at the computer, and takes its choice."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._dealt: tuple[Card, ...] = ()
        self.chosen: tuple[Card, ...] = ()
        """The cards that are chosen to be kept."""
        self._whose: Seat = ""
        self._turned = False
        """Whether they show their backs, as a Hand that was left alone does."""
        self._cards: dict[str, DraftCard] = {}
        self._island = ArrowGroup(self)
        self.row = self.make_row()
        self.setAccessibleName(self.tr("Draft"))

    @property
    def _free(self) -> bool:
        return rulings_of(self._seen.sight).way == "free"

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        turned = seen.model.covered and seen.seat == self._whose and not seen.model.curtain_down
        hidden = seen.model.covered or seen.model.curtain_down
        dealt = self._dealt if turned else () if hidden else seen.sight.cards(zones.draft(seen.seat))
        if dealt != self._dealt:
            self._dealt, self.chosen = dealt, tuple(card for card in self.chosen if card in dealt)
            self._whose = seen.seat
            # A card that one player enlarged is not for the next.
            self.requests.look("")
            self._make_cards()
        if turned != self._turned:
            self._turn(turned=turned)
        self._show_choice()
        self.rearrange()

    def _make_cards(self) -> None:
        for old in self._cards.values():
            take_away(old)
        self._cards = {}
        for card in self._dealt:
            widget = DraftCard(self.paint, face(card), self._unit * 240, self)
            widget.clicked.connect(lambda _=False, one=card: self.toggle(one))
            widget.raiseAsked.connect(lambda one=card: self.toggle(one))
            widget.focused.connect(lambda one=card: self._look_at(one))
            widget.hoverChanged.connect(lambda on, one=card: self._look_at(one) if on else None)
            self._cards[card.key] = widget
        self._island.set_members(list(self._cards.values()))

    def _turn(self, *, turned: bool) -> None:
        """Turn all cards to their backs, or back again: their places, the choice and the keyboard stay."""
        self._turned = turned
        for card in self._dealt:
            widget = self._cards[card.key]
            widget.set_face(f"back-{card.deck}" if turned else face(card))
            if not turned:
                self.paint.presses.appeared(widget)  # the press that brings them back was for none of them
        focused = next((card for card in self._dealt if self._cards[card.key].hasFocus() and not turned), None)
        self.requests.look(face(focused) if focused is not None else "")

    def _look_at(self, card: Card) -> None:
        if not self._turned:
            self.requests.look(face(card))

    def toggle(self, card: Card) -> None:
        """Choose a card, or undo the choice; one that shows its back is turned first."""
        if self._turned:
            self._seen.model.cover(on=False)
            return
        if card in self.chosen:
            self.chosen = tuple(one for one in self.chosen if one is not card)
        else:
            self.chosen = (*self.chosen, card)
        self._show_choice()

    def _show_choice(self) -> None:
        for card in self._dealt:
            widget = self._cards[card.key]
            widget.setAccessibleName(card_name(widget.face) if self._turned else card_aloud(card))
            widget.set_kept(card in self.chosen and not self._turned)
        keep = self.row.button("keep")
        before = keep is None or keep.look.fill == "live"
        self.row.set_plates(self._plates())
        if keep is not None and not before and keep.look.fill == "live":
            keep.setFocus()  # the choice is complete: Enter does what the bright plate says
        self.update()

    def _wish(self) -> KeepDealt | None:
        return KeepDealt(self._seen.seat, self.chosen) if self.chosen else None

    def _plates(self) -> tuple[RowPlate, ...]:
        wish = self._wish()
        reasons = self._seen.model.judge(wish).reasons if wish else ()
        title, letter = kind_title(KeepDealt), KeepDealt.shown.letter
        if wish is None:
            keep = drive_plate(title, self.tr("Choose Bots and a Contraption"), letter, "refused")
        elif reasons:
            keep = drive_plate(title, said(reasons[0].text), letter, "refused")
        elif (bots := sum(isinstance(card, BotCard) for card in self.chosen)) < DECK_SIZE:
            # Fewer are allowed, and lose: an Enter too many keeps no deck of one Bot.
            words = fill(self.tr("Only {kept} of {size} Bots"), kept=bots, size=DECK_SIZE)
            keep = drive_plate(title, words, letter, "price")
        elif len(self.chosen) == bots and any(not isinstance(card, BotCard) for card in self._dealt):
            keep = drive_plate(title, self.tr("No Contraption yet"), letter, "price")
        else:
            keep = primary_plate(title, key=letter)
        suggest = drive_plate(self.tr("Suggest"), self.tr("a choice that fits"), "S")
        nothing = drive_plate(self.tr("Start over"), self.tr("let all go again"), "O")
        if not self.chosen:
            nothing = drive_plate(self.tr("Start over"), self.tr("Nothing is chosen yet"), "O", "refused")
        return RowPlate("keep", keep), RowPlate("suggest", suggest), RowPlate("none", nothing)

    def plate_pressed(self, plate: RowPlate) -> None:
        wish = self._wish()
        if plate.key == "keep":
            if wish is not None:
                self.requests.play(wish)
            return
        self.chosen = suggested(self._dealt) if plate.key == "suggest" else ()
        self._show_choice()
        keep = self.row.button("keep")
        if keep is not None and plate.key == "suggest":
            keep.setFocus()

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        wish = self._wish()
        if wish is not None:
            self.requests.explain(wish, button)
        else:
            super().plate_refused(key, button)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus), FocusGroup(self.row, self.row.focus))

    # ------------------------------------------------------------------ places
    @property
    def _unit(self) -> float:
        return max(0.1, min(self.height() / _HIGH, self.width() / 1248))

    def arrange(self, grid: TableGrid) -> None:
        u = self._unit
        count = max(1, len(self._dealt))
        columns = _COLUMNS if count <= 2 * _COLUMNS else -(-count // _MOST_ROWS)
        rows = -(-count // columns)
        foot = self.height() - row_high(self.paint, u) - 40 * u
        # No card may cover another: all figures count in the choice.
        high = min(300 * u, (self.width() / columns - 10) * 1.4, (foot - 170 * u) / rows - 34 * u)
        step = min((self.width() - card_width(high)) / max(1, columns - 1), card_width(high) + 16 * u)
        for place, card in enumerate(self._dealt):
            x, y = (place % columns) * step, 176 * u + (place // columns) * (high + 34 * u)
            self._cards[card.key].put(x, y, height=high)
            self._cards[card.key].show()  # not before it has its place: the pointer may rest where it came from
        top = min(foot, 176 * u + rows * (high + 34 * u) + 10 * u)
        self.row.setGeometry(QRectF(0, top, self.width(), row_high(self.paint, u)).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self._unit, larger=words_larger(self._grid)) as draw:
            made = self.tr("Free decks: make a deck out of the whole box")
            words = made if self._free else self.tr("Draft: keep the best of what was dealt")
            draw.text(0, 70, words, title(34), room=draw.wide, fit=True)
            if not self._dealt:
                return  # of a wall, which sees nobody's choice
            weight = "" if self._turned else weight_words(self.chosen, free=self._free)
            used = draw.text(0, 110, weight, plain(17), "soft", room=draw.wide)
            told = speak("bots", "tiers: the filled diamonds on a card")
            if draw.width(told, plain(17)) <= draw.wide - used - 40:
                draw.text(draw.wide, 110, told, plain(17), "soft", align="end")


def weight_words(chosen: Sequence[Card], *, free: bool) -> str:
    """Say how many are kept and how heavy they are: "5 of 8 Bots, 11 tiers of 15"; where they are too many, by what."""
    bots = [card.bot for card in chosen if isinstance(card, BotCard)]
    others, over = len(chosen) - len(bots), len(bots) - DECK_SIZE
    tiers = sum(bot.tier for bot in bots)
    many = "{kept} Bots, {count} too many" if over > 0 else "{kept} of {size} Bots"
    heavy = "{tiers} tiers, {most} at most" if tiers > MOST_TIERS else "{tiers} tiers of {most}"
    words = [
        speak("bots", many, kept=len(bots), size=DECK_SIZE, count=over),
        speak("bots", "{count} tiers", count=tiers) if free else speak("bots", heavy, tiers=tiers, most=MOST_TIERS),
        speak("bots", "{count} Contraption", count=others) if others else "",
    ]
    return ", ".join(one for one in words if one)
