"""Gear is used: Activated, or Sacrificed and gone; for another try at a Gambit too (RULES GEAR-2, GEAR-3, GAMBIT-19).

Coach is asked before anything is done: `("gear_consent", seat, key, way)`; the narration stands with the wish (ED-7).
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import costs, effects, limits
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.pilots import gear
from gattai_desktop.games.gattai.pilots.gear import GearItem
from gattai_desktop.games.gattai.pilots.pilots import pilot, spends_nothing
from gattai_desktop.games.gattai.throwdown import conflict_end, support
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

ACTIVATE: Final = "activate"
SACRIFICE: Final = "sacrifice"
_DRAWS: Final = {ACTIVATE: 1, SACRIFICE: 3}
"""What Gear without a written effect does (ASSIST-6)."""
_NO_USE: Final = {ACTIVATE: "{name} cannot be activated.", SACRIFICE: "{name} cannot be sacrificed."}
_ITEM: Final = "gambit.gear"
_TRIES: Final = "gambit.tries"


# ---------------------------------------------------------------------- in a Throwdown and in the story


@frozen
class _Use(Move):
    """Uses a piece of Gear that the Pilot carries; `way` is how."""

    gear: str
    steps = ("throwdown.turn", "story")
    step_rule = "ASSIST-5"
    way: ClassVar[str] = ""
    offered_to = "others"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["_Use"]:
        yield from (cls(seat, one.key) for one in gear.carried(state, seat))

    def reads(self, table: Table) -> str:
        """The words of its entry, which whoever uses it tells by."""
        one = gear.item(table, self.gear)
        return table.text(f"entry.{one.entry}.text") if one is not None and one.entry else ""

    def judge(self, state: State) -> Iterator[Reason]:
        """What she carries and has not used; in a Throwdown as the Assist of her side's turn (ASSIST-5, GEAR-2)."""
        one = gear.item(state, self.gear)
        if one is None or one.holder != self.seat or self.seat not in pilot_seats(state):
            yield refusal("GEAR-2", "She carries no {name}.", name=self.gear)
            return
        yield from spends_nothing(state, self.seat)
        found = one.does(state, self.way)
        often = found is not None and found.effect.limit is not None
        if limits.used_up(state, found, {}) if found is not None and often else gear.used_up(state, self.gear):
            yield refusal("GEAR-2", "{name} has been used.", name=one.name, ruling="gear_limit")
        if one.entry and not getattr(one, self.way):
            yield from self._of_a_pack(state, one)
        if state.values["step"] == "throwdown.turn":
            yield from support.not_hers_to_assist(state, self.seat)
            yield from support.no_assist_left(state, self.seat)
            yield from gear.asleep(state, one)
            # Gear without a written effect draws cards (ASSIST-6).
            if not one.entry and not getattr(one, self.way) and decks.wants_a_card(state, self.seat):
                yield refusal("DECK-13", "The Pilots' Deck is empty: nothing can be drawn.", ruling="empty_deck")

    def _of_a_pack(self, state: State, one: GearItem) -> Iterator[Reason]:
        """Say what stands against a use that its entry writes (GEAR-2)."""
        found = one.does(state, self.way)
        if found is None:
            yield refusal("GEAR-2", _NO_USE[self.way], name=one.name)
            return
        if _window(state) not in found.effect.when:
            yield refusal("GEAR-2", "{name} is for another moment.", name=one.name)
        for price, there in costs.unpayable(state, found, {"user": self.seat}):
            words = "{entry} costs {price}; at hand: {there}."
            yield refusal("GEAR-2", words, entry=one.name, price=price, there=there)

    def play(self, ledger: Ledger) -> None:
        """Ask Coach whether it fits what she tells (GEAR-3)."""
        one = gear.item(ledger.table, self.gear)
        if one is None or one.holder is None:
            raise Impossible(say("Nobody carries it."))
        ledger.next(("gear_consent", one.holder, self.gear, self.way))


@wish("activates {gear}")
class ActivateGear(_Use):
    """Wish: use a piece of Gear and keep it."""

    way = ACTIVATE


@wish("sacrifices {gear}")
class SacrificeGear(_Use):
    """Wish: use a piece of Gear up; it is destroyed."""

    way = SACRIFICE


# ---------------------------------------------------------------------- Coach's consent


# By what is done, and whether it is done for a Gambit.
_CONSENT: Final = {
    (ACTIVATE, False): "{who} would activate {name}. Does it fit what she tells?",
    (SACRIFICE, False): "{who} would sacrifice {name}. Does it fit what she tells?",
    (ACTIVATE, True): "{who} would activate {name} for another try. Does it fit what she tells?",
    (SACRIFICE, True): "{who} would sacrifice {name} for another try. Does it fit what she tells?",
}


def _ask_consent(state: State, item: Item) -> Ask:
    _, seat, key, way = map(str, item)
    one = gear.item(state, key)
    template = _CONSENT[way, _for_a_gambit(state)]
    question = say(template, who=pilot(state, seat).name, name=one.name if one else key)
    text = state.text(f"entry.{one.entry}.text") if one and not _for_a_gambit(state) else ""
    why = say("{text}", text=text) if text else say("Gear wants narration and Coach's consent (GEAR-3).")
    return either(COACH_SEAT, question, DenyGear, AllowGear, why)


def _for_a_gambit(table: Table) -> bool:
    return table.values.get("step") == "gambit.result"


@answers("gear_consent", "lets the Gear be used", rule="GEAR-3")
class AllowGear(Choice):
    """Wish: yes, it fits."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, seat, key, way = map(str, item)
        cause = ledger.announce("gear", rule="ASSIST-5", who=seat, gear=key, way=way)
        with ledger.because(cause):
            gear.mark_used(ledger, key)
            if not _for_a_gambit(ledger.table):
                if ledger.table.values["step"] == "throwdown.turn":
                    support.assisted(ledger, seat)
                _effect(ledger, seat, key, way)
            if way == SACRIFICE:
                gear.sacrifice(ledger, key)
            if _for_a_gambit(ledger.table):
                _try_again(ledger, key)


@answers("gear_consent", "lets the Gear rest", rule="GEAR-3")
class DenyGear(Choice):
    """Wish: it does not fit here; nothing is used."""


def _effect(ledger: Ledger, seat: Seat, key: str, way: str) -> None:
    """Its written effect, or cards (ASSIST-6)."""
    line = ledger.table.text(f"gear.{key}.{way}")
    one = gear.item(ledger.table, key)
    if line:
        ledger.next(("fire_line", line, seat, "gear"))
    elif one is not None and one.entry:
        found = one.does(ledger.table, way)
        if found is not None:
            effects.start(ledger, found, _window(ledger.table), (("user", seat),))

    else:
        decks.draw(ledger, seat, _DRAWS[way], rule="ASSIST-6")


def _window(table: Table) -> str:
    return "assist" if table.values["step"] == "throwdown.turn" else "story"


# ---------------------------------------------------------------------- another try at a Gambit


def could_try_with(table: Table) -> tuple[tuple[str, str], ...]:
    """The Gear that wins another try, each with the way: first Activated, then the same piece Sacrificed (C-13)."""
    if rulings_of(table).gambit_gear_retest == "off" or gambit.nothing_to_play(table, COACH_SEAT):
        return ()
    tries = table.number(_TRIES)
    if tries == 0:
        seat = gambit.pilot_of(table)
        return tuple((one.key, ACTIVATE) for one in gear.carried(table, seat) if not gear.used_up(table, one.key))
    # In one Gambit the same piece may be Activated and then Sacrificed: its own rule beats the general one (ED-8).
    same = gear.item(table, str(table.values[_ITEM])) if tries == 1 else None
    return ((same.key, SACRIFICE),) if same is not None and same.holder is not None else ()


def _ask_retest(state: State, item: Item) -> Ask | None:
    found = could_try_with(state)
    if not found:
        return None
    seat = gambit.pilot_of(state)
    return Ask(
        "gambit_retest",
        seat,
        say("Your card is not higher. Does Gear win you another try?"),
        (
            LeaveIt(seat),
            *((TryAgain if way == ACTIVATE else LastTry)(seat, key) for key, way in found),
        ),
        say("Activated for a second try, Sacrificed for a third and last."),
    )


@answers("gambit_retest", "leaves it at that", rule="GAMBIT-19")
class LeaveIt(Choice):
    """Wish: no other try."""


@answers("gambit_retest", "activates {gear} for another try", rule="GAMBIT-19")
class TryAgain(Choice):
    """Wish: Activate a piece of Gear for a second try."""

    gear: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        _wanted(ledger, self.seat, self.gear, ACTIVATE)


@answers("gambit_retest", "sacrifices {gear} for a last try", rule="GAMBIT-19")
class LastTry(Choice):
    """Wish: Sacrifice the same piece of Gear for a third try."""

    gear: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        _wanted(ledger, self.seat, self.gear, SACRIFICE)


def _wanted(ledger: Ledger, seat: Seat, key: str, way: str) -> None:
    one = gear.item(ledger.table, key)
    if one is None or one.holder is None:
        raise Impossible(say("Nobody carries it."))
    ledger.next(("gear_consent", seat, key, way))


def _try_again(ledger: Ledger, key: str) -> None:
    """Both sides play new cards; those that lay there are discarded (GAMBIT-19)."""
    ledger.set(_ITEM, key, rule="GAMBIT-19")
    ledger.set(_TRIES, ledger.table.number(_TRIES) + 1, rule="GAMBIT-19")
    conflict_end.to_trash(ledger, gambit.cards_on_table(ledger.table), rule="GAMBIT-19")
    for path in (gambit.THRESHOLD_FROM, gambit.THRESHOLD_SEEN, gambit.CARD_FROM, gambit.HELPERS, *gambit.OF_ONE_TRY):
        ledger.set(path, None, rule="GAMBIT-19")
    conflict_end.drop(ledger, ("gambit_result",))
    gambit.enter(ledger, "gambit.threshold")


MOVES = (TryAgain, LastTry, LeaveIt, ActivateGear, SacrificeGear, AllowGear, DenyGear)
ASKINGS = {"gear_consent": _ask_consent, "gambit_retest": _ask_retest}
