"""What First Contact says inside a Gambit or a Throwdown: what is done in this step, and the one thing to learn.

In the turns of a Throwdown each turn teaches the next thing, in the order in which players need it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from gattai_desktop.cards.ledger import agenda_of
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.events import soak
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.story.first_contact import ACT
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, LAST_STAGE, PILE, THRESHOLD, pilot_seats
from gattai_desktop.games.presentation import NOWHERE, Place

# step: what is done ({pilot}, {challenger}, {challenged}, {side} are names), what there is to learn
_STEPS: Final[Mapping[str, tuple[str, str]]] = {
    "gambit.offered": (
        "{pilot} lays a card, which accepts the Gambit, or declines.",
        "A card that is laid now accepts, and is played as soon as Coach's card lies there.",
    ),
    "gambit.threshold": (
        "Coach puts a card face-down: from his Hand, or blind off his Deck.",
        "The Pilot sees it only after she has played.",
    ),
    "gambit.play": (
        "{pilot} plays a card, the top card of a Faction, or flips the top of the Deck.",
        "The higher rank wins. Suits do not matter, and a Two beats an Ace.",
    ),
    "gambit.reveal": ("Coach reveals.", "Only a higher card is a clean win."),
    "gambit.result": (
        "{pilot} chooses how it falls short.",
        "“Yes, but” reaches the goal at a cost. “No, but” misses it and gains something.",
    ),
    "gambit.consequences": (
        "Coach picks or tells a small consequence.",
        "A good consequence may be Favor: one more card on a Faction.",
    ),
    "throwdown.answer": (
        "{challenged} lays down a card and accepts, or refuses.",
        "Whoever refuses gives the challenger what she wanted, and no fight takes place.",
    ),
    "throwdown.sides": (
        "Everybody else may take a side. Then Coach closes the sides.",
        "Allies fight with cards of their own.",
    ),
    "throwdown.draws": ("Everybody who fights draws 3 cards.", "The Hand is all there is until the fight is over."),
    "throwdown.exchange": (
        "Allies may hand cards to their Commander, and get as many back.",
        "The Commander played the card that opened the fight.",
    ),
    "throwdown.replay": ("Both cards are the same: both sides play another.", "Rank decides, then suit."),
    "throwdown.reveal": (
        "Coach reveals both cards.",
        "The higher card opens the Pile; the other side moves first.",
    ),
    "outcome.concession": ("{loser} says what is conceded.", "Whoever scored at all may end it with a concession."),
    "outcome.story": (
        "Tell how it ended. If somebody is hurt, Coach makes Trauma happen. Then return to the story.",
        "Buffers soak Trauma point by point; what is left comes off the one Stat. At 0 she is out.",
    ),
}

_OF_THE_WEAPON: Final = "It is about The Weapon: does the vault open, does it wake?"

_BAD: Final = "A bad consequence stays small: one event, or only something that is told."

_FAVOR: Final = (
    "{pilot} gives {faction} a card of her Hand, or lets it pass.",
    "It lies open there, and any Pilot may play it later.",
)

_BUFFERS: Final = "{pilot} chooses how many Buffers to spend."
# the event that is soaked: what there is to learn
_SOAKED: Final[Mapping[str, str]] = {
    "Trauma": "Each Buffer soaks one point of Trauma. What is left comes off the one Stat, and at 0 she is out.",
    "Schism": (
        "Each Buffer soaks one point of Schism. What is left counts once, and lowers the Harmony of the next Team."
    ),
}

_HANDS: Final = (
    "Every Hand goes back to its size: draw up, or choose what to discard.",
    "What was held back in the fight is not kept for later.",
)

# What the turns of a Throwdown teach, one a turn.
_TURNS: Final = (
    "Counter: lay a higher rank on the top card.",
    "Strike is 3. A card more than 3 above the top is Dissonant: it may be played, and costs the Team Schism.",
    "Exactly 1 above the top is Resonant: the best a card can be.",
    "Block: the same rank takes the top card off the Pile, if its suit is not lower.",
    "Escalate: leave this Pile and open the next stage with a low card. The other side scores the stage.",
    "Concede: lay the Hand down. The other side scores the stage and wins.",
    "The top card of a Faction may be played like a card of the Hand.",
    "Each stage is worth more than all before it together.",
)
CONCEDE: Final = say(_TURNS[5])
_OF_ANOTHER_STAGE: Final = (_TURNS[4], _TURNS[7])
"""What is taught only while another stage is to come."""
_AGAINST_THE_ENEMY: Final = (
    "Coach can never go beyond his Strike of 3. A Pilot can, at a price.",
    "Coach pays a Face card for a Wave, an Ace for a Storm.",
    "Pilots of one side take turns as they like: one Drive a turn, by any of them.",
    *_TURNS[4:],
)


def lesson(table: Table) -> tuple[Words, Words] | None:
    """Return what is done in this step of a conflict and what it teaches; None in Story Mode."""
    step = str(table.values.get("step") or "story")
    # What a Pilot is asked comes before the step in which she is asked it.
    if (hit := _soaking(table)) is not None:
        return say(_BUFFERS, pilot=seat_name(table, hit[0])), say(_SOAKED[hit[1]])
    if (favored := _favored(table)) is not None:
        who, faction = favored
        return say(_FAVOR[0], pilot=seat_name(table, who), faction=faction), say(_FAVOR[1])
    if step == "throwdown.turn":
        return _turn(table)
    if step.endswith(".clean_up"):
        return say(_HANDS[0]), say(_HANDS[1])
    if step not in _STEPS:
        return None
    do, learn = _STEPS[step]
    if step == "gambit.offered" and table.values.get(ACT) == LAST_ACT and not table.values.get(gambit.GOAL):
        learn = _OF_THE_WEAPON
    if step == "gambit.consequences" and table.values.get(gambit.RESULT) in ("yes-but", "no-and"):
        learn = _BAD
    values = table.values
    seats = {
        "pilot": values.get("gambit.pilot"),
        "challenger": values.get(throwdown.CHALLENGER),
        "challenged": values.get(throwdown.CHALLENGED),
        "loser": values.get("outcome.loser"),
    }
    names = {word: seat_name(table, str(seat)) for word, seat in seats.items() if seat and f"{{{word}}}" in do}
    return say(do, **names), say(learn)


def _soaking(table: Table) -> tuple[Seat, str] | None:
    """Return who is asked now how much her Buffers soak, and of what; None where nobody is, or of something else."""
    items = agenda_of(table)
    # What is asked now is the first item; its last word says whose Buffers they are (MICRO-15).
    if not items or items[0][0] != "soak" or items[0][1] not in _SOAKED:
        return None
    event, payer = str(items[0][1]), str(items[0][-1])
    return (payer, event) if payer in pilot_seats(table) and soak.most(table, items[0]) else None


def _favored(table: Table) -> tuple[Seat, str] | None:
    """Return who is asked now for a card with a Faction, and what it is called; None where nobody is."""
    items = agenda_of(table)
    if not items or items[0][0] != "favor":
        return None
    return str(items[0][1]), str(table.values[f"faction.{items[0][2]}.name"])


_PLACES: Final[Mapping[str, str]] = {
    "gambit.threshold": THRESHOLD,
    "gambit.play": GAMBIT_CARD,
    "gambit.reveal": THRESHOLD,
    "throwdown.turn": PILE,
    "throwdown.reveal": PILE,
}


def place_of_step(table: Table) -> Place:
    """Return where this step of a conflict is played; NOWHERE where it has no place."""
    zone = _PLACES.get(table.text("step"), "")
    return Place(zone=zone) if zone else NOWHERE


def _turn(table: Table) -> tuple[Words, Words]:
    side = cast("str", table.values.get(throwdown.TURN) or COACH_SEAT)
    sides = throwdown.sides(table)
    pilots = side != COACH_SEAT and COACH_SEAT in sides
    do = say("{side} is on turn: lay a higher card on the Pile, or press another Drive.", side=seat_name(table, side))
    if pilots:
        do = say("The Pilots' turn: lay a higher card on the Pile, or press another Drive.")
    taught = _AGAINST_THE_ENEMY if COACH_SEAT in sides else _TURNS
    # Every Drive but a Concede leaves a card or more on the Piles, so their number moves the lesson on.
    played = table.count(PILE) - 1 + sum(table.count(f"pile.{stage}") for stage in range(1, LAST_STAGE + 1))
    lessons: Sequence[int] = range(len(taught))
    if stages.stage_of(table).escalates_to is None:
        lessons = [place for place in lessons if taught[place] not in _OF_ANOTHER_STAGE]
    turn = lessons[max(0, played) % len(lessons)]
    return do, say(taught[turn])
