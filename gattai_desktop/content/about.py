"""What every entry of a pack has: id, name, text, and where it comes from (CONTENT 8.2, 8.4)."""

from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.fields import MAX_NAME, Fields

ORIGINS: Final = ("book", "adapted", "own")
VERDICTS: Final = ("auto", "assist", "table")


@frozen(kw_only=True)
class PackEntry:
    """Anything in a pack: its id, its name, the text that players read, and where it comes from."""

    id: str
    name: str
    text: str = ""
    origin: str = "own"
    source: str = ""
    author: str = ""
    changes: str = ""
    credit: str = ""
    licence: str = ""
    file: str = ""

    @property
    def key(self) -> str:
        """The name by which the table knows it."""
        return self.id.rpartition(".")[2]


def about(of: Fields) -> dict[str, str]:
    """Read what every entry has (CONTENT 8.2, 8.4)."""
    origin = of.choice("origin", ORIGINS, default="own")
    about = {
        "id": of.id(),
        "name": of.name(),
        "text": of.text("text"),
        "origin": origin,
        "source": of.text("source", needed=origin != "own", most=200),
        "author": of.text("author", needed=origin == "own", most=MAX_NAME),
        "changes": of.text("changes", needed=origin == "adapted", most=200),
        "credit": of.text("credit", most=200),
        "licence": of.text("licence", most=MAX_NAME),
        "file": of.file,
    }
    if of.has("verdict"):
        of.choice("verdict", VERDICTS)
    return about
