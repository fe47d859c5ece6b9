"""Draws what stands beside the choices: who has how many Evolutions and what for, and the Pilot of next week."""

from typing import Final

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots import evolution, learnable
from gattai_desktop.games.gattai.pilots.evolution import BONUS, LESSON, MVP
from gattai_desktop.games.gattai.pilots.learning_choices import UNIVERSAL_NAMES
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_MAXIMUM, COMMITMENTS, Pilot, pilot
from gattai_desktop.games.gattai.zones import GONE

_TIGHT: Final = 520.0
"""Height, in pixels of the screen, below which the rows stand closer."""
_FOR_SIGNS: Final = {LESSON: "story", BONUS: "star", MVP: "crown"}


@frozen
class EvolvingPilot:
    """A Pilot in the list: her name, how many Evolutions she may spend, and what they are for."""

    seat: Seat
    name: str
    unspent: int
    earned_for: tuple[str, ...] = ()
    status: str = ""

    def line(self) -> str:
        """Say how many she may choose, or that she is gone."""
        if self.status in GONE:
            return called(self.status)
        return speak("learn", "{number} to choose", number=self.unspent) if self.unspent else speak("learn", "none now")


def evolving_pilots(table: Table, seats: tuple[Seat, ...]) -> tuple[EvolvingPilot, ...]:
    """Return every Pilot with her Evolutions."""
    return tuple(
        EvolvingPilot(
            one,
            pilot(table, one).name,
            evolution.unspent(table, one),
            evolution.earned_for(table, one),
            table.text(f"pilot.{one}.status"),
        )
        for one in seats
    )


def what_for(kind: str) -> str:
    """Say what an Evolution was earned for."""
    return {
        LESSON: speak("learn", "learned from a Lesson of hers"),
        BONUS: speak("learn", "a Lesson that nobody expected"),
        MVP: speak("learn", "the best Pilot, by vote"),
    }.get(kind, "")


def draw_sources(draw: Drawing, one: EvolvingPilot, lost: str, y: float) -> None:
    """Write where her Evolutions come from, and what she has lost for good."""
    step = draw.least(24, 17)
    if one.earned_for:
        draw.text(0, y, speak("learn", "What they are for"), caps(13), "soft", room=draw.wide)
        y += step * 1.4
    for kind in one.earned_for:
        draw.sign(_FOR_SIGNS.get(kind, "star"), 0, y - draw.least(14, 10), draw.least(18, 13))
        y = draw.paragraph(
            draw.least(32, 22), y, what_for(kind), plain(15), room=draw.wide - draw.least(32, 22), step=step
        )
        y += step * 0.4
    y += step * 0.6
    for words, ink in (
        (speak("learn", "Each choice is one Evolution. What it is for follows the cycle of seven."), "soft"),
        (lost, "refused"),
    ):
        if words:
            y = draw.paragraph(0, y, words, plain(14.5), ink, room=draw.wide, step=step, most=5) + step * 0.5


def lost_words(table: Table, seat: Seat) -> str:
    """Name the points that she has lost and not regained: with the scenario they are lost for good."""
    her = pilot(table, seat)
    lost = [
        speak("learn", "{stat} {number}", stat=called(name), number=her.number(f"base.{stat}") - her.number(stat))
        for stat, name in STAT_NAMES.items()
        if stat != "stat" and her.number(f"base.{stat}") > her.number(stat)
    ]
    said = [speak("learn", "Not healed, and lost with the scenario: {points}.", points=", ".join(lost))] if lost else []
    for_good = [
        speak("learn", "{commitment} {number} of {most}", commitment=called(name.capitalize()), number=whole,
              most=COMMITMENT_MAXIMUM)
        for name, pair in COMMITMENTS.items()
        if (whole := sum(her.number(f"base.{stat}") for stat in pair)) < COMMITMENT_MAXIMUM
    ]  # fmt: skip
    if for_good:
        said.append(speak("learn", "Lost for good: {points}. A Tech Evolution can rebuild a point.",
                          points=", ".join(for_good)))  # fmt: skip
    return " ".join(said)


# ---------------------------------------------------------------------- next week


def draw_next_week(draw: Drawing, before: Table, after: Table, seat: Seat) -> None:
    """Draw the Pilot as she will be; what is new is dashed."""
    old, new = pilot(before, seat), pilot(after, seat)
    y = draw.least(34, 24)
    head = speak("learn", "{name} leaves the Team", name=new.name) if new.gone else ""
    draw.text(0, y, head or speak("learn", "{name} next week", name=new.name), title(24), room=draw.wide, fit=True)
    y += draw.least(28, 19)
    draw.text(0, y, speak("learn", "dashed is what is new"), plain(14), "price", room=draw.wide)
    y += draw.least(14, 10)
    for name, pair in COMMITMENTS.items():
        y = _draw_pair(draw, old, new, name, pair, y)
    draw.rule(y + draw.least(8, 6))
    y += draw.least(36, 26)
    for words, was, now in _figures(before, after, old, new):
        y = _draw_figure(draw, words, was, now, y)
    draw.rule(y - draw.least(14, 10))
    y += draw.least(14, 10)
    draw.text(0, y, speak("learn", "Techs"), caps(13), "soft")
    y += draw.least(30, 20)
    _draw_techs(draw, before, after, seat, y)


def _draw_pair(draw: Drawing, old: Pilot, new: Pilot, name: str, pair: tuple[str, str], y: float) -> float:
    left, right = pair
    tight = draw.high * draw.unit < _TIGHT
    row, cap = draw.least(48 if tight else 64, 38 if tight else 46), draw.least(22, 15)
    draw.text(draw.wide / 2, y + draw.least(16, 12), called(name.capitalize()), strong(14), align="middle")
    inset = draw.least(40, 30)
    top = y + draw.least(22, 16)
    for stat, x, align in ((left, 0.0, "start"), (right, draw.wide, "end")):
        changed = old.number(stat) != new.number(stat)
        draw.letters(x, top, new.number(stat), cap, "price" if changed else "text", align=align)  # type: ignore[arg-type]
        base = top + cap + draw.least(16, 12)
        draw.text(x, base, called(STAT_NAMES[stat]), plain(13), "soft", align=align)  # type: ignore[arg-type]
    lost = sum(max(0, new.number(f"base.{stat}") - new.number(stat)) for stat in pair)
    draw.balance(inset, top, draw.wide - 2 * inset, cap, BalanceLook(new.number(left), new.number(right), lost), 4)
    grown = [max(0, new.number(stat) - old.number(stat)) for stat in pair]
    whole = max(1, new.number(left) + new.number(right) + lost)
    step = (draw.wide - 2 * inset) / whole
    for start, more in ((new.number(left) - grown[0], grown[0]), (new.number(left), grown[1])):
        for one in range(more):
            draw.plate(
                inset + (start + one) * step,
                top - 2,
                step,
                cap + 4,
                edge="price",
                line=2,
                cut=3,
                radius=2,
                dashes=(3.0, 3.0),
            )
    return y + row + draw.least(14, 4 if tight else 10)


def _figures(before: Table, after: Table, old: Pilot, new: Pilot) -> tuple[tuple[str, int, int], ...]:
    def more(table: Table) -> int:
        return table.number(f"pilot.{new.seat}.draw_modifier")

    return (
        (speak("learn", "Buffers, at most"), old.max_buffers, new.max_buffers),
        (speak("learn", "Charges, at most"), old.max_charges, new.max_charges),
        (speak("learn", "Strike in fights we start"), old.number("steel") + old.number("strike_modifier"),
         new.number("steel") + new.number("strike_modifier")),
        (speak("learn", "Draws, for the Team"), old.number("sync") + more(before), new.number("sync") + more(after)),
        (speak("learn", "Hand"), old.number("max_hand"), new.number("max_hand")),
        (speak("learn", "Robo's Endurance"), old.number("robo.max_endurance"), new.number("robo.max_endurance")),
    )  # fmt: skip


def _draw_figure(draw: Drawing, words: str, was: int, now: int, y: float) -> float:
    changed = was != now
    said = f"{was} → {now}" if changed else speak("learn", "{number} as now", number=now)
    used = draw.text(draw.wide, y, said, strong(15), "price" if changed else "soft", align="end")
    draw.text(0, y, words, strong(15) if changed else plain(15), room=draw.wide - used - 10)
    return y + draw.least(30, 18)


def _draw_techs(draw: Drawing, before: Table, after: Table, seat: Seat, y: float) -> None:
    old, new = known_techs(before, seat), known_techs(after, seat)
    size, step = draw.least(17, 12), draw.least(30, 20)
    rows = max(1, int((draw.high - y) / step) + 1)
    # Where there is no room for all, what is new comes first.
    ordered = (
        sorted(new.items(), key=lambda one: one[1][0] <= old.get(one[0], (0, 0))[0]) if len(new) > rows else new.items()
    )
    left = len(new) - rows + 1 if len(new) > rows else 0
    for name, (rank, most) in list(ordered)[: rows - 1 if left else rows]:
        had = old.get(name, (0, 0))[0]
        x = draw.wide - most * (size + 6)
        style, ink = (strong(15), "price") if rank > had else (plain(15), "text")
        draw.text(0, y, name, style, ink, room=x - 10, fit=True)
        for place in range(most):
            box = x + place * (size + 6), y - size + 3, size, size
            if place < min(rank, had):
                draw.plate(*box, fill="text", cut=0, radius=2)
            elif place < rank:
                draw.plate(*box, edge="price", line=2, cut=0, radius=2, dashes=(3.0, 3.0))
            else:
                draw.plate(*box, edge="edge", line=1.2, cut=0, radius=2)
        y += step
    if left:
        draw.text(0, y, speak("learn", "and {number} more", number=left), plain(14), "soft", room=draw.wide)


def known_techs(table: Table, seat: Seat) -> dict[str, tuple[int, int]]:
    """What she knows by name, each with its Rank and its last Rank."""
    things = {one.key: one for one in learnable.learnable(table)}
    found: dict[str, tuple[int, int]] = {}
    for key, rank in learnable.ranks(table, seat).items():
        thing = things.get(key)
        most = thing.most if thing is not None and thing.family == learnable.TECH and rank <= thing.most else 1
        found[content(learnable.name_of(table, key))] = (rank, max(rank, most))
    for own in learnable.other_daishos(table, seat):
        found[", ".join(content(learnable.name_of(table, one)) for one in own)] = (1, 1)
    her = pilot(table, seat)
    robo = table.text(her.path("robo.name"))
    found[content(robo) if robo else speak("learn", "Her Robo")] = (her.number("robo.rank"), evolution.MOST_RANK)
    for one in learnable.other_robos(table, seat):
        found[content(learnable.name_of(table, one.entry))] = (one.rank, evolution.MOST_RANK)
    for tech, rank in evolution.universal_ranks(table, seat).items():
        found[speak("learn", "Universal: {tech}", tech=said(UNIVERSAL_NAMES[tech]))] = (rank, evolution.MOST_RANK)
    return found
