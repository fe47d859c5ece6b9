"""An evening that somebody played alone, as a session file."""

from pathlib import Path

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import QUICK, SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.setup import Setup
from gattai_desktop.games.rumblebots.values import CLASH
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.thinking import Players
from gattai_desktop.sessions.journal import Journal
from tests.players.program_moves import program_moves

RED = SEATS_AT_TABLE[0]
OTHER = SEATS_AT_TABLE[1]


def battle_alone(path: Path, battles: int = 1, most: int = 400) -> Path:
    """Keep a short battle, or a match of several, in which the person in the first seat takes what comes last.

    most: moves after which the evening is left as it is.
    """
    return _played(path, evolve(match((RED, OTHER), way=QUICK, battles=battles), name="Alone"), most)


def last_clashes() -> Setup:
    """Set the last clashes of such a battle up, with few Bots left: what is tried out there is tried out soon."""
    decks = {zones.deck(RED): ("b20", "b01", "b07"), zones.deck(OTHER): ("b02", "b16", "b17")}
    bots = built_in_bots().bots
    lying = {zone: tuple(Lying(bots.card(key), up=False) for key in keys) for zone, keys in decks.items()}
    lying[zones.gang(OTHER)] = (Lying(bots.card("b15"), up=True),)
    begun: dict[str, Value] = {
        "step": CLASH, "battle": 1, "clash": 1, "space": 2, "champion": OTHER, "token": OTHER, "challenger": RED,
    }  # fmt: skip
    return evolve(match((RED, OTHER), way=QUICK, battles=1), name="Alone", values=begun, zones=lying)


def last_clashes_alone(path: Path) -> Path:
    """Keep those clashes, played as the whole battle is; the second decision is a turning point."""
    return _played(path, last_clashes())


def _played(path: Path, setup: Setup, most: int = 400) -> Path:
    game = box("rumblebots")
    with Journal.create(path, game, setup) as journal:
        model = GameModel(game.game, journal, seeded(3))
        give = model.by_hand(GiveSeat)
        assert give is not None
        assert model.attempt(give(RED, OTHER, STEADY))
        players = Players()
        for _ in range(most):
            if model.sight("public").values["step"] == "over":
                break
            if model.program_next:
                assert program_moves(model, players)
            else:
                seat = model.next_seat()
                model.pass_to(seat)
                model.take_seat()
                assert model.attempt(model.options(seat)[-1])
        assert most < 400 or model.sight("public").values["step"] == "over"
    return path
