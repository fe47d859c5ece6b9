"""A showdown laid by hand with cards of one's own among those that the program brings along."""

from collections.abc import Mapping

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import write
from gattai_desktop.games.tasuo.box import packed
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import AttackForm, CardDesign, DesignSet
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.players.soundness import unsound

PUNCH = AttackForm(type="Punch", damage=4, element="fire")


def own_card(kind: str, line: str = "", **values: object) -> CardDesign:
    """Return the design of a card called Zed."""
    return CardDesign(id="zed", name="Zed", kind=kind, line=line, **values)  # type: ignore[arg-type]


class OwnTable:
    """A table in Red's turn, and the moves that are made on it one after the other."""

    def __init__(
        self, design: CardDesign, zones: Mapping[str, str], values: Mapping[str, Value] | None = None, **rulings: str
    ) -> None:
        """Lay it. zones: the cards of each by their names, with commas; down in hands and decks, or where they say."""
        assert not list(wrong_with(design))
        usual = built_in_cards().cards
        self.cards = DesignSet({**usual.designs, design.id: design}, usual.decks, usual.classes)
        self.box: Box = packed(self.cards)
        known: dict[str, Value] = {"step": "play", "turn": 5, "active": "red", **(values or {})}
        laid = {zone: tuple(self._lying(zone, one) for one in names.split(", ")) for zone, names in zones.items()}
        setup = ShowdownSetup(
            players=(DuelistSetup("red"), DuelistSetup("blue")), zones=laid, values=known, rulings=rulings
        )
        self.state: State = self.box.begin(setup)

    def _lying(self, zone: str, name: str) -> Lying:
        down = zone.startswith(("hand", "deck", "ultra", "charges.ka")) or name.endswith(" down")
        return Lying(self.cards.card(name.removesuffix(" down"), zone.rpartition(".")[2]), not down)

    def play(self, *lines: str) -> "OwnTable":
        """Make these moves. Raises Refused."""
        for line in lines:
            before, move = self.state, self.box.game.phrases.read(line)
            self.state, facts = self.box.game.play(before, move, seeded(1))
            assert not list(unsound(self.box.game, before, facts, self.state)), line
        return self

    def refused(self, line: str) -> tuple[str, ...]:
        """Return the rules that refuse a move."""
        return tuple(one.rule for one in self.box.game.judge(self.state, self.box.game.phrases.read(line)).reasons)

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """Return the moves that a player is offered."""
        return tuple(write(one) for one in self.box.game.options(self.state, seat))

    def names(self, zone: str) -> list[str]:
        """Return the names of the cards in a zone, from the bottom."""
        return [one.name for one in self.state.cards(zone)]
