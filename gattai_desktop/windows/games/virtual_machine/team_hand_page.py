"""Shows a side's Team Hand: its places, the row that they make, the twelve rows, who gives, what is raised (VM-44)."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.one_for_each import one_for_each, one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_KEY, TEAM_PAGE
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.team_drawing import draw_rows, draw_team
from gattai_desktop.windows.games.virtual_machine.team_looks import (
    TeamHandLook,
    TeamRowLook,
    side_shown,
    team_hand_look,
)
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_GIVE, _DISCARD, _BACK, _OTHER, _ROWS = "give", "discard", "back", "other", "rows"
_LADDER: Final = 432.0
"""Width of the twelve rows beside the hand, drawing pixels."""
_HIGH: Final = {"full": 52.0, "small": 38.0}
"""Height of the buttons at the foot."""


class TeamRowReading(LookReading[TeamRowLook]):
    """One of the twelve rows, as a screen reader reads it; the page draws it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page draws all rows together."""


class TeamHandPage(FightPart):
    """A page over the battlefield, opened and closed by T. On a small table the rows are a page of their own."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.look: TeamHandLook | None = None
        """What it shows."""
        self._side = ""
        self._rows_page = False
        self._buttons: dict[str, PlateButton] = {}
        self._readings: dict[int, TeamRowReading] = {}
        self._island = ArrowGroup(self)

    def show_view(self, view: SeatView) -> None:
        if self.isHidden():
            self._side = ""
        self._show(view)

    def _show(self, view: SeatView) -> None:
        look = self.look = team_hand_look(view, self._side or side_shown(view))
        self.setAccessibleName(speak("fight", "CPU's Team Hand") if look.side == CPU else speak("fight", "Team Hand"))
        self.setAccessibleDescription(look.spoken())
        wanted = [_GIVE, _DISCARD] if look.give is not None else []
        wanted += [_BACK, _OTHER]
        if self.paint.scale.small:
            wanted.append(_ROWS)
        self._buttons = one_for_each(self._buttons, wanted, self._new_button)
        for key, button in self._buttons.items():
            button.set_look(self._plate(key))
        rows = {row.rank: row for row in look.rows}
        self._readings = one_for_each_look(
            self._readings, rows, lambda _rank, row: TeamRowReading(self.paint, row, self)
        )
        self._island.set_members(list(self._buttons.values()))
        self.rescale()
        self.update()

    # ------------------------------------------------------------------ the plates at its foot
    def _plate(self, key: str) -> PlateLook:
        look = self.look
        assert look is not None
        if key == _GIVE and look.give is not None:
            return primary_plate(speak("fight", "Give {card}", card=_card(look)), key="G")
        if key == _DISCARD:
            return outline_plate(speak("fight", "Discard it"), key="X")
        if key == _OTHER:
            other = speak("fight", "CPU's hand") if look.side == MCS else speak("fight", "MCs' hand")
            return outline_plate(other, key="O")
        if key == _ROWS:
            return outline_plate(speak("fight", "The hand") if self._rows_page else speak("fight", "All rows"), key="L")
        return outline_plate(speak("fight", "Back"), key=TEAM_KEY)

    def _new_button(self, key: str) -> PlateButton:
        return PlateButton(self.paint, self._plate(key), self, lambda: self._press(key))

    def _press(self, key: str) -> None:
        look = self.look
        if look is None:
            return
        if key == _OTHER:
            self._side = CPU if look.side == MCS else MCS
            self._show(self.requests.view)
        elif key == _ROWS:
            self._rows_page = not self._rows_page
            self._show(self.requests.view)
        else:
            self.opened.emit(TEAM_PAGE)
            move = look.give if key == _GIVE else look.discard if key == _DISCARD else None
            if move is not None:
                self.requests.play(move)

    def press(self, letter: str) -> bool:
        if letter == "Esc":
            self._press(_BACK)
            return True
        for key, button in self._buttons.items():
            if button.look.key == letter and not button.isHidden():
                self._press(key)
                return True
        return False

    def focus_first(self) -> None:
        """Focus what is offered, or the way back."""
        first = next(iter(self._buttons.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus),)

    # ------------------------------------------------------------------ places
    @property
    def _foot(self) -> float:
        px = self.paint.px
        return max(32.0, px(_HIGH["small" if self.paint.scale.small else "full"]))

    def rescale(self) -> None:
        px, x, high = self.paint.px, 0.0, self._foot
        room = self._hand_box().width()
        sizes = {key: float(button.sizeHint().width()) for key, button in self._buttons.items()}
        spare = room - sum(sizes.values()) - px(12) * (len(sizes) - 1)
        for key, button in self._buttons.items():
            wide = sizes[key] + min(0.0, spare / max(1, len(sizes)))
            button.setGeometry(QRectF(x, self.height() - high - 2, wide, high).toRect())
            x += wide + px(12)
        for rank, box in self._row_boxes().items():
            if rank in self._readings:
                self._readings[rank].setGeometry(box.toRect())

    def _hand_box(self) -> QRectF:
        wide = float(self.width())
        if not self.paint.scale.small:
            wide -= self.paint.px(_LADDER + 36)
        return QRectF(0, 0, wide, self.height() - self._foot - self.paint.px(10))

    def _rows_box(self) -> QRectF | None:
        """Return where the rows are drawn; None while the hand's page is shown on a small table."""
        if self.paint.scale.small:
            return self._hand_box() if self._rows_page else None
        wide = self.paint.px(_LADDER)
        return QRectF(self.width() - wide, 0, wide, self.height())

    def _row_boxes(self) -> dict[int, QRectF]:
        """Return the place of each row by its rank, the strongest first: below each other, on a small table in two."""
        box = self._rows_box()
        if box is None:
            return {}
        columns = 2 if self.paint.scale.small else 1
        count = len(ROWS) - 1
        rows = -(-count // columns)
        wide, high = box.width() / columns, box.height() / rows
        gap = self.paint.px(5)
        found = {}
        for place in range(count):
            column, row = divmod(place, rows)
            found[count - place] = QRectF(box.x() + column * wide, box.y() + row * high, wide - gap, high - gap)
        return found

    def rect_of(self, place: Place) -> QRectF | None:
        if self.look is None or place.zone != zones.team(self.look.side):
            return None
        return self.globally(self._hand_box())

    def draw(self, draw: Drawing) -> None:
        look = self.look
        if look is None:
            return
        draw.ground("table")
        rows = self._row_boxes()
        if not self.paint.scale.small or not self._rows_page:
            draw_team(draw.over(self._hand_box()), look)
        draw_rows(draw, look.rows, rows)
        self._draw_note(draw, look)

    def _draw_note(self, draw: Drawing, look: TeamHandLook) -> None:
        """Write beside the buttons what is to be known; where there is no room, a screen reader says it."""
        last = max((button.geometry().right() for button in self._buttons.values()), default=0)
        left = last / draw.unit + 20
        room = self._hand_box().width() / draw.unit - left
        if room < 120 or not look.note:
            return
        draw.paragraph(
            left, draw.high - self._foot / draw.unit + 16, look.note, plain(draw.at(13.5, 12.5)), "soft", room=room
        )


def _card(look: TeamHandLook) -> str:
    return next((one.card for one in look.places if one.offered), "")
