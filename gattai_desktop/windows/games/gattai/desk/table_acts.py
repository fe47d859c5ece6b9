"""What the desk can change of a running table: an act for each Threat and for the Crisis path, judged as it stands."""

from collections.abc import Hashable, Iterator
from typing import Final

from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, content, listed, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import PathEntry, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.table_sheets import sheet_of, threats_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.by_hand_values import SetValue
from gattai_desktop.games.gattai.by_hand.changing_threats import BringThreat, CopyThreat, RemoveThreat, RewriteThreat
from gattai_desktop.games.gattai.by_hand.coachs_hand import LayPath
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.crisis import PATH_OF_13
from gattai_desktop.games.gattai.world.upgrading import BLIGHT, BOON, BUFFERS, EXTRA, OCCUPANTS, UpgradeLocation
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.desk.evening_cards import step_words

HERE, OWN, OTHERS, PATH = "here", "own", "others", "path"
"""The parts of the page: what is at the table, what the pack has, what the packs have on which it builds, the path."""


@frozen
class TableAct:
    """Something that the Coach can do with the table: the move, and what its plate says before it is judged."""

    key: Hashable
    part: str
    title: str
    words: str
    move: Move
    lacks: str = ""
    """What the table lacks for it, by the names in the pack, which the rules do not know; "" where it lacks nothing."""


def threat_acts(draft: PackDraft, model: GameModel) -> Iterator[TableAct]:
    """Yield what can be done with each Threat of the table, then which Threats of the pack can come."""
    sight = model.sight()
    there = tuple(str(key) for key in model_list(model, "threats"))
    pack = draft.pack
    theirs = {} if pack is None else {entry.key: (entry, book) for entry, book in threats_of(pack)}
    for key in there:
        name = called(named(sight, f"threat.{key}"))
        if sight.values.get(f"threat.{key}.status") == threats.GONE:
            yield from _back(model, key, name)
            continue
        if sight.values.get(f"threat.{key}.status") == threats.BEATEN:
            continue
        if key in theirs:
            yield from _rewritten(model, *theirs[key], name)
        words = speak("desk", "A second one at full rating; Pilots see only its name")
        yield TableAct(("copy", key), HERE, speak("desk", "Copy {name}", name=name), words, CopyThreat(COACH_SEAT, key))
        words = speak("desk", "Neither beaten nor left; its stack goes to the Trash")
        title = speak("desk", "Take {name} out", name=name)
        yield TableAct(("out", key), HERE, title, words, RemoveThreat(COACH_SEAT, key))
    for key, (entry, book) in theirs.items():
        if key not in there:
            lacking = [theirs[one][0].name for one in _parts(entry) if one not in there and one in theirs]
            yield _brought(model, entry, book, OWN if book is pack else OTHERS, lacking)


def _parts(entry: ThreatEntry) -> tuple[str, ...]:
    """The Threats of which one is made, as the table calls them."""
    return tuple(one.rpartition(".")[2] for one in entry.parts)


def model_list(model: GameModel, path: str) -> tuple[object, ...]:
    """Return a list of the table as the seat at the computer sees it."""
    return as_list(model.sight().values.get(path))


def _back(model: GameModel, key: str, name: str) -> Iterator[TableAct]:
    sets = model.by_hand(SetValue)
    if sets is not None:
        move = sets(COACH_SEAT, path=f"threat.{key}.status", value="active")
        words = speak("desk", "It was taken out of the scenario")
        yield TableAct(("back", key), HERE, speak("desk", "Bring {name} back", name=name), words, move)


def _lines(entry: ThreatEntry, book: Pack, model: GameModel) -> tuple[Quoted, ...]:
    return tuple(map(Quoted, sheet_of(entry, book, model.sight()).lines()))


def _rewritten(model: GameModel, entry: ThreatEntry, book: Pack, name: str) -> Iterator[TableAct]:
    """What the pack says otherwise of a Threat of the table; nothing where it says just that."""
    move = RewriteThreat(COACH_SEAT, entry.key, Quoted(entry.name), _lines(entry, book, model))
    if move.changes(model.sight()):
        words = speak("desk", "The pack has it otherwise; what it has lost stays lost")
        yield TableAct(("rewrite", entry.key), HERE, speak("desk", "Change {name} as written", name=name), words, move)


def _brought(model: GameModel, entry: ThreatEntry, book: Pack, part: str, lacking: list[str]) -> TableAct:
    name = content(entry.name)
    rating = speak("desk", "TR {number}", number=entry.rating)
    line = content(entry.agenda) if entry.agenda else speak("desk", "Pilots see only its name and what its plate shows")
    move = BringThreat(COACH_SEAT, Quoted(entry.name), entry.key, _lines(entry, book, model))
    lacks = speak("desk", "First bring in {names}.", names=listed([*map(content, lacking)])) if lacking else ""
    title = speak("desk", "Bring in {name}", name=name)
    return TableAct(("bring", entry.key), part, title, f"{rating}. {line}", move, lacks)


def path_act(draft: PackDraft, evening: str) -> TableAct | None:
    """Return the act that lays the path of the evening that is open; None where the pack cannot be read."""
    pack = draft.pack
    scene = None if pack is None else next((one for one in pack.of(ScenarioEntry) if one.id == evening), None)
    if pack is None or scene is None:
        return None
    steps = scene.path if not isinstance(scene.path, str) else ()
    if isinstance(scene.path, str) and scene.path:
        steps = pack.entry(scene.path, PathEntry).steps
    steps = tuple(steps) or PATH_OF_13
    title = speak("desk", "Lay the path of {name}", name=content(scene.name))
    return TableAct(
        "path", PATH, title, ", ".join(map(step_words, steps)), LayPath(COACH_SEAT, tuple(map(Quoted, steps)))
    )


def path_line(model: GameModel) -> str:
    """Return what lies at the table: the steps, and how many were reached."""
    sight = model.sight()
    reached = speak("desk", "reached: {number}", number=crisis.tier(sight))
    return f"{', '.join(map(step_words, crisis.path(sight)))} ({reached})"


UPGRADES: Final = (BOON, EXTRA, BLIGHT, OCCUPANTS, BUFFERS)


def upgrade_title(upgrade: str) -> str:
    """Return what an upgrade is called on its plate."""
    return {
        BOON: speak("desk", "Stronger Boon"),
        EXTRA: speak("desk", "One more Boon"),
        BLIGHT: speak("desk", "Weaker Blight"),
        OCCUPANTS: speak("desk", "More people"),
        BUFFERS: speak("desk", "Buffers against Ruin"),
    }[upgrade]


def upgrade_move(location: str, upgrade: str, words: str) -> Move:
    """Return the move that upgrades a Location."""
    return UpgradeLocation(COACH_SEAT, location, upgrade, Quoted(words.strip()))


def reasons(model: GameModel, move: Move) -> str:
    """Why the rules refuse a move, each reason with its rule; "" where they allow it."""
    return " ".join(f"{said(one.text)} ({one.rule})" for one in model.judge(move).reasons)


def against_act(model: GameModel, act: TableAct) -> str:
    """Why the rules refuse an act; what it lacks first is said by name."""
    against = model.judge(act.move).reasons
    return f"{act.lacks} ({against[0].rule})" if against and act.lacks else reasons(model, act.move)


def plate_of(title: str, words: str, against: str) -> PlateLook:
    """Return the plate of an act, with what the rules say against it."""
    judgement: Judgement = "refused" if against else "legal"
    return PlateLook(title, against or words, judgement=judgement, edge="edge")
