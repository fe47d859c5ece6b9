"""The landmarks of an evening of Gattaibushido:FUSION!: what a replay jumps to."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.rumble.final_form import RUMBLE
from gattai_desktop.games.gattai.story.first_contact import ACT, CLOSE
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.throwdown.throwdown import TURN
from gattai_desktop.games.gattai.values_of_play import PHASES
from gattai_desktop.games.landmarks import Landmark, Landmarks

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
