"""Shows a Throwdown: score and ladder, Factions, Pile, earlier Piles, Strike scale, Drives."""

from collections.abc import Hashable, Iterable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import cards_aloud, sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.layout import Column
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.pile_view import PileView
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import NEW_STAGE, PILE
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.revealed import Initiative, just_won
from gattai_desktop.windows.games.gattai.looks.throwdown import earlier_piles, ladder_look, pile_look, scale_look
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.panes.other_stages import EarlierPile, EarlierPileLook, NewStage
from gattai_desktop.windows.games.gattai.parts.ladder import Ladder, LadderLook
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.games.gattai.parts.strike_scale import StrikeScale, StrikeScaleLook
from gattai_desktop.windows.games.gattai.parts.two_places import TwoPlaces, Which
from gattai_desktop.windows.kit.faces import face, lying_face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_LOWEST: Final = 26.0
"""Height for an earlier Pile of which only the title is seen, drawing pixels; with less the oldest are left out."""
_OPENING: Final = ("throwdown.answer", "throwdown.sides", "throwdown.reveal")
"""The steps before the first turn."""
_INITIATIVE: Final[dict[Which, str]] = {"left": "initiative.challenger", "right": "initiative.challenged"}


class ThrowdownPane(Pane):
    """Shows a Throwdown from the challenge to the last Drive. only_tops: Factions without a card are left out."""

    only_tops = False

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        requests.opened.connect(self._opened)
        self._seen = requests.view
        self._card: Card | None = None
        """The card of the hand at which the keyboard or the pointer is."""
        self._top: Card | None = None
        """The card of a Faction at which they are instead."""
        self._scale_seat: Seat = ""
        self._won: Initiative | None = None
        """The initiative cards that were just compared, which lie open until the table is passed."""
        self._asked = False
        self.ladder = Ladder(paint, LadderLook(0, 0, 0), self)
        self.factions = Factions(paint, self, card=0.336, across=False, only_tops=self.only_tops)
        self.pile = PileView(paint, self, empty_sign="pile")
        self.initiative = TwoPlaces(paint, self, large=False)
        self.scale = StrikeScale(paint, StrikeScaleLook(("low",) * 13), self)
        self.row = self.make_row()
        self.new_stage = NewStage(paint, self)
        self.setAccessibleName(self.tr("Throwdown"))
        self._earlier: dict[int, EarlierPile] = {}
        self._piles_island = ArrowGroup(self)
        self.factions.lifted.connect(requests.lift)
        self.factions.looked.connect(self._top_looked_at)
        self.pile.cardChosen.connect(lambda key: self._pick(key, None, None))
        self.pile.cardLifted.connect(self._pick)

    # ------------------------------------------------------------------ showing
    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.ladder.set_look(ladder_look(seen))
        self.factions.show_view(seen)
        before = (self.initiative.isHidden(), self.new_stage.isHidden())
        self._won = just_won(seen)
        self.lies_open = self._won is not None
        lying = bool(seen.count(_INITIATIVE["left"]) and not seen.count(PILE))
        opening = lying or self._won is not None or seen.step in _OPENING
        self.initiative.setVisible(opening)
        self.pile.setVisible(not opening)
        if opening:
            self._show_initiative(seen)
        else:
            self.pile.set_pile(pile_look(seen), landing=seen.step == "throwdown.turn")
        self.new_stage.show_view(seen)
        self._show_scale()
        self.row.set_plates(self._plates(seen))
        self.row.leave_hatched()
        self._show_earlier(seen)
        if before != (self.initiative.isHidden(), self.new_stage.isHidden()):
            self.rearrange()

    def hand_focused(self, card: Card | None) -> None:
        top = self.factions.card_in_focus() if card is None else None
        if card is not self._card or top is not self._top:
            self._card, self._top = card, top
            self._show_scale()

    def _top_looked_at(self, card: Card | None) -> None:
        self._top = card
        self._show_scale()

    def set_asked(self, asked: bool) -> None:
        self._asked = asked
        self.row.setVisible(not asked)
        self._show_scale()

    def light_plate(self, kind: type[Move] | None, move: Move | None = None) -> None:
        """Frame the plate of a move; where it stands in a list, the plate that opens that."""
        from gattai_desktop.windows.games.gattai.looks.assists import ASSIST, KINDS
        from gattai_desktop.windows.games.gattai.looks.options import list_of

        leads = None if kind is None else ASSIST if kind in KINDS else list_of(kind)
        for row in self._rows:
            row.light(kind, leads, move)

    def light(self, card: Card | None) -> None:
        for widget in self.pile.cards():
            widget.set_raised(False)
        covered = self.pile.cards()[:-1]
        lit = self.pile.card(card.key) if card is not None else None
        if lit is not None and lit in covered:
            lit.set_raised(True)
        self.pile.restack()

    def told(self) -> str:
        if not self.initiative.isHidden():
            return self.initiative.accessibleName()
        pile = (self.pile.accessibleName(), self.pile.accessibleDescription(), *cards_aloud(self.pile.cards()[::-1]))
        return sentences(pile)

    def look_at(self, seat: Seat) -> None:
        """Show the Strike scale of another seat; "" for the one at the computer."""
        self._scale_seat = seat
        self._show_scale()

    def _plates(self, seen: SeatView) -> tuple[RowPlate, ...]:
        if seen.model.curtain_down:
            return ()  # these modules are imported when a seat takes the computer
        if seen.step != "throwdown.turn" or not self._acts(seen):
            from gattai_desktop.windows.games.gattai.looks.options import option_plates

            return option_plates(seen)
        from gattai_desktop.windows.games.gattai.looks.assists import assist_plates
        from gattai_desktop.windows.games.gattai.looks.drives import drive_plates

        return (*assist_plates(seen), *drive_plates(seen))

    def _acts(self, seen: SeatView) -> bool:
        side = throwdown.side_of(seen.sight, seen.seat)
        return side is not None and side == seen.text(throwdown.TURN)

    def _show_scale(self) -> None:
        seen = self._seen
        short = self.paint.scale.small and self._scale_seat in ("", seen.seat)
        seats = (self._scale_seat, seen.seat, seen.text(throwdown.TURN))
        # A card that was played is looked at no more, though neither the keyboard nor the pointer has moved.
        top = self._top if self._top in self.factions.tops() else None
        card = top or (self._card if self._card is not None and seen.holds(self._card) else None)
        look = next((found for seat in seats if seat and (found := scale_look(seen, seat, card, short=short))), None)
        self.scale.setVisible(look is not None and not self._asked)
        if look is not None:
            self.scale.set_look(look)

    def _show_initiative(self, seen: SeatView) -> None:
        challenger, challenged = throwdown.sides(seen.sight)
        self.initiative.set_looks(
            self._place_look(seen, challenger, "left"), self._place_look(seen, challenged, "right")
        )

    def _place_look(self, seen: SeatView, seat: Seat, which: Which) -> PlaceLook:
        top = seen.top(_INITIATIVE[which])
        stakes = seen.prose(throwdown.stakes_path(seat))
        line = fill(self.tr("for: {stakes}"), stakes=stakes) if stakes else ""
        if self._won is not None:
            return PlaceLook(seat, seen.name(seat), "", face(self._won.cards[seat]), lit=seat == self._won.won)
        waited = top is None and seen.seat == seat and bool(_slot_options(seen))
        return PlaceLook(seat, seen.name(seat), line, lying_face(top) if top else "", waited)

    def _show_earlier(self, seen: SeatView) -> None:
        shown = dict(earlier_piles(seen))
        fresh = set(shown) != set(self._earlier)
        words = self.tr("Stage {number}")
        looks = {stage: EarlierPileLook(fill(words, number=stage), faces, str(stage)) for stage, faces in shown.items()}
        self._earlier = one_for_each_look(self._earlier, looks, self._new_earlier)
        if fresh:
            self._piles_island.set_members([self._earlier[stage] for stage in sorted(self._earlier)])
            self.rearrange()

    def _new_earlier(self, stage: int, look: EarlierPileLook) -> EarlierPile:
        pile = EarlierPile(self.paint, look, self)
        pile.clicked.connect(lambda: self.requests.open(f"pile.{stage}"))
        return pile

    # ------------------------------------------------------------------ places
    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._show_scale()

    @property
    def has_room_for_guide(self) -> bool:
        return not self.paint.scale.small or self.rails_closed

    def arrange(self, grid: TableGrid) -> None:
        px, small = self.paint.px, self.paint.scale.small
        head = Column(self.paint, self.local(grid.top))
        head.skip(head.at(10, 0))
        self.ladder.setGeometry(head.take(166))
        free = Column(self.paint, self.local(grid.field))
        self.leave_room(free, 10)
        field = free.rest
        factions, right = min(px(232 if small else 250), field.width() * 0.26), max(px(108 if small else 152), 88.0)
        column = Column(self.paint, QRectF(field.x(), field.y(), factions, field.height()))
        column.skip(column.at(32, 0))
        self.factions.setGeometry(column.rest.toRect())
        middle = field.adjusted(factions - px(8), 0, -right, px(8)).toRect()
        self.pile.setGeometry(middle)
        self.initiative.setGeometry(middle)
        self._arrange_stages(Column(self.paint, field.adjusted(field.width() - right + px(16), 0, 0, 0)))
        strike = self.local(grid.strike)
        self.scale.setGeometry(strike.adjusted(0, -px(18), 0, px(2)).toRect())
        self.row.setGeometry(self.local(grid.drives).toRect())

    def _arrange_stages(self, column: Column) -> None:
        """Lay out the place of a new stage at the foot, and above it the earlier Piles, the newest on top."""
        column.skip(column.at(28, 10))
        px, high = self.paint.px(1.0), column.rest.height()
        newest = max((pile.sizeHint().height() for pile in self._earlier.values()), default=0)
        if not self.new_stage.isHidden():
            tall = min(column.at(164, 118), max(52.0, (high - newest) / px - 26))
            self.new_stage.setGeometry(column.foot(tall, gap=6))
        room = column.rest.height() / px
        shown = sorted(self._earlier, reverse=True)[: int(room // _LOWEST)]
        each = int(room * px / max(1, len(shown))) / px  # whole pixels: all of them are equally high, and look alike
        for stage, pile in self._earlier.items():
            pile.setVisible(stage in shown)
        for stage in shown:
            pile = self._earlier[stage]
            pile.setGeometry(column.take(min(pile.sizeHint().height() / px, each - 6), gap=6))

    foretells = True

    def lift_of(self, card: Card) -> Lift | None:
        return self.factions.lift_of(card)

    def name_of(self, place: Place) -> str:
        if place.zone in _INITIATIVE.values():
            return self.tr("Initiative")
        if place.spot == NEW_STAGE:
            return self.tr("New stage")
        return self.tr("Pile") if place.zone == PILE else self.factions.name_of(place)

    def rect_of(self, place: Place) -> QRectF | None:
        zone = place.zone
        if zone == PILE:
            if self.pile.isHidden():
                return None
            return self._on_the_pile(place.index)
        if place.spot == NEW_STAGE and not self.new_stage.isHidden():
            return self.new_stage.global_rect()
        for which, name in _INITIATIVE.items():
            if zone == name:
                return self.initiative.global_rect(which)
        if zone.startswith("pile."):
            small = self._earlier.get(int(zone.partition(".")[2]))
            if small is not None:
                return small.global_rect(place.index)
            return self.new_stage.global_rect()
        return self.factions.rect_of(place)

    def spared_boxes(self, places: Iterable[Place]) -> Iterable[QRectF]:
        """What is scored, the Strike scale, a new stage with its name, the Pile, and where the card may go."""
        shown = (one for one in (self.ladder, self.scale, self.new_stage) if not one.isHidden())
        yield from (one.globally() for one in shown)
        yield from (one.global_rect() for one in self.pile.cards())
        yield from (box for place in places if (box := self.rect_of(place)) is not None)

    def _on_the_pile(self, index: int | None) -> QRectF | None:
        """Return the place of a card of the Pile that is shown, or else the place of the next card."""
        cards = self._pile_cards()
        widget = self.pile.card(cards[index].key) if index is not None and index < len(cards) else None
        return widget.global_rect() if widget is not None else self.pile.global_landing_rect()

    # ------------------------------------------------------------------ hands
    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            FocusGroup(self.row, self.row.focus),
            FocusGroup(self.pile, self._focus_pile),
            FocusGroup(self.factions, self.factions.focus_first),
            FocusGroup(self, self._piles_island.focus),
        )

    def _focus_pile(self) -> None:
        cards = self.pile.cards()
        if cards:
            cards[-1].setFocus()

    def playables(self) -> tuple[QWidget, ...]:
        return (self.row, self.scale, self.new_stage)

    def press(self, letter: str) -> bool:
        step = {"Shift+Left": -1, "Shift+Right": 1}.get(letter)
        if step is None:
            return super().press(letter)
        self._look_further(step)
        return True

    def _look_further(self, step: int) -> None:
        """Show the Strike scale of the next player on a side, or the one before."""
        view = self.requests.view
        seats = [seat for side in throwdown.sides(view.sight) for seat in throwdown.members(view.sight, side)]
        if seats:
            now = self._scale_seat or view.seat
            here = seats.index(now) if now in seats else 0
            self.look_at(seats[(here + step) % len(seats)])

    def _opened(self, name: str) -> None:
        """Show the Strike scale of the Pilot whose sheet is open."""
        kind, _, seat = name.partition(".")
        if kind == "pilot" and seat in self.requests.view.pilots:
            self.look_at(seat)

    def _pick(self, key: Hashable, grip: QPointF | None, place: QPoint | None) -> None:
        widget = self.pile.card(key)
        card = next((one for one in self._pile_cards() if one.key == key), None)
        if widget is not None and card is not None:
            self.requests.lift(Lift(card, PILE, widget, grip, place))

    def _pile_cards(self) -> tuple[Card, ...]:
        return self._seen.sight.cards(PILE)

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        from gattai_desktop.windows.games.gattai.looks.assists import ASSIST, refused_assist
        from gattai_desktop.windows.games.gattai.looks.drives import DRIVES, refused_drive

        kind = next((kind for kind in DRIVES if kind.phrase == str(key)), None)
        move = refused_assist(self._seen) if key == ASSIST else refused_drive(self._seen, kind) if kind else None
        if move is not None:
            self.requests.explain(move, button)
        elif kind is not None and self._seen.model.covered:
            self.requests.serve(kind)  # it lies covered: seen, its cards say why
        else:
            super().plate_refused(key, button)


def _slot_options(seen: SeatView) -> tuple[Move, ...]:
    return tuple(move for move in seen.options if isinstance(getattr(move, "card", None), Card))
