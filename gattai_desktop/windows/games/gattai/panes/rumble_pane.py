"""Shows a Rumble: a Throwdown with the Final Form in place of the Factions."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.rumble.taking_positions import TakePosition
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.assists import assist_line
from gattai_desktop.windows.games.gattai.looks.rumble import form_look, form_sides
from gattai_desktop.windows.games.gattai.panes.form_view import FormView
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid


class RumblePane(ThrowdownPane):
    """Shows a Rumble from its set-up to the last Drive."""

    only_tops = True

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._forms: dict[Seat, FormView] = {}
        self.setAccessibleName(self.tr("Rumble"))

    def form(self, side: Seat) -> FormView | None:
        return self._forms.get(side)

    def show_view(self, seen: SeatView) -> None:
        sides = form_sides(seen)
        fresh = set(sides) != set(self._forms)
        self._forms = one_for_each(self._forms, sides, self._new_form)
        for side, view in self._forms.items():
            view.set_look(form_look(seen, side))
        tops = self.factions.shown_keys()
        super().show_view(seen)
        if fresh or tops != self.factions.shown_keys():
            self.rearrange()

    def _new_form(self, _side: Seat) -> FormView:
        view = FormView(self.paint, self)
        view.chosen.connect(lambda position, seat: self._place_chosen(view, position, seat))
        return view

    def told(self) -> str:
        return sentences((super().told(), *(view.accessibleName() for view in self._forms.values())))

    def _place_chosen(self, view: FormView, position: str, seat: Seat) -> None:
        """Take the Position that is asked for, show what the Tech of one's own does, or look at whose it is."""
        seen = self._seen
        if seen.ask is not None:
            taken = (one for one in seen.ask.options if isinstance(one, TakePosition))
            answer = next((one for one in taken if one.position == position), None)
            if answer is not None:
                self.requests.play(answer)
            return
        move = UseRumbleTech(seen.seat, position)
        if seat == seen.seat and seen.step == "throwdown.turn":
            if seen.model.judge(move).allowed:
                self.requests.consider(move, spoken(assist_line(seen, move)))
            else:
                self.requests.explain(move, view)
        elif seat:
            self.look_at(seat)

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        super().arrange(grid)
        px, small, field = self.paint.px, self.paint.scale.small, self.local(grid.field)
        count = len(self._forms)
        if not count:
            return
        right = px(108 if small else 152)
        tops = px(78 if small else 104) if self.factions.shown_keys() else 0.0
        # The flag for the side on turn reaches down to here.
        top = field.y() + px(4 if small else 14)
        high = field.bottom() - top
        # The figure keeps its proportions, and leaves the Pile room for three cards.
        share = min((high - px(32)) * 864 / 602, (field.width() - right - tops) * (0.56 if count == 1 else 0.34))
        start = field.x()
        for view in self._forms.values():
            view.setGeometry(QRectF(start, top, share, high).toRect())
            start += share + px(8)
            # A second figure, where Pilots fight Pilots, is right of the Pile.
            if count > 1 and view is next(iter(self._forms.values())):
                start = field.right() - right - share
        left = field.x() + share + px(8)
        end = field.right() - right - (share + px(8) if count > 1 else 0.0)
        self.factions.setGeometry(QRectF(left, field.y() + px(8), tops, high - px(8)).toRect())
        wide = QRectF(left + tops, field.y(), max(px(120), end - left - tops), field.height()).adjusted(0, 0, 0, px(8))
        self.pile.setGeometry(wide.toRect())
        self.initiative.setGeometry(wide.toRect())

    def rect_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a place; a card passed to a Pilot goes to the Pilot's part of the Final Form."""
        kind, _, seat = place.spot.partition(".")
        if kind != "seat":
            return super().rect_of(place)
        return next((box for view in self._forms.values() if not (box := view.landing(seat)).isNull()), None)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        first, *rest = super().focus_groups()
        return (first, *(FocusGroup(view, view.focus) for view in self._forms.values()), *rest)
