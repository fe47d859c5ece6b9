"""Who is asked in a window, and what that tells: the policy of each player (RULES 3h, TS-H44).

By itself a player is asked where facts that everybody knows say that an answer could be there. Being asked, and not
being asked, then tells nothing of a hand. Each player may choose otherwise, and the other is not told what. A new table
asks one person alone against the program only where there is an answer: nobody is there who could be told.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NewType

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import AllBut
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.seating import ONE_HAND, program_in, seating
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR, OpenAttack, attack_of
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import effect_of
from gattai_desktop.games.tasuo.foreseen import foreseen
from gattai_desktop.games.tasuo.leaving import would_fall
from gattai_desktop.games.tasuo.queue import NUMBER, QueueEntry, entries
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.targeting import harmed, is_warded
from gattai_desktop.games.tasuo.values import active, listed
from gattai_desktop.games.tasuo.warriors import warriors_named
from gattai_desktop.games.verdict import Reason, refusal

SEEN: Final = "by what all can see"
ALWAYS: Final = "always"
COULD: Final = "only when it could"
POLICIES: Final = (SEEN, ALWAYS, COULD)
"""When a player is asked: where public facts allow an answer, in every window, where there is a legal answer."""
_OF_RULING: Final = {"always": ALWAYS, "when_possible": COULD}

MY_TURN: Final = "the next turn"
ATTACKED: Final = "an attack"
WOULD_FALL: Final = "a warrior would fall"
ARMOR_ATTACKED: Final = "armor is attacked"
ACTIVATED: Final = "a card is activated"
UNTIL: Final = (MY_TURN, ATTACKED, WOULD_FALL, ARMOR_ATTACKED, ACTIVATED)
"""Until what a player passes by itself; every such pass ends with the start of the own turn too."""

Policy = NewType("Policy", str)
"""One of POLICIES."""
Until = NewType("Until", str)
"""One of UNTIL."""
PAUSE: Final = "pause"
USUAL_PAUSE: Final = 15
"""How many tenths of a second a window lasts that is open by public facts, whether somebody is asked or not."""
_USING: Final = ("card", "lay", "mode", "equip", "activation", "show")
_ACTIVATED_BY: Final = ("turn", "ability", "show")


def policy_of(table: Table, seat: Seat) -> str:
    """Return when a player is asked; where another player's policy is hidden, the usual one."""
    # Where one person presses for both, nobody sees who is asked: to ask who could only pass would hide nothing.
    usual = COULD if seating(table) == ONE_HAND else SEEN
    chosen = table.text(f"policy.{seat}") or _OF_RULING.get(rulings_of(table).asking, usual)
    return SEEN if chosen == COULD and not is_alone(table, seat) else chosen


def is_alone(table: Table, seat: Seat) -> bool:
    """Whether nobody else can see on a screen that this player is asked: only then may asking depend on the hand."""
    by_program = _is_program(table, zones.foe(seat))
    return seating(table) == ONE_HAND or by_program or bool(table.number(f"alone.{seat}"))


def _is_program(table: Table, seat: Seat) -> bool:
    return bool(table.text(program_in(seat)))


def pause_of(table: Table) -> int:
    """Return how long a window lasts at least, in tenths of a second (RULES 3h, equal pause)."""
    return table.number(PAUSE) or USUAL_PAUSE


def is_paced(table: Table, seat: Seat) -> bool:
    """Whether a window in which this player may answer lasts the same time, whatever becomes of it (RULES 3h).

    The program always answers at its end. Of a person it hides a policy that depends on the hand, so it falls where
    another person sits at a screen of her own. Nobody waits where two people share a screen, where being asked depends
    on nothing hidden, where one person presses for both, or against the program, which has no clock to look at.
    """
    if _is_program(table, seat):
        return True
    return seating(table) != ONE_HAND and is_alone(table, seat) and not _is_program(table, zones.foe(seat))


def is_asked(table: State, seat: Seat, fallen: tuple[Value, ...], has_answer: Callable[[], bool]) -> bool:
    """Whether a player is asked in the window that is open.

    fallen: who lost a warrior, where that opened it. has_answer: whether there is a legal answer but to pass.
    """
    if table.text(f"until.{seat}"):
        return False
    policy = policy_of(table, seat)
    if policy == ALWAYS:
        return True
    if policy == COULD:
        return (attack_of(table) is not None or not _is_at_it(table, seat, fallen)) and has_answer()
    return could_answer(table, seat, fallen)


# ---------------------------------------------------------------------- by what all can see


def lay_long_enough(table: Table, laid: Value) -> bool:
    """Whether a card that was set in a turn may be used by now: from the foe's next turn on, or the own (TS-H13)."""
    turn = table.number("turn")
    if rulings_of(table).full_turn == "own_turn":
        return isinstance(laid, int) and turn - laid >= len(zones.SEATS)
    return laid != turn


def can_be_waiting(table: Table, seat: Seat) -> bool:
    """Whether a card of a player lies face-down that may be used by now, whatever it is (RULES TS-H13, TS-H32)."""
    lying, since = table.zones.get(zones.legend(seat), ()), listed(table, f"since.{seat}")
    return any(not one.up and lay_long_enough(table, laid) for one, laid in zip(lying, since, strict=False))


def _is_at_it(table: Table, seat: Seat, fallen: tuple[Value, ...]) -> bool:
    """Whether it is a player's turn and nothing is there but what she does: what she could add is hers before or after.

    An attack is the one thing to which she may add then (RULES 3h).
    """
    return active(table) == seat and seat not in fallen and all(one.seat == seat for one in entries(table))


def could_answer(table: Table, seat: Seat, fallen: tuple[Value, ...]) -> bool:
    """Whether a player could answer now, judging by what everybody can see (RULES TS-H44)."""
    theirs = [one for one in entries(table) if one.seat != seat]
    if _is_at_it(table, seat, fallen):
        return False
    if can_be_waiting(table, seat):
        return True
    if not table.count(zones.hand(seat)):
        return False
    return seat in fallen or active(table) == seat or any(_calls_the_hand(table, one, seat) for one in theirs)


def _calls_the_hand(table: Table, entry: QueueEntry, seat: Seat) -> bool:
    """Whether an entry of the foe's may be answered from hand: it is at a warrior of this player (RULES TS-H69)."""
    if entry.kind != "attack":
        return any(not is_warded(table, entry, key) for key in harmed(table, entry, seat))
    if entry.targets == (ARMOR,):
        return rulings_of(table).armor_defence == "armor_too"
    return any(one.owner == seat for one in warriors_named(table, entry.targets))


# ---------------------------------------------------------------------- passing until something happens


_known: Final = path_to("secret.{}.passed")
"""The last entry of the Queue that a player knew of whose standing pass began amid its own event."""


def _attacked(table: Table, seat: Seat, known: int) -> bool:
    return any(one.seat != seat and one.kind == "attack" and one.number > known for one in entries(table))


def falling(table: Table, attack: OpenAttack) -> tuple[TasuoCard, ...]:
    """Return which warriors an attack that hits would destroy, with what waits above it, as all can see (TS-38)."""
    seen = foreseen(table, attack)
    return tuple(one for one in warriors_named(table, attack.targets) if would_fall(table, seen, one))


def _would_fall(table: Table, seat: Seat, known: int) -> bool:
    attack = attack_of(table)
    return attack is not None and _attacked(table, seat, known) and bool(falling(table, attack))


def _armor_attacked(table: Table, seat: Seat, known: int) -> bool:
    attack = attack_of(table)
    return _attacked(table, seat, known) and attack is not None and attack.targets == (ARMOR,)


def _activated(table: Table, seat: Seat, known: int) -> bool:
    return any(one.seat != seat and one.number > known and _is_activation(table, one) for one in entries(table))


def _is_activation(table: Table, entry: QueueEntry) -> bool:
    """Whether an entry is a card that was used, or an ability or Arena; a trigger is none."""
    effect = effect_of(table, entry) if entry.kind == "effect" else None
    return entry.kind in _USING if effect is None else effect.trigger.word in _ACTIVATED_BY


_HAPPENS: Final[Mapping[str, Callable[[Table, Seat, int], bool]]] = {
    ATTACKED: _attacked,
    WOULD_FALL: _would_fall,
    ARMOR_ATTACKED: _armor_attacked,
    ACTIVATED: _activated,
}


def begin_standing_pass(ledger: Ledger, seat: Seat, event: str) -> None:
    """Let a player pass until something happens; what is happening already is not waited for (RULES 3h)."""
    ledger.set(f"until.{seat}", event, rule="TS-H44")
    known = ledger.table.number(NUMBER) if _happens(ledger.table, seat, event, 0) else None
    ledger.set(_known(seat), known, rule="TS-H44")


def _happens(table: Table, seat: Seat, event: str, known: int) -> bool:
    happens = _HAPPENS.get(event)
    return happens is not None and happens(table, seat, known)


def end_standing_pass(ledger: Ledger, seat: Seat, *, turn: bool = False) -> None:
    """Let a standing pass end where its event is there, or the own turn begins (RULES 3h)."""
    event = ledger.table.text(f"until.{seat}")
    if event and (turn or _happens(ledger.table, seat, event, ledger.table.number(_known(seat)))):
        ledger.clear((f"until.{seat}", _known(seat)), rule="TS-H44")


# ---------------------------------------------------------------------- choosing


@wish("is asked again")
class TakePassBack(Move):
    """Wish: end the own standing pass; it is said, never offered (RULES 3h)."""

    shown = Shown("Ask me again")
    while_asked = AllBut()

    def judge(self, state: State) -> Iterator[Reason]:
        if not state.text(f"until.{self.seat}"):
            yield refusal("TS-H44", "You are asked already.")

    def play(self, ledger: Ledger) -> None:
        ledger.set(f"until.{self.seat}", None, rule="TS-H44")


WRITTEN: Final[Mapping[object, str]] = {Policy: "|".join(POLICIES), Until: "|".join(UNTIL)}
"""How policies and events are written in a move."""
MOVES = (TakePassBack,)
