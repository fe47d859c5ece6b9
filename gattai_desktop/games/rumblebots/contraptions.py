"""Contraptions: the moments at which each may be used, and what it then does (RULES RB-5, RB-H12)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Asking, item_asked
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import put_under
from gattai_desktop.games.rumblebots.bots import CONTRAPTIONS, bot_of, contraption_of
from gattai_desktop.games.rumblebots.reveal import turn_over
from gattai_desktop.games.rumblebots.totals import totals
from gattai_desktop.games.rumblebots.values import CLASH, add_bonus, is_decided
from gattai_desktop.games.verdict import Reason, refusal


def ready(table: Table, seat: Seat, effect: str) -> Card | None:
    """Return the upright Contraption of a player that has this effect, None where there is none."""
    for one in table.zones.get(zones.contraptions(seat), ()):
        if one.up and contraption_of(one.card).effect == effect:
            return one.card
    return None


def targets(table: Table, seat: Seat, contraption: Card) -> tuple[Card, ...]:
    """Which Bots a Contraption that needs one could be used for; none for what is no Contraption."""
    if contraption.deck != CONTRAPTIONS:
        return ()
    kind = contraption_of(contraption)
    gang = table.cards(zones.gang(seat))
    if kind.effect == "recover":
        return tuple(card for card in gang if bot_of(card).tier <= kind.amount)
    if kind.effect == "keep":
        keeps = table.listed("kept")
        return tuple(card for card in gang if card.key not in keeps)
    return ()


def _is_of_use(table: State, seat: Seat, contraption: Card) -> bool:
    """Whether using it now could change what using it later could not."""
    kind = contraption_of(contraption)
    match kind.effect:
        case "attack":
            found = totals(table)
            return not found.won and found.attack + kind.amount > found.defence
        case "replace":
            return table.count(zones.deck(seat)) > 0
        case "barriers":
            return True
        case _:
            return bool(targets(table, seat, contraption))


def _is_left_out(table: Table, contraption: Card) -> bool:
    """Whether its owner wants to hear no more of it before the next battle."""
    return bool(table.values.get(f"once.left.{contraption.key}"))


def _ask(state: State, item: Item) -> Ask | None:
    effect, seat = str(item[1]), cast("Seat", item[2])
    contraption = ready(state, seat, effect)
    if contraption is None or _is_left_out(state, contraption) or not _is_of_use(state, seat, contraption):
        return None
    found = targets(state, seat, contraption)
    use: tuple[Answer, ...] = tuple(UseFor(seat, contraption, card) for card in found) or (UseIt(seat, contraption),)
    # One that adds to the attack is asked about only where that wins, and is switched on between two Bots.
    left: tuple[Answer, ...] = (LeaveIdle(seat, contraption),) if effect != "attack" else ()
    return Ask(
        "contraption",
        seat,
        say("Do you use {contraption}?", contraption=contraption.name),
        (SaveIt(seat, contraption), *use, *left),
        say("{text}", text=contraption_of(contraption).text),
        settled=is_decided(state),
    )


def _against(state: State, seat: Seat, contraption: Card, effect: Value) -> Iterator[Reason]:
    """Yield why it cannot be used for that effect now: it lies elsewhere, is turned or does something else."""
    lying = {one.card: one.up for one in state.zones.get(zones.contraptions(seat), ())}
    if contraption not in lying:
        yield refusal("RB-5", "{contraption} is not yours.", contraption=contraption.name)
        return  # nor need it be a Contraption
    if not lying[contraption]:
        yield refusal("RB-H12", "{contraption} was used already.", contraption=contraption.name)
    if contraption_of(contraption).effect != effect:
        yield refusal("RB-5", "{contraption} has another moment.", contraption=contraption)


def _against_answer(state: State, seat: Seat, contraption: Card) -> Iterator[Reason]:
    """Yield why it is not the Contraption that is asked about."""
    return _against(state, seat, contraption, item_asked(state)[1])


@wish("saves {contraption}")
class SaveIt(Answer):
    """Answer: the Contraption stays upright."""

    contraption: Card

    answers = "contraption"

    def judge(self, state: State) -> Iterator[Reason]:
        """Only the one that is asked about can be saved."""
        return _against_answer(state, self.seat, self.contraption)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing happens."""


@wish("leaves {contraption} out of this battle")
class LeaveIdle(Answer):
    """Answer: the Contraption stays upright, and is not asked about before the next battle (RULES RB-H12)."""

    contraption: Card

    answers = "contraption"
    spares_questions = True

    def judge(self, state: State) -> Iterator[Reason]:
        """Only the one that is asked about can be left out."""
        return _against_answer(state, self.seat, self.contraption)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"once.left.{self.contraption.key}", True, rule="RB-H12")


@wish("uses {contraption}")
class UseIt(Answer):
    """Answer: the Contraption works and lies turned."""

    contraption: Card

    answers = "contraption"

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _against_answer(state, self.seat, self.contraption)
        if targets(state, self.seat, self.contraption):
            yield refusal("RB-5", "Say for which Bot.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        used = _use(ledger, self.seat, self.contraption)
        with ledger.because(used):
            _work(ledger, self.seat, self.contraption, item)


@wish("uses {contraption} for {card}")
class UseFor(Answer):
    """Answer: the Contraption works on this Bot and lies turned."""

    contraption: Card
    card: Card

    answers = "contraption"

    def judge(self, state: State) -> Iterator[Reason]:
        """Upright, the one that is asked about, and a Bot that it can work on."""
        yield from _against_answer(state, self.seat, self.contraption)
        if self.card not in targets(state, self.seat, self.contraption):
            yield refusal(
                "RB-5", "{contraption} does nothing for {card}.", contraption=self.contraption, card=self.card
            )

    def answer(self, ledger: Ledger, item: Item) -> None:
        used = _use(ledger, self.seat, self.contraption)
        with ledger.because(used):
            if contraption_of(self.contraption).effect == "recover":
                put_under(ledger, self.seat, self.card, rule="RB-5")
            else:
                ledger.set("kept", (*ledger.table.listed("kept"), self.card.key), rule="RB-5")


@wish("switches on {contraption}")
class SwitchOn(Move):
    """Wish: use a Contraption that adds to the attack, between two Bots."""

    contraption: Card

    steps = (CLASH,)
    step_rule = "RB-5"
    elsewhere = say("Contraptions work in a battle.")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["SwitchOn"]:
        if state.values.get("challenger") == seat:
            contraption = ready(state, seat, "attack")
            if contraption is not None:
                yield cls(seat, contraption)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _against(state, self.seat, self.contraption, "attack")
        if state.values.get("challenger") != self.seat:
            yield refusal("RB-11", "Only the Challenger attacks.")
        elif not state.count(zones.gang(self.seat)):
            yield refusal("RB-5", "You have not revealed a Bot yet.")

    def play(self, ledger: Ledger) -> None:
        attacks = self.contraption.deck == CONTRAPTIONS and contraption_of(self.contraption).effect == "attack"
        if ledger.table.values.get("challenger") != self.seat or not attacks:
            raise Impossible(say("There is no attack to which it could add."))
        used = _use(ledger, self.seat, self.contraption)
        with ledger.because(used):
            _work(ledger, self.seat, self.contraption, ("contraption", "attack", self.seat))
            ledger.next(("compare",))


def _use(ledger: Ledger, seat: Seat, contraption: Card) -> int:
    row = zones.contraptions(seat)
    lying = {one.card: one.up for one in ledger.table.zones.get(row, ())}
    if contraption not in lying:
        raise Impossible(say("{contraption} does not lie before {seat}.", contraption=contraption, seat=seat))
    used = ledger.announce("contraption", rule="RB-5", seat=seat, name=contraption.name)
    if lying[contraption]:
        with ledger.because(used):
            ledger.turn(row, [contraption], rule="RB-H12")
    return used


def _work(ledger: Ledger, seat: Seat, contraption: Card, item: Item) -> None:
    kind = contraption_of(contraption)
    match kind.effect:
        case "attack" | "barriers":
            add_bonus(ledger, kind.effect, kind.amount, kind.name, rule="RB-5")
        case "replace":
            key = str(item[3])
            card = next(one for one in ledger.table.cards(zones.gang(seat)) if one.key == key)
            put_under(ledger, seat, card, rule="RB-5")
            # The Bot that went back does nothing more: its ability and its comparison are those of the next one.
            ledger.agenda[:] = [one for one in ledger.agenda if one[0][0] not in _OF_THE_BOT]
            turn_over(ledger, seat)


_OF_THE_BOT: Final = frozenset({"ability", "charge", "compare", "contraption"})

MOVES = (SaveIt, LeaveIdle, UseIt, UseFor, SwitchOn)
ASKINGS: Final[dict[str, Asking]] = {"contraption": _ask}
