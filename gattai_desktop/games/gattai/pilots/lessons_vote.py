"""The Lessons vote of the debriefing: at most three Evolutions for a Pilot (RULES PILOT-18, SESSION-2, R-105).

First what each Pilot has learned from one of her recorded Lessons, then bonus Lessons that others saw in her, last the
Most Valuable Pilot. The table talks; the Coach writes down what was agreed, and breaks a tie of the MVP.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import pilots_in_play
from gattai_desktop.games.gattai.pilots import evolution
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import first_contact, scenario
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

_DEBRIEFING: Final = "debriefing"
HELD: Final = "scenario.lessons_held"
"""The session in which the vote was last held."""


def _lessons(table: Table, seat: Seat) -> int:
    return table.number(f"pilot.{seat}.lessons")


@wish("opens the vote on Lessons")
class OpenVote(Move):
    """Wish: hold the Lessons vote, in the debriefing (SESSION-2)."""

    steps = ("story",)
    step_rule = "SESSION-2"
    offered_to = "coach"
    offers_depend_on = ("phase", "scenario", "session", "first_contact", "edition", "rulings")
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        """In the debriefing, once; by R-105 of every session, or of the last one of a scenario."""
        if self.seat != COACH_SEAT:
            yield refusal("SESSION-2", "Coach opens the vote.")
        if first_contact.is_on(state):
            yield refusal("FC-1", "First Contact knows no Lessons.")
        if state.values["phase"] != _DEBRIEFING:
            yield refusal("SESSION-2", "The vote is held in the debriefing.")
        if rulings_of(state).lesson_vote_time == "scenario" and not scenario.is_over(state):
            yield refusal("PILOT-18", "The vote is held when the scenario is over.", ruling="lesson_vote_time")
        if state.values.get(HELD) == state.values["session"]:
            yield refusal("PILOT-18", "The vote of this session has been held.")

    def play(self, ledger: Ledger) -> None:
        """Go round the table, clockwise from the Coach."""
        if first_contact.is_on(ledger.table):
            raise Impossible(say("First Contact knows no Lessons."))
        ledger.set(HELD, ledger.number("session"), rule="PILOT-18")
        seats = pilots_in_play(ledger.table)
        ledger.next(
            *(("earned_lesson", seat) for seat in seats),
            ("bonus_lesson", *seats),
            *(("mvp_vote", seat) for seat in seats if len(seats) > 1),
            ("mvp_count",),
        )


# ---------------------------------------------------------------------- earned Lessons


def _ask_earned(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    if not _lessons(state, seat):
        return None
    question = say("Has {name} learned from one of her Lessons?", name=pilot(state, seat).name)
    return either(
        COACH_SEAT, question, NotLearned, Learned, say("The group agrees or not; a Lesson that is not learned stays.")
    )


@answers("earned_lesson", "finds the Lesson learned", rule="PILOT-18")
class Learned(Choice):
    """Wish: the group agrees that she has learned from it."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat = str(item[1])
        ledger.set(f"pilot.{seat}.lessons", max(0, _lessons(ledger.table, seat) - 1), rule="PILOT-18")
        evolution.earn(ledger, seat, evolution.LESSON)


@answers("earned_lesson", "finds no Lesson learned", rule="PILOT-18")
class NotLearned(Choice):
    """Wish: not yet."""


# ---------------------------------------------------------------------- bonus Lessons


def _ask_bonus(state: State, item: Item) -> Ask | None:
    seats = tuple(str(seat) for seat in item[1:])
    if not seats:
        return None
    return Ask(
        "bonus_lesson",
        COACH_SEAT,
        say("Who has learned something that nobody expected?"),
        (NoBonus(COACH_SEAT), *(LessonBonus(COACH_SEAT, seat) for seat in seats)),
        say("A bonus Lesson is one Evolution. Each Pilot gets at most one."),
    )


@answers("bonus_lesson", "grants {pilot} a bonus Lesson", rule="PILOT-18")
class LessonBonus(Choice):
    """Wish: the group names a Pilot for a bonus Evolution."""

    pilot: Seat = field(converter=seat_named)

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.pilot not in item[1:]:
            raise Impossible(say("She has had her bonus Lesson, or is not here."))
        evolution.earn(ledger, self.pilot, evolution.BONUS)
        ledger.next(("bonus_lesson", *(seat for seat in item[1:] if seat != self.pilot)))


@answers("bonus_lesson", "grants no more bonus Lessons", rule="PILOT-18")
class NoBonus(Choice):
    """Wish: that is all."""

    shown = Shown("No bonus Lesson")


# ---------------------------------------------------------------------- the Most Valuable Pilot


def _ask_mvp(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    others = tuple(one for one in pilots_in_play(state) if one != seat)
    if not others:
        return None
    return Ask(
        "mvp_vote",
        seat,
        say("Who was the Most Valuable Pilot?"),
        tuple(VoteMvp(seat, one) for one in others),
        say("Another than yourself; she gets an Evolution."),
    )


@answers("mvp_vote", "votes for {pilot} as MVP", rule="PILOT-18")
class VoteMvp(Choice):
    """Wish: name another Pilot as the Most Valuable."""

    pilot: Seat = field(converter=seat_named)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The ballot lies face-down until all are cast."""
        ledger.set(f"ballot.{self.seat}", self.pilot, rule="PILOT-18")


def count_mvp(ledger: Ledger) -> None:
    """Turn the ballots; a tie goes to the Coach."""
    # A hidden ballot may name any Pilot: then the result cannot be foretold.
    cast_by = {seat: known(ledger.table.values, f"ballot.{seat}") for seat in sorted(pilot_seats(ledger.table))}
    votes = Counter(str(vote) for vote in cast_by.values() if vote is not None)
    for seat in cast_by:
        ledger.set(f"ballot.{seat}", None, rule="PILOT-18")
    if not votes:
        return
    most = max(votes.values())
    leading = tuple(seat for seat in pilots_in_play(ledger.table) if votes[seat] == most)
    if len(leading) == 1:
        crown(ledger, leading[0])
    elif leading:
        ledger.next(("mvp_tie", *leading))


def crown(ledger: Ledger, seat: Seat) -> None:
    """The Most Valuable Pilot gets her Evolution."""
    ledger.announce("mvp", rule="PILOT-18", who=seat)
    evolution.earn(ledger, seat, evolution.MVP)


def _ask_mvp_tie(state: State, item: Item) -> Ask:
    return Ask(
        "mvp_tie",
        COACH_SEAT,
        say("The vote is tied. Who is the Most Valuable Pilot?"),
        tuple(NameMvp(COACH_SEAT, str(seat)) for seat in item[1:]),
        say("Coach breaks the tie."),
    )


@answers("mvp_tie", "names {pilot} MVP", rule="PILOT-18")
class NameMvp(Choice):
    """Wish: break the tie."""

    pilot: Seat = field(converter=seat_named)

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.pilot not in item[1:]:
            raise Impossible(say("She did not come first."))
        crown(ledger, self.pilot)


MOVES = (OpenVote, Learned, NotLearned, LessonBonus, NoBonus, VoteMvp, NameMvp)
DOINGS = {"mvp_count": count_mvp}
ASKINGS = {"earned_lesson": _ask_earned, "bonus_lesson": _ask_bonus, "mvp_vote": _ask_mvp, "mvp_tie": _ask_mvp_tie}
