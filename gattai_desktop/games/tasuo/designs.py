"""Card designs, attacks and ready decks as values (RULES TS, 3e); which there are, a content pack says."""

import re
from collections.abc import Iterable, Mapping
from typing import Final
from zlib import crc32

from gattai_desktop.cards.card import Card, NamedCard, NotKnown
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.tasuo.card_effects import CardEffect, DefenceTerms
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, FIGHTING, TASUO_MODE, ULTRA
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.games.tasuo.zones import SEATS

MOST_COPIES: Final = 4
"""Most copies of one card in a deck, where the card does not say fewer (RULES TS-1)."""


@frozen(kw_only=True)
class AttackForm:
    """An attack as it is printed: its type ("Punch"), its damage in halves, its element and its flags (RULES TS-78).

    A `chainable` one may be followed by another, one that `targets` names one warrior, or several.
    """

    type: str
    damage: int
    element: str
    chainable: bool = False
    targets: bool = False


@frozen(kw_only=True)
class CardDesign:
    """What all copies of one card have: every design is one row of a pack.

    `life` is in halves; only what stands as a warrior has any. `attack` is that of a warrior, a Weapon or an Offensive
    card. `manner` says how a Bloodlusted card is used, `hands` how many a Weapon takes, `onto` which warrior a Tasuo
    Mode card is laid on. `line` is its effects as the pack writes them.
    """

    id: str
    name: str
    kind: str
    warrior_class: str = ""
    life: int = 0
    attack: AttackForm | None = None
    manner: str = ""
    hands: int = 0
    onto: str = ""
    kaju: bool = False
    line: str = ""
    own: bool = False
    """Whether a pack of somebody's own brought it to this table."""

    @property
    def effects(self) -> tuple[CardEffect, ...]:
        return read_effects(self.line)

    @property
    def is_ultra(self) -> bool:
        """Whether it lies in the Ultra Deck."""
        return self.kind in ULTRA

    @property
    def fights(self) -> bool:
        """Whether it stands in a zone as a warrior."""
        return self.kind in FIGHTING

    @property
    def defence(self) -> DefenceTerms | None:
        """What a Defensive card stops, and how; None for every other card."""
        return next((one.trigger.defence for one in self.effects if one.trigger.defence), None)

    @property
    def is_counter(self) -> bool:
        """Whether it ends the foe's turn besides (RULES TS-26)."""
        return self.kind == DEFENSIVE and self.defence is not None and self.defence.counter

    @property
    def most_copies(self) -> int:
        """How often it may be in one deck at any table (RULES TS-1, TS-H37, TS-H38)."""
        return 1 if self.kaju else MOST_COPIES

    def triggered_by(self, *words: str) -> tuple[CardEffect, ...]:
        """Return its effects with one of these triggers, in the order of its line."""
        return tuple(one for one in self.effects if one.trigger.word in words)


@frozen(kw_only=True)
class WarriorClass:
    """A class of warriors, which Arenas and other cards may name (RULES TS-66)."""

    id: str
    name: str
    text: str = ""


@frozen(kw_only=True)
class ReadyCards:
    """A deck that a pack brings along: its cards with their copies, and its Ultra Deck, by the ids of designs."""

    id: str
    name: str
    cards: tuple[tuple[str, int], ...]
    ultra: tuple[str, ...] = ()
    text: str = ""


class TasuoCard(NamedCard):
    """One copy of a design, which belongs to one player: its back says whose it is."""

    __slots__ = ("design",)

    design: CardDesign

    def __init__(self, key: str, owner: Seat, design: CardDesign) -> None:
        super().__init__(key, owner, name=design.name)
        self.design = design

    @property
    def owner(self) -> Seat:
        """Whose deck it came from."""
        return self.deck

    @property
    def short(self) -> str:
        """The name with the number of a further copy, "Ember Jab.2"."""
        copy = self.key.removeprefix(card_key(self.owner, self.design.id))
        return f"{self.name}.{copy[1:]}" if copy else self.name

    @property
    def code(self) -> str:
        """The name with its owner's before it, "Red's Ember Jab.2"."""
        return f"{self.owner.capitalize()}'s {self.short}"

    def said_by(self, seat: str, theirs: bool) -> str:
        """Return its name alone where a move of a seat means a card of this owner by itself (RULES TS, 3n)."""
        return self.short if (self.owner == seat) is not theirs else self.code

    @property
    def picture(self) -> str:
        """The name of its picture, "tasuo:sl07"; copies share one."""
        return picture_of(self.design)


def picture_of(design: CardDesign) -> str:
    """Return the name of a picture; that of an own one says how it is now, so that two versions look different."""
    return f"tasuo:{design.id}~{crc32(repr(design).encode()):08x}" if design.own else f"tasuo:{design.id}"


def design_of(card: Card) -> CardDesign:
    """Return what a card is. Raises NotKnown for one that is hidden."""
    if not isinstance(card, TasuoCard):
        raise NotKnown(f"What {card.name} is, is hidden.")
    return card.design


def card_key(owner: Seat, design: str, copy: int = 1) -> str:
    """Return the key of a copy, counted from 1: "red-sl07", "red-sl07-2"; no dots, since keys stand in paths."""
    name = f"{owner}-{design}".replace(".", "_")
    return f"{name}-{copy}" if copy > 1 else name


class NoSuchDesign(ValueError):
    """A text names no card of the packs in use."""


@frozen
class DesignSet:
    """Every design, ready deck and class by its id, and a card for each copy that either player can have."""

    designs: Mapping[str, CardDesign]
    decks: Mapping[str, ReadyCards] = field(factory=dict)
    classes: Mapping[str, WarriorClass] = field(factory=dict)
    by_name: Mapping[str, CardDesign] = field(init=False, repr=False, eq=False)
    cards: Mapping[str, TasuoCard] = field(init=False, repr=False, eq=False)

    def __attrs_post_init__(self) -> None:
        cards = (
            TasuoCard(card_key(owner, one.id, copy), owner, one)
            for owner in SEATS
            for one in self.designs.values()
            for copy in range(1, one.most_copies + 1)
        )
        object.__setattr__(self, "by_name", {one.name: one for one in self.designs.values()})
        object.__setattr__(self, "cards", {card.key: card for card in cards})

    @property
    def written(self) -> str:
        """What a card looks like in a record: "Ember Jab.2", "Blue's Reef Novice"."""
        owners = "|".join(one.capitalize() for one in SEATS)
        names = "|".join(re.escape(one) for one in sorted(self.by_name, key=len, reverse=True))
        return rf"(?:(?:(?:{owners})'s )?(?:{names})(?:\.\d)?)"

    def card(self, written: str, owner: Seat) -> TasuoCard:
        """Return the card that a text names, by itself one of this owner. Raises NoSuchDesign."""
        whose, apart, rest = written.partition("'s ")
        named = apart and whose.lower() in SEATS
        name, dot, copy = (rest if named else written).partition(".")
        design, of = self.by_name.get(name), whose.lower() if named else owner
        which = int(copy) if copy.isdecimal() else 0 if dot else 1
        found = self.cards.get(card_key(of, design.id, which)) if design and which else None
        if found is None:
            near = did_you_mean(name, self.by_name)
            raise NoSuchDesign(wording("No card is called '{name}'.{near}", name=AsWritten(written[:60]), near=near))
        return found

    def dealt(self, owner: Seat, deck: Iterable[tuple[str, int]]) -> tuple[TasuoCard, ...]:
        """Return a player's cards of a list of designs with their copies, in its order."""
        return tuple(self.cards[card_key(owner, one, copy)] for one, count in deck for copy in range(1, count + 1))

    def of_deck(self, owner: Seat) -> tuple[TasuoCard, ...]:
        """Return every card that this player could have."""
        return tuple(card for card in self.cards.values() if card.deck == owner)


def with_classes(designs: Iterable[CardDesign]) -> dict[str, CardDesign]:
    """Return designs by their ids; a Tasuo Mode card has the class of the warrior that it is laid on (RULES TS-H39)."""
    known = {one.id: one for one in designs}
    return {
        one.id: evolve(one, warrior_class=known[one.onto].warrior_class)
        if one.kind == TASUO_MODE and one.onto in known
        else one
        for one in known.values()
    }
