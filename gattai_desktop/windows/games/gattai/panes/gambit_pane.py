"""The middle of the table in a Gambit: two large places, the goal as title, four outcomes, what may be done now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import PlateLook, outcome_plate
from gattai_desktop.board.speech import first_large
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import NoAnd, NoBut, YesBut
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD
from gattai_desktop.games.move import Answer
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.options import option_plates
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.panes.two_places import PlaceLook, TwoPlaces
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_ANSWERS: Final[dict[str, type[Answer]]] = {"yes-but": YesBut, "no-but": NoBut, "no-and": NoAnd}
RESULT_ASK: Final = "gambit_result"


class GambitPane(Pane):
    """Shows a Gambit from the offer to its consequences."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self._title = ""
        self._line = ""
        self._decided_already = False
        self.cards = TwoPlaces(paint, self, between=self.tr("or"))
        self.outcomes = PlateRow(paint, self)
        self.outcomes.pressed.connect(self.plate_pressed)
        self.row = self.make_row()
        self.factions = Factions(paint, self, card=0.336, across=False, only_tops=True)
        self.factions.lifted.connect(requests.lift)

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        seat = seen.text(gambit.PILOT)
        name = seen.name(seat) if seat else ""
        self._title = seen.text(gambit.GOAL) or self.tr("A Gambit for {name}").replace("{name}", name)
        specialty = first_large(seen.prose(f"pilot.{seat}.specialty"))
        self._line = ""
        if seen.value(gambit.SPECIALTY):
            words = self.tr("{specialty} is {name}'s specialty: the consequence comes twice.")
            self._line = words.replace("{specialty}", specialty).replace("{name}", name)
        self.factions.show_view(seen)
        self.factions.setVisible(seen.step == "gambit.play" and bool(self.factions.shown_keys()))
        self.cards.set_looks(self._her_place(seen, seat, name), self._coachs_place(seen))
        self.outcomes.set_plates(self._outcome_plates(seen, name))
        if self._decided_already != bool(seen.text(gambit.RESULT)):
            self._decided_already = not self._decided_already
            self.rearrange()
        self.row.set_plates(option_plates(seen) if seen.ask is None else ())
        self.setAccessibleName(f"{self._title}. {self._line}")
        self.update()

    def told(self) -> str:
        return sentences((self.accessibleName(), self.cards.accessibleName()))

    def _her_place(self, seen: SeatView, seat: str, name: str) -> PlaceLook:
        top = seen.top(GAMBIT_CARD)
        source = {
            "hand": self.tr("from the hand"),
            "deck": self.tr("from the Deck"),
            "faction": self.tr("from a Faction"),
        }.get(seen.text(gambit.CARD_FROM), "")
        helpers = tuple(
            (helper, lying_face(lying))
            for helper in gambit.helpers(seen.sight)
            if (lying := seen.top(f"gambit.help.{helper}")) is not None
        )
        waited = seen.step == "gambit.play"
        lit = top is not None and seen.step in ("gambit.reveal", "gambit.help")
        return PlaceLook(seat, name, source, lying_face(top) if top else "", waited, lit, helpers)

    def _coachs_place(self, seen: SeatView) -> PlaceLook:
        top = seen.top(THRESHOLD)
        source = {"hand": self.tr("from the hand"), "deck": self.tr("blind, from the Deck")}.get(
            seen.text(gambit.THRESHOLD_FROM), ""
        )
        waited = seen.step == "gambit.threshold"
        return PlaceLook(COACH_SEAT, self.tr("Coach"), source, lying_face(top) if top else "", waited)

    # ------------------------------------------------------------------ the four outcomes
    def _outcome_plates(self, seen: SeatView, name: str) -> tuple[RowPlate, ...]:
        twice = 2 if seen.value(gambit.SPECIALTY) else 1
        result = seen.text(gambit.RESULT)
        open_to_pick = seen.ask is not None and seen.ask.kind == RESULT_ASK and bool(seen.ask.options)
        waits = seen.ask is not None and seen.ask.kind == RESULT_ASK
        picks = self.tr("{name} picks").replace("{name}", name)
        higher = self.tr("Her card is higher")
        charged = "charges" not in seen.absent
        paid = self.tr("at a cost, with a Charge for it") if charged else self.tr("at a cost, and nothing for it")
        rows = (
            ("yes-and", self.tr("Yes, and"), "tick", "star", self.tr("something good comes with it"), higher),
            ("yes-but", self.tr("Yes, but"), "tick", "jag", self.tr("at a cost: a Wave, or damage"), picks),
            ("no-but", self.tr("No, but"), "cross", "star", self.tr("but something good comes of it"), picks),
            ("no-and", self.tr("No, and"), "cross", "jag", paid, picks),
        )
        plates = []
        for key, title, goal, sign, words, who in rows:
            token = "legal" if sign == "star" else "price"
            marks = (CardMark(goal, "legal" if goal == "tick" else "refused"), *(CardMark(sign, token),) * twice)
            lit = key == result or (not result and ((key == "yes-and") != waits))
            look = outcome_plate(title, words, who, marks, lit=lit)
            if result:
                look = self._decided(title, marks, chosen=key == result)
            pickable = open_to_pick and key in _ANSWERS
            move = _ANSWERS[key](self.requests.view.seat) if pickable else None
            plates.append(RowPlate(("answer" if pickable else "shown", key), look, still=not pickable, move=move))
        return tuple(plates)

    def _decided(self, title: str, marks: tuple[CardMark, ...], *, chosen: bool) -> PlateLook:
        """An outcome once one of them has come: a line with its signs, which leaves room for what is asked next."""
        name = self.tr("{outcome}, chosen").replace("{outcome}", title) if chosen else title
        fill, edge = ("panel", "pilots") if chosen else ("", "line")
        return PlateLook(title, signs=marks, fill=fill, edge=edge, name=name)

    def answers_itself(self) -> bool:
        return self.picks_result()

    def picks_result(self) -> bool:
        """Whether the four plates themselves are the answers of the open question."""
        seen = self._seen
        return seen is not None and seen.ask is not None and seen.ask.kind == RESULT_ASK and bool(seen.ask.options)

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        px, small = self.paint.px, self.paint.scale.small
        field = self.local(grid.open_field)
        head = px(84 if small else 122)
        outcomes = px(118 if small else 150)
        top = self.local(grid.drives).top() - px(10) - outcomes
        high = px(52 if small else 64) if self._decided_already else outcomes
        self.outcomes.setGeometry(QRectF(field.x(), top, field.width(), high).toRect())
        box = QRectF(field.x(), field.y() + head, field.width(), top - px(8) - field.y() - head)
        self.cards.setGeometry(box.toRect())
        down = px(96 if small else 178)
        beside = self.cards.global_rect("left").x() - self.mapToGlobal(QPoint(0, 0)).x() - field.x() - px(20)
        self.factions.setGeometry(QRectF(field.x(), box.y() + down, beside, box.height() - down).toRect())
        self.factions.raise_()
        self.row.setGeometry(self.local(grid.drives).toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        small = self.paint.scale.small
        with painting(self) as painter:
            title = display_font(self.paint.text(25 if small else 34))
            middle = self.width() / 2
            y = px(44 if small else 62)
            paint_text(painter, middle, y, self._title, title, theme.text, "middle", room=self.width())
            line = text_font(self.paint.text(15 if small else 18))
            below = y + px(28 if small else 40)
            paint_text(painter, middle, below, self._line, line, theme.soft, "middle", room=self.width())

    foretells = True

    def name_of(self, place: Place) -> str:
        kind, _, key = place.zone.partition(".")
        if kind == "faction" and self._seen is not None:
            return self._seen.text(f"{place.zone}.name", key)
        if kind != "gambit":
            return ""
        return self.tr("Threshold card") if place.zone == THRESHOLD else self.tr("Pilot's card")

    def rect_of(self, place: Place) -> QRectF | None:
        zone = place.zone
        if zone == THRESHOLD:
            return self.cards.global_rect("right")
        if zone == GAMBIT_CARD or zone.startswith("gambit.help."):
            return self.cards.global_rect("left")
        kind, _, key = zone.partition(".")
        if kind == "faction" and key in self.factions.shown_keys() and not self.factions.isHidden():
            return self.factions.landing(key)
        return None

    def ask_top(self) -> float | None:
        return self.y() + self.outcomes.y() - self.paint.px(2)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        row, outcomes = FocusGroup(self.row, self.row.focus), FocusGroup(self.outcomes, self.outcomes.focus)
        first = (outcomes, row) if self.picks_result() else (row, outcomes)
        return (*first, FocusGroup(self.factions, self.factions.focus_first))
