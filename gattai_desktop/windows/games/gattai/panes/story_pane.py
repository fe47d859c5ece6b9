"""Shows Story Mode: phases or acts, the scene, Factions, Locations, and what may start now."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import in_turn, sentences
from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.layout import Column
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.gattai.zones import BEGIN_GAMBIT, BEGIN_THROWDOWN, ON_THREATS
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.first_contact import GAMBIT, LIT, TEAM, THROWDOWN, asks_for_a_challenge
from gattai_desktop.windows.games.gattai.looks.options import MORE, PASS
from gattai_desktop.windows.games.gattai.looks.story import INVEST, OMEN, Station, drag_hints, start_plates, story_look
from gattai_desktop.windows.games.gattai.panes.stations import StoryHead
from gattai_desktop.windows.games.gattai.panes.story_plates import StoryPlates
from gattai_desktop.windows.kit.end_stop import EndStop
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetLook
from gattai_desktop.windows.kit.table_layout import TableGrid

_BEGUN: Final = {BEGIN_GAMBIT: GAMBIT, BEGIN_THROWDOWN: THROWDOWN}
_BEGINS: Final[dict[type[Move], str]] = {
    OfferGambit: GAMBIT,
    Challenge: THROWDOWN,
    Invest: INVEST,
    SpendOmen: OMEN,
    SpendCoachOmens: OMEN,
    MoveOn: "",
}
"""The plate that leads to a kind of move; any other is listed under More."""
_PAGES: Final = {"PgDown": 1, "PgUp": -1}
"""The keys that turn the pages of its plates."""
_HINT: Final = 33
"""Height of the line above what may start now, drawing pixels."""


class StoryPane(Pane):
    """The pane of Story Mode, between two conflicts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self.head = StoryHead(paint, self)
        self.plates = StoryPlates(paint, requests, self)
        self.factions = self.plates.factions
        self.row = self.make_row()
        self.end = EndStop(paint, self)
        """Lies over the last act once First Contact has ended. No Enter leads on, in whatever rhythm: it would begin
        the next session, which somebody chooses."""
        self.end.left.connect(self.row.come_to)
        self._lit: Hashable | None = None
        self._hints: tuple[str, ...] = ()
        self._hint_base = 0.0
        self.plates.scrolled.connect(self.update)
        self.head.pressed.connect(self._station_pressed)
        self.head.more.chosen.connect(self._read_on)
        self.setAccessibleName(self.tr("Story"))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.head.set_look(look := story_look(seen))
        self.plates.show_view(seen)
        self._show_plates(seen)
        ended = in_turn((self.head.accessibleName(), spoken(look.now)))
        self.end.show_end(ended if self._lit == TEAM else "")
        self.rearrange()

    def light_plate(self, kind: type[Move] | None, move: Move | None = None) -> None:
        """Frame where a move begins: at its plate, at the next phase, or under More."""
        leads = next((key for one, key in _BEGINS.items() if kind and issubclass(kind, one)), MORE if kind else None)
        if leads and self.row.button(leads) is None:
            leads = MORE
        self.row.light(kind, leads, move)
        self.head.light_next(on=kind is MoveOn)

    def set_asked(self, asked: bool) -> None:
        self.row.setVisible(not asked)
        self.plates.asked = asked

    guides_in_full = True
    aims = False

    @property
    def has_room_for_guide(self) -> bool:
        return True

    @property
    def has_next(self) -> bool:
        return self._lit not in (None, TEAM)  # which leaves the table, and is no part of the evening

    def do_next(self) -> None:
        button = self.row.button(self._lit) if self._lit is not None else None
        if button is not None:
            button.click()

    def told(self) -> str:
        return sentences(
            (
                self.tr("There is no Pile in Story"),
                self.head.accessibleName(),
                *self.factions.told(),
                self.plates.in_sight(),
            )
        )

    def _show_plates(self, seen: SeatView) -> None:
        """Show what may start; the keyboard comes to the plate that is newly lit, at once where the row has it."""
        plates = start_plates(seen)
        lit = next((plate.key for plate in plates if plate.look.fill == LIT), None)
        now = QApplication.focusWidget()
        had = now is not None and self.row.isAncestorOf(now)
        self.row.set_plates(plates)
        button = self.row.button(lit) if lit != self._lit else None
        self._lit = lit
        if button is not None and had and lit != TEAM:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif button is not None:
            self.row.stop_at(button)
        elif lit is None and asks_for_a_challenge(seen) and (challenge := self.row.button(THROWDOWN)):
            self.row.stop_at(challenge)
        elif lit is None and not seen.is_coach and not seen.may(Invest):
            harmless = self.row.button(PASS) or self.row.button(MORE)
            if harmless is not None:  # a challenge is chosen: Enter, pressed again and again, falls into none
                self.row.stop_at(harmless)

    def arrange(self, grid: TableGrid) -> None:
        self.head.brief = False
        self._arrange(grid)
        if self.paint.scale.small and self.plates.in_sight():
            self.head.brief = True
            self._arrange(grid)

    def _arrange(self, grid: TableGrid) -> None:
        self._hints = drag_hints(self._seen, seats=not grid.drawers)
        column = Column(self.paint, self.local(grid.open_field))
        self.head.setGeometry(column.rest.toRect())
        self.head.setGeometry(column.take(self.head.needed(), gap=16))
        self.row.setGeometry(self.local(grid.drives).toRect())
        if self.head.plates:
            self.head.rescale()  # before the window is shown nothing lays itself out by itself
            self.end.setGeometry(self.head.plates[-1].geometry().translated(self.head.pos()))
            self.end.raise_()
        column.spare(column.at(6, 4))
        self._hint_base = column.rest.bottom() - self.paint.px(10)
        column.spare(0 if self.row.isHidden() else _HINT)
        self.leave_room(column, column.at(14, 8))
        self.plates.stand(column.rest.toRect())
        if self.row.isHidden() and self.plates.in_sight():
            self._hint_base = column.rest.bottom() - self.paint.px(10)
            column.spare(_HINT)
            self.plates.stand(column.rest.toRect())
        self.update()

    def draw(self, draw: Drawing) -> None:
        base, style, room = self._hint_base / draw.unit, plain(draw.at(16, 13)), draw.wide
        if in_sight := self.plates.in_sight():
            room -= 24 + draw.text(draw.wide, base, in_sight, style, "soft", align="end")
        if self.row.isHidden():
            return
        used = draw.text(0, base, self.tr("What may start now"), caps(13), "soft")
        hint = next((one for one in self._hints if draw.width(one, style) <= room - used - 30), "")
        draw.text(used + 24, base, hint, style, "soft")

    def shows(self, letter: str) -> bool:
        return letter in _PAGES or super().shows(letter)

    @property
    def groups_before_hand(self) -> int:
        return len(self.end.focus_groups()) + super().groups_before_hand

    def press(self, letter: str) -> bool:
        """Turn the pages of the plates, wherever the keyboard is, or press a plate."""
        return self.plates.turn(_PAGES[letter]) if letter in _PAGES else super().press(letter)

    def _read_on(self) -> None:
        """Show all that is read aloud as the scene begins."""
        look = story_look(self._seen)
        words = tuple(line for line in look.text.splitlines() if line.strip())
        self.requests.ask(SheetLook(look.title, words, paragraphs=True))

    def _station_pressed(self, station: Station, plate: QWidget) -> None:
        """Go to the next station at once; to any other only after a question."""
        seen, move = self._seen, station.move
        if move is None:
            return
        if not seen.model.judge(move).allowed:
            self.requests.explain(move, plate)
        elif isinstance(move, MoveOn) and move in seen.options:
            self.requests.play(move)
        else:
            where = f"act.{move.act}" if isinstance(move, StartAct) else f"phase.{getattr(move, 'phase', '')}"
            self.requests.open(where)

    def name_of(self, place: Place) -> str:
        if place.spot == ON_THREATS:
            return self.tr("Threats")
        plate = self._begun_at(place)
        return plate.look.title if plate is not None else self.factions.name_of(place)

    def rect_of(self, place: Place) -> QRectF | None:
        begun = self._begun_at(place)
        if begun is not None:
            return begun.globally()
        return self.plates.rect_of(place)

    def plate_of(self, place: Place) -> QRectF | None:
        return self.plates.plate_of(place)

    def part_of(self, path: str) -> QWidget | None:
        return self.plates.part_of(path)

    def settle(self, moves: tuple[Move, ...], *, alt: bool) -> tuple[Move, ...]:
        from gattai_desktop.windows.games.gattai.flows.conflict_flows import gambits_in_order

        return gambits_in_order(self._seen, moves)

    def _begun_at(self, place: Place) -> PlateButton | None:
        """Return the plate at which a conflict is begun, by a press or by a card that is dropped on it."""
        return self.row.button(_BEGUN[place.spot]) if place.spot in _BEGUN else None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            *self.end.focus_groups(),
            FocusGroup(self.row, self.row.focus),
            *self.plates.focus_groups(),
            FocusGroup(self.head, self.head.focus),
        )
