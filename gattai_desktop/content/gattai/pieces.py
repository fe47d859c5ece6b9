"""From entries of packs to the pieces of a set-up: a Threat with its powers, a Robo, the list of Spoils."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.entries import (
    ChromaEntry,
    FactionEntry,
    LocationEntry,
    PathEntry,
    Playbook,
    RuleEntry,
    SceneEntry,
    SpoilEntry,
    ThreatEntry,
)
from gattai_desktop.content.gattai.parts_of_threats import with_its_parts
from gattai_desktop.content.pack import Pack, SetupPiece
from gattai_desktop.games.gattai.pilots.learnable import FAMILIES, SHEET, learn_path
from gattai_desktop.games.gattai.pilots.pieces import Belonging
from gattai_desktop.games.gattai.setup import (
    EntrySetup,
    FactionSetup,
    LocationSetup,
    PilotSetup,
    SpoilSetup,
    ThreatSetup,
)
from gattai_desktop.games.gattai.story.prepared import PreparedScene
from gattai_desktop.games.near_names import did_you_mean

_Setup = TypeVar("_Setup", bound=EntrySetup | FactionSetup | LocationSetup | PilotSetup | SpoilSetup | ThreatSetup)


class NoSuchEntry(ValueError):
    """An entry was asked for that no pack holds."""


def pieces(ids: Iterable[str], packs: Iterable[Pack]) -> tuple[SetupPiece, ...]:
    """Return what the set-up of a table needs for these entries, each once. Raises NoSuchEntry."""
    shelf = tuple(packs)
    found: dict[tuple[str, str], SetupPiece] = {}
    for name in ids:
        for pack in shelf:
            try:
                one = pack.entry(name, PackEntry)
            except KeyError:
                continue
            for piece in _of(one, pack):
                key = piece.thing[0] if piece.field == "values" else piece.thing.key
                found.setdefault((piece.field, key), piece)
            break
        else:
            known = [one.id for pack in shelf for one in pack.entries]
            near = did_you_mean(name, known)
            raise NoSuchEntry(wording("No entry is called '{name}'.{near}", name=AsWritten(name[:60]), near=near))
    return tuple(found.values())


def _of(one: PackEntry, pack: Pack) -> Iterator[SetupPiece]:
    if isinstance(one, ThreatEntry):
        for threat, behind_its_parts in with_its_parts(one, pack):
            if not behind_its_parts:
                yield SetupPiece("threats", threat_setup(threat))
                continue
            for power in threat.powers:
                yield SetupPiece("entries", entry_setup(power_entry(power, pack)))
            yield from own_entry(threat, "threat", threat.effects)
    elif isinstance(one, LocationEntry):
        yield SetupPiece("locations", location_setup(one))
        yield from own_entry(one, "location", one.effects)
    elif isinstance(one, FactionEntry):
        yield SetupPiece("factions", faction_setup(one))
    elif isinstance(one, RuleEntry):
        yield SetupPiece("entries", entry_setup(one))
        if can_be_learned(one):
            yield SetupPiece("values", learn_value(one))
    elif isinstance(one, SpoilEntry):
        yield SetupPiece("spoils", spoil_setup(one))
    elif isinstance(one, ChromaEntry):
        yield from (SetupPiece("values", pair) for pair in chroma_values(one, one.seat).items())
        yield SetupPiece("values", sheet_value(one))
    elif isinstance(one, PathEntry):
        value: tuple[str, Value] = ("crisis.path", one.steps)
        yield SetupPiece("values", value)


def power_entry(name: str, pack: Pack) -> RuleEntry:
    """The power that a Threat names, whole or by its part: "power.sap", "power.sap.wave"."""
    try:
        return pack.entry(name, RuleEntry)
    except KeyError:
        return pack.entry(name.rpartition(".")[0], RuleEntry)


def own_entry(one: PackEntry, family: str, effects: tuple[str, ...]) -> Iterator[SetupPiece]:
    """What a Threat or Location does of its own, as an entry that it has."""
    if effects:
        yield SetupPiece("entries", EntrySetup(one.id, one.name, family=family, text=one.text, effect=effects))


def _set_up(kind: type[_Setup], one: PackEntry, **others: object) -> _Setup:
    """Return an entry as the table knows it: with what both call the same, and what is given here."""
    same = {field.name: getattr(one, field.name) for field in fields(kind) if hasattr(one, field.name)}
    return kind(**(same | others))


def entry_setup(one: RuleEntry) -> EntrySetup:
    """An entry as the table knows it."""
    return _set_up(EntrySetup, one, key=one.id, effect=one.effects)


def can_be_learned(one: RuleEntry) -> bool:
    """Whether it is something that a Pilot learns: a Tech, Frame, Mod or Robo that not everybody has anyway."""
    return one.family in FAMILIES and not one.scope


def piece_of(one: RuleEntry) -> Belonging:
    """Something that a Pilot rides, carries or knows, with all that its pack says of it."""
    return Belonging(
        key=one.id,
        name=one.name,
        family=one.family,
        text=one.text,
        tag=one.tag,
        effect=one.effects,
        chroma=one.chroma,
        slot=one.slot,
        most=one.max_rank,
        endurance=one.endurance,
        kind=one.kind,
        tier=one.tier,
    )


def learn_value(one: RuleEntry) -> tuple[str, Value]:
    """An entry in the one value in which a table keeps what nobody has learned yet."""
    return learn_path(one.id), piece_of(one).to_learn()


def chroma_values(one: ChromaEntry, seat: Seat) -> dict[str, Value]:
    """What the sheet of a colour says of the Pilot who has it."""
    said: dict[str, Value] = {f"recurring.{name}": change for name, change in one.recurring.items()}
    said |= {"specialty": one.specialty or None, "cue.lesson": one.lesson or None, "cue.schism": one.schism or None}
    return {f"pilot.{seat}.{name}": value for name, value in said.items() if value is not None}


def sheet_value(one: ChromaEntry) -> tuple[str, Value]:
    """The sheet of a colour in the one value in which a table keeps it for whoever takes it on."""
    head = f"pilot.{one.seat}."
    said: dict[str, Value] = {"role": one.name}
    said |= {path.removeprefix(head): value for path, value in chroma_values(one, one.seat).items()}
    return f"{SHEET}{one.seat}", tuple(said.items())


def faction_setup(one: FactionEntry, *, revealed: bool = True) -> FactionSetup:
    """A Faction as the table knows it."""
    return _set_up(FactionSetup, one, note=one.text, revealed=revealed)


def prepared_scene(one: SceneEntry, pack: Pack) -> PreparedScene:
    """A scene as the table knows it: of the Threats and Factions in it, which is which."""
    return PreparedScene(
        key=one.key,
        name=one.name,
        text=one.text,
        begins=one.begins,
        place=one.place.rpartition(".")[2],
        asks=tuple(name.rpartition(".")[2] for name in one.asks),
        who=tuple(_at_the_table(pack.entry(name, PackEntry)) for name in one.who),
    )


def _at_the_table(one: PackEntry) -> str:
    return f"{'threat' if isinstance(one, ThreatEntry) else 'faction'}.{one.key}"


def threat_setup(one: ThreatEntry) -> ThreatSetup:
    """A Threat as the table knows it."""
    return _set_up(
        ThreatSetup,
        one,
        note=one.text,
        power=(*one.powers, *((one.id,) if one.effects else ())),
        part=tuple(name.rpartition(".")[2] for name in one.parts),
        lair=one.lair.rpartition(".")[2],
    )


def location_setup(one: LocationEntry, *, revealed: bool = True) -> LocationSetup:
    """A Location as the table knows it."""
    return _set_up(LocationSetup, one, revealed=revealed, has=(one.id,) if one.effects else ())


def spoil_setup(one: SpoilEntry) -> SpoilSetup:
    """A Spoil as the table knows it."""
    return _set_up(SpoilSetup, one, key=one.key if one.id.count(".") < 2 else one.id)


def pilot_setup(seat: str, name: str, book: Playbook, robo: str = "") -> PilotSetup:
    """A Pilot who sits down by her playbook; `robo` is what her Robo is called."""
    return _set_up(
        PilotSetup, book, seat=seat, name=name.strip() or book.name, robo=robo, rides=book.robo, tech=book.techs
    )
