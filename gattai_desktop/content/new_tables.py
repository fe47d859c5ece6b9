"""Which forms there are for the new table of a game, and how the command line answers them."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.box import Box
from gattai_desktop.games.by_program import BY_PROGRAM
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.near_names import no_such
from gattai_desktop.games.table_form import NAME, PEOPLE, TableForm


def table_form(game: str, key: str = "", own: Callable[[], Iterable[OwnPack]] = tuple) -> TableForm:
    """Return the form of a scenario or way of playing, by its key or id; "" is the first one where none is called so.

    own: returns the packs of somebody's own; their scenarios are named where this one is not there. Raises
    NoSuchScenario, NoSuchGame.
    """
    return _form_among(packs_of(game).forms(), key, lambda: (one for one in own() if one.game == game))


def form_of_packs(packs: Iterable[OwnPack], key: str = "") -> TableForm:
    """Return the form of a scenario of one's own, by its key or id; "" is the first one. Raises NoSuchScenario."""
    listed = tuple(packs)
    forms = tuple(form for one in listed for form in one.forms())
    alike = [one.key for one in forms if key in one.called[1:]]
    if key and len(alike) > 1:
        known = AsWritten(", ".join(alike))
        words = "More than one is called '{name}'. Write which: {names}."
        raise NoSuchScenario(wording(words, name=AsWritten(key), names=known))
    if not forms:
        titles = ", ".join(one.title for one in listed)
        words = "There is nothing in {titles} that can be played by itself: a pack needs a scenario."
        raise NoSuchScenario(wording(words, titles=AsWritten(titles)))
    return _form_among(forms, key)


def refuse_switches(form: TableForm, game: str, typed: Mapping[str, str]) -> None:
    """Refuse what was typed behind a switch that this way of playing has no use for. Raises NotPossible, in words."""
    switch = {PEOPLE: "--people", "edition": "--edition", BY_PROGRAM: "--program"}
    strange = next((name for name, text in typed.items() if text and name in switch and not form.field(name)), None)
    if strange is None:
        return
    said = {"name": form.name, "switch": AsWritten(switch[strange])}
    why = {
        BY_PROGRAM: wording("{name} takes no {switch}: its seats are given out already.", **said),
        PEOPLE: wording(
            "{name} takes no {switch}: whoever plays is named with her seat, as in --pilots {example}.",
            example=AsWritten(_seated(form)),
            **said,
        ),
    }.get(strange) or wording("{name} takes no {switch}.", **said)
    other = next((one.called[-1] for one in packs_of(game).forms() if one.field(strange)), "")
    instead = wording("Leave it out.")
    if other:
        instead = wording("Leave it out, or play another: --scenario {scenario}.", scenario=AsWritten(other))
    raise NotPossible(wording("{why} {instead}", why=why, instead=instead))


def _seated(form: TableForm) -> str:
    """Return an example of names in the first seats of a table: "Red=Ann,Blue=Bo"."""
    return ",".join(f"{seat.capitalize()}={name}" for seat, name in zip(form.seats.order, ("Ann", "Bo"), strict=False))


def _form_among(forms: tuple[TableForm, ...], key: str, own: Callable[[], Iterable[OwnPack]] = tuple) -> TableForm:
    found = next((one for one in forms if key in one.called), None if key else forms[0])
    if found is None:
        every = (*forms, *(form for one in own() for form in one.forms()))
        known = [one.called[-1] for one in every if one.key]
        raise NoSuchScenario(no_such("No scenario is called '{name}'.{there}", key, known))
    return found


def answers_of(written: Iterable[str], form: TableForm) -> dict[str, str]:
    """Return what was answered, by the fields of a form. Raises NotPossible."""
    return dict(_pairs(written, partial(_answer_like, form)))


def rulings_of(written: Iterable[str], form: TableForm, box: Box) -> dict[str, str]:
    """Return the options that were chosen for rulings of a game, by their names. Raises ValueError."""
    return dict(box.words.switch(*one) for one in _pairs(written, partial(_ruling_like, form, box)))


def _pairs(written: Iterable[str], like: Callable[[str], str]) -> list[tuple[str, str]]:
    """like: returns an example of what could be written, with this name where the game knows it."""
    found = []
    for one in written:
        name, apart, option = (part.strip() for part in one.partition("="))
        if not name or not apart:
            words = "'{answer}' is half an answer. Write what it is about, =, and an option: {example}"
            example = AsWritten(like(name.lower()))
            raise NotPossible(wording(words, answer=AsWritten(one[:60]), example=example))
        found.append((name, option))
    return found


def _answer_like(form: TableForm, name: str) -> str:
    known = {one.asks: one.options[0][0] for one in form.choices}
    asked = name if name in known else next(iter(known), NAME)
    return f"--set {asked}={known.get(asked, 'Friday')}"


def _ruling_like(form: TableForm, box: Box, name: str) -> str:
    known = box.rulings.at(box.begin(form.setup({})))
    ruling = next((one for one in known if name in (one.name, one.id.lower())), known[0])
    other = next(option for option in ruling.options if option != ruling.now)
    return f"--ruling {ruling.name}={other}"
