"""A mistake of the program, or its sudden end, inside a rule, a widget and a save."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tests.faults.aftermath import look_after
from tests.faults.kills import SEEDS, Known, references
from tests.faults.program import Demo
from tests.faults.tally import Tally

_NTH: Final = """
def _nth(kind, name, nth, do):
    right, count = getattr(kind, name), [0]
    def wrong(self, *parts):
        count[0] += 1
        if count[0] >= nth:
            do()
        return right(self, *parts)
    setattr(kind, name, wrong)
def _mistake():
    raise ZeroDivisionError("a planted mistake")
def _end():
    import os; os.abort()
"""
_RULE: Final = "from gattai_desktop.games.gattai.throwdown.drives import Counter; _nth(Counter, 'play', {nth}, {do})"
_ASKED: Final = "from gattai_desktop.games.gattai.throwdown.drives import Counter; _nth(Counter, 'judge', {nth}, {do})"
_WIDGET: Final = "from gattai_desktop.board.pile_view import PileView; _nth(PileView, 'paintEvent', {nth}, {do})"
_SAVE: Final = "from gattai_desktop.sessions import journal; _nth(journal, 'write_entry', {nth}, {do})"
PLACES: Final = {
    "a rule that plays": (_RULE, (1, 3)),
    "a rule that judges": (_ASKED, (5, 20)),
    "a widget": (_WIDGET, (1, 2)),
    "a save": (_SAVE, (1, 9, 30)),
}


def crashes(
    folder: Path,
    known: Known | None = None,
    places: Mapping[str, tuple[int, ...]] | None = None,
    kinds: tuple[str, ...] = ("_mistake", "_end"),
) -> Iterator[Tally]:
    """Plant each of them, as a mistake and as a sudden end; `places` chooses some, with the times at which it comes."""
    known = known or references(folder, SEEDS[:1])
    seed = next(iter(known))
    tally = Tally("a mistake or a sudden end inside a rule, a widget and a save")
    for place, (fault, when) in PLACES.items():
        if places is not None:
            when = places.get(place, ())  # noqa: PLW2901 - fewer of them
        for do in kinds:
            for nth in when:
                path = folder / f"{place} {do} {nth}".replace(" ", "-") / "Friday.gattai"
                path.parent.mkdir()
                home = {"HOME": str(folder), "XDG_STATE_HOME": str(folder)}
                demo = Demo(path, seed, fault=_NTH + fault.format(nth=nth, do=do), env=home).begin()
                out, errors, status = demo.finish()
                tally.tried += 1
                told = out.partition("\n1 tables")[0] + errors
                if do == "_mistake":
                    tally.told(f"{out} {errors}")
                    if "made a mistake" not in told:
                        tally.wrong(f"{place}: nothing was said of it: {out[-200:]} {errors[-300:]}", unclear=1)
                elif status == 0:
                    tally.wrong(f"{place}: the program was to end and did not", unclear=1)
                if path.exists():
                    # Where a wish cannot be judged the demo tries another, and plays on in another way.
                    others = place == "a rule that judges" and do == "_mistake"
                    look_after(path, demo.reported, () if others else known[seed], tally)
                yield tally
