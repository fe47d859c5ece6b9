"""The sentence of a move: who does what, in the words of its kind, with the names and cards that the seat may know."""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final

from gattai_desktop.cards.card import Card, back_of
from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import ALL, COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import RULINGS
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import (
    RESOURCES,
    STAT_NAMES,
    event_name,
    power_name,
    spoil_name,
    zone_name,
)
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.telling.sentence import Now, cards_in_words
from gattai_desktop.games.gattai.values import value_name
from gattai_desktop.games.move import Move

# Fields that hold the key of something which has a name of its own.
_KEYED: Final = ("faction", "threat", "location", "gear")
# Fields that hold a place, a value or a Spoil.
_NAMED_BY: Final[Mapping[str, Callable[[State, str], str]]] = {
    "zone": zone_name,
    "origin": zone_name,
    "path": value_name,
    "spoil": lambda table, key: str(table.values.get(f"spoil.{key}.name") or spoil_name(key)),
    "entry": lambda table, key: entries.name_of(table, key.partition("/")[0]),
    "power": power_name,
    "position": lambda _table, key: POSITIONS[key].name if key in POSITIONS else key,
    "switch": lambda _table, row: RULINGS[row].question if row in RULINGS else row,
}


def veiled(move: Move, seen: frozenset[Card]) -> Move:
    """Return the move with a Back for each card that was not seen."""

    def cut(value: object) -> object:
        if isinstance(value, Card):
            return value if value in seen else back_of(value.deck)
        return tuple(cut(part) for part in value) if isinstance(value, tuple) else value

    given: dict[str, Any] = {one.name: cut(getattr(move, one.name)) for one in fields(type(move))}
    return evolve(move, **given)


def cards_of(move: Move) -> frozenset[Card]:
    """Every card that the sentence of a move names."""
    found: set[Card] = set()
    for one in fields(type(move)):
        value = getattr(move, one.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Card):
                found.add(part)
    return frozenset(found)


def move_sentence(now: Now, move: Move, looker: Seat, *, done: bool = True) -> Words:
    """Say what somebody did, as `looker` may know it. The move is already veiled.

    `done` is False for a Drive that still waits for the Commander's consent (R-54).
    """
    # A move of the Coach's hand may end in a reason, which is told in a line of its own.
    kind = type(move).__name__.removesuffix("Because")
    template = _OWN_WORDS.get(kind) if done else _WISHED.get(kind, _OWN_WORDS.get(kind))
    if kind in _SECRET and looker not in {move.seat, ALL}:
        template = _SECRET[kind]
    if callable(template):
        return template(now, move)
    wanted = template or "{seat} " + type(move).phrase.removesuffix(" because {reason}")
    names = {name for _, name, _, _ in Formatter().parse(wanted) if name}
    values = {name: _field(now, move, name) for name in names}
    return say(wanted, **values)


def _field(now: Now, move: Move, name: str) -> object:
    value = getattr(move, name)
    if name == "seat":
        return now.name(value)
    if isinstance(value, Card):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        if value and all(isinstance(part, Card) for part in value):
            return cards_in_words(value)
        return tuple(_word(now, name, str(part)) for part in value) or "nothing"
    return value if isinstance(value, int) else _word(now, name, str(value))


def _word(now: Now, name: str, value: str) -> str:
    """A seat, a recipient, a Stat or an event by its name; free words as they were written."""
    if name in _NAMED_BY:
        return _NAMED_BY[name](now.table, value)
    kind, dot, key = value.partition(".")
    seats = now.values.get("seats")
    if value == "coach" or (isinstance(seats, tuple) and value in seats):
        return now.name(value)
    if dot and key and f"{value}.name" in now.values:
        return now.name(value)
    if dot and kind == "resource":
        return now.name(value)
    if name in _KEYED or name.rstrip("s") in _KEYED:
        return now.name(f"{name.rstrip('s')}.{value}")
    if value in RESOURCES:
        return RESOURCES[value]
    if name == "stat":
        return STAT_NAMES.get(value, value)
    return event_name(now.rulings, value) if name == "event" else value


# ---------------------------------------------------------------------- kinds with words of their own


def _soaks(now: Now, move: Any) -> Words:  # noqa: ANN401 (a move of a chapter above this one)
    who = now.name(move.seat)
    if not move.points:
        return say("{seat} takes all of it", seat=who)
    return say("{seat} soaks {points}", seat=who, points=move.points)


def _spends_omen(now: Now, move: Any) -> Words:  # noqa: ANN401
    if move.benefit == "all":
        return say("{seat} spends an Omen: 2 Charges for everybody", seat=now.name(move.seat))
    return say("{seat} spends an Omen: all her Charges", seat=now.name(move.seat))


def _spends_coach_omens(now: Now, move: Any) -> Words:  # noqa: ANN401
    if move.count == 1:
        return say("{seat} spends an Omen", seat=now.name(move.seat))
    return say("{seat} spends {count} Omens", seat=now.name(move.seat), count=move.count)


def _ends_faction(now: Now, move: Any) -> Words:  # noqa: ANN401
    template = "{seat} lets {faction} turn into a Threat" if move.fate == "turn" else "{seat} lets {faction} leave"
    return say(template, seat=now.name(move.seat), faction=now.name(f"faction.{move.faction}"))


def _forgives(now: Now, move: Any) -> Words:  # noqa: ANN401
    return say("{seat} forgives the Offense" if move.yes else "{seat} does not forgive", seat=now.name(move.seat))


def _uses(now: Now, move: Any) -> Words:  # noqa: ANN401
    return say("{seat} chooses the {power}", seat=now.name(move.seat), power=power_name(now.table, str(move.power)))


def _with_text(plainly: str, field: str) -> Callable[[Now, Any], Words]:
    """A sentence, and after a colon the free words that belong to it, if there are any."""

    def own(now: Now, move: Any) -> Words:  # noqa: ANN401
        names = {name for _, name, _, _ in Formatter().parse(plainly) if name}
        words = say(plainly, **{name: _field(now, move, name) for name in names})
        text = str(getattr(move, field))
        return say("{words}: {text}", words=words, text=text) if text else words

    return own


def _checks_out(now: Now, move: Any) -> Words:  # noqa: ANN401
    named = "{seat} checks out {name}, {kind} of Tier {tier}"
    template = named if move.name else "{seat} checks out {kind} of Tier {tier}"
    return say(template, seat=now.name(move.seat), name=move.name, kind=move.kind, tier=move.tier)


OwnWords = str | Callable[[Now, Any], Words]

_OWN_WORDS: Final[Mapping[str, OwnWords]] = {
    "Soak": _soaks,
    "CheckOut": _checks_out,
    "EvolveCommitment": _with_text("{seat} evolves {stat}", "adjective"),
    "EndScenario": "{seat} ends the scenario: {result}",
    "AdvanceClass": "{seat} rises in her Class, with a slot for {kind_of_gear}",
    "SpendOmen": _spends_omen,
    "SpendCoachOmens": _spends_coach_omens,
    "EndFaction": _ends_faction,
    "Forgive": _forgives,
    "UsePower": _uses,
    "OfferGambit": _with_text("{seat} offers {pilot} a Gambit", "goal"),
    "OfferGambitInSpecialty": _with_text("{seat} offers {pilot} a Gambit in her Specialty", "goal"),
    "Challenge": _with_text("{seat} challenges {opponent} with {card}", "stakes"),
    "Stakes": _with_text("{seat} names the stakes", "stakes"),
    "Note": _with_text("{seat}", "text"),
    "Fiat": _with_text("{seat} settles it by Fiat", "text"),
    "Accept": "{seat} accepts the challenge with {card}",
    "AcceptBlind": "{seat} accepts the challenge with the top card of the Deck",
    "Refuse": "{seat} refuses the challenge",
    "Tell": _with_text("{seat} tells the consequence", "consequence"),
    "MakeIt": "{seat} makes the consequence {event}",
    "Learn": _with_text("{seat} records a Lesson", "lesson"),
    "PutDown": "{seat} puts {card} face-down",
    "PlayBlind": "{seat} plays blind from the Deck",
    "Flip": "{seat} flips the top card",
    "AcceptGambit": "{seat} accepts the Gambit",
    "DeclineGambit": "{seat} declines the Gambit",
    "Rule": "{seat} changes a ruling",
    "SwitchGuide": "{seat} switches the guide {mode}",
    "LayPath": "{seat} lays the Crisis Path anew",
    "NameConcession": _with_text("{seat} names the concession", "concession"),
    "TakeSpoil": "{seat} takes a Spoil for {receiver}: {spoil}",
    "PutBack": "{seat} puts a Spoil back: {spoil}",
    "YesBut": "{seat} chooses Yes, but",
    "NoBut": "{seat} chooses No, but",
    "NoAnd": "{seat} chooses No, and",
    "RegainStat": "{seat} regains {stat}",
    "LoseStat": "{seat} loses {stat}",
}
# Drives that wait for the Commander's consent.
_WISHED: Final[Mapping[str, OwnWords]] = {
    "Counter": "{seat} would counter with {card}",
    "Block": "{seat} would block with {card}",
    "Escalate": "{seat} would escalate with {card}",
    "Concede": "{seat} would concede",
    "InitiateRumble": "{seat} would initiate a Rumble with {card}",
}
# Moves whose choice is nobody else's to know yet, and what is said of them instead.
_SECRET: Final[Mapping[str, str]] = {
    "VoteTeam": "{seat} votes",
    "VoteSelf": "{seat} votes",
    "FightWith": "{seat} settles his Strike",
}


def keeps_secret(move: Move) -> bool:
    """Whether the words of a move may hold what other seats do not know (INFO-2, INFO-7).

    A Threat's Buffers are the Coach's to know; what he sets by hand may be anything.
    """
    coach_soaks = type(move).__name__ == "Soak" and move.seat == COACH_SEAT
    return move.by_hand or coach_soaks or type(move).__name__ in _SECRET
