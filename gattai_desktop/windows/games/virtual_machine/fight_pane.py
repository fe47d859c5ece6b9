"""Shows a fight: Count, battlefield, test strip, what may be done; below the acting process and the Interrupt."""

from collections.abc import Hashable, Iterable
from typing import Final, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing
from gattai_desktop.cards.card import Card
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.values import OVER, SELECT, actor
from gattai_desktop.windows.games.virtual_machine.battlefield import Battlefield
from gattai_desktop.windows.games.virtual_machine.count_track import CountTrack
from gattai_desktop.windows.games.virtual_machine.fight_deeds import FightDeeds
from gattai_desktop.windows.games.virtual_machine.fight_end import FightEnd
from gattai_desktop.windows.games.virtual_machine.fight_grid import fight_grid, foot_of
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_KEY, TEAM_PAGE
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.gear_column import gear_place_name
from gattai_desktop.windows.games.virtual_machine.interrupt_plate import InterruptPlate
from gattai_desktop.windows.games.virtual_machine.interrupt_word import InterruptWord
from gattai_desktop.windows.games.virtual_machine.interrupting import ask_who_interrupts, may_interrupt
from gattai_desktop.windows.games.virtual_machine.picking_looks import (
    LAY,
    LAY_KEY,
    TEAM_PLATE,
    UNPICKED,
    asked_to_pick,
    pick_places,
)
from gattai_desktop.windows.games.virtual_machine.process_block import ProcessBlock
from gattai_desktop.windows.games.virtual_machine.seat_plates import SeatPlates
from gattai_desktop.windows.games.virtual_machine.select_part import SelectPart
from gattai_desktop.windows.games.virtual_machine.team_hand_page import TeamHandPage
from gattai_desktop.windows.games.virtual_machine.test_strip import RankStrip
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

TEAM: Final = TEAM_PAGE
"""The page with the Team Hands."""


class FightPane(Pane):
    """The centre of a fight, from the first placing to its end. It holds its parts and passes on between them."""

    crowded_by_guide = True

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._picking = self._asked = self._over = self._looks_back = False
        self._has_strip = True
        self._word_place = QRectF()
        self.count = CountTrack(paint, requests, self)
        self.end = FightEnd(paint, requests, self)
        self.field = Battlefield(paint, requests, self)
        self.field.map.shifted.connect(self.shifted)
        self.strip = RankStrip(paint, requests, self)
        self.row = self.make_row()
        self.process = ProcessBlock(paint, requests, self)
        self.interrupt = InterruptPlate(paint, requests, self)
        self.word = InterruptWord(paint, requests, self)
        self.seats = SeatPlates(paint, requests, self)
        self.select = SelectPart(paint, requests, self)
        self.team = TeamHandPage(paint, requests, self)
        self.team.hide()
        self.deeds = FightDeeds(self, self.row, self.field, self.select, requests)
        self.deeds.probed.connect(lambda: self._consider(None))
        self.parts: tuple[FightPart, ...] = (
            self.count, self.end, self.field, self.strip, self.process, self.interrupt, self.seats, self.select,
            self.team,
        )  # fmt: skip
        for part in self.parts:
            part.considered.connect(self._consider)
            part.opened.connect(self.open_page)
        requests.opened.connect(self.open_page)
        self.end.stop.lead_to(self.row)
        self.select.picksChanged.connect(self._picks_changed)
        self.setAccessibleName(self.tr("Fight"))

    # ------------------------------------------------------------------ what it shows
    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        begins_picks = seen.step == SELECT and not self._picking
        self._picking = seen.step == SELECT
        self.deeds.begin_view(seen)
        for part in self.parts:
            part.show_view(seen)
        self.spared = tuple(Place(area=one) for one in (actor(seen.sight),) if one)
        self._looks_back = seen.model.looks_back
        self.select.setVisible(self._picking and not self._looks_back)
        self.process.setVisible(not self._picking and not self._looks_back)
        self._over = seen.step == OVER
        self.count.setVisible(not self._over)
        self.interrupt.setVisible(not self._picking and not self._over and not self._looks_back)
        self.field.map.set_overview(self._picking or self._asked)
        self._show_strip()
        self.deeds.show()
        self.setAccessibleDescription(
            sentences(part.accessibleName() for part in (self.end.stop if self._over else self.count, self.field))
        )
        self.rearrange()
        self.deeds.lead_on()
        now = cast("QWidget | None", self.window().focusWidget())
        if begins_picks and now is not None and self.row.isAncestorOf(now):
            # On what was done in the round before, Enter would do it once more: the window leads on to the hand.
            self.window().setFocus(Qt.FocusReason.OtherFocusReason)

    def guide_to(self, guide: Guide | None) -> None:
        self.deeds.guide_to(guide)

    def _picks_changed(self, picks: frozenset[Card]) -> None:
        self.count.set_picks(self.select.down)
        self.seats.set_picked(len(self.select.down))
        self.chosenChanged.emit(picks)
        self.deeds.show()

    def set_asked(self, asked: bool) -> None:
        self._asked = asked
        self.field.map.set_overview(self._picking or asked)
        self.row.setVisible(not asked)
        self._show_strip()
        self._place_word()

    def _consider(self, move: Move | None) -> None:
        if move is None and self.deeds.probing:
            move = next(iter(self.deeds.probes()), None)
        preview = self._seen.model.preview(move) if move is not None else None
        self.foretell(preview)
        self.foreseen.emit(preview)

    def foretell(self, preview: Preview | None) -> None:
        for part in self.parts:
            part.consider(preview.move if preview is not None else None)
        self.interrupt.foretell(preview)

    def open_page(self, name: str) -> None:
        """Open a page over the battlefield, or close it."""
        if name == TEAM:
            self.team.setVisible(self.team.isHidden())
            self.team.show_view(self._seen)
            self.team.raise_()
            self.roomChanged.emit()
            if self.team.isHidden():
                self.row.focus()
            else:
                self.team.focus_first()

    def answers_itself(self) -> bool:
        return asked_to_pick(self._seen) is not None

    def hand_focused(self, card: Card | None) -> None:
        picks = card is not None and not card.is_joker and card not in self.select.picks and self.answers_itself()
        self.count.set_considered(stands_at(self._seen.sight, card) if picks and card is not None else 0)

    def choices(self, card: Card, zone: str) -> tuple[Landing, ...]:
        return pick_places(self._seen, card, self.select.picks)

    def take(self, card: Card, *, pointed: bool = False) -> bool:
        taken, lay, picks = self.select.take(card), self.row.button(LAY), self.select.picks
        if (picks if pointed else self.select.is_full and card in picks) and lay is not None:  # Enter takes none back
            lay.setFocus(Qt.FocusReason.OtherFocusReason)
        return taken

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        guide = grid.scale.px(self._guide_high)
        at = fight_grid(
            grid, picking=self._picking, guide=guide, looks_back=self._looks_back, over=self._over, word=self._has_word
        )
        self._guide_place = self.local(at.guide)
        self._has_strip = not (at.seats if self._picking else at.strip).isEmpty()
        self._show_strip()
        self.field.above = max(0, int(at.field.top() - at.count.top()))
        self.field.below = max(0, int(at.strip.bottom() - at.field.bottom()))
        places: list[tuple[QWidget, QRectF]] = [
            (self.count, at.count),
            (self.end, at.count),
            (self.field, at.field),
            (self.strip, at.strip),
            (self.row, at.actions),
            (self.process, at.process),
            (self.interrupt, at.interrupt),
            (self.seats, at.seats),
            (self.select, at.process),
            (self.team, QRectF(at.field.x(), at.field.y(), at.count.width(), at.actions.bottom() - at.field.y())),
        ]
        before = self.row.size()
        for part, place in places:
            part.setGeometry(self.local(place).toAlignedRect())
        self._word_place = self.local(at.word)
        self._place_word()
        if self.row.size() != before:
            self.deeds.show()

    @property
    def _has_word(self) -> bool:
        """Whether the word that interrupts stands here, since the rail with it is a closed drawer."""
        return self.rails_closed and not self._looks_back and may_interrupt(self._seen)

    def _place_word(self) -> None:
        """Put it beside the actions; where a question lies over these, below the Interrupt if no card is laid there."""
        low = self._asked and self._has_word and self.interrupt.isVisibleTo(self) and self.interrupt.lay.isHidden()
        self.interrupt.leave_foot(on=low)
        self.word.setVisible(low or (self._has_word and not self._asked))
        foot = QRectF(self.interrupt.foot().translated(self.interrupt.pos()))
        self.word.setGeometry((foot if low else self._word_place).toAlignedRect())
        self.word.name_for(self._seen)

    def _show_strip(self) -> None:
        self.strip.setVisible(self._has_strip and not (self._picking or self._asked))
        self.seats.setVisible(self._has_strip and self._picking and not self._asked)

    @property
    def has_room_for_guide(self) -> bool:
        return self.team.isHidden()  # its page would be covered

    def hand_place(self, grid: TableGrid) -> QRectF:
        return fight_grid(grid, picking=self._picking).hand

    def ask_foot(self, high: float) -> float | None:
        return foot_of(self._grid) if self._grid is not None else None

    def rect_of(self, place: Place) -> QRectF | None:
        if place in (UNPICKED, Place(zone=zones.hand(self._seen.seat))) and self._grid is not None:
            return self.globally(self.local(self.hand_place(self._grid)))
        return next((found for part in self._shown() if (found := part.rect_of(place)) is not None), None)

    def plate_of(self, place: Place) -> QRectF | None:
        return self.rect_of(UNPICKED) if place.zone == zones.hand(self._seen.seat) else None

    def spared_boxes(self, places: Iterable[Place]) -> Iterable[QRectF]:
        every = tuple(places)
        return () if any(map(gear_place_name, every)) else super().spared_boxes(every)  # a sheet lies over this pane

    def in_sight(self, place: Place) -> bool:
        covered = not self.team.isHidden() and self.team.rect_of(place) is None
        return not covered and self.field.in_sight(place)

    def name_of(self, place: Place) -> str:
        return next((name for part in self._shown() if (name := part.name_of(place))), "")

    def _shown(self) -> tuple[FightPart, ...]:
        return tuple(part for part in self.parts if not part.isHidden())

    # ------------------------------------------------------------------ the keyboard
    @property
    def groups_before_hand(self) -> int:
        return 2 if self._over else 1  # how the fight ended, and what may come next

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        if not self.team.isHidden():  # it covers all others
            return self.team.focus_groups()
        row = FocusGroup(self.row, self.deeds.focus)
        here = (group for part in self._shown() for group in part.focus_groups())
        parts = (*here, FocusGroup(self.word, self.word.setFocus))
        # How the fight ended is read before anything is pressed.
        return (*parts[:1], row, *parts[1:]) if self._over else (row, *parts)

    def shows(self, letter: str) -> bool:
        """The key that began to probe leads back from the places, though none of their plates shows it."""
        return super().shows(letter) or (self.deeds.probing and letter == "P")

    def press(self, letter: str) -> bool:
        if letter in ("\r", "\n", "Return", "Enter"):
            letter = LAY_KEY if self._picking else "Enter"
        if not self.team.isHidden() and self.team.press(letter):
            return True
        if self.deeds.probing:  # figures mean a place, not a target
            return self.deeds.probe(on=False) if letter in ("Esc", "P") else self.row.press(letter)
        if any(part.press(letter) for part in self._shown()) or self.row.press(letter):
            return True
        if letter == TEAM_KEY:
            self.open_page(TEAM)
        elif letter == "I":
            ask_who_interrupts(self.requests, self.row)
        return letter in (TEAM_KEY, "I")

    def plate_pressed(self, plate: RowPlate) -> None:
        """Play the one move that a plate stands for, or ask which of several is meant; on the map where to go."""
        if plate.key == TEAM_PLATE:
            self.open_page(TEAM)
        elif not self.deeds.begin(plate):
            super().plate_pressed(plate)

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        """A refused plate says its whole reason."""
