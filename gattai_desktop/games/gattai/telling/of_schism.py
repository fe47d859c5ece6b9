"""The sentence about the Schism of a Team: a pool that is full starts again lower than it was, which is no relief."""

from collections.abc import Iterator

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.pilots.harmony import POOL, RED
from gattai_desktop.games.gattai.telling.of_values import gauge
from gattai_desktop.games.gattai.telling.sentence import Now, Sentence
from gattai_desktop.games.told import Strong
from gattai_desktop.games.value_table import TableValue


def schism(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """From what to what; of a pool that is full also that it is, since it starts again lower than it was (MICRO-35)."""
    before, after, harmony_now = fact.before, fact.after, now.values.get("team.harmony")
    rises = fact.rule == "MICRO-35" and isinstance(harmony_now, int) and harmony_now > RED
    if not (rises and isinstance(before, int) and isinstance(after, int) and after <= before):
        yield from gauge(now, fact, value)
        return
    template = "Schism {before} → {pool}, full: it starts again at {after}"
    yield Sentence(say(template, before=before, pool=POOL, after=Strong(after)))
