"""What a kind of fault came to: how often it was tried, what was lost, told unclearly, or touched."""

from collections.abc import Iterable
from pathlib import Path

from attrs import define, field


@define
class Tally:
    """One row of the table.

    `lost` are entries that had been reported, or were whole in a damaged file, and are neither there nor told to be
    missing; `unclear` are messages that no person could use; `touched` are files changed that nobody had to change.
    """

    fault: str
    tried: int = 0
    entries: int = 0
    """Entries that were reported as durable, or lay whole in a damaged file, and had to be there."""
    lost: int = 0
    unclear: int = 0
    touched: int = 0
    seen: list[str] = field(factory=list)
    """What was wrong, in words, for whoever mends it."""

    def wrong(self, what: str, *, lost: int = 0, unclear: int = 0, touched: int = 0) -> None:
        self.lost += lost
        self.unclear += unclear
        self.touched += touched
        if len(self.seen) < 20:
            self.seen.append(what[:600])

    @property
    def clean(self) -> bool:
        return not (self.lost or self.unclear or self.touched or self.seen)

    def told(self, message: str, *names: str) -> None:
        """Look at a message: it names what it speaks of, and holds nothing that only a programmer reads."""
        raw = ("Traceback", "Error:", "sqlite3.", "Exception", "errno", "object at 0x", "NoneType")
        if not message.strip() or any(one in message for one in raw) or not all(one in message for one in names):
            self.wrong(f"unclear: {message!r}", unclear=1)

    def added(self, other: "Tally") -> None:
        self.tried += other.tried
        self.entries += other.entries
        self.lost += other.lost
        self.unclear += other.unclear
        self.touched += other.touched
        self.seen += other.seen


def digest(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, with those in folders inside it, with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def table(tallies: Iterable[Tally]) -> str:
    """The rows as Markdown."""
    head = "| fault | tried | entries that had to be there | lost | unclear messages | else touched |"
    lines = [head, "| --- | ---: | ---: | ---: | ---: | ---: |"]
    lines += [
        f"| {one.fault} | {one.tried:,} | {one.entries:,} | {one.lost:,} | {one.unclear:,} | {one.touched:,} |"
        for one in tallies
    ]
    return "\n".join(lines)
