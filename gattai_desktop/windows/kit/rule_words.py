"""Says a rule in its sentence, with a mark where this table borrows it from another text of the game."""

from gattai_desktop.board import speech
from gattai_desktop.board.speech import speak
from gattai_desktop.content.boxes import box
from gattai_desktop.model.game_model import GameModel


def rule_words(model: GameModel, rule: str) -> str:
    """Return the sentence of a rule by its id; "" where the game has no such rule."""
    game = box(model.game)
    found = game.rules().get(rule)
    if found is None:
        return ""
    said = speech.rule(found[1])
    return f"{said} {borrowed_words()}" if game.rulings.borrows(model.sight(), rule) else said


def ruled(model: GameModel, name: str) -> tuple[str, str]:
    """Return what a ruling asks and how this table answers it, in sentences; both are "" where there is none."""
    row = next((one for one in box(model.game).rulings.at(model.sight()) if one.name == name), None)
    return (speech.ruling(row.question), speech.ruling(row.options[row.now])) if row is not None else ("", "")


def borrowed_words() -> str:
    """Return the mark of what the table's own text does not have."""
    return speak("why", "Borrowed from the complete text.")
