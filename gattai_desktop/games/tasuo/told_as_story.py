"""Tells the great moments of a showdown as a story: who struck whom down in which turn, and how it was won."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import as_number
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tale_words import SeenByAll
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.ending import bodies_that_end
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.values import active, bodies
from gattai_desktop.games.told_beneath import AnnouncedValues

_WON_BY: Final[Mapping[str, str]] = {
    "bodies": "In turn {turn} {seat} won: the Body Count of {foe} was full",
    "armor": "In turn {turn} {seat} won: {foe} had no armor left",
    "frags": "In turn {turn} {seat} won: all seven Kaju Frags lay together",
    "deck": "In turn {turn} {seat} won: {foe} had no card left to draw",
    "limit": "Turn {turn} was the last, and {seat} had won",
    "resign": "In turn {turn} {foe} gave up, and {seat} had won",
}


class EntryStory:
    """One entry of a showdown, as everybody saw it, with a sentence for each great moment in it."""

    def __init__(self, table: Table, facts: SeenByAll) -> None:
        self._scene = ShowdownScene(table, None, facts)
        self._table, self._facts = table, facts
        turns = [as_number(of["number"]) for _, word, of in self._announced() if word == "turn"]
        self._turn = (turns or [table.number("turn")])[-1]

    @property
    def begins(self) -> bool:
        """Whether no warrior had fallen before."""
        return not any(bodies(self._table, seat) for seat in zones.SEATS)

    def told(self, number: int) -> Words:
        """Return the sentence of the fact with this number; "" where it has none."""
        found = next(((word, of) for place, word, of in self._announced() if place == number), None)
        teller = _TOLD.get(found[0]) if found is not None else None
        return teller(self, number, found[1]) if found is not None and teller is not None else Words("")

    def _announced(self) -> list[tuple[int, str, AnnouncedValues]]:
        return [(number, one.words, one.by_name) for number, one in self._facts if isinstance(one, Announced)]

    def _owner(self, key: object) -> object:
        return self._scene.name(str(key).partition("-")[0])

    def destroyed(self, number: int, of: AnnouncedValues) -> Words:
        """Who brought the warrior down, if anybody did by a hit, and how close its player has come to the end."""
        owner = str(of["card"]).partition("-")[0]
        before = [(place, word, said) for place, word, said in self._announced() if place < number]
        fallen = [said for _, word, said in before if word == "destroyed"]
        struck = [said["by"] for _, word, said in before if word == "hit" and said.get("target") == of["card"]]
        lost = sum(as_number(one["bodies"]) for one in (*fallen, of) if str(one["card"]).partition("-")[0] == owner)
        if self.begins and not fallen:
            words = (
                "The first to fall was {card} of {owner}, struck down by {by} of {foe} in turn {turn}"
                if struck
                else "The first to fall was {card} of {owner}, in turn {turn}"
            )
        elif struck:
            words = "In turn {turn} {by} struck down {card}, and the Body Count of {owner} stood at {lost} of {most}"
        else:
            words = "In turn {turn} {card} fell, and the Body Count of {owner} stood at {lost} of {most}"
        by = self._scene.card(struck[-1]) if struck else ""
        count, most = bodies(self._table, owner) + lost, bodies_that_end(self._table)
        named = {"card": self._scene.card(of["card"]), "owner": self._scene.name(owner), "by": by,
                 "foe": self._owner(struck[-1]) if struck else ""}  # fmt: skip
        return say(words, turn=self._turn, lost=count, most=most, **named)

    def mode(self, _number: int, of: AnnouncedValues) -> Words:
        words = "In turn {turn} {owner} entered Tasuo Mode, and {card} took the field"
        return say(words, turn=self._turn, owner=self._owner(of["card"]), card=self._scene.card(of["card"]))

    def negated(self, _number: int, of: AnnouncedValues) -> Words:
        words = "In turn {turn} {card} of {owner} was negated and came to nothing"
        return say(words, turn=self._turn, owner=self._owner(of["card"]), card=self._scene.card(of["card"]))

    def countered(self, _number: int, _of: AnnouncedValues) -> Words:
        seat = active(self._table)
        words = "In turn {turn} {seat} attacked, {foe} countered, and the turn was over"
        return say(words, turn=self._turn, seat=self._scene.name(seat), foe=self._scene.name(zones.foe(seat)))

    def wins(self, _number: int, of: AnnouncedValues) -> Words:
        seat, foe = self._scene.name(of["seat"]), self._scene.name(zones.foe(str(of["seat"])))
        fallen = [said["card"] for _, word, said in self._announced() if word == "destroyed"]
        words, card = _WON_BY[str(of["by"])], ""
        if of["by"] == "bodies" and len(fallen) == 1:
            words = "In turn {turn} {card} fell, the Body Count of {foe} was full, and {seat} had won"
        return say(words, turn=self._turn, seat=seat, foe=foe, card=self._scene.card(fallen[0]) if fallen else card)

    def draw(self, _number: int, _of: AnnouncedValues) -> Words:
        return say("In turn {turn} it was over, and nobody had won", turn=self._turn)


_TOLD: Final[Mapping[str, Callable[[EntryStory, int, AnnouncedValues], Words]]] = {
    "destroyed": EntryStory.destroyed,
    "mode": EntryStory.mode,
    "negated": EntryStory.negated,
    "countered": EntryStory.countered,
    "wins": EntryStory.wins,
    "draw": EntryStory.draw,
}
