"""What the teller of a fight knows while it goes through what happened: names, and how far the table has come."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.facts import Announced, Fact, ValueChanged, announces
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import Strong
from gattai_desktop.games.told_beneath import AnnouncedValues, EntryScene
from gattai_desktop.games.virtual_machine.ladder import written
from gattai_desktop.games.virtual_machine.names import rank_name
from gattai_desktop.games.virtual_machine.values import name_of, of
from gattai_desktop.games.virtual_machine.world import world_of


class Scene(EntryScene):
    """The facts of one entry of a fight. in_full: everything that a preview says, such as the sum of the damage."""

    def __init__(
        self, table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], *, in_full: bool = False
    ) -> None:
        super().__init__(table, move, facts)
        self.in_full = in_full
        self.told: set[int] = set()
        """The facts of which a sentence above has spoken."""

    def name(self, who: object) -> object:
        """What people call a seat, a side or a process, one that comes in only now too."""
        known = self.values.get(f"name.{who}")
        if known:
            return known
        token = world_of(self.table).tokens.get(str(who))
        return name_of(self.table, str(who)) if self.table.values.get(f"name.{who}") or token is None else token.name

    def area(self, area: object) -> object:
        """What people call an area of the map that is played on then."""
        on = world_of(self.table).maps[cast("str", self.value("map"))].area_map.by_id
        return on[str(area)].name if area in on else area

    def field(self, of: AnnouncedValues, field: str) -> object:
        match field:
            case "who":
                return self.name(of["process"] if "process" in of else of["seat"])
            case "target":
                return self.name(of["target"])
            case "area":
                return self.area(of["area"])
            case "why":
                return test_words(of) if "accuracy" in of else effect_words(of)
            case _:
                return of[field]

    def after(self, who: object, what: str) -> tuple[int, ValueChanged] | None:
        """The next change of a value of a process, before anything else is announced of somebody's HP."""
        path = of(str(who), what)
        later = ((place, one) for place, one in self.facts if place > self.number)
        for place, one in later:
            if isinstance(one, ValueChanged) and one.path == path:
                return place, one
            if announces(one, "hit", "miss", "dodged", "turn"):
                return None
        return None

    def announced(self, words: str) -> AnnouncedValues | None:
        """What is announced so after this fact, up to the next test of an attack; None where nothing is."""
        for place, one in self.facts:
            if place > self.number and isinstance(one, Announced):
                if one.words == words:
                    return one.by_name
                if one.words in ("hit", "miss", "dodged", "turn"):
                    return None
        return None


def changed(fact: ValueChanged) -> dict[str, object]:
    """The two sides of a change: "HP 40 → 20"."""
    return {"before": fact.before or 0, "after": Strong(cast("int", fact.after or 0))}


def card_of(key: object) -> object:
    """The card with a key, to be drawn; the text where it is none."""
    return CARDS.get(str(key), str(key))


def test_words(of: AnnouncedValues) -> Words:
    """What the card of an attack was compared with, and the result."""
    rank, accuracy, evade = int(of["rank"]), int(of["accuracy"]), int(of["evade"])
    named = {"rank": rank_name(rank), "accuracy": written(accuracy), "evade": written(evade)}
    if of.get("lucky"):
        return say("Lucky Break lets it count as dodged")
    if rank > KING_RANK:
        return say("an Ace always hits")
    if rank < accuracy:
        return say("{rank} is under {accuracy}", rank=named["rank"], accuracy=named["accuracy"])
    if rank >= evade:
        return say("{rank} reaches {evade}", rank=named["rank"], evade=named["evade"])
    if evade > KING_RANK:
        return say("{rank} is {accuracy}, and nothing is dodged", rank=named["rank"], accuracy=named["accuracy"])
    return say("{rank} is {accuracy} and under {evade}", **{**named, "evade": rank_name(evade)})


KING_RANK: Final = 13


def effect_words(of: AnnouncedValues) -> Words:
    """What the card of a hack or another effect was compared with, and the result."""
    rank, connect, resist = int(of["rank"]), int(of["connect"]), int(of["resist"])
    named = {"rank": rank_name(rank), "connect": written(connect)}
    if rank > KING_RANK:
        return say("an Ace always works")
    if rank < connect:
        return say("{rank} is under Connect {connect}", **named)
    if rank >= resist:
        return say("{rank} reaches Resist {resist}", rank=named["rank"], resist=written(resist))
    return say("{rank} is enough for Connect {connect}", **named)


CAUSES: Final[Mapping[str, str]] = {
    "boot": "Boot",
    "pack": "another one of its kind beside it",
    "runs_up": "run-up",
    "keeps_hours": "its hour",
    "aims_at_one": "one target only",
    "second_shot": "a further shot",
    "staff": "staff",
    "against_armored": "against Armored",
    "interrupt": "Interrupt",
    "hack": "hack",
    "fire": "softened fire",
    "ice": "softened ice",
    "shock": "softened shock",
    "ace": "Ace",
    "armored": "Armored",
}
"""Why damage is more or less, by the word of the sum."""


def sum_words(of: AnnouncedValues) -> Words | None:
    """The sum of a damage step by step; None where it is the rating alone."""
    steps = cast("tuple[tuple[str, int, int], ...]", of.get("steps") or ())
    if len(steps) < 2:
        return None
    found = say("Damage {damage}", damage=steps[0][2])
    for step in _steps(steps[1:]):
        found = say("{before}, {step}", before=found, step=step)
    return found


def _steps(steps: tuple[tuple[str, int, int], ...]) -> Iterator[Words]:
    for why, by, damage in steps:
        cause = Words(CAUSES.get(why, "Uptime"))
        if why == "armored":
            yield say("{why} halves it: {damage}", why=cause, damage=damage)
        elif why in ("ace", "boot") and by > 1:
            yield say("{why} times {by}: {damage}", why=cause, by=by, damage=damage)
        elif by in (1, -1):
            words = "{why} one step up: {damage}" if by == 1 else "{why} one step down: {damage}"
            yield say(words, why=cause, damage=damage)
        else:
            words = "{why} {by} steps up: {damage}" if by > 0 else "{why} {by} steps down: {damage}"
            yield say(words, why=cause, by=abs(by), damage=damage)
