"""What the log says of what is announced in a fight: tests, damage, turns, rounds, rows, Interrupts."""

import re
from collections.abc import Callable, Mapping
from typing import Final, cast

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import Preset, Strong
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.names import count_name, interrupt_name, rank_name
from gattai_desktop.games.virtual_machine.pushing import PushTo
from gattai_desktop.games.virtual_machine.row_words import BY_KEY, boot_words, deed_words, team_name, uptime_words
from gattai_desktop.games.virtual_machine.told_scene import (
    AnnouncedValues,
    FightSentence,
    Scene,
    card_of,
    changed,
    effect_words,
    sum_words,
    test_words,
)
from gattai_desktop.games.virtual_machine.walking import Walk, WalkBy
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

TellingOf = Callable[[Scene, int, AnnouncedValues], tuple[FightSentence, ...]]
"""Returns the sentences of an announcement: the scene, its number and what it holds."""

LAST_ON_ENEMIES: Final = 4
LAST_TO_FLEE: Final = 8


def _line(words: Words) -> tuple[FightSentence, ...]:
    return ((words, "moves"),)


def _story(words: Words) -> tuple[FightSentence, ...]:
    return ((words, "story"),)


def _plain(
    line: Words, preset: Preset = "moves", *, strong: str = "", said_by: tuple[type[Move], ...] = ()
) -> TellingOf:
    """Return what tells an announcement of one line. strong: what stands out. said_by: moves whose own line says it."""
    fields = tuple(re.findall(r"{(\w+)}", line.template))

    def tell(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
        if isinstance(scene.move, said_by):
            return ()
        values = {field: _value(scene, of, field) for field in fields}
        if strong:
            values[strong] = Strong(cast("str", values[strong]))
        return ((evolve(line, values=tuple(values.items())), preset),)

    return tell


def _value(scene: Scene, of: AnnouncedValues, field: str) -> object:
    """What stands for a field of a plain line."""
    match field:
        case "who":
            return scene.name(of["process"] if "process" in of else of["seat"])
        case "area":
            return scene.area(of["area"])
        case "why":
            return effect_words(of)
        case _:
            return of[field]


# ---------------------------------------------------------------------- turns and the end


def _turn(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    who, place = Strong(str(scene.name(of["process"]))), count_name(cast("int", scene.value("count") or 0))
    if scene.value("paused"):
        return _line(say("{who} has a turn at once, with {card}", who=who, card=card_of(of["card"])))
    if not of["card"]:
        return _line(say("{who} has a turn without a card", who=who))
    words = say("Count {place}: {who} with {card}", place=place, who=who, card=card_of(of["card"]))
    # Who was given the card is said by the line above.
    return ((words, "everything" if isinstance(scene.move, GiveCard) else "moves"),)


def _confused(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    rank = int(of["rank"])
    if rank <= LAST_ON_ENEMIES:
        words = "{who} is Confused and draws {rank}: at the nearest enemy"
    elif rank <= LAST_TO_FLEE:
        words = "{who} is Confused and draws {rank}: away from enemies"
    elif rank_name(rank) != "K":
        words = "{who} is Confused and draws {rank}: at the nearest ally"
    else:
        words = "{who} is Confused and draws {rank}: at itself"
    return _line(say(words, who=scene.name(of["process"]), rank=rank_name(rank if rank > 1 else 14)))


def _over(_scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    if of["winner"] == MCS:
        return _story(say("The fight is over: the MCs have {won}", won=Strong("won")))
    if of["winner"] == CPU:
        return _story(say("The fight is over: the CPU has {won}", won=Strong("won")))
    return _story(say("The fight is over: nobody has won"))


# ---------------------------------------------------------------------- attacks


def _attacks(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    """Only where no move says it: whoever is Confused or Berserk attacks without one."""
    if isinstance(scene.move, Attack | Blast):
        return ()
    targets = tuple(scene.name(one) for one in of["targets"])
    words = "{who} at {targets} with {card}"
    return _line(say(words, who=scene.name(of["process"]), targets=targets, card=card_of(of["card"])))


def _names_target(scene: Scene) -> bool:
    """Whether the line above does not say whom the test is about."""
    return not isinstance(scene.move, Attack)


def _miss(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    why = test_words(of)
    if _names_target(scene):
        return _line(say("{target} missed: {why}", target=scene.name(of["target"]), why=why))
    return _line(say("missed: {why}", why=why))


def _dodged(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    why = test_words(of)
    if _names_target(scene):
        return _line(say("{target} dodges: {why}", target=scene.name(of["target"]), why=why))
    return _line(say("dodged: {why}", why=why))


def _hit(scene: Scene, number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    """A hit with what it takes, where nobody else takes it; a preview says the test and the sum besides."""
    test: FightSentence = (say("{why}", why=test_words(of)), "moves" if scene.in_full else "everything")
    lost = scene.announced("damage", number)
    change = scene.after(number, of["target"], "hp")
    if lost is None or lost["target"] != of["target"] or change is None:
        words = say("{target} hit", target=scene.name(of["target"])) if _names_target(scene) else say("hit")
        return (*_line(words), test)
    scene.told.add(change[0])
    if scene.in_full:
        return (test, *_sum(lost), (_hp(scene, of["target"], change[1].before, change[1].after), "moves"))
    if _names_target(scene):
        words = say("{target} hit: HP {before} → {after}", target=scene.name(of["target"]), **changed(change[1]))
    else:
        words = say("hit: HP {before} → {after}", **changed(change[1]))
    return (*_line(words), test, *_sum(lost))


def _hp(scene: Scene, who: object, before: object, after: object) -> Words:
    values = {"before": before, "after": Strong(cast("int", after))}
    if _names_target(scene):
        return say("{who}: HP {before} → {after}", who=scene.name(who), **values)
    return say("HP {before} → {after}", **values)


def _sum(of: AnnouncedValues) -> tuple[FightSentence, ...]:
    words = sum_words(of)
    return _line(words) if words is not None else ()


def _damage(scene: Scene, number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    """FightSentence with the hit; only who takes the hit for somebody else is named here."""
    change = scene.after(number, of["target"], "hp")
    aimed = next(
        (dict(one.values) for place, one in reversed(scene.facts)
         if place < number and isinstance(one, Announced) and one.words == "hit"), None
    )  # fmt: skip
    if change is None or change[0] in scene.told or (aimed is not None and aimed["target"] == of["target"]):
        return ()
    scene.told.add(change[0])
    words = say("{who} takes it: HP {before} → {after}", who=scene.name(of["target"]), **changed(change[1]))
    return (*_line(words), *_sum(of))


def _downed(scene: Scene, number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    """Who is downed, and by whom where it was a hit: in the story that is the only line of it."""
    who, by = scene.name(of["process"]), _downed_by(scene, number, of["process"])
    if by is not None:
        return _story(say("{by} downs {who}", by=scene.name(by), who=Strong(str(who))))
    return _story(say("{who} is {downed}", who=who, downed=Strong("downed")))


def _downed_by(scene: Scene, number: int, who: object) -> object | None:
    """Whose hit it was that brought a process down; None where it was none."""
    for place, one in reversed(scene.facts):
        if place < number and isinstance(one, Announced) and one.words in ("damage", "mirrored", "falls", "turn"):
            last = dict(one.values)
            by_another = one.words == "damage" and last["target"] == who and last["process"] != who
            return last["process"] if by_another else None
    return None


def _charged(scene: Scene, number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    change = scene.after(number, of["process"], "meter")
    if change is None:
        return ()
    scene.told.add(change[0])
    words = "{who}: Charge {before} → {after} ({deed})"
    deed = deed_words(str(of["deed"]))
    return _line(say(words, who=scene.name(of["process"]), deed=deed, **changed(change[1])))


# ---------------------------------------------------------------------- Team Hands, cards, Interrupts


def _boot(_scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    row = BY_KEY[str(of["row"])]
    title = say("{team}: {row}", team=team_name(str(of["side"])), row=row.name)
    if row.rank < 2:
        return _line(title)
    return (
        (title, "story"),
        (say("Boot: {what}", what=boot_words(row.rank)), "moves"),
        (say("Uptime: {what}", what=uptime_words(row.rank)), "moves"),
    )


def _interrupt(scene: Scene, _number: int, of: AnnouncedValues) -> tuple[FightSentence, ...]:
    named = Strong(interrupt_name(scene.table, str(of["interrupt"])))
    return _story(say("{who} interrupts: {interrupt}", who=scene.name(of["process"]), interrupt=named))


# ---------------------------------------------------------------------- each by its name


_TELLINGS: Final[Mapping[str, TellingOf]] = {
    "round": _plain(say("Round {number}"), "story", strong="number"),
    "round_ends": _plain(say("Round {number} ends")),
    "reveals": _plain(say("All have chosen: the cards turn up")),
    "turn": _turn,
    "confused": _confused,
    "over": _over,
    "collector": _plain(say("The Garbage Collector passes: HP are full, set bits are cleared"), "story"),
    "enters": _plain(say("{who} comes into {area}"), "story", strong="who"),
    "seen": _plain(say("{who} is seen in {area}"), "story", strong="who"),
    "attacks": _attacks,
    "miss": _miss,
    "dodged": _dodged,
    "hit": _hit,
    "damage": _damage,
    "mirrored": _plain(say("Mirrored: the card comes back to {who}")),
    "downed": _downed,
    "gone": _plain(say("{who} is gone for good"), "story", strong="who"),
    "charged": _charged,
    "succeeds": _plain(say("it works: {why}")),
    "fails": _plain(say("no effect: {why}")),
    "resisted": _plain(say("resisted: {why}")),
    "moves": _plain(say("{who} to {area}"), said_by=(Walk, WalkBy)),
    "falls": _plain(say("{who} falls to {area}")),
    "pushed": _plain(say("{who} is pushed to {area}"), said_by=(PushTo,)),
    "boot": _boot,
    "reloads": _plain(say("{who} reloads")),
    "interrupt": _interrupt,
    "because": _plain(say("“{text}”")),
}
ON_THEIR_OWN: Final = frozenset({"round", "round_ends", "reveals", "turn", "over"})
"""Announcements that do not hang beneath the move before them."""


def tell_announced(scene: Scene, number: int, fact: Announced) -> tuple[FightSentence, ...]:
    """Return the sentences of an announcement; none where another sentence says it."""
    telling = _TELLINGS.get(fact.words)
    return telling(scene, number, dict(fact.values)) if telling is not None else ()
