"""Sentences about what entries do: who calls on what, what takes part, what is prevented, what the table plays."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling
from gattai_desktop.games.gattai.telling.template import Template, nothing


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
