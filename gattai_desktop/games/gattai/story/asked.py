"""What is asked at the table: prompts of the packs, each with its moment.

They lie at the table as values that only the Coach sees, until he asks one (`prompts.py`).
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.story.phases import PHASES
from gattai_desktop.games.gattai.story.prepared import present_scene

STORY: Final = "story"
"""Asked at any moment of Story Mode."""
SCENE: Final = "scene"
"""Asked by the scenes that name it."""
AT_THE_TABLE: Final = (*PHASES, STORY, SCENE)
"""The moments of the table at which something is asked."""
READY: Final = "prompts.ready"


@frozen
class Prompt:
    """Something to ask: what it is called, what is asked, and at which moment (one of `AT_THE_TABLE`)."""

    key: str
    name: str
    text: str
    when: str


def prompt_values(ready: Iterable[Prompt]) -> dict[str, Value]:
    """Return the values of a table at which these can be asked; none where none can."""
    found = tuple((one.key, one.name, one.text, one.when) for one in ready)
    return {READY: found} if found else {}


def prompts(table: Table) -> tuple[Prompt, ...]:
    """Return everything that can be asked at this table, as far as the seat may see it."""
    found = table.values.get(READY)
    rows = (one for one in found if isinstance(one, tuple) and len(one) == 4) if isinstance(found, tuple) else ()
    return tuple(Prompt(*map(str, one)) for one in rows)


def prompt_of(table: Table, key: str) -> Prompt | None:
    """Return a prompt by its key."""
    return next((one for one in prompts(table) if one.key == key), None)


def asked_now(table: Table) -> tuple[Prompt, ...]:
    """Return what is asked at this moment: by the present scene first, then of the phase, then at any time."""
    scene = present_scene(table)
    of_scene = scene.asks if scene is not None else ()
    moments = (table.values.get("phase"), STORY)
    ready = prompts(table)
    by_scene = [one for key in of_scene for one in ready if one.key == key]
    others = [one for moment in moments for one in ready if one.when == moment and one not in by_scene]
    return (*by_scene, *others)
