"""Hacks: one a turn with the turn's card, before or after the attack with the same card (RULES VM-34, part 1h)."""

from collections.abc import Iterator
from typing import ClassVar, Final

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, one_of
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_target
from gattai_desktop.games.virtual_machine.blows import succeeds
from gattai_desktop.games.virtual_machine.effects import end_bit, is_the_cpus, set_bit
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.ladder import NONE
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import (
    BERSERK,
    BITS,
    CONFUSED,
    INVISIBLE,
    SILENCED,
    bit_at,
    learn,
    place_named,
)
from gattai_desktop.games.virtual_machine.striking import comes_back_first, sends_back, test_of
from gattai_desktop.games.virtual_machine.turns import OnTurn, play_zone, turn_card
from gattai_desktop.games.virtual_machine.values import actor, name_of, of, put, rank_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, side_of

ON: Final = "on"
OFF: Final = "off"


def against_hacking(table: Table, who: str) -> Iterator[Reason]:
    """Yield why a process hacks nothing now, whatever it is aimed at."""
    one, called = process(table, who), name_of(table, who)
    if not one.has("hacks"):
        yield refusal("VM-34", "{name} is no hacker.", name=called)
    for bit in (SILENCED, BERSERK, CONFUSED):
        if bit in one.bits:
            yield refusal("VM-W4", "{name} is {bit}.", name=called, bit=bit.capitalize())


def has_hack_left(table: Table, who: str) -> bool:
    """Whether the process on turn may still hack with the card of its turn (RULES VM-34)."""
    spent = turn_card(table) is None or table.values.get("turn.hacked")
    return not spent and next(against_hacking(table, who), None) is None


@frozen
class Hack(OnTurn):
    """What only hackers do, and not while Silenced, Berserk or Confused."""

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from against_hacking(state, who)


@frozen
class CardHack(Hack):
    """A hack with the card of the turn: one a turn."""

    card: Card

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from Hack.against(self, state, who)
        if self.card is not turn_card(state) or self.card not in state.cards(play_zone(state)):
            yield refusal("VM-21", "{card} is not the card of this turn.", card=self.card)
        if state.values.get("turn.hacked"):
            yield refusal("VM-34", "One card is one hack.")

    def against_target(self, state: State, who: str, target: str) -> Iterator[Reason]:
        """Yield why the hack does not reach somebody."""
        return against_target(state, who, target, process(state, who).hack_range, "hack")

    def begin(self, ledger: Ledger, target: str) -> str:
        """Note the hack, and return who hacks."""
        who = actor(ledger.table)
        ledger.announce("hacks", rule="VM-34", process=who, target=target)
        ledger.set("turn.hacked", value=True, rule="VM-34")
        if rulings_of(ledger.table).invisible == "all_deeds":
            end_bit(ledger, who, INVISIBLE, rule="VM-H61")
        return who


def _announce(ledger: Ledger, result: str, who: str, target: str, rank: int) -> int:
    connect, resist = test_of(ledger.table, who, target)
    return ledger.announce(result, rule="VM-H26", process=who, target=target, rank=rank, connect=connect, resist=resist)


def hacking_cards(state: State, seat: str) -> tuple[Card, ...]:
    """The card with which a seat can hack now."""
    may = OnTurn.is_offered(state, seat) and not state.values.get("turn.hacked")
    card = turn_card(state) if may else None
    return (card,) if card is not None and process(state, actor(state)).has("hacks") else ()


@wish("flips {target} {way} with {card}")
class FlipBit(CardHack):
    """Wish: set or clear the bit that the card names in somebody (hack k1)."""

    target: str
    way: str
    shown = Shown("Flip a bit of {target} {way}", kind="Flip a bit", letter="K", sign="cog")
    told = LogWords("{seat} flips a bit of {target} {way} with {card}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[FlipBit]":
        targets = (*state.listed(MCS), *state.listed(CPU))
        yield from (
            cls(seat, card, one, way) for card in hacking_cards(state, seat) for one in targets for way in (ON, OFF)
        )

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from CardHack.against(self, state, who)
        if self.way not in (ON, OFF):
            yield refusal("VM-34", "A bit is flipped on or off.")
        yield from self.against_target(state, who, self.target)

    def play(self, ledger: Ledger) -> None:
        who = self.begin(ledger, self.target)
        rank = rank_of(ledger.table, self.card)
        if is_the_cpus(ledger, who, "flips", who, self.target, self.way, rank):
            return
        result = succeeds(ledger.table, who, self.target, rank)
        told = _announce(ledger, result, who, self.target, rank)
        with ledger.because(told):
            bit_is_on = self.way == ON
            if result == "succeeds":
                _flips(ledger, who, self.target, self.way, rank)
            is_sent_back = result == "resisted" or (
                result == "succeeds" and rulings_of(ledger.table).mirrored == "hits_too"
            )
            sent_back = is_sent_back and sends_back(ledger.table, who, self.target)
            if sent_back and comes_back_first(ledger, self.card):
                set_bit(ledger, who, who, bit_at(ledger.table, place_named(rank)), on=bit_is_on)


def _flips(ledger: Ledger, who: str, target: str, way: str, rank: int) -> None:
    """Set or clear the bit that a card names, or the one that the hacker says (RULES VM-H34)."""
    if rulings_of(ledger.table).named_bits == "hacker":
        ledger.next(("names_place", who, target, way))
        return
    bit = bit_at(ledger.table, place_named(rank))
    set_bit(ledger, who, target, bit, on=way == ON)
    learn(ledger, bit)


@wish("probes place {place}")
class Probe(Hack):
    """Wish: pay 1 Move Point and let everybody know a place of the byte (hack k2)."""

    place: int
    cost: ClassVar[int] = 1
    """What it costs, Move Points."""
    shown = Shown(
        "Probe place {place}",
        kind="Probe a place of the byte",
        letter="P",
        sign="eye",
        line="1 Move Point: everybody learns which status stands there.",
    )
    told = LogWords("{seat} probes place {place} of the byte")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Probe]":
        if cls.is_offered(state, seat) and process(state, actor(state)).has("hacks"):
            yield from (cls(seat, place) for place in range(1, len(BITS) + 1))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from Hack.against(self, state, who)
        if not 1 <= self.place <= len(BITS):
            yield refusal("VM-H33", "The byte has {number} places.", number=len(BITS))
        elif state.zones["byte"][self.place - 1].up:
            yield refusal("VM-H33", "That place is known.")
        if state.values.get("turn.probed"):
            yield refusal("VM-34", "One Probe a turn.")
        if state.number(of(who, "move")) < self.cost:
            yield refusal("VM-35", "A Probe costs 1 Move Point.")

    def play(self, ledger: Ledger) -> None:
        who = actor(ledger.table)
        ledger.set("turn.probed", value=True, rule="VM-34")
        put(ledger, who, "move", max(ledger.table.number(of(who, "move")) - self.cost, 0), rule="VM-34")
        learn(ledger, bit_at(ledger.table, self.place))


def works(ledger: Ledger, who: str, card: Card) -> bool:
    """Test Connect alone."""
    rank = rank_of(ledger.table, card)
    connect = process(ledger.table, who).connect
    result = "succeeds" if rank == ACE or rank >= connect else "fails"
    ledger.announce(result, rule="VM-H26", process=who, rank=rank, connect=connect, resist=NONE)
    return result == "succeeds"


@wish("siphons cpu through {target} with {card}")
class Siphon(CardHack):
    """Wish: let the CPU discard a card of its choice, through an enemy (hack k5)."""

    target: str
    shown = Shown("Siphon through {target}", kind="Siphon", letter="K", sign="brine")
    told = LogWords("{seat} siphons the CPU's hand through {target} with {card}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Siphon]":
        yield from (cls(seat, card, one) for card in hacking_cards(state, seat) for one in state.listed(CPU))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from CardHack.against(self, state, who)
        if self.target not in state.listed(CPU):
            yield refusal("VM-34", "{name} is no enemy.", name=name_of(state, self.target))
        else:
            yield from self.against_target(state, who, self.target)

    def play(self, ledger: Ledger) -> None:
        who = self.begin(ledger, self.target)
        if ledger.table.count(zones.hand(CPU)) and is_the_cpus(ledger, who, "siphoned"):
            return
        rank = rank_of(ledger.table, self.card)
        result = succeeds(ledger.table, who, self.target, rank)
        _announce(ledger, result, who, self.target, rank)
        held = ledger.table.cards(zones.hand(CPU)) if result == "succeeds" else ()
        if len(held) == 1:  # no choice: nobody has to be asked for it
            _lose_hand_card(ledger, held[0])
        elif held:
            ledger.next(("siphoned",))


@wish("discards {card} from the hand")
class LoseHandCard(Answer):
    """Answer: the card of the hand that the CPU discards."""

    card: Card
    shown = Shown("Discard {card}", kind="Discard a card of the hand", sign="down", line="It leaves your hand.")
    answers = "siphoned"

    def laid_on_now(self, table: Table) -> Place:
        """The discards of the CPU."""
        return Place(zone=zones.discard_of(table, CPU))

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.hand(CPU)):
            yield refusal("VM-34", "{card} is not in your hand.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        _lose_hand_card(ledger, self.card)


def _lose_hand_card(ledger: Ledger, card: Card) -> None:
    ledger.move_from(zones.hand(CPU), (card,), zones.discard_of(ledger.table, CPU), rule="VM-34")


def _ask_siphoned(state: State, _item: Item) -> Ask | None:
    options = (LoseHandCard(CPU, card) for card in state.cards(zones.hand(CPU)))
    return one_of("siphoned", CPU, say("Which card do you discard?"), options, say("A hacker siphons your hand."))


@wish("overclocks {target} with {card}")
class Overclock(CardHack):
    """Wish: give an ally 2 Move Points, up to Max Move (hack k6)."""

    target: str
    shown = Shown("Overclock {target}", kind="Overclock", letter="K", sign="charge")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Overclock]":
        yield from (
            cls(seat, card, one) for card in hacking_cards(state, seat) for one in state.listed(MCS) if one != seat
        )

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from CardHack.against(self, state, who)
        if side_of(self.target, state) != side_of(who, state) or self.target == who:
            yield refusal("VM-34", "{name} is no ally.", name=name_of(state, self.target))
        else:
            yield from self.against_target(state, who, self.target)

    def play(self, ledger: Ledger) -> None:
        who = self.begin(ledger, self.target)
        if not is_the_cpus(ledger, who, "overclocked", self.target) and works(ledger, who, self.card):
            _overclocked(ledger, self.target)


def _overclocked(ledger: Ledger, who: str) -> None:
    more = min(ledger.table.number(of(who, "move")) + 2, process(ledger.table, who).most_move)
    put(ledger, who, "move", more, rule="VM-34")


MOVES: Final = (FlipBit, Probe, Siphon, LoseHandCard, Overclock)
DOINGS: Final[dict[str, Doing]] = {"flips": _flips, "overclocked": _overclocked}
ASKINGS: Final[dict[str, Asking]] = {"siphoned": _ask_siphoned}
