"""Finds in a preview what would become of a figure of a process."""

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine.values import of


def foreseen_figure(preview: Preview | None, who: str, what: str) -> int | None:
    """Return what a figure would be after a move; None where it stays as it is."""
    path = of(who, what)
    facts = preview.facts if preview is not None else ()
    found = [fact.after for _, fact in facts if isinstance(fact, ValueChanged) and fact.path == path]
    return found[-1] if found and isinstance(found[-1], int) else None
