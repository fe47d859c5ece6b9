"""A pack told in lines: whose work it is, what it holds, and what each entry does. For people and for the terminal."""

from collections.abc import Iterator
from pathlib import Path

from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.pack import Pack
from gattai_desktop.content.gattai.rule_entries import RuleEntry
from gattai_desktop.content.gattai.scenarios import credits as everybody
from gattai_desktop.content.gattai.scenarios import open_pack
from gattai_desktop.content.pack import Attribution


def credit(attribution: Attribution) -> Iterator[str]:
    """Whose work a pack builds on, in the words that its licence asks for (CONTENT 8.4)."""
    yield f"{attribution.work}, by {attribution.author}, {attribution.licence} ({attribution.licence_url})"
    yield attribution.notice
    yield f"Changes: {attribution.changes}"


def listing(pack: Pack) -> Iterator[str]:
    """The lines about a pack: its head, its credit, then every entry under the file that it stands in."""
    yield f"{pack.title} ({pack.id}), for the {pack.edition} edition: {len(pack.entries)} entries"
    yield from (f"  {line}" for line in credit(pack.attribution))
    if pack.needed:
        yield f"  Builds on: {', '.join(one.title for one in pack.needed)}"
    file = ""
    for one in sorted(pack.entries, key=lambda entry: entry.file):
        if one.file != file:
            file = one.file
            yield ""
            yield file
        yield from _entry(one)


def _entry(one: PackEntry) -> Iterator[str]:
    yield f"  {one.id:<28} {one.name}"
    if one.credit:
        yield f"  {'':<28} {one.credit}"
    if isinstance(one, RuleEntry):
        yield from (f"  {'':<28}   {line}" for line in one.effects)


def told(folder: Path) -> str:
    """Read a pack and tell what it holds. Raises UnusablePack with every fault."""
    return "\n".join(listing(open_pack(folder)))


def credits_told() -> Iterator[str]:
    """Say whose work the program carries, and under which licence, in two columns."""
    for attribution in everybody():
        first, *others = credit(attribution)
        yield f"{'Content:':<12}{first}"
        yield from (f"{'':<12}{line}" for line in others)
