"""The last step: what the Team gets by her (make.resources, make.harmony)."""

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.gattai.making.being_made import BeingMade, bound
from gattai_desktop.content.gattai.scenarios import team_values


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
