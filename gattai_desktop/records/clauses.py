"""Reads the clauses of "given" and "then": what each says of the table, and of whom."""

import re
from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.box import TABLE, RecordWords
from gattai_desktop.games.move import quoted
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.records.expectation import (
    Asked,
    Expectation,
    GaugeShows,
    LiesOnTop,
    Sees,
    SeesNot,
    ValuesAre,
    WasAnnounced,
    ZoneHolds,
)
from gattai_desktop.records.fault import Unreadable
from gattai_desktop.records.lines import unquoted
from gattai_desktop.records.written import read_cards, read_value

Subject = tuple[str, str]
"""Of whom a clause speaks: kind and key."""

NOBODY: Final[Subject] = (TABLE, "")
EVERY_SEAT: Final = frozenset({"public", "coach"})

_SUBJECT: Final = re.compile(r"([^\W\d_][\w'.-]*(?: [\w'.-]+){0,9}):\s*(.*)", re.DOTALL)
_PATH: Final = re.compile(r"([a-z][\w-]*(?:\.[\w-]+)*)\s*=\s*(.+)", re.DOTALL)
_ZONE: Final = re.compile(r"zone\s+([a-z][\w-]*(?:\.[\w-]+)*)\s+(.+)", re.DOTALL)
_AMOUNT: Final = re.compile(r"(-?\d{1,6})(?:\s*/\s*(\d{1,6}))?")
_HALF: Final = re.compile(r"(\d{1,5})(\.5)?")
_ON_TOP: Final = re.compile(r"(\S+) on top of (?:the )?(.+)")
_SEES: Final = re.compile(r"(\w[\w-]*) sees (.+)", re.DOTALL)
_ANNOUNCED: Final = re.compile(r"(not )?announced ([a-z][\w-]*)(.*)", re.DOTALL)
# A name begins where no other goes on, or each end of a long one would be looked at by itself; and a list that is not
# closed is not looked for to the end.
_PAIR: Final = re.compile(r'(?<!\w)([a-z_]\w*)=("(?:[^"\\]|\\.)*"|\[[^\]]{0,2000}\]|[^\s,]+)')


@frozen
class Clauses:
    """Reads clauses with a game's words; `values` are those of the table, which know who sits at it."""

    words: RecordWords
    values: Mapping[str, Value]

    def subject(self, clause: str) -> tuple[Subject, str] | None:
        """Return subject and rest of a clause that begins with a name and a colon; None where it does not."""
        found = _SUBJECT.match(clause)
        if not found:
            return None
        subject = self.words.subject(found[1], self.values)
        if subject is None and " " in found[1]:  # "public sees Red: hand ?P"
            return None
        if subject is None:
            raise Unreadable("Nobody at this table is called '{word}'.", word=found[1])
        return subject, found[2].strip()

    def laid(self, clause: str, subject: Subject) -> ZoneHolds | GaugeShows | ValuesAre:
        """Read a clause that can stand under "given" and under "then". Raises Unreadable."""
        found = _PATH.fullmatch(clause)
        if found:
            return ValuesAre({found[1]: read_value(found[2])}, by_path=True)
        found = _ZONE.fullmatch(clause)
        if found:
            deck = self.words.deck_of_zone(found[1])
            return ZoneHolds(found[1], read_cards(found[2], self.words, deck if deck in self.words.decks else ""))
        for of in (subject, NOBODY):
            said = self._zone(clause, of) or self._gauge(clause, of)
            if said:
                return said
        expanded = self.words.expand(clause, self.values)
        if expanded is not None:
            return ValuesAre(expanded)
        raise Unreadable(self._not_understood(clause, subject))

    def expected(self, clause: str, subject: Subject) -> Expectation:
        """Read a clause under "then". Raises Unreadable."""
        if clause.startswith("asked "):
            return self._asked(clause.removeprefix("asked "))
        found = _ANNOUNCED.fullmatch(clause)
        if found:
            pairs = {name: read_value(value) for name, value in _PAIR.findall(found[3])}
            return WasAnnounced(found[2], pairs, never=bool(found[1]))
        found = _ON_TOP.fullmatch(clause)
        if found:
            return self._on_top(found[1], found[2], subject)
        found = _SEES.fullmatch(clause)
        if found:
            return self._sees(found[1], found[2])
        return self.laid(clause, subject)

    def _zone(self, clause: str, subject: Subject) -> ZoneHolds | None:
        kind, key = subject
        zones = self.words.zones.get(kind, {})
        word = _word(clause, zones)
        if word is None:
            return None
        rest = clause[len(word) :].strip()
        gauges = self.words.gauges.get(kind, {})
        longer = _word(clause, gauges)
        if longer and len(longer) > len(word):  # "hand size 3" is no card of a hand
            return None
        zone = zones[word].format(key=key)
        return ZoneHolds(zone, read_cards(rest, self.words, self.words.deck_of_zone(zone)), word)

    def _gauge(self, clause: str, subject: Subject) -> GaugeShows | None:
        kind, key = subject
        gauges = self.words.gauges.get(kind, {})
        word = _word(clause, gauges)
        if word is None:
            return None
        rest = clause[len(word) :].strip()
        half = _HALF.fullmatch(rest) if gauges[word].halved else None
        if half:
            return GaugeShows(gauges[word], key, 2 * int(half[1]) + (half[2] is not None))
        amount = _AMOUNT.fullmatch(rest)
        if not amount:
            return GaugeShows(gauges[word], key, read_value(rest))
        if amount[2] and gauges[word].most is None:
            raise Unreadable(
                "'{clause}': {word} has no maximum. Write the amount alone.", clause=clause[:60], word=word.capitalize()
            )
        return GaugeShows(gauges[word], key, int(amount[1]), int(amount[2]) if amount[2] else None)

    def zone_named(self, name: str, subject: Subject) -> str:
        """Return the zone with this word or id. Raises Unreadable."""
        wanted = name.strip().removeprefix("the ").removeprefix("zone ")
        for kind, key in (subject, NOBODY):
            zone = self.words.zones.get(kind, {}).get(wanted.lower())
            if zone:
                return zone.format(key=key)
        if re.fullmatch(r"[a-z]+(\.[\w-]+)*", wanted):
            return wanted
        near = did_you_mean(_before_cards(wanted), self.words.zones.get(TABLE, {}))
        raise Unreadable("'{name}' is no zone.{near}", name=name[:60], near=near)

    def _on_top(self, card: str, zone: str, subject: Subject) -> LiesOnTop:
        where = self.zone_named(zone, subject)
        cards = read_cards(card, self.words, self.words.deck_of_zone(where)).cards
        if len(cards) != 1:
            raise Unreadable("'{card}' must be one card.", card=card)
        return LiesOnTop(cards[0], where)

    def _asked(self, text: str) -> Asked:
        if text.strip() == "nobody":
            return Asked(())
        asks = []
        for part in text.split(","):
            seat, _, kind = part.strip().partition(" ")
            if not kind or " " in kind.strip():
                raise Unreadable(
                    "'asked {part}': write a seat and a question, such as 'asked Red soak'.", part=part.strip()[:60]
                )
            asks.append((self._seat(seat), kind.strip()))
        return Asked(tuple(asks))

    def _seat(self, name: str) -> str:
        subject = self.words.subject(name, self.values)
        seats = cast("tuple[Seat, ...]", self.values.get("seats") or ())
        if name.lower() in (*EVERY_SEAT, *seats) or (subject and subject[0] in (self.words.sitter, "coach")):
            return name.lower()
        raise Unreadable("No seat is called '{name}'.", name=name[:40])

    def _sees(self, name: str, rest: str) -> Sees | SeesNot:
        seat = self._seat(name)
        hidden = re.fullmatch(r"no ([a-z][\w.-]*)", rest)
        if hidden:
            return SeesNot(seat, hidden[1])
        subject = self.subject(rest)
        said = self.laid(subject[1], subject[0]) if subject else self.laid(rest, NOBODY)
        if not isinstance(said, ZoneHolds):
            raise Unreadable("'{rest}': write a zone with its cards, or 'no' and a value's path.", rest=rest[:60])
        return Sees(seat, said)

    def _not_understood(self, clause: str, subject: Subject) -> str:
        gauges = [word for of in (subject[0], TABLE) for word in self.words.gauges[of]]
        zones = [word for of in (subject[0], TABLE) for word in self.words.zones[of]]
        gauge = AsWritten(f" ('{gauges[0]} 1')" if gauges else "")
        zone = AsWritten(f" ('{zones[0]} nothing')" if zones else "")
        words = " Write a gauge{gauge}, a zone with its cards{zone}, or a value by its path ('step = over')."
        near = did_you_mean(_before_cards(clause), (*gauges, *zones), wording(words, gauge=gauge, zone=zone))
        return wording("'{clause}' is not understood.{near}", clause=AsWritten(clause[:80]), near=near)


def _word(clause: str, words: Mapping[str, object]) -> str | None:
    """Return the longest of the words with which a clause begins."""
    lowered = clause.lower().replace("’", "'")
    fitting = [word for word in words if lowered == word or lowered.startswith(word + " ")]
    return max(fitting, key=len, default=None)


def _before_cards(clause: str) -> str:
    begun = re.match(r"[^\d♠♥♦♣?]*", clause)
    return begun[0].strip() if begun else ""


def read_text(word: str) -> str:
    """Return a text in quotation marks, or one bare word."""
    return unquoted(word) if word.startswith('"') else word


def written_text(text: str) -> str:
    """Return a text as `read_text` reads it: bare where it is one small word."""
    return text if re.fullmatch(r"[a-z][\w-]*", text) else quoted(text)
