"""Says in words for people what a line of triggers would do at this table: "All Buffers back: Ren 2 → 3"."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import WAVE_AND_STORM, Recipient
from gattai_desktop.games.gattai.events.lines import read_line
from gattai_desktop.games.gattai.events.recipients import TEAM, kind_of
from gattai_desktop.games.gattai.events.targets_of_events import PILOTS, Aim, EventAmount, aim
from gattai_desktop.games.gattai.events.trigger_line import Alternative, Trigger, Unset
from gattai_desktop.games.gattai.events.triggers import spell_value
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.pilots.harmony import VIOLET, harmony, schism
from gattai_desktop.games.gattai.telling.gauges import amount_of, gauge, then_holds
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.notation import NotationFault


@frozen
class WhatItDoes:
    """What an alternative of a line does: in a few words, and whom it reaches with the sums."""

    what: Words
    reaches: tuple[Words, ...] = ()
    gauges: tuple[tuple[str, int, int], ...] = ()
    """Of Pilots who are reached, what each has and will have of what the event gives or takes."""

    @property
    def words(self) -> Words:
        return say("{what}: {reached}", what=self.what, reached=self._together()) if self.reaches else self.what

    def _together(self) -> tuple[Words, ...]:
        """Say whom it reaches, with all who are full in one word behind those who gain."""
        full = [one for one in self.reaches if one.template == _FULL]
        if len(full) < 2:
            return self.reaches
        gaining = tuple(one for one in self.reaches if one not in full)
        names = tuple(one.by_name["name"] for one in full)
        return (*gaining, say("{names} are full", names=names) if gaining else say("all are full"))


_FULL: Final = "{name} is full"

_MANY: Final[Mapping[str, str]] = {
    "Chargeup": "{amount} Charges",
    "Favor": "{amount} cards for a Faction, or Offenses less",
    "Fortify": "{amount} Buffers back",
    "Recover": "{amount} lost points back",
    "Replenish": "{amount} points more",
    "Tarry": "{amount} cards from Coach's Deck to the Trash",
    "Disfavor": "{amount} Offenses",
    "Schism": "Schism {amount}",
    "Trauma": "Trauma {amount}",
}
_ONE: Final[Mapping[str, str]] = {
    "Chargeup": "One Charge",
    "Favor": "A card for a Faction, or an Offense less",
    "Fortify": "One Buffer back",
    "Rally": "The Team's Schism cleared, or Harmony up",
    "Rebuild": "A Damaged Location stands again",
    "Recover": "A lost point back",
    "Replenish": "One point more",
    "Storm": "A Storm",
    "Tarry": "A card from Coach's Deck to the Trash",
    "Wave": "A Wave",
    "BREAK!": "A Lesser Fusion falls apart",
    "Disfavor": "An Offense for a Faction",
    "Ruin": "A Location is damaged, a Damaged one razed",
    "Schism": "Schism 1",
    "Trauma": "Trauma 1",
    "Boost": "Any boost",
    "Damage": "Any damage",
}
_WHOLE: Final[Mapping[str, str]] = {
    "Burn": "The whole Hand to the Trash",
    "Chargeup": "All Charges",
    "Fortify": "All Buffers back",
    "Purge": "All Charges lost",
    "Recover": "All lost points back",
    "Replenish": "As much as there can be",
    "Trauma": "Every point lost",
}
_EACH: Final[Mapping[str, str]] = {
    "Favor": "A card for each Faction, or an Offense less",
    "Rebuild": "Each Damaged Location stands again",
    "Disfavor": "An Offense for each Faction",
    "Ruin": "Each Location is damaged, a Damaged one razed",
}
"""What an event of one point does to several, where its words name whom it reaches."""
_OF_CHOICE: Final[Mapping[Recipient | None, str]] = {
    "Pilot": "{what} for a Pilot of {who}'s choice",
    "Threat": "{what} for a Threat of {who}'s choice",
    "Faction": "{what}, of {who}'s choice",
    "Location": "{what}, of {who}'s choice",
    "Resource": "{what} for a Resource of {who}'s choice",
    None: "{what} for somebody of {who}'s choice",
}
_OF_A_THREAT: Final = "{what} of a Threat of {who}'s choice"


def what_it_does(
    table: Table, text: str, instigator: str, aimed: Callable[[Table, str], str | None] | None = None
) -> tuple[WhatItDoes, ...]:
    """Say what each alternative of a line does; a line in plain words says it itself.

    `aimed` gives a target to events that the line aims at nobody, as a Spoil does.
    """
    try:
        line = read_line(table, text)
    except NotationFault:
        return (WhatItDoes(say("{text}", text=text)),) if text else ()
    return tuple(_alternative(table, one, instigator, aimed) for one in line.alternatives)


def in_a_sentence(does: tuple[WhatItDoes, ...]) -> Words:
    """Put the alternatives of a line into one sentence."""
    if not does:
        return Words("")
    first, *more = does
    return say("{first}. Or: {second}", first=first.words, second=in_a_sentence(tuple(more))) if more else first.words


def _alternative(
    table: Table, part: Alternative, instigator: str, aimed: Callable[[Table, str], str | None] | None
) -> WhatItDoes:
    first, *more = (_trigger(table, one, instigator, aimed) for one in part.triggers)
    for one in more:
        first = WhatItDoes(say("{first}; and {second}", first=first.words, second=one.words))
    return first


def _trigger(
    table: Table, trigger: Trigger, instigator: str, aimed: Callable[[Table, str], str | None] | None
) -> WhatItDoes:
    event, target = trigger.event, trigger.target or (aimed(table, trigger.event) if aimed else None)
    try:
        amount = amount_of(table, trigger, instigator)
    except Unset:
        assert trigger.value is not None
        return WhatItDoes(event_does(event, spell_value(trigger.value)))
    if event == "Rally" and amount == 1 and isinstance(table.values.get("team.harmony"), int):
        return _rally(table, instigator)
    found = aim(table, event, target, amount, instigator)
    what = event_does(event, amount)
    if not found.hits and not found.choice:
        return WhatItDoes(what, (say("it reaches nobody"),))
    if found.choice:
        kinds = {kind_of(table, one) for one in found.choice}
        kind = next(iter(kinds)) if len(kinds) == 1 else None
        template = _OF_A_THREAT if event in WAVE_AND_STORM else _OF_CHOICE.get(kind, _OF_CHOICE[None])
        return WhatItDoes(say(template, what=what, who=named(table, found.chooser)))
    if len(found.hits) > 1:
        one_point = event in _EACH and (amount == 1 or event not in _MANY)
        what = say(_EACH[event]) if one_point else say("{what} for each", what=what)
    return WhatItDoes(what, _reached(table, event, found), tuple(_gauges(table, event, found)))


def _rally(table: Table, instigator: str) -> WhatItDoes:
    """Say what a Rally comes to here: Schism cleared, Harmony up, or at the highest Harmony a Charge for each."""
    if schism(table) and rulings_of(table).rally_model == "clear_first":
        return WhatItDoes(say("The Team's Schism cleared"), (say("{before} → {after}", before=schism(table), after=0),))
    if harmony(table) < VIOLET:
        now = harmony(table)
        return WhatItDoes(say("Harmony up"), (say("{before} → {after}", before=now, after=now + 1),))
    found = aim(table, "Chargeup", PILOTS, 1, instigator)
    return WhatItDoes(say("{what} for each", what=say(_ONE["Chargeup"])), _reached(table, "Chargeup", found))


def event_does(event: str, amount: EventAmount) -> Words:
    """Say what an event of an amount does, in a few words: "2 Charges"."""
    if amount == "Full" and event in _WHOLE:
        return say(_WHOLE[event])
    if amount == 1 or event not in _MANY:
        return say(_ONE.get(event) or _WHOLE[event])
    if event == "Tarry" and amount == 0:  # before the first step of the Crisis (MICRO-29a)
        return say("No card from Coach's Deck")
    return say(_MANY[event], amount=amount)


def _reached(table: Table, event: str, found: Aim) -> tuple[Words, ...]:
    return tuple(_sum(table, event, one, amount) for one, amount in found.hits if one != TEAM)


def _gauges(table: Table, event: str, found: Aim) -> Iterator[tuple[str, int, int]]:
    for one, amount in found.hits:
        its = gauge(table, event, one)
        if its is not None and one in pilot_seats(table):
            yield one, its.has, then_holds(event, its.has, its.most, amount)


def _sum(table: Table, event: str, one: str, amount: EventAmount) -> Words:
    """Say a recipient with what she has now and then, or that she is full."""
    name, its = named(table, one), gauge(table, event, one)
    if its is None:
        return say("{name}", name=name)
    then = then_holds(event, its.has, its.most, amount)
    if then == its.has:
        return say("{name} has none" if event == "Purge" else _FULL, name=name)
    return say("{name} {before} → {after}", name=name, before=its.has, after=then)
