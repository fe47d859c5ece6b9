"""A pack told in lines: whose work it is, what it holds, and what each entry does. For people and for the terminal."""

from collections.abc import Callable, Iterator

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.pack import Attribution, Pack
from gattai_desktop.content.schema import Named
from gattai_desktop.games.table_form import EDITION


def credit(attribution: Attribution) -> Iterator[str]:
    """Whose work a pack builds on, in the words that its licence asks for (CONTENT 8.4)."""
    words = "{work}, by {author}, {licence} ({url})"
    author, licence, url = map(AsWritten, (attribution.author, attribution.licence, attribution.licence_url))
    yield wording(words, work=attribution.work, author=author, licence=licence, url=url)
    yield wording("{notice}", notice=attribution.notice)
    yield wording("Changes: {changes}", changes=attribution.changes)


def listing(pack: Pack, told: Callable[[object], str] = str) -> Iterator[str]:
    """The lines about a pack: its head, its credit, then every entry under the file that it stands in.

    told: says a sentence in the language of whoever reads it.
    """
    known = {"name": AsWritten(pack.title), "id": AsWritten(pack.id), "count": len(pack.entries)}
    if edition := pack.head.get(EDITION):
        yield told(wording("{name} ({id}), for the edition {edition}: {count} entries", **known, edition=edition))
    else:
        yield told(wording("{name} ({id}): {count} entries", **known))
    yield from (f"  {told(line)}" for line in credit(pack.attribution))
    if pack.needed:
        needed = AsWritten(", ".join(one.title for one in pack.needed))
        yield f"  {told(wording('Builds on: {packs}', packs=needed))}"
    for file, listed in sorted(pack.found.items()):
        if listed:
            yield from ("", f"{file}.toml")
        for one in listed:
            yield from _entry(one)


def _entry(one: Named) -> Iterator[str]:
    yield f"  {one.id:<28} {one.name}"
    if isinstance(one, PackEntry):
        if one.credit:
            yield f"  {'':<28} {one.credit}"
        yield from (f"  {'':<28}   {line}" for line in one.lines)


def everybody_credited() -> tuple[Attribution, ...]:
    """Whose work the program carries: one for each pack that it brings along, each once."""
    return tuple(dict.fromkeys(pack.attribution for key in KEYS for pack in packs_of(key).built_in()))


def credits_told() -> Iterator[tuple[str, str]]:
    """Yield name and line, one after the other, that say whose work the program carries and under which licence."""
    for one in everybody_credited():
        first, *more = credit(one)
        yield wording("Content"), first
        yield from (("", line) for line in more)
