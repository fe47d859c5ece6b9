"""What may be done in a fight: which plates stand in its row, where the keyboard is led, and what a press begins."""

from collections.abc import Callable, Hashable
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.content.boxes import box
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.values import SELECT, TURN
from gattai_desktop.windows.games.virtual_machine.action_row import (
    MOVE,
    NO_AIM,
    OUTFIT,
    PLACE,
    deed_plates,
    keys_coming,
    keys_to,
    moves_of,
)
from gattai_desktop.windows.games.virtual_machine.battlefield import Battlefield
from gattai_desktop.windows.games.virtual_machine.choosing_gear import choose_gear
from gattai_desktop.windows.games.virtual_machine.lines_above import line_above
from gattai_desktop.windows.games.virtual_machine.probe_row import NO_PROBE, PROBE, probe_plates
from gattai_desktop.windows.games.virtual_machine.select_part import SelectPart
from gattai_desktop.windows.games.virtual_machine.target_aim import ATTACK, HACK
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class FightDeeds(QObject):
    """Fills the row of a fight. While an area, a target or a place to probe is chosen, its plates lead back as well.

    Signals:
        probed: the places of a byte to choose from are shown now, or no longer.
    """

    probed = Signal()

    def __init__(
        self, pane: QWidget, row: PlateRow, field: Battlefield, select: SelectPart, requests: Requests
    ) -> None:
        super().__init__(pane)
        self._pane, self._row, self._field, self._select = pane, row, field, select
        self._requests, self._seen = requests, requests.view
        self._walking = False
        self.probing = False
        """Whether the plates are the places of a byte, one of which is to be probed."""
        self._guide: Guide | None = None
        self._entry = 0
        self.plates: tuple[RowPlate, ...] = ()
        field.choosesArea.connect(self._area_is_chosen)
        field.aim.changed.connect(self._is_aimed)

    def _focused(self) -> QWidget | None:
        return cast("QWidget | None", self._pane.window().focusWidget())

    # ------------------------------------------------------------------ which plates stand there
    def begin_view(self, seen: SeatView) -> None:
        """Take what the seat sees now; nothing is being chosen any longer. The plates follow with `show`."""
        self._seen = seen
        self._walking = self.probing = False

    def show(self) -> None:
        """Show what may be done now, as far as there is room."""
        picks = self._select.plates(self._seen) if self._seen.step == SELECT else ()
        deeds = deed_plates(self._seen, walking=self._walking, aimed=self._field.aim.on)
        if not self._row.holds((*picks, *deeds)):  # what may be done keeps its words before what may not be done
            deeds = tuple(one for one in deeds if not one.look.refused)
        self.plates = probe_plates(self._seen) if self.probing else (*picks, *deeds)
        self._row.set_plates(self.plates)
        self._row.guide_to(self._led_to(self._guide))

    def guide_to(self, guide: Guide | None) -> None:
        """Mark the plates that do what a guide says; none for no guide."""
        self._guide = guide
        self._row.guide_to(self._led_to(guide))

    def _led_to(self, guide: Guide | None) -> frozenset[Hashable]:
        """Return the names of the plates that do what a guide says; none where a place is pressed for it."""
        if guide is None:
            return frozenset()
        move = box(self._seen.model.game).done_by(guide, (one.move for one in self.plates if one.move is not None))
        return frozenset(one.key for one in self.plates if move is not None and one.move == move)

    def _area_is_chosen(self, chosen: bool) -> None:
        """Show on the plates how to go back, while a token is taken up."""
        self._walking = chosen
        self.show()

    def _is_aimed(self, what: str, on: bool) -> None:
        """Show on the plates how to go back, while a target is chosen; after that lead the keyboard back."""
        now = self._focused()
        self.show()
        plate = self._row.button(what)
        if not on and plate is not None and now is not None and self._pane.isAncestorOf(now):
            plate.setFocus(Qt.FocusReason.OtherFocusReason)

    def probe(self, on: bool) -> bool:
        """Show the places of the byte to choose from, with what a probe costs, or again what else may be done.

        Say whether that is anything new; with a single place there is nothing to choose.
        """
        if on == self.probing or (on and len(self.probes()) < 2):
            return False
        self._field.aim.end()
        self.probing = on
        self.show()
        self.probed.emit()
        here = self._row.button(self.plates[0].key if on else PROBE)
        if here is not None:
            here.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def probes(self) -> tuple[Move, ...]:
        """Return the probes that can be made now, one for each place of the byte."""
        return moves_of(self._seen, PROBE)

    # ------------------------------------------------------------------ what a press begins
    def begin(self, plate: RowPlate) -> bool:
        """Let a person choose on the map or in a list what a pressed plate needs; say whether it needs that."""
        if plate.key == NO_AIM:
            self._field.aim.end()
            return True
        begins: dict[str, Callable[[], bool]] = {
            MOVE: self._field.begin_walk,
            PLACE: self._field.begin_placing,
            ATTACK: lambda: self._field.aim.begin(ATTACK),
            HACK: lambda: self._field.aim.begin(HACK),
            PROBE: lambda: self.probe(on=True),
            NO_PROBE: lambda: self.probe(on=False),
        }
        if (begin := begins.get(str(plate.key))) is not None and begin():
            return True
        moves = moves_of(self._seen, str(plate.key)) if plate.move is None else ()
        if plate.key == OUTFIT and moves:
            choose_gear(self._requests, moves)
        elif moves:
            self._requests.choose(moves, plate.look.title, line_above(self._seen, str(plate.key)))
        return bool(moves)

    # ------------------------------------------------------------------ the keyboard
    def focus(self) -> None:
        """Focus the row of actions: where a guide leads, else what Enter does, the attack, or the turn's end."""
        guide = guide_of(self._seen)
        meant = move_for(guide, self._seen)
        led = (*self._led_to(guide), *keys_to(self._seen, meant))
        buttons = (self._row.button(key) for key in (*led, *keys_coming(self._seen, self.plates)))
        coming = next((one for one in buttons if one is not None and not one.look.refused), None)
        if coming is not None:
            coming.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._row.focus()

    def lead_on(self) -> None:
        """After a move of this seat lead the keyboard from the map or a plate to what comes next.

        Left on "End turn" it would throw away the next turn, which begins there as well.
        """
        seen, before = self._seen, self._entry
        self._entry = seen.model.entry
        now = self._focused()
        here = now is not None and (self._row.isAncestorOf(now) or self._field.isAncestorOf(now))
        if seen.model.entry == before or seen.step != TURN or not here:
            return
        move = newest.move(seen.seat) if (newest := seen.newest) is not None else None
        if move is not None and move.seat == seen.seat:
            self.focus()
