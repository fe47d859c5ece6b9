"""Sentences about what entries do: who calls on what, what takes part, what is prevented, what the table plays."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling
from gattai_desktop.games.told import Preset, Strong


def _entry(template: str, preset: Preset = "story", sign: str = "star") -> Telling:
    """A sentence with {entry}, and {who} where it names one."""

    def telling(now: Now, said: Said) -> Iterator[Sentence]:
        owner = str(said.get("who") or "")
        values: dict[str, object] = {"entry": Strong(entries.name_of(now.table, str(said.get("entry") or "")))}
        if "{who}" in template:
            values["who"] = now.name(owner)
        yield Sentence(say(template, **values), preset, sign, subject=owner)

    return telling


def _nothing(now: Now, said: Said) -> Iterator[Sentence]:
    return iter(())


def _prevented(now: Now, said: Said) -> Iterator[Sentence]:
    event = event_name(now.rulings, str(said.get("event")))
    target = said.get("target")
    words = say("{event} is prevented", event=event)
    if target and target != "team":
        words = say("{event} on {who} is prevented", event=event, who=now.name(target))
    yield Sentence(words, "moves", "buffer")


def _told(now: Now, said: Said) -> Iterator[Sentence]:
    name = Strong(entries.name_of(now.table, str(said.get("entry") or "")))
    yield Sentence(say("{entry}: {text}", entry=name, text=said.get("text") or ""), "story", "star")


def _enters(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("{who} is here", who=now.name(said.get("target"))), "story", "horns")


def _condition(now: Now, said: Said) -> Iterator[Sentence]:
    words = say("{who}: “{text}” is done", who=now.name(said.get("target")), text=said.get("text") or "")
    yield Sentence(words, "story", "star")


EFFECTS_TOLD: Final[Mapping[str, Telling]] = {
    "calls_on": _nothing,  # the move says it
    "effect": _entry("{entry} takes part", "moves"),
    "effect_lands": _entry("{entry} lands", "moves"),
    "effect_lapses": _entry("{entry} lapses", "moves"),
    "effect_told": _told,
    "event_prevented": _prevented,
    "omen_buried": _entry("The Joker goes to the bottom of its Deck", "story", "eye"),
    "enters": _enters,
    "condition_met": _condition,
}
