"""Leads the page of puzzles: what each plate and the panel say, hints, and what a person has solved."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.speech import called, card_aloud, content, first_large, listed, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.content.boxes import KEYS, name_of
from gattai_desktop.players.puzzles.puzzle import LaidPuzzle, Puzzle, lay, open_cards, puzzles_of
from gattai_desktop.records.given_zones import REMOVED
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.settings.puzzle_progress import NOT_TRIED, PuzzleProgress, puzzle_key
from gattai_desktop.windows.shelf.pack_looks import PackAct, PackNotice, PackPanelLook
from gattai_desktop.windows.shelf.puzzle_card import PuzzleLook
from gattai_desktop.windows.shelf.puzzle_room import PuzzleGame, PuzzleRoom

_MOST_TOLD: Final = 3
"""How many tries the panel tells."""


class PuzzleMenu(QObject):
    """The page of puzzles.

    Signals:
        shown: the page is to be seen. played(str, str, bool): the puzzle of a game is to be played; whether its answer
        is to be shown. helped(str, str): a hint was taken.
    """

    shown = Signal()
    played = Signal(str, str, bool)
    helped = Signal(str, str)

    def __init__(self, progress: Callable[[], dict[str, PuzzleProgress]], paint: Paint, parent: QWidget) -> None:
        """progress: what this person has done with each puzzle."""
        super().__init__(parent)
        self._progress = progress
        self._game = KEYS[0]
        self._hints: set[str] = set()
        self._tried: dict[str, list[str]] = {}
        self._laid: dict[str, LaidPuzzle] = {}
        games = [PuzzleGame(key, called(name_of(key)), len(puzzles_of(key))) for key in KEYS]
        self.room = PuzzleRoom(paint, games, parent)
        self.room.gameAsked.connect(self.show)
        self.room.looked.connect(self._look_at)
        self.room.playAsked.connect(self._play)
        self.room.hintAsked.connect(self._hint)

    def show(self, game: str = "", at: str = "") -> None:
        """Show the puzzles of a game as they are now. at: the one in focus."""
        self._game = game or self._game
        self.read()
        ids = [one.id for one in puzzles_of(self._game)]
        key = at if at in ids else self.room.focused or (ids[0] if ids else "")
        self._tell(key)
        self.shown.emit()
        self.room.focus(key)

    def read(self) -> None:
        """Lay the plates out anew."""
        puzzles = puzzles_of(self._game)
        self.room.lay_out(self._game, {one.id: self._look(number, one) for number, one in enumerate(puzzles, 1)})

    def tell_try(self, game: str, puzzle: str, words: str) -> None:
        """Remember what a try lost, until the program ends."""
        told = self._tried.setdefault(puzzle_key(game, puzzle), [])
        if words in told:
            told.remove(words)
        told.insert(0, words)

    # ------------------------------------------------------------------ what is said

    def _known(self, puzzle: Puzzle) -> PuzzleProgress:
        return self._progress().get(puzzle_key(self._game, puzzle.id), NOT_TRIED)

    def _lies(self, puzzle: Puzzle) -> LaidPuzzle:
        key = puzzle_key(self._game, puzzle.id)
        if key not in self._laid:
            self._laid[key] = lay(self._game, puzzle)
        return self._laid[key]

    def _look(self, number: int, puzzle: Puzzle) -> PuzzleLook:
        laid, known = self._lies(puzzle), self._known(puzzle)
        cards = [card for zone in puzzle.shows for card in laid.start.cards(zone)]
        return PuzzleLook(
            number, content(puzzle.name), content(puzzle.task), puzzle.stars, self._faces(cards), self._aloud(cards),
            known.tries, known.solved, known.hinted,
        )  # fmt: skip

    def _faces(self, cards: list[Card]) -> tuple[str, ...]:
        return tuple(map(room_of(self._game).face, cards))

    @staticmethod
    def _aloud(cards: list[Card]) -> str:
        return listed([card_aloud(card) for card in cards])

    def _look_at(self, key: str) -> None:
        if key != self.room.focused:
            self._tell(key)

    def _tell(self, key: str) -> None:
        puzzles = puzzles_of(self._game)
        number = next((at for at, one in enumerate(puzzles, 1) if one.id == key), 0)
        if number:
            self.room.tell(self._panel(number, puzzles[number - 1]), key)
            return
        words = speak("puzzles", "There are no puzzles for this game yet.")
        self.room.tell(PackPanelLook(called(name_of(self._game)), "puzzle", lines=(words,)), "")

    def _panel(self, number: int, puzzle: Puzzle) -> PackPanelLook:
        known, name = self._known(puzzle), puzzle_key(self._game, puzzle.id)
        head = speak("puzzles", "Puzzle {number}, {stars}", number=number,
                     stars=speak("puzzles", "{count} stars", count=puzzle.stars))  # fmt: skip
        within = speak("puzzles", "At most {count} moves of your own.", count=puzzle.moves)
        hint = [speak("puzzles", "Hint: {hint}", hint=content(puzzle.hint))] if name in self._hints else []
        words = speak("puzzles", "Hollow stars: you took a hint or saw the answer.")
        hollow = [words] if known.hinted else []
        tried = [PackNotice(speak("puzzles", "Tried"), text=words) for words in self._tried.get(name, [])]
        begin = speak("puzzles", "Try it again") if known.tries or known.solved else speak("puzzles", "Play")
        return PackPanelLook(
            content(puzzle.name),
            name=head,
            lines=(content(puzzle.task), within, *hint, *hollow, content(puzzle.lies)),
            notices=(*tried[:_MOST_TOLD], *self._rows(puzzle)),
            acts=(
                PackAct("play", primary_plate(begin, key="Enter"),
                        lambda: self._play(puzzle.id)),
                PackAct("hint", outline_plate(speak("puzzles", "A hint"), key="F2"), self._hint),
                PackAct("answer", outline_plate(speak("puzzles", "Show the answer")),
                        lambda: self._play(puzzle.id, answer=True)),
            ),
        )  # fmt: skip

    def _rows(self, puzzle: Puzzle) -> tuple[PackNotice, ...]:
        """Return the cards that lie open: of the own seats, on the table, and of the other side."""
        laid = self._lies(puzzle)
        game, table = laid.box.game, laid.start
        names = game.hand.names if game.hand is not None else None
        rows = []
        for zone, one in game.zones(table).items():
            lying = table.zones.get(zone, ())
            told = zone != REMOVED and one.kind not in ("deck", *laid.manner.leaves_out)
            if lying and told and (puzzle.seat in one.seen_by or lying[-1].up):
                head = first_large(called(names.zone(table, zone))) if names is not None else zone
                rows.append(self._row(head, list(table.cards(zone))))
        lies = {
            "": speak("puzzles", "cards that lie open"),
            "deck": speak("puzzles", "deck, the top card first"),
        }
        rows += [
            self._row(called(game.name(table, one.seat)), list(one.cards), lies[one.kind])
            for one in open_cards(laid, table)
        ]
        return tuple(rows)

    def _row(self, head: str, cards: list[Card], place: str = "") -> PackNotice:
        return PackNotice(head, place, text=self._aloud(cards), faces=self._faces(cards))

    def _play(self, puzzle: str, *, answer: bool = False) -> None:
        """Ask for the table of a puzzle, once: a second press may wait while it is being laid, and the page is gone."""
        if self.room.isVisible():
            self.played.emit(self._game, puzzle, answer)

    def _hint(self) -> None:
        key = self.room.focused
        if key and puzzle_key(self._game, key) not in self._hints:
            self._hints.add(puzzle_key(self._game, key))
            self.helped.emit(self._game, key)
            self.read()
            self._tell(key)
