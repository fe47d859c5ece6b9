"""What the seat at the computer can do by dropping a card at a place, and what the rules say of it."""

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.verdict import Verdict


@frozen
class Offer:
    """One meaning of dropping a card at one place, judged and previewed when the card was lifted."""

    place: Place
    move: Move
    verdict: Verdict
    preview: Preview | None
    """What it would do, from what the seat may see; None where it is refused."""

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return self.verdict.allowed
