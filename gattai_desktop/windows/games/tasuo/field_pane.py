"""Shows a showdown between its rails: both sides of the field, the open attack, what may be done, the own hand."""

from collections.abc import Iterable
from typing import Final, cast

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import QUESTION, Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attack_moves import AttackWarrior
from gattai_desktop.games.tasuo.declaring import NO_DRIVES, AttackMove, Drives
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO
from gattai_desktop.games.tasuo.values import LESSON
from gattai_desktop.windows.games.tasuo.after_lesson import lead_on
from gattai_desktop.windows.games.tasuo.as_it_lies import as_it_lies
from gattai_desktop.windows.games.tasuo.chain_plate import FieldChain
from gattai_desktop.windows.games.tasuo.deeds import DRIVE, MORE, deed_plates, folded, moves_of, settled
from gattai_desktop.windows.games.tasuo.field_boxes import landing_box, low_hand_card, spared_by_previews
from gattai_desktop.windows.games.tasuo.field_cards import FieldCards, whose_words
from gattai_desktop.windows.games.tasuo.field_drawing import (
    FieldMarks,
    bracket_gap,
    draw_attacks,
    draw_place,
    draw_tags,
    draw_user,
)
from gattai_desktop.windows.games.tasuo.field_end import FieldEnd
from gattai_desktop.windows.games.tasuo.field_grid import ORDER, FieldGrid, field_grid
from gattai_desktop.windows.games.tasuo.field_looks import FieldPlace, place_looks, place_name, place_said
from gattai_desktop.windows.games.tasuo.field_names import name_on_field
from gattai_desktop.windows.games.tasuo.field_piles import (
    PILED,
    PileButton,
    below_question,
    beside_legend,
    draw_free_legend,
    draw_held,
    draw_legend_name,
    lay_piles,
    legends_room,
    new_pile,
    pile_look,
)
from gattai_desktop.windows.games.tasuo.field_side import FieldSide
from gattai_desktop.windows.games.tasuo.first_hand import FirstHand, asked_for_hand, hand_places, hand_plates, to_change
from gattai_desktop.windows.games.tasuo.guided_plates import guided_plates
from gattai_desktop.windows.games.tasuo.queue_on_field import QueueOnField
from gattai_desktop.windows.games.tasuo.side_gauges import GaugeLine, gauges_look
from gattai_desktop.windows.games.tasuo.when_asked import ASKED, asked_plate
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

PLACE_KEYS: Final = "ASDFG"
"""The keys of the own places from left to right, with Shift those of the other side."""
LEGEND_KEYS: Final = "QWER"
"""The keys of the own Legend Zones from left to right."""
TURN_KEY: Final = "Y"
ASKED_KEY: Final = "P"
"""The key that asks until what one passes and when one is asked, as it stands on its plate in the left rail."""


class FieldPane(Pane):
    """The centre of a showdown, from the first hand to its end."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._side = FieldSide.of(requests)
        self._looks: tuple[FieldPlace, ...] = ()
        self._drives: tuple[str, ...] = ()
        self._behind: tuple[RowPlate, ...] = ()
        """The plates for which the row has no room."""
        self._first_hand = FirstHand()
        self._guide: Guide | None = None
        self._entry = -1
        self._field: FieldGrid | None = None
        self._asked: QRectF | None = None
        """The place of the open question in the window, None where none is open or this pane asks it."""
        self.cards = FieldCards(paint, requests, self)
        self.piles = {one: self._new_pile(*one) for one in PILED}
        self._island = ArrowGroup(self, list(self.piles.values()))
        self.marks = FieldMarks(paint, self, self.draw_marks)
        self.gauges = {seat: GaugeLine(paint, gauges_look(requests.view, seat), self) for seat in zones.SEATS}
        """The gauges of both sides, shown where the rail that has them is a drawer."""
        self.chain = FieldChain(paint, self)
        self.queue = QueueOnField(requests, self.cards, self.marks)
        self.end = FieldEnd(paint, self)
        self.row = self.make_row()
        self.end.lead_to(self.row)
        self.row.ends_from = 0.5
        self.setAccessibleName(self.tr("Showdown"))

    @property
    def below(self) -> str:
        """Whose side lies below."""
        return self._side.below

    @property
    def _own(self) -> str:
        """Whose hand is shown: of whoever sits there; her side may lie above."""
        return self._seen.seat if self._seen.seat in zones.SEATS else self.below

    # ------------------------------------------------------------------ what it shows
    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        if seen.model.entry != self._entry:
            self._entry, self._drives = seen.model.entry, ()
        if self._first_hand.follow(seen):
            self.chosenChanged.emit(frozenset(self._first_hand.picks))
        self._side.follow(seen, turns=self.paint.turns)
        self._looks = tuple(one for seat in zones.SEATS for one in place_looks(seen.sight, seat))
        self.cards.show_view(seen)
        for (pile, seat), button in self.piles.items():
            button.set_look(pile_look(seen, pile, seat, whose_words(seen, seat)))
        for seat, line in self.gauges.items():
            line.set_look(gauges_look(seen, seat))
        self.end.show_view(seen)
        self._show_plates()
        self.chain.show_view(seen)
        self.queue.show_view(seen)
        said = (place_said(one, whose_words(seen, one.seat)) for one in self._looks if one.open)
        self.setAccessibleDescription(sentences((*said, *self.chain.said)))
        self.rearrange()

    def _show_plates(self) -> None:
        ask = asked_for_hand(self._seen)
        plates = hand_plates(ask, self._first_hand.picks, self._seen) if ask else deed_plates(self._seen, self._drives)
        shown, self._behind = folded(plates, self.row.holds)
        self.row.set_plates(shown)
        self.row.setVisible(ask is not None or not self._seen.asks)
        self.row.guide_to(guided_plates(self._seen, self._guide, self._first_hand.picks, self._drives, self._behind))

    def guide_to(self, guide: Guide | None) -> None:
        if guide != self._guide:
            self._guide = guide
            self._show_plates()

    def _new_pile(self, pile: str, seat: str) -> PileButton:
        look = pile_look(self.requests.view, pile, seat, whose_words(self.requests.view, seat))
        return new_pile(self.paint, self.requests, look, self)

    # ------------------------------------------------------------------ cards of the first hand
    def answers_itself(self) -> bool:
        return asked_for_hand(self._seen) is not None

    def hand_focused(self, card: Card | None) -> None:
        if isinstance(card, TasuoCard):
            self.requests.look(card.picture)

    def take(self, card: Card, *, pointed: bool = False) -> bool:
        if (ask := asked_for_hand(self._seen)) is not None:
            self._first_hand.take(ask, card)
            self.chosenChanged.emit(frozenset(self._first_hand.picks))
            self._show_plates()
            to_change(self.row, ask, self._first_hand.picks)
        return ask is not None

    def choices(self, card: Card, zone: str) -> tuple[Landing, ...]:
        return hand_places(self._seen, card, self._first_hand.picks)

    # ------------------------------------------------------------------ Drives
    def meant(self, move: Move) -> Move:
        if isinstance(move, AttackMove) and self._drives and getattr(move, "drives", None) == NO_DRIVES:
            return evolve(cast("AttackWarrior", move), drives=Drives("".join(f" with {one}" for one in self._drives)))
        return move

    def settle(self, moves: tuple[Move, ...], *, alt: bool) -> tuple[Move, ...]:
        return self._as_it_lies(settled(moves, alt=alt))

    def _as_it_lies(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        return as_it_lies(self._seen.sight, self.below, moves, moves)

    def plate_pressed(self, plate: RowPlate) -> None:
        if isinstance(plate.key, str) and plate.key.startswith(DRIVE):
            self._turn_drive(plate.key.removeprefix(DRIVE))
        elif plate.key == MORE:
            behind = tuple(move for one in self._behind for move in moves_of(self._seen, one.key))
            self.requests.choose(self._as_it_lies(behind), self.tr("What else may be done"))
        elif lead_on(plate.key, self.requests):
            return
        elif plate.move is None and (moves := moves_of(self._seen, plate.key)):
            self.requests.choose(self._as_it_lies(moves), plate.look.title)
        else:
            super().plate_pressed(plate)
            self._first_hand.go_on(plate, self.requests)

    def _turn_drive(self, name: str) -> None:
        chosen = name in self._drives
        self._drives = tuple(one for one in self._drives if one != name) if chosen else (*self._drives, name)
        self._show_plates()

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        at = self._field = self._grid_in(grid)
        self._guide_place = self.local(QRectF(at.hand.topLeft(), at.hand.size()))
        self._guide_place.setHeight(grid.scale.px(self._guide_high))
        self.cards.setGeometry(self.rect())
        self.marks.setGeometry(self.rect())
        before = self.row.size()
        self.row.setGeometry(self.end.lay(self.local(at.deeds)).toAlignedRect())
        if self.row.size() != before:
            self._show_plates()
        self.mark_reach = int(bracket_gap(measuring(self.paint, self.width())) + 2)
        self.cards.lay(self._here(), self.below)
        for seat in zones.SEATS:
            lay_piles(self._here(), seat, self.piles, below=seat == self.below)
        self.marks.raise_()
        for seat, line in self.gauges.items():
            line.setGeometry(self._here().gauges(below=seat == self.below).toAlignedRect())
            line.setVisible(grid.drawers)
            line.raise_()
        self.chain.lay(self._here(), [one for (_, seat), one in self.piles.items() if seat != self.below])
        self.row.raise_()
        self.update()
        self.marks.update()

    def _grid_in(self, grid: TableGrid) -> FieldGrid:
        return evolve(field_grid(grid, led=self._led), legends=legends_room(self._seen, self.below))

    def _here(self) -> FieldGrid:
        assert self._field is not None
        asked = self.local(self._asked) if self._asked is not None else None
        grid = evolve(self._field, middle=self.local(self._field.middle))
        return below_question(grid, self._seen, self.below, asked, measuring(self.paint, grid.middle.width()))

    guide_over_hand = crowded_by_guide = asks_low = has_room_for_guide = lifts_open = True
    shows_chosen = False
    any_number = True

    def hand_place(self, grid: TableGrid) -> QRectF:
        at = self._grid_in(grid)
        place = at.hand
        if self._guide_high:
            place.setTop(place.top() + grid.scale.px(self._guide_high + 6))
        if self._asked is not None:  # its cards show below the question, beside the Legend Zones
            place.setTop(max(place.top(), self._asked.bottom()))
            draw = measuring(self.paint, place.width())
            place.setLeft(beside_legend(below_question(at, self._seen, self.below, self._asked, draw), draw))
        return place

    def hand_card(self, place: QRectF) -> float:
        if self._asked is None and not self._guide_high:
            return 0.0
        return low_hand_card(place.height(), self.paint.scale)

    def ask_top(self, high: float) -> float | None:
        return self._field.ask(self.paint, high).top() if self._field is not None else None

    def ask_foot(self, high: float) -> float | None:
        return self._field.ask(self.paint, high).bottom() if self._field is not None else None

    def leave_to_question(self, place: QRectF | None) -> None:
        if place != self._asked:
            self._asked = place
            self.rearrange()

    @property
    def _led(self) -> bool:
        """Whether a guide leads through this showdown."""
        return self._seen.sight.text(LESSON) == SCENARIO

    def rect_of(self, place: Place) -> QRectF | None:
        if self._field is None:
            return None
        if place.spot.startswith("armor."):
            line = self.gauges.get(place.spot.partition(".")[2])
            return line.globally(line.armor_box()) if line is not None and not line.isHidden() else None
        if place == QUESTION:
            return self.row.globally() if self.answers_itself() else None
        if place.zone == zones.hand(self._own):  # whose cards are shown by themselves, where there are any
            return QRectF(self._field.hand)
        box = landing_box(self._here(), place, self._seen.count(place.zone), below=self.below)
        return self.globally(box) if box is not None else None

    def spared_boxes(self, places: Iterable[Place]) -> Iterable[QRectF]:
        gauges = (QRectF(one.geometry()) for one in self.gauges.values() if not one.isHidden())
        spared = spared_by_previews(self._here(), self._looks, places, below=self.below)
        return map(self.globally, (*gauges, *spared))

    def part_of(self, path: str) -> QWidget | None:
        kind, _, seat = path.partition(".")
        line = self.gauges.get(seat) if kind in ("armor", "bodies", "gauge") else None
        return line if line is not None and not line.isHidden() else None

    def rect_of_card(self, card: Card) -> QRectF | None:
        widget = self.cards.widget_called(card.key)
        return widget.card_rect().translated(QPointF(widget.mapToGlobal(QPoint()))) if widget is not None else None

    def name_of(self, place: Place) -> str:
        return name_on_field(place, self._seen, self._looks)

    # ------------------------------------------------------------------ the keyboard
    @property
    def groups_before_hand(self) -> int:
        return 1 + len(self.end.focus_groups())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        able, rest = self.cards.focus_groups(self.below, alone=self.chain.covers, led=self.row.guides)
        row, piles = FocusGroup(self.row, self.row.focus), FocusGroup(self, self._island.focus)
        return (*self.end.focus_groups(), *able, row, self.chain.group, *rest, piles)

    def shows(self, letter: str) -> bool:
        if letter == ASKED_KEY and asked_plate(self.requests.view) is not None:
            return True
        return super().shows(letter) or any(one.look.key == letter for one in self._behind)

    def press(self, letter: str) -> bool:
        if self.end.takes_keys or super().press(letter):
            return True
        behind = next((one for one in self._behind if one.look.key == letter), None)
        if behind is not None and self.row.isVisible():
            self.plate_pressed(behind)
            return True
        if letter == TURN_KEY:
            self.turn_field()
        elif letter == ASKED_KEY:
            self.requests.open(ASKED)
        return letter in (TURN_KEY, ASKED_KEY)

    def go_to(self, letter: str) -> bool | str:
        key = letter.removeprefix("Shift+")
        if len(key) != 1 or not self.below:
            return False
        if letter in LEGEND_KEYS:
            return self._go_to_legend(LEGEND_KEYS.index(letter))
        if key not in PLACE_KEYS:
            return False
        seat, place = zones.foe(self._own) if letter != key else self._own, ORDER[PLACE_KEYS.index(key)]
        widget = self.cards.widget_at(zones.place(place, seat))
        if widget is None:
            return fill(self.tr("Nobody stands in {place}."), place=place_name(place))
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        if seat == self._own and not self._seen.asks:
            widget.click()
        return True

    def _go_to_legend(self, number: int) -> bool | str:
        """Go to an own Legend Zone, whose card then stands in focus; lift the card where the keyboard is there."""
        widget = self.cards.legend_card(self._own, number)
        if widget is None:
            return fill(self.tr("Legend Zone {number} is empty."), number=number + 1)
        if widget.hasFocus():
            widget.click()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def turn_field(self) -> None:
        """Lay the other side below, and let the field not turn with the table any more; or let it turn again."""
        self._side.turn()
        self.rearrange()

    # ------------------------------------------------------------------ painting
    def draw(self, draw: Drawing) -> None:
        if self._field is None:
            return
        at = self._here()
        named = at.shows_names(self.local(self._asked) if self._asked is not None else None)
        for look in self._looks:
            below = look.seat == self.below
            if self.chain.covers and not below:  # enlarged words would stand out beneath it
                continue
            draw_place(draw, at, look, below=below, named=named or not below)
        for seat in zones.SEATS:
            draw_free_legend(draw, at, self._seen, seat, below=seat == self.below)
            if seat == self.below or not self.chain.covers:
                draw_legend_name(draw, at, below=seat == self.below, beside=not self.rails_closed)
        draw_held(draw, at, self._seen, zones.foe(self._own))

    def draw_marks(self, draw: Drawing) -> None:
        """Draw what lies upon the cards."""
        if self._field is None:
            return
        at = self._here()
        for look in self._looks:
            if look.warrior is not None:
                draw_tags(draw, at.place(look.place, below=look.seat == self.below), look.warrior)
        used = self.cards.in_use()
        self.chain.draw(draw, at, [box for _, box in used])
        for seat, box in used:
            draw_user(draw, box, seat)
        draw_attacks(draw, at, self._seen.sight, self.below, self.cards.able)
        self.queue.draw(draw)
