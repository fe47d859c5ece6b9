"""The clash: Bot after Bot is revealed until the attack passes or nothing is left (RULES RB-11 to RB-17)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import totals
from gattai_desktop.games.rumblebots.values import CLASH, add_bonus, challenger, champion, name
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class _OfChallenger(Move):
    """What the Challenger alone may do in a clash (RULES RB-11)."""

    steps = (CLASH,)
    step_rule = "RB-12"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        now = state.values.get("challenger")
        if now != self.seat:
            yield refusal("RB-11", "{seat} challenges now.", seat=name(state, str(now)))


@wish("reveals the next Bot")
class RevealNext(_OfChallenger):
    """Wish: turn over the top card of the own deck and add it to the attack gang (RULES RB-12)."""

    elsewhere = say("Bots are revealed in a battle only.")

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _OfChallenger.judge(self, state)
        if not state.count(zones.deck(self.seat)):
            yield refusal("RB-25", "The deck is empty.")

    def play(self, ledger: Ledger) -> None:
        """Reveal, then whatever the Bot and the Contraptions do, then compare."""
        if self.seat != ledger.table.values.get("challenger"):
            raise Impossible(say("Only the Challenger has an attack gang to which a Bot could be added."))
        turn_over(ledger, self.seat)


@wish("counts the clash")
class CountClash(_OfChallenger):
    """Wish: let a clash be decided that was brought to its end by hand (RULES RB-17, RB-25, TABLE-1)."""

    def judge(self, state: State) -> Iterator[Reason]:
        """The Challenger alone, where the attack has passed or nothing is left to reveal."""
        yield from _OfChallenger.judge(self, state)
        if state.values.get("challenger") == self.seat and state.count(zones.deck(self.seat)) and not totals(state).won:
            yield refusal("RB-17", "The clash goes on: reveal the next Bot.")

    def play(self, ledger: Ledger) -> None:
        if self.seat != ledger.table.values.get("challenger"):
            raise Impossible(say("Only the Challenger's attack is counted."))
        ledger.next(("compare",))


def turn_over(ledger: Ledger, seat: Seat) -> None:
    """Add the top Bot of the deck to the gang and let everything follow that follows (RULES RB-12, RB-H5)."""
    lying = ledger.table.cards(zones.deck(seat))
    if not lying:
        raise Impossible(say("The deck is empty."))
    moved = ledger.move_from(zones.deck(seat), lying[-1:], zones.gang(seat), rule="RB-12")
    with ledger.because(moved):
        key = lying[-1].key
        before = (("compare", "before"),) if rulings_of(ledger.table).comparing == "before_and_after" else ()
        ledger.next(
            ("contraption", "replace", seat, key),
            ("charge", seat),
            *before,
            ("ability", key, False),
            ("contraption", "attack", seat),
            ("compare",),
        )


def _charge(ledger: Ledger, seat: Seat) -> None:
    """Give the first Bot that a player reveals as Challenger what the Reactor has for it (RULES RB-H14)."""
    if ledger.table.values.get(f"charged.{seat}"):
        ledger.set(f"charged.{seat}", None, rule="RB-H14")
        add_bonus(ledger, "attack", 1, "Reactor", rule="RB-H14")


def _compare(ledger: Ledger, when: str = "after") -> None:
    """Hold attack against defence, and tell both ways of winning (RULES RB-15, RB-16, RB-17, RB-25)."""
    table = ledger.table
    seat = challenger(table)
    found = totals(table)
    told = ledger.announce(
        "totals",
        rule="RB-13",
        seat=seat,
        attack=found.attack,
        defence=found.defence,
        criticals=found.criticals,
        needed=found.needed,
    )
    with ledger.because(told):
        if found.won:
            # After a win before its ability, what waits for the ability and the second comparison is void (RB-17).
            ledger.agenda[:] = [one for one in ledger.agenda if one[0][0] not in _OF_A_REVEAL]
            ledger.announce(
                "wins",
                rule="RB-15" if found.by_attack else "RB-16",
                seat=seat,
                by_attack=found.by_attack,
                by_criticals=found.by_criticals,
            )
            ledger.next(("beaten", champion(table)))
        elif when == "after" and not table.count(zones.deck(seat)):
            ledger.next(("surrender", seat, "RB-25"), ("clash",))


_OF_A_REVEAL: Final = frozenset({"ability", "compare", "contraption"})


MOVES = (RevealNext, CountClash)
DOINGS: Final[dict[str, Doing]] = {"charge": _charge, "compare": _compare}
