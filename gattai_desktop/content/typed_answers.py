"""Reads what the command line answers to the form of a new table, and the rulings that differ: each "NAME=OPTION"."""

from collections.abc import Callable, Iterable
from functools import partial

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.table_form import NAME, TableForm


def answers_of(written: Iterable[str], form: TableForm) -> dict[str, str]:
    """Return what was answered, by the fields of a form. Raises NotPossible."""
    return dict(_pairs(written, partial(_answer_like, form)))


def rulings_of(written: Iterable[str], form: TableForm, box: Box) -> dict[str, str]:
    """Return the options that were chosen for rulings of a game, by their names. Raises ValueError."""
    return dict(box.words.switch(*one) for one in _pairs(written, partial(_ruling_like, form, box)))


def _pairs(written: Iterable[str], like: Callable[[str], str]) -> list[tuple[str, str]]:
    """like: returns an example of what could be written, with this name where the game knows it."""
    found = []
    for one in written:
        name, apart, option = (part.strip() for part in one.partition("="))
        if not name or not apart:
            words = "'{answer}' is half an answer. Write what it is about, =, and an option: {example}"
            example = AsWritten(like(name.lower()))
            raise NotPossible(wording(words, answer=AsWritten(one[:60]), example=example))
        found.append((name, option))
    return found


def _answer_like(form: TableForm, name: str) -> str:
    known = {one.asks: one.options[0][0] for one in form.choices}
    asked = name if name in known else next(iter(known), NAME)
    return f"--set {asked}={known.get(asked, 'Friday')}"


def _ruling_like(form: TableForm, box: Box, name: str) -> str:
    known = box.rulings.at(box.begin(form.setup({})))
    ruling = next((one for one in known if name in (one.name, one.id.lower())), known[0])
    other = next(option for option in ruling.options if option != ruling.now)
    return f"--ruling {ruling.name}={other}"
