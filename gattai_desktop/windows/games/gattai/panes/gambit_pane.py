"""Shows a Gambit: two large places, the goal as title, four outcomes, the possible moves."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn, sentences
from gattai_desktop.board.block import LEADING
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, Style, measuring, plain, title
from gattai_desktop.board.layout import Column
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outcome_plate
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import NoAnd, NoBut, YesBut
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD
from gattai_desktop.games.move import Answer
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.gambit import (
    RESULT_ASK,
    came_out,
    coachs_place,
    gambit_title,
    her_name,
    her_place,
    not_higher,
    several_count,
    waits_for_result,
)
from gattai_desktop.windows.games.gattai.looks.options import option_plates
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.parts.two_places import TwoPlaces
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_LEAST: Final = 110.0
"""Least height of the two places with their room, drawing pixels: where a question leaves less, outcomes are a line."""
_LOW: Final = 260.0
"""Height of the two places below which they take the room of the moves too, while there are none, drawing pixels."""
_FACTION: Final = 84.0
"""Height of a Faction whose letters are as large as all others, drawing pixels."""
_FACTION_WIDE: Final = 150.0
"""Width that its name wants, drawing pixels."""
_BELOW_NAME: Final = 8.0
"""From the name that stands in one line to the Factions below it, drawing pixels."""
_ANSWERS: Final[dict[str, type[Answer]]] = {"yes-but": YesBut, "no-but": NoBut, "no-and": NoAnd}


class GambitPane(Pane):
    """Shows a Gambit from the offer to its consequences."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self._title = ""
        self._said = ""
        """What is said below the title: what play waits for, that her card is not higher, and of her specialty."""
        self._decided_already = False
        self._row_free = False
        """Whether nothing stands below the outcomes: no move, and no question but theirs."""
        self._decided_foot = (QSize(), 0.0)
        """How low the cards reach since the outcome is known, and in which size of this pane."""
        self._in_a_line = False
        """Whether the outcomes say no more than their names, since a question takes their room."""
        self.cards = TwoPlaces(paint, self, asked=self.tr("Which is higher?"))
        self.outcomes = PlateRow(paint, self)
        self.outcomes.pressed.connect(self.plate_pressed)
        self.row = self.make_row()
        self.factions = Factions(paint, self, card=0.336, across=False, only_tops=True)
        self.factions.lifted.connect(requests.lift)

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        name = her_name(seen)
        self._title = gambit_title(seen)
        before = len(self._lines()), self.factions.isHidden(), self._row_free
        self._said = sentences(self._told_of(seen, name))
        self.factions.show_view(seen)
        self.factions.setVisible(seen.step == "gambit.play" and bool(self.factions.shown_keys()))
        self.cards.set_looks(her_place(seen), coachs_place(seen), came=came_out(seen))
        self.outcomes.set_plates(self._outcome_plates(seen, name))
        plates = option_plates(seen) if seen.ask is None else ()
        self._row_free = not plates and (seen.ask is None or self.answers_itself())
        decided = bool(seen.text(gambit.RESULT))
        now = len(self._lines()), self.factions.isHidden(), self._row_free
        if (self._decided_already, before) != (decided, now):
            self._decided_already = decided
            self._decided_foot = (QSize(), 0.0)
            self.rearrange()
        self.row.set_plates(plates)
        self.setAccessibleName(in_turn((self._title, self._said)))
        self.update()

    def _told_of(self, seen: SeatView, name: str) -> Iterator[str]:
        """Yield what is said below the title: what play waits for, and of her specialty."""
        if waits_for_result(seen):
            yield not_higher(seen)
            return
        if seen.step == "gambit.threshold":
            yield self.tr("Coach lays the card to beat.")
        elif seen.step == "gambit.play":
            yield fill(self.tr("{name} lays her card."), name=name)
        if seen.value(gambit.SPECIALTY):
            words = self.tr("In {name}'s Specialty ({specialty}) the consequence comes twice.")
            yield fill(words, specialty=seen.prose(f"pilot.{seen.text(gambit.PILOT)}.specialty"), name=name)

    def told(self) -> str:
        return sentences((self.accessibleName(), self.cards.accessibleName()))

    # ------------------------------------------------------------------ the four outcomes
    def _outcome_plates(self, seen: SeatView, name: str) -> tuple[RowPlate, ...]:
        twice = 2 if seen.value(gambit.SPECIALTY) else 1
        result = seen.text(gambit.RESULT)
        waits = waits_for_result(seen)
        picks = fill(self.tr("{name} picks"), name=name)
        higher = self.tr("Their best card is higher") if several_count(seen) else self.tr("Her card is higher")
        charged = "charges" not in seen.absent
        paid = self.tr("at a cost, with a Charge for it") if charged else self.tr("at a cost, and nothing for it")
        rows = (
            ("yes-and", self.tr("Yes, and"), "tick", "star", self.tr("something good comes with it"), higher),
            ("yes-but", self.tr("Yes, but"), "tick", "jag", self.tr("at a cost: a Wave, or damage"), picks),
            ("no-but", self.tr("No, but"), "cross", "star", self.tr("something good comes of it"), picks),
            ("no-and", self.tr("No, and"), "cross", "jag", paid, picks),
        )
        plates = []
        for key, result_name, goal, sign, words, who in rows:
            token = "legal" if sign == "star" else "price"
            marks = (CardMark(goal, "legal" if goal == "tick" else "refused"), *(CardMark(sign, token),) * twice)
            lit = key == result or (not result and ((key == "yes-and") != waits))
            look = outcome_plate(result_name, words, who, marks, lit=lit)
            if result or self._in_a_line:
                told = "" if result else sentences((result_name, words, who))
                look = self._decided(result_name, marks, chosen=key == result, told=told)
            pickable = self.answers_itself() and key in _ANSWERS
            asked = self._seen.ask if self._seen is not None else None
            move = _ANSWERS[key](asked.seat) if pickable and asked is not None else None
            plates.append(RowPlate(("answer" if pickable else "shown", key), look, still=not pickable, move=move))
        return tuple(plates)

    def _decided(self, title: str, marks: tuple[CardMark, ...], *, chosen: bool, told: str) -> PlateLook:
        """Draw the outcome once it is known: a line with its signs, which leaves room for the next question."""
        name = fill(self.tr("{outcome}, chosen"), outcome=title) if chosen else told or title
        ground, edge = ("panel", "pilots") if chosen else ("", "line")
        return PlateLook(title, signs=marks, fill=ground, edge=edge, name=name)

    def answers_itself(self) -> bool:
        """Whether the four plates are the answers of the open question."""
        ask = self._seen.ask if self._seen is not None else None
        return ask is not None and ask.kind == RESULT_ASK and bool(ask.options)

    # ------------------------------------------------------------------ places
    @property
    def has_room_for_guide(self) -> bool:
        return not self.paint.scale.small or self.rails_closed

    def arrange(self, grid: TableGrid) -> None:
        px, drives = self.paint.px, self.local(grid.drives)
        column = Column(self.paint, self.local(grid.open_field))
        # A line has its room also while none is said: the cards stay as large from step to step.
        lines = len(self._lines()) if self.paint.scale.small else max(1, len(self._lines()))
        column.skip(column.at(122, 84) + (lines - 1) * self._step)
        high = column.at(150, 118)
        self._keep_to_a_line(min(drives.top() - px(10), column.rest.bottom()) - px(high + 8) - column.rest.top())
        decided = column.at(64, 52) if self._decided_already or self._in_a_line else high
        # A question stands below the outcomes, whether it is the offer or what comes of it.
        foot = min(drives.top() - px(10 + high), column.rest.bottom() - px(decided))
        if self._row_free and foot - column.rest.top() < px(_LOW):
            foot = drives.bottom() - px(decided)
        column.rest.setBottom(self._kept(foot) if self._decided_already else foot)
        below = QRectF(column.rest.bottomLeft(), QSizeF(column.rest.width(), px(decided)))
        self.outcomes.setGeometry(below.toRect())
        column.spare(8)
        self.leave_room(column, 12)
        self.cards.setGeometry(column.rest.toRect())
        self.factions.setGeometry(self._beside_the_cards(column.rest).toRect())
        self.factions.raise_()
        self.row.setGeometry(drives.toRect())
        self.update()

    def _kept(self, foot: float) -> float:
        """Return how low the cards reach: a question takes room from them, the next one gives none back to them."""
        size, before = self._decided_foot
        self._decided_foot = (self.size(), min(foot, before) if size == self.size() else foot)
        return self._decided_foot[1]

    def _beside_the_cards(self, rest: QRectF) -> QRectF:
        """Return the place of the Factions: below the name beside the left card, or left of it; else it is a line."""
        px = self.paint.px
        self.cards.set_brief(brief=False)
        left = rest.adjusted(0, px(16), 0, 0)
        left.setRight(self.cards.owner_begins() - px(20))
        top = self.cards.y() + self.cards.name_end() + (0.0 if self.paint.scale.small else px(16))
        below = QRectF(rest.x(), top, 0, rest.bottom() - top)
        below.setRight(self.cards.global_rect("left").x() - self.mapToGlobal(QPoint(0, 0)).x() - px(20))
        if self.factions.isHidden() or below.height() >= len(self.factions.shown_keys()) * px(_FACTION):
            return below
        if left.width() >= px(_FACTION_WIDE):
            return left
        self.cards.set_brief(brief=True)
        below.setTop(self.cards.y() + self.cards.name_end() + px(_BELOW_NAME))
        return below

    def _keep_to_a_line(self, free: float) -> None:
        """Let the outcomes say less where a question leaves the two places no height; its own answers say all."""
        seen = self._seen
        asked = seen is not None and seen.ask is not None and not self.answers_itself() and not self._decided_already
        in_a_line = asked and free < self.paint.px(_LEAST)
        if seen is not None and in_a_line is not self._in_a_line:
            self._in_a_line = in_a_line
            self.outcomes.set_plates(self._outcome_plates(seen, her_name(seen)))

    def draw(self, draw: Drawing) -> None:
        middle, y = draw.wide / 2, draw.at(62, 44)
        draw.text(middle, y, self._title, title(draw.at(34, 25)), align="middle", room=draw.wide, fit=True)
        y += draw.at(40, 28)
        for line in self._lines():
            draw.text(middle, y, line, self._style, "soft", align="middle", room=draw.wide)
            y += self._step

    @property
    def _style(self) -> Style:
        return plain(15 if self.paint.scale.small else 18)

    @property
    def _step(self) -> float:
        """From one line below the title to the next, drawing pixels."""
        return measuring(self.paint, self.width()).size(self._style) * LEADING

    def _lines(self) -> tuple[str, ...]:
        """Return what is said below the title, on as many lines as it needs."""
        draw = measuring(self.paint, self.width())
        return tuple(draw.wrapped(self._said, self._style, draw.wide))

    foretells = True

    def lift_of(self, card: Card) -> Lift | None:
        return self.factions.lift_of(card)

    def name_of(self, place: Place) -> str:
        if not place.zone.startswith("gambit."):
            return self.factions.name_of(place)
        return self.tr("Threshold card") if place.zone == THRESHOLD else self.tr("Pilot's card")

    def rect_of(self, place: Place) -> QRectF | None:
        zone = place.zone
        if zone == THRESHOLD:
            return self.cards.global_rect("right")
        if zone == GAMBIT_CARD or zone.startswith("gambit.help."):
            return self.cards.global_rect("left")
        return self.factions.rect_of(place)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        row, outcomes = FocusGroup(self.row, self.row.focus), FocusGroup(self.outcomes, self.outcomes.focus)
        first = (outcomes, row) if self.answers_itself() else (row, outcomes)
        return (*first, FocusGroup(self.factions, self.factions.focus_first))
