"""What the desk knows of Virtual Machine: fights with their maps, and all that fights in them."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, said, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.virtual_machine.draft_world import map_of, mobs_at, names_of
from gattai_desktop.content.virtual_machine.fight_readiness import before_the_fight
from gattai_desktop.games.virtual_machine.processes import COLOURS
from gattai_desktop.windows.games.virtual_machine.desk.fight_cards import CARDS, SIGNS, new_name
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskGap, DeskPart, DrawnField, GameDesk

_PART_OF: Final = {
    "fight": "fights",
    "map": "maps",
    "mob": "mobs",
    "boss": "bosses",
    "mc": "mcs",
    "item": "items",
    "interrupt": "interrupts",
}
_FIGURES: Final = {"range": 1, "accuracy": "5+", "evade": "K+", "connect": "6+", "resist": "Q+"}
_BEGINS: Final[Mapping[str, Mapping[str, Any]]] = {
    "mob": {"hp": 70, "damage": 20, **_FIGURES, "auto": 1},
    "boss": {
        "hp": 300, "damage": 30, **_FIGURES, "accuracy": "4+", "move": 3, "most_move": 6,
        "charging": "turns_taken", "charge": 1, "interrupts": ("sinkhole",),
    },
    "mc": {
        "kind": "shot", "role": "badass", "hp": 70, "damage": 20, **_FIGURES, "range": 2, "move": 4, "most_move": 8,
        "draw": 6, "play": 2, "reload": "turn", "interrupts": ("empty-the-cylinder",),
    },
    "item": {"kind": "blade", "slot": "armour", "load": 1, "move": 1},
    "interrupt": {"cards": ("7",), "when": "any", "effect": "bullet_time"},
    "map": {
        "start": "A1", "boss_start": "A3",
        "links": ("A1-A2 2", "A2-A3 2"),
    },
}  # fmt: skip
"""With what a new entry begins: as strong as those of the book are in the middle."""
_FIRST_MAP: Final = "a"
_FIRST_MOB: Final = "m02"
_FIRST_MOBS: Final = 4
"""How many mobs a new fight has, so that it can be played at once."""


def _map_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.virtual_machine.desk.map_page import MapPage

    return MapPage(paint, parent, draft, entry_id)


def _placing_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.virtual_machine.desk.placing_page import PlacingPage

    return PlacingPage(paint, parent, draft, entry_id)


class FightsDesk(GameDesk):
    """The desk of whoever makes fights. The evening that is open is the fight that was shown last."""

    game = "virtual-machine"
    evening = "fight"

    def begins(self) -> str:
        return speak("desk", "Begin the fight")

    def parts(self) -> tuple[DeskPart, ...]:
        return (
            _part("fight", speak("desk", "Fights"), high=120),
            _part("map", speak("desk", "Maps"), high=84),
            _part("mob", speak("desk", "Mobs"), high=120),
            _part("boss", speak("desk", "Bosses"), high=120, seldom=True),
            _part("mc", speak("desk", "Main characters"), high=120, seldom=True),
            _part("item", speak("desk", "Gear"), high=84, seldom=True),
            _part("interrupt", speak("desk", "Interrupts"), high=84, seldom=True),
        )

    def drawn(self, word: str) -> DrawnField | None:
        if word == "map":
            return DrawnField(field="areas", make=_map_page, writes=("start", "boss_start", "links", "sight", "walls"))
        if word == "fight":
            return DrawnField(field="mobs", make=_placing_page, writes=("out_3", "out_2", "in_5", "in_6"))
        return None

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        found: dict[str, object] = {"name": new_name(word), **_BEGINS.get(word, {})}
        if word == "map":
            names = (speak("desk", "Start"), speak("desk", "Middle"), speak("desk", "Far side"))
            places = enumerate(zip((20, 80, 140), names, strict=True), 1)
            found["areas"] = tuple({"id": f"A{number}", "name": name, "x": x, "y": 45} for number, (x, name) in places)
        elif word == "mc":
            taken = {one["colour"] for one in draft.entries("mc")}
            found["colour"] = next((one for one in COLOURS if one not in taken), COLOURS[0])
        elif word == "fight":
            found |= _first_fight(draft)
        return found

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        return CARDS[word](draft, draft.values(word, entry_id))

    def said_of(self, draft: PackDraft, evening: str) -> str:
        if not evening or not draft.has("fight", evening):
            return speak("desk", "no fight yet")
        values = draft.values("fight", evening)
        place, boss = map_of(draft, str(values["map"] or "")), str(values["boss"] or "")
        said_first = content(place.name) if place is not None else speak("desk", "no map yet")
        mobs = speak("desk", "{count} mobs", count=mobs_at(values, "mobs"))
        leader = content(names_of(draft, "boss").get(boss, boss)) if boss else ""
        return ", ".join(one for one in (said_first, mobs, leader) if one)

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        if not evening or not draft.has("fight", evening):
            words = speak("desk", "No fight yet: a pack is played by its fights")
            return (DeskGap(words=words, part="fights", first=speak("desk", "Make a fight first")),)
        return tuple(
            DeskGap(words=said(one.words), ready=one.ready, entry=one.entry, field=one.field)
            for one in before_the_fight(draft, evening)
        )


def _part(word: str, title: str, *, high: float, seldom: bool = False) -> DeskPart:
    new = new_name(word) if word != "mc" else speak("desk", "New main character")
    return DeskPart(
        key=_PART_OF[word], title=title, new=new, sign=SIGNS[word], word=word, wide=262, high=high, seldom=seldom
    )


def _first_fight(draft: PackDraft) -> Mapping[str, object]:
    """A fight that can be played as it is: on a map of the pack, or else of the book, against a few mobs."""
    own_maps = [str(one["id"]) for one in draft.entries("map") if one["id"]]
    own_mobs = [str(one["id"]) for one in draft.entries("mob") if one["id"]]
    wanted = (own_maps or [_FIRST_MAP])[-1]
    place = map_of(draft, wanted)
    areas = [one.id for one in place.areas if one.id != place.start] if place is not None else []
    # The nearest to the end stand farthest from the MCs, as packs are written.
    far, mob = areas[-2:], (own_mobs or [_FIRST_MOB])[-1]
    mobs = tuple({"mob": mob, "at": area, "count": _FIRST_MOBS // len(far)} for area in far)
    return {"map": wanted, "mobs": mobs}
