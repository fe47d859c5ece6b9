"""What the log says of what is announced in a fight: tests, damage, turns, rounds, rows, Interrupts."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.facts import Announced, announces
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.told import Strong
from gattai_desktop.games.told_beneath import AnnouncedValues, TellingOf, ToldWords, in_words, line
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.interrupt_choices import FireAt
from gattai_desktop.games.virtual_machine.names import count_name, interrupt_name, rank_name
from gattai_desktop.games.virtual_machine.possessed import LAST_ATTACKS_ENEMY, LAST_FLEES
from gattai_desktop.games.virtual_machine.pushing import PushTo
from gattai_desktop.games.virtual_machine.row_words import BY_KEY, boot_words, deed_words, team_name, uptime_words
from gattai_desktop.games.virtual_machine.told_scene import Scene, card_of, changed, sum_words, test_words
from gattai_desktop.games.virtual_machine.walking import Walk, WalkBy
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

# ---------------------------------------------------------------------- turns and the end


def _turn(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    who, place = Strong(str(scene.name(of["process"]))), count_name(cast("int", scene.value("count") or 0))
    if scene.value("paused"):
        yield say("{who} has a turn at once, with {card}", who=who, card=card_of(of["card"])), "moves"
    elif not of["card"]:
        yield say("{who} has a turn without a card", who=who), "moves"
    else:
        words = say("Count {place}: {who} acts with {card}", place=place, who=who, card=card_of(of["card"]))
        # Who was given the card is said by the line above.
        yield words, "everything" if isinstance(scene.move, GiveCard) else "moves"


def _confused(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    rank = int(of["rank"])
    if rank <= LAST_ATTACKS_ENEMY:
        words = "{who} is Confused, draws {rank} and turns on the nearest enemy"
    elif rank <= LAST_FLEES:
        words = "{who} is Confused, draws {rank} and flees from the enemies"
    elif rank_name(rank) != "K":
        words = "{who} is Confused, draws {rank} and turns on the nearest ally"
    else:
        words = "{who} is Confused, draws {rank} and turns on itself"
    yield say(words, who=scene.name(of["process"]), rank=rank_name(rank if rank > 1 else 14)), "moves"


def _over(_scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "The fight is over: nobody has won"
    if of["winner"] == MCS:
        words = "The fight is over: the MCs have {won}"
    elif of["winner"] == CPU:
        words = "The fight is over: the CPU has {won}"
    yield say(words, won=Strong("won")), "story"


# ---------------------------------------------------------------------- attacks


def _attacks(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    """Only where no move says it: whoever is Confused or Berserk attacks without one."""
    if not isinstance(scene.move, Attack | Blast):
        targets = tuple(scene.name(one) for one in of["targets"])
        words = "{who} attacks {targets} with {card}"
        yield say(words, who=scene.name(of["process"]), targets=targets, card=card_of(of["card"])), "moves"


def _names_target(scene: Scene) -> bool:
    """Whether the line above does not say whom the test is about."""
    return not isinstance(scene.move, Attack | FireAt)


def _unless_named(named: Words, bare: Words) -> TellingOf[Scene]:
    """Return what says the result of a test, with its target where the line above does not name it."""
    of_named, of_bare = line(named), line(bare)
    return lambda scene, of: (of_named if _names_target(scene) else of_bare)(scene, of)


def _hit(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    """A hit with what it takes, where nobody else takes it; a preview says the test and the sum besides."""
    test: ToldWords = (say("{why}", why=test_words(of)), "moves" if scene.in_full else "everything")
    lost = scene.announced("damage")
    change = scene.after(of["target"], "hp")
    if lost is None or lost["target"] != of["target"] or change is None:
        words = "{target} is hit" if _names_target(scene) else "it hits"
        yield say(words, target=scene.name(of["target"])), "moves"
        yield test
        return
    scene.told.add(change[0])
    if scene.in_full:  # a preview has said already that it is a hit, and a plate shows the first line alone
        yield _hp(scene, of["target"], change[1].before, change[1].after), "moves"
        yield from _sum(lost)
        yield test
        return
    words = "{target} is hit: HP {before} → {after}" if _names_target(scene) else "it hits: HP {before} → {after}"
    yield say(words, target=scene.name(of["target"]), **changed(change[1])), "moves"
    yield test
    yield from _sum(lost)


def _hp(scene: Scene, who: object, before: object, after: object) -> Words:
    words = "{who}: HP {before} → {after}" if _names_target(scene) else "HP {before} → {after}"
    return say(words, who=scene.name(who), before=before, after=Strong(cast("int", after)))


def _sum(of: AnnouncedValues) -> Iterator[ToldWords]:
    words = sum_words(of)
    if words is not None:
        yield words, "moves"


def _damage(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    """Told with the hit; only who takes the hit for somebody else is named here."""
    change = scene.after(of["target"], "hp")
    aimed = next(
        (one.by_name for place, one in reversed(scene.facts)
         if place < scene.number and announces(one, "hit")), None
    )  # fmt: skip
    if change is None or change[0] in scene.told or (aimed is not None and aimed["target"] == of["target"]):
        return
    scene.told.add(change[0])
    yield say("{who} takes it: HP {before} → {after}", who=scene.name(of["target"]), **changed(change[1])), "moves"
    yield from _sum(of)


def _downed(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    """Who is downed, and by whom where it was a hit: in the story that is the only line of it."""
    who, by = scene.name(of["process"]), _downed_by(scene, of["process"])
    if by is not None:
        yield say("{by} downs {who}", by=scene.name(by), who=Strong(str(who))), "story"
    else:
        yield say("{who} is {downed}", who=who, downed=Strong("downed")), "story"


def _downed_by(scene: Scene, who: object) -> object | None:
    """Whose hit it was that brought a process down; None where it was none."""
    for place, one in reversed(scene.facts):
        if place < scene.number and announces(one, "damage", "mirrored", "falls", "turn"):
            last = one.by_name
            by_another = one.words == "damage" and last["target"] == who and last["process"] != who
            return last["process"] if by_another else None
    return None


def _charged(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    change = scene.after(of["process"], "meter")
    if change is not None:
        scene.told.add(change[0])
        words, deed = "the meter of {who} goes from {before} to {after}: {deed}", deed_words(str(of["deed"]))
        yield say(words, who=scene.name(of["process"]), deed=deed, **changed(change[1])), "moves"


# ---------------------------------------------------------------------- Team Hands, cards, Interrupts


def _boot(_scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    row = BY_KEY[str(of["row"])]
    helps = row.rank > 1
    yield say("{team}: {row}", team=team_name(str(of["side"])), row=row.name), "story" if helps else "moves"
    if helps:
        yield say("Boot: {what}", what=boot_words(row.rank)), "moves"
        yield say("Uptime: {what}", what=uptime_words(row.rank)), "moves"


def _interrupt(scene: Scene, of: AnnouncedValues) -> Iterator[ToldWords]:
    named = Strong(interrupt_name(scene.table, str(of["interrupt"])))
    yield say("{who} interrupts: {interrupt}", who=scene.name(of["process"]), interrupt=named), "story"


# ---------------------------------------------------------------------- each by its name


BARE: Final = {
    "miss": say("it misses, as {why}"),
    "dodged": say("it is dodged, as {why}"),
    "fails": say("it has no effect, as {why}"),
    "resisted": say("it is resisted, as {why}"),
    "succeeds": say("it succeeds, as {why}"),
}
"""What is said of the result of a test where the line above names the target; a preview's title says so much too."""
_TELLINGS: Final[Mapping[str, TellingOf[Scene]]] = {
    "round": line(say("Round {number}"), "story", strong="number"),
    "round_ends": line(say("Round {number} ends")),
    "reveals": line(say("All have chosen: the cards turn up")),
    "turn": _turn,
    "confused": _confused,
    "over": _over,
    "collector": line(say("The Garbage Collector passes: HP are full, set bits are cleared"), "story"),
    "enters": line(say("{who} comes into {area}"), "story", strong="who"),
    "seen": line(say("{who} is seen in {area}"), "story", strong="who"),
    "attacks": _attacks,
    "miss": _unless_named(say("{target} is missed, as {why}"), BARE["miss"]),
    "dodged": _unless_named(say("{target} dodges, as {why}"), BARE["dodged"]),
    "hit": _hit,
    "damage": _damage,
    "mirrored": line(say("Mirrored: the card comes back to {who}")),
    "downed": _downed,
    "gone": line(say("{who} is gone for good"), "story", strong="who"),
    "charged": _charged,
    "succeeds": line(BARE["succeeds"]),
    "fails": line(BARE["fails"]),
    "resisted": line(BARE["resisted"]),
    "moves": line(say("{who} moves to {area}"), said_by=(Walk, WalkBy)),
    "falls": line(say("{who} falls to {area}")),
    "pushed": line(say("{who} is pushed to {area}"), said_by=(PushTo,)),
    "boot": _boot,
    "reloads": line(say("{who} reloads")),
    "interrupt": _interrupt,
    "because": line(say("“{text}”")),
}
ON_THEIR_OWN: Final = frozenset({"round", "round_ends", "reveals", "turn", "over"})
"""Announcements that do not hang beneath the move before them."""


def tell_announced(scene: Scene, fact: Announced) -> tuple[ToldWords, ...]:
    """Return the sentences of an announcement; none where another sentence says it."""
    return in_words(scene, fact, _TELLINGS)
