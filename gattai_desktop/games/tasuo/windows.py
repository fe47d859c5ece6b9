"""Response windows: who may answer what waits on the Queue, and when it resolves (RULES TS-63 to TS-65, 3h).

A window asks one player after the other, as the policy of each says (`policies.py`). Two passes in a row let the Queue
resolve.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import AllBut, Ask, put
from gattai_desktop.games.move import Answer, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.revealed_cards import LOOKED
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import attack_of, known_card
from gattai_desktop.games.tasuo.card_words import SWIFT
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import AIM, effect_of, is_decided, mends_nobody
from gattai_desktop.games.tasuo.effect_choices import CHOICE, DECIDE
from gattai_desktop.games.tasuo.policies import (
    UNTIL,
    Until,
    begin_standing_pass,
    could_answer,
    end_standing_pass,
    is_asked,
    is_paced,
    pause_of,
)
from gattai_desktop.games.tasuo.queue import FALLEN, RESOLVING, entries, start_next, waiting
from gattai_desktop.games.tasuo.trigger_order import ORDER
from gattai_desktop.games.tasuo.values import END, active, listed, turn_mark
from gattai_desktop.games.verdict import Reason, refusal

CALL: Final = "call"
ACT: Final = "act"
TRIGGERS: Final = "triggers"
ATTACK: Final = "attack"
FALL: Final = "fall"
TURN: Final = "turn"
"""The windows of 3h: a call is declared, something is used, triggers began, an attack is declared, a warrior fell in
battle, a Play Phase begins."""

ASKED: Final = "window.asked"
KIND: Final = "window.kind"
PASSES: Final = "window.passes"
LOST: Final = "window.fallen"
"""Who lost a warrior in battle, which opened the window."""

COUNTERED: Final = "countered"
"""The mark of a turn that a Counter ends, and the item of the agenda that ends it (RULES TS-26)."""

WINDOW: Final[Item] = ("window",)
"""The item of the agenda by which the window asks."""

ANSWERS: Final[list[type[Answer]]] = []
"""The kinds of answers that a window offers, in their order; each chapter adds its own."""


def open_window(ledger: Ledger, kind: str) -> None:
    """Open a window: its first player is asked before anything else goes on."""
    table = ledger.table
    found = entries(table)
    first = zones.foe(found[-1].seat) if found else zones.foe(active(table))
    fallen = listed(table, FALLEN)
    if fallen:  # who lost a warrior; where both did, the active player's foe
        first = zones.foe(active(table)) if len(fallen) > 1 else str(fallen[0])
        ledger.set(FALLEN, None, rule="TS-65")
    ledger.set(LOST, fallen or None, rule="TS-65")
    ledger.set(KIND, kind, rule="TS-65")
    ledger.set(ASKED, first, rule="TS-65")
    ledger.set(PASSES, 0, rule="TS-65")
    ledger.next(AIM, ("window.next",))


def answered(ledger: Ledger, seat: Seat) -> None:
    """Ask anew after somebody has added an entry: its foe first (RULES TS-63)."""
    ledger.set(ASKED, zones.foe(seat), rule="TS-63")
    ledger.set(PASSES, 0, rule="TS-63")
    ledger.next(AIM, ("window.next",))


def lost_one(table: Table, seat: Seat) -> bool:
    """Whether the window is open because a warrior of this player fell in battle (RULES 3h, W-fall)."""
    return table.text(KIND) == FALL and seat in listed(table, LOST)


def window(state: State, _item: Item) -> Ask:
    """Ask who is next. Whether somebody is asked at all was decided before: the question depends on nothing hidden."""
    seat = state.text(ASKED)
    return put("window", seat, _question(state), (PassWindow(seat), *_answers(state, seat)), Words(""), unseen=True)


def _answers(state: State, seat: Seat) -> Iterator[Answer]:
    """Yield the legal answers but to pass."""
    yield from (one for kind in ANSWERS for one in _allowed(kind, state, seat))


def _allowed(kind: type[Answer], state: State, seat: Seat) -> tuple[Answer, ...]:
    """Return the answers of a kind; none where they depend on cards that are hidden here, so that anybody may pass."""
    try:
        return tuple(one for one in kind.offered(state, seat) if not any(one.judge(state)))
    except NotKnown:
        return ()


def _question(state: State) -> Words:
    found = entries(state)
    if not found:
        fell = state.text(KIND) == FALL
        return say("A warrior has fallen. Answer it?") if fell else say("A Play Phase begins. Answer it?")
    source = known_card(state, found[-1].source)
    if source is None:
        return say("Answer what waits?")
    if found[-1].seat == state.text(ASKED):  # the foe adds nothing to it; whatever waits below may still be answered
        return say("{card} of yours waits to resolve. Add anything more?", card=source)
    return say("{card} waits to resolve. Answer it?", card=source)


def _has_answer(state: State, seat: Seat) -> bool:
    """Whether there is a legal answer that could do anything; the use of a Swift card at nobody hurt could not."""
    return any(not _is_idle(state, seat, getattr(one, "card", None)) for one in _answers(state, seat))


def _is_idle(state: State, seat: Seat, card: object) -> bool:
    if not isinstance(card, TasuoCard) or card.design.manner != SWIFT:
        return False
    return mends_nobody(state, seat, card.design.effects[0])


def ask_next(ledger: Ledger) -> None:
    """Ask who is next, if that player is asked at all; after two passes in a row the Queue resolves (RULES TS-63)."""
    while ledger.table.number(PASSES) < len(zones.SEATS):
        seat, fallen = ledger.table.text(ASKED), listed(ledger.table, LOST)
        end_standing_pass(ledger, seat)
        if is_really_asked(ledger.table) or (is_paced(ledger.table, seat) and could_answer(ledger.table, seat, fallen)):
            ledger.next(WINDOW)
            return
        _count_pass(ledger)
    ledger.clear((ASKED, KIND, PASSES, LOST), rule="TS-63")
    ledger.next(("resolve",))


def is_really_asked(table: State) -> bool:
    """Whether the player whose turn it is to answer is really asked."""
    seat = table.text(ASKED)
    return is_asked(table, seat, listed(table, LOST), partial(_has_answer, table, seat))


def pause(table: Table) -> int:
    """Return for how many milliseconds the window that asks now stays so at least; 0 where nobody is waited for.

    While a target is chosen or an effect decided amid a window, that is asked, and the window only after it.
    """
    asks_now = tuple(open_items(table)[:1]) == (WINDOW,)
    return pause_of(table) * 100 if asks_now and is_paced(table, table.text(ASKED)) else 0


def answered_by_itself(state: State) -> Answer | None:
    """Return the pass of a player who is waited for although nothing asks her: where pace tells nothing."""
    return PassWindow(state.text(ASKED)) if pause(state) and not is_really_asked(state) else None


def _count_pass(ledger: Ledger) -> None:
    ledger.set(PASSES, ledger.table.number(PASSES) + 1, rule="TS-63")
    ledger.set(ASKED, zones.foe(ledger.table.text(ASKED)), rule="TS-63")


@wish("passes")
class PassWindow(Answer):
    """Answer: answer nothing."""

    answers = "window"
    shown = Shown("Pass", letter="P")
    always_allowed = True

    def answer(self, ledger: Ledger, item: Item) -> None:
        _count_pass(ledger)
        ledger.next(("window.next",))


@wish("passes until {event}")
class PassUntil(Answer):
    """Answer: answer nothing, and be asked no more until something happens (RULES 3h)."""

    event: Until
    answers = "window"
    shown = Shown(kind="Pass until something happens", letter="U")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.event not in UNTIL:
            yield refusal("TS-H44", "Nobody passes until that.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        begin_standing_pass(ledger, self.seat, self.event)
        _count_pass(ledger)
        ledger.next(("window.next",))


@wish("will pass until {event}")
class PassAhead(Move):
    """Wish: be asked no more until something happens, said before any window asks; nobody is told (RULES 3h).

    It is never offered.
    """

    event: Until
    shown = Shown("Pass until {event}", kind="Pass until something happens")
    while_asked = AllBut()

    def judge(self, state: State) -> Iterator[Reason]:
        if self.event not in UNTIL:
            yield refusal("TS-H44", "Nobody passes until that.")
        elif state.text(f"until.{self.seat}") == self.event:
            yield refusal("TS-H44", "You pass until that already.")
        elif state.text(ASKED) == self.seat:
            yield refusal("TS-H44", "You are asked now: pass, or answer.")

    def play(self, ledger: Ledger) -> None:
        begin_standing_pass(ledger, self.seat, self.event)


@wish("looks at hidden cards")
class LookAtCards(Move):
    """Wish: look at the own hand and set cards before answering; everybody is told that, and no more (RULES 3h).

    It is said as the curtain rises, never offered.
    """

    shown = Shown("Look")
    while_asked = AllBut()

    def judge(self, state: State) -> Iterator[Reason]:
        if state.text(ASKED) != self.seat:
            yield refusal("TS-H44", "You are not asked.")

    def play(self, ledger: Ledger) -> None:
        ledger.announce(LOOKED, rule="TS-H44", seat=self.seat)


def look_to_tell(state: State, seat: Seat) -> Move | None:
    """Return what tells that the player who is asked looks at her cards; None for anybody else."""
    look = LookAtCards(seat)
    return None if any(look.judge(state)) else look


def done(ledger: Ledger) -> None:
    """After the last entry: what triggered meanwhile makes the next Queue, or play goes on (RULES TS-H43)."""
    ledger.set(RESOLVING, None, rule="TS-63")
    begin_next(ledger)


def begin_next(ledger: Ledger) -> None:
    """Let each player order the own triggers, the active one first; then they make a Queue (RULES TS-H42, TS-H60)."""
    table, first = ledger.table, active(ledger.table)
    begun = sorted(waiting(table), key=lambda one: one.seat != first) if is_decided(table) else ()
    optional = (one for one in begun if (effect := effect_of(table, one)) is not None and effect.may)
    decided = tuple((CHOICE, DECIDE, one.number) for one in optional)
    ledger.next(*decided, (ORDER, first, 0), (ORDER, zones.foe(first), 0), ("queue.next",))


def lay_triggers(ledger: Ledger) -> None:
    """Lay the triggers that wait on the Queue, and open their window; where nothing began play goes on.

    Where a Counter has stopped an effect it ends the turn now; one that has stopped an attack, when that is through.
    """
    fell = bool(listed(ledger.table, FALLEN))
    if start_next(ledger) or fell:
        open_window(ledger, FALL if fell else TRIGGERS)
    elif turn_mark(ledger.table, COUNTERED) and ledger.table.text("step") != END and attack_of(ledger.table) is None:
        ledger.next((COUNTERED,))


def between(ledger: Ledger) -> None:
    """After each entry, where a table plays it so: what it triggered is answered at once (RULES TS-H43)."""
    if waiting(ledger.table) or listed(ledger.table, FALLEN):
        begin_next(ledger)
    else:
        ledger.next(("resolve",))


ASKINGS = {"window": window}
DOINGS = {
    "window.next": ask_next,
    "queue.done": done,
    "queue.next": lay_triggers,
    "queue.between": between,
    "open": open_window,
}
MOVES = (PassAhead, PassUntil, PassWindow, LookAtCards)
