"""Works out who and what of a pack could be brought to a table that is played, each as a move."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, content, listed, speak, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.entries import FactionEntry, LocationEntry, Playbook, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.table_sheets import entries_of, faction_lines, location_lines, pilot_sheet, sheet_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.by_hand.bringing_pilots import BringPilot
from gattai_desktop.games.gattai.by_hand.bringing_places import BringFaction, BringLocation
from gattai_desktop.games.gattai.by_hand.changing_threats import BringThreat
from gattai_desktop.games.gattai.by_hand.joining_late import lets_in
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.next_evening import at_home
from gattai_desktop.games.gattai.zones import every_threat, pilot_seats
from gattai_desktop.games.move import Move, Quoted

THREATS, FACTIONS, LOCATIONS, PILOTS = "threats", "factions", "locations", "seats"
FAMILIES: Final = (THREATS, FACTIONS, LOCATIONS, PILOTS)
"""The lists of a table to which something can be added, by their names."""


@frozen
class Coming:
    """Something that is not at the table and could be.

    words: what its plate says of it in a line; read: what there is to read of it before it comes; shown: what others
    will see of it; nothing of a Pilot, who sits down. crest: the colour of a Pilot.
    """

    family: str
    key: str
    name: str
    words: str
    read: tuple[str, ...]
    shown: str
    book: Pack
    move: Move
    lacks: str = ""
    """What the table lacks for it, by the names in the pack, which the rules do not know; "" where it lacks nothing."""
    crest: Seat = ""
    without: str = ""
    """What a Pilot comes without, in a sentence; "" where all of hers comes."""


def could_come(pack: Pack, sight: Sight) -> Iterator[Coming]:
    """Yield what a pack has, and those on which it builds, and the table has not."""
    threats = entries_of(pack, ThreatEntry)
    names = {entry.key: entry.name for entry, _ in threats}
    for threat, book in threats:
        if threat.key not in every_threat(sight):
            yield _threat(threat, book, sight, names)
    for faction, book in entries_of(pack, FactionEntry):
        if faction.key not in sight.listed(FACTIONS):
            yield _faction(faction, book)
    for location, book in entries_of(pack, LocationEntry):
        if location.key not in sight.listed(LOCATIONS):
            yield _location(location, book)
    yield from _pilots(pack, sight)


def _pilots(pack: Pack, sight: Sight) -> Iterator[Coming]:
    """Yield the ready Pilots in whose colours nobody plays: in First Contact its people, elsewhere a Team's."""
    taken, led = (*pilot_seats(sight), *at_home(sight)), first_contact.is_on(sight)
    for book in (pack, *pack.needed):
        people = {name for one in book.of(ScenarioEntry) if one.rules == first_contact.KEY for name in one.pilots}
        for entry in book.of(Playbook):
            if entry.seat not in taken and led != people.isdisjoint({entry.id, entry.key}):
                yield _pilot(entry, book, sight)


def _pilot(entry: Playbook, book: Pack, sight: Sight) -> Coming:
    sheet = pilot_sheet(entry, book, sight)
    colour, role = translated(entry.seat.capitalize()), content(entry.role or entry.who)
    lacks = listed([content(one) for one in sheet.lacks])
    without = speak("desk", "She comes without {names}: unknown at this table, or taken", names=lacks) if lacks else ""
    return Coming(
        family=PILOTS,
        key=entry.id,
        name=content(entry.name),
        words=f"{colour}. {role}" if role else colour,
        read=tuple(filter(None, (content(entry.text), role, *_read(entry, sight), without))),
        without=without,
        shown="",
        book=book,
        move=BringPilot(lets_in(sight), Quoted(entry.name), entry.seat, tuple(map(Quoted, sheet.lines))),
        crest=entry.seat,
    )


def _read(entry: Playbook, sight: Sight) -> tuple[str, ...]:
    """Return what there is to read of her beside who she is: her story where each number is a 3, else her Stats."""
    if first_contact.is_on(sight):
        return content(entry.why), content(entry.goal)
    return (", ".join(f"{called(STAT_NAMES[stat])} {entry.stats.get(stat, 3)}" for stat in STATS),)


def _threat(entry: ThreatEntry, book: Pack, sight: Sight, names: dict[str, str]) -> Coming:
    parts = [one.rpartition(".")[2] for one in entry.parts]
    lacking = [content(names[one]) for one in parts if one not in every_threat(sight) and one in names]
    lines = tuple(map(Quoted, sheet_of(entry, book, sight).lines()))
    rating, known = (
        speak("desk", "TR {number}", number=entry.rating),
        speak("desk", "Pilots see only its name and what its plate shows"),
    )
    agenda = content(entry.agenda)
    return Coming(
        family=THREATS,
        key=entry.key,
        name=content(entry.name),
        words=f"{rating}. {agenda or known}",
        read=tuple(filter(None, (content(entry.text), f"{rating}. {agenda}" if agenda else rating))),
        shown=known,
        book=book,
        move=BringThreat(COACH_SEAT, Quoted(entry.name), entry.key, lines),
        lacks=speak("desk", "First bring in {names}.", names=listed(lacking)) if lacking else "",
    )


def _faction(entry: FactionEntry, book: Pack) -> Coming:
    agency = speak("desk", "Agency {number}", number=entry.agency)
    pleased = speak("desk", "Pleased by {what}", what=content(entry.pleased_by)) if entry.pleased_by else ""
    hurt = speak("desk", "Hurt by {what}", what=content(entry.hurt_by)) if entry.hurt_by else ""
    return Coming(
        family=FACTIONS,
        key=entry.key,
        name=content(entry.name),
        words=f"{agency}. {pleased}" if pleased else agency,
        read=tuple(filter(None, (content(entry.text), agency, pleased, hurt))),
        shown=_open_to_all(),
        book=book,
        move=BringFaction(COACH_SEAT, Quoted(entry.name), entry.key, tuple(map(Quoted, faction_lines(entry, book)))),
    )


def _location(entry: LocationEntry, book: Pack) -> Coming:
    boon = speak("table", "Boon: {text}", text=content(entry.boon)) if entry.boon else ""
    blight = speak("table", "Blight: {text}", text=content(entry.blight)) if entry.blight else ""
    return Coming(
        family=LOCATIONS,
        key=entry.key,
        name=content(entry.name),
        words=in_turn((boon, blight)) or content(entry.text),
        read=tuple(filter(None, (content(entry.text), boon, blight))),
        shown=_open_to_all(),
        book=book,
        move=BringLocation(COACH_SEAT, Quoted(entry.name), entry.key, tuple(map(Quoted, location_lines(entry, book)))),
    )


def _open_to_all() -> str:
    return speak("desk", "Everybody sees it from now on")
