"""The sentence of a licence that names who made what is new in a pack: written, and found again."""

import re
from typing import Final

_NAMED: Final = re.compile(r"New entries by (.+)\.")


def new_entries_by(author: str) -> str:
    """Return the sentence that names who made what is new in a pack."""
    return f"New entries by {author}."


def named_in(text: str) -> str:
    """Return who made what is new, as a text of a licence says; "" where it does not."""
    found = _NAMED.search(text)
    return found[1] if found is not None else ""


def parts_of(notice: str) -> tuple[str, str]:
    """Return what a notice says of the work that a pack builds on, and who made what is new; "" where it does not."""
    found = _NAMED.search(notice)
    if found is None or found.end() < len(notice):
        return notice, ""
    return notice[: found.start()].rstrip(), found[1]
