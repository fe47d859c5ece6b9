"""All pick their cards for a round at once and in secret (RULES VM-7 to VM-11)."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from gattai_desktop.cards.card import ACE, CARDS, DECK_CARDS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table, cached, paths
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import has_own_hand, own_cards
from gattai_desktop.games.virtual_machine.drawing import reload, take_back
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.taking import names_takers, tell_takers
from gattai_desktop.games.virtual_machine.unseen import TAKERS, able_unseen
from gattai_desktop.games.virtual_machine.values import COUNT, SELECT, able, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

ROUND: Final = "select"
"""The name of the questions that everybody answers at once."""
_MOST_LISTED: Final = 400
"""Most picks that are listed; of more, the smaller ones are."""


def lie_open(table: Table) -> bool:
    """Whether picked cards lie open at once, and not only when all have picked (RULES VM-H5)."""
    return rulings_of(table).picks_hidden == "open"


def most_picked(table: Table, seat: str) -> int:
    """How many cards a seat may pick (RULES VM-8, VM-10, VM-11)."""
    if seat != CPU:
        return process(table, seat).play
    if has_own_hand(table):
        return _mobs(table) + len(own_cards(table))
    if any(process(table, who).is_boss for who in able(table, CPU)):
        return table.count(zones.hand(CPU))
    return _mobs(table)


def _mobs(table: Table) -> int:
    """How many mobs of the CPU can take a card."""
    return sum(process(table, who).is_mob for who in able(table, CPU)) + len(able_unseen(table))


def _against_own(table: Table, cards: Iterable[Card]) -> Iterator[Reason]:
    """Yield why the CPU cannot pick these where a boss has a hand of its own (RULES VM-H53)."""
    own = own_cards(table)
    mine = [card for card in cards if card in own]
    others = len(set(cards)) - len(set(mine))
    if mine and not has_own_hand(table):
        yield refusal("VM-H53", "{card} belongs to the boss's own hand.", card=mine[0])
    elif others > _mobs(table):
        yield refusal("VM-10", "{number} cards are too many: {most} at most.", number=others, most=_mobs(table))


NO_CARD: Final = Shown("Play no card", letter="N", sign="cross", line="No turn with a card this round; the hand stays.")
"""How it stands on a plate that nothing is picked."""


@frozen
class _Pick(Answer):
    """What is answered when all pick."""

    answers = "select"


@wish("picks {cards}")
class PickCards(_Pick):
    """Answer: the cards of this round, which nobody learns before all have picked, unless picks lie open (VM-H5)."""

    cards: tuple[Card, ...]
    shown = Shown("Play {cards}", kind="Play cards", sign="tick")
    told = LogWords(unseen="{seat} has chosen for this round")

    def shown_now(self) -> Shown:
        return self.shown if self.cards else NO_CARD

    def judge(self, state: State) -> Iterator[Reason]:
        mine, most = state.cards(zones.hand(self.seat)), most_picked(state, self.seat)
        for card in self.cards:
            if card not in mine:
                yield refusal("VM-7", "{card} is not in your hand.", card=card)
        if len(set(self.cards)) > most:
            rule = "VM-10" if self.seat == CPU else "VM-8"
            yield refusal(rule, "{number} cards are too many: {most} at most.", number=len(self.cards), most=most)
        if self.seat == CPU and rulings_of(state).boss_hand == "own":
            yield from _against_own(state, self.cards)

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.cards and lie_open(ledger.table):
            ledger.move_from(
                zones.hand(self.seat), tuple(dict.fromkeys(self.cards)), zones.play(self.seat), rule="VM-H5"
            )
            return
        held = ledger.table.cards(zones.hand(self.seat))
        for card in self.cards:
            if card not in held:  # the CPU may allow too many, and no card of somebody else
                raise Impossible(say("{card} does not lie where it is taken from.", card=card))
        picked = tuple(sorted({card.key for card in self.cards}))
        ledger.set(f"secret.{self.seat}.picks", picked, rule="VM-7")


@wish("reloads this round")
class DeclareReload(_Pick):
    """Answer: give up the whole round to reload (RULES VM-9, VM-49)."""

    shown = Shown(
        "Reload this round", letter="R", sign="undo", line="No turn this round; at its end the hand is full again."
    )
    told = LogWords(unseen="{seat} has chosen for this round")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat == CPU:
            yield refusal("VM-52", "The CPU reloads when a round has ended.")
        elif process(state, self.seat).reload == "turn":
            yield refusal("VM-51", "{name} reloads on a turn, not for a round.", name=name_of(state, self.seat))

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"secret.{self.seat}.reload", value=True, rule="VM-9")


def _ask_pick(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    why = say("All pick at once; nobody learns what before all have.")
    if lie_open(state):
        why = say("All pick at once; what is picked lies open at once.")
    if seat == CPU and has_own_hand(state) and own_cards(state):
        cards = ", ".join(card.name for card in own_cards(state))
        why = say("The boss's own hand holds {cards}. The others are for mobs.", cards=cards)
    return Ask("select", seat, say("Which cards do you play this round?"), _picks(state, seat), why, round=ROUND)


@cached(depends_on=paths("hand", MCS, CPU, "process.*.hp", "process.*.worn", "secret", "rulings"))
def _picks(state: State, seat: str) -> tuple[Answer, ...]:
    """What a seat can answer; the same while others answer."""
    held, most = state.cards(zones.hand(seat)), most_picked(state, seat)
    picks: list[Answer] = [PickCards(seat, ())]
    for size in range(1, min(most, len(held)) + 1):
        own = seat == CPU and rulings_of(state).boss_hand == "own"
        lists = [one for one in combinations(held, size) if not own or next(_against_own(state, one), None) is None]
        some = [PickCards(seat, chosen) for chosen in lists]
        if len(picks) + len(some) > _MOST_LISTED:
            break
        picks += some
    if seat != CPU and process(state, seat).reload != "turn":
        picks.append(DeclareReload(seat))
    return tuple(picks)


def begin_selection(ledger: Ledger) -> None:
    """Ask every able MC and the CPU at once."""
    ledger.set(TAKERS, None, rule="VM-H51")
    ledger.set("step", SELECT, rule="VM-7")
    _ask_everybody(ledger)


def _ask_everybody(ledger: Ledger) -> None:
    ledger.next(*(("select", seat) for seat in (*able(ledger.table, MCS), CPU)), ("reveal",))


def _reveal(ledger: Ledger) -> None:
    """Lay what was picked open; Jokers are named, then the count begins (RULES VM-H5, VM-H8)."""
    if names_takers(ledger):
        return
    jokers: list[Item] = []
    empty: list[str] = []
    everybody = rulings_of(ledger.table).cardless == "everybody"
    told = ledger.announce("reveals", rule="VM-7")
    with ledger.because(told):
        for seat in ledger.table.listed("seats"):
            held = ledger.table.cards(zones.hand(seat))
            picks = [card for card in held if card.key in ledger.table.listed(f"secret.{seat}.picks")]
            reloads = bool(ledger.table.values.get(f"secret.{seat}.reload"))
            ledger.clear((f"secret.{seat}.picks", f"secret.{seat}.reload"), rule="VM-7")
            if reloads:
                ledger.set(f"process.{seat}.reloads", value=True, rule="VM-9")
                if rulings_of(ledger.table).round_reload == "at_once":
                    reload(ledger, seat, rule="VM-H4")
                    empty.append(seat)
            if picks:
                ledger.move_from(zones.hand(seat), picks, zones.play(seat), rule="VM-7")
            tell_takers(ledger, picks if seat == CPU else ())
            picks = list(ledger.table.cards(zones.play(seat)))
            if not picks and seat in able(ledger.table, MCS) and not reloads and (everybody or not held):
                empty.append(seat)
            if rulings_of(ledger.table).jokers == "when_used":
                continue
            jokers += [("joker", seat, card.key) for card in picks if card.is_joker]
        ledger.set("step", COUNT, rule="VM-12")
        ledger.set("count", 0, rule="VM-12")
        ledger.set("count.empty", tuple(empty) or None, rule="VM-17")
    ledger.next(*jokers, ("count",))


@wish("picks anew")
class PickAnew(Move):
    """Wish: take the own picks, or the declared reload, back until the last seat has laid down (RULES VM-7)."""

    shown = Shown("Take the picks back", letter="Z", sign="undo", line="Until the last one has laid down.")
    told = LogWords("{seat} takes the picks back", unseen="{seat} picks anew")
    steps = (SELECT,)
    step_rule = "VM-7"
    while_asked = (ROUND,)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if not state.values.get(f"secret.{self.seat}.{ROUND}"):
            yield refusal("VM-7", "{name} has laid nothing down.", name=name_of(state, self.seat))

    def play(self, ledger: Ledger) -> None:
        ledger.clear((f"secret.{self.seat}.{what}" for what in (ROUND, "picks", "reload")), rule="VM-7")
        # Only where picks are open do they lie there already (VM-H5).
        take_back(ledger, ledger.table.cards(zones.play(self.seat)), zones.play(self.seat), self.seat, rule="VM-H5")


@wish("names {card} as {meant}")
class NameJoker(Answer):
    """Answer: the card that a Joker counts as; it keeps that name (RULES VM-15, VM-H8)."""

    card: Card
    meant: Card
    shown = Shown("{meant}", kind="Name the Joker", sign="star")
    told = LogWords("{seat} names the Joker: {meant}")
    names_a_card = ("meant",)
    answers = "joker"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.meant.is_joker or self.meant.deck != self.card.deck:
            yield refusal("VM-15", "A Joker is named as a card with a rank and a suit.")
        elif self.meant.rank == ACE and rulings_of(state).jokers == "never_ace":
            yield refusal("VM-H8", "A Joker is never an Ace.", ruling="jokers")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"called.{item[2]}", self.meant.name, rule="VM-H8")


def _ask_joker(state: State, item: Item) -> Ask | None:
    seat, joker = str(item[1]), CARDS[str(item[2])]
    if state.text(f"called.{joker.key}"):
        return None
    cards = sorted((one for one in DECK_CARDS[joker.deck] if not one.is_joker), key=lambda one: -one.rank)
    aces = rulings_of(state).jokers != "never_ace"
    options = tuple(NameJoker(seat, joker, one) for one in cards if aces or one.rank != ACE)
    jokers = [one for one in state.cards(zones.play(seat)) if one.is_joker]
    which = say("Which card is your Joker?")
    if len(jokers) > 1:
        first = joker is jokers[0]
        which = say("Which card is your first Joker?") if first else say("Which card is your second Joker?")
    return Ask("joker", seat, which, options, say("It counts as that card until it is discarded."))


MOVES: Final = (PickCards, DeclareReload, PickAnew, NameJoker)
DOINGS: Final[dict[str, Doing]] = {
    "ask_again": _ask_everybody,
    "reveal": _reveal,
}
ASKINGS: Final[dict[str, Asking]] = {"select": _ask_pick, "joker": _ask_joker}
