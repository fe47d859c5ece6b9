"""Which forms there are for the new table of a game."""

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.games.near_names import did_you_mean_or_all
from gattai_desktop.games.table_form import TableForm


def table_form(game: str, key: str = "") -> TableForm:
    """Return the form of a scenario or way of playing, by its key or id; "" is the first one where none is called so.

    Raises NoSuchScenario, NoSuchGame.
    """
    forms = packs_of(game).forms()
    found = next((one for one in forms if key in (one.key, one.id)), None if key else forms[0])
    if found is None:
        known = [one.key for one in forms if one.key]
        raise NoSuchScenario(f"No scenario is called '{key[:80]}'.{did_you_mean_or_all(key, known)}")
    return found
