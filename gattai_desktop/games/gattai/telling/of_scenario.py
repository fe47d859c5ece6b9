"""Sentences about what happens around conflicts and in a Rumble: reminders, the Final Form, Robos, what cannot be."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.deck54 import CARDS
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.editions import EDITIONS
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
from gattai_desktop.games.told import Strong


def _again(now: Now, said: Said) -> Iterator[Sentence]:
    seats = said.get("seats")
    who = tuple(now.name(seat) for seat in seats) if isinstance(seats, tuple) else ()
    template = "{who} have fought for this in this scene" if len(who) > 1 else "{who} has tried this in this scene"
    yield Sentence(say(template, who=who if len(who) > 1 else "".join(who)), sign="eye")


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
