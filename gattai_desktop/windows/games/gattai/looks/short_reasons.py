"""Shortens the reasons of refusals for plates; a press on the plate shows the whole reason."""

from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.games.gattai.throwdown.drive import TOO_FAR, TOO_HIGH
from gattai_desktop.games.verdict import Reason
from gattai_desktop.windows.kit.faces import drawn

_SHORT: Final = {
    # At any time
    "{seat} is asked first: {question}": "{seat} is asked first",
    # Drives
    TOO_FAR: "Beyond Coach's Strike",
    TOO_HIGH: "Beyond Coach's Strike",
    "{card} does not beat {top}. Play {what}, Block, Escalate or Concede.": "Nothing is higher",
    "{card} is not of the rank of {top}.": "Not of that rank",
    "{card} is of no higher suit than {top}.": "No higher suit",
    "{card} is of a lower suit than {top}.": "Only a lower suit",
    "Only a Two beats an Ace.": "Only with a Two",
    "There is no card to Block.": "Nothing to Block",
    "{top} won the initiative and cannot be Blocked.": "It won the initiative",
    "{top} began the Rumble and cannot be Blocked.": "It began the Rumble",
    "{top} Escalated earlier: only the very next turn can Block an Escalate.": "Too late for that",
    "Nothing lies beyond stage {stage}.": "No stage is left",
    "Only a Rumble leads beyond stage {stage}.": "Only by a Rumble",
    "The BGM rises: Initiate the Rumble, or Concede.": "The BGM rises",
    "The Head plays for the Final Form: {name}.": "{name} plays",
    "The Commander makes the Drive: {name}.": "{name} drives",
    "It is the turn of {side}.": "{side} is on turn",
    "{name} does not fight in this Throwdown.": "Not in this fight",
    # Rumble
    "A Rumble begins in stage 3 only.": "Only in stage 3",
    "A Rumble is running already.": "Running already",
    "First Contact has no Rumble.": "Not in First Contact",
    "Pilots do not begin a Rumble against Pilots here.": "Not against Pilots",
    "Coach needs a BGM in the fight for a Rumble.": "Needs a BGM in the fight",
    "The Crisis has not come to where the BGM attacks.": "The BGM is asleep",
    "A Rumble needs a Final Form or a BGM: no Robo of the Commander works.": "No Robo works",
    "Neither Counter, Block nor Escalate is possible: the side must Concede.": "Only Concede is left",
    "{card} lies {difference} above 0, and Coach's Strike will be {reach}.": "Beyond Coach's Strike",
    # Assists
    "{name} has made her Assist of this turn.": "One in a turn",
    "{name} has run a Wave or Storm in this turn.": "One in a turn",
    "Her Robo is there already.": "There already",
    "{name}'s Robo is down until it is repaired.": "Down until repaired",
    "Without a Pit Crew no Robo works.": "No Pit Crew",
    "First Contact has no Robos.": "Not in First Contact",
    "{card} pays for nothing: a Wave costs a Face card, a Storm an Ace.": "No Face card, no Ace",
    "An Ace pays for a Storm: a Wave costs a Face card.": "Needs a Face card",
    "A Face card pays for a Wave: a Storm costs an Ace.": "Needs an Ace",
    "A Storm of the BGM costs a Face card or an Ace.": "No Face card, no Ace",
    "The Rumble Tech of the {position} was used.": "Used",
    "The Final Form has no Rumble Charge left.": "No Charge left",
    "No Rumble Tech was used that the Hand could repeat.": "Nothing to repeat yet",
    "The Pilots' Deck is empty: nothing can be drawn.": "The Deck is empty",
    # Story
    "{name} has lost a whole Commitment and spends nothing.": "A Commitment is lost",
    "{name} cannot act: she is away, out, or has lost a whole Commitment.": "{name} cannot act",
    "No Pilot Omen is Active.": "None is Active",
    "No Omen of Coach is Active.": "None is Active",
    "Coach has {count} Active Omens.": "Only {count} Active",
    "Coach spends Omens outside conflicts only.": "Not in a conflict",
    "Only a Pilot who is in play spends a Pilot Omen.": "Not in play",
    "Omens are spent in one's own side's turn.": "In your own turn",
    "Coach has no card for a Gambit: his Hand and his Deck are empty.": "No card is left",
    "An initiative card comes from the Hand.": "No card in hand",
    "The Deck is empty.": "The Deck is empty",
}

WHATEVER_THE_CARD: Final = frozenset(
    {
        "There is no card to Block.",
        "{top} won the initiative and cannot be Blocked.",
        "{top} began the Rumble and cannot be Blocked.",
        "{top} Escalated earlier: only the very next turn can Block an Escalate.",
        "Nothing lies beyond stage {stage}.",
        "Only a Rumble leads beyond stage {stage}.",
        "The BGM rises: Initiate the Rumble, or Concede.",
        "The Head plays for the Final Form: {name}.",
        "The Commander makes the Drive: {name}.",
        "It is the turn of {side}.",
        "A Rumble begins in stage 3 only.",
        "A Rumble is running already.",
        "Pilots do not begin a Rumble against Pilots here.",
        "Coach needs a BGM in the fight for a Rumble.",
        "The Crisis has not come to where the BGM attacks.",
        "A Rumble needs a Final Form or a BGM: no Robo of the Commander works.",
    }
)
"""What speaks against a Drive with any card and follows from what lies open: a covered Hand need not hide it."""


def in_short(reason: Reason) -> str:
    """Return a reason in a few words, without its cards; "" for one that has no short form."""
    short = _SHORT.get(reason.text.template, "")
    return fill(speak("short", short), **reason.text.by_name) if short else ""


def refused_plate(title: str, key: str, reason: Reason) -> PlateLook:
    """Return the plate of a move that this reason forbids."""
    return PlateLook(title, drawn(reason.text), key, "refused", short=in_short(reason))
