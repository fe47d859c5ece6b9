"""What the desk knows of powers, Robos, Gear, Frames, Mods and Techs of a person's own: parts, cards, what they do."""

from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.board.speech import content, first_large, said, speak
from gattai_desktop.cards.words import wording
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai import taken_over
from gattai_desktop.content.gattai.taken_over import OWN, BookEntry, book_entries, moment_of, moments, taken_from
from gattai_desktop.content.gattai.threat_choices import parts_of
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.windows.games.gattai.desk.evening_cards import new_name
from gattai_desktop.windows.games.gattai.desk.threat_powers import part_name
from gattai_desktop.windows.kit.field_labels import in_words
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskPart, ReadyValue

_SIGNS: Final = {
    "power": "storm", "robo": "program", "gear": "armory", "frame": "blade", "mod": "cog", "tech": "bolt",
}  # fmt: skip
_DOES: Final = "effects"
"""The field that stands for all that an entry does."""


def own_parts() -> tuple[DeskPart, ...]:
    """Return the parts of the board for them, of which most packs have none."""
    titles = {
        "power": speak("desk", "Powers"),
        "robo": speak("desk", "Robos"),
        "gear": speak("desk", "Gear"),
        "frame": speak("desk", "Frames"),
        "mod": speak("desk", "Mods"),
        "tech": speak("desk", "Techs"),
    }
    return tuple(
        DeskPart(key=one, title=titles[one], new=new_name(one), sign=_SIGNS[one], word=one, wide=262, high=84,
                 seldom=True)
        for one in OWN
    )  # fmt: skip


def begins_as(draft: PackDraft, word: str) -> Mapping[str, Any]:
    """Return what a new one begins with beside its name: the table carries it out, Gear can be checked out at once."""
    if word not in OWN:
        return {}
    found: dict[str, Any] = {**taken_over.left_to_the_table(word, next(iter(moments(word))))}
    if word == "gear":
        found["tier"] = 1
    if word == "tech":
        pilots = (one["seat"] for one in draft.entries("playbook"))
        found |= {"chroma": next((one for one in pilots if one in COLOURS), COLOURS[0]), "slot": "secondary"}
    return found


def add_power(draft: PackDraft, threat: str, powers: tuple[str, ...]) -> str:
    """Make a power, and let a Threat have it beside those that it names; return its id. Raises DraftNotKept."""
    name = new_name("power")
    with draft.together(wording("{name} is new.", name=name)):
        made = draft.add("power", {"name": name, **begins_as(draft, "power")})
        draft.change("threat", threat, powers=(*powers, made))
    return made


def left_to_the_table(word: str, field: str) -> tuple[ReadyValue, ...]:
    """Return the moments at which the table carries one out."""
    if field != _DOES:
        return ()
    return tuple(
        ReadyValue(name=said(name), line="", value=taken_over.left_to_the_table(word, key))
        for key, name in moments(word).items()
    )


def of_the_book(word: str, field: str) -> tuple[ReadyValue, ...]:
    """Return the entries of the book of a family whose doings may be taken over."""
    if field != _DOES:
        return ()
    return tuple(
        ReadyValue(name=_called(word, one), line=content(one.text), value=one.values) for one in book_entries(word)
    )


def _called(word: str, one: BookEntry) -> str:
    parts = ", ".join(part_name(part) for part in parts_of(one.values)) if word == "power" else ""
    return f"{content(one.name)}: {parts}" if parts else content(one.name)


def own_card(word: str, values: FieldValues, name: str) -> DeskCard:
    """One of them: its few numbers, and who carries it out."""
    moment, taken = moment_of(word, values), taken_from(word, values)
    does = said(moments(word)[moment]) if moment else ""
    if taken is not None:
        does = speak("desk", "as {name}", name=content(taken.name))
    figure = _figure(word, values)
    line = f"{figure}, {does[:1].lower()}{does[1:]}" if figure and does else figure or does
    told = content(str(values["text"] or ""))
    return DeskCard(
        id=str(values["id"]), name=name, line=line, sign=_SIGNS[word], spoken=f"{line}. {told}" if told else line
    )


def _figure(word: str, values: FieldValues) -> str:
    if word == "robo":
        return speak("desk", "Endurance {number}", number=values["endurance"])
    if word == "gear":
        kind = first_large(in_words(str(values["kind"] or "")))
        return speak("desk", "{kind}, Tier {number}", kind=kind, number=values["tier"]) if values["tier"] else kind
    if word == "tech":
        return speak("desk", "highest Rank {number}", number=values["max_rank"])
    return ""
