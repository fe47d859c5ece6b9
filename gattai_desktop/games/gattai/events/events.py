"""Microevents: how one fires, and whom it hits (RULES 2.7, MICRO-12).

Anything at the table fires an event with the agenda item `("fire", event, target, amount, instigator, why)`; `why` may
say what led to it ("dissonant"). A whole line of the notation is fired as `lines.py` says.

`target` is a word of the notation, the id of a recipient (`recipients.py`) or None; `amount` is a number, "Full" or
None for the event's base amount; `instigator` is the seat or the Threat (`threat.<key>`) that fires it. Targets
are picked first, then each recipient is asked whether to soak (`soak.py`), then the amount is applied point by point.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask, open_item, put
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import listening
from gattai_desktop.games.gattai.events import boosts, damage, payload, soak
from gattai_desktop.games.gattai.events.amounts import base_amount
from gattai_desktop.games.gattai.events.event_table import CALLED, EVENTS, WAVE_AND_STORM, choices_for, class_of
from gattai_desktop.games.gattai.events.recipients import TEAM, kind_of, name_of, seat_of, valid
from gattai_desktop.games.gattai.events.targets_of_events import Aim, EventAmount, aim
from gattai_desktop.games.gattai.pilots import harmony
from gattai_desktop.games.gattai.rumble import final_form, rumble_damage
from gattai_desktop.games.gattai.world import crisis, factions, locations, offenses, waves
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

Suffer = Callable[[Ledger, str, EventAmount, str], None]
"""Applies an amount of an event to one recipient: the ledger, the recipient, the amount, the instigator."""

_SUFFER: Final[Mapping[str, Suffer]] = {
    **boosts.SUFFER,
    **crisis.SUFFER,
    **damage.SUFFER,
    **factions.SUFFER,
    **harmony.SUFFER,
    **locations.SUFFER,
    **offenses.SUFFER,
    **waves.SUFFER,
}


# ---------------------------------------------------------------------- one event


def fire(
    ledger: Ledger,
    event: str,
    target: str | None = None,
    amount: EventAmount | None = None,
    instigator: str = COACH_SEAT,
    why: str = "",
) -> None:
    """Fire an event: say so, find those it hits, and put each of them on the agenda (RULES MICRO-8, MICRO-12)."""
    row = EVENTS[event]
    if row.base == "chosen":
        ledger.next(("choose_event", event, target, amount, instigator, why))
        return
    table = ledger.table
    if event == "Tarry" and rulings_of(table).tarry_target == "no_target":
        target = None  # what a line writes there is passed over
    much = base_amount(table, event, why) if amount is None else amount
    found = aim(table, event, target, much, instigator)
    if final_form.going_on(table):
        found, much = _in_a_rumble(table, event, found, much, why)
    if found.choice:
        ledger.next(("choose_target", event, found.choice, much, instigator, why, found.chooser))
        return
    activation = event in WAVE_AND_STORM and rulings_of(table).wave_storm_as_events == "activation"
    cause = ledger.announce(
        "activates" if activation else "fires",
        rule=row.rule,
        event=event,
        target=target,
        amount=much,
        who=instigator,
        why=why or None,
    )
    with ledger.because(cause):
        if class_of(row, rulings_of(table)) == "none" or not found.hits:
            no_effect(ledger, event, target)
            return
        if payload.waits(table, event, why):
            for one, part in found.hits:
                payload.keep(ledger, event, one, part, instigator)
            return
        ledger.next(*(("hit", event, one, part, instigator, why) for one, part in found.hits))


def _in_a_rumble(table: Table, event: str, found: Aim, much: EventAmount, why: str) -> tuple[Aim, EventAmount]:
    """Return whom an event hits while Robos fight in a Rumble, and how much."""
    if event == "Trauma":
        return _on_a_form(table, found, much), much
    if event == "Schism" and why != "dissonant":
        much = final_form.rumble_stage(table)
        # Whatever it names, it hurts the Robos once (C-17).
        return Aim(((found.hits[0][0], much),)) if found.hits else found, much
    return found, much


def _on_a_form(table: Table, found: Aim, much: EventAmount) -> Aim:
    """Let Pilots in one Final Form be hit as one (RUMBLE-10)."""
    choice = rumble_damage.choices_as_one(table, found.choice)
    if len(choice) == 1:
        return Aim(((choice[0], much),))
    return Aim(rumble_damage.trauma_as_one(table, found.hits, much), choice, found.chooser)


def no_effect(ledger: Ledger, event: str, target: str | None) -> None:
    """Announce that an event has no target (RULES MICRO-7)."""
    ledger.announce("no_effect", rule="MICRO-7", event=event, target=target)


def hit(ledger: Ledger, event: str, recipient: str, amount: EventAmount, instigator: str, why: str = "") -> None:
    """Let one recipient suffer an event, after asking those who may soak it."""
    if recipient != TEAM and recipient not in valid(ledger.table, event):
        no_effect(ledger, event, recipient)
        return
    answers = listening.before(ledger.table, event, recipient, amount, instigator, why)
    if answers:
        ledger.next(*answers)
        return
    land(ledger, event, recipient, amount, instigator, why)


def land(ledger: Ledger, event: str, recipient: str, amount: EventAmount, instigator: str, why: str = "") -> None:
    """Ask those who may soak an event that was not prevented."""
    payer = soak.first_payer(ledger.table, event, recipient, instigator)
    ledger.next(("soak", event, recipient, amount, instigator, why, payer))


def suffer(ledger: Ledger, event: str, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Apply what is left of an event after soaking, then let those answer who listen to it."""
    ledger.next(*listening.after(ledger.table, event, recipient, amount, instigator))
    if amount != 0:
        _SUFFER[event](ledger, recipient, amount, instigator)


# ---------------------------------------------------------------------- choices of the instigator


@wish("decides on {event}")
class DecideOn(Answer):
    """Wish: let Damage or Boost be this event (RULES MICRO-6)."""

    event: str
    shown = Shown("{event}")
    answers = "choose_event"
    always_allowed = True

    def judge(self, state: State) -> Iterator[Reason]:
        """Refuse events of another class, and those that have no target."""
        item = open_item(state, "choose_event")
        if self.event not in _choices(state, str(item[1])):
            yield refusal("MICRO-6", "{event} cannot stand for {word}.", event=self.event, word=item[1])

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.event not in EVENTS or EVENTS[self.event].base == "chosen":
            raise Impossible(say("No event is called {event}.", event=self.event))
        _, _, target, amount, instigator, why = item
        ledger.next(("fire", self.event, target, amount, instigator, why))


def _choices(table: Table, word: str) -> tuple[str, ...]:
    return tuple(
        name for name in choices_for(word, rulings_of(table)) if name in {"Rally", "Tarry"} or valid(table, name)
    )


def _ask_event(state: State, item: Item) -> Ask | None:
    _, word, _target, _amount, instigator, why = item
    names = _choices(state, str(word))
    if not names:
        return None
    seat = seat_of(str(instigator))
    return Ask(
        "choose_event",
        seat,
        say("Which {word} is it?", word=str(word).lower()),
        tuple(DecideOn(seat, name) for name in names),
        say("{why}", why=str(why)),
    )


def _no_event(ledger: Ledger, word: str, target: str | None, *_rest: object) -> None:
    no_effect(ledger, word, target)


@wish("aims at {target}")
class AimAt(Answer):
    """Wish: let the event hit this recipient (RULES MICRO-2)."""

    target: str
    shown = Shown("{target}")
    told = LogWords("{seat} chooses {target}")
    answers = "choose_target"
    always_allowed = True

    def judge(self, state: State) -> Iterator[Reason]:
        item = open_item(state, "choose_target")
        if self.target not in cast("tuple[str, ...]", item[2]):
            yield refusal("MICRO-7", "{event} cannot hit {target}.", event=item[1], target=name_of(state, self.target))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, event, _, amount, instigator, why, _ = item
        ledger.next(("fire", event, self.target, amount, instigator, why))


def _ask_target(state: State, item: Item) -> Ask | None:
    _, event, candidates, _, _, why, chooser = item
    seat = str(chooser)
    kinds = {kind_of(state, one) for one in cast("tuple[str, ...]", candidates)}
    what = EVENTS[str(event)].beta if event in EVENTS else ""
    question = "Who gets {event}?" if what == "boost" else "Whom does {event} hit?"
    if event in {"Wave", "Storm"}:
        question = "Which Threat runs the {event}?"
    elif kinds == {"Location"}:
        question = "Which Location does {event} hit?" if what == "damage" else "Which Location gets {event}?"
    elif kinds == {"Resource"}:
        question = "Which Resource gets {event}?"
    return put(
        "choose_target",
        seat,
        say(question, event=CALLED.get(str(event), event)),
        tuple([AimAt.made(seat, one) for one in cast("tuple[str, ...]", candidates)]),
        say("{why}", why=str(why)),
    )


MOVES = (DecideOn, AimAt)
DOINGS = {"fire": fire, "hit": hit, "land": land, "suffer": suffer, "choose_event": _no_event}
ASKINGS = {"choose_event": _ask_event, "choose_target": _ask_target}
