"""Asks who joins a Team that plays already and is in no pack: who had stayed at home, or somebody new."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.table_sheets import new_pilot_lines
from gattai_desktop.games.gattai.by_hand.bringing_pilots import BringFromHome, BringPilot
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import MAX_PILOTS
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.next_evening import at_home
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.games.gattai.looks.could_come import joined_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_NAME: Final = "name"


def how_many(sight: Sight) -> int:
    """Return how many could come who are in no pack: all who are at home, and one who is new."""
    return len(at_home(sight)) + bool(_free(sight))


def _free(sight: Sight) -> tuple[Seat, ...]:
    """The colours in which somebody new can play."""
    seats = pilot_seats(sight)
    if first_contact.is_on(sight) or len(seats) >= MAX_PILOTS:
        return ()
    return tuple(colour for colour in COLOURS if colour not in (*seats, *at_home(sight)))


def from_home(requests: Requests) -> Iterator[SheetChoice]:
    """Yield a plate for each Pilot of the campaign who had stayed at home tonight."""
    for seat, kept in at_home(requests.view.sight).items():
        words = speak("table", "as her last evening left her")
        yield _choice(requests, seat, content(str(kept["name"])), words, BringFromHome(COACH_SEAT, seat))


def _choice(requests: Requests, seat: Seat, name: str, words: str, move: Move) -> SheetChoice:
    against = " ".join(said(one.text) for one in requests.view.model.judge(move).reasons)
    look = PlateLook(name, against or words, judgement="refused" if against else "legal", edge="coach", crest=seat)
    return SheetChoice(
        seat, look, then=partial(requests.play, move, as_is=True), group=speak("table", "At home tonight")
    )


def somebody_new(requests: Requests) -> Iterator[SheetChoice]:
    """Yield the plate of somebody who was never at any table; her name and colour are asked next."""
    if _free(requests.view.sight):
        title, words = speak("table", "A new Pilot"), speak("table", "each Stat 3; her name and colour are asked next")
        look = PlateLook(title, words, edge="coach")
        yield SheetChoice("new", look, then=partial(_ask_name, requests), group=speak("table", "Somebody new"))


def _ask_name(requests: Requests) -> None:
    """Ask what she is called and in which colour she plays."""
    hint = speak("table", "her colour, if left empty")
    field = SheetField(_NAME, speak("table", "Her name"), hint=hint, most=MAX_NAME)
    choices = tuple(
        SheetChoice(
            seat,
            PlateLook(translated(seat.capitalize()), judgement="legal", edge="coach", crest=seat),
            written=partial(_join, requests, seat),
        )
        for seat in _free(requests.view.sight)
    )
    requests.ask(SheetLook(speak("table", "A new Pilot"), (joined_words(),), (field,), choices, edge="coach"))


def _join(requests: Requests, seat: Seat, texts: dict[str, str]) -> None:
    name = texts[_NAME].strip() or seat.capitalize()
    sheet = tuple(map(Quoted, new_pilot_lines(seat, requests.view.sight)))
    requests.play(BringPilot(COACH_SEAT, Quoted(name), seat, sheet), as_is=True)
