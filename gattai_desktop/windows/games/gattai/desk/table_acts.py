"""What the desk can change of a running table: acts for Threats, scenes and the Crisis path, judged as they stand."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import PathEntry, ScenarioEntry, SceneEntry, ThreatEntry
from gattai_desktop.content.gattai.table_sheets import entries_of, scene_lines, sheet_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.by_hand_values import SetValue
from gattai_desktop.games.gattai.by_hand.bringing_scenes import BringScene
from gattai_desktop.games.gattai.by_hand.changing_threats import CopyThreat, RemoveThreat, RewriteThreat
from gattai_desktop.games.gattai.by_hand.coachs_hand import LayPath
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.story.prepared import scenes
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.crisis import PATH_OF_13
from gattai_desktop.games.gattai.world.upgrading import BLIGHT, BOON, BUFFERS, EXTRA, OCCUPANTS, UpgradeLocation
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.desk.evening_cards import step_words
from gattai_desktop.windows.games.gattai.looks.could_come import FAMILIES, Coming, could_come

HERE, SCENES, PATH = "here", "scenes", "path"
OWN: Final[Mapping[str, str]] = {one: f"own {one}" for one in FAMILIES}
OTHERS: Final[Mapping[str, str]] = {one: f"other {one}" for one in FAMILIES}
"""The parts of the page: what is at the table, the path, and of each kind what the pack has, and what those have on
which it builds."""


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


def table_acts(draft: PackDraft, model: GameModel) -> Iterator[TableAct]:
    """Yield what can be done with each Threat of the table, then what of the pack can come."""
    yield from _with_threats(draft, model)
    if draft.pack is not None:
        for one in could_come(draft.pack, model.sight()):
            part = (OWN if one.book is draft.pack else OTHERS)[one.family]
            title = speak("desk", "Bring in {name}", name=one.name)
            words = in_turn((one.words, one.without))
            yield TableAct(("bring", one.family, one.key), part, title, words, one.move, one.lacks)
        yield from _with_scenes(draft.pack, model)


def _with_scenes(pack: Pack, model: GameModel) -> Iterator[TableAct]:
    """What of the pack's scenes is not prepared at the table."""
    prepared = {one.key for one in scenes(model.sight())}
    for one in pack.of(SceneEntry):
        if one.key not in prepared:
            lines = tuple(map(Quoted, scene_lines(one, pack)))
            title, words = speak("desk", "Prepare {name}", name=content(one.name)), content(one.begins or one.text)
            move = BringScene(COACH_SEAT, Quoted(one.name), one.key, lines)
            yield TableAct(("scene", one.key), SCENES, title, words, move)


def _with_threats(draft: PackDraft, model: GameModel) -> Iterator[TableAct]:
    sight = model.sight()
    pack = draft.pack
    theirs = {} if pack is None else {entry.key: (entry, book) for entry, book in entries_of(pack, ThreatEntry)}
    for key in every_threat(sight):
        name = called(named(sight, f"threat.{key}"))
        if sight.values.get(f"threat.{key}.status") == threats.GONE:
            if key in sight.listed("threats"):
                yield from _back(model, key, name)
            continue
        if sight.values.get(f"threat.{key}.status") == threats.BEATEN:
            continue
        if key in theirs:
            yield from _rewritten(model, *theirs[key], name)
        words = speak("desk", "A second one at full rating; Pilots see only its name")
        yield TableAct(("copy", key), HERE, speak("desk", "Copy {name}", name=name), words, CopyThreat(COACH_SEAT, key))
        words = speak("desk", "It counts neither as beaten nor as left; its stack goes to the Trash")
        title = speak("desk", "Take {name} out", name=name)
        yield TableAct(("out", key), HERE, title, words, RemoveThreat(COACH_SEAT, key))


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
        words = speak("desk", "It differs from your pack; what it has lost stays lost")
        yield TableAct(("rewrite", entry.key), HERE, speak("desk", "Change {name} as written", name=name), words, move)


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


def against_act(model: GameModel, act: TableAct | Coming) -> str:
    """Why the rules refuse an act, or something that could come; what it lacks first is said by name."""
    against = model.judge(act.move).reasons
    return f"{act.lacks} ({against[0].rule})" if against and act.lacks else reasons(model, act.move)


def plate_of(title: str, words: str, against: str) -> PlateLook:
    """Return the plate of an act, with what the rules say against it."""
    judgement: Judgement = "refused" if against else "legal"
    return PlateLook(title, against or words, judgement=judgement, edge="edge")
