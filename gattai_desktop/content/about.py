"""What an entry of a pack has beside its id and name: the text that players read, and where it comes from."""

from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.schema import ID, NAME, TEXT
from gattai_desktop.games.kinds import MAX_NAME, OneOf, Text
from gattai_desktop.games.kinds_of_many import Field, Fields

LICENCES: Final = {
    "CC-BY-SA-4.0": "https://creativecommons.org/licenses/by-sa/4.0/",
    "CC-BY-4.0": "https://creativecommons.org/licenses/by/4.0/",
    "CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
}
"""Under which a person may give own work away here, each with where it can be read; the first is offered first."""
SENTENCE: Final = Text(200)
"""A text of a line or two."""
VERDICT: Final = Field("verdict", OneOf(("auto", "assist", "table")), "", "How much of it the program plays by itself.")


@frozen(kw_only=True)
class PackEntry:
    """Anything in a pack: its id, its name, the text that players read, and where it comes from (CONTENT 8.2, 8.4)."""

    id: str
    name: str
    text: str = ""
    origin: str = "own"
    source: str = ""
    author: str = ""
    changes: str = ""
    credit: str = ""
    licence: str = ""
    verdict: str = ""

    @property
    def key(self) -> str:
        """The name by which the table knows it."""
        return self.id.rpartition(".")[2]

    @property
    def lines(self) -> tuple[str, ...]:
        """What it does, in lines for a list of the pack."""
        return ()


ABOUT: Final[Fields] = (
    ID,
    NAME,
    TEXT,
    Field("origin", OneOf(("book", "adapted", "own")), "own", "Where it comes from."),
    Field("source", SENTENCE, "", "The chapter of the book.", needed_if=("origin", ("book", "adapted"))),
    Field("author", Text(MAX_NAME), "", "Who made it.", needed_if=("origin", ("own",))),
    Field("changes", SENTENCE, "", "What differs from the book.", needed_if=("origin", ("adapted",))),
    Field("credit", SENTENCE, "", "A person whom the book credits."),
    Field("licence", Text(MAX_NAME), "", "Its licence, where it is not that of the pack."),
    VERDICT,
)
"""The fields that every entry has which says where it comes from."""
