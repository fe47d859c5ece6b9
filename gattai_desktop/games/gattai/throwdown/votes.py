"""Votes before a Throwdown: for her Team or for herself (RULES THROW-11, R-93), and narrative death (THROW-7).

A ballot is hidden until the last one is cast (`ballot.<seat>`), then all are turned at once. Coach breaks a tie.

Narrative death: Coach says that the stakes name the death of the challenged Pilot ("I stab you to death" does, "I stab
you a hundred times" does not). Everybody is asked whether that is clear. If all agree and she then refuses, she dies;
accepting rules it out, even with an instant Concede.
"""

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger, agenda_of
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, either, put
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.throwdown import conflict_end, throwdown
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

TEAM: Final = "team"
SELF: Final = "self"


def voters(table: Table, commander: Seat) -> tuple[Seat, ...]:
    """Who votes on a Commander: every other player who is here, and Coach where R-93 says so."""
    pilots = _others_here(table, commander)
    coach = (COACH_SEAT,) if rulings_of(table).bonus_draw_choice == "coach_votes" else ()
    return (*pilots, *coach)


def _others_here(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in pilot_seats(table) if one != seat and pilot(table, one).here)


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
    """A ballot on whether a Pilot fights for her Team or for herself; `vote` says which."""

    answers = "vote"
    vote: ClassVar[str] = ""

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"ballot.{self.seat}", self.vote, rule="THROW-11")


@wish("votes for the Team")
class VoteTeam(_Vote):
    """Wish: say that the Commander fights for her Team."""

    shown = Shown("For her Team", sign="wings", letter="T")
    told = LogWords(unseen="{seat} votes")
    vote = TEAM


@wish("votes for herself")
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
    _counted(ledger, side, team, alone, ballots)


def _counted(ledger: Ledger, side: Seat, team: int, alone: int, ballots: tuple[tuple[Seat, str], ...] = ()) -> None:
    ledger.announce("votes", rule="THROW-11", side=side, team=team, herself=alone, ballots=ballots)
    if team == alone:
        ledger.next(("break_tie", side))
    else:
        settle(ledger, side, TEAM if team > alone else SELF)


def raising_hands(table: Table) -> tuple[Seat, ...]:
    """Return who may still vote by show of hands: all who are asked for ballots, while nobody has cast one."""
    voting = _voting(table)
    return voting[1] if voting is not None else ()


def _voting(table: Table) -> tuple[Seat, tuple[Seat, ...]] | None:
    """Return the side that is voted on and its voters, while each of them is still to vote; None otherwise."""
    items = [item for item in agenda_of(table) if item[0] == "vote"]
    if not items:
        return None
    side = str(items[0][1])
    asked = tuple(str(item[2]) for item in items if item[1] == side)
    every = voters(table, throwdown.commander(table, side))
    return (side, every) if asked == every else None


@wish("counts {team} hands for the Team")
class CountHands(Move):
    """Wish: enter how many hands were raised for the Team, where all vote openly; the others are for herself."""

    team: int
    shown = Shown("By hands: {team} for the Team")
    told = LogWords("{seat} counts hands: {team} for the Team")
    by_hand = True

    def judge(self, state: State) -> Iterator[Reason]:
        voting = _voting(state)
        if self.seat != COACH_SEAT:
            yield refusal("THROW-11", "Coach enters what a show of hands gave.")
        if voting is None:
            yield refusal("THROW-11", "There is a show of hands before anybody has voted.")
        elif not 0 <= self.team <= len(voting[1]):
            yield refusal("THROW-11", "{voters} vote here.", voters=len(voting[1]))

    def play(self, ledger: Ledger) -> None:
        """Nobody is asked for a ballot any more; a tie goes to Coach as always."""
        voting = _voting(ledger.table)
        if voting is None:
            raise Impossible(say("Nobody votes."))
        side, every = voting
        ledger.agenda[:] = [
            (item, cause) for item, cause in ledger.agenda if item[:2] not in (("vote", side), ("count_votes", side))
        ]
        _counted(ledger, side, self.team, len(every) - self.team)


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
    """Coach breaks the tie of such a vote; `vote` says for which."""

    answers = "break_tie"
    vote: ClassVar[str] = ""

    def answer(self, ledger: Ledger, item: Item) -> None:
        settle(ledger, str(item[1]), self.vote)


@wish("breaks the tie for the Team")
class BreakForTeam(_TieBreak):
    """Wish: let a Commander whose vote was tied fight for her Team."""

    shown = Shown("For her Team", letter="T")
    vote = TEAM


@wish("breaks the tie for herself")
class BreakForSelf(_TieBreak):
    """Wish: let a Commander whose vote was tied fight for herself."""

    shown = Shown("For herself", letter="S")
    vote = SELF


DEATH: Final = "throwdown.death"
"""True once all have agreed that the challenged Pilot dies if she refuses."""
DEAD: Final = "dead"


def at_stake(table: Table) -> bool:
    """Whether refusing the challenge means death."""
    return table.values.get(DEATH) is True


def die(ledger: Ledger, seat: Seat) -> None:
    """Let the Pilot who refused die."""
    cause = ledger.announce("narrative_death", rule="THROW-7", seat=seat)
    with ledger.because(cause):
        ledger.set(f"pilot.{seat}.status", DEAD, rule="THROW-7")


@wish("says the stakes name her death")
class NameDeath(Move):
    """Wish: say that the challenge names the death of the Pilot who was challenged."""

    by_hand = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("THROW-7", "Coach says what the stakes name.")
        if state.values.get("step") != "throwdown.answer":
            yield refusal("THROW-7", "Only a challenge that is not yet answered can name a death.")
        elif state.values.get(throwdown.CHALLENGED) == COACH_SEAT:
            yield refusal("THROW-7", "Only a Pilot can die of a refusal.")
        elif at_stake(state):
            yield refusal("THROW-7", "Her death is at stake already.")

    def play(self, ledger: Ledger) -> None:
        """Ask every player whether that is clear, the challenged one first."""
        challenged = ledger.table.values.get(throwdown.CHALLENGED)
        if challenged is None:
            raise Impossible(say("Nobody was challenged."))
        asked = (str(challenged), *_others_here(ledger.table, str(challenged)))
        ledger.next(*(("death_stakes", seat) for seat in asked), ("death_agreed",))


def _ask(state: State, item: Item) -> Ask:
    seat = str(item[1])
    name = throwdown.name_of(state, str(state.values[throwdown.CHALLENGED]))
    question = say("If {name} refuses she dies. Is that clear to you, and do you agree?", name=name)
    return either(seat, question, NotThat, AgreeToDeath, say("Nobody dies of a refusal unless all agree."))


@answers("death_stakes", "agrees to these stakes", rule="THROW-7")
class AgreeToDeath(Choice):
    """Wish: the stakes are clear."""


@answers("death_stakes", "does not agree to these stakes", rule="THROW-7")
class NotThat(Choice):
    """Wish: a refusal never costs a life."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nobody else is asked."""
        conflict_end.drop(ledger, ("death_stakes", "death_agreed"))
        ledger.announce("death_not_agreed", rule="THROW-7", seat=self.seat)


def _agreed(ledger: Ledger) -> None:
    cause = ledger.set(DEATH, True, rule="THROW-7")
    with ledger.because(cause):
        ledger.announce("death_named", rule="THROW-7", seat=ledger.table.values[throwdown.CHALLENGED])


MOVES = (VoteTeam, VoteSelf, CountHands, BreakForTeam, BreakForSelf, NameDeath, AgreeToDeath, NotThat)
DOINGS = {"count_votes": count_votes, "death_agreed": _agreed}
ASKINGS = {"vote": _ask_vote, "break_tie": _ask_tie, "death_stakes": _ask}
