"""How fights, maps and who fights in them lie on the board of the desk."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, content, listed, speak
from gattai_desktop.cards.value import as_names
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.virtual_machine.draft_world import map_of, mobs_at, names_of
from gattai_desktop.content.virtual_machine.drawn_map import drawn_map
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.virtual_machine.names import KINDS, ROLES
from gattai_desktop.windows.kit.field_labels import in_words
from gattai_desktop.windows.kit.game_desk import DeskCard, entry_name

SIGNS: Final[Mapping[str, str]] = {
    "fight": "bolt",
    "map": "orbit",
    "mob": "hexagon",
    "boss": "crown",
    "mc": "wings",
    "item": "armory",
    "interrupt": "charge",
}
"""The sign of each family."""


def new_name(word: str) -> str:
    """Return what a new one of a family is called at first; an MC by one word: the table calls it by its first one."""
    return {
        "fight": speak("desk", "New fight"),
        "map": speak("desk", "New map"),
        "mob": speak("desk", "New mob"),
        "boss": speak("desk", "New boss"),
        "mc": speak("desk", "Newcomer"),
        "item": speak("desk", "New item"),
        "interrupt": speak("desk", "New Interrupt"),
    }[word]


def fight_card(draft: PackDraft, values: FieldValues) -> DeskCard:
    """A fight with its map, its mobs and its boss."""
    wanted, boss = str(values["map"] or ""), str(values["boss"] or "")
    place = map_of(draft, wanted)
    line = content(place.name) if place is not None else speak("desk", "no map yet")
    leader = content(names_of(draft, "boss").get(boss, boss)) if boss else ""
    mcs = as_names(values["mcs"])
    figures = [speak("desk", "{count} mobs", count=mobs_at(values, "mobs")), *([leader] if leader else [])]
    figures += [speak("desk", "{count} MCs", count=len(mcs))] if mcs else []
    return _card("fight", values, line, figures)


def map_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """A map with what it has of each."""
    drawn = drawn_map(values)
    links = sum(one.kind == "link" for one in drawn.joinings)
    line = speak("desk", "{count} areas", count=len(drawn.areas))
    return _card("map", values, f"{line}, {speak('desk', '{count} links', count=links)}")


def mob_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """A mob with its figures."""
    auto = speak("desk", "Auto {number}", number=_of(values, "auto"))
    return _card("mob", values, _can(values), [*_figures(values), auto])


def boss_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """A boss with its figures."""
    return _card("boss", values, _can(values), [*_figures(values), _move(values)])


def mc_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """A main character: its kind and Role, and its figures."""
    kind, role = (str(values[name] or "") for name in ("kind", "role"))
    line = ", ".join(called(one) for one in (KINDS.get(kind, kind), ROLES.get(role, role)) if one)
    return _card("mc", values, line, [*_figures(values), _move(values)])


def item_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """Gear: for whom, where it is worn, what it weighs."""
    kind, slot = str(values["kind"] or ""), str(values["slot"] or "")
    load = speak("desk", "Load {number}", number=_of(values, "load"))
    return _card("item", values, ", ".join((called(KINDS.get(kind, kind)), in_words(slot), load)))


def interrupt_card(_draft: PackDraft, values: FieldValues) -> DeskCard:
    """An Interrupt: the cards that it needs."""
    cards = [in_words(one) for one in as_names(values["cards"])]
    return _card("interrupt", values, ", ".join(cards) or speak("desk", "no cards yet"))


CARDS: Final[Mapping[str, Callable[[PackDraft, FieldValues], DeskCard]]] = {
    "fight": fight_card,
    "map": map_card,
    "mob": mob_card,
    "boss": boss_card,
    "mc": mc_card,
    "item": item_card,
    "interrupt": interrupt_card,
}
"""How an entry of each family lies on the board."""


def _card(word: str, values: FieldValues, line: str, figures: list[str] | None = None) -> DeskCard:
    text = content(str(values["text"] or ""))
    told = [line, ", ".join(figures or ()), text]
    return DeskCard(
        id=str(values["id"]),
        name=entry_name(values),
        line=line,
        sign=SIGNS[word],
        figures=tuple(figures or ()),
        spoken=in_turn(told),
    )


def _of(values: FieldValues, name: str) -> str:
    """A figure as it stands, whatever somebody typed there."""
    return str(values[name] if values[name] is not None else "")


def _figures(values: FieldValues) -> list[str]:
    return [
        speak("desk", "HP {number}", number=_of(values, "hp")),
        speak("desk", "Damage {number}", number=_of(values, "damage")),
        speak("desk", "Range {number}", number=_of(values, "range")),
    ]


def _move(values: FieldValues) -> str:
    return speak("desk", "Move {number}/{most}", number=_of(values, "move"), most=_of(values, "most_move"))


def _can(values: FieldValues) -> str:
    """What it can do besides, in words."""
    return listed([in_words(one.replace("_", " ")) for one in as_names(values["traits"])])
