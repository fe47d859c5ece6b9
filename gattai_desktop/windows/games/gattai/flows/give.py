"""Asks which Robo, Frame, Mod, Gear or Tech of any pack a Pilot is given, or what is taken from her."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOD, ROBO, TECH
from gattai_desktop.games.gattai.pilots.pieces import FAMILIES
from gattai_desktop.windows.games.gattai.flows.books import books
from gattai_desktop.windows.games.gattai.looks.could_be_given import (
    Gift,
    could_be_given,
    plate_for,
    taken_from,
)
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_TITLES: Final = {ROBO: "A Robo", FRAME: "A Frame", MOD: "A Mod", GEAR: "Gear", TECH: "A Tech"}
_QUESTIONS: Final = {
    ROBO: "Which Robo?",
    FRAME: "Which Frame?",
    MOD: "Which Mod?",
    GEAR: "Which Gear?",
    TECH: "Which Tech?",
}


def families(requests: Requests) -> Iterator[SheetChoice]:
    """Yield a plate for each kind of thing that a Pilot can be given, with how many there are."""
    found = tuple(_gifts(requests))
    for family in FAMILIES:
        many = sum(one.piece.family == family for one in found)
        if many:
            words = speak("table", "{count} to choose from", count=many)
            look = PlateLook(speak("table", _TITLES[family]), words, edge="coach")
            yield SheetChoice(family, look, then=partial(_which, requests, family))


def _gifts(requests: Requests) -> Iterator[Gift]:
    """Yield what there is, each once: of a person's own packs first."""
    seen: set[str] = set()
    for pack in books():
        for one in could_be_given(pack, requests.view.sight):
            if one.piece.key not in seen:
                seen.add(one.piece.key)
                yield one


def _which(requests: Requests, family: str) -> None:
    choices = tuple(
        SheetChoice(one.piece.key, PlateLook(one.name, one.words, edge="coach"), then=partial(_whom, requests, one),
                    group=content(one.book.title))
        for one in _gifts(requests)
        if one.piece.family == family
    )  # fmt: skip
    requests.ask(SheetLook(speak("table", _QUESTIONS[family]), choices=choices, edge="coach", leads=True))


def _whom(requests: Requests, gift: Gift) -> None:
    """Show what there is to read of it, and who can be given it; of one that was changed, that it is changed first."""
    read = tuple(filter(None, (gift.figure, content(gift.piece.text))))
    if gift.changed:
        words = speak("desk", "It differs from your pack; what it has lost stays lost")
        title = speak("desk", "Change {name} as written", name=gift.name)
        plate = PlateLook(title, words, judgement="legal", edge="coach")
        choices: tuple[SheetChoice, ...] = (
            SheetChoice("write", plate, then=partial(requests.play, gift.rewritten(), as_is=True)),
        )
    else:
        model = requests.view.model
        choices = tuple(
            SheetChoice(
                seat, plate_for(gift, seat, model), then=partial(requests.play, gift.given_to(seat), as_is=True)
            )
            for seat in requests.view.pilots
        )
    requests.ask(SheetLook(gift.name, read, choices=choices, columns=1, edge="coach", paragraphs=True))


def take_away(requests: Requests) -> None:
    """Ask what shall be taken from which Pilot."""
    sight = requests.view.sight
    choices = tuple(
        SheetChoice(f"{seat}.{place}", PlateLook(name, edge="coach"), then=partial(requests.play, move),
                    group=called(named(sight, seat)))
        for seat in requests.view.pilots
        for place, (name, move) in enumerate(taken_from(seat, sight))
    )  # fmt: skip
    nothing = () if choices else (speak("hand", "There is nothing to choose now."),)
    requests.ask(SheetLook(speak("hand", "What is taken away?"), nothing, choices=choices, edge="coach"))
