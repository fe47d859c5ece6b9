"""Writes a Threat as the book makes one, from top to bottom; beside it how Pilots see it (LOOK 29)."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import as_list, as_names
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.draft_table import draft_table
from gattai_desktop.content.gattai.threat_choices import GIANT, threat_count
from gattai_desktop.games.gattai.world.threat_rating import RATINGS
from gattai_desktop.games.gattai.world.threats import SIGNS, threat_sign
from gattai_desktop.games.kinds import MAX_NAME, Held
from gattai_desktop.windows.forms.completed_field import CompletedField, ReadBelow
from gattai_desktop.windows.games.gattai.desk.condition_words import condition_shown, condition_written
from gattai_desktop.windows.games.gattai.desk.powers_part import PowersPart
from gattai_desktop.windows.games.gattai.desk.threat_seen import ThreatSeen
from gattai_desktop.windows.games.gattai.desk.threat_signs import RatingButton, SignButton, draw_rating
from gattai_desktop.windows.games.gattai.looks.trigger_words import trigger_completer
from gattai_desktop.windows.kit.completing import Completer
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE, DeskPage
from gattai_desktop.windows.kit.field_control import FieldControl

_MOST_TEXT: Final = 400
_BESIDE: Final = 860
"""From that width on, drawing pixels, what Pilots see stands beside the rest."""
_ASIDE: Final = 320
_MOST_CONDITIONS: Final = 12
_SIGNS_IN_A_ROW: Final = 360
"""From that width on, drawing pixels, all signs stand in one row."""


class ThreatEditor(DeskPage):
    """One Threat of a pack. What is typed is kept after a pause, and wherever a field is left."""

    word = "threat"

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self._table: Sight | None = None
        self._pending: dict[str, NameField] = {}
        self._headings: list[tuple[float, str, str, bool]] = []
        self._wrong: list[tuple[float, float, str]] = []
        """What is wrong with a line, with the left end and the middle of the place below it."""
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self.commit)
        self.name = self._line("name", speak("desk", "Name"), MAX_NAME)
        self.name.set_letters(20)
        self.agenda = self._line("agenda", speak("desk", "Agenda"), _MOST_TEXT)
        self.agenda.setPlaceholderText(speak("desk", "What it wants, in a line"))
        self.signs = {sign: self._sign(sign) for sign in SIGNS}
        self.ratings = [self._rating(row.rating) for row in RATINGS]
        self.conditions: list[NameField] = []
        self.powers = PowersPart(self, self._keep_powers)
        self.lines = {name: self._trigger(name) for name in ("wave", "storm")}
        self.read = {name: ReadBelow(paint, field, self) for name, field in self.lines.items()}
        for field in self.lines.values():
            field.readAnew.connect(self.rescale)
        self.picture: FieldControl | None = None
        self.seen = ThreatSeen(paint, self, draft, entry_id, self.table)
        self.seen.told.connect(self.told)
        self.seen.grew.connect(self.rescale)
        self.show_values()

    def go_by(self, entry_id: str) -> None:
        super().go_by(entry_id)
        self.seen.entry_id = entry_id
        for field in self.lines.values():
            field.helper = self._completer()

    # ------------------------------------------------------------------ what is there
    @property
    def values(self) -> Mapping[str, Held]:
        return self.draft.values(self.word, self.entry_id)

    def table(self) -> Sight:
        """Return the table at which its lines would be fired: that of the scenario that names it."""
        if self._table is None:
            scenes = self.draft.entries("scenario")
            scene = next((one for one in scenes if self._is_named(one)), scenes[0] if scenes else None)
            self._table = draft_table(self.draft, str(scene["id"]) if scene else "", self.entry_id)
        return self._table

    def _is_named(self, scene: Mapping[str, Held]) -> bool:
        return self.entry_id in as_names(scene["threats"])

    def show_values(self) -> None:
        if not self.draft.has(self.word, self.entry_id):
            return
        self._table = None
        values = self.values
        for name, field in (("name", self.name), ("agenda", self.agenda), *self.lines.items()):
            self._show(name, field, str(values[name] or ""))
        for field in self.lines.values():
            field.read_anew()
        for sign, button in self.signs.items():
            button.setChecked(values["sign"] == sign)
        for row, button in zip(RATINGS, self.ratings, strict=True):
            button.setChecked(values["tr"] == row.rating)
        self._show_conditions()
        if self.picture is not None:
            self.picture.show_value(values["picture"])
        self.powers.show(threat_count(self.draft, values))
        self.seen.show_values()
        self.rescale()

    def _show(self, name: str, field: NameField, text: str) -> None:
        """Put a text into a field, unless somebody is just typing in it."""
        if name not in self._pending:
            field.follow(text)

    # ------------------------------------------------------------------ keeping
    def write(self, *, go_on: bool = False, **values: Held) -> None:
        """Keep other values; where that does not succeed, say why and show what there is."""
        try:
            self.draft.change(self.word, self.entry_id, go_on=go_on, **values)
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))
            self.show_values()

    def commit(self) -> None:
        """Keep what was typed since the last time."""
        self._pause.stop()
        pending, self._pending = self._pending, {}
        values: dict[str, Held] = {}
        for name, field in pending.items():
            if name.startswith("defeat"):
                values["defeat"] = self._written_conditions()
            else:
                text = field.text().strip()
                values[name] = text if text != "+" else ""  # which only opens the list
        if values:
            self.write(go_on=True, **values)

    def _keep_powers(self, powers: tuple[str, ...]) -> None:
        """Keep its powers; with that of the Big Giant Monster it becomes one, and without it is none any more."""
        giant = GIANT in powers
        if giant == (GIANT in as_names(self.values["powers"])):
            self.write(powers=powers)
        else:
            self.write(powers=powers, bgm=giant)

    def _typed(self, name: str, field: NameField) -> None:
        self._pending[name] = field
        self._pause.start()

    # ------------------------------------------------------------------ making the parts
    def _line(self, name: str, label: str, most: int) -> NameField:
        field = NameField(self.paint, label, self)
        field.setMaxLength(most)
        field.textEdited.connect(lambda _text: self._typed(name, field))
        field.editingFinished.connect(self.commit)
        field.show()
        return field

    def _trigger(self, name: str) -> CompletedField:
        label = speak("desk", "Wave") if name == "wave" else speak("desk", "Storm")
        field = CompletedField(self.paint, label, self._completer(), self)
        field.setMaxLength(_MOST_TEXT)
        field.setPlaceholderText(speak("desk", "type + for a list"))
        field.textEdited.connect(lambda _text: self._typed(name, field))
        field.editingFinished.connect(self.commit)
        return field

    def _completer(self) -> Completer:
        return trigger_completer(self.table, f"threat.{self.entry_id.rpartition('.')[2]}")

    def _rating(self, rating: int) -> RatingButton:
        button = RatingButton(self.paint, rating, self)
        button.clicked.connect(lambda: self.write(tr=rating))
        return button

    def _sign(self, sign: str) -> SignButton:
        button = SignButton(self.paint, sign, self)
        button.clicked.connect(lambda: self.write(sign="" if self.values["sign"] == sign else sign))
        return button

    def take_picture(self, control: FieldControl) -> None:
        """Take what its picture is chosen with, which is the same for entries of every game."""
        self.picture = control
        control.wrote.connect(lambda value, _go_on: self.write(picture=value))
        control.show()
        self.show_values()

    # ------------------------------------------------------------------ Conditions
    def _entries(self) -> tuple[object, ...]:
        return as_list(self.values["defeat"])

    def _show_conditions(self) -> None:
        """Show a line for each Condition, for each that TR still asks for, and one to go on."""
        if any(name.startswith("defeat") for name in self._pending):
            return
        count = threat_count(self.draft, self.draft.values(self.word, self.entry_id))
        there = (str(one.get("text", "")) if isinstance(one, Mapping) else str(one) for one in self._entries())
        texts = [condition_shown(one) for one in there]
        wanted = min(_MOST_CONDITIONS, max(count.row.conditions, len(texts) + 1))
        while len(self.conditions) > wanted:
            take_away(self.conditions.pop())
        while len(self.conditions) < wanted:
            number = len(self.conditions) + 1
            label = speak("desk", "Defeat Condition {number}", number=number)
            line = self._line(f"defeat.{number}", label, _MOST_TEXT)
            line.returnPressed.connect(partial(self._next_condition, number))
            self.conditions.append(line)
        for number, field in enumerate(self.conditions):
            self._show(f"defeat.{number + 1}", field, texts[number] if number < len(texts) else "")
            field.setPlaceholderText(speak("desk", "What the Pilots have to do, or: Violence"))

    def _next_condition(self, number: int) -> None:
        """Keep what was typed in a line, and go to the one below it, which comes with it where there was none."""
        self.commit()
        if number < len(self.conditions):
            self.conditions[number].setFocus(Qt.FocusReason.TabFocusReason)

    def _written_conditions(self) -> tuple[Held, ...]:
        """The Conditions as they stand in the lines; one that is a table keeps what else it says."""
        before = self._entries()
        found: list[Held] = []
        for number, field in enumerate(self.conditions):
            old = before[number] if number < len(before) else ""
            if text := condition_written(field.text()):
                found.append({**old, "text": text} if isinstance(old, Mapping) else text)
        return tuple(found)

    def put_away(self) -> bool:
        """Put the powers to choose from away."""
        return self.powers.put_away()

    # ------------------------------------------------------------------ layout
    def show_field(self, field: str) -> QWidget | None:
        name, _, rest = field.partition(".")
        if name == "defeat":
            empty = (one for one in self.conditions if not one.text().strip())
            number = int(rest.partition(".")[0] or 0) if rest[:1].isdecimal() else -1
            return self.conditions[number] if 0 <= number < len(self.conditions) else next(empty, self.conditions[-1])
        signs = [one for one in self.signs.values() if one.isChecked()] or [*self.signs.values()]
        ratings = [one for one in self.ratings if one.isChecked()] or self.ratings
        there: dict[str, QWidget] = {
            "name": self.name, "agenda": self.agenda, "sign": signs[0], "tr": ratings[0], "powers": self.powers.more,
            "bgm": self.seen.giant, "revealed": next(iter(self.seen.eyes.values())), **self.lines,
        }  # fmt: skip
        if name == "picture" and self.picture is not None:
            return self.picture.stop_at(())
        return there.get(name)

    def stops(self) -> list[QWidget]:
        buttons = [next((one for one in group if one.isChecked()), group[0])
                   for group in (list(self.signs.values()), self.ratings)]  # fmt: skip
        middle = (*buttons, *self.conditions, *self.powers.plates[1:], self.powers.more, self.powers.fresh)
        pictures = self.picture.stops() if self.picture is not None else ()
        return [self.name, self.agenda, *middle, *self.lines.values(), *pictures, *self.seen.stops()]

    def lay(self, wide: int) -> None:
        unit, pad = self.paint.px(1.0), 20.0
        beside = wide / unit >= _BESIDE
        room = wide / unit - 2 * pad - (_ASIDE + 24 if beside else 0)
        self._headings = []
        y = self._lay_head(pad, 12.0, room)
        y = self._lay_ratings(pad, y, room)
        y = self._lay_conditions(pad, y, room)
        y = self._lay_powers(pad, y, room)
        for name in ("wave", "storm"):
            y = self._lay_line(name, pad, y, room)
        if self.picture is not None:
            y = self._heading(y, speak("desk", "Picture"), speak("desk", "for the wall, once it is in play"))
            self.picture.lay(round(room * unit))
            self.picture.move(round(pad * unit), round(y * unit))
            y += self.picture.height() / unit + 16
        if beside:
            used = self.seen.lay(self.box(pad + room + 24, 12.0, _ASIDE, 10))
            y = max(y, 12.0 + used / unit)
        else:
            y += self.seen.lay(self.box(pad, y, room, 10)) / unit
        self.resize(wide, round((y + 16) * unit))
        self.update()

    def _heading(self, y: float, words: str, right: str = "", *, wrong: bool = False) -> float:
        self._headings.append((y, words, right, wrong))
        return y + self.high_enough(24)

    def _lay_head(self, x: float, y: float, room: float) -> float:
        side, gap, high = 84.0, 16.0, self.high_enough(42)
        left, self._wrong = x + side + gap, []
        for name, field in (("name", self.name), ("agenda", self.agenda)):
            field.setGeometry(self.box(left, y, room - side - gap, high))
            y += high + RING_ROOM / self.paint.px(1.0)
            faults = self.draft.faults_of(self.word, self.entry_id)
            wrong = next((message(ValueError(one.text)) for one in faults if one.way[2:] == (name,)), "")
            field.setAccessibleDescription(wrong)
            if wrong:
                self._wrong.append((left, y + self.high_enough(16) / 2, wrong))
                y += self.high_enough(16) + 8
        y += 4
        beside = len(self.signs) if room >= _SIGNS_IN_A_ROW else len(self.signs) // 2
        size = min(self.high_enough(34), (room - (beside - 1) * 6) / beside)
        for number, button in enumerate(self.signs.values()):
            row, column = divmod(number, beside)
            button.setGeometry(self.box(x + column * (size + 6), y + row * (size + 6), size, size))
        return y + len(self.signs) // beside * (size + 6) + 12

    def _lay_ratings(self, x: float, y: float, room: float) -> float:
        y = self._heading(y, speak("desk", "Threat Rating"))
        size = min(self.high_enough(44), (room - 6 * 8) / 7)
        for number, button in enumerate(self.ratings):
            button.setGeometry(self.box(x + number * (size + 8), y, size, size + 8))
        return y + size + 8 + 2 * self.high_enough(22) + 12

    def _lay_conditions(self, x: float, y: float, room: float) -> float:
        count = threat_count(self.draft, self.draft.values(self.word, self.entry_id))
        due, have = count.row.conditions, count.asked_conditions
        words = speak("desk", "{number} of {all}, as TR {rating} asks", number=have, all=due, rating=count.row.rating)
        if have > due:
            words = speak("desk", "{number}; TR {rating} asks for {all}", number=have, all=due, rating=count.row.rating)
        y = self._heading(y, speak("desk", "Defeat Conditions"), words, wrong=have < due)
        for field in self.conditions:
            field.setGeometry(self.box(x, y, room, self.high_enough(40)))
            y += self.high_enough(40) + RING_ROOM / self.paint.px(1.0)
        return y + 10

    def _lay_powers(self, x: float, y: float, room: float) -> float:
        count = threat_count(self.draft, self.draft.values(self.word, self.entry_id))
        words = speak("desk", "{number} of {all}; Attack is free", number=count.bought, all=count.slots)
        y = self._heading(y, speak("desk", "Powers"), words, wrong=count.bought > count.slots)
        return self.powers.lay(x, y, room) + 22

    def _lay_line(self, name: str, x: float, y: float, room: float) -> float:
        words = speak("desk", "Wave") if name == "wave" else speak("desk", "Storm")
        costs = speak("desk", "at a Face card or an Ace") if name == "wave" else speak("desk", "at an Ace")
        y = self._heading(y, words, costs)
        unit = self.paint.px(1.0)
        self.lines[name].setGeometry(self.box(x, y, room, self.high_enough(44)))
        y += self.high_enough(44) + 8
        return y + self.read[name].stand(x * unit, y * unit, room * unit) / unit + 8

    # ------------------------------------------------------------------ drawing
    def draw(self, draw: Drawing) -> None:
        if not self.draft.has(self.word, self.entry_id):
            return
        values = self.values
        rating = values["tr"] if isinstance(values["tr"], int) else 1
        self._draw_crest(draw)
        right = (self.name.geometry().right() + 1) / draw.unit
        for y, words, aside, wrong in self._headings:
            base = draw.base(y + 10, caps(12))
            used = draw.text(20, base, words, caps(12), "soft")
            if aside:
                ink = "price" if wrong else "soft"
                draw.text(right, base, aside, plain(14), ink, align="end", room=right - 40 - used, fit=True)
        for x, middle, words in self._wrong:
            draw.text(x, draw.base(middle, plain(14)), words, plain(14), "price", room=right - x, fit=True)
        below = (self.ratings[0].geometry().bottom() + 1) / draw.unit
        draw_rating(draw, rating, below, self.high_enough(22))

    def _draw_crest(self, draw: Drawing) -> None:
        key = self.entry_id.rpartition(".")[2]
        draw.crest("coach", 20, 12, 84, threat_sign(self.table().values, key))
