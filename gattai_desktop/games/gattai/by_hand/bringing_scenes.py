"""A scene that was written since an evening began is prepared at its table like those before it (RULES STORY-1, ED-4).

It is whole in the move, with what it asks (`world/brought_lines.py`), so that the session never needs a pack for it.
Only Coach knows of it until it is opened.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import Brings, note_whose_work
from gattai_desktop.games.gattai.story import prompts
from gattai_desktop.games.gattai.story.prepared import PreparedScene, scene_values, scenes
from gattai_desktop.games.gattai.world.brought_lines import SheetFault, SheetWords
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

SCENE_LINES: Final = SheetWords(
    family="prompt",
    texts={"text": "text", "begins": "begins", "place": "place"},
    lists={"who": "who", "asks": "asks"},
)


@wish("prepares the scene {name} as {key} with {sheet}")
class BringScene(Brings):
    """Wish: prepare a scene that was not part of the scenario: "place pier" "who threat.gull" "text It is dark."."""

    kind = "scene"
    rule = "STORY-1"
    told = LogWords("{seat} prepares a scene")

    def there(self, table: Table) -> tuple[str, ...]:
        return tuple(one.key for one in scenes(table))

    def impossible(self, state: State) -> Iterator[Reason]:
        """A key of its own, and a sheet that can be read."""
        yield from self.can_come(state)
        try:
            SCENE_LINES.read(self.sheet)
        except SheetFault as fault:
            yield refusal(self.rule, "{fault}", fault=fault.words)

    def do(self, ledger: Ledger) -> None:
        """Lay it after those that are prepared, and what it asks beside what can be asked."""
        brought = SCENE_LINES.read(self.sheet)
        note_whose_work(ledger, brought.notices)
        known = prompts.prompts(ledger.table)
        new = [one for one in brought.entries if prompts.prompt_of(ledger.table, one.key) is None]
        asked = (prompts.Prompt(one.key, one.name, one.text, prompts.SCENE) for one in new)
        scene = PreparedScene(key=self.key, name=self.name, **brought.given)
        laid = scene_values((*scenes(ledger.table), scene))
        if new:
            laid |= prompts.prompt_values((*known, *asked))
        for path, value in laid.items():
            ledger.set(path, value, rule=self.rule)


MOVES = with_reason(BringScene)
