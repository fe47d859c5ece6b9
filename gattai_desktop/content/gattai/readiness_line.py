"""One line of what stands before an evening: something ready, a gap with the act that mends it, or a fault."""

from collections.abc import Iterator
from typing import Final, Literal

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import AsWritten, Called, Words, say
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import Fault
from gattai_desktop.content.form_names import form_names
from gattai_desktop.content.pack_file import HEAD
from gattai_desktop.content.reading import TOO_LARGE

EveningPart = Literal["threats", "factions", "locations", "path", "pilots", "scenes", "pack"]
PARTS: Final[tuple[EveningPart, ...]] = ("threats", "factions", "locations", "path", "pilots", "scenes", "pack")


@frozen(kw_only=True)
class Readiness:
    """One line: what is `ready`, or a gap.

    `without` is what the table does without it, `act` what mends it, in `field` of the entry (word, id); an id "" is
    one that is still to be made. `field` is the names and numbers that lead to it, joined by dots: "defeat.2.text".
    `stops` says that nothing can be played until it is mended.
    """

    part: EveningPart
    words: Words
    ready: bool = False
    without: Words = Words("")
    act: Words = Words("")
    entry: tuple[str, str] = ("", "")
    field: str = ""
    stops: bool = False


def ready(part: EveningPart, words: Words) -> Readiness:
    """Return a line of something that is ready."""
    return Readiness(part=part, words=words, ready=True)


def gap(
    part: EveningPart, words: Words, without: Words, act: Words, entry: tuple[str, str], field: str = ""
) -> Readiness:
    """Return a gap: what the table does without it, what mends it, and where."""
    return Readiness(part=part, words=words, without=without, act=act, entry=entry, field=field)


def faults_as_gaps(draft: PackDraft) -> Iterator[Readiness]:
    """Yield what keeps the pack from being played, or that nothing does."""
    if not draft.faults:
        yield ready("pack", say("Complete: all that it names is there. A session keeps a copy of it"))
    for fault in draft.faults:
        word, entry = draft.entry_of(fault)
        at = (word, entry) if entry else ("", "")
        act = say("Mend it") if _is_mended_here(draft, fault) else say("Show it")
        line = gap("pack", _words(draft, fault), _without(draft, fault), act, at, fault.way_within())
        yield evolve(line, stops=True)


def _words(draft: PackDraft, fault: Fault) -> Words:
    """In what the fault is, by its name, in which field, as its form calls it, and what is wrong."""
    word, entry = draft.entry_of(fault)
    whole = draft.title if fault.file == HEAD and fault.way else fault.file
    called = fault.name or (entry or fault.entry if word else whole)
    if not fault.field:
        return say("{name}: {fault}", name=called, fault=fault.text)
    fields = draft.family(word).fields if entry else ()
    field = (fault.field, *form_names(fields, fault.way[2:]))[-1]
    return say("{name}, {fields}: {fault}", name=called, fields=AsWritten(field), fault=fault.text)


def _without(draft: PackDraft, fault: Fault) -> Words:
    """What follows from a fault; where it can be mended in its file alone, that."""
    if _is_lost_head(draft, fault):
        return say("Give the pack its name again, at the top of the desk: that writes a new one.")
    if _is_mended_here(draft, fault):
        return say("The pack cannot be played until this is mended.")
    file = AsWritten(str(draft.folder / fault.file))
    if isinstance(fault.text, Called) and fault.text.words.template == TOO_LARGE:
        return say("Move some of its entries into another pack by hand, from {file}.", file=file)
    if fault.line:
        return say("It can only be mended by hand: line {line} of {file}.", line=fault.line, file=file)
    return say("It can only be mended by hand, in {file}.", file=file)


def _is_lost_head(draft: PackDraft, fault: Fault) -> bool:
    return fault.file == HEAD and draft.texts.get(HEAD) is None


def _is_mended_here(draft: PackDraft, fault: Fault) -> bool:
    """Whether the program mends a fault: the desk writes such a field, or the title, or a pack is to be brought in."""
    word, entry = draft.entry_of(fault)
    if not entry:
        return fault.file == HEAD and fault.field in {"title", "needs"}
    return len(fault.way) < 3 or fault.way[2] in {one.name for one in draft.family(word).fields}
