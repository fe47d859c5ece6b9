"""The page "Seats": who plays each seat from now on, a person by her name or the program, and how well."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import line_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import PERSON, GiveSeat, SeatSomebody, who_sits
from gattai_desktop.games.strengths import STRENGTH_NAMES, STRENGTHS
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import WayToJoin
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_SIGNS: Final = {PERSON: "person"}


class SeatsPage(Flow):
    """Lists the seats; a press asks who plays one of them, and why, for the log."""

    def __init__(self, requests: Requests, joined_by: Callable[[SeatView], WayToJoin | None]) -> None:
        """joined_by: says how somebody joins who has no seat yet; None where nobody ever does."""
        super().__init__(requests)
        self._joined_by = joined_by

    def begin(self) -> None:
        """Show every seat with who plays it now."""
        self._list(self.model.seats[0])

    def _list(self, first: Seat) -> None:
        """Show every seat, with that one in focus."""
        model = self.model
        choices = tuple(
            SheetChoice(seat, line_plate(self.view.name(seat), self._plays(seat), sign=self._sign(seat)))
            for seat in model.seats
        )
        joining = self._joined_by(self.view)
        if joining is not None:
            title, words = speak("seats_page", "Somebody joins"), speak("seats_page", "one more seat")
            against = joining.against
            plate = line_plate(title, against or words, sign="bring")
            plate = evolve(plate, judgement="refused" if against else "")
            choices = (*choices, SheetChoice("joins", plate, then=partial(self.requests.open, joining.opens)))
        line = speak("seats_page", "Any seat can be a person's or the program's, and change at any time.")
        title = speak("seats_page", "Seats")
        look = SheetLook(title, (line,), choices=choices, columns=1, first=first, leads=True)
        self.requests.ask(look, self._ask_who)

    def _ask_who(self, seat: Hashable, _texts: dict[str, str]) -> None:
        """Ask who plays a seat from now on."""
        assert isinstance(seat, str), "The page lists seats."
        now = self.model.program_players.get(seat, PERSON)
        titles = {PERSON: speak("seats_page", "A person")}
        for one in STRENGTHS:
            strength = spoken(drawn(STRENGTH_NAMES[one]))
            titles[one] = speak("seats_page", "The program, {strength}", strength=strength)
        choices = tuple(
            SheetChoice(way, line_plate(titles[way], _about(way), lit=way == now, sign=_SIGNS.get(way, "program")))
            for way in (PERSON, *STRENGTHS)
        )
        who = SheetField("who", speak("seats_page", "The person's name"), text=self._name(seat), most=MAX_NAME)
        why = SheetField("why", speak("seats_page", "Why, for the log (optional)"), hint=self._hint(seat))
        title = speak("seats_page", "Who plays {name}?", name=self.view.name(seat))
        look = SheetLook(title, fields=(who, why), choices=choices, columns=1, first=now, now=now)
        self.requests.ask(look, lambda way, texts: self._give(seat, str(way), texts["who"], texts["why"].strip()))

    def _give(self, seat: Seat, way: str, name: str, why: str) -> None:
        """Give the seat to a person or the program; a name means somebody else only where a person plays."""
        give, sit = self.model.by_hand(GiveSeat), self.model.by_hand(SeatSomebody)
        if give is not None and way != self.model.program_players.get(seat, PERSON):
            self.model.attempt(because(give(self.model.seat, seat, way), why))
            why = ""
        if sit is not None and way == PERSON and name and name != self._name(seat):
            self.model.attempt(because(sit(self.model.seat, Quoted(name), seat), why))
        self._list(seat)

    def _name(self, seat: Seat) -> str:
        """Return the name of who sits in a seat, as somebody wrote it; "" where nobody did, but its colour."""
        hand = self.model.hand_rules
        name = self.view.sight.text(hand.sits_at(seat)) if hand is not None else ""
        return name if name != seat.capitalize() else ""

    def _plays(self, seat: Seat) -> str:
        """Return who plays a seat now: "the program, sharp", the person's name, or "a person"."""
        player = self.model.program_players.get(seat)
        if player is None:
            return who_sits(self.view.sight, seat) or speak("seats_page", "a person")
        return _program(player)

    def _sign(self, seat: Seat) -> str:
        return "program" if seat in self.model.program_players else "person"

    def _hint(self, seat: Seat) -> str:
        name = who_sits(self.view.sight, seat)
        if name and seat in self.model.program_players:
            return speak("seats_page", "{name} is back", name=name)
        return speak("seats_page", "{name} has gone home", name=name) if name else ""


def _program(player: str) -> str:
    """Return "the program, steady"; a player without such a strength is just the program."""
    words = STRENGTH_NAMES.get(player)
    if words is None:
        return speak("program_seats", "the program")
    return speak("program_seats", "the program, {strength}", strength=spoken(drawn(words)))


def _about(way: str) -> str:
    return {
        "gentle": speak("seats_page", "plays plainly, and errs"),
        "steady": speak("seats_page", "plays by good habits"),
        "sharp": speak("seats_page", "tries out what could follow"),
    }.get(way, "")
