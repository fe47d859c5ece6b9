"""The form of any entry of any game: made from the fields of its family, never drawn by hand (LOOK 21, 29)."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, message
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.line_pieces import LineInPieces
from gattai_desktop.windows.desk.counted_control import CountedControl
from gattai_desktop.windows.desk.drawn_control import DrawnControl
from gattai_desktop.windows.desk.field_controls import control_of, does_all
from gattai_desktop.windows.desk.field_texts import fold_words, help_of, label_within, written_kind
from gattai_desktop.windows.desk.form_faults import faults_by_field, field_named, way_in_file
from gattai_desktop.windows.desk.pictured_control import PicturedControl
from gattai_desktop.windows.desk.pieces_control import PiecesControl
from gattai_desktop.windows.desk.rows_control import RowsControl
from gattai_desktop.windows.desk.shown_large import show_card
from gattai_desktop.windows.desk.table_control import TableControl
from gattai_desktop.windows.desk.table_values import (
    PLAYED,
    RARE,
    FieldWay,
    FormField,
    changed_at,
    form_fields,
    value_at,
)
from gattai_desktop.windows.desk.typed_control import TypedControl
from gattai_desktop.windows.kit.desk_page import DeskPage, keyboard_in_place
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.field_labels import in_words
from gattai_desktop.windows.kit.game_desk import GameDesk

_LATER: Final = ("id", "origin", "source", "author", "changes", "credit", "licence", "verdict", "covers", "rules")
"""Fields that come last: whose work an entry is, and what few ever touch."""
_GAP: Final = 18.0
_LABEL: Final = 13.0
_RING: Final = 9.0
"""Pixels of the screen that the frame of the field in focus takes around it."""
_CARD: Final = 190.0
"""Height of the card that an entry is, drawing pixels."""


class EntryForm(DeskPage):
    """Writes one entry of a pack. What is typed is kept after a pause, and wherever the field is left."""

    def __init__(
        self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str, word: str, game: GameDesk | None
    ) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self.word, self._game = word, game
        self._shape = game.shape(word) if game is not None else None
        fields = draft.family(word).fields
        self._whole = {(one.name,) for one in fields if game is not None and does_all(game, word, one)}
        """The fields that stand for all that an entry does: several of its fields change with them."""
        self._drawn = game.drawn(word) if game is not None else None
        beside = self._drawn.writes if self._drawn is not None else ()
        self._fields = [one for one in form_fields(fields, _LATER) if one.way[0] not in beside]
        self._fields += [FormField(one, (one.name,), (), 0) for one in fields if (one.name,) in self._whole]
        self._fields.sort(key=lambda one: one.fold)
        self.controls: dict[FieldWay, FieldControl] = {}
        self._faults: dict[FieldWay, str] = {}
        self._tops: dict[FieldWay, float] = {}
        self._unfolded: set[int] = set()
        self.folds = {
            fold: PlateButton(paint, outline_plate(""), self, partial(self.unfold, fold)) for fold in (RARE, PLAYED)
        }
        """The plates that show the fields of a fold, or put them away."""
        self.show_values()

    # ------------------------------------------------------------------ values

    def values(self) -> Mapping[str, Any]:
        return self.draft.values(self.word, self.entry_id)

    def _write(self, way: FieldWay, value: Held, *, go_on: bool) -> None:
        """Keep another value of a field, with those of the table around it; none of an entry that is gone."""
        if not self.draft.has(self.word, self.entry_id):  # another program took it out while somebody typed
            return
        if way == ("id",):
            if isinstance(value, str) and value and value != self.entry_id:
                old = self.entry_id
                self.go_by(value)
                if not self._keep(old, id=value):
                    self.go_by(old)
                    self.show_values()
        elif way in self._whole and isinstance(value, Mapping):
            self._keep(self.entry_id, go_on=go_on, **value)
        elif self._shape is not None and len(way) == 1:
            changed = self._shape.changes(self.draft, self.values(), way[0], value)
            self._keep(self.entry_id, go_on=go_on, **changed)
        else:
            whole = changed_at(self.draft.family(self.word).fields, way, self.values(), value)
            self._keep(self.entry_id, go_on=go_on, **{way[0]: whole[way[0]]})

    def go_by(self, entry_id: str) -> None:
        super().go_by(entry_id)
        for control in self.controls.values():
            control.go_by(entry_id)

    def _keep(self, entry_id: str, *, go_on: bool = False, **values: Held) -> bool:
        """Keep other values of an entry as one change, or say why not, and whether it was kept."""
        try:
            self.draft.change(self.word, entry_id, go_on=go_on, **values)
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))
            self.show_values()
            return False
        return True

    def show_values(self) -> None:
        if not self.draft.has(self.word, self.entry_id):
            return
        # A field with a fault is shown, wherever it stands.
        self._faults = faults_by_field(self.draft, self.word, self.entry_id, self._fields, self._drawn)
        for one in self._shown():
            value: Held = self.values() if one.way in self._whole else value_at(one.way, self.values())
            kind = written_kind(one.field.kind, value)
            control = self.controls.get(one.way)
            if control is None:
                control = self._made(one, kind)
            control.show_value(value)
        for way, control in self.controls.items():
            control.setVisible(any(one.way == way for one in self._shown()))
        for fold, plate in self.folds.items():
            count = sum(one.fold == fold for one in self._fields)
            plate.set_look(outline_plate(fold_words(fold, count, unfolded=fold in self._unfolded)))
            plate.setVisible(count > 0)
        if self.width() > 1:
            self.lay(self.width())

    def _made(self, one: FormField, kind: Kind) -> FieldControl:
        control = self._control_of(one, kind)
        control.wrote.connect(lambda value, go_on, way=one.way: self._write(way, value, go_on=go_on))
        control.grew.connect(lambda: self.lay(self.width()))
        self.controls[one.way] = control
        return control

    def _control_of(self, one: FormField, kind: Kind) -> FieldControl:
        name = label_within(one.field, one.around)
        if self._drawn is not None and self._is_drawn(one.way):
            return DrawnControl(self.paint, self, self._drawn, name)
        if self._shape is not None and one.field.name in self._shape.pieced:
            apart = partial(self._apart, one.field.name)
            return PiecesControl(self.paint, self, name, apart, TypedControl(self.paint, self, one.field, kind, name))
        made = control_of(self.paint, self, one.field, kind, name, self.draft, self.word, self._game)
        if isinstance(made, PicturedControl):
            made.refused.connect(self.told)
        if isinstance(made, CountedControl):
            made.refused.connect(self.told)
            made.lookedAt.connect(lambda face: show_card(self.paint, self.window(), face))
        return made

    def _apart(self, field: str, line: str) -> LineInPieces:
        """The line of a field in pieces. Raises NotationFault."""
        assert self._shape is not None
        return self._shape.apart(self.draft, self.values(), field, line)

    def _describe(self) -> None:
        """Say of every control what its field means, and what is wrong with it."""
        for way, control in self.controls.items():
            wrong = self._faults.get(way, "")
            field = next(one.field for one in self._fields if one.way == way)
            stops = control.stops()
            if isinstance(control, RowsControl | TableControl | DrawnControl):
                stops = stops[:1]
            for stop in stops:
                stop.setAccessibleDescription(f"{wrong} {control.help(help_of(field))}".strip())

    def _is_drawn(self, way: FieldWay) -> bool:
        return self._drawn is not None and way == (self._drawn.field,)

    def unfold(self, fold: int = RARE) -> None:
        """Show the fields of a fold, or put them away."""
        self._unfolded ^= {fold}
        self.show_values()

    def _shown(self) -> list[FormField]:
        there = {0, *self._unfolded}
        return [one for one in self._fields if one.way in self._faults or (one.fold in there and self._has(one.way[0]))]

    def _has(self, name: str) -> bool:
        """Whether the entry has a field; one that is just gone has all."""
        there = self._shape if self.draft.has(self.word, self.entry_id) else None
        return there is None or there.has(name, self.values())

    def show_field(self, field: str) -> QWidget | None:
        names = tuple(field.split("."))
        family = self.draft.family(self.word)
        found = field_named(self._fields, names, family, self._drawn)
        if found is None:
            return None
        if found not in self._shown():
            self.unfold(found.fold)
        inside = 0 if self._is_drawn(found.way) else len(way_in_file(found.way, family))
        return self.controls[found.way].stop_at(names[inside:])

    # ------------------------------------------------------------------ places

    def stops(self) -> list[QWidget]:
        found: list[QWidget] = []
        for one in self._in_order():
            if isinstance(one, PlateButton):
                found.append(one)
            elif (control := self.controls.get(one.way)) is not None:
                found += control.stops()
        return found

    def _in_order(self) -> Iterator[FormField | PlateButton]:
        """Yield the fields that are shown, and below those of each fold its plate."""
        shown = self._shown()
        for fold in (0, *self.folds):
            yield from (one for one in shown if one.fold == fold)
            if fold and self.folds[fold].isVisibleTo(self):
                yield self.folds[fold]

    def rescale(self) -> None:
        """Leave the layout to `lay`."""

    @keyboard_in_place
    def lay(self, wide: int) -> None:
        draw = measuring(self.paint, wide)
        unit = draw.unit
        y = self._head(draw)
        self._tops = {}
        for one in self._in_order():
            if isinstance(one, PlateButton):
                hint = one.sizeHint()
                one.setGeometry(0, round(y * unit), min(wide, hint.width()), hint.height())
                y += one.height() / unit + _GAP
                continue
            control = self.controls.get(one.way)
            if control is None:
                continue
            self._tops[one.way] = y
            y += _LABEL + max(9.0, _RING / unit)
            control.lay(wide)
            control.move(0, round(y * unit))
            y += control.height() / unit + self._words(draw, one, y + control.height() / unit) + _GAP
        self.resize(wide, round(y * unit))
        self._describe()
        self.update()

    def draw(self, draw: Drawing) -> None:
        self._head(draw)
        for one in self._shown():
            top = self._tops.get(one.way)
            control = self.controls.get(one.way)
            if top is None or control is None:
                continue
            ink = "price" if one.way in self._faults else "soft"
            draw.text(
                0,
                top + _LABEL,
                label_within(one.field, one.around).upper(),
                caps(12.5),
                ink,
                room=draw.wide,
                fit=True,
            )
            self._words(draw, one, (control.y() + control.height()) / draw.unit)

    def _head(self, draw: Drawing) -> float:
        """Draw what stands above the fields, and return where it ends."""
        if not self.draft.has(self.word, self.entry_id):
            return 0.0
        name = content(str(self.values().get("name") or ""))
        draw.text(0, 28, name, title(26), room=draw.wide, fit=True)
        words = in_words(self.draft.family(self.word).help)
        y = draw.lines(0, 36, words, plain(15), "soft", room=draw.wide)
        wrong = self._faults.get(())
        if wrong:
            y = draw.lines(0, y + 4, wrong, plain(15), "price", room=draw.wide)
        face = self._game.face(self.draft, self.word, self.entry_id) if self._game is not None else ""
        if face:
            draw.card(face, 0, y + 12, _CARD, shadow=None)
            y += _CARD + 12
        return y + _GAP

    def _words(self, draw: Drawing, one: FormField, y: float) -> float:
        """What stands below a field: what is wrong with it, or what it means. Returns how high that is."""
        wrong = self._faults.get(one.way)
        words = wrong or self.controls[one.way].help(help_of(one.field))
        if not words:
            return 0.0
        below = y + max(4.0, (_RING - 2) / draw.unit)
        return draw.lines(0, below, words, plain(14), "price" if wrong else "soft", room=draw.wide) - y
