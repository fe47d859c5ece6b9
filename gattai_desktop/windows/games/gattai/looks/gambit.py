"""Works out the two places of a Gambit: whose card lies there, where it came from, and who helps."""

from typing import Final

from gattai_desktop.board.speech import called, first_large, speak
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.book.rulings import rulings_book, rulings_of
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.story.prepared import SCENE_TITLE
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.kit.faces import face, lying_face
from gattai_desktop.windows.kit.seat_view import SeatView

RESULT_ASK: Final = "gambit_result"


def waits_for_result(seen: SeatView) -> bool:
    """Whether her card is not higher, and she is asked what comes of it."""
    return seen.ask is not None and seen.ask.kind == RESULT_ASK


def several_count(seen: SeatView) -> bool:
    """Whether other Pilots' cards count beside hers, or may yet."""
    open_still = seen.step in ("gambit.offered", "gambit.threshold", "gambit.play", "gambit.help")
    return bool(gambit.helpers(seen.sight)) or (open_still and any(gambit.could_help(seen.sight)))


def not_higher(seen: SeatView) -> str:
    """Return what is said where she picks what comes of it."""
    if several_count(seen):
        return speak("wall", "No card of the Pilots is higher: {name} picks what comes of it.", name=her_name(seen))
    return speak("wall", "Her card is not higher: {name} picks what comes of it.", name=her_name(seen))


def came_out(seen: SeatView) -> str:
    """Return the sign that stands between the two cards once they are compared; "" before."""
    if waits_for_result(seen):
        return "cross"
    result = seen.text(gambit.RESULT)
    return "" if not result else "tick" if result == gambit.YES_AND else "cross"


def gambit_title(seen: SeatView) -> str:
    """Return the goal, or the scene and whose Gambit it is; the last act of First Contact is about The Weapon."""
    about = seen.prose("faction.weapon.name" if seen.number(first_contact.ACT) == LAST_ACT else SCENE_TITLE)
    plain = speak("table", "A Gambit for {name}", name=her_name(seen))
    return first_large(seen.prose(gambit.GOAL)) or (f"{about}: {plain}" if about else plain)


def no_helpers(seen: SeatView) -> str:
    """Return that nobody may help, and whose text says so; "" where they may, or nobody has heard of helpers."""
    rulings = rulings_of(seen.sight)
    if rulings.gambit_helpers != "off" or first_contact.is_on(seen.sight):
        return ""
    if rulings_book()["gambit_helpers"].default(rulings.edition) != "off":
        return speak("table", "This table has ruled that nobody helps with a Gambit.")
    edition = called(EDITIONS[rulings.edition].name)
    return speak("table", "In the {edition} edition, nobody helps with a Gambit.", edition=edition)


def her_name(seen: SeatView) -> str:
    """Return the name of the Pilot whose Gambit it is; "" before it is known."""
    seat = seen.text(gambit.PILOT)
    return seen.name(seat) if seat else ""


def her_place(seen: SeatView) -> PlaceLook:
    """Return the place of the Pilot's card."""
    top, seat = seen.top(GAMBIT_CARD), seen.text(gambit.PILOT)
    if seen.ahead is not None and not seen.is_coach:
        return PlaceLook(seat, her_name(seen), speak("table", "waits"), face(seen.ahead))
    source = {
        "hand": speak("table", "from the hand"),
        "deck": speak("table", "from the Deck"),
        "faction": speak("table", "from a Faction"),
    }.get(seen.text(gambit.CARD_FROM), "")
    lying = ((helper, seen.top(f"gambit.help.{helper}")) for helper in gambit.helpers(seen.sight))
    helpers = tuple((helper, lying_face(card)) for helper, card in lying if card is not None)
    waited, lit = seen.step == "gambit.play", top is not None and seen.step in ("gambit.reveal", "gambit.help")
    helped = tuple(seen.name(helper) for helper, _ in helpers)
    return PlaceLook(seat, her_name(seen), source, lying_face(top) if top else "", waited, lit, helpers, helped)


def coachs_place(seen: SeatView) -> PlaceLook:
    """Return the place of the Threshold card."""
    if seen.ahead is not None and seen.is_coach:
        return PlaceLook(COACH_SEAT, seen.name(COACH_SEAT), speak("table", "waits"), face(seen.ahead))
    top = seen.top(THRESHOLD)
    source = {
        "hand": speak("table", "from the hand"),
        "deck": speak("table", "blind, from the Deck"),
    }.get(seen.text(gambit.THRESHOLD_FROM), "")
    return PlaceLook(
        COACH_SEAT, seen.name(COACH_SEAT), source, lying_face(top) if top else "", seen.step == "gambit.threshold"
    )
