"""What could stand next in a line of the +Trigger notation, for the field in which it is written."""

from collections.abc import Iterable

from gattai_desktop.games.gattai.book.editions import DEFAULT_EDITION, speak
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.trigger_line import TARGETS, VARIABLES
from gattai_desktop.games.gattai.events.triggers import target_name


def completions(
    text: str, caret: int, names: Iterable[str] = (), edition_key: str = DEFAULT_EDITION
) -> tuple[str, ...]:
    """Return what could stand where the caret is, as whole words that replace the word begun there.

    `caret` counts characters from 0. After a prefix (or at the start of a trigger) come the events of the edition,
    after ":" the targets and then `names`, after "(" the values. Empty where the notation leaves nothing to offer.
    """
    start = word_begun_at(text, caret)
    begun = text[start : max(0, caret)].casefold()
    offers = _offers(text[:start].rstrip(), names, edition_key)
    return tuple(offer for offer in offers if offer.lstrip("./+").casefold().startswith(begun))


def word_begun_at(text: str, caret: int) -> int:
    """Return where the word begins that a completion at this caret replaces, in characters from 0."""
    start = min(max(0, caret), len(text))
    while start and (text[start - 1].isalnum() or text[start - 1] in "_!"):
        start -= 1
    return start


def _offers(lead: str, names: Iterable[str], edition_key: str) -> tuple[str, ...]:
    events = tuple(name for name, event in EVENTS.items() if event.class_in(edition_key) != "none")
    begins = tuple(f"{speak('prefix', edition_key)}{event}" for event in events)
    if lead.rfind("(") > lead.rfind(")"):
        match lead[-1]:
            case "(":
                return ("Full", "All", *VARIABLES)
            case "+" | "-" | "*":
                return VARIABLES
            case _:
                return ()
    match lead[-1:]:
        case "" if not lead:
            return begins
        case "+" | "/":
            return events
        case ".":
            return tuple(f"/{event}" for event in events)
        case ":":
            return (*TARGETS, *(target_name(name) for name in names))
        case _:
            return begins if lead.rpartition(" ")[2].casefold() in ("and", "or") else ("and", "or")
