"""What the fields of packs are called for people, whose names in a file are words of English."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.board.speech import first_large, said, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten, Words
from gattai_desktop.content.form_names import form_names
from gattai_desktop.games.kinds_of_many import Fields

FIELDS: Final = "fields"
"""The context of their translations."""


def in_words(text: str) -> str:
    """Return a label, a word or a sentence of the fields of packs in the language of the windows."""
    return speak(FIELDS, text) if text else text


def label_of_path(path: str) -> str:
    """Return what a field is called whose name in the file is that, after those of the tables that it lies in."""
    return ": ".join(in_words(first_large(one.replace("_", " "))) for one in path.split("."))


def labels_along(fields: Fields, way: Iterable[str | int]) -> tuple[str, ...]:
    """Return what a form calls the fields of an entry on the way to a value: by their names, and numbers in lists."""
    return tuple(label_of_path(one) for one in form_names(fields, way))


def said_with_labels(words: Words) -> str:
    """Return a sentence with its `fields`, named as in a file and joined by ", ", called as on their form."""
    values = words.by_name
    if "fields" not in values:
        return said(words)
    labels = ", ".join(label_of_path(one) for one in str(values["fields"]).split(", "))
    return said(evolve(words, values=tuple({**values, "fields": AsWritten(labels)}.items())))
