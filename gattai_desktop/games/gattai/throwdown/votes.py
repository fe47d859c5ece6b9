"""For her Team or for herself: how the others vote before a Throwdown (RULES THROW-11, R-93).

A ballot is hidden until the last one is cast (`ballot.<seat>`), then all are turned at once. Coach breaks a tie.
"""

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, put
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown

TEAM: Final = "team"
SELF: Final = "self"


def voters(table: Table, commander: Seat) -> tuple[Seat, ...]:
    """Who votes on a Commander: every other player, and Coach where R-93 says so."""
    pilots = tuple(seat for seat in pilot_seats(table) if seat != commander)
    coach = (COACH_SEAT,) if rulings_of(table).bonus_draw_choice == "coach_votes" else ()
    return (*pilots, *coach)


def items(table: Table, side: Seat) -> tuple[Item, ...]:
    """The agenda of one side's vote."""
    commander = throwdown.commander(table, side)
    return (*(("vote", side, voter) for voter in voters(table, commander)), ("count_votes", side))


def _ask_vote(state: State, item: Item) -> Ask:
    _, side, voter = item
    return _question(state, "vote", str(side), str(voter))


def _question(state: State, kind: str, side: Seat, seat: Seat) -> Ask:
    commander = throwdown.commander(state, side)
    her = pilot(state, commander)
    options: tuple[Answer, ...] = (
        (VoteTeam.made(seat), VoteSelf.made(seat)) if kind == "vote" else (BreakForTeam(seat), BreakForSelf(seat))
    )
    return put(
        kind,
        seat,
        say("Does {name} fight for her Team or for herself?", name=her.name),
        options,
        say("For the Team she draws {sync} (Sync), for herself {solo} (Solo).", sync=her.number("sync"),
            solo=her.number("solo")),
    )  # fmt: skip


@frozen
class _Vote(Answer):
    answers = "vote"
    vote: ClassVar[str] = ""

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"ballot.{self.seat}", self.vote, rule="THROW-11")


@wish("votes for the Team")
@frozen
class VoteTeam(_Vote):
    """Wish: say that the Commander fights for her Team."""

    shown = Shown("For her Team", sign="wings", letter="T")
    told = LogWords(unseen="{seat} votes")
    vote = TEAM


@wish("votes for herself")
@frozen
class VoteSelf(_Vote):
    """Wish: say that the Commander fights for herself."""

    shown = Shown("For herself", sign="eye", letter="S")
    told = LogWords(unseen="{seat} votes")
    vote = SELF


def count_votes(ledger: Ledger, side: Seat) -> None:
    """Turn all ballots; a tie goes to Coach (THROW-11)."""
    ballots = tuple(_ballots(ledger, side))
    for seat, _ in ballots:
        ledger.set(f"ballot.{seat}", None, rule="THROW-11")
    team = sum(vote == TEAM for _, vote in ballots)
    alone = len(ballots) - team
    ledger.announce("votes", rule="THROW-11", side=side, team=team, herself=alone, ballots=ballots)
    if team == alone:
        ledger.next(("break_tie", side))
    else:
        settle(ledger, side, TEAM if team > alone else SELF)


def _ballots(ledger: Ledger, side: Seat) -> Iterator[tuple[Seat, str]]:
    """Yield who voted what. Where Coach has let others vote meanwhile (R-93), those who did not are passed over."""
    for seat in voters(ledger.table, throwdown.commander(ledger.table, side)):
        try:
            yield seat, cast("str", ledger.value(f"ballot.{seat}"))
        except KeyError:
            continue


def settle(ledger: Ledger, side: Seat, vote: str) -> None:
    """Write what the Commander fights for."""
    ledger.set(throwdown.vote_path(side), vote, rule="THROW-11")


def _ask_tie(state: State, item: Item) -> Ask:
    return _question(state, "break_tie", str(item[1]), COACH_SEAT)


@frozen
class _TieBreak(Answer):
    answers = "break_tie"
    vote: ClassVar[str] = ""

    def answer(self, ledger: Ledger, item: Item) -> None:
        settle(ledger, str(item[1]), self.vote)


@wish("breaks the tie for the Team")
@frozen
class BreakForTeam(_TieBreak):
    """Wish: let a Commander whose vote was tied fight for her Team."""

    shown = Shown("For her Team", letter="T")
    vote = TEAM


@wish("breaks the tie for herself")
@frozen
class BreakForSelf(_TieBreak):
    """Wish: let a Commander whose vote was tied fight for herself."""

    shown = Shown("For herself", letter="S")
    vote = SELF


MOVES = (VoteTeam, VoteSelf, BreakForTeam, BreakForSelf)
DOINGS = {"count_votes": count_votes}
ASKINGS = {"vote": _ask_vote, "break_tie": _ask_tie}
