"""What is wrong with a content pack: every fault at once, each with its place and what would do."""

from collections.abc import Iterable
from difflib import get_close_matches

from gattai_desktop.cards.frozen import frozen


@frozen
class Fault:
    """One thing that is wrong: the file, the entry ("threat.brass_tide"), its field, and the sentence for a person."""

    file: str
    entry: str
    field: str
    text: str

    def __lt__(self, other: "Fault") -> bool:
        return (self.file, self.entry, self.field, self.text) < (other.file, other.entry, other.field, other.text)

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{place}: {self.text}"


class UnusablePack(ValueError):
    """A content pack cannot be used; `faults` holds every reason. Nothing of it was taken into the table."""

    def __init__(self, title: str, faults: Iterable[Fault]) -> None:
        self.title = title
        self.faults = tuple(faults)
        count = len(self.faults)
        lines = "\n".join(f"  {fault}" for fault in self.faults)
        super().__init__(
            f"The pack '{title}' has {count} fault{'' if count == 1 else 's'} and was left alone. "
            f"Mend the file{'' if count == 1 else 's'} and open it again.\n{lines}"
        )


class NoSuchScenario(LookupError):
    """A scenario was asked for that no pack holds."""


def nearest(wrong: str, known: Iterable[str]) -> str:
    """Return " Did you mean 'agency'?", or nothing where no known name is near."""
    near = get_close_matches(wrong[:80], sorted(known), n=1)
    return f" Did you mean '{near[0]}'?" if near else ""
