"""Sentences about what is announced in a Rumble: the Final Form, its Positions and Techs, Robos, the BGM."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling
from gattai_desktop.games.told import Preset, Strong


def _who(template: str, preset: Preset = "story", sign: str = "", *, of: str = "seat") -> Telling:
    """A sentence with {who}, and {position} where one is named."""

    def telling(now: Now, said: Said) -> Iterator[Sentence]:
        thing = str(said.get(of) or "")
        row = POSITIONS.get(str(said.get("position")))
        words = say(
            template,
            who=now.name(thing),
            **({"position": Strong(row.name)} if row is not None and "{position}" in template else {}),
        )
        yield Sentence(words, preset, sign or (thing if "." not in thing else ""), subject=thing)

    return telling


def _nothing(now: Now, said: Said) -> Iterator[Sentence]:
    return iter(())


def _rumble(now: Now, said: Said) -> Iterator[Sentence]:
    template = "{who} begins with a Rumble" if said.get("at_once") else "{who} begins a Rumble"
    yield Sentence(say(template, who=now.name(said.get("seat"))), "story", "monster")


def _assembles(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side") or ""))
    yield Sentence(say("{side}: the Final Form stands", side=side), "story", "wings")


def _no_form(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side") or ""))
    template = "{side} fight without a Final Form" if side == "Pilots" else "{side} fights without a Final Form"
    yield Sentence(say(template, side=side), "story")


def _tech(now: Now, said: Said) -> Iterator[Sentence]:
    row = POSITIONS.get(str(said.get("position")))
    if row is not None:
        yield Sentence(say("{tech} X is {stage}.", tech=row.tech, stage=Strong(str(said.get("stage")))), "everything")


def _prevented(now: Now, said: Said) -> Iterator[Sentence]:
    event = event_name(now.rulings, str(said.get("event")))
    words = say("The Final Form's Buffers prevent {event} at {who}", event=event, who=now.name(said.get("target")))
    yield Sentence(words, "moves", "buffer")


RUMBLE_TOLD: Final[Mapping[str, Telling]] = {
    "rumble": _rumble,
    "rumble_card": _nothing,  # the move says it, or the card that is turned up
    "left_out": _who("{who} drops out of the Rumble"),
    "assembles": _assembles,
    "no_form": _no_form,
    "position": _who("{who} is the {position}"),
    "rumble_tech": _tech,
    "tech_again": _who("{who} lets the Rumble Tech of the {position} happen once more", "moves"),
    "nothing_to_discard": _who("{who} keeps the last card", "moves"),
    "nothing_lost": _who("{who} has nothing to restore", "moves"),
    "summons": _nothing,  # the move says it
    "summon_effect": _who("{who}'s Robo: its Summon Effect is due", "moves"),
    "robo_fights": _who("{who}'s Robo is in the fight"),
    "robo_down": _who("{who}'s Robo is down", sign="jag"),
    "comes_back": _who("{who} is back in the Final Form"),
    "prevented": _prevented,
    "grows": _who("{who} grows to full size", sign="monster", of="target"),
    "bgm_falls": _who("{who} falls, and is not beaten", sign=COACH_SEAT, of="target"),
    "bgm_rises": _who("{who} rises again", sign="monster", of="target"),
}
