"""Works out what a Pilot's sheet shows of Techs, of the Robo's ways in and out, and of Gear."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.speech import called as name_of
from gattai_desktop.board.speech import content, said, speak
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import costs, entries
from gattai_desktop.games.gattai.effects.calling import CallOn, called
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.pilots import evolution, gear, robos
from gattai_desktop.games.gattai.pilots.evolution import GEAR_TYPES
from gattai_desktop.games.gattai.pilots.learnable import TECH
from gattai_desktop.games.gattai.pilots.learning_choices import UNIVERSAL_NAMES
from gattai_desktop.games.gattai.pilots.robo_moves import Board, Leave, SummonRobo
from gattai_desktop.games.gattai.pilots.using_gear import ActivateGear, SacrificeGear
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.thing_plate import Thing, ThingState

# ---------------------------------------------------------------------- Techs


def techs_of(seen: SeatView, seat: Seat, *, own: bool) -> list[Thing]:
    """Return the Pilot's Techs, each with what may be done with it now."""
    found: list[Thing] = []
    table = seen.sight
    ranks = dict(entries.had_by(table.values, seat))
    for carried in entries.carried_by(table.values, seat):
        if not entries.effects_of(table.values, carried.entry):
            continue
        if any(thing.key == carried.entry for thing in found) or carried.entry == seen.text(f"pilot.{seat}.robo.entry"):
            continue
        move: Move = CallOn(seat, called(carried, table))
        state, when = _now(seen, move, carried, own=own)
        found.append(
            Thing(
                entries.name_of(table, carried.entry),
                seen.prose(f"entry.{carried.entry}.text"),
                when,
                ranks.get(carried.entry, 1),
                _price(seen, carried, seat),
                state,
                move if state == "legal" else None,
                key=carried.entry,
            )
        )
    return [*found, *_in_words(seen, seat), *_universal(seen, seat)]


def _universal(seen: SeatView, seat: Seat) -> Iterator[Thing]:
    """Yield the Techs that every Pilot may learn, which raise her gauges by themselves."""
    for tech, rank in evolution.universal_ranks(seen.sight, seat).items():
        name = speak("learn", "Universal: {tech}", tech=said(UNIVERSAL_NAMES[tech]))
        yield Thing(name, when=speak("sheet", "always on"), rank=rank, state="always", key=f"universal.{tech}")


def _in_words(seen: SeatView, seat: Seat) -> Iterator[Thing]:
    """Yield the Techs that say in words alone what they do, so that the program does nothing of it."""
    values = seen.sight.values
    for entry, rank in entries.had_by(values, seat):
        if values.get(f"entry.{entry}.family") == TECH and not entries.effects_of(values, entry):
            when = speak("sheet", "The table carries out its words")
            text = seen.prose(f"entry.{entry}.text")
            yield Thing(entries.name_of(seen.sight, entry), text, when, rank, key=entry)


def _now(seen: SeatView, move: Move, carried: entries.HeldEntry, *, own: bool) -> tuple[ThingState, DrawnWords | str]:
    """Return whether an effect can be used now, or holds at all times, or why it cannot."""
    when = carried.effect.when[0]
    if when == "always":
        return "always", speak("sheet", "always on")
    if when not in ("assist", "story"):
        return "", _window_words(when)
    if not own:
        return "", _window_words(when)
    verdict = seen.model.judge(move)
    if verdict.allowed:
        return "legal", speak("sheet", "Now")
    return "refused", drawn(verdict.reasons[0].text) if verdict.reasons else ""


def _window_words(window: str) -> str:
    return {
        "assist": speak("sheet", "As an Assist, in one's own turn"),
        "story": speak("sheet", "In the story"),
        "gambit.call": speak("sheet", "When a Gambit is named"),
        "gambit.play": speak("sheet", "In a Gambit, with its cards"),
        "gambit.reveal": speak("sheet", "In a Gambit, at the reveal"),
        "establish": speak("sheet", "When a Throwdown begins"),
        "initiative": speak("sheet", "At the initiative cards"),
        "drive.declare": speak("sheet", "With a Drive of her own"),
        "drive.landed": speak("sheet", "When her Drive lies on the Pile"),
        "drive.faced": speak("sheet", "When her card is answered"),
        "robo.enter": speak("sheet", "When a Robo comes in"),
        "rumble.start": speak("sheet", "When a Rumble begins"),
        "event.fire": speak("sheet", "When an event is fired"),
        "event.soak": speak("sheet", "When damage is soaked"),
        "event.done": speak("sheet", "After an event"),
        "scenario.start": speak("sheet", "When a scenario starts"),
        "scenario.end": speak("sheet", "At the end of a scenario"),
        "outcome": speak("sheet", "With the Spoils"),
        "cleanup": speak("sheet", "At clean-up"),
        "omen": speak("sheet", "With an Omen"),
    }.get(window, window.replace(".", " ").capitalize())


def _price(seen: SeatView, carried: entries.HeldEntry, seat: Seat) -> tuple[str, str]:
    """Return the first cost of an effect: a sign and a number, "n" where it is chosen, or a stage will say."""
    signs = {"charge": "charge", "rumble_charge": "charge", "buffer": "buffer", "crew": "crew", "armory": "armory"}
    for cost in carried.effect.costs:
        if cost.kind == "trigger":
            continue
        try:
            due: int | str = costs.due(seen.sight, carried, cost, {"user": seat})
            if "Stage" in cost.amount.names and not throwdown.going_on(seen.sight):
                due = "n"
        except NoNumber:
            due = "n"
        sign = signs.get(cost.kind, "")
        return (sign, str(due)) if sign else ("", name_of(costs.how_much(cost.kind, due)))
    return "", ""


# ---------------------------------------------------------------------- Robo and Gear


def robo_line(here: robos.Robo, *, formed: bool, corroded: int = 0) -> str:
    """Return the Rank of a Robo, and where it is; formed: it is part of a Final Form now.

    corroded: how much of the Endurance that it lacks is repaired at half.
    """
    words = speak("sheet", "Rank {rank}", rank=here.rank)
    if corroded:
        words = f"{words}, " + speak("sheet", "{number} corroded", number=corroded)
    if here.endurance == 0:
        return f"{words}, " + speak("sheet", "down until it is repaired")
    if formed:
        return f"{words}, " + speak("sheet", "in the Final Form")
    return f"{words}, " + (speak("sheet", "in the scene") if here.present else speak("sheet", "in the Hangar"))


def ways_of(seen: SeatView, seat: Seat, *, own: bool) -> list[Thing]:
    """Return what a Robo does, and its way into the scene or out of it: Summon in a fight, boarding in the story."""
    does = seen.prose(f"entry.{seen.text(f'pilot.{seat}.robo.entry')}.text")
    found = [Thing("", does)] if does else []
    present = robos.robo(seen.sight, seat).present
    if throwdown.going_on(seen.sight):
        move: Move = SummonRobo(seat)
        title, line = speak("sheet", "Summon"), speak("sheet", "costs an Assist and 1 Pit Crew")
    elif present:
        move, title, line = Leave(seat), speak("sheet", "Leave it"), speak("sheet", "go on foot again")
    else:
        move, title, line = Board(seat), speak("sheet", "Climb in"), speak("sheet", "a fight costs 1 Pit Crew")
    if not own:
        return found
    verdict = seen.model.judge(move)
    if verdict.allowed:
        return [*found, Thing(title, line, state="legal", move=move, key="U")]
    why = drawn(verdict.reasons[0].text) if verdict.reasons else ""
    return [*found, Thing(title, why, state="refused", key="U")]


_GEAR_SIGNS: Final = {"accessory": "star", "armor": "buffer", "tool": "crew"}


def gear_of(seen: SeatView, seat: Seat, *, own: bool) -> list[Thing]:
    """Return the Gear in the Pilot's slots, and the empty slots."""
    found = []
    carried = gear.carried(seen.sight, seat)
    for kind in GEAR_TYPES:
        mine = [one for one in carried if one.type == kind]
        for one in mine:
            tier = speak("sheet", "Tier {tier}", tier=one.tier) if one.tier else ""
            told = ", ".join(part for part in (name_of(kind.capitalize()), tier, content(one.activate)) if part)
            used = gear.used_up(seen.sight, one.key)
            words = speak("sheet", "used") if used else ""
            move = next((m for m in _uses(one.key, seat) if own and seen.model.judge(m).allowed), None)
            state: ThingState = "refused" if used else "legal" if move else ""
            line = f"{told}, {words}" if words else told
            does = seen.prose(f"entry.{one.entry}.text") if one.entry else ""
            look = Thing(one.name, does or line, line if does else "", state=state, move=move, sign=_GEAR_SIGNS[kind])
            found.append(look)
        for _ in range(evolution.slots(seen.sight, seat, kind) - len(mine)):
            title = speak("sheet", "{kind}: empty", kind=kind.capitalize())
            line = speak("sheet", "the Armory holds {number}", number=seen.number("team.armory"))
            found.append(Thing(title, line, empty=True, sign=_GEAR_SIGNS[kind]))
    return found


def _uses(key: str, seat: Seat) -> tuple[Move, ...]:
    return ActivateGear(seat, key), SacrificeGear(seat, key)
