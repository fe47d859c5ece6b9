"""Sentences about what is announced in a Rumble: the Final Form, its Positions and Techs, Robos, the BGM."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling
from gattai_desktop.games.gattai.telling.template import CREST, Template, nothing
from gattai_desktop.games.told import Strong


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
