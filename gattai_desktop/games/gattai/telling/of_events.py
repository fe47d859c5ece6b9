"""Sentences about microevents and entries: what fires, is soaked or prevented, who calls on what (RULES 2.6, 2.7)."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.names import event_name, power_name
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling, Template, nothing
from gattai_desktop.games.told import Preset, Strong


def _fires(now: Now, said: Said) -> Iterator[Sentence]:
    """Told only while nothing has come of it yet: "Schism 2 for Ren", as the question that follows stands open."""
    words = _event(now, said.get("event"), said.get("amount"))
    who, target = said.get("who"), said.get("target")
    event = str(said.get("event"))
    hit = str(target) if target and (target in _seats(now) or "." in str(target)) else ""
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
    name = event_name(now.rulings, str(event))
    if amount is None or (amount == 1 and event in {"Favor", "Disfavor", "Wave", "Storm", "Rally", "Rebuild", "Ruin"}):
        return say("{event}", event=name)
    if amount == "Full" and event in {"Burn", "Purge"}:
        return say("{event}", event=name)
    return say("{event} {amount}", event=name, amount=Strong(amount if isinstance(amount, int) else str(amount)))


def _no_effect(now: Now, said: Said) -> Iterator[Sentence]:
    event = event_name(now.rulings, str(said.get("event")))
    targets = said.get("target")
    listed = targets if isinstance(targets, tuple) else (targets,)
    names = tuple(now.name(one) for one in listed if one in _seats(now) or "." in str(one))
    if names:
        yield Sentence(say("{event} has no effect on {who}", event=event, who=names))
    else:
        yield Sentence(say("{event} has no effect", event=event))


def _seats(now: Now) -> tuple[Value, ...]:
    seats = now.values.get("seats")
    return seats if isinstance(seats, tuple) else ()


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
