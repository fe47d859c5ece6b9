"""A pack told in lines: whose work it is, what it holds, and what each entry does. For people and for the terminal."""

from collections.abc import Iterator

from gattai_desktop.content.about import Entry
from gattai_desktop.content.pack import Attribution, Pack
from gattai_desktop.content.rule_entries import RuleEntry


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


def _entry(one: Entry) -> Iterator[str]:
    yield f"  {one.id:<28} {one.name}"
    if one.credit:
        yield f"  {'':<28} {one.credit}"
    if isinstance(one, RuleEntry):
        yield from (f"  {'':<28}   {line}" for line in one.effects)
