"""What a field of a pack says to a person: its label, what may be in it, and its value as text and back."""

import re
from collections.abc import Mapping

from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.speech import called, content, listed, said, shown, speak
from gattai_desktop.cards.words import AsWritten, Called
from gattai_desktop.games.kinds import Either, Held, Kind, NotPossible, Number, Text, is_too_long
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.windows.desk.table_values import RARE
from gattai_desktop.windows.kit.field_labels import in_words, label_of_path, said_with_labels


def label_within(field: Field, around: Fields) -> str:
    """Return what a field of a table is called among those of others: "Limit: Uses"."""
    return label_of_path(".".join(one.label or one.name for one in (*around, field)))


def told_change(sentence: str) -> str:
    """Return what a change of a draft was, its fields called as on their form: "The Moths: Agency changed."."""
    return said_with_labels(sentence.words) if isinstance(sentence, Called) else called(sentence)


def taken_out(without: tuple[str, ...], key: str) -> str:
    """Say that something was taken out, what is left without it, by name, and the key that brings it back."""
    key = drawn_key(key)
    if not without:
        return speak("desk", "Taken out; {key} brings it back.", key=key)
    names = listed([speak("desk", "“{name}”", name=AsWritten(content(one))) for one in without])
    return speak("desk", "Taken out, also from {names}; {key} brings all back.", names=names, key=key)


def help_of(field: Field) -> str:
    """Return what a field means, and which values it may have where that is a range."""
    words = in_words(field.help).replace("`", '"')
    kind = written_kind(field.kind, None)
    if isinstance(kind, Number):
        return f"{words} ({said(kind.says())})" if words else said(kind.says())
    return words


def written_kind(kind: Kind, value: Held) -> Kind:
    """Return the one of several kinds as which a value is written; without a value the simplest of them."""
    if not isinstance(kind, Either):
        return kind
    if value not in (None, "", ()):
        found = kind.taking(value)
        if found is not None:
            return found
    lists = [one for one in kind.kinds if isinstance(one, ListOf) and not isinstance(one.of, Fieldset)]
    plain = [one for one in kind.kinds if not isinstance(one, Fieldset | ListOf)]
    return next(iter((*lists, *plain)), kind.kinds[0])


def as_text(kind: Kind, value: Held) -> str:
    """Return a value as a person types it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {one}" for name, one in value.items())
    if isinstance(value, list | tuple):
        inner = kind.of if isinstance(kind, ListOf) else kind
        return "\n".join(as_text(inner, one) for one in value)
    written = kind.written(value)
    # As it is typed and read again: there a minus is a hyphen.
    return shown(written).replace("−", "-") if isinstance(written, float) else str(written)


def of_text(field: Field, kind: Kind, text: str) -> Held:
    """Return the value that was typed; what cannot be read stays as it was typed, and is told as a fault."""
    if not text.strip() and field.default is not None and not isinstance(kind, Text):
        return field.usable if field.default == field.usable else ""
    try:
        return kind.typed(text)
    except NotPossible:
        if isinstance(kind, ListOf):
            return tuple(_one(kind.of, line.strip()) for line in text.splitlines() if line.strip())
        return _unfit(kind, text)


def _one(kind: Kind, line: str) -> Held:
    try:
        return kind.typed(line)
    except NotPossible:
        return _unfit(kind, line)


def _unfit(kind: Kind, text: str) -> Held:
    """Return what cannot be read, as it was typed; a number that is only out of range is still one."""
    typed = text.strip().replace("−", "-")
    unit = kind.written(1) if kind.takes(0) else None  # a half, of a number of halves
    if not isinstance(unit, int | float) or not re.fullmatch(r"-?[0-9]+([.,][0-9])?", typed):
        return text
    if is_too_long(re.split("[.,]", typed)[0]):
        return typed
    units = float(typed.replace(",", ".")) / unit
    return round(units) if units.is_integer() else text


def is_long(kind: Kind) -> bool:
    """Whether a kind is written in several lines."""
    if isinstance(kind, ListOf):
        return not isinstance(kind.of, IdOf | Fieldset)
    return type(kind) is Text and kind.most > 300


def named(entry_id: str, name: str) -> str:
    """Return what an entry that may be chosen is called: its name, and its id where it has none."""
    return content(name) or entry_id


def fold_words(fold: int, count: int, *, unfolded: bool) -> str:
    """Return what the plate says that shows so many fields of a fold, or puts them away."""
    if unfolded:
        return speak("desk", "Fewer fields")
    if fold == RARE:
        return speak("desk", "{count} more fields", count=count)
    return speak("desk", "{count} fields for the program to carry it out", count=count)
