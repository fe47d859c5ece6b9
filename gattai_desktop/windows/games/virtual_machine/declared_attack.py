"""Finds the attack of this turn once it was declared, and says what it came to for each of its targets."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.board.speech import called, said, speak
from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.virtual_machine.told_scene import test_words
from gattai_desktop.games.virtual_machine.values import TURN, actor, name_of
from gattai_desktop.games.virtual_machine.values import of as of_process
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.model.game_model import GameModel

_LOOKED_BACK: Final = 12
"""How many entries back an attack of this turn is looked for."""


BlowFact = Announced | ValueChanged
"""What came of an attack: what was announced, and what a shield lost."""


def declared(model: GameModel, sight: Sight) -> tuple[tuple[str, ...], tuple[BlowFact, ...]]:
    """Return at whom the attack of this turn was aimed, once it was declared, and what came of it since."""
    acts, since = actor(sight), list[BlowFact]()
    if sight.text("step") != TURN or not acts or not sight.values.get("turn.attacked"):
        return (), ()
    here = (*sight.listed(MCS), *sight.listed(CPU))
    for happened in reversed(model.log(max(1, model.entry - _LOOKED_BACK))):
        for _, fact in reversed(happened.facts(PUBLIC)):
            if isinstance(fact, ValueChanged) and fact.path.endswith(".shield"):
                since.append(fact)
            if not isinstance(fact, Announced):
                continue
            of = fact.by_name
            targets = of.get("targets")
            if fact.words == "attacks" and of.get("process") == acts and isinstance(targets, tuple):
                return tuple(str(one) for one in targets if one in here), tuple(reversed(since))
            since.append(fact)
    return (), ()


def outcome(sight: Sight, target: str, came: Iterable[BlowFact]) -> str:
    """Return what an attack came to for one target, with the figures that decided it; its name before that."""
    name, words, damage = called(name_of(sight, target)), "", 0
    for fact in came:
        if isinstance(fact, ValueChanged):
            lost = int(str(fact.before)) - int(str(fact.after or 0))
            if damage and fact.path == of_process(target, "shield"):
                words = speak("wall", "{name}: hit for {damage}, the shield takes {lost}",
                              name=name, damage=damage, lost=lost)  # fmt: skip
            continue
        of = fact.by_name
        if fact.words == "miss" and of["target"] == target:
            words = speak("wall", "{name}: missed, {why}", name=name, why=said(test_words(of)))
        elif fact.words == "dodged" and of["target"] == target:
            words = speak("wall", "{name}: dodged, {why}", name=name, why=said(test_words(of)))
        elif fact.words == "hit" and of["target"] == target:
            words = speak("wall", "{name}: hit, {why}", name=name, why=said(test_words(of)))
        elif fact.words == "damage" and of["target"] == target:
            damage = int(str(of["damage"]))
            words = speak("wall", "{name}: hit for {damage}", name=name, damage=damage)
        elif fact.words == "damage" and words:
            taker = called(name_of(sight, str(of["target"])))
            words = speak("wall", "{name} takes it for {other}: {damage}", name=taker, other=name, damage=of["damage"])
        elif fact.words == "downed" and of["process"] == target:
            words = speak("wall", "{name}: hit and downed", name=name)
    return words or name
