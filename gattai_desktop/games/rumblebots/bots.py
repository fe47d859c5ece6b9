"""Bots, Contraptions and ready decks as values (RULES RB-1, RB-5); which there are, a content pack says."""

from collections.abc import Mapping
from typing import Final, Literal
from zlib import crc32

from gattai_desktop.cards.card import Card, NamedCard, NotKnown
from gattai_desktop.cards.frozen import field, frozen

FACTIONS: Final = ("brine", "cinder", "static", "chime", "thicket")
"""The five factions, in their ring."""

BOTS: Final = "bots"
CONTRAPTIONS: Final = "contraptions"
LOTS: Final = "lots"
"""What cards there are: their Decks of origin, which name the backs."""

COPIES: Final = {BOTS: 8, CONTRAPTIONS: 4}
"""Copies of each kind in the box: two for each of four players, and one Contraption."""

MOST_PLAYERS: Final = 4

OFTEN: Final = COPIES[BOTS] // MOST_PLAYERS
"""How often a Bot is in one deck at most: the box has enough of it for everybody."""

When = Literal["reveal", "attacking", "defending", "defeated", "crowned"]
BotEffect = Literal["attack", "criticals", "defence", "barriers", "peek", "recover"]
BotCondition = Literal["", "barrier", "no_barrier", "first", "deck", "faction", "gang", "each_other"]
Recovers = Literal["", "self", "other", "discard", "not_kept", "not_kept_or_kept"]
Use = Literal["barriers", "attack", "recover", "keep", "replace"]


@frozen(kw_only=True)
class Ability:
    """What a Bot can do.

    `amount` is added to what `effect` names, its own side's while attacking or defending; on reveal, defence and
    barriers are the enemy's. `condition` must hold: `count` is the fewest Bots of `faction` or of the gang, the most
    cards in the deck, or the most that "each_other" adds. `recovers` says which card goes back to the deck.
    """

    when: When
    effect: BotEffect
    amount: int = 0
    condition: BotCondition = ""
    faction: str = ""
    count: int = 0
    recovers: Recovers = ""
    shuffled: bool = False
    optional: bool = False


@frozen(kw_only=True)
class Bot:
    """One kind of Bot (RULES RB-1); tier 1 to 3."""

    id: str
    name: str
    factions: tuple[str, ...]
    tier: int
    attack: int
    defence: int
    criticals: int = 0
    barriers: int = 0
    ability: Ability | None = None
    text: str = ""
    own: bool = False
    """Whether a pack of somebody's own brought it."""


@frozen(kw_only=True)
class Contraption:
    """One kind of Contraption (RULES RB-5): what it does, and how much of it."""

    id: str
    name: str
    effect: Use
    amount: int
    text: str
    own: bool = False
    """Whether a pack of somebody's own brought it."""


@frozen(kw_only=True)
class ReadyDeck:
    """Eight Bots and a Contraption that go together, by their ids."""

    id: str
    name: str
    bots: tuple[str, ...]
    contraption: str


class BotCard(NamedCard):
    """A card that is a Bot."""

    __slots__ = ("bot",)

    bot: Bot

    def __init__(self, key: str, bot: Bot) -> None:
        super().__init__(key, BOTS, name=bot.name)
        self.bot = bot

    @property
    def picture(self) -> str:
        """The name of its picture, "bot:b01"; copies share one."""
        return picture_of(self.bot)


class ContraptionCard(NamedCard):
    """A card that is a Contraption."""

    __slots__ = ("contraption",)

    contraption: Contraption

    def __init__(self, key: str, contraption: Contraption) -> None:
        super().__init__(key, CONTRAPTIONS, name=contraption.name)
        self.contraption = contraption

    @property
    def picture(self) -> str:
        """The name of its picture; copies share one."""
        return picture_of(self.contraption)


def picture_of(kind: Bot | Contraption) -> str:
    """Return the name of a picture; that of an own one says how it is now, so that two versions look different."""
    named = f"{'bot' if isinstance(kind, Bot) else 'contraption'}:{kind.id}"
    return f"{named}~{crc32(repr(kind).encode()):08x}" if kind.own else named


def bot_of(card: Card) -> Bot:
    """Return what a card is. Raises NotKnown for one that is hidden."""
    if not isinstance(card, BotCard):
        raise NotKnown(f"Which Bot {card.name} is, is hidden.")
    return card.bot


def contraption_of(card: Card) -> Contraption:
    """Return what a card is. Raises NotKnown for one that is hidden."""
    if not isinstance(card, ContraptionCard):
        raise NotKnown(f"Which Contraption {card.name} is, is hidden.")
    return card.contraption


@frozen
class BotSet:
    """Everything that a box holds: its Bots, Contraptions and ready decks by their ids, and a card for each copy."""

    bots: Mapping[str, Bot]
    contraptions: Mapping[str, Contraption]
    decks: Mapping[str, ReadyDeck]
    cards: Mapping[str, Card] = field(init=False, repr=False)
    by_deck: Mapping[str, tuple[Card, ...]] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        lying: dict[str, tuple[Card, ...]] = {
            BOTS: tuple(BotCard(_key(one.id, n), one) for one in self.bots.values() for n in range(COPIES[BOTS])),
            CONTRAPTIONS: tuple(
                ContraptionCard(_key(one.id, n), one)
                for one in self.contraptions.values()
                for n in range(COPIES[CONTRAPTIONS])
            ),
            LOTS: tuple(NamedCard(f"lot.{n}", LOTS, name=f"lot {n}") for n in range(1, MOST_PLAYERS + 1)),
        }
        object.__setattr__(self, "by_deck", lying)
        object.__setattr__(self, "cards", {card.key: card for cards in lying.values() for card in cards})

    def card(self, written: str, deck: str = "") -> Card:
        """Return the card that a text names: "b01", "b01.2". Raises NoSuchBot."""
        found = self.cards.get(written.strip().lower())
        if found is None or (deck and found.deck != deck):
            raise NoSuchBot(
                f"'{written[:40]}' is no card of this box. Write an id such as b01 or k2, "
                "and for a further copy of it b01.2."
            )
        return found

    def copies(self, kind: str) -> tuple[Card, ...]:
        """Return every copy of a kind, the first one first."""
        return tuple(card for key, card in self.cards.items() if key.partition(".")[0] == kind)


class NoSuchBot(ValueError):
    """A text names no card of the box."""


def _key(kind: str, copy: int) -> str:
    return f"{kind}.{copy + 1}" if copy else kind
