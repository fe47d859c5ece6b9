"""Asks who or what shall come to a table that is played: a Threat, a Faction, a Location, a Pilot, or what she has."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.games.gattai.by_hand.joining_late import JoinsTeam
from gattai_desktop.windows.games.gattai.desk.table_acts import against_act
from gattai_desktop.windows.games.gattai.flows import give, newcomers, written_scenes
from gattai_desktop.windows.games.gattai.flows.books import books
from gattai_desktop.windows.games.gattai.looks.could_come import (
    FACTIONS,
    FAMILIES,
    LOCATIONS,
    PILOTS,
    THREATS,
    Coming,
    could_come,
)
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_TITLES: Final = {THREATS: "A Threat", FACTIONS: "A Faction", LOCATIONS: "A Location", PILOTS: "A Pilot"}
_QUESTIONS: Final = {
    THREATS: "Which Threat comes?",
    FACTIONS: "Which Faction is met?",
    LOCATIONS: "Which Location is found?",
    PILOTS: "Which Pilot joins?",
}


def bring_in(requests: Requests) -> None:
    """Ask which kind of thing it is, then which one."""
    found = tuple(_coming(requests))
    many = {family: sum(one.family == family for one in found) for family in FAMILIES}
    many[PILOTS] += newcomers.how_many(requests.view.sight)
    choices = (
        SheetChoice(family, _kind(family, many[family]), then=partial(_which, requests, family))
        for family in FAMILIES
        if many[family]
    )
    offered = (*choices, *written_scenes.family(requests), *give.families(requests))
    requests.ask(SheetLook(speak("table", "Bring in"), choices=offered, edge="coach", leads=True))


def who_joins(requests: Requests) -> None:
    """Ask which Pilot joins."""
    _which(requests, PILOTS)


def _kind(family: str, many: int) -> PlateLook:
    words = speak("table", "{count} to choose from", count=many)
    return PlateLook(speak("table", _TITLES[family]), words, edge="coach")


def _coming(requests: Requests) -> Iterator[Coming]:
    """Yield what could come, each once: of a person's own packs first."""
    seen: set[tuple[str, str]] = set()
    for pack in books():
        for one in could_come(pack, requests.view.sight):
            if (one.family, one.key) not in seen:
                seen.add((one.family, one.key))
                yield one


def _which(requests: Requests, family: str) -> None:
    choices = tuple(
        SheetChoice(one.key, _plate(requests, one), then=partial(_read, requests, one), group=content(one.book.title))
        for one in _coming(requests)
        if one.family == family
    )
    if family == PILOTS:
        choices = (*newcomers.from_home(requests), *choices, *newcomers.somebody_new(requests))
    requests.ask(SheetLook(speak("table", _QUESTIONS[family]), choices=choices, edge="coach", leads=True))


def _plate(requests: Requests, one: Coming) -> PlateLook:
    against = against_act(requests.view.model, one)
    judgement: Judgement = "refused" if against else "legal"
    return PlateLook(one.name, against or one.words, judgement=judgement, edge="coach", crest=one.crest)


def _read(requests: Requests, one: Coming) -> None:
    """Show what there is to read of it, and bring it in by a second press."""
    if isinstance(one.move, JoinsTeam):
        newcomers.ask_who(requests, one.name, one.read, one.move)
        return
    go = SheetChoice("go", PlateLook(speak("table", "Bring it in"), one.shown, judgement="legal", edge="coach"))
    requests.ask(
        SheetLook(one.name, one.read, choices=(go,), columns=1, edge="coach", paragraphs=True),
        lambda _key, _texts: requests.play(one.move, as_is=True),
    )
