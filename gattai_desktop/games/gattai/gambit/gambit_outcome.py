"""What a Gambit leads to: the Pilot's result, consequences, a Lesson, and the way back (RULES GAMBIT-8 to 17)."""

from typing import ClassVar, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, put
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.effects import condition_values, modifiers
from gattai_desktop.games.gattai.events.event_table import EVENTS, choices_for
from gattai_desktop.games.gattai.events.recipients import kinds_hit, valid
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import conflict_end
from gattai_desktop.games.move import Answer, Impossible, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown

# Whether the goal is reached and whether the consequence is a good one (GAMBIT-9).
POSITIVE: Final = {"yes-and": True, "yes-but": False, "no-but": True, "no-and": False}

_LISTED_POSITIVE: Final = ("Chargeup", "Favor", "Fortify", "Rebuild", "Recover", "Replenish")
_LISTED_NEGATIVE: Final = ("Wave", "Disfavor", "Purge")
_WITHOUT_RECIPIENT: Final = frozenset({"Rally", "Tarry"})
CONSEQUENCE: Final = "consequence"
"""Why an event happens that was made of what a Gambit leads to."""
WHOLE: Final = frozenset({"Purge", "Burn"})
"""Events whose base amount is the whole of something: no number stands with them."""


# ---------------------------------------------------------------------- the result


def settle_result(ledger: Ledger, result: str) -> None:
    """Write the result and what it fires (GAMBIT-9 to GAMBIT-14)."""
    seat = gambit.pilot_of(ledger.table)
    cause = ledger.set(gambit.RESULT, result, rule="GAMBIT-9")
    with ledger.because(cause):
        ledger.announce("gambit_result", rule="GAMBIT-9", seat=seat, result=result)
        if result.startswith("no-"):
            conflict_end.missed(ledger, "gambit", seat)
        elif modifiers.somewhere_forbidden(ledger.table, "boon"):
            ledger.set(condition_values.GAMBIT_WON, ledger.number("scene"), rule="GAMBIT-9")
        special = bool(ledger.table.values.get(gambit.SPECIALTY))
        sign = "positive" if POSITIVE[result] else "negative"
        follows: list[Item] = []
        if result == "no-and":
            if first_contact.has_event(ledger.table, "Chargeup"):
                follows.append(("fire", "Chargeup", seat, 1, seat, "no_and"))
            if special:
                follows.append(("lesson", seat))
        follows.append(("gambit_consequence", sign))
        if special:
            follows.append(("gambit_consequence", sign))
        follows.append(("gambit_clean_up",))
        gambit.enter(ledger, "gambit.consequences")
        ledger.next(*follows)


def _succeeds(ledger: Ledger) -> None:
    settle_result(ledger, gambit.YES_AND)


def _ask_result(state: State, item: Item) -> Ask:
    seat = gambit.pilot_of(state)
    return Ask(
        "gambit_result",
        seat,
        say("Your card is not higher. What comes of it?"),
        (YesBut(seat), NoBut(seat), NoAnd(seat)),
        say("The Pilot picks, not Coach (GAMBIT-8)."),
    )


@frozen
class _Result(Answer):
    """Says what comes of a Gambit whose card was not higher; `result` is the word for it."""

    answers = "gambit_result"
    result: ClassVar[str] = ""

    def answer(self, ledger: Ledger, item: Item) -> None:
        settle_result(ledger, self.result)


@wish("chooses yes-but")
class YesBut(_Result):
    """Wish: the goal is reached, with a minor negative consequence."""

    shown = Shown("Yes, but")
    told = LogWords("{seat} chooses Yes, but")
    result = "yes-but"


@wish("chooses no-but")
class NoBut(_Result):
    """Wish: the goal is missed, with a minor positive consequence."""

    shown = Shown("No, but")
    told = LogWords("{seat} chooses No, but")
    result = "no-but"


@wish("chooses no-and")
class NoAnd(_Result):
    """Wish: the goal is missed, with a minor negative consequence and a Charge."""

    shown = Shown("No, and")
    told = LogWords("{seat} chooses No, and")
    result = "no-and"


# ---------------------------------------------------------------------- consequences


def offered_events(table: Table, sign: str, rulings: Rulings) -> tuple[str, ...]:
    """The events that Coach may choose as a consequence (GAMBIT-11, GAMBIT-12, R-21, R-22)."""
    if sign == "positive":
        names = _LISTED_POSITIVE if rulings.gambit_positive == "list" else choices_for("Boost", rulings)
    elif rulings.gambit_negative == "damage_choice":
        names = ("Wave", *choices_for("Damage", rulings))
    elif rulings.gambit_negative == "list_with_strife_as_schism":
        names = (*_LISTED_NEGATIVE, "Schism")
    else:
        names = _LISTED_NEGATIVE
    return tuple(name for name in names if name in _WITHOUT_RECIPIENT or valid(table, name))


def _ask_consequence(state: State, item: Item) -> Ask:
    sign = str(item[1])
    events = offered_events(state, sign, rulings_of(state))
    text = (
        say("A minor positive consequence: which?")
        if sign == "positive"
        else say("A minor negative consequence: which?")
    )
    return put(
        "gambit_consequence",
        COACH_SEAT,
        text,
        (Tell.made(COACH_SEAT), *[MakeIt.made(COACH_SEAT, name) for name in events]),
        say("{why}", why=state.text(gambit.RESULT)),
    )


@answers("gambit_consequence", "tells {consequence}", rule="GAMBIT-11")
class Tell(Choice):
    """Wish: the consequence is told in the story."""

    consequence: Quoted = Quoted("")
    shown = Shown("Tell it")
    told = LogWords("{seat} tells the consequence", words="consequence", story=True)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.announce("consequence", rule="GAMBIT-9", sign=item[1], text=self.consequence)


@answers("gambit_consequence", "makes it {event}", rule="GAMBIT-11")
class MakeIt(Choice):
    """Wish: the consequence is one event of a single point; Coach picks a fitting target."""

    event: str
    shown = Shown("{event}")
    told = LogWords("{seat} picks the consequence")

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.event not in EVENTS:
            raise Impossible(say("There is no event called {event}.", event=self.event))
        ledger.announce("consequence", rule="GAMBIT-9", sign=item[1], event=self.event)
        target = whom(ledger.table, self.event, str(item[1]))
        amount = None if self.event in WHOLE else 1
        ledger.next(("fire", self.event, target, amount, COACH_SEAT, CONSEQUENCE))


def whom(table: Table, event: str, sign: str) -> str | None:
    """Whom a consequence hits: a boost herself or an Ally and no Threat, where R-22 lists these (GAMBIT-11)."""
    if event in _WITHOUT_RECIPIENT:
        return None
    boosts = sign == "positive" and rulings_of(table).gambit_positive == "boost"
    return "Pilot" if boosts and "Threat" in kinds_hit(table, event) else "Choice"


# ---------------------------------------------------------------------- Lessons


def _lessons(table: Table, seat: Seat) -> int:
    return table.number(f"pilot.{seat}.lessons")


def _ask_lesson(state: State, item: Item) -> Ask:
    seat = str(item[1])
    cap = rulings_of(state).lesson_cap
    if cap != "none" and _lessons(state, seat) >= int(cap):
        text = say(
            "You have {count} Lessons, the most there is room for. Strike one first.", count=_lessons(state, seat)
        )
        return Ask("lesson", seat, text, (StrikeLesson(seat),), Words("PILOT-18"))
    return Ask("lesson", seat, say("What did you learn?"), (Learn(seat),), Words("GAMBIT-14"))


@answers("lesson", "learns {lesson}", rule="PILOT-18")
class Learn(Choice):
    """Wish: record a new Lesson (GAMBIT-14)."""

    lesson: Quoted = Quoted("")
    shown = Shown("Write the Lesson")
    told = LogWords("{seat} learns", words="lesson", story=True)

    def answer(self, ledger: Ledger, item: Item) -> None:
        count = _lessons(ledger.table, self.seat) + 1
        cause = ledger.set(f"pilot.{self.seat}.lessons", count, rule="GAMBIT-14")
        with ledger.because(cause):
            ledger.announce("lesson", rule="GAMBIT-14", seat=self.seat, text=self.lesson)


@answers("lesson", "strikes a Lesson", rule="PILOT-18")
class StrikeLesson(Choice):
    """Wish: strike an old Lesson to make room (PILOT-18)."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        count = _lessons(ledger.table, self.seat) - 1
        ledger.set(f"pilot.{self.seat}.lessons", count, rule="PILOT-18")
        ledger.next(item)


def _clean_up(ledger: Ledger) -> None:
    gambit.enter(ledger, "gambit.clean_up")
    conflict_end.after_gambit(ledger)


MOVES = (YesBut, NoBut, NoAnd, Tell, MakeIt, Learn, StrikeLesson)
DOINGS = {"gambit_succeeds": _succeeds, "gambit_clean_up": _clean_up}
ASKINGS = {"gambit_result": _ask_result, "gambit_consequence": _ask_consequence, "lesson": _ask_lesson}
