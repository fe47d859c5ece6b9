"""Puzzles of the bot battle: decks lie open, Bots are revealed by themselves, and a wall can be asked for."""

from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.battle_start import BeginBattle
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.games.rumblebots.totals import wall
from gattai_desktop.games.rumblebots.zones import gang as gang_of
from gattai_desktop.players.puzzles.manner import PuzzleManner


def _figure(table: Table, name: str) -> int | None:
    """Count what the Champion's gang is worth in defence ("wall.red"), or the hits that break it ("needed.red").

    Nobody else has a wall.
    """
    what, _, seat = name.partition(".")
    if table.values.get("champion") != seat:
        return None
    keeps = table.values.get("kept")  # while it is being asked who stays, all of them still lie there
    gang = table.cards(gang_of(seat))
    found = wall(table, seat, tuple(card for card in gang if not isinstance(keeps, tuple) or card.key in keeps))
    return {"wall": found.defence, "needed": found.needed}.get(what)


def _by_itself(move: Move) -> bool:
    return isinstance(move, RevealNext)


def _aside(move: Move) -> bool:
    """A puzzle is one battle: none is begun after it, and what is saved in it is left out of it as well."""
    return isinstance(move, BeginBattle) or move.spares_questions


BOT_PUZZLES: Final = PuzzleManner(
    figure=_figure, by_itself=_by_itself, aside=_aside, opens=frozenset({"deck"}), leaves_out=frozenset({"box", "lots"})
)
