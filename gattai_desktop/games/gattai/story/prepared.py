"""Scenes that the Coach has prepared: what each is called, says and asks, where it is, who is there (RULES STORY-1).

They lie at the table as values that only the Coach sees, until one is opened (`scenes.py`).
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.value import Value, as_names

SCENE_TITLE: Final = "scene.title"
SCENE_TEXT: Final = "scene.text"
SCENE_HERE: Final = "scene.here"
"""What the present scene is called, what the Coach reads aloud as it begins, and who is there: "threat.gull"."""
PREPARED: Final = "scenes.prepared"
OPENED: Final = "scenes.opened"


@frozen(kw_only=True)
class PreparedScene:
    """One prepared scene. `place` is the key of a Location, `who` are ids of Threats and Factions."""

    key: str
    name: str
    text: str = ""
    begins: str = ""
    """What begins it, in a line for the Coach."""
    place: str = ""
    who: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    """What is asked as it opens: the keys of prompts."""


def scene_to_read(table: Table) -> str:
    """Return what is read aloud of the present scene; "" while something else than the story is played."""
    tells = table.values.get("phase") == "play" and table.values.get("step") in (None, "story")
    return table.text(SCENE_TEXT) if tells else ""


def scene_values(prepared: Iterable[PreparedScene]) -> dict[str, Value]:
    """Return the values of a table for which these scenes are prepared; none where none is."""
    found = tuple((one.key, one.name, one.text, one.begins, one.place, one.who, one.asks) for one in prepared)
    return {PREPARED: found} if found else {}


@cached(depends_on=paths(PREPARED))
def scenes(table: Table) -> tuple[PreparedScene, ...]:
    """Return what is prepared, in its order, as far as the seat may see it."""
    found = table.values.get(PREPARED)
    return tuple(_scene(one) for one in found if isinstance(one, tuple)) if isinstance(found, tuple) else ()


def _scene(one: tuple[Value, ...]) -> PreparedScene:
    key, name, text, begins, place, who, asks = (*one, *("",) * 7)[:7]
    return PreparedScene(
        key=str(key),
        name=str(name),
        text=str(text),
        begins=str(begins),
        place=str(place),
        who=as_names(who),
        asks=as_names(asks),
    )


def scene_of(table: Table, key: str) -> PreparedScene | None:
    """Return a prepared scene by its key."""
    return next((one for one in scenes(table) if one.key == key), None)


def opened(table: Table) -> tuple[str, ...]:
    """Return the keys of the scenes that were opened, the last one last."""
    return tuple(str(one) for one in table.listed(OPENED))


def scene_known(table: Table) -> dict[str, str]:
    """Return the name of the scene that was opened last and is still played, by its id; nothing in another one.

    Every seat sees which were opened, and no other that is prepared.
    """
    title, keys = table.text(SCENE_TITLE), opened(table)
    return {f"scene.{keys[-1]}": title} if title and keys else {}


def present_scene(table: Table) -> PreparedScene | None:
    """Return the prepared scene that is played now; None in one that nobody prepared."""
    last = scene_of(table, opened(table)[-1]) if opened(table) else None
    return last if last is not None and table.values.get(SCENE_TITLE) == last.name else None
