"""What some tables leave to people: whether an effect works, and which bit it flips (RULES VM-H26, VM-H34)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.choice import Choice, answers, either
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.bits import set_bit
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BITS, GOOD, bit_at, learn
from gattai_desktop.games.virtual_machine.values import name_of, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU


def is_the_cpus(ledger: Ledger, who: str, *doing: Value) -> bool:
    """Ask the CPU whether an effect works, where a table plays so, and return whether it is asked.

    doing: the item of the agenda that lets it happen.
    """
    if rulings_of(ledger.table).effects != "cpu":
        return False
    ledger.next(("effect", who, *doing))
    return True


@answers("effect", "lets it work", rule="VM-H26")
@frozen
class LetWork(Choice):
    """Answer: an effect succeeds."""

    shown = Shown("It works", sign="tick", line="Whatever the card, Connect and Resist are.")
    told = LogWords("{seat} lets it work")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(item[2:])


@answers("effect", "lets it fail", rule="VM-H26")
@frozen
class LetFail(Choice):
    """Answer: an effect does not succeed."""

    shown = Shown("It fails", sign="cross", line="Whatever the card, Connect and Resist are.")
    told = LogWords("{seat} lets it fail")


def _ask_effect(state: State, item: Item) -> Ask:
    question = say("Does the effect of {name} work?", name=name_of(state, str(item[1])))
    return either(CPU, question, LetWork, LetFail, say("At this table the CPU decides."))


@wish("names place {place}")
@frozen
class NamePlace(Answer):
    """Answer: the place of the byte that is flipped, where its maker chooses it (RULES VM-H34)."""

    place: int
    shown = Shown("Place {place}", kind="Name a place of the byte", sign="cog", line="The bit there is flipped.")
    told = LogWords("{seat} names place {place}")
    answers = "names_place"

    def judge(self, state: State) -> Iterator[Reason]:
        if not 1 <= self.place <= len(BITS):
            yield refusal("VM-H34", "The byte has {number} places.", number=len(BITS))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, who, target, way = map(str, item)
        bit = bit_at(ledger.table, self.place)
        set_bit(ledger, who, target, bit, on=way == "on" or (not way and bit not in GOOD))
        learn(ledger, bit, rule="VM-H33")


def _ask_place(state: State, item: Item) -> Ask:
    seat = seat_of(state, str(item[1]))
    options = tuple(NamePlace(seat, place) for place in range(1, len(BITS) + 1))
    question = say("Which place is flipped in {name}?", name=name_of(state, str(item[2])))
    return Ask("names_place", seat, question, options, say("At this table its maker chooses the place."))


MOVES: Final = (LetWork, LetFail, NamePlace)
ASKINGS: Final[dict[str, Asking]] = {"effect": _ask_effect, "names_place": _ask_place}
