"""What a person has done with each puzzle: kept with the settings of this computer, not in a session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.windows.settings.settings import Settings

_SOLVED: Final = "solved"
_HINTED: Final = "hint"
_MOST_TRIES: Final = 999


@frozen
class PuzzleProgress:
    """How often a puzzle was begun, whether it was solved, and whether a hint or the answer was taken before that."""

    tries: int = 0
    solved: bool = False
    hinted: bool = False

    def tried(self) -> PuzzleProgress:
        """One more try, of a puzzle that is not solved."""
        return self if self.solved else evolve(self, tries=min(_MOST_TRIES, self.tries + 1))

    def helped(self) -> PuzzleProgress:
        """A hint was taken: its stars are hollow, unless it was solved before."""
        return self if self.solved else evolve(self, hinted=True)

    def done(self) -> PuzzleProgress:
        return evolve(self, solved=True)


NOT_TRIED: Final = PuzzleProgress()
PuzzlesDone = Mapping[str, PuzzleProgress]
"""What is known of each puzzle, by the key of its game, a stroke and its id; nothing of one that was never tried."""


def puzzle_key(game: str, puzzle: str) -> str:
    """Return by what name the progress of a puzzle is kept."""
    return f"{game}/{puzzle}"


def read_progress(lines: Iterable[str]) -> dict[str, PuzzleProgress]:
    """Read lines such as "gattai/two-stages 3 solved hint"; lines that cannot be read are left out."""
    found = {}
    for line in lines:
        name, _, rest = line.partition(" ")
        tries, *marks = rest.split() or [""]
        if "/" in name and tries.isdecimal() and int(tries[:4]) <= _MOST_TRIES:
            found[name] = PuzzleProgress(int(tries[:4]), _SOLVED in marks, _HINTED in marks)
    return found


def written_progress(progress: PuzzlesDone) -> tuple[str, ...]:
    """Return what `read_progress` reads."""
    lines = []
    for name, one in sorted(progress.items()):
        marks = (word for word, so in ((_SOLVED, one.solved), (_HINTED, one.hinted)) if so)
        lines.append(" ".join((name, str(one.tries), *marks)))
    return tuple(lines)


def with_progress(
    settings: Settings, game: str, puzzle: str, change: Callable[[PuzzleProgress], PuzzleProgress]
) -> Settings:
    """Return the settings with what has changed for one puzzle."""
    progress, key = read_progress(settings.puzzles), puzzle_key(game, puzzle)
    progress[key] = change(progress.get(key, NOT_TRIED))
    return evolve(settings, puzzles=written_progress(progress))
