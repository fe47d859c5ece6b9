"""A line of triggers that somebody is writing, read aloud: what it does, or the first place that cannot be read."""

from collections.abc import Callable

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.events.lines import read_line, unfit
from gattai_desktop.games.gattai.events.targets_of_events import TargetNames
from gattai_desktop.games.gattai.events.written_so_far import trigger_starts
from gattai_desktop.games.gattai.telling.what_it_does import in_a_sentence, what_it_does
from gattai_desktop.games.notation import NotationFault


@frozen
class ReadAloud:
    """What a line does in `words`; `rule` names what speaks against it, at the characters from `begins` to `ends`."""

    words: Words
    rule: str = ""
    begins: int = 0
    ends: int = 0

    @property
    def sound(self) -> bool:
        """Whether it can be fired here."""
        return not self.rule


def read_aloud(table: Table, text: str, instigator: str = COACH_SEAT, shown: Callable[[str], str] = str) -> ReadAloud:
    """Read a line as the table reads it (MICRO-1), and say what it would do, or what is wrong first (MICRO-7).

    `shown` says how the windows call what the table calls so; the text may write names like that.
    """
    names = TargetNames(table, shown)
    found = _read(table, names.stored(text), instigator)
    begins, ends = names.place(text, found.begins), names.place(text, found.ends)
    return found if found.sound else evolve(found, begins=begins, ends=max(ends, begins))


def _read(table: Table, line: str, instigator: str) -> ReadAloud:
    try:
        read = read_line(table, line)
    except NotationFault as fault:
        begins = min(fault.at, len(line.rstrip()))
        return ReadAloud(say("{fault}", fault=fault), "MICRO-1", begins, max(begins, begins + len(fault.found)))
    starts = (*trigger_starts(line), len(line))
    triggers = [trigger for one in read.alternatives for trigger in one.triggers]
    for number, trigger in enumerate(triggers):
        for reason in unfit(table, trigger, instigator):
            part = line[starts[number] : starts[number + 1]].rstrip()
            for joint in (" and", " or"):
                part = part.removesuffix(joint)
            return ReadAloud(reason.text, reason.rule, starts[number], starts[number] + len(part.rstrip()))
    return ReadAloud(in_a_sentence(what_it_does(table, line, instigator)))
