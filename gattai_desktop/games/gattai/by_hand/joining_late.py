"""Joining a Team that plays already: what holds for whoever comes, and who had stayed at home (RULES U-9, ED-4)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import set_if_new
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.cards import decks, hands
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import MAX_PILOTS, PilotSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.next_evening import at_home
from gattai_desktop.games.gattai.story.session_setup import SET_UP
from gattai_desktop.games.gattai.story.story import count_hand_of_the_coach
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.kinds_of_text import Name
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.verdict import Reason, refusal

RULE: Final = "U-9"


def cannot_come(state: State, seat: Seat) -> Iterator[Reason]:
    """Say why nobody can take that seat now."""
    seats = pilot_seats(state)
    if first_contact.is_over(state):
        yield refusal("FC-5", "First Contact is over: who comes now joins the Team that it makes.")
    if state.values["step"] != "story":
        yield refusal(RULE, "A conflict is going on: she comes when it is over.")
    if seat not in COLOURS:
        yield refusal(RULE, "A Pilot has a colour: {colours}.", colours=", ".join(COLOURS))
    elif seat in seats:
        yield refusal(RULE, "{seat} is taken.", seat=seat.capitalize())
    elif len(seats) >= MAX_PILOTS:
        yield refusal(RULE, "A table has 1 to {most} Pilots.", most=MAX_PILOTS)


def nameless(player: str | None) -> Iterator[Reason]:
    """Say why nobody can be called so who is to play her."""
    if player is None:
        return
    try:
        Name().typed(player)
    except NotPossible as fault:
        yield refusal(RULE, "{fault}", fault=fault)


def take_part(ledger: Ledger, seat: Seat, player: str = "") -> None:
    """Let her sit after all others, with a Hand if the others have theirs; the Coach's counts her too (DECK-17).

    Until then nobody is told what she begins with.
    """
    ledger.set("seats", (*pilot_seats(ledger.table), seat), rule=RULE)
    if player:
        ledger.set(person(seat), Name().typed(player), rule=RULE)
    count_hand_of_the_coach(ledger)
    if ledger.table.values["phase"] != SET_UP:
        decks.draw(ledger, seat, hands.max_hand(ledger.table, seat), rule="SETUP-2")
    if ledger.table.values["phase"] != SET_UP or ledger.number("session") > 1:
        # Everybody else was made when the first session was set up.
        ledger.next(*effects.made(ledger.table, seat))


def lets_in(sight: Sight) -> Seat:
    """Return the seat that lets somebody join: the Coach, or a Pilot who plays where the program is the Coach."""
    return sight.seat if COACH_SEAT in program_players(sight) and sight.seat in pilot_seats(sight) else COACH_SEAT


@frozen
class JoinsTeam(CoachByHand):
    """Somebody joins; where the program is the Coach, it leaves that to whoever plays."""

    def judge(self, state: State) -> Iterator[Reason]:
        """Yield why that seat lets nobody in, or why she cannot come at all."""
        free = COACH_SEAT in program_players(state) and self.seat in pilot_seats(state)
        yield from self.impossible(state) if free else super().judge(state)

    def played_by(self, player: str) -> "JoinsTeam":
        """Return the same with the name of who plays her; "" for nobody's."""
        raise NotImplementedError


@wish("brings {whom} from home")
class BringFromHome(JoinsTeam):
    """Wish: a Pilot of the campaign who had stayed at home comes after all, as her last evening left her."""

    whom: Seat = field(converter=seat_named)
    told = LogWords("{whom} comes after all")

    def impossible(self, state: State) -> Iterator[Reason]:
        """Somebody who is at home, between conflicts."""
        yield from cannot_come(state, self.whom)
        if self.whom in COLOURS and self.whom not in at_home(state):
            yield refusal(RULE, "Nobody of the Team who plays {seat} is at home.", seat=self.whom.capitalize())

    def do(self, ledger: Ledger) -> None:
        _come(ledger, self.whom)

    def played_by(self, player: str) -> JoinsTeam:
        return BringFromHomeFor(self.seat, self.whom, Quoted(player)) if player else self


@wish("brings {whom} from home for {player}")
class BringFromHomeFor(BringFromHome):
    """Wish: the same, played tonight by whoever is named."""

    player: Quoted
    told = LogWords("{whom} comes after all, played by {player}")

    def impossible(self, state: State) -> Iterator[Reason]:
        yield from super().impossible(state)
        yield from nameless(self.player)

    def do(self, ledger: Ledger) -> None:
        _come(ledger, self.whom, self.player)


def _come(ledger: Ledger, seat: Seat, player: str = "") -> None:
    """Her values are hers again; of what newer rules have and she has not, she has what everybody begins with."""
    kept = at_home(ledger.table)[seat]
    hers = {f"pilot.{seat}.{name}": value for name, value in kept.items()}
    for path, value in {**VALUES.starting("pilot", seat, PilotSetup(seat)), **hers}.items():
        set_if_new(ledger, path, value, RULE)
    for name in kept:
        ledger.set(f"away.{seat}.{name}", None, rule=RULE)
    take_part(ledger, seat, player)


MOVES = with_reason(BringFromHome, BringFromHomeFor)
