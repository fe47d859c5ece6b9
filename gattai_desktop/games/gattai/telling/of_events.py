"""Sentences about what the rules announce: microevents, entries, Rumbles, and what happens around conflicts."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.events.event_table import CALLED
from gattai_desktop.games.gattai.names import event_name, power_name
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.telling.sentence import (
    CREST,
    Now,
    Said,
    Sentence,
    Telling,
    Template,
    cards_in_words,
    nothing,
)
from gattai_desktop.games.gattai.telling.what_it_does import event_does
from gattai_desktop.games.told import Preset, Strong


def _fires(now: Now, said: Said) -> Iterator[Sentence]:
    """Told only while nothing has come of it yet: "Schism 2 for Ren", as the question that follows stands open."""
    words = _event(now, said.get("event"), said.get("amount"))
    who, target = said.get("who"), said.get("target")
    event = str(said.get("event"))
    hit = str(target) if target and (target in now.table.listed("seats") or "." in str(target)) else ""
    if not hit and target in {None, "Self"} and who and who != COACH_SEAT:
        hit = str(who)
    preset: Preset = "everything" if event in {"Wave", "Storm"} else "moves"
    if hit and not (event == "Schism" and hit == COACH_SEAT):
        yield Sentence(
            say("{event} for {who}", event=words, who=now.name(hit)), preset, role="stand-in", subject=hit, short=words
        )
    else:
        yield Sentence(words, preset, role="stand-in")


def _event(now: Now, event: Value, amount: Value) -> Words:
    if event in CALLED and amount is not None:
        return event_does(str(event), amount if isinstance(amount, int) else "Full")
    name = event_name(now.rulings, str(event))
    if amount is None or (amount == 1 and event in {"Favor", "Disfavor", "Wave", "Storm", "Rally", "Rebuild", "Ruin"}):
        return say("{event}", event=name)
    if amount == "Full" and event in {"Burn", "Purge"}:
        return say("{event}", event=name)
    return say("{event} {amount}", event=name, amount=Strong(amount if isinstance(amount, int) else str(amount)))


_NONE: Final = {
    "Chargeup": "No Charge for {who}",
    "Fortify": "No Buffer back for {who}",
    "Recover": "{who} has lost nothing",
}
"""What is told of events that have no effect, where the name of what they give would have none."""
_FULL: Final = {
    "Chargeup": "No Charge for {who}: Charges are full",
    "Fortify": "No Buffer back for {who}: Buffers are full",
}
"""The same of Pilots who have all of it already."""


def _is_full(now: Now, event: str, who: Value) -> bool:
    """Whether a Pilot has as much as she can have of what an event gives."""
    if event not in _FULL or who not in now.table.listed("seats"):
        return False
    her = pilot(now.table, str(who))
    return her.charges >= her.max_charges if event == "Chargeup" else her.buffers >= her.max_buffers


def _no_effect(now: Now, said: Said) -> Iterator[Sentence]:
    event = event_name(now.rulings, str(said.get("event")))
    template = _NONE.get(str(said.get("event")), "{event} has no effect on {who}")
    targets = said.get("target")
    listed = targets if isinstance(targets, tuple) else (targets,)
    if listed and all(_is_full(now, str(said.get("event")), one) for one in listed):
        template = _FULL[str(said.get("event"))]
    seats = now.table.listed("seats")
    names = tuple(now.name(one) for one in listed if one in seats or "." in str(one))
    if names:
        yield Sentence(say(template, event=event, who=names))
    else:
        yield Sentence(say("{event} has no effect", event=event))


def _soaked(now: Now, said: Said) -> Iterator[Sentence]:
    who, target = str(said.get("who")), str(said.get("target"))
    tokens = "Fan Club" if who == "team.fan_club" else "Buffers"
    template = "{tokens} soak {amount} {event}"
    if who not in {target, "team.fan_club"}:
        template = "{who}: {tokens} soak {amount} {event}"
    yield Sentence(
        say(
            template,
            who=now.name(who),
            tokens=tokens,
            amount=Strong(str(said.get("amount"))),
            event=event_name(now.rulings, str(said.get("event"))),
        ),
        "everything",  # the move and the Buffers say as much
        "buffer",
        subject=who,
    )


def _payload(now: Now, said: Said) -> Iterator[Sentence]:
    target = str(said.get("target") or "")
    words = _event(now, said.get("event"), said.get("amount"))
    yield Sentence(say("{event} for {who} waits for the end", event=words, who=now.name(target)), subject=target)


def _power(now: Now, said: Said) -> Iterator[Sentence]:
    due, power = str(said.get("due")), str(said.get("power"))
    template = "{due} of {who}" if power == due else "{due} of {who}: {power}"
    yield Sentence(
        say(template, due=due.capitalize(), who=now.name(said.get("target")), power=power_name(now.table, power)),
        "story",
        "storm" if due == "storm" else "wave",
    )


EVENTS_TOLD: Final[Mapping[str, Telling]] = {
    "fires": _fires,
    # A Wave or Storm that is no event but an action of a Threat; what it runs is told by the power itself.
    "activates": Template("A Threat acts: {event}", "everything", role="stand-in", about=False),
    "no_effect": _no_effect,
    "soaked": _soaked,
    "payload": _payload,
    "power": _power,
    "line": Template("{who}: {text}", "story", about=False),
}


def _prevented(now: Now, said: Said) -> Iterator[Sentence]:
    event = event_name(now.rulings, str(said.get("event")))
    target = said.get("target")
    words = say("{event} is prevented", event=event)
    if target and target != "team":
        words = say("{event} on {who} is prevented", event=event, who=now.name(target))
    yield Sentence(words, "moves", "buffer")


EFFECTS_TOLD: Final[Mapping[str, Telling]] = {
    "calls_on": nothing,  # the move says it
    "effect": Template("{entry} takes part", "moves", "star"),
    "effect_lands": Template("{entry} lands", "moves", "star"),
    "effect_lapses": Template("{entry} lapses", "moves", "star"),
    "effect_told": Template("{entry}: {text}", "story", "star", about=False),
    "event_prevented": _prevented,
    "omen_buried": Template("The Joker goes to the bottom of its Deck", "story", "eye"),
    "enters": Template("{who} is here", "story", "horns", who="target", about=False),
    "condition_met": Template("{who}: “{text}” is done", "story", "star", who="target", about=False),
}


def _again(now: Now, said: Said) -> Iterator[Sentence]:
    seats = said.get("seats")
    who = tuple(now.name(seat) for seat in seats) if isinstance(seats, tuple) else ()
    tried = say("{who} has tried in this scene already: not at once again for the same", who="".join(who[:1]))
    fought = "{one} and {other} have fought in this scene already: not at once again for the same"
    yield Sentence(say(fought, one=who[0], other=who[1]) if len(who) > 1 else tried, sign="eye")


def _looks(now: Now, said: Said) -> Iterator[Sentence]:
    keys = said.get("cards")
    cards = cards_in_words(tuple(CARDS[str(key)] for key in keys)) if isinstance(keys, tuple) else ""
    yield Sentence(say("{who} looks at {cards}", who=now.name(said.get("seat")), cards=cards), sign="eye")


def _feelings(now: Now, said: Said) -> Iterator[Sentence]:
    owed = "names one thing that the others did wrong" if said.get("what") == "grievance" else "boasts of one thing"
    yield Sentence(say("Each Pilot {owed}", owed=owed), "story")


def _gear(now: Now, said: Said) -> Iterator[Sentence]:
    name = str(now.values.get(f"gear.{said.get('gear')}.name") or said.get("gear"))
    template = "{who} activates {name}" if said.get("way") == "activate" else "{who} sacrifices {name}"
    yield Sentence(say(template, who=now.name(said.get("who")), name=name), "story")


def _edition(now: Now, said: Said) -> Iterator[Sentence]:
    found = EDITIONS.get(str(said.get("after")))
    if found is not None:
        name = Strong(found.name)
        yield Sentence(say("From now on the {edition} edition holds, with all of its rulings", edition=name), "story")


def _clue(now: Now, said: Said) -> Iterator[Sentence]:
    who, text = now.name(said.get("who")), str(said.get("text") or "")
    words = say("{who} buys a clue: {text}", who=who, text=text) if text else say("{who} buys a clue", who=who)
    if count := said.get("count"):
        words = say("{who} buys clues, {number} at once: {text}", who=who, number=count, text=text)
    yield Sentence(words, "story")


SCENARIO_TOLD: Final[Mapping[str, Telling]] = {
    "edition": _edition,
    "clue": _clue,
    "again": _again,
    "looks": _looks,
    "once_in_a_chain": Template("{target} does not set itself off again", "story", about=False),
    "class": Template("{who} is a {text}", "story", about=False),
    "evolves": nothing,  # the move says it
    "final_score": Template("Final score {points}, grade {text}", "story", "star", about=False, strong=("points",)),
    "feelings": _feelings,
    "gear": _gear,
    "left_to_the_table": Template("This text says no more: the table plays it by hand", "story", about=False),
    "mvp": Template("Most Valuable Pilot: {who}", "story", "star", about=False),
    "stays_on_the_pile": Template("The winning initiative card cannot be forced off", "story", about=False),
}


def _rumble(now: Now, said: Said) -> Iterator[Sentence]:
    template = "{who} begins with a Rumble" if said.get("at_once") else "{who} begins a Rumble"
    yield Sentence(say(template, who=now.name(said.get("seat"))), "story", "monster")


def _tech(now: Now, said: Said) -> Iterator[Sentence]:
    row = POSITIONS.get(str(said.get("position")))
    if row is not None:
        yield Sentence(say("{tech} X is {stage}.", tech=row.tech, stage=Strong(str(said.get("stage")))), "everything")


RUMBLE_TOLD: Final[Mapping[str, Telling]] = {
    "rumble": _rumble,
    "rumble_card": nothing,  # the move says it, or the card that is turned up
    "left_out": Template("{who} drops out of the Rumble", "story", CREST, who="seat"),
    "assembles": Template("{side}: the Final Form stands", "story", "wings", about=False),
    "no_form": Template(
        "{side} fights without a Final Form", "story", about=False, many="{side} fight without a Final Form"
    ),
    "position": Template("{who} is the {position}", "story", CREST, who="seat"),
    "rumble_tech": _tech,
    "tech_again": Template("{who} lets the Rumble Tech of the {position} happen once more", "moves", CREST, who="seat"),
    "nothing_to_discard": Template("{who} keeps the last card", "moves", CREST, who="seat"),
    "nothing_lost": Template("{who} has nothing to restore", "moves", CREST, who="seat"),
    "summons": nothing,  # the move says it
    "summon_effect": Template("{who}'s Robo: its Summon Effect is due", "moves", CREST, who="seat"),
    "robo_fights": Template("{who}'s Robo is in the fight", "story", CREST, who="seat"),
    "robo_down": Template("{who}'s Robo is down", "story", "jag", who="seat"),
    "comes_back": Template("{who} is back in the Final Form", "story", CREST, who="seat"),
    "prevented": Template(
        "The Final Form's Buffers prevent {event} at {who}", "moves", "buffer", who="target", about=False
    ),
    "grows": Template("{who} grows to full size", "story", "monster", who="target"),
    "bgm_falls": Template("{who} falls, and is not beaten", "story", COACH_SEAT, who="target"),
    "bgm_rises": Template("{who} rises again", "story", "monster", who="target"),
}
