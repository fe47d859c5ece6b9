"""What the packs ask at the table, each at its moment; question and answer go into the log (RULES ED-7).

They lie at the table as values that only the Coach sees, until he asks one.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value, as_list
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.story.prepared import OPENED, PREPARED, SCENE_TITLE, present_scene
from gattai_desktop.games.gattai.story.story import OfTheCoach
from gattai_desktop.games.gattai.values_of_play import PHASES
from gattai_desktop.games.move import Impossible, Quoted, wish
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

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
    rows = (one for one in as_list(table.values.get(READY)) if isinstance(one, tuple) and len(one) == 4)
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


@wish("asks {prompt} and hears {text}")
class AskPrompt(OfTheCoach):
    """Wish: ask what a prompt says; question and answer stand in the log. Without words it was asked, and played."""

    prompt: str
    text: Quoted
    shown = Shown("{prompt}", kind="Ask what the book asks", line="Question and answer go into the log")
    told = LogWords("{seat} asks")
    offered_to = "coach"
    offers_depend_on = ("phase", SCENE_TITLE, PREPARED, OPENED, READY)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["AskPrompt"]:
        """Everything that is asked at this moment; the answer is still to be written."""
        yield from (cls(seat, one.key, Quoted("")) for one in asked_now(state))

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        ready = [one.key for one in prompts(state)]
        if self.prompt not in ready:
            near = did_you_mean(self.prompt, ready)
            yield refusal("STORY-1", "Nothing to ask is called {prompt}.{near}", prompt=self.prompt, near=near)

    def play(self, ledger: Ledger) -> None:
        found = prompt_of(ledger.table, self.prompt)
        if found is None:
            raise Impossible(say("Nothing to ask is called {prompt}.{near}", prompt=self.prompt, near=""))
        ledger.announce("prompt", rule="STORY-1", text=found.text or found.name, answer=str(self.text))


MOVES = (AskPrompt,)
