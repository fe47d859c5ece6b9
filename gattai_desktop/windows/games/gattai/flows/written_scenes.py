"""Opens a scene of a person's own packs that this table has not prepared, such as one written since it was begun."""

from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.content.gattai.entries import SceneEntry
from gattai_desktop.content.gattai.table_sheets import scene_lines
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.by_hand.bringing_scenes import BringScene
from gattai_desktop.games.gattai.story.next_evening import play_is_over
from gattai_desktop.games.gattai.story.prepared import scene_of, scenes
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.games.gattai.flows.books import own_books
from gattai_desktop.windows.games.gattai.flows.story_flows import open_scene
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


def family(requests: Requests) -> tuple[SheetChoice, ...]:
    """Return the plate that asks which scene, where there is one."""
    many = len(_written(requests))
    if not many:
        return ()
    words = speak("table", "{count} to choose from", count=many)
    if play_is_over(requests.view.sight):
        words = speak("table", "{number} to prepare for the next evening", number=many)
    elif not _may_begin(requests):
        words = speak("table", "{number} to prepare; none begins before this fight or Gambit is over", number=many)
    look = PlateLook(speak("table", "A scene"), words, edge="coach")
    return (SheetChoice("scene", look, then=partial(_which, requests)),)


def _may_begin(requests: Requests) -> bool:
    """Whether a scene that is chosen begins now: tonight is still played, and nothing else is."""
    return any(requests.view.options_of(NextScene)) and not play_is_over(requests.view.sight)


def _written(requests: Requests) -> tuple[tuple[SceneEntry, Pack], ...]:
    """Return the scenes of a person's own packs that are not prepared at this table."""
    prepared = {one.key for one in scenes(requests.view.sight)}
    return tuple((one, pack) for pack in own_books() for one in pack.of(SceneEntry) if one.key not in prepared)


def _which(requests: Requests) -> None:
    choices = tuple(
        SheetChoice(
            (pack.id, one.key),
            PlateLook(content(one.name), content(one.begins or one.text), edge="coach"),
            then=partial(_open, requests, one, pack),
            group=content(pack.title),
        )
        for one, pack in _written(requests)
    )
    title = speak("table", "Which scene begins?") if _may_begin(requests) else speak("table", "Prepare which scene?")
    requests.ask(SheetLook(title, choices=choices, edge="coach", leads=True))


def _open(requests: Requests, scene: SceneEntry, pack: Pack) -> None:
    """Prepare it at this table, and open it where a scene may begin; else it waits among those that are prepared."""
    lines = tuple(map(Quoted, scene_lines(scene, pack)))
    requests.play(BringScene(requests.view.seat, Quoted(scene.name), scene.key, lines), as_is=True)
    if scene_of(requests.view.sight, scene.key) is not None and _may_begin(requests):  # else it was refused, or waits
        open_scene(requests, OpenScene(requests.view.seat, scene.key))
