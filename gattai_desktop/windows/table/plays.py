"""Plays moves that a person asks for: first asks for missing words, and which of several moves is meant."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QObject, QRect

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, fill, said, speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Answer, Move, Quoted
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.equal_pause import EqualPause
from gattai_desktop.windows.carry.laid_ahead import LaidAhead
from gattai_desktop.windows.kit.asked_things import several, things_of
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.plain_ask import figures
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words, text_fields
from gattai_desktop.windows.kit.preview import bubble, judged, move_plate
from gattai_desktop.windows.kit.requests import Lift, LiftedThing, Requests
from gattai_desktop.windows.kit.room_answers import ToldApart
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook, Suggestion

Suggested = Callable[[SeatView, Move, str], Suggestion]
"""Returns what is suggested for a field of a move."""


class Plays(QObject):
    """Plays moves, and asks first where something is missing."""

    def __init__(self, model: GameModel, requests: Requests, suggested: Suggested, pause: EqualPause) -> None:
        """suggested: what the game suggests for free words; pause: what holds answers that come too soon."""
        super().__init__(requests)
        self._suggested = suggested
        self._model = model
        self._pause = pause
        self._requests = requests
        self.ahead = LaidAhead(model, self)
        requests.wished.connect(self.play)
        requests.whichAsked.connect(self.choose)

    def play(
        self,
        move: Move,
        as_is: bool = False,  # noqa: FBT002 (a slot)
        lift: Lift | LiftedThing | None = None,
        beside: QRect | None = None,
    ) -> None:
        """Play a move; one that holds free words asks for them first, unless it is played as it is.

        lift: what was carried for it. While something is asked the card lies there again, and flies after.
        beside: where in the window it was dropped; what is asked stands there.
        """
        origin = lift.place if lift is not None else NOWHERE
        answer = self._model.accepting(move)
        if answer is not None:
            self.ahead.lay(move, answer, origin)
        elif not as_is and text_fields(move):
            self.choose((move,), beside=beside, lift=lift)
        elif self._pause.runs and isinstance(move, Answer) and self._model.judge(move).allowed:
            self._pause.hold(partial(self._model.attempt, move, origin=origin))
        else:
            self._model.attempt(move, origin=origin)

    def choose(
        self,
        moves: tuple[Move, ...],
        title: str = "",
        line: str = "",
        beside: QRect | None = None,
        *,
        apart: ToldApart | None = None,
        lift: Lift | LiftedThing | None = None,
    ) -> None:
        """Ask which of several moves is meant, each with what it would do, and for the words that all of them lack.

        title: what is asked, and of a single move what it would do; "" for what the moves are called. line: what holds
        for all of them, above that. beside: the place that it is about. apart: how they are told apart in few words.
        lift: what was carried for it, and may be played in what it begins.
        """
        fields = _lacking(moves)
        plates = self._plates(moves, fields, apart)
        if apart is not None:
            title, line = apart.title, apart.common
        heading = title or self._title(moves, plates, fields)
        plates = [evolve(one, title=self.tr("Go ahead")) if fields and one.title == heading else one for one in plates]
        things = things_of(moves, self._requests.view.sight)
        choices = [SheetChoice(place, plate, things=things.get((place,), ())) for place, plate in enumerate(plates)]

        def among(numbers: tuple[int, ...]) -> None:
            alone = tuple(apart.alone[one] for one in numbers) if apart is not None and apart.alone else ()
            fewer = evolve(apart, alone=alone) if apart is not None else None
            self.choose(tuple(moves[one] for one in numbers), title, line, beside, apart=fewer, lift=lift)

        shared = [
            SheetChoice(key, PlateLook(several(answers)), then=partial(among, key), things=meant)
            for key, meant in things.items()
            if len(answers := [plates[one].spoken_name() for one in key]) > 1 and not fields
        ]
        suggested = bool(fields) and all(self._suggestion(move, name).unwritten for move in moves for name in fields)
        look = SheetLook(
            heading,
            self._told(moves, title, line, fields),
            tuple(self._field(moves, name, presets=not suggested) for name in fields),
            tuple(choices),
            min(2 if beside is None else 1, len(choices)),
            # Where words stand on each plate none need be written, and the keyboard stands on a plate.
            first=self._first(moves) if suggested or not fields else self._led(moves),
            beside=beside,
            several=tuple(shared),
        )

        def chosen(key: Hashable, texts: dict[str, str]) -> None:
            if isinstance(key, int):
                move = moves[key]
                words = {name: texts[name] or self._suggestion(move, name).unwritten for name in fields}
                worded = evolve(move, **{name: Quoted(text) for name, text in words.items()})
                before = self._model.entry
                self.play(worded, as_is=bool(fields))
                if isinstance(lift, Lift) and self._model.entry > before:
                    self.ahead.wait(worded, lift.card, lift.place)

        self._requests.ask(look, chosen)

    def _plates(self, moves: tuple[Move, ...], fields: tuple[str, ...], apart: ToldApart | None) -> list[PlateLook]:
        """Return a plate for each move."""
        view = self._requests.view
        if len(moves) == 1:
            plates = [PlateLook(plate_words(view.model, moves[0]).title, judgement="legal")]
        else:
            plates = [move_plate(view, move) for move in moves]
        plates = [self._with_words(plate, move, fields) for plate, move in zip(plates, moves, strict=True)]
        if apart is not None and apart.alone:
            told_apart = zip(plates, apart.alone, strict=True)
            plates = [evolve(plate, title=alone, name=plate.spoken_name()) for plate, alone in told_apart]
        return plates if fields else _each_with_a_key(plates)

    def _told(
        self, moves: tuple[Move, ...], title: str, line: str, fields: tuple[str, ...]
    ) -> tuple[DrawnWords | str, ...]:
        """Return what stands above the plates: what holds for all moves, and what a single one would do."""
        does = bubble(self._requests.view, moves[0]).lines if title and len(moves) == 1 else ()
        if line:
            return (line, *(one for one in does if spoken(one) != line))
        return does if does or fields or len(moves) == 1 else (self.tr("Choose one."),)

    def _led(self, moves: tuple[Move, ...]) -> int | None:
        """Return the number of the move to which the guide leads; None where it leads to none of them."""
        view = self._requests.view
        led = move_for(guide_of(view), view)
        return moves.index(led) if led in moves else None

    def _first(self, moves: tuple[Move, ...]) -> int:
        """Return the number of the move at which the keyboard begins: where the guide leads, or that does something."""
        led, view = self._led(moves), self._requests.view
        does = (place for place, move in enumerate(moves) if not judged(view, view.model.preview(move)).vain)
        return led if led is not None else next(does, 0)

    def _title(self, moves: tuple[Move, ...], plates: list[PlateLook], fields: tuple[str, ...]) -> str:
        """Return what the sheet is about: what is asked, where words answer a question, else what the moves are."""
        asked = next((one for one in self._requests.view.asks if moves[0] in one.options), None) if fields else None
        if asked is not None:
            return said(asked.text)
        kinds = {kind_title(type(move)) for move in moves}
        if len(moves) == 1 and not fields:
            return plates[0].title
        return kinds.pop() if len(kinds) == 1 else self.tr("Which do you mean?")

    def _field(self, moves: tuple[Move, ...], name: str, *, presets: bool) -> SheetField:
        """Return the line in which a person writes words of a move, with what the game suggests."""
        labels = {
            "consequence": self.tr("What happens"),
            "lesson": self.tr("The Lesson"),
            "concession": self.tr("What the losers get"),
            "stakes": self.tr("What for"),
            "goal": self.tr("What she wants"),
            "text": self.tr("In your own words"),
        }
        found = self._suggestion(moves[0], name)
        label = labels.get(name, called(name.capitalize()))
        if not presets:
            words = {self._suggestion(move, name).unwritten for move in moves}
            if len(words) > 1:
                return SheetField(name, label, hint=self.tr("or something else"))
            goal = words.pop().rstrip(".")
            return SheetField(name, label, hint=speak("table", "{words}, or something else", words=goal), wraps=True)
        return SheetField(name, label, hint=found.hint, presets=found.presets)

    def _suggestion(self, move: Move, field: str) -> Suggestion:
        return self._suggested(self._requests.view, move, field)

    def _with_words(self, plate: PlateLook, move: Move, fields: tuple[str, ...]) -> PlateLook:
        """Return the plate of a move with the words that count where no others are written."""
        suggested = next((words for name in fields if (words := self._suggestion(move, name).unwritten)), "")
        return evolve(plate, sub=fill(self.tr("for: {words}"), words=suggested)) if suggested else plate


def _each_with_a_key(plates: list[PlateLook]) -> list[PlateLook]:
    """Return the plates with figures for their keys, where several have the same letter."""
    letters = [plate.key for plate in plates if plate.key]
    if len(letters) == len(set(letters)):
        return plates
    return [evolve(plate, key=figures(place)) for place, plate in enumerate(plates, 1)]


def _lacking(moves: tuple[Move, ...]) -> tuple[str, ...]:
    """Return the fields of free words that are empty in every one of the moves, so that they are asked for once."""
    first, *others = (text_fields(move) for move in moves)
    return first if all(one == first for one in others) else ()
