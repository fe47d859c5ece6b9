"""What is said of a process besides its figures: out of the fight, hidden, what a figure of it would become."""

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs, with_unseen
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.windows.kit.seat_view import SeatView


def out_of_fight(table: Table, who: str) -> str:
    """Return "off the map" of a process that has left or is gone, "downed" of one without HP; "" of all others."""
    if table.values.get(of(who, "away")):
        return speak("fight", "off the map")
    return "" if table.number(of(who, "hp")) > 0 else speak("fight", "downed")


def foreseen_figure(preview: Preview | None, who: str, what: str) -> int | None:
    """Return what a figure would be after a move; None where it stays as it is."""
    path = of(who, what)
    facts = preview.facts if preview is not None else ()
    found = [fact.after for _, fact in facts if isinstance(fact, ValueChanged) and fact.path == path]
    return found[-1] if found and isinstance(found[-1], int) else None


def whole_view(view: SeatView) -> SeatView:
    """Return a view in which the hidden mobs are in play that its seat may see: all for the CPU, none for others."""
    whole = with_unseen(view.sight)
    return view if whole is view.sight else evolve(view, sight=whole)


def hidden_line(view: SeatView, who: str) -> str:
    """Return what is said of a process that is hidden; "" of one that all see. view: as the seat sees the table."""
    return speak("fight", "only the CPU sees it") if who in unseen_mobs(view.sight) else ""
