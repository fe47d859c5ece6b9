"""How long a bonus to the Strike waits for the Drive that it names (RULES STRIKE-14, R-124)."""

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects.effect import Effect
from gattai_desktop.games.gattai.throwdown import throwdown


def waits(table: Table, effect: Effect) -> bool:
    """Whether an Assist that was paid goes on waiting when this turn's Drive is another than the one it names.

    Only a bonus to the Strike does, where R-124 lets it wait until it is used; it ends with the conflict at the latest.
    """
    bonus = any(step.verb == "strike" for step in effect.steps)
    return bonus and rulings_of(table).strike_bonus_expiry == "until_used"


def is_theirs(table: Table, owner: str, driver: object) -> bool:
    """Whether a Drive is made by the side of whoever paid for the bonus."""
    return throwdown.side_of(table, owner) == throwdown.side_of(table, str(driver))
