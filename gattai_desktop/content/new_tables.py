"""Which forms there are for the new table of a game."""

from collections.abc import Iterable

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.near_names import did_you_mean_or_all
from gattai_desktop.games.table_form import TableForm


def table_form(game: str, key: str = "") -> TableForm:
    """Return the form of a scenario or way of playing, by its key or id; "" is the first one where none is called so.

    Raises NoSuchScenario, NoSuchGame.
    """
    return _form_among(packs_of(game).forms(), key)


def form_of_packs(packs: Iterable[OwnPack], key: str = "") -> TableForm:
    """Return the form of a scenario of one's own, by its key or id; "" is the first one. Raises NoSuchScenario."""
    listed = tuple(packs)
    forms = tuple(form for one in listed for form in one.forms())
    alike = [one.key for one in forms if key in one.called[1:]]
    if key and len(alike) > 1:
        raise NoSuchScenario(f"More than one is called '{key}'. Write which: {', '.join(alike)}.")
    if not forms:
        titles = ", ".join(one.title for one in listed)
        raise NoSuchScenario(f"There is nothing in {titles} that can be played by itself: a pack needs a scenario.")
    return _form_among(forms, key)


def _form_among(forms: tuple[TableForm, ...], key: str) -> TableForm:
    found = next((one for one in forms if key in one.called), None if key else forms[0])
    if found is None:
        known = [one.called[-1] for one in forms if one.key]
        raise NoSuchScenario(f"No scenario is called '{key[:80]}'.{did_you_mean_or_all(key, known)}")
    return found
