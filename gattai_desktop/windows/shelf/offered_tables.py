"""Everything that can be played, as a new session offers it: a card for each group, one for all packs of one's own."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, fill, said, speak
from gattai_desktop.board.theme import wear
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.kinds import OneOf, Option
from gattai_desktop.games.table_form import EDITION, Glance, TableForm
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.shelf.pack_looks import makers_of
from gattai_desktop.windows.shelf.scenario_card import ScenarioLook

_NAMED: Final = 3
"""How many scenarios of one's own their card names."""


class OfferedTables:
    """The forms of all that can be played, by their keys, in groups that are chosen together.

    A group is called by the key of its first form. Scenarios of one's own packs are one group, whose members are
    chosen on a sheet: there may be any number of them.
    """

    def __init__(self, own: Iterable[OwnPack] = ()) -> None:
        self.own = tuple(own)
        self.forms: dict[str, TableForm] = {}
        self.games: dict[str, str] = {}
        """The game of each form, by the key of the form."""
        self.groups: dict[str, list[TableForm]] = {}
        self._packs: dict[str, OwnPack] = {}
        for game in KEYS:
            know = packs_of(game).know
            if know is not None:
                know((one.pack, one.copies) for one in self.own if one.game == game)
            for one in packs_of(game).forms():
                self._take(game, one)
        for pack in self.own:
            for one in pack.forms():
                self._packs[one.key] = pack
                self._take(pack.game, evolve(one, group=_OWN))

    def _take(self, game: str, form: TableForm) -> None:
        self.forms[form.key], self.games[form.key] = form, game
        wear(form.colours)
        grouped = (key for key, group in self.groups.items() if str(form.group) and group[0].group == form.group)
        self.groups.setdefault(next(grouped, form.key), []).append(form)

    @property
    def many(self) -> list[list[TableForm]]:
        """The groups of several whose members stand beside each other."""
        return [group for group in self.groups.values() if len(group) > 1 and group[0].group != _OWN]

    def usual(self, played: str, *, led: bool) -> str:
        """Return what is chosen first: what a guide leads through, or what was played last; else the first of all.

        played: the key of what was played last; "" where that is not known, or does not matter.
        """
        last = self.forms.get(played) if played else None  # the empty table has no key
        if last is not None and not (led or last.led):
            return played
        return next(key for key, one in self.forms.items() if one.led == led)

    def group_of(self, form: TableForm) -> list[TableForm]:
        """Return those that are chosen together with a form, and itself."""
        return next(group for group in self.groups.values() if form in group)

    def asks(self, key: str) -> bool:
        """Whether the card of a group stands for several scenarios of one's own, so that one has to be chosen."""
        group = self.groups[key]
        return len(group) > 1 and group[0].group == _OWN

    def look(self, key: str, now: TableForm, people: int, *, alone: bool = False) -> ScenarioLook:
        """Return what the card of a group shows.

        people: how many come now, if one of the group is chosen. alone: one person, and the program in the chairs.
        """
        group = self.groups[key]
        chosen = now in group
        form = now if chosen else group[0]
        glance = form.glance
        fits = not chosen or glance.fewest <= people <= glance.most
        name = said(group[0].group) or said(group[0].name)
        if group[0].group == _OWN and (chosen or len(group) == 1):
            name = self._name(form)
            if len(group) > 1:  # a press offers the others
                name = speak("shelf", "{name}, one of your {number}", number=len(group), name=name)
        elif group[0].group == _OWN:
            glance = _several(group, [self._name(one) for one in group])
        return ScenarioLook(name, glance, chosen, 0 if fits else people, alone and form.has_programs)

    def sheet(self, now: TableForm, choose: Callable[[str], None]) -> SheetLook:
        """Return what asks for a scenario of one's own. choose: what is done with its key."""
        listed = [one for one in self.forms.values() if one.group == _OWN]
        plates = tuple(
            SheetChoice(("own", one.key), self._plate(one, chosen=one is now), then=partial(choose, one.key))
            for one in listed
        )
        first = ("own", now.key) if now in listed else None
        return SheetLook(speak("shelf", "Your own scenarios"), choices=plates, columns=1, first=first)

    def _plate(self, form: TableForm, *, chosen: bool) -> PlateLook:
        name, line = self._name(form), f"{self._title(self._packs[form.key])}. {said(form.line)}"
        told = f"{name}: {line}. {speak('shelf', 'chosen')}" if chosen else ""
        marks = (CardMark("tick", "live"),) if chosen else ()
        return PlateLook(name, line, signs=marks, name=told, arrangement="line")

    def _name(self, form: TableForm) -> str:
        """Return what a scenario of one's own is called; of several of that name with its pack, as of two versions."""
        name, own = said(form.name), (self.forms[key] for key in self._packs)
        several = any(said(one.name) == name and one is not form for one in own)
        return f"{name} ({self._title(self._packs[form.key])})" if several else name

    def _title(self, pack: OwnPack) -> str:
        """Return what a pack is called; of several of that title by whom it is, of hers with its id."""
        others = [one for one in self.own if one.title == pack.title and one is not pack]
        maker = makers_of(pack.pack)
        beside = (maker,) if others and maker else ()
        if any(makers_of(one.pack) == maker for one in others):
            beside = (*beside, pack.id)
        return ", ".join((content(pack.title), *beside))


def editions_of(form: TableForm) -> tuple[Option, ...]:
    """Return the editions to choose from; none in a game without any."""
    asked = form.field(EDITION)
    return asked.kind.options if asked is not None and isinstance(asked.kind, OneOf) else ()


def _several(group: Sequence[TableForm], called: Sequence[str]) -> Glance:
    names = ", ".join(called[:_NAMED])
    words = speak("shelf", "{names} and others") if len(group) > _NAMED else "{names}"
    fewest, most = min(one.glance.fewest for one in group), max(one.glance.most for one in group)
    told = say("{words}", words=fill(words, names=names))
    return Glance(picture=group[0].glance.picture, summary=told, fewest=fewest, most=most)


_OWN: Final = say("Your own packs")
