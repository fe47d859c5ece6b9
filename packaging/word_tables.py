"""Texts that are data and not written where they are shown: names, moves, rules, rulings, packs.

Called by words.py. A new table whose words reach a person is named here.
"""

# ruff: noqa: SLF001 (tables are private to their modules; here they are only read)

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gattai_desktop import cli  # noqa: E402 (the checkout goes first)
from gattai_desktop.board import theme, words  # noqa: E402 (the checkout goes first)
from gattai_desktop.board.speech import first_large  # noqa: E402
from gattai_desktop.cards.card import RANK_NAMES, Suit  # noqa: E402
from gattai_desktop.cards.words import Called  # noqa: E402
from gattai_desktop.content.boxes import KEYS, box, packs_of  # noqa: E402
from gattai_desktop.content.gattai.options import carried  # noqa: E402 (the checkout goes first)
from gattai_desktop.content.own_words import PROSE  # noqa: E402 (the checkout goes first)
from gattai_desktop.content.tasuo.card_packs import built_in_cards  # noqa: E402
from gattai_desktop.content.written_file import CLOSED, OPEN, REASONS  # noqa: E402
from gattai_desktop.games.by_hand import ByHand  # noqa: E402
from gattai_desktop.games.gattai import names  # noqa: E402
from gattai_desktop.games.gattai.book import editions  # noqa: E402
from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK, RULING_CHAPTERS  # noqa: E402
from gattai_desktop.games.gattai.book.rulings import rulings_book  # noqa: E402
from gattai_desktop.games.gattai.effects import costs  # noqa: E402
from gattai_desktop.games.gattai.events.event_table import EVENTS  # noqa: E402
from gattai_desktop.games.gattai.pilots import evolution, pilots, using_gear  # noqa: E402
from gattai_desktop.games.gattai.pilots.evolving import EvolveRobo  # noqa: E402
from gattai_desktop.games.gattai.rumble import final_form  # noqa: E402
from gattai_desktop.games.gattai.story import first_contact_acts, score  # noqa: E402
from gattai_desktop.games.gattai.telling import announced as told_announced  # noqa: E402
from gattai_desktop.games.gattai.telling import of_moves as told_moves  # noqa: E402
from gattai_desktop.games.gattai.telling import of_values as told_values  # noqa: E402
from gattai_desktop.games.gattai.throwdown import stages  # noqa: E402
from gattai_desktop.games.gattai.values import VALUES  # noqa: E402
from gattai_desktop.games.gattai.values_of_play import PHASES  # noqa: E402
from gattai_desktop.games.kinds import Either, OneOf  # noqa: E402
from gattai_desktop.games.kinds_of_many import Fields, Fieldset, ListOf  # noqa: E402
from gattai_desktop.games.move import Move  # noqa: E402
from gattai_desktop.games.presentation import imperative  # noqa: E402
from gattai_desktop.games.rumblebots import bots, first_battle  # noqa: E402
from gattai_desktop.games.rumblebots import by_hand as bots_by_hand  # noqa: E402
from gattai_desktop.games.rumblebots.rulings import rule_book as bots_rule_book  # noqa: E402
from gattai_desktop.games.rumblebots.rulings import rulings_book as bots_rulings  # noqa: E402
from gattai_desktop.games.rumblebots.values import VALUES as BOT_VALUES  # noqa: E402
from gattai_desktop.games.tasuo import names as tasuo_names  # noqa: E402
from gattai_desktop.games.tasuo import rulings as tasuo_rulings  # noqa: E402
from gattai_desktop.games.tasuo import seven_turns_words as tasuo_guide  # noqa: E402
from gattai_desktop.games.tasuo import told_facts as tasuo_facts  # noqa: E402
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS, KINDS, TAGS, TYPES  # noqa: E402
from gattai_desktop.games.tasuo.landmarks import LANDMARKS as TASUO_LANDMARKS  # noqa: E402
from gattai_desktop.games.tasuo.policies import POLICIES, UNTIL  # noqa: E402
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown  # noqa: E402
from gattai_desktop.games.tasuo.telling import sentence_of  # noqa: E402
from gattai_desktop.games.tasuo.values import VALUES as TASUO_VALUES  # noqa: E402
from gattai_desktop.games.virtual_machine import by_hand as fight_by_hand  # noqa: E402
from gattai_desktop.games.virtual_machine import hello_world_words as vm_guide  # noqa: E402
from gattai_desktop.games.virtual_machine import names as vm_names  # noqa: E402
from gattai_desktop.games.virtual_machine import rulings as vm_rulings  # noqa: E402
from gattai_desktop.games.virtual_machine import telling as vm_telling  # noqa: E402
from gattai_desktop.games.virtual_machine import told_scene as vm_scene  # noqa: E402
from gattai_desktop.games.virtual_machine.row_words import DEEDS  # noqa: E402
from gattai_desktop.games.virtual_machine.traits import TRAITS  # noqa: E402
from gattai_desktop.games.virtual_machine.values import VALUES as FIGHT_VALUES  # noqa: E402
from gattai_desktop.players.gattai.aims import SAID_UNASKED  # noqa: E402
from gattai_desktop.terminal import help_texts  # noqa: E402
from gattai_desktop.windows.games.gattai.looks import rails as looks_rails  # noqa: E402
from gattai_desktop.windows.games.gattai.looks import spoils as looks_spoils  # noqa: E402
from gattai_desktop.windows.games.gattai.parts import strike_scale  # noqa: E402
from gattai_desktop.windows.games.register import desk_of  # noqa: E402
from gattai_desktop.windows.games.rumblebots import looks as bots_looks  # noqa: E402

_NAMED = (
    "location",
    "scene",
    "faction",
    "threat",
    "scenario",
    "path",
    "map",
    "fight",
    "item",
    "interrupt",
    "adjective",
    "question",
    "prompt",
)


def texts() -> Iterator[tuple[str, str]]:
    """Yield context and source of each text; some come several times."""
    yield from (("names", text) for text in _names())
    yield from (("game", text) for text in _sentences())
    yield from (("rules", text) for text in _rules())
    yield from (("rulings", text) for text in _rulings())
    for word in (word for key in KEYS for word in box(key).glossary()):
        yield from (("glossary", word.written), ("glossary", word.means))
    yield from (("fields", text) for text in _fields())
    for pack in sorted((ROOT / "resources" / "packs").rglob("*.toml")):
        entries = tomllib.loads(pack.read_text(encoding="utf-8"))
        yield from (("content", text) for text in _prose(entries))
        # Places, sides and scenarios are shown by names in the language of the windows; what is stored stays.
        yield from (("content", one["name"]) for kind in _NAMED for one in entries.get(kind, ()))
        yield from (("content", head["title"]) for head in (entries.get("pack"),) if head)
        yield from (("content", head["attribution"]["work"]) for head in (entries.get("pack"),) if head)
        yield from (("content", area["name"]) for one in entries.get("map", ()) for area in one["areas"])
    yield from (("content", text) for text in SAID_UNASKED)
    yield from (("command", getattr(part, name)) for part, name in help_texts(cli._parser()))
    for puzzles in sorted((ROOT / "resources" / "puzzles").glob("*.toml")):
        found = tomllib.loads(puzzles.read_text(encoding="utf-8"))["puzzle"]
        yield from (("content", one[part]) for one in found for part in ("name", "task", "hint", "lies") if part in one)


def _fields() -> Iterator[str]:
    """What a form says of the fields of packs that are written at a desk: their labels, their words, their help."""
    desks = [desk for desk in map(desk_of, KEYS) if desk is not None]
    for desk in desks:
        contents = packs_of(desk.game).contents
        shown = desk.parts()
        yield from (word for part in shown for word, _ in part.words)
        for family in (one for one in contents.families if any(part.word == one.word for part in shown)):
            yield family.help
            yield from _said_of(family.fields)


def _said_of(fields: Fields) -> Iterator[str]:
    for one in fields:
        if isinstance(one.kind, Fieldset):
            yield from _said_of(one.kind.fields)
        yield from (*(first_large(word.replace("_", " ")) for word in (one.name, one.label) if word), one.help)
        for kind in one.kind.kinds if isinstance(one.kind, Either) else (one.kind,):
            inner = kind.of if isinstance(kind, ListOf) else kind
            if isinstance(inner, Fieldset) and inner is not one.kind:
                yield from _said_of(inner.fields)
            if isinstance(inner, OneOf):
                named = {option.word: option.name for option in inner.options}
                yield from (named.get(word, word).replace("_", " ") for word in inner.words)


def _names() -> Iterator[str]:
    """Words of the game that stand where a name could stand."""
    yield from ("Coach", "Pilots", "Everybody", "Champion", "the Team", "the Final Form", "a card", "A card", "Joker")
    yield from ("nothing", "nobody", "yes", "no", "none", "on", "off", "a Bot", "surrenders", "Full", "All")
    yield from (*REASONS.values(), OPEN, CLOSED)
    yield from (
        words for key in KEYS for family in packs_of(key).contents.families for words in (family.kind, family.kinds)
    )
    yield from ("Free some space, or choose another folder.", "Choose another folder.")
    yield "Close it there, then try once more."
    yield "Free some space or plug the disk in again, then try once more."
    yield from (
        "Copy the session into a folder of your own and open it there.",
        "Try once more, or save a copy elsewhere.",
    )
    yield from ("is empty, so it is no session", "is no session of this program")
    yield from ("a Threat", "a Faction", "a Location", "True", "False", "the conflict")
    yield from ("by attack", "by criticals", "by attack and by criticals")
    yield from told_moves._ITEMS.values()
    for table in (names.RESOURCES, names.STAT_NAMES, names._PLACES, names._SPOILS):
        yield from table.values()
    yield from bots_by_hand._PLACES.values()
    rows = (*VALUES.rows, *BOT_VALUES.rows, *FIGHT_VALUES.rows)
    yield from (row.name for row in rows if row.name and not isinstance(row.name, Called))
    yield from EVENTS
    yield from told_values.KNOWN.values()
    yield from told_values.STATES.values()
    yield from ("active", "out", "dead", "departed", "graduated", "defeated", "beaten", "gone", "removed")
    yield from ("out for scene", "standing", "damaged", "razed")
    yield from told_announced.RESULTS.values()
    yield from told_announced._SIDES.values()
    yield from ("Pilots'", "Coach's")
    yield from (stage.name for stage in stages.STAGES.values())
    yield from ("initiative", "counter", "escalate", "rumble")
    yield from (position.name for position in final_form.POSITIONS.values())
    yield from costs.NAMES.values()
    yield from (rung.name for rung in evolution.CLASSES)
    yield from evolution.CYCLE
    yield from (*(kind.capitalize() for kind in evolution.GEAR_TYPES), "Dissonant", "Resonant")
    yield from (*evolution.CATEGORIES, *evolution.UNIVERSAL, *EvolveRobo.among)
    yield from (*evolution.GEAR_TYPES, *(kind.capitalize() for kind in evolution.CATEGORIES))
    yield from first_contact_acts.TITLES.values()
    yield from _names_of_fights()
    yield from (*_names_of_showdowns(), *first_battle.TITLES.values())
    yield from ("First battle", "Seven turns", "A new table")  # sessions that nobody named
    yield from ("Invested", "Gambits", "Throwdowns")
    yield from (phase.capitalize() for phase in PHASES)
    yield from PHASES
    yield from (phase.replace("-", " ") for phase in PHASES if "-" in phase)  # as the log says it
    yield from (score.WON, score.FAILED)
    yield from _score_lines()
    for edition in editions.EDITIONS.values():
        yield edition.name
        yield from (word for term, word in edition.words.items() if term != "prefix")
    yield from ("Endurance", "Grit", "Recover", "Recovery", "Restore")
    for name, (left, right) in pilots.COMMITMENTS.items():
        yield from (name.capitalize(), left.capitalize(), right.capitalize())
    yield from RULING_CHAPTERS
    for _, name, line in looks_spoils._WORDS.values():
        yield from (name, line)
    yield from (*bots_looks.PLACES, *(faction.capitalize() for faction in bots.FACTIONS))
    yield from (name for _, name, _ in looks_rails._RESOURCES)
    yield from words.SPOKEN_SIGNS.values()
    yield from strike_scale.SPOKEN.values()


def _names_of_fights() -> Iterator[str]:
    """Words of Virtual Machine that stand where a name could stand."""
    yield from ("MCs", "CPU", "won", "downed", *vm_guide.TITLES.values())
    for table in (vm_names.STATUSES, vm_names.AREA_STATES, vm_names.ELEMENTS, vm_names.ROLES, vm_names.KINDS):
        yield from table.values()
    yield from vm_names.RELOAD_NAMES.values()


def _names_of_showdowns() -> Iterator[str]:
    """Words of Tasuo Showdown that stand where a name could stand."""
    tables = (tasuo_names.PLACES, tasuo_names.PHASES, tasuo_names._OTHERS, tasuo_names.DRIVES, TYPES, KINDS)
    yield from (text for table in tables for text in table.values())
    yield from (*POLICIES, *UNTIL)
    yield from (*BATTLE_CONDITIONS, *TAGS, "won", "stopped", "destroyed", "negated", "Bully Bounce")
    yield from (row.name for row in TASUO_VALUES.rows if row.name)
    yield from tasuo_guide.TITLES.values()


def _score_lines() -> Iterator[str]:
    yield from ("Crisis steps", "All 127 points won", "All 127 points lost", "Resources above 9", "Gear returned")
    yield from ("Special Gear brought home", "Favor cards left", "Harmony", "Heroic sacrifices", "Other deaths")
    yield from ("Razed Locations", "Factions turned", "Factions destroyed", "Threats defeated", "Threats left")
    assert score.lines  # they are written there


def _sentences() -> Iterator[str]:
    """Templates that are no literals where they are said."""
    yield from RANK_NAMES.values()
    yield from (suit.name.capitalize() for suit in Suit)
    yield from theme.SUITS.values()
    yield from (*(seat.capitalize() for seat in pilots.COLOURS), " to ")
    yield from names.HARMONY_NAMES
    yield from (event.effect for event in EVENTS.values())
    yield from bots_by_hand._ZONES.values()
    yield from fight_by_hand._ZONES.values()
    yield from told_values.STATUS.values()
    for row in VALUES.rows:
        if isinstance(row.told, told_values.Became | told_values.EitherWay):
            yield from row.told.templates
    yield from (beat.learn for act in first_contact_acts.ACTS.values() for beat in act)
    yield from using_gear._CONSENT.values()
    for game in map(box, KEYS):
        yield from (kind.name for kind in game.landmarks().kinds)
        yield from (name for name, _ in game.landmarks().parts.values())
    yield from _sentences_of_fights()
    yield from _sentences_of_showdowns()
    yield from dict.fromkeys(chapter for key in KEYS for chapter, _ in box(key).rules().values())
    yield from dict.fromkeys(one.option.chapter for one in carried(packs_of("gattai").built_in()))
    for kind in box("gattai").game.phrases.kinds:
        if not kind.told.line and kind.told_now is Move.told_now:
            yield told_moves.sentence_of(kind)


def _sentences_of_fights() -> Iterator[str]:
    yield from (*vm_names.FIGURES.values(), *vm_scene.CAUSES.values(), *DEEDS.values(), *vm_names.STATUSES.values())
    yield from (*vm_names.RELOAD_LINES.values(), *TRAITS.values())
    yield from (*vm_names.AREA_STATES.values(), *vm_guide.LEARNED.values(), vm_guide.PASSED)
    yield from (text for one in vm_guide.WORDS.values() for text in (one.now, one.why, one.learn))
    fights = (kind for kind in box("virtual-machine").game.phrases.kinds if not issubclass(kind, ByHand))
    yield from map(vm_telling.sentence_of, fights)


def _sentences_of_showdowns() -> Iterator[str]:
    yield from (*tasuo_names._ZONES.values(), *tasuo_facts.WON_BY.values(), *tasuo_facts._GAUGES.values())
    yield from (kind.name for kind in TASUO_LANDMARKS.kinds)
    yield from (name for name, _ in TASUO_LANDMARKS.parts.values())
    guide = tasuo_guide
    yield from (*guide.LEARNED.values(), guide.NEXT, guide.WATCH, guide.FOE_DOES, guide.STRAYED)
    yield from (text for one in guide.LESSONS.values() for text in (one.now, one.why, one.learn))
    kinds = TasuoShowdown(built_in_cards().cards).phrases.kinds
    yield from (sentence_of(kind) for kind in kinds if not issubclass(kind, ByHand))


def titles() -> Iterator[str]:
    """Yield what plates say of kinds of moves that have no title of their own."""
    for game in map(box, KEYS):
        yield from (imperative(kind.phrase) for kind in game.game.phrases.kinds if not kind.shown.title)


def _rules() -> Iterator[str]:
    for rule in RULE_BOOK.values():
        if not rule.id.startswith("R-"):
            yield rule.sentence
    yield from (position.tech for position in final_form.POSITIONS.values())
    yield from (sentence for _, sentence in bots_rule_book().values())
    yield from (sentence for _, sentence in vm_rulings.rule_book().values())
    yield from (sentence for _, sentence in tasuo_rulings.rule_book().values())
    yield from (edition.source for edition in editions.EDITIONS.values())


def _rulings() -> Iterator[str]:
    for row in rulings_book().values():
        yield row.title
        yield row.question
        yield from (said.lstrip("- ") for said in row.says.values())
        yield from row.options.values()
    books = (bots_rulings(), vm_rulings.rulings_book(), tasuo_rulings.rulings_book())
    for own in (row for book in books for row in book.values()):
        yield own.title
        yield own.question
        yield from own.options.values()


def _prose(value: object, name: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _prose(inner, key)
    elif isinstance(value, list) and name != "who":  # who is in a scene: ids
        for one in value:
            yield from _prose(one, name)
    elif isinstance(value, str) and name in PROSE:
        yield value.strip()
