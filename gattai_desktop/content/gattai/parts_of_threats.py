"""A Threat and the Threats that it is made of, each once; noted is one that would be a part of itself."""

from collections.abc import Iterator, Mapping

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.gattai.entries import ThreatEntry
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.schema import Named


def made_of_itself(own: tuple[Named, ...], others: tuple[Named, ...]) -> Iterator[tuple[Named, str, str]]:
    """Yield each Threat that is a part of itself, or of one of its parts, with its field and the sentence."""
    threats = {one.id: one for one in (*others, *own) if isinstance(one, ThreatEntry)}
    for one in own:
        if isinstance(one, ThreatEntry) and (through := _way_back(one, threats)):
            words = "{threat} would be a part of itself: {parts} leads back to it. Take that out."
            yield one, "parts", wording(words, threat=one.name or one.id, parts=AsWritten(through))


def _way_back(threat: ThreatEntry, threats: Mapping[str, ThreatEntry]) -> str:
    """Return the part through which a Threat is made of itself; "" where it is not."""
    seen = set[str]()
    for first in threat.parts:
        waiting = [first]
        while waiting:
            part = waiting.pop()
            if part == threat.id:
                return first
            if part not in seen and part in threats:
                seen.add(part)
                waiting += threats[part].parts
    return ""


def with_its_parts(threat: ThreatEntry, pack: Pack) -> Iterator[tuple[ThreatEntry, bool]]:
    """Yield a Threat and all that it is made of, each twice: first, and again behind its parts (True).

    However many share a part, it comes once; however deep they lie, nothing calls itself.
    """
    seen, under_way = {threat.id}, [(threat, iter(threat.parts))]
    yield threat, False
    while under_way:
        one, left = under_way[-1]
        name = next((part for part in left if part not in seen), None)
        if name is None:
            under_way.pop()
            yield one, True
        else:
            seen.add(name)
            part = pack.entry(name, ThreatEntry)
            under_way.append((part, iter(part.parts)))
            yield part, False
