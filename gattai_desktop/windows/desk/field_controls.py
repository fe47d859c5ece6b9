"""Finds the control of a form for each field: what a game has for it, or that of its kind."""

from functools import partial

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.kind_of_picture import OnePicture
from gattai_desktop.games.kinds import Either, Kind
from gattai_desktop.games.kinds_of_many import Field, Fieldset, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.windows.desk.chosen_control import ChosenControl, values_of
from gattai_desktop.windows.desk.counted_control import CountedControl
from gattai_desktop.windows.desk.doing_control import DoingControl
from gattai_desktop.windows.desk.named_control import NamedControl, NamedEntries
from gattai_desktop.windows.desk.pictured_control import PicturedControl
from gattai_desktop.windows.desk.ready_control import ReadyControl
from gattai_desktop.windows.desk.rows_control import RowsControl
from gattai_desktop.windows.desk.table_control import TableControl
from gattai_desktop.windows.desk.typed_control import TypedControl
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.game_desk import GameDesk


def control_of(
    paint: Paint,
    parent: QWidget,
    field: Field,
    kind: Kind,
    name: str,
    draft: PackDraft,
    word: str,
    game: GameDesk | None,
) -> FieldControl:
    """Return the control of a field of a family, of the kind as which it is written."""

    def made(inside: QWidget, one: Field, its_kind: Kind, called: str) -> FieldControl:
        return control_for(paint, inside, one, its_kind, called, lambda words: tuple(draft.named(words)))

    if game is not None and does_all(game, word, field):
        return DoingControl(
            paint, parent, field, name, game.left(word, field.name), partial(game.ready, word, field.name)
        )
    if game is not None and isinstance(kind, ListOf) and (cards := game.counted(draft, word, field.name)) is not None:
        return CountedControl(paint, parent, kind, name, cards)
    if game is not None and isinstance(field.kind, Either) and game.ready(word, field.name):
        table = next((one for one in field.kind.kinds if isinstance(one, Fieldset)), None)
        if table is not None:
            ready, meant = partial(game.ready, word, field.name), partial(game.meant, word, field.name)
            return ReadyControl(paint, parent, table, name, made, ready, meant)
    if isinstance(kind, OnePicture):
        return PicturedControl(paint, parent, field, kind, name, draft.folder)
    return made(parent, field, kind, name)


def does_all(game: GameDesk, word: str, field: Field) -> bool:
    """Whether a field stands for all that an entry does: the table carries that out, or the program."""
    return bool(game.left(word, field.name))


def control_for(
    paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str, names: NamedEntries
) -> FieldControl:
    """Return the control of a kind of field."""

    def within(inside: QWidget, one: Field, its_kind: Kind, called: str) -> FieldControl:
        return control_for(paint, inside, one, its_kind, called, names)

    inner = kind.of if isinstance(kind, ListOf) else kind
    if isinstance(kind, Fieldset):
        return TableControl(paint, parent, kind.fields, name, within)
    if isinstance(kind, ListOf) and isinstance(inner, Fieldset | ListOf):
        return RowsControl(paint, parent, field, kind, name, within)
    if isinstance(inner, IdOf):
        return NamedControl(paint, parent, kind, name, names)
    if values_of(inner):
        return ChosenControl(paint, parent, field, kind, name)
    return TypedControl(paint, parent, field, kind, name)
