"""Plays moves that a person asks for: first asks for missing words, and which of several moves is meant."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.plate_words import plate_words, text_fields
from gattai_desktop.windows.kit.preview import move_plate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook


class Plays(QObject):
    """Plays moves, and asks first where something is missing."""

    def __init__(self, model: GameModel, requests: Requests) -> None:
        super().__init__(requests)
        self._model = model
        self._requests = requests
        requests.wished.connect(self.play)
        requests.whichAsked.connect(self.choose)

    def play(self, move: Move, as_is: bool = False, origin: Place = NOWHERE) -> None:  # noqa: FBT002 (a slot)
        """Play a move; one that holds free words asks for them first, unless it is played as it is.

        origin: from where its card was carried. While something is asked the card lies there again, and flies after.
        """
        words = () if as_is else text_fields(move)
        if words:
            self._words(move, words)
        else:
            self._model.attempt(move, origin=origin)

    def choose(self, moves: tuple[Move, ...], title: str) -> None:
        """Ask which of several moves is meant, each with what it would do."""
        view = self._requests.view
        choices = tuple(SheetChoice(place, move_plate(view, move)) for place, move in enumerate(moves))
        look = SheetLook(title, (), (), choices, columns=min(2, len(choices)))

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            if isinstance(key, int):
                self.play(moves[key])

        self._requests.ask(look, chosen)

    def _words(self, move: Move, fields: tuple[str, ...]) -> None:
        """Ask for the free words of a move."""
        seen = self._requests.view
        labels = {
            "consequence": self.tr("What happens"),
            "lesson": self.tr("The Lesson"),
            "concession": self.tr("What the losers get"),
            "stakes": self.tr("What for"),
            "goal": self.tr("What she wants"),
            "text": self.tr("In your own words"),
        }
        lines = tuple(SheetField(name, labels.get(name, called(name.capitalize()))) for name in fields)
        said = plate_words(seen.model, move)
        go = SheetChoice("go", PlateLook(said.title, judgement="legal"))
        look = SheetLook(said.title, (), lines, (go,), columns=1)

        def written(_key: Hashable, texts: dict[str, str]) -> None:
            self._model.attempt(evolve(move, **{name: Quoted(texts[name]) for name in fields}))

        self._requests.ask(look, written)
