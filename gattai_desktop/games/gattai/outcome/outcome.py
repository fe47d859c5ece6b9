"""The Outcome of a Throwdown: who won, by how much, and what each side is owed (RULES OUT-1 to OUT-6, THROW-39).

| value | meaning |
|---|---|
| `outcome.winner`, `outcome.loser` | the sides |
| `outcome.rout` | whether the loser was routed |
| `outcome.basic.<side>`, `outcome.ultimate.<side>` | Spoils that a side may take |
| `outcome.wipe` | whether the loser scored nothing |
| `outcome.concession` | the story concession of the loser, once it is written |
| `outcome.spoils.<side>` | Spoils taken: (spoil, receiver) in the order in which they will happen |

Steps: `outcome.concession`, `outcome.spoils`, `outcome.story`, `outcome.clean_up` (STEP-5).
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.effects import effects, risking
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import conflict_end, stages, throwdown
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

WINNER: Final = "outcome.winner"
LOSER: Final = "outcome.loser"
ROUT: Final = "outcome.rout"
WIPE: Final = "outcome.wipe"
CONCESSION: Final = "outcome.concession"

ALL_POINTS: Final = 127


basic_path: Final = path_to("outcome.basic.{}")
"""Where the number of Basic Spoils of a side is kept."""
ultimate_path: Final = path_to("outcome.ultimate.{}")
"""Where the number of Ultimate Spoils of a side is kept."""


def winner(table: Table) -> Seat:
    """The side that won."""
    return cast("Seat", table.values[WINNER])


def loser(table: Table) -> Seat:
    """The side that lost."""
    return cast("Seat", table.values[LOSER])


# ---------------------------------------------------------------------- the end of the fight


def concede(ledger: Ledger, side: Seat, by: Seat | None = None, *, rout: bool = False) -> None:
    """Let a side lay its Hands down; the other scores the stage and wins (THROW-39, OUT-18, R-100)."""
    # What was flipped for this turn was seen by all: it is discarded, and not laid face down with the Hand.
    risking.over(ledger)
    table = ledger.table
    cause = ledger.announce("concede", rule="OUT-18" if rout else "THROW-39", side=side, seat=by)
    with ledger.because(cause):
        whole = rulings_of(table).concede_hands_of == "whole_side" or by is None
        for seat in throwdown.members(table, side) if whole else (by,):
            hand = table.cards(hand_zone(cast("Seat", seat)))
            if hand:
                ledger.move_from(hand_zone(cast("Seat", seat)), hand, f"conceded.{seat}", rule="THROW-39", up=False)
        won = throwdown.opponent(table, side)
        stages.score(ledger, won)
        settle(ledger, won, side, rout=rout)


def settle(ledger: Ledger, won: Seat, lost: Seat, *, rout: bool) -> None:
    """Work out what each side is owed, and ask for it (OUT-1 to OUT-6)."""
    risking.over(ledger)
    table = ledger.table
    rulings = rulings_of(table)
    points, against = stages.score_of(table, won), stages.score_of(table, lost)
    ledger.set(WINNER, won, rule="OUT-1")
    ledger.set(LOSER, lost, rule="OUT-1")
    ledger.set(ROUT, rout or None, rule="OUT-18")
    ledger.set("step", "outcome.concession", rule="STEP-5")
    ledger.announce("outcome", rule="OUT-1", winner=won, loser=lost, points=points, against=against)
    if points == ALL_POINTS and COACH_SEAT in {won, lost}:
        # Counted for the final score (SCORE-1).
        path = "scenario.wipeouts" if won == COACH_SEAT else "scenario.grand_slams"
        ledger.set(path, table.number(path) + 1, rule="SCORE-1")
    if lost == table.values.get(throwdown.CHALLENGER):
        conflict_end.missed(ledger, "throwdown", won, lost)
    if not against:
        ledger.set(WIPE, True, rule="OUT-3")
        ledger.announce("wipe", rule="OUT-3", side=won, points=points)
    if rulings.left_to_the_table("outcome"):
        ledger.announce("left_to_the_table", rule="R-01")
        ledger.set("step", "outcome.story", rule="STEP-5")
        return
    if first_contact.is_on(table):
        # There are no Spoils; the scores only colour the story.
        ledger.set("step", "outcome.story", rule="STEP-5")
        return
    ledger.set(basic_path(won), stages_that_count(table, rulings), rule="OUT-2")
    ultimate = (1 if not against else 0) + (2 if points == ALL_POINTS else 0)
    ledger.set(ultimate_path(won), ultimate or None, rule="OUT-4" if ultimate > 1 else "OUT-3")
    items: list[Item] = []
    if against:
        items.append(("concession", lost))
    if 2 * against > points:
        items.append(("loser_spoil", lost))
    opened = effects.moment(table, "outcome", winner=won, loser=lost)
    ledger.next(*items, *opened, ("enter_outcome", "spoils"), ("spoils", won), ("spoils", lost), ("apply_spoils",))


def stages_that_count(table: Table, rulings: Rulings) -> int:
    """How many stages earn a Basic Spoil (OUT-2, R-66)."""
    match rulings.stages_for_spoils:
        case "entered_and_not_undone":
            return len(stages.entered(table))
        case "scored_stages":
            return sum(not undone for *_, undone in stages.events(table))
        case "highest_number":
            return max(stages.entered(table), default=0)


def enter(ledger: Ledger, step: str) -> None:
    """Go on to a step of the Outcome."""
    ledger.set("step", f"outcome.{step}", rule="STEP-5")


# ---------------------------------------------------------------------- the loser


def _ask_concession(state: State, item: Item) -> Ask:
    side = str(item[1])
    seat = speaker(state, side)
    return Ask(
        "concession",
        seat,
        say("You scored {points}. What do you get in the story?", points=stages.score_of(state, side)),
        (NameConcession(seat),),
        say("Whoever lost and still scored names one thing that she gets (OUT-5)."),
    )


def speaker(table: Table, side: Seat) -> Seat:
    """Who decides for a side at the end: its Commander, even one who was taken out."""
    return throwdown.commander(table, side)


@answers("concession", "asks for {concession}", rule="OUT-5")
class NameConcession(Choice):
    """Wish: name the story concession that the losers get (OUT-5)."""

    concession: Quoted = Quoted("")
    shown = Shown("Name the concession")
    told = LogWords("{seat} gets in the story", words="concession", story=True)

    def told_now(self) -> LogWords:
        return self.told if self.concession else LogWords("{seat} gets something in the story", story=True)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(CONCESSION, self.concession or None, rule="OUT-5")
        ledger.announce("concession", rule="OUT-5", side=item[1], text=self.concession)


def still_there(table: Table, side: Seat) -> bool:
    """Whether a side has living characters or Threats (OUT-20)."""
    if side != COACH_SEAT:
        return any(throwdown.able(table, seat) for seat in throwdown.involved(table, side))
    keys = table.listed(throwdown.INVOLVED_THREATS)
    return not keys or any(table.values.get(f"threat.{key}.status") == "active" for key in keys)


def _ask_loser_spoil(state: State, item: Item) -> Ask | None:
    if rulings_of(state).loser_spoil_condition != "always_ask":
        return None
    name = throwdown.name_of(state, speaker(state, str(item[1])))
    question = say("{name} lost with more than half of the points. One Basic Spoil, if it fits?", name=name)
    return either(COACH_SEAT, question, Grant, GrantNot, say("OUT-6"))


def loser_spoil(ledger: Ledger, side: Seat) -> None:
    """Give a close loser one Basic Spoil, if anyone on her side is left (OUT-6, OUT-20, R-69)."""
    if still_there(ledger.table, side):
        ledger.set(basic_path(side), 1, rule="OUT-6")


@answers("loser_spoil", "grants the Spoil", rule="OUT-6")
class Grant(Choice):
    """Wish: let the close loser have her Spoil."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(basic_path(str(item[1])), 1, rule="OUT-6")


@answers("loser_spoil", "grants no Spoil", rule="OUT-6")
class GrantNot(Choice):
    """Wish: a Spoil does not fit here."""


# ---------------------------------------------------------------------- back to the story


@wish("returns to the story")
class ReturnToStory(Move):
    """Wish: the Outcome is told; clean up and go on with the story (OUT-13)."""

    shown = Shown(line="Clean up and draw")
    steps = ("outcome.story",)
    step_rule = "STEP-5"
    offered_to = "coach"
    offers_depend_on = ("seats",)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("OUT-13", "Coach says when the story goes on.")

    def play(self, ledger: Ledger) -> None:
        if ledger.table.values.get(WINNER) is None:
            raise Impossible(say("No Throwdown has ended."))
        ledger.next(("throwdown_clean_up",))


MOVES = (NameConcession, Grant, GrantNot, ReturnToStory)
DOINGS = {"loser_spoil": loser_spoil, "enter_outcome": enter}
ASKINGS = {"concession": _ask_concession, "loser_spoil": _ask_loser_spoil}
