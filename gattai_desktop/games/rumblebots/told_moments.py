"""Big moments of a bot battle: how a clash ended, and who won the battle, in large letters with a line (LOOK 7, 17)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Fact, announces
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.rumblebots.values import name
from gattai_desktop.games.told import Moment
from gattai_desktop.games.told_beneath import AnnouncedValues, EntryScene, moments_of


def headline(table: Table, facts: Iterable[tuple[int, Fact]]) -> tuple[Moment, ...]:
    """Return the big moments among the facts, in their order. `table` is what the seat saw before them."""
    return moments_of(_ClashScene(table, None, facts), _MOMENTS)


class _ClashScene(EntryScene):
    """Facts of a battle: how a clash ended is told with its last comparison."""

    def name(self, seat: object) -> str:
        return name(self.table, str(seat))

    def compared(self) -> AnnouncedValues:
        """Return the last comparison before this fact; nothing where none was made."""
        before = (one for number, one in self.facts if number < self.number)
        made = [one.by_name for one in before if announces(one, "totals")]
        return made[-1] if made else {}


def _wins(scene: _ClashScene, of: AnnouncedValues) -> Moment:
    seat, sums = scene.name(of["seat"]), scene.compared()
    text = say("{seat} wins the clash.", seat=seat)  # after a question it was compared in an entry before
    if sums and of["by_attack"]:
        words = "{seat} wins the clash: {attack} against {defence}."
        text = say(words, seat=seat, **_two(sums, "attack", "defence"))
    elif sums:
        words = "{seat} wins the clash: {criticals} criticals, {needed} are enough."
        text = say(words, seat=seat, **_two(sums, "criticals", "needed"))
    return Moment("wins", say("{seat}", seat=seat), text, "crown", ink=str(of["seat"]))


def _surrenders(scene: _ClashScene, of: AnnouncedValues) -> Moment:
    seat, sums = scene.name(of["seat"]), scene.compared()
    text = say("{seat} surrenders: the deck is empty.", seat=seat)
    if sums and sums["seat"] == of["seat"]:  # as Challenger, whose last Bot was not enough
        words = "{seat} surrenders: {attack} against {defence}, and the deck is empty."
        text = say(words, seat=seat, **_two(sums, "attack", "defence"))
    return Moment("surrenders", say("{seat}", seat=seat), text, "flag", ink=str(of["seat"]))


def _battle_won(scene: _ClashScene, of: AnnouncedValues) -> Moment:
    seat = scene.name(of["seat"])
    text = say("{seat} wins battle {number}.", seat=seat, number=of["number"])
    return Moment("over", say("{seat}", seat=seat), text, "crown", ink=str(of["seat"]), lasts="rout")


def _two(sums: AnnouncedValues, *fields: str) -> dict[str, object]:
    return {field: sums[field] for field in fields}


_MOMENTS: Final[Mapping[str, Callable[[_ClashScene, AnnouncedValues], Moment]]] = {
    "wins": _wins,
    "surrenders": _surrenders,
    "battle_won": _battle_won,
}
