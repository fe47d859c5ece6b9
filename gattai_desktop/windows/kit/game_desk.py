"""What a game says of its packs, so that one desk can write the packs of every game."""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.line_pieces import LineInPieces
from gattai_desktop.windows.kit.deck_workshop import DeckCard, DeckGroup
from gattai_desktop.windows.kit.desk_page import MakesPage


@frozen(kw_only=True)
class DeskPart:
    """A part of a pack: a family of entries, or the steps that one field of an evening lists.

    `named_in` is the field of the evening that names its entries; "" where it does not choose among them.
    """

    key: str
    title: str
    new: str
    """What the plate says that makes one: "New Threat"."""
    sign: str
    word: str
    named_in: str = ""
    kind: Literal["entries", "steps", "evening"] = "entries"
    words: tuple[tuple[str, str], ...] = ()
    """What a step may hold, joined by " + ": each word with its sign."""
    told: str = ""
    """When a step comes, and what these words mean."""
    wide: float = 250.0
    high: float = 120.0
    """Size of its cards, drawing pixels."""
    seldom: bool = False
    """Whether most packs have none: then there is no more of it than where one is made, at the end of the board."""


@frozen(kw_only=True)
class DeskPlace:
    """A page of the whole evening, that stands in the list at the left: the pocket, what is missing.

    `writes` is the family and the field that are written on it: what is wrong with that is mended there.
    """

    key: str
    title: str
    sign: str
    make: MakesPage
    writes: tuple[str, str] = ("", "")


@frozen(kw_only=True)
class DeskCard:
    """An entry, or a step, as it lies on the board."""

    id: str
    name: str
    line: str = ""
    sign: str = ""
    crest: str = ""
    """The seat whose crest it bears; that of the Coach has the sign on it."""
    face: str = ""
    """The picture of the card that it is, in place of a sign."""
    figures: tuple[str, ...] = ()
    """Short lines below: "TR 4", "Strike 4"."""
    rating: int = 0
    """1 to 7: drawn as the sign of that Threat Rating."""
    boxes: int = 0
    """Empty boxes: how many conditions it has."""
    boxed: str = ""
    """What stands beside the boxes: "2 Conditions"."""
    pips: tuple[str, int, int] = ("", 0, 0)
    """A sign, how many of them are full, how many there are."""
    bars: tuple[BalanceLook, ...] = ()
    signs: tuple[str, ...] = ()
    rising: float = 1.0
    """How high it stands among its row, up to 1."""
    lit: bool = False
    """The last step, where all leads."""
    spoken: str = ""


def entry_name(values: FieldValues) -> str:
    """Return what an entry is called on its card."""
    return content(str(values["name"] or "")) or speak("desk", "no name yet")


@frozen(kw_only=True)
class DeskGap:
    """Something of an evening that is ready, or is missing.

    entry: its family and its id, and field where in it, as `DeskPage.asked` has them; part: the part of the board
    where it is still to be made. first: what the plate says that makes it, where nothing can be played without.
    """

    words: str
    ready: bool = False
    stops: bool = False
    """Whether nothing can be played before it is mended."""
    entry: tuple[str, str] = ("", "")
    field: str = ""
    part: str = ""
    first: str = ""


@frozen(kw_only=True)
class CountedCards:
    """The cards of which a field lists so many of each: all there are, their groups, and the back of an unknown one.

    `least` and `most` cards make a whole deck; 0 where that is how long the list may be. `large`: a deck holds so many
    kinds of cards that they are only listed, without a picture of each.
    """

    cards: Callable[[], tuple[DeckCard, ...]]
    groups: tuple[DeckGroup, ...] = ()
    back: str = ""
    least: int = 0
    most: int = 0
    large: bool = False


@frozen(kw_only=True)
class ReadyValue:
    """A value that may be taken over into a field: what it is called, what it does in a line, and the value itself.

    Of a field that stands for all that an entry does, `value` holds several fields of the entry, that one among them.
    """

    name: str
    line: str
    value: Mapping[str, Held]


@frozen(kw_only=True)
class DrawnField:
    """A field of a family that is drawn in the form of an entry, by a page, with others that are written on it."""

    field: str
    make: MakesPage
    writes: tuple[str, ...] = ()

    def shows(self, name: str) -> bool:
        """Whether a field is written there."""
        return name == self.field or name in self.writes


class EntryShape(Protocol):
    """What a game says of a family whose fields hang together: which an entry has, what changes with another."""

    pieced: tuple[str, ...]
    """The fields whose line is put together out of pieces."""

    def has(self, field: str, values: FieldValues) -> bool:
        """Return whether an entry with these values has that field."""

    def changes(self, draft: PackDraft, values: FieldValues, field: str, value: Held) -> Mapping[str, Held]:
        """Return all the fields that change, with their values, where a field gets another value; that one too."""

    def apart(self, draft: PackDraft, values: FieldValues, field: str, line: str) -> LineInPieces:
        """Return the line of a field in pieces. Raises NotationFault where it cannot be read."""


class GameDesk:
    """What a game says of its packs. What it does not say is as most have it: each entry has the form of its fields."""

    game: str
    evening: str
    """The word of the family that is played: a scenario; "" where a pack is played as a whole, with its decks."""

    def begins(self) -> str:
        """Return what the plate says that begins to play: "Begin the evening"."""
        raise NotImplementedError

    def begins_another(self) -> str:
        """Return what it says at a desk to which a table led, where that one is left; "" for the same as everywhere."""
        return ""

    def parts(self) -> tuple[DeskPart, ...]:
        """Return the parts of a pack, in the order of the board."""
        raise NotImplementedError

    def places(self) -> tuple[DeskPlace, ...]:
        """Return what else stands in the list at the left."""
        return ()

    def editors(self) -> Mapping[str, MakesPage]:
        """Return the pages of families that have one of their own, by the word of the family."""
        return {}

    def drawn(self, word: str) -> DrawnField | None:
        """Return what is drawn in the form of a family's entries, None for most."""
        return None

    def shape(self, word: str) -> EntryShape | None:
        """Return how the fields of a family hang together; None where each stands by itself."""
        return None

    def counted(self, draft: PackDraft, word: str, field: str) -> CountedCards | None:
        """Return the cards that a field of a family lists, None for any other field."""
        return None

    def ready(self, word: str, field: str) -> tuple[ReadyValue, ...]:
        """Return what may be taken over into a field of a family, carried out by the program; none for most fields."""
        return ()

    def left(self, word: str, field: str) -> tuple[ReadyValue, ...]:
        """Return the ways in which all that an entry does may be left to the table; none for most fields."""
        return ()

    def meant(self, word: str, field: str, words: str) -> tuple[ReadyValue, ...]:
        """Return those of what may be taken over that a person's own words come near to, the nearest first."""
        return ()

    def face(self, draft: PackDraft, word: str, entry_id: str) -> str:
        """Return the picture of the card that an entry is; "" where it is none."""
        return ""

    def begin(self, draft: PackDraft, title: str, author: str) -> None:
        """Put into a fresh pack what it cannot be without. Raises DraftNotKept."""

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        """Return what a new entry of a family begins with."""
        raise NotImplementedError

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        """Return an entry as it lies on the board."""
        raise NotImplementedError

    def steps(self, draft: PackDraft, steps: tuple[str, ...]) -> tuple[DeskCard, ...]:
        """Return the steps of an evening as they lie on the board."""
        return ()

    def said_of(self, draft: PackDraft, evening: str) -> str:
        """Return one line about an evening, below its name."""
        raise NotImplementedError

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        """Return what is ready for an evening, and what is missing."""
        raise NotImplementedError

    def taken_back(self, draft: PackDraft) -> str:
        """Return what the plate says that leads back to the question of a table from which the desk was opened.

        "" where nothing of the pack can be taken there yet.
        """
        return ""
