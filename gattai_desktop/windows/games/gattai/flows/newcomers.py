"""Asks who joins a Team that plays already and is in no pack: who had stayed at home, or somebody new."""

from collections.abc import Iterator
from functools import partial

from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.table_sheets import new_pilot_lines
from gattai_desktop.games.gattai.by_hand.bringing_pilots import BringPilot
from gattai_desktop.games.gattai.by_hand.joining_late import BringFromHome, JoinsTeam, lets_in
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import MAX_PILOTS
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.next_evening import at_home
from gattai_desktop.games.gattai.story.session_setup import SET_UP
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import who_sits
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import WayToJoin
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_NAME, _WHO = "name", "who"


def how_many(sight: Sight) -> int:
    """Return how many could come who are in no pack: all who are at home, and one who is new."""
    return len(at_home(sight)) + bool(_free(sight))


def _free(sight: Sight) -> tuple[Seat, ...]:
    """The colours in which somebody new can play."""
    seats = pilot_seats(sight)
    if len(seats) >= MAX_PILOTS:
        return ()
    return tuple(colour for colour in COLOURS if colour not in (*seats, *at_home(sight)))


def joining(view: SeatView) -> WayToJoin:
    """Return how somebody joins, from Seats."""
    return WayToJoin("joins", _against(view))


def _against(view: SeatView) -> str:
    """Why the seat at the computer can let nobody new join now; "" where it can."""
    left = [colour for colour in COLOURS if colour not in pilot_seats(view.sight)]
    seat = next((colour for colour in left if colour not in at_home(view.sight)), left[0])
    reasons = view.model.judge(BringPilot(view.seat, Quoted(seat), seat, ())).reasons
    return said(reasons[0].text) if reasons else ""


def from_home(requests: Requests) -> Iterator[SheetChoice]:
    """Yield a plate for each Pilot of the campaign who had stayed at home tonight."""
    for seat, kept in at_home(requests.view.sight).items():
        name = content(str(kept["name"])) if kept.get("name") else translated(seat.capitalize())
        words, move = speak("table", "as her last evening left her"), BringFromHome(lets_in(requests.view.sight), seat)
        against = " ".join(said(one.text) for one in requests.view.model.judge(move).reasons)
        judgement: Judgement = "refused" if against else "legal"
        look = PlateLook(name, against or words, judgement=judgement, edge="coach", crest=seat)
        read = partial(ask_who, requests, name, (words,), move)
        yield SheetChoice(seat, look, then=read, group=speak("table", "At home tonight"))


def ask_who(requests: Requests, name: str, read: tuple[str, ...], move: JoinsTeam) -> None:
    """Show what there is to read of a Pilot, ask who plays her, and let her join by a second press."""
    go = PlateLook(speak("table", "Let her join"), joined_words(requests), judgement="legal", edge="coach")
    choices = (SheetChoice("go", go, written=partial(_join, requests, move)),)
    look = SheetLook(name, read, _who_fields(requests), choices, columns=1, edge="coach", paragraphs=True)
    requests.ask(look)


def _who_fields(requests: Requests) -> tuple[SheetField, ...]:
    """The field for the name of the person who plays her, where people are called by their names."""
    named = any(who_sits(requests.view.sight, seat) for seat in requests.view.model.seats)
    return (SheetField(_WHO, speak("table", "Who plays her"), most=MAX_NAME),) if named else ()


def joined_words(requests: Requests) -> str:
    """Say what comes of it that somebody joins."""
    before = requests.view.sight.text("phase") == SET_UP
    hand = (
        speak("table", "She is dealt her Hand with all others") if before else speak("table", "She is dealt her Hand")
    )
    return hand if _who_fields(requests) else speak("table", "{hand}; who plays her is said under Seats", hand=hand)


def _join(requests: Requests, move: JoinsTeam, texts: dict[str, str]) -> None:
    """Let her join, played by whom was named."""
    requests.play(move.played_by(texts.get(_WHO, "").strip()), as_is=True)


def somebody_new(requests: Requests) -> Iterator[SheetChoice]:
    """Yield the plate of somebody who was never at any table; her name and colour are asked next."""
    if _free(requests.view.sight):
        against = _against(requests.view)
        title, words = speak("table", "A new Pilot"), speak("table", "her name and colour are asked next")
        if not first_contact.is_on(requests.view.sight):
            words = speak("table", "each Stat 3; {asked}", asked=words)
        look = PlateLook(title, against or words, judgement="refused" if against else "", edge="coach")
        yield SheetChoice("new", look, then=partial(_ask_name, requests), group=speak("table", "Somebody new"))


def _ask_name(requests: Requests) -> None:
    """Ask what she is called, who plays her and in which colour."""
    hint = speak("table", "her colour, if left empty")
    name = SheetField(_NAME, speak("table", "Her name"), hint=hint, most=MAX_NAME)
    choices = tuple(
        SheetChoice(
            seat,
            PlateLook(translated(seat.capitalize()), judgement="legal", edge="coach", crest=seat),
            written=partial(_make, requests, seat),
        )
        for seat in _free(requests.view.sight)
    )
    fields = (name, *_who_fields(requests))
    requests.ask(SheetLook(speak("table", "A new Pilot"), (joined_words(requests),), fields, choices, edge="coach"))


def _make(requests: Requests, seat: Seat, texts: dict[str, str]) -> None:
    name = texts[_NAME].strip() or seat.capitalize()
    sheet = tuple(map(Quoted, new_pilot_lines(seat, requests.view.sight)))
    _join(requests, BringPilot(lets_in(requests.view.sight), Quoted(name), seat, sheet), texts)
