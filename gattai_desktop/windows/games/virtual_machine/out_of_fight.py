"""Says in a word why a process cannot fight."""

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine.values import number, of


def out_of_fight(table: Table, who: str) -> str:
    """Return "off the map" of a process that has left or is gone, "downed" of one without HP; "" of all others."""
    if table.values.get(of(who, "away")):
        return speak("fight", "off the map")
    return "" if number(table, of(who, "hp")) > 0 else speak("fight", "downed")
