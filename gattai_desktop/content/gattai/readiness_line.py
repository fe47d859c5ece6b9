"""One line of what stands before an evening: something that is ready, or a gap with the act that mends it."""

from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words

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
