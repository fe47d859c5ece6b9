"""Finds in the log what came of the Spoils of an Outcome, once they have happened."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import said, translated
from gattai_desktop.cards.facts import Fact, ValueChanged, announces
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.gattai.outcome.spoils import TakeNoMore
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.log_lines import SHOWN_IN

_MOST_ENTRIES: Final = 60
"""How many entries are searched at most: the questions of all Spoils of an Outcome are fewer."""

Came = tuple[str, Seat, str]
"""The key of a Spoil, its receiver, and what came of it in words; "" where nothing did."""


def spoil_results(model: GameModel) -> tuple[Came, ...]:
    """Return what came of each Spoil since the last choice of them, in their order, as everybody may know it."""
    found: list[tuple[str, Seat, list[str]]] = []
    for fact, words in _told_since_the_choice(model):
        if announces(fact, "spoil"):
            values = fact.by_name
            found.append((str(values.get("spoil")), str(values.get("seat")), []))
        elif found and announces(fact, "favor_passed"):
            found[-1][2][:] = [translated("No card is invested")]  # that it was offered came to nothing
        elif found and words:
            found[-1][2].append(words)
    return tuple((key, receiver, in_turn(words)) for key, receiver, words in found)


def _told_since_the_choice(model: GameModel) -> Iterator[tuple[Fact, str]]:
    """Yield what happened until the Spoils were over, each fact with its line of the log, "" for none."""
    for entry in _since_the_choice(model):
        told = box(model.game).lines(entry.before(PUBLIC), None, entry.facts(PUBLIC), "")  # whoever made the move
        lines = {line.fact: said(line.words) for line in told if line.preset in SHOWN_IN["moves"]}
        for number, fact in entry.facts(PUBLIC):
            if _ends(fact):
                return
            yield fact, lines.get(number, "")


def _ends(fact: Fact) -> bool:
    """Whether the Spoils are over with this: what follows came of something else."""
    return isinstance(fact, ValueChanged) and fact.path == "step"


def _since_the_choice(model: GameModel) -> Iterator[Happened]:
    """Yield the entries in which the Spoils happened, the oldest first."""
    log = model.log(max(1, model.entry - _MOST_ENTRIES), model.entry)
    held = [one for one in log if one.back_to is None and not model.is_taken_back(one.entry)]
    chosen = [place for place, one in enumerate(held) if isinstance(one.move(PUBLIC), TakeNoMore)]
    if chosen:
        yield from held[chosen[-1] :]
