"""Says what one event would do to one recipient at this table, or why it cannot hit it: "Offense 1 → 2"."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events import soak
from gattai_desktop.games.gattai.events.event_table import Recipient
from gattai_desktop.games.gattai.events.recipients import TEAM, kind_of, kinds_hit
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.telling.what_it_does import event_does
from gattai_desktop.games.gattai.world import locations
from gattai_desktop.games.gattai.world.offenses import ENOUGH
from gattai_desktop.games.gattai.zones import hand_zone


@frozen
class EffectOn:
    """What an event does to one recipient, in words. price: it ends something for good."""

    words: Words
    price: bool = False


_STATES: Final[Mapping[str, Words]] = {
    locations.STANDING: say("Standing"),
    locations.DAMAGED: say("Damaged"),
    locations.RAZED: say("Razed"),
}
_TR: Final = "TR {before} → {after}"
_BUFFERS: Final = "Buffers {before} → {after}"
_CHARGES: Final = "Charges {before} → {after}"
_THIRD: Final[Mapping[str, Words]] = {
    "coach": say("the third Offense: it goes, or turns into a Threat"),
    "always_threat": say("the third Offense: it turns into a Threat"),
    "always_removed": say("the third Offense: it goes"),
}


def effect_on(table: Table, event: str, one: str, amount: EventAmount, instigator: str) -> EffectOn:
    """Say what an event of this amount would do to this recipient, who can be hit by it."""

    def soaked(words: Words, *, price: bool = False) -> EffectOn:
        return EffectOn(_soaked(table, words, event, one, amount, instigator), price=price)

    number = amount if isinstance(amount, int) else None
    match event:
        case "Disfavor":
            have = table.number(f"{one}.offenses")
            then = have + (1 if number is None else number)
            if then >= ENOUGH:
                return soaked(_THIRD[rulings_of(table).offense_result], price=True)
            return soaked(say("Offense {before} → {after}", before=have, after=then))
        case "Ruin" | "Rebuild":
            before = str(table.values[f"{one}.state"])
            after = locations.STANDING if event == "Rebuild" else _ruined(before, number)
            words = say("{before} → {after}", before=_STATES[before], after=_STATES[after])
            return soaked(words, price=after == locations.RAZED)
        case "Replenish":
            have = table.number(f"team.{one.partition('.')[2]}")
            if number is None:
                return EffectOn(event_does(event, amount))
            return EffectOn(say("{before} → {after}", before=have, after=have + number))
        case "Trauma" if kind_of(table, one) == "Threat":
            have = table.number(f"{one}.tr")
            then = 0 if number is None else max(0, have - number)
            return soaked(say(_TR, before=have, after=then), price=then == 0)
        case "Recover" | "Fortify" if kind_of(table, one) == "Threat":
            gauge, top = ("tr", "base_tr") if event == "Recover" else ("buffers", "max_buffers")
            return EffectOn(_gained(_TR if event == "Recover" else _BUFFERS, table, one, gauge, top, number))
        case "Chargeup" | "Fortify":
            hers = pilot(table, one)
            what = _CHARGES if event == "Chargeup" else _BUFFERS
            have, most = (hers.charges, hers.max_charges) if event == "Chargeup" else (hers.buffers, hers.max_buffers)
            return EffectOn(_up(what, have, most, number))
        case "Purge":
            return soaked(say(_CHARGES, before=pilot(table, one).charges, after=0))
        case "Burn":
            held = len(table.zones.get(hand_zone(one), ()))
            return EffectOn(say("the whole Hand to the Trash; cards: {number}", number=held))
        case "Wave" | "Storm":
            return EffectOn(say("it runs a {power}", power=event))
        case _:
            return soaked(event_does(event, amount))


def why_not(table: Table, event: str, one: str) -> Words:
    """Say why an event cannot hit this recipient, in a few words (MICRO-7)."""
    kind, values = kind_of(table, one), table.values
    if not first_contact.has_event(table, event):
        return say("no target: First Contact does without it")
    kinds = kinds_hit(table, event)
    if kind not in kinds:
        return say("no target: {event} is for {kinds}", event=event, kinds=tuple(_KINDS[each] for each in kinds))
    if kind in {"Faction", "Location"} and values.get(f"{one}.revealed", True) is False:
        return say("no target: not revealed yet")
    if kind == "Location":
        state = str(values[f"{one}.state"])
        return say("no target: it is {state}", state=_STATES[state])
    return say("no target: out of play")


_KINDS: Final[Mapping[Recipient, Words]] = {
    "Pilot": say("Pilots"),
    "Coach": say("Coach"),
    "Threat": say("Threats"),
    "Faction": say("Factions"),
    "Location": say("Locations"),
    "Resource": say("Resources"),
    "any": say("everybody"),
}


def _soaked(table: Table, words: Words, event: str, one: str, amount: EventAmount, instigator: str) -> Words:
    """Add who may take it instead."""
    if one == TEAM:
        return words
    payer, tokens = soak.could_take(table, event, one, amount, instigator)
    if not tokens:
        return words
    if payer == soak.FAN_CLUB:
        return say("{what}; Fan Club {number} may take it", what=words, number=table.number(soak.FAN_CLUB))
    if payer == one:
        return say("{what}; Buffers {number} may take it", what=words, number=_buffers(table, one))
    return say("{what}; {name} may take it", what=words, name=named(table, payer))


def _buffers(table: Table, one: str) -> int:
    return table.number(f"{one}.buffers") if "." in one else pilot(table, one).buffers


def _gained(what: str, table: Table, one: str, gauge: str, top: str, number: int | None) -> Words:
    return _up(what, table.number(f"{one}.{gauge}"), table.number(f"{one}.{top}"), number)


def _up(what: str, have: int, most: int, number: int | None) -> Words:
    then = max(have, most if number is None else min(most, have + number))
    return say("full already") if then == have else say(what, before=have, after=then)


def _ruined(state: str, number: int | None) -> str:
    at = locations.STATES.index(state)
    return locations.STATES[min(len(locations.STATES) - 1, at + (2 if number is None else number))]
