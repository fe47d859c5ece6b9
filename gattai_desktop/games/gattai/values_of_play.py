"""The values by which a conflict keeps its place, and what else play keeps for itself.

They are a part of the table of `values.py`. What is `while_there` is set by hand only once play has brought it; the
rest changes by playing alone.
"""

from collections.abc import Callable, Iterator
from typing import Final, cast

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai import zones
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.telling import of_values as told
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.kinds import Number
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.team import OWN_WORDS
from gattai_desktop.games.value_kinds import (
    AGENDA,
    ANYTHING,
    CONTENT,
    FLAG,
    LISTS,
    NOTHING,
    NUMBER,
    NUMBERS,
    TEXT,
    TEXTS,
    each,
    each_once,
    either,
    named_in,
    row,
)
from gattai_desktop.games.value_table import Hides, ValueRow, kept, up_to, while_there

SEAT: Final = named_in(lambda table: (*zones.pilot_seats(table), COACH_SEAT), wording("a Pilot's seat or Coach"))
SEATS: Final = each_once(SEAT)
PLAYED: Final = each(row(TEXT, TEXT, either(TEXT, NOTHING)))
"""Who played each card of a Pile, as what, and of which Tech."""
PHASES: Final = ("set-up", "salute", "briefing", "play", "debriefing", "breakdown")
"""The phases of a session, in their order (RULES SESSION-1); after the last a new session begins."""
STEPS: Final = (
    "story",
    *(
        f"gambit.{step}"
        for step in ("offered", "threshold", "play", "help", "reveal", "result", "consequences", "clean_up")
    ),
    *(
        f"throwdown.{step}"
        for step in (
            "answer",
            "sides",
            "reveal",
            "replay",
            "who_started",
            "votes",
            "draws",
            "exchange",
            "robos",
            "turn",
            "assemble",
            "line_up",
            "positions",
            "head_draw",
            "distribute",
            "coach_draw",
            "form_values",
        )
    ),
    *(f"outcome.{step}" for step in ("concession", "story", "spoils", "clean_up")),
)  # fmt: skip
"""Every step of play (RULES 2.27)."""


def _most(gauge: str) -> Callable[[Table, str], int | None]:
    return lambda table, side: cast("int | None", table.values.get(final_form.form_path(side, gauge)))


def _of_entry(path: str, hidden_from: Hides | None = None) -> Iterator[ValueRow]:
    """Yield the values of an entry of a pack."""
    for holds, names in (
        (TEXT, ("name", "family", "scope", "kind", "text")),
        (NUMBER, ("tier",)),
        (TEXTS, ("tag", "effects")),
    ):
        yield from kept(holds, *(f"{path}.{name}" for name in names), told=told.unsaid, hidden_from=hidden_from)


FIGHT: Final = (
    ValueRow("throwdown.score.{seat}", "score", while_there(Number(0, 127)), record=RecordGauge("score", absent=0),
             told=told.score),
    ValueRow("throwdown.strike.{seat}", "Strike", while_there(Number(0, 14)), record="strike",
             hidden_from=zones.the_coachs_own, told=told.strike),
    ValueRow("throwdown.form.{pilot}.buffers", "Final Form's Buffers", up_to(_most("max_buffers")),
             ends=(0, _most("max_buffers")), record=RecordGauge("form buffers", absent=0),
             told=told.form_gauge),
    ValueRow("throwdown.form.{pilot}.charges", "Rumble Charges", up_to(_most("max_charges")),
             ends=(0, _most("max_charges")), record=RecordGauge("rumble charges", absent=0),
             told=told.form_gauge),
    ValueRow("throwdown.form.{pilot}.strike", "Final Form's Strike", holds=NUMBER),
    ValueRow("throwdown.entered_strike", hidden_from=zones.the_coachs, holds=NUMBER),
    *kept(SEAT, *(f"throwdown.{name}" for name in ("challenger", "challenged", "started", "turn", "rumble")),
          "throwdown.commander.{seat}", "gambit.pilot", "outcome.winner", "outcome.loser"),
    *kept(SEATS, *(f"throwdown.{name}" for name in ("outside", "routed", "support")), "gambit.helpers",
          "throwdown.side.{seat}", "throwdown.involved.{seat}"),
    *kept(TEXTS, *(f"throwdown.{name}" for name in ("gear", "assists", "last", "risk", "threats", "involved_threats",
                                                    "used_techs"))),
    *kept(TEXT, "throwdown.rising", "throwdown.stakes.{seat}", "throwdown.vote.{seat}", "throwdown.form.{seat}",
          "outcome.concession",
          *(f"gambit.{name}" for name in ("card_from", "gear", "goal", "result", "threshold_from"))),
    *kept(FLAG, *(f"throwdown.{name}" for name in ("blind", "death", "immediate", "risk_fits", "robo_hurt")),
          "gambit.specialty", "gambit.threshold_seen", "outcome.rout", "outcome.wipe"),
    *kept(NUMBER, *(f"gambit.{name}" for name in ("bonus", "effects", "flips", "tries")), "outcome.basic.{seat}",
          "outcome.ultimate.{seat}", "throwdown.round", "throwdown.given.{seat}", "throwdown.way.*",
          *(f"throwdown.form.{{seat}}.{name}" for name in ("harmony", "max_buffers", "max_charges", "drawn"))),
    *kept(NUMBERS, "throwdown.entered"), *kept(NUMBER, "crisis.faces", "gambit_won"),
    *kept(each(row(TEXT, TEXT)), "throwdown.form.{seat}.positions", "throwdown.lost_gear"),
    *kept(each(row(TEXT, NUMBER)), "throwdown.form.{seat}.used", "throwdown.fired.*"),
    *kept(each(row(NUMBER, TEXT, NUMBER, FLAG)), "throwdown.scored"),
    *kept(each(row(TEXT, TEXT, NUMBER, TEXT)), "throwdown.payload"),
    *kept(PLAYED, "throwdown.pile", "throwdown.pile_entries", "throwdown.pile.*"),
    *kept(LISTS, "outcome.spoils.{seat}", "throwdown.armed"),
    *map(ValueRow, ("throwdown.*", "gambit.*", "outcome.*", "gear.*")),
    ValueRow("ballot.{seat}", hidden_from=zones.of_another, holds=TEXT),
)  # fmt: skip

# Gear: who takes it and what it does is said by the moves. Who invested a card, how long one stays away, what was
# missed, what began in this scene, what is being carried out.
BOOKKEEPING: Final = (
    ValueRow("lasting", told=told.lasting, holds=LISTS),
    *kept(AGENDA, "agenda", hidden_from=zones.agenda_of_powers),
    *kept(FLAG, "cleaning_up", "omens.held"),
    *kept(TEXTS, "gear", "chain"),
    *kept(TEXT, *(f"gear.{{gear}}.{name}" for name in ("name", "type", "holder", "entry", "activate", "sacrifice"))),
    *kept(NUMBER, "gear.{gear}.tier", "gear.{gear}.scene"), *kept(FLAG, "gear.{gear}.rumbles"),
    *kept(TEXT, "removed.{card}"),
    *kept(NUMBER, "missed.*", "begun.*"), *kept(TEXTS, "begun.conflicts"),
    *kept(each(row(TEXT, TEXT, NUMBER)), "used_at"),
    ValueRow("favor.{card}", hidden_from=zones.not_the_investors, holds=TEXT),
    ValueRow("wild.{card}", hidden_from=zones.wild, holds=TEXT),
    *_of_entry(f"entry.{threats.BROUGHT}.{{entry}}", zones.brought_along), *_of_entry("entry.{entry}"),
    ValueRow(f"entry.{threats.BROUGHT}.*", hidden_from=zones.brought_along, told=told.unsaid),
    ValueRow("secret.{seat}.*", hidden_from=zones.of_another, holds=CONTENT),
    *kept(TEXTS, "entries", "spoils", "notices", told=told.unsaid),
    *kept(each(row(TEXT, FLAG)), "entries.wake", told=told.unsaid),
    ValueRow("entries.kept", hidden_from=zones.of_coach, told=told.unsaid, holds=TEXTS),
    ValueRow("entry.*", told=told.unsaid), *kept(CONTENT, "spoil.*", told=told.unsaid),
    *kept(LISTS, "events", "used", "pools.until", told=told.unsaid),
    *kept(NUMBER, "pool.*", told=told.unsaid),
    ValueRow(OWN_WORDS, hidden_from=zones.of_coach, told=told.unsaid, holds=TEXTS),
    *kept(ANYTHING, "learn.*", "away.*", "campaign.*", "events.*", "pools.*", told=told.unsaid),
)  # fmt: skip
