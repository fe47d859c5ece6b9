"""The words in which records write the table: "Red: Charges 2/6; hand 3♦P", a Throwdown in progress, "Harmony 4".

docs/records.md lists them for people. A record may always name a value by its path and a zone by its id instead.

What a record does not say of it is filled in as play would have left it; values that the record names stay.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from gattai_desktop.cards.card import PILOTS, Card
from gattai_desktop.cards.value import Value, Values
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.box import TABLE, Entity, RecordWords
from gattai_desktop.games.gattai.book.editions import edition
from gattai_desktop.games.gattai.book.rulings import ROWS
from gattai_desktop.games.gattai.had_entries import check_entries
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.rumble.final_form import ASSEMBLED, FIRST_STAGE, POSITIONS, RUMBLE, form_path
from gattai_desktop.games.gattai.setup import (
    EntrySetup,
    FactionSetup,
    LocationSetup,
    PilotSetup,
    SpoilSetup,
    ThreatSetup,
)
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.stages import ENTERED, SCORED, STAGE, STAGES, score_path
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.zones import LAST_STAGE, PILE, PRETENDERS, deck_of

# Compiled when a clause is first read, as no start has to wait for them.
_SIDES: Final = r"(?i)throwdown (?P<one>.+?) against (?P<other>.+?)(?: with (?P<threats>.+))?"
_FORM: Final = r"(?i)final form of (?P<side>\w+) with (?P<held>.+)"
_TURN: Final = "throwdown.turn"

Zones = Mapping[str, tuple[Card, ...]]
"""The cards of each zone that a record lays, the bottom first."""


def read_sides(clause: str, values: Values) -> Values | None:
    """Read "throwdown Red, Green against Coach with tin-comet": the challenger's side first, each led by its first.

    Without Threats all of the table fight for the Coach. None for a clause that says something else. Raises ValueError
    for a name of nobody at this table.
    """
    found = re.fullmatch(_SIDES, clause)
    if not found:
        return None
    known = (*cast("tuple[str, ...]", values.get("seats") or ()), COACH_SEAT)
    given: dict[str, Value] = {}
    for role, part in ((throwdown.CHALLENGER, found["one"]), (throwdown.CHALLENGED, found["other"])):
        seats = _names(part)
        strangers = [seat for seat in seats if seat not in known]
        if strangers or not seats:
            raise ValueError(f"'{clause[:60]}': nobody at this table is called {' or '.join(strangers) or 'nothing'}.")
        twice = [seat for seat in seats if seats.count(seat) > 1 or seat in given.values()]
        if twice:
            raise ValueError(f"'{clause[:60]}': {twice[0]} fights on one side, once.")
        given[role] = seats[0]
        given[throwdown.side_path(seats[0])] = seats
    if found["threats"]:
        threats = _names(found["threats"])
        strangers = [key for key in threats if key not in cast("tuple[str, ...]", values.get("threats") or ())]
        if strangers:
            raise ValueError(f"'{clause[:60]}': no Threat is called {' or '.join(strangers)}.")
        given[throwdown.THREATS] = threats
    return given


def read_form(clause: str, values: Values) -> Values | None:
    """Read "Final Form of Red with Red head, Green sword": the side's name, then who holds which Position."""
    found = re.fullmatch(_FORM, clause)
    if not found:
        return None
    known = cast("tuple[str, ...]", values.get("seats") or ())
    held: list[Value] = []
    for part in found["held"].split(","):
        seat, _, position = part.strip().lower().partition(" ")
        if seat not in known or position not in POSITIONS:
            raise ValueError(f"'{part.strip()[:40]}': write a Pilot and a Position, such as 'Red head'.")
        held.append((position, seat))
    return {form_path(found["side"].lower(), "positions"): tuple(held)}


def _form(values: Values, side: Seat) -> dict[str, Value]:
    """A Final Form with everything that Harmony gives it (RUMBLE-7)."""
    harmony = values["team.harmony"]
    numbers = ("harmony", "strike", "buffers", "max_buffers", "charges", "max_charges")
    return {form_path(side): ASSEMBLED, **{form_path(side, name): harmony for name in numbers}}


def complete(values: Values, named: Values, zones: Zones) -> Values:
    """Return what a Throwdown needs besides: `values` are those of the table, `named` those that the record gives.

    Raises ValueError for somebody who has what is no entry of this table.
    """
    check_entries({**values, **named})
    if throwdown.CHALLENGER not in named:
        return {}
    one, other = cast("Seat", named[throwdown.CHALLENGER]), cast("Seat", named[throwdown.CHALLENGED])
    stage = cast("int", named.get(STAGE) or 1)
    coach_fights = COACH_SEAT in (one, other)
    threats = named.get(throwdown.THREATS, values.get("threats") if coach_fights else ())
    added: dict[str, Value] = {
        throwdown.STARTED: one,
        throwdown.THREATS: threats,
        throwdown.INVOLVED_THREATS: threats,
        STAGE: stage,
        ENTERED: tuple(range(1, stage + 1)),
        "step": _TURN,
    }
    for side in (one, other):
        seats = cast("tuple[Seat, ...]", named[throwdown.side_path(side)])
        added[throwdown.involved_path(side)] = seats
        added[throwdown.commander_path(side)] = side
        added[throwdown.stakes_path(side)] = ""
        if side != COACH_SEAT:
            added[throwdown.vote_path(side)] = "team"
        for seat in seats:
            started = side == named.get(throwdown.STARTED, one)
            added[throwdown.strike_path(seat)] = _strike({**values, **named}, seat, started, threats)
        if form_path(side, "positions") in named:
            added |= _form({**values, **named}, side)
    if stage >= FIRST_STAGE:
        added[RUMBLE] = one
    added |= _piles({**values, **added, **named}, zones)
    return {path: value for path, value in added.items() if path not in named and value not in (None, ())}


def _strike(values: Values, seat: Seat, started: bool, threats: Value) -> int:
    """The Strike of a seat as a Throwdown begins (STRIKE-1, STRIKE-2)."""
    if seat == COACH_SEAT:
        ratings = [cast("int", values[f"threat.{key}.tr"]) for key in cast("tuple[str, ...]", threats or ())]
        return max(ratings) + len(ratings) - 1 if ratings else 0
    stat = "steel" if started else "flesh"
    return cast("int", values[f"pilot.{seat}.{stat}"]) + cast("int", values[f"pilot.{seat}.strike_modifier"])


def _piles(values: Values, zones: Zones) -> Values:
    """Who played each card of the Piles, whose turn follows from it, and what was scored on the way."""
    sides = cast("tuple[Seat, Seat]", (values[throwdown.CHALLENGER], values[throwdown.CHALLENGED]))
    stage = cast("int", values[STAGE])
    added: dict[str, Value] = {}
    scores = dict.fromkeys(sides, 0)
    events: list[Value] = []
    for number in range(1, stage + 1):
        cards = zones.get(PILE if number == stage else f"pile.{number}", ())
        entries = tuple((_player(sides, card), _kind(number, place), "") for place, card in enumerate(cards))
        added[throwdown.PILE_ENTRIES if number == stage else throwdown.pile_path(number)] = entries
        if number > 1 and cards:
            # The player of the first card of this Pile left the stage before.
            left = STAGES[number - 1]
            gains = sides[1] if entries[0][0] == sides[0] else sides[0]
            scores[gains] += left.points
            events.append((left.number, gains, left.points, False))
    top = zones.get(PILE, ())
    last = _player(sides, top[-1]) if top else sides[0]
    added[throwdown.TURN] = sides[1] if last == sides[0] else sides[0]
    added[SCORED] = tuple(events)
    added |= {score_path(side): points for side, points in scores.items() if points}
    return added


def _player(sides: tuple[Seat, Seat], card: Card) -> Seat:
    """The side from whose Deck the card is; the challenger's where both draw from one."""
    return next((side for side in sides if deck_of(side) == card.deck), sides[0])


def _kind(stage: int, place: int) -> str:
    if place:
        return throwdown.COUNTER
    return {1: throwdown.INITIATIVE, 4: throwdown.RUMBLE}.get(stage, throwdown.ESCALATE)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.lower() for name in re.split(r"[,\s]+", text.strip()) if name and name != "and")


_ZONES: Final[Mapping[str, Mapping[str, str]]] = {
    "pilot": {"hand": "hand.{key}", "conceded hand": "conceded.{key}", "helping card": "gambit.help.{key}"},
    "coach": {"hand": "hand.coach", "conceded hand": "conceded.coach"},
    "faction": {"stack": "faction.{key}"},
    "threat": {"stack": "threat.{key}"},
    "location": {},
    TABLE: {
        "pile": "pile",
        **{f"pile of stage {stage}": f"pile.{stage}" for stage in range(1, LAST_STAGE + 1)},
        "pilots' deck": "deck.pilots",
        "pilots' trash": "trash.pilots",
        "pilots' omens": "omens.pilots",
        "coach's deck": "deck.coach",
        "coach's trash": "trash.coach",
        "coach's omens": "omens.coach",
        "coach's hand": "hand.coach",
        "threshold card": "gambit.threshold",
        "gambit card": "gambit.pilot",
        "challenger's card": "initiative.challenger",
        "challenged card": "initiative.challenged",
        "removed cards": "removed",
        "flipped cards": "flipped",
        "bgm stack": "bgm",
    },
}

# Zones whose cards lie face-down unless a record says otherwise; in a Faction's stack all but the topmost (ZONE-7).
_FACE_DOWN: Final = ("hand.", "conceded.", "gambit.help.", "gambit.threshold", "initiative.", "threat.", "bgm", "deck.")


def _face_up(zone: str, place: int, count: int) -> bool:
    if zone.startswith("faction."):
        return place == count - 1
    return not zone.startswith(_FACE_DOWN)


def _deck_of_zone(zone: str) -> str:
    kind, _, key = zone.partition(".")
    match kind:
        case "deck" | "trash" | "omens":
            return key
        case "hand" | "conceded":
            return COACH_SEAT if key == COACH_SEAT else PILOTS
        case "faction":
            return PILOTS
        case "threat" | "bgm":
            return COACH_SEAT
        case _:
            return PILOTS if zone.startswith("gambit.help.") else ""


_LISTS: Final = (
    *(("pilot", "seats"), ("threat", "threats"), ("threat", PRETENDERS)),
    *(("faction", "factions"), ("location", "locations")),
)
"""Each kind of what a record speaks of, with a value that lists its keys."""


def _subject(name: str, values: Mapping[str, Value]) -> tuple[str, str] | None:
    key = name.lower()
    if key == COACH_SEAT:
        return "coach", key
    for kind, listed in _LISTS:
        if key in cast("tuple[str, ...]", values.get(listed) or ()):
            return kind, key
    return None


def _expand(clause: str, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
    """Read "Red on turn", "throwdown Red against Coach" and "Final Form of Red with Red head"."""
    sides = read_sides(clause, values)
    if sides is None:
        sides = read_form(clause, values)
    if sides is not None:
        return sides
    name, found, rest = clause.partition(" on turn")
    if found and not rest and _subject(name, values):
        return {"throwdown.turn": name.lower()}
    return None


WORDS: Final = RecordWords(
    sitter="pilot",
    gauges={
        "pilot": VALUES.recorded("pilot", "seat"),
        "coach": VALUES.recorded("coach", "seat"),
        **{kind: VALUES.recorded(kind) for kind in ("threat", "faction", "location")},
        TABLE: VALUES.recorded(""),
    },
    zones=MappingProxyType(_ZONES),
    subject=_subject,
    entities=MappingProxyType(
        {
            "pilot": Entity("pilots", PilotSetup, {"stats": STATS}),
            "threat": Entity("threats", ThreatSetup),
            "faction": Entity("factions", FactionSetup),
            "location": Entity("locations", LocationSetup),
            "entry": Entity("entries", EntrySetup),
            "spoil": Entity("spoils", SpoilSetup),
        }
    ),
    edition=lambda key: edition(key).key,
    switch=ROWS.switch,
    ruling_id=ROWS.id_of,
    face_up=_face_up,
    deck_of_zone=_deck_of_zone,
    expand=_expand,
    complete=complete,
)
