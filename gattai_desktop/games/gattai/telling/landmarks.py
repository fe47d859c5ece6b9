"""Where an evening of Gattaibushido:FUSION! is: what the shelf shows of it, and what a replay jumps to."""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.card import COACH, DECKS, PILOTS
from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.rumble.final_form import RUMBLE
from gattai_desktop.games.gattai.story import first_contact, next_evening, scenario, score
from gattai_desktop.games.gattai.story.first_contact import ACT, CLOSE, team
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.throwdown.throwdown import TURN
from gattai_desktop.games.gattai.values_of_play import PHASES
from gattai_desktop.games.gattai.zones import PILE, deck_zone, omen_zone
from gattai_desktop.games.landmarks import Landmark, Landmarks, ShelfLine

_SAID: Final = {
    "escalate": "escalate", "omen": "omen", "score": "score", "dissonant": "dissonant", "resonant": "resonant",
    "ruling": "ruling",
}  # fmt: skip
_BEGUN: Final = {"gambit": "gambit", "throwdown": "throwdown"}


def _found(facts: tuple[Fact, ...]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for fact in facts:
        if isinstance(fact, Announced):
            key = "rumble" if fact.words == "rumble" else _SAID.get(fact.words)
            if key is not None:
                found[key] = None
        elif isinstance(fact, ValueChanged) and fact.path == "step":
            before, after = (str(value or "story").partition(".")[0] for value in (fact.before, fact.after))
            if before != after and after in _BEGUN:
                found[_BEGUN[after]] = None
    return tuple(found)


def _part(values: Mapping[str, Value]) -> str:
    part = str(values.get("step") or "story").partition(".")[0]
    if part == "throwdown" and values.get(RUMBLE) is not None:
        return "rumble"
    return part if part in LANDMARKS.parts else "story"


def _turn(values: Mapping[str, Value]) -> Value:
    step = str(values.get("step") or "story")
    if step.startswith("throwdown"):
        return (values.get(STAGE), values.get(TURN))
    return (step, values.get("phase"), values.get("scene"))


LANDMARKS: Final = Landmarks(
    kinds=(
        Landmark("gambit", "Gambit", "hand", "text"),
        Landmark("throwdown", "Throwdown", "pile", "text"),
        Landmark("escalate", "Escalate", "stairs", "legal"),
        Landmark("omen", "Omen", "omen", "price"),
        Landmark("rumble", "Rumble", "monster", "coach"),
        Landmark("score", "Score", "tick", "text"),
        Landmark("dissonant", "Dissonant", "jag", "price"),
        Landmark("resonant", "Resonant", "star", "legal"),
        Landmark("ruling", "Ruling", "story", "coach"),
    ),
    found=_found,
    part=_part,
    parts={
        "story": ("Story", "story"),
        "gambit": ("Gambit", "hand"),
        "throwdown": ("Throwdown", "stairs"),
        "rumble": ("Rumble", "monster"),
        "outcome": ("Outcome", "tick"),
    },
    turn=_turn,
    ended=lambda values: values.get("phase") == PHASES[-1] or values.get(ACT) == CLOSE,
)


_MOST_CARDS: Final = 3


def shelf_line(table: Table) -> ShelfLine:
    """Return where play stopped, the top of the Pile or else the Decks, the Omens, and Harmony."""
    harmony = table.values.get("team.harmony")
    shows_harmony = isinstance(harmony, int) and not first_contact.is_on(table)
    return ShelfLine(
        line=_where(table),
        seats=table.listed("seats"),
        cards=table.zones.get(PILE, ())[-_MOST_CARDS:],
        decks=tuple((deck, table.count(deck_zone(deck))) for deck in DECKS),
        jokers=tuple(one for deck in (COACH, PILOTS) for one in table.zones.get(omen_zone(deck), ())),
        ring=cast("int", harmony) if shows_harmony else 0,
        team=team(table) or next_evening.team(table),
    )


def _where(table: Table) -> Words:
    """Say where play stopped, in one line."""
    values = table.values
    script = guide(table)
    if script is not None and script.act == CLOSE:
        return say("Finished. Team begins at Harmony {harmony}", harmony=first_contact.starting_harmony(table))
    if scenario.is_over(table):
        return _ended(table)
    if values.get("phase") == "set-up":
        return say("Not begun yet")
    if script is not None:
        return say("Act {act}, {title}", act=script.act, title=script.present.title)
    session = say(
        "Session {session}, Scene {scene}", session=values.get("session") or 1, scene=values.get("scene") or 1
    )
    now = _moment(table)
    return say("{session}. {now}", session=session, now=now) if now is not None else session


def _ended(table: Table) -> Words:
    """Say how the mission of a scenario that is over did."""
    won = table.text(scenario.RESULT) == score.WON
    template = "Mission won: score {points}, grade {grade}" if won else "Mission failed: score {points}, grade {grade}"
    return say(template, points=table.number("scenario.score"), grade=table.text("scenario.grade"))


def _moment(table: Table) -> Words | None:
    values = table.values
    moment = str(values.get("step") or "story").partition(".")[0]
    if moment == "gambit":
        return say("{who} takes a Gambit", who=values.get(f"pilot.{values.get('gambit.pilot')}.name") or "")
    if moment == "throwdown" and throwdown.going_on(table):
        stage = values.get(stages.STAGE)
        return say("Throwdown, stage {stage}", stage=stage) if stage else say("A Throwdown begins")
    return say("Spoils are divided") if moment == "outcome" else None
