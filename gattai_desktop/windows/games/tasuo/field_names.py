"""Says what the places of the field are called, and whose they are: for a card on its way, and by ear."""

from collections.abc import Iterable

from gattai_desktop.board.speech import speak
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.queue import ON_QUEUE
from gattai_desktop.windows.games.tasuo.field_cards import whose_words
from gattai_desktop.windows.games.tasuo.field_looks import FieldPlace, place_name, place_said
from gattai_desktop.windows.kit.seat_view import SeatView


def name_on_field(place: Place, seen: SeatView, looks: Iterable[FieldPlace]) -> str:
    """Return what a place is called; "" for one that is not on the field. looks: the places of warriors, as shown."""
    if place == ON_QUEUE:
        return speak("tasuo", "The Queue")
    kind, _, rest = place.zone.partition(".")
    seat = place.zone.rpartition(".")[2] or place.spot.rpartition(".")[2]
    if seat not in zones.SEATS:
        return ""
    whose = whose_words(seen, seat)
    look = next((one for one in looks if one.seat == seat and one.place == kind), None)
    if look is not None:
        return place_said(look, whose)
    if kind == "charges":
        return speak("tasuo", "Charges of {place}", place=place_name(rest.partition(".")[0]))
    named = {
        "legend": speak("tasuo", "Legend Zones"), "use": speak("tasuo", "Use it"), "arena": speak("tasuo", "Arena"),
        "deck": speak("tasuo", "Deck"), "hand": speak("tasuo", "Hand"),
    }  # fmt: skip
    if place.spot.startswith("armor."):
        return speak("tasuo", "Armor, {whose}", whose=whose)
    return f"{named[kind]}, {whose}" if kind in named else ""
