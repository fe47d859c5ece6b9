"""Makes an id of a name."""

import re
import unicodedata
from collections.abc import Collection

from gattai_desktop.games.kinds import MAX_NAME


def id_of_name(name: str) -> str:
    """A name as an id has it: small letters of the Latin alphabet and digits, with _ between."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss"))
    parts = "".join(
        sign if sign.isascii() and sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)
    )
    return "_".join(parts.split())


def fresh_id(word: str, name: str, taken: Collection[str], *, spoken: bool) -> str:
    """Return an id for an entry of a family that is called so. No id that is taken is it, or ends like it.

    spoken: people say it at the table, so that the word of the family does not stand before it.
    """
    keys = {entry.rpartition(".")[2] for entry in taken}
    base = _base(word, name)
    if spoken and not base[0].isalpha():
        base = f"{word}_{base}"  # an act at the table begins with it
    number, key = 2, base
    while f"{word}.{key}" in taken or key in keys:
        key, number = f"{base}_{number}", number + 1
    return key if spoken else f"{word}.{key}"


def is_id_of(entry_id: str, word: str, name: str) -> bool:
    """Whether an id is the one that this name makes, with or without a number behind it."""
    base = re.escape(_base(word, name))
    return re.fullmatch(rf"({re.escape(word)}_)?{base}(_\d+)?", entry_id.rpartition(".")[2]) is not None


def _base(word: str, name: str) -> str:
    """The last part of the id that a name makes, as long as no other entry has it."""
    return id_of_name(name)[: MAX_NAME - len(word) - 6] or word
