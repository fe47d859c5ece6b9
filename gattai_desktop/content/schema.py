"""What a pack may hold, as data: families of entries, each with its fields.

From a `Family` follow the reader of its file, the check of what its entries name, the writer (`writing.py`), the table
in docs/packs.md and the tests that make entries by chance.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import Words
from gattai_desktop.content.faults import PlaceInFile
from gattai_desktop.games.kinds import Faults, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, FieldValues, check_names, read_fields
from gattai_desktop.games.kinds_of_text import Id, Name


class Named(Protocol):
    """Anything that a pack holds has an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


E = TypeVar("E", bound=Named)


@frozen(kw_only=True)
class Family(Generic[E]):
    """One kind of entry: the file that holds them, how each is called in it, its fields, and what is made of one.

    `known_by` says by what the table knows an entry: its whole id, or its key, which is the last part of it. `parts`
    are the tables of an entry that others may name by themselves, `checks` note what no single field can tell.
    `called` is what people call an entry where that is another word than the one in its file, `many` what they call
    several where no s makes that of it. `spoken_ids`: the table
    speaks of its entries by their ids and names, so a new one gets an id of one word and a name that no other has;
    `not_ids` are words that mean something else there. `first_names`: it calls them by the first word of their names.
    """

    file: str
    word: str
    entry: Callable[..., E]
    fields: Fields
    help: str
    known_by: Literal["id", "key"] = "id"
    parts: tuple[str, ...] = ()
    checks: tuple[Callable[[E, Faults], None], ...] = ()
    called: str = ""
    many: str = ""
    spoken_ids: bool = False
    first_names: bool = False
    not_ids: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """What people call one of its entries: "Threat"."""
        return self.called or f"{self.word[:1].upper()}{self.word[1:]}".replace("_", " ")

    @property
    def kinds(self) -> str:
        """What people call several of its entries: "Threats"."""
        return self.many or f"{self.kind}s"

    def read(self, found: Mapping[str, Any], place: PlaceInFile) -> E:
        """Return the entry that a table of its file says, and note everything that is wrong with it."""
        check_names(self.fields, found, place)
        return self.made(read_fields(self.fields, found, place), place)

    def made(self, values: FieldValues, faults: Faults) -> E:
        """Return the entry that has these values."""
        given = {
            one.to or one.name: values[one.name] if one.makes is None else one.makes(values, faults)
            for one in self.fields
        }
        made = self.entry(**given)
        for check in self.checks:
            check(made, faults)
        return made


@frozen
class CountedFamily:
    """A family of which people are told how many a pack holds: its file, what they call its entries, and their sign."""

    file: str
    name: Words
    sign: str


@frozen(kw_only=True)
class Contents:
    """What the packs of one game may hold.

    `head` are the fields of their pack.toml beside those of every pack; `unsaid` lets a pack that names no game be one.
    `wrong` yields what no single entry can tell: the entry, its field, and the sentence for a person. It gets the
    entries of the pack, and after them those of the packs on which it builds. `words` are those of its notations, by
    what they are, each with its meaning: for the page on packs. `counted` says of what people are told how much there
    is, first what matters most; `picture` is that of a pack with nothing to play.
    """

    game: str
    families: tuple[Family[Any], ...]
    head: Fields = ()
    unsaid: bool = False
    wrong: Callable[[tuple[Named, ...], tuple[Named, ...]], Iterable[tuple[Named, str, str]]] = lambda _own, _others: ()
    words: Mapping[str, Mapping[str, str]] = field(factory=dict)
    builds_on: tuple[str, ...] = ()
    """Packs that come with the program, on which a new pack builds."""
    counted: tuple[CountedFamily, ...] = ()
    picture: str = "empty"
    rule_words: frozenset[str] = frozenset()
    """What a person chooses and does not word, though it stands among her texts: "Violence"."""

    def family(self, word: str) -> Family[Any]:
        """Return the family whose entries are called so. Raises KeyError."""
        found = next((one for one in self.families if one.word == word), None)
        if found is None:
            raise KeyError(word)
        return found


ID: Final = Field("id", Id(), help="Its fixed name: other entries refer to it by this.")
NAME: Final = Field("name", Name(), help="What players read.")
TEXT: Final = Field("text", Text(), "", help="What it is or does, in your own words: players read it.")
