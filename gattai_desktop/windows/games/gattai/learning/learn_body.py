"""Shows the middle of the page of learning: the cycle of seven, then a block of choices for each place that is due."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, choice_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots import learning_choices, learning_plan
from gattai_desktop.games.gattai.pilots.evolution import CLASS, COMMITMENT, CYCLE
from gattai_desktop.games.gattai.pilots.evolving import EvolveCommitment
from gattai_desktop.games.gattai.pilots.learning_choices import ALONG, LearnChoice
from gattai_desktop.games.gattai.pilots.learning_plan import LearnBlock, LearnPlan
from gattai_desktop.games.gattai.pilots.shifts import Shift
from gattai_desktop.windows.games.gattai.learning.learn_plates import LearnPlate

_GAP: Final = 10.0
_HEAD: Final = 64.0
"""Height of the row of the cycle with the space below it."""
_WIDE: Final = 620.0
"""Width from which three kinds of Techs stand beside each other."""
_COLUMNS: Final = (
    (learning_choices.CHROMA, learning_choices.DAISHO),
    (learning_choices.ROBO, learning_choices.BACK),
    (learning_choices.EVERYBODY,),
)
_Column = list[tuple[str, list[LearnPlate]]]
"""Plates one below the other, each kind below its heading."""


class LearnBody(PaintedGroup):
    """The cycle and its blocks.

    Signals:
        taken(LearnPlate): this is chosen, or given back. shifted(block, Shift): a point moves, or back.
        written(block, words): the word for a Commitment.
        sought(y): a place of the cycle was pressed; there it is chosen.
    """

    taken = Signal(object)
    shifted = Signal(int, object)
    written = Signal(int, str)
    sought = Signal(int)

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self._plan: LearnPlan | None = None
        self._spent = 0
        self.plates: list[LearnPlate] = []
        self.words: dict[int, NameField] = {}
        self.shifts: list[tuple[int, Shift, PlateButton]] = []
        self._tops: list[tuple[LearnBlock, float]] = []
        self._captions: list[tuple[str, float, float]] = []
        self._island = ArrowGroup(self)

    def show_plan(self, plan: LearnPlan, spent: int) -> None:
        """Show a plan; spent: how many Evolutions were spent before it."""
        keys = [(number, one.key) for number, block in enumerate(plan.blocks) for one in block.choices]
        hers = self._plan and self._plan.seat == plan.seat
        if not hers or keys != [(one.block, one.choice.key) for one in self.plates]:
            self._make(plan)
        self._plan, self._spent = plan, spent
        choices = ((choice, block) for block in plan.blocks for choice in block.choices)
        for plate, (choice, block) in zip(self.plates, choices, strict=True):
            plate.show_choice(choice, _taken(choice, block))
        self._make_shifts(plan)
        for number, field in self.words.items():
            chosen = plan.blocks[number].chosen
            field.setVisible(chosen is not None)
            if isinstance(chosen, EvolveCommitment) and field.text().strip() != chosen.adjective:
                field.setText(chosen.adjective)
        self.update()

    def _make(self, plan: LearnPlan) -> None:
        for old in (*self.plates, *self.words.values()):
            take_away(old)
        self.plates, self.words = [], {}
        for number, block in enumerate(plan.blocks):
            for choice in block.choices:
                plate = LearnPlate(self.paint, number, choice, self)
                plate.clicked.connect(lambda _on=False, plate=plate: self.taken.emit(plate))
                plate.show()
                self.plates.append(plate)
            if block.kind == COMMITMENT:
                field = self.words[number] = NameField(self.paint, self.tr("The word for it"), self)
                field.textChanged.connect(lambda words, number=number: self.written.emit(number, words))
        self._island.set_members(self.plates)

    def _make_shifts(self, plan: LearnPlan) -> None:
        wanted = [(number, move) for number, block in enumerate(plan.blocks) for move in block.may_shift]
        if wanted != [(number, move) for number, move, _ in self.shifts]:
            for _number, _move, old in self.shifts:
                take_away(old)
            self.shifts = []
            for number, move in wanted:
                plate = PlateButton(self.paint, PlateLook("", arrangement="button"), self)
                plate.chosen.connect(lambda number=number, move=move: self.shifted.emit(number, move))
                plate.show()
                self.shifts.append((number, move, plate))
        for number, move, plate in self.shifts:
            on = move in plan.blocks[number].shifts
            name = called(STAT_NAMES[move.stat])
            words = fill(self.tr("{stat} +1"), stat=name)
            spoken = fill(self.tr("Move a point to {stat}"), stat=name)
            spoken = f"{spoken}. {speak('learn', 'chosen')}" if on else spoken
            plate.set_look(choice_plate(words, lit=on, name=spoken))

    # ------------------------------------------------------------------ places
    def stops(self) -> list[QWidget]:
        """Return where Tab stops, from above downwards."""
        found: list[QWidget] = [*self.plates, *self.words.values(), *(one for _, _, one in self.shifts)]
        return sorted((one for one in found if not one.isHidden()), key=lambda one: (one.y() // 8, one.x()))

    def arrange(self, wide: float) -> None:
        """Lay out at that width, and take the height that it needs; in device-independent pixels."""
        self._tops, self._captions = [], []
        plan = self._plan
        draw = measuring(self.paint, wide)
        y = draw.least(_HEAD, 48)
        for number, block in enumerate(plan.blocks if plan is not None else ()):
            self._tops.append((block, y))
            y += draw.least(48, 34)
            mine = [one for one in self.plates if one.block == number]
            three = draw.wide >= _WIDE
            for row in self._rows(block, mine, wide=three):
                y = self._stand(draw, row, _beside(block, wide=three), y)
            y = self._stand_besides(draw, number, y) + draw.least(24, 14)
        self.resize(round(wide), round(y * draw.unit))
        self.update()

    def _rows(self, block: LearnBlock, plates: list[LearnPlate], *, wide: bool) -> Iterator[list[_Column]]:
        """Yield rows of columns: kinds of Techs beside each other, or plates of one height."""
        if block.kind in (COMMITMENT, CLASS, ALONG):
            beside = _beside(block, wide=wide)
            for first in range(0, len(plates), beside):
                yield [[("", [one])] for one in plates[first : first + beside]]
            return
        kinds = {group: [one for one in plates if one.choice.group == group] for group in learning_choices.GROUPS}
        columns = [[(kind_name(one), kinds[one]) for one in groups if kinds[one]] for groups in _COLUMNS]
        yield from ([columns] if wide else [columns[:2], columns[2:]])

    def _stand(self, draw: Drawing, row: list[_Column], beside: int, y: float) -> float:
        """Lay out a row of columns, each with its headings and plates; return its lower end."""
        wide = (draw.wide - (beside - 1) * _GAP) / beside
        even = all(not heading for column in row for heading, _ in column)
        high = max(
            (one.needed(wide * draw.unit) for column in row for _, found in column for one in found), default=0.0
        )
        lowest = y
        for place, column in enumerate(row):
            x, low = place * (wide + _GAP), y
            for heading, plates in column:
                if heading:
                    self._captions.append((heading, x, low + draw.least(20, 14)))
                    low += draw.least(33, 26)
                for plate in plates:
                    own = (high if even else plate.needed(wide * draw.unit)) / draw.unit
                    plate.setGeometry(draw.rect(x, low, wide, own).toRect())
                    low += own + _GAP
            lowest = max(lowest, low)
        return lowest

    def _stand_besides(self, draw: Drawing, number: int, y: float) -> float:
        """Lay out the word for a Commitment and the points that may move."""
        field = self.words.get(number)
        high = draw.least(42, 34)
        if field is not None and not field.isHidden():
            words = self.tr("The word for it")
            self._captions.append((words, 0.0, y + high * 0.66))
            field.setGeometry(
                draw.rect(
                    measuring(self.paint, 400).width(words.upper(), caps(13)) + 24, y, draw.least(320, 200), high
                ).toRect()
            )
            y += high + _GAP
        mine = [plate for block, _, plate in self.shifts if block == number]
        if mine:
            self._captions.append((self.tr("A point moves, in each pair"), 0.0, y + draw.least(20, 14)))
            y += draw.least(33, 26)
            wide = (draw.wide - 5 * _GAP) / 6
            for place, plate in enumerate(mine):
                plate.setGeometry(draw.rect(place * (wide + _GAP), y, wide, high).toRect())
            y += high + _GAP
        return y

    def draw(self, draw: Drawing) -> None:
        plan = self._plan
        if plan is None:
            return
        self._draw_cycle(draw, plan)
        for block, y in self._tops:
            base = y + draw.least(30, 22)
            used = draw.text(0, base, heading_of(block), title(22))
            room = draw.wide - used - 20
            style = draw.fitted(rule_of(block), plain(14.5), room)
            lines = draw.wrapped(rule_of(block), style, room, 2)
            above = (len(lines) - 1) * draw.size(style) * 0.6
            for place, line in enumerate(lines):
                draw.text(used + 20, base - above * (1 - 2 * place), line, style, "soft", room=room)
        for words, x, y in self._captions:
            draw.text(x, y, words, caps(13), "soft", room=draw.wide - x)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = int(event.position().x() * len(CYCLE) / max(1, self.width())) + 1
        unit = measuring(self.paint, self.width()).unit
        for block, y in self._tops:
            if block.place == place and event.position().y() < self._tops[0][1] * unit:
                self.sought.emit(round(y * unit))

    def _draw_cycle(self, draw: Drawing, plan: LearnPlan) -> None:
        spent, due = self._spent % len(CYCLE), len(plan.blocks)
        step, high = draw.wide / len(CYCLE), draw.least(42, 32)
        for place, kind in enumerate(CYCLE):
            done = place < spent
            now = any(block.place == place + 1 for block in plan.blocks[:due])
            fill_ = "soft" if done and not now else None
            edge = "live" if now else None if done else "edge"
            line = 2.5 if now else 1.2
            draw.plate(place * step, 2, step - 4, high, fill=fill_, edge=edge, line=line, cut=8, radius=3, both=False)
            ink, style = ("table", plain(14)) if fill_ else ("text", strong(14)) if now else ("soft", plain(14))
            words = f"{place + 1} {called(kind)}"
            draw.text(
                (place + 0.5) * step - 2,
                draw.base(2 + high / 2, style),
                words,
                style,
                ink,
                align="middle",
                room=step - 8,
                fit=True,
            )


def _beside(block: LearnBlock, *, wide: bool) -> int:
    """How many columns of a block stand beside each other."""
    if block.kind == COMMITMENT:
        return 6 if wide else 3
    return 3 if wide or block.kind == CLASS else 2


def _taken(choice: LearnChoice, block: LearnBlock) -> LearnChoice | None:
    if block.chosen is None:
        return None
    return next(
        (one for one in (choice, *choice.many) if one.move is not None and learning_plan.same(one.move, block.chosen)),
        None,
    )


def kind_name(group: str) -> str:
    """Return what a kind of Tech Evolution is called."""
    return {
        learning_choices.CHROMA: speak("learn", "Chroma"),
        learning_choices.DAISHO: speak("learn", "Daisho"),
        learning_choices.ROBO: speak("learn", "Robo"),
        learning_choices.EVERYBODY: speak("learn", "Universal"),
        learning_choices.BACK: speak("learn", "Rebuilt"),
    }[group]


def heading_of(block: LearnBlock) -> str:
    """Return the heading of a block."""
    if block.kind == COMMITMENT:
        return speak("learn", "{place} A Commitment", place=block.place)
    if block.kind == CLASS:
        return speak("learn", "{place} A Class", place=block.place)
    if block.kind == ALONG:
        return speak("learn", "What she takes along")
    return speak("learn", "{place} A Tech", place=block.place)


def rule_of(block: LearnBlock) -> str:
    """Return the rule of a block, in a line."""
    if block.kind == COMMITMENT:
        return speak("learn", "a Stat and its maximum +1, with a word for it; then a point may move in each pair")
    if block.kind == CLASS:
        return speak("learn", "one more card in hand, and one more place for Gear")
    if block.kind == ALONG:
        return speak("learn", "costs no Evolution; at the base, before or after play")
    return speak("learn", "never the same kind twice running")
