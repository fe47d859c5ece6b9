"""Shows what the Coach can do by hand in this game alone: rulings, triggers, secrets, Decks, the guide."""

from collections.abc import Callable, Iterator
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, first_large, speak
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.by_hand.cards import Reshuffle
from gattai_desktop.games.gattai.by_hand.changing_pieces import had
from gattai_desktop.games.gattai.by_hand.coachs_hand import ChangePosition, RevealHidden, RevealOfThreat, SwitchGuide
from gattai_desktop.games.gattai.by_hand.laying import guide_is_off
from gattai_desktop.games.gattai.cards.looking import ShowTop
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.throwdown.conflict_end import CallOff
from gattai_desktop.games.gattai.zones import deck_zone
from gattai_desktop.games.move import Move
from gattai_desktop.windows.by_hand.by_hand_sheets import hand_plate
from gattai_desktop.windows.games.gattai.flows.give import take_away
from gattai_desktop.windows.kit.faces import cards_in_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import HandRow
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook


def coach_rows(requests: Requests) -> tuple[HandRow, ...]:
    """Return the plates of the Coach; for a Pilot at a free table only the Decks."""
    mix = _row("reshuffle", "Reshuffle a Deck", "A Deck with its Trash", partial(_reshuffle, requests))
    return (mix, *_coach_alone(requests)) if requests.view.is_coach else (mix,)


def _coach_alone(requests: Requests) -> Iterator[HandRow]:
    seen, seat = requests.view, requests.view.seat
    yield _row("ruling", "Change a ruling", "Applies from the next move on", partial(requests.open, "rulings"))
    yield _row("trigger", "Make something happen", "An event, chosen or typed", partial(requests.open, "trigger"))
    come = partial(requests.open, "bring in")
    yield _row("bring", "Bring in", "A Threat, a Pilot, a Robo or Gear", come)
    if any(had(seen.sight, pilot) for pilot in seen.pilots):
        take = partial(take_away, requests)
        yield _row("take", "Take away", "A Robo, Gear, a Daisho, a Tech", take)
    yield _row("reveal", "Reveal", "A Threat's data, a Faction, a Location", partial(_reveal, requests))
    yield _row("show", "Show cards to a Pilot", "The top of a Deck or a stack, to her alone", partial(_show, requests))
    if final_form.forms(seen.sight):
        yield _row("positions", "Change Positions", "Who is Head, Sword, Wing …", partial(_positions, requests))
    if seen.moment == "story":
        odds = partial(requests.open, "odds")
        yield _row("odds", "How hard is this fight?", "Rehearse it thousands of times", odds)
    else:
        end = partial(requests.confirm, CallOff(seat), speak("hand", "Call the conflict off?"))
        yield _row("call off", "Call the conflict off", "Its cards are discarded", end)
    off = guide_is_off(seen.sight)
    title = "Switch the rules on" if off else "Switch the rules off"
    words = "The rules lead again" if off else "A free table: same zones, hands and log"
    move = SwitchGuide(seat, "on" if off else "off")
    question = speak("hand", "Switch the rules on?") if off else speak("hand", "Switch the rules off?")
    yield _row("guide", title, words, partial(requests.confirm, move, question))


def _row(key: str, title: str, words: str, begin: Callable[[], None]) -> HandRow:
    return HandRow(key, speak("hand", title), speak("hand", words), begin)


def _reshuffle(requests: Requests) -> None:
    seat = requests.view.model.seat
    moves: tuple[Move, ...] = (Reshuffle(seat, "Pilots'"), Reshuffle(seat, "Coach's"))
    _ask(requests, speak("hand", "Reshuffle a Deck"), moves)


def _positions(requests: Requests) -> None:
    """Ask which Pilot of a Final Form takes which Position; its holder takes the other."""
    seen, seat = requests.view, requests.view.model.seat
    moves = [ChangePosition(seat, pilot, position) for pilot in seen.pilots for position in POSITIONS]
    _ask(requests, speak("hand", "Change Positions"), tuple(moves))


def _reveal(requests: Requests) -> None:
    seen, seat = requests.view, requests.view.model.seat
    moves: list[Move] = []
    for key in seen.keys("threats"):
        shown = seen.keys(f"threat.{key}.revealed")
        moves += [RevealOfThreat(seat, item, key) for item in ("tr", "buffers", "strike") if item not in shown]
        moves.append(RevealOfThreat(seat, "all", key))
    moves += [RevealHidden(seat, f"faction.{key}") for key in seen.keys("factions")]
    moves += [RevealHidden(seat, f"location.{key}") for key in seen.keys("locations")]
    _ask(requests, speak("hand", "Show to everybody"), tuple(moves))


def _show(requests: Requests) -> None:
    """Ask whose top cards one Pilot may look at, because an effect says so (INFO-12)."""
    seen = requests.view
    zones = (deck_zone("pilots"), deck_zone(COACH_SEAT), *(f"faction.{key}" for key in seen.keys("factions")))
    choices = tuple(
        SheetChoice(zone, _counted(seen, zone), then=partial(_show_whom, requests, zone))
        for zone in zones
        if seen.count(zone)
    )
    requests.ask(SheetLook(speak("hand", "Which cards shall she look at?"), choices=choices, edge="coach"))


def _counted(seen: SeatView, zone: str) -> PlateLook:
    return PlateLook(first_large(called(zone_name(seen.sight, zone))), cards_in_words(seen.count(zone)), edge="coach")


def _show_whom(requests: Requests, zone: str) -> None:
    seen = requests.view

    def show(pilot: Seat, texts: dict[str, str]) -> None:
        written = texts["count"]
        requests.play(ShowTop(seen.seat, pilot, int(written) if written.isdecimal() else 0, zone))

    many = SheetField("count", speak("hand", "How many, from the top"), "1")
    choices = tuple(
        SheetChoice(seat, PlateLook(seen.name(seat), edge="coach", crest=seat), written=partial(show, seat))
        for seat in seen.pilots
    )
    requests.ask(SheetLook(speak("hand", "Who looks at them, alone?"), fields=(many,), choices=choices, edge="coach"))


def _ask(requests: Requests, title: str, moves: tuple[Move, ...]) -> None:
    """Ask which of these to do; those that cannot be done are left out."""
    seen = requests.view
    allowed = tuple(move for move in moves if seen.model.judge(move).allowed)
    choices = tuple(
        SheetChoice(place, hand_plate(seen, move), then=partial(requests.play, move))
        for place, move in enumerate(allowed)
    )
    nothing = () if allowed else (speak("hand", "There is nothing to choose now."),)
    requests.ask(SheetLook(title, nothing, choices=choices, edge="coach"))
