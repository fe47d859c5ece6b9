"""The last step: what the Team gets by her, and what it is called (make.resources, .harmony, .identity, .ritual)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.gattai.entries import TeamEntry
from gattai_desktop.content.gattai.making.being_made import BeingMade, bound
from gattai_desktop.content.gattai.scenarios import team_values

IDENTITY: Final = ("name", "motto", "taboos", "pet", "final_form", "salute", "ritual")
"""What a Team settles together."""


@frozen
class Share:
    """A number of the Team: as it would be without her, and as it is with her."""

    key: str
    without: int
    made: int


def shares(her: BeingMade, schism: int = 0) -> tuple[Share, ...]:
    """Harmony and Resources of the new Team, without her and with her; `schism` is what First Contact counted."""
    others = [one.modifiers for one in her.others if bound(one)]
    without = team_values(others, schism)
    made = team_values([*others, *([her.book.modifiers] if her.colour else [])], schism)
    return tuple(Share(path.removeprefix("team."), without[path], made[path]) for path in made)


def recurring(her: BeingMade) -> Mapping[str, int]:
    """What she changes at the start of each later scenario."""
    return her.book.recurring or (her.sheet.recurring if her.sheet is not None else {})


def open_identity(team: TeamEntry | None) -> tuple[Words, ...]:
    """What the Team has not settled about itself."""
    lacking = {
        "name": say("a name for the Team"),
        "motto": say("its motto"),
        "taboos": say("its taboos"),
        "pet": say("Coach's pet"),
        "final_form": say("a name for the Final Form"),
        "salute": say("its salute"),
        "ritual": say("its ritual before battle"),
    }
    return tuple(words for name, words in lacking.items() if team is None or not getattr(team, name))
