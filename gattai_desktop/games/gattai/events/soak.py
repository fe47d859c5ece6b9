"""Soaking: Buffers in the place of what an event would do (RULES MICRO-13 to MICRO-15, MICRO-33, MICRO-35a).

The agenda item is `("soak", event, recipient, amount, instigator, why, payer)`; the payer is the one who is asked.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, open_item, put
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import listening, modifiers, stand_ins
from gattai_desktop.games.gattai.events import payload
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.recipients import kind_of, leading_pilot, name_of, pilots_in_play, seat_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots import bases, robos
from gattai_desktop.games.gattai.rumble import final_form, rumble_damage
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

NOBODY: Final = ""
_FORM: Final = "throwdown.form."
_ROBO: Final = ".robo"
# Events that one token stops as a whole (MICRO-33, RUMBLE-12).
_ONE: Final = ("one buffer", "final form")
FAN_CLUB: Final = "team.fan_club"
_RULES: Final = {"Purge": "MICRO-33", "Ruin": "RUMBLE-12"}


def first_payer(table: Table, event: str, recipient: str, instigator: str) -> str:
    """Return who is asked first: the one hit; for Disfavor the Fan Club; for the Team's Schism who triggered it."""
    match EVENTS[event].soak:
        case "buffers" | "one buffer":
            if kind_of(table, recipient) in {"Pilot", "Threat"}:
                return _own_or_the_forms(table, event, recipient, instigator)
            if event != "Schism":
                return NOBODY
            who = instigator if kind_of(table, instigator) == "Pilot" else recipient
            return _own_or_the_forms(table, event, who, instigator)
        case "fan club":
            return NOBODY if first_contact.is_on(table) or bases.cut_off(table, "fan_club") else FAN_CLUB
        case "final form" if table.values.get(f"{recipient}.buffers"):
            return recipient  # tokens of the Location's own (LOC-7)
        case "final form":  # stands before its Location (RUMBLE-8, RUMBLE-12)
            return rumble_damage.form_payer(table, recipient, instigator) or NOBODY
        case _:
            return NOBODY


def _own_or_the_forms(table: Table, event: str, who: str, instigator: str) -> str:
    """Whose Buffers work: in a Rumble those of the Final Form, on foot perhaps her own (RUMBLE-8, R-74, C-25)."""
    if kind_of(table, who) == "Threat" or not final_form.going_on(table):
        return who if kind_of(table, who) in {"Pilot", "Threat"} else NOBODY
    form = rumble_damage.form_payer(table, who, instigator)
    if event == "Schism" and form is not None:
        return form if rulings_of(table).final_form_buffers_vs_schism == "yes" else NOBODY
    if final_form.form_of(table, who) is not None:
        return form or NOBODY if event == "Trauma" else NOBODY
    return NOBODY if kind_of(table, who) != "Pilot" or rumble_damage.buffers_sleep(table, who, instigator) else who


def _next_payer(table: Table, item: Item) -> str:
    """Who may soak what is left: of Schism the Pilot who triggered it, of Trauma her own Robo (MICRO-35a, 36b).

    Of Ruin it is the Final Form, after the Location's own tokens (RUMBLE-12).
    """
    _, event, recipient, _, instigator, _, payer = map(str, item)
    if event == "Schism" and payer == recipient != instigator and kind_of(table, instigator) == "Pilot":
        return _own_or_the_forms(table, event, instigator, instigator)
    if event == "Ruin" and payer == recipient:
        return rumble_damage.form_payer(table, recipient, instigator) or NOBODY
    if event == "Trauma" and payer in {recipient, NOBODY} and _can_shift(table, recipient):
        return robos.path(recipient)
    return NOBODY


def _can_shift(table: Table, seat: str) -> bool:
    """Whether a Pilot's Robo is in the scene to take Trauma for her (MICRO-36b)."""
    if kind_of(table, seat) != "Pilot" or first_contact.is_on(table) or final_form.form_of(table, seat) is not None:
        return False
    return robos.robo(table, seat).present and robos.works(table, seat)


def _purse(payer: str) -> str:
    """The path of the tokens that a payer spends."""
    if payer == FAN_CLUB:
        return FAN_CLUB
    if payer.endswith(_ROBO):
        return f"{payer}.endurance"
    return f"{payer}.buffers" if "." in payer else f"pilot.{payer}.buffers"


def most(table: Table, item: Item) -> int:
    """How many tokens may be spent on an event: one a point, down to what there is (MICRO-15)."""
    _, event, _, amount, _, _, payer = item
    if not payer:
        return 0
    if event == "Schism" and payer == item[4] and modifiers.forbidden(table, str(payer), "soak_schism"):
        return 0
    path = _purse(str(payer))
    # While a Rumble is set up its Form has no Buffers yet.
    have = table.values.get(path) or 0 if path.startswith(_FORM) else table.values[path]
    assert isinstance(have, int)
    have += stand_ins.tokens(table, str(payer), "buffer") if path == f"pilot.{payer}.buffers" else 0
    if EVENTS[str(event)].soak in _ONE:
        return min(have, 1)
    worth = _worth(table, str(payer))
    return max(0, min(have, MAX_CHOICES, -(-amount // worth) if isinstance(amount, int) else have))


def could_take(table: Table, event: str, recipient: str, amount: EventAmount, instigator: str) -> tuple[str, int]:
    """Return who would be asked first to soak an event, and how many tokens could be spent on it; 0 where none can."""
    payer = first_payer(table, event, recipient, instigator)
    return payer, most(table, ("soak", event, recipient, amount, instigator, "", payer))


def _worth(table: Table, payer: str) -> int:
    """How many points a token of this payer soaks: one, or more of a Robo that takes Trauma well (MICRO-36b)."""
    return max(1, modifiers.standing(table, payer.split(".")[1], "shift", 1)) if payer.endswith(_ROBO) else 1


def _asked_seat(table: Table, item: Item) -> Seat:
    _, _, _, _, instigator, _, payer = map(str, item)
    if payer.startswith(_FORM):
        return final_form.decides(table, payer.removeprefix(_FORM))
    if payer.endswith(_ROBO):
        return payer.split(".")[1]
    if payer != FAN_CLUB:
        return seat_of(payer)
    # The Fan Club is the Team's: the Pilot who brought it about answers, or who leads the Pilots.
    return instigator if instigator in pilots_in_play(table) else leading_pilot(table)


def _ask(state: State, item: Item) -> Ask | None:
    if not most(state, item):
        return None
    _, event, recipient, amount, _, why, payer = item
    seat = _asked_seat(state, item)
    question = "{event} {amount} hits {name}. How much of it do Buffers soak?"
    if payer == FAN_CLUB:
        question = "{event} {amount} hits {name}. How much of it does the Fan Club soak?"
    elif str(payer).endswith(_ROBO):
        question = "{event} {amount} hits {name}. How much of it does her Robo take?"
    if EVENTS[str(event)].soak in _ONE:
        text = say(
            "{event} hits {name}. Spend a Buffer to cancel it?", event=event, name=name_of(state, str(recipient))
        )
    else:
        text = say(question, event=event, amount=amount, name=name_of(state, str(recipient)))
    return put(
        "soak",
        seat,
        text,
        tuple([Soak.made(seat, n) for n in range(most(state, item) + 1)]),
        say("{why}", why=str(why)),
    )


@wish("soaks {points}")
class Soak(Answer):
    """Wish: spend this number of tokens against what is about to be suffered; 0 to take all of it."""

    points: int
    answers = "soak"
    always_allowed = True

    def shown_now(self) -> Shown:
        return Shown("Spend {points}" if self.points else "Spend none")

    def told_now(self) -> LogWords:
        return LogWords("{seat} soaks {points}" if self.points else "{seat} soaks none of it")

    def judge(self, state: State) -> Iterator[Reason]:
        """No more than the amount, no more than she has (MICRO-15)."""
        item = open_item(state, "soak")
        limit = most(state, item)
        if not 0 <= self.points <= limit:
            yield refusal("MICRO-15", "From 0 to {limit} can be soaked here.", limit=limit)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Spend them; others who may soak are asked next, and the rest is suffered."""
        _, event, recipient, amount, instigator, why, _payer = item
        if not 0 <= self.points <= most(ledger.table, item):
            raise Impossible(say("From 0 to {limit} can be soaked here.", limit=most(ledger.table, item)))
        left = self._spend(ledger, item) if self.points else amount
        following = _next_payer(ledger.table, item) if left else NOBODY
        if following:
            ledger.next(("soak", event, recipient, left, instigator, why, following))
        else:
            payload.suffer_soon(ledger, ("suffer", event, recipient, left, instigator))

    def _spend(self, ledger: Ledger, item: Item) -> Value:
        """Take the points from whoever soaks with them; return how much of the event is left."""
        _, event, recipient, amount, instigator, _why, payer = item
        path, of_robo = _purse(str(payer)), str(payer).endswith(_ROBO)
        rule = _RULES.get(str(event), "MICRO-36b" if of_robo else "MICRO-15")
        there = ledger.number(path)
        cause = ledger.set(path, max(0, there - self.points), rule=rule)
        if self.points > there and path == f"pilot.{payer}.buffers":
            stand_ins.spend(ledger, str(payer), "buffer", self.points - there, rule=rule)
        prevents = event == "Ruin" and rulings_of(ledger.table).ruin_soak == "prevent"
        told = "prevented" if prevents else "soaked"
        with ledger.because(cause):
            ledger.announce(told, rule=rule, event=event, target=recipient, amount=self.points, who=payer)
            if of_robo:
                robos.remember_hurt(ledger, rule="MICRO-36b")
                if self.points >= there:
                    ledger.announce("robo_down", rule="MICRO-36b", seat=recipient)
        worth = self.points * _worth(ledger.table, str(payer))
        if of_robo:
            ledger.next(
                *listening.after(ledger.table, "Shift", str(recipient), worth, str(instigator)),
                *listening.after(ledger.table, "Endurance", str(recipient), self.points, str(instigator)),
            )
        whole = EVENTS[str(event)].soak in _ONE
        return max(0, amount - worth) if isinstance(amount, int) and not whole else 0


def _nothing_to_soak(
    ledger: Ledger, event: str, recipient: str, amount: object, instigator: str, why: str, payer: str
) -> None:
    item: Item = ("soak", event, recipient, amount, instigator, why, payer)  # type: ignore[assignment]
    following = _next_payer(ledger.table, item)
    if following:
        ledger.next((*item[:-1], following))
    else:
        payload.suffer_soon(ledger, ("suffer", event, recipient, amount, instigator))  # type: ignore[arg-type]


MOVES = (Soak,)
DOINGS = {"soak": _nothing_to_soak}
ASKINGS = {"soak": _ask}
