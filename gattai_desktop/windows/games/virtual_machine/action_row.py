"""Makes the plates of what a seat may do in a fight now: one for each kind of deed, however many targets it has."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Final

from gattai_desktop.board.plate_look import Judgement, PlateLook, drive_plate, primary_plate
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, Move, write
from gattai_desktop.games.virtual_machine.after_attack import DiscardCard, GiveToTeam, Heal, LapseBoot
from gattai_desktop.games.virtual_machine.aiming import reached_by
from gattai_desktop.games.virtual_machine.any_moment import PRICE, BuyCard, InterruptCount, LetCountGoOn
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.drawing import draw_of
from gattai_desktop.games.virtual_machine.ending import out_before_end
from gattai_desktop.games.virtual_machine.equipping import CarryBefore, ChangeGear, LeaveBefore, WearBefore
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hacking import CardHack, Probe
from gattai_desktop.games.virtual_machine.hiding import CoverArea, HideMob, ShowArea, ShowMob
from gattai_desktop.games.virtual_machine.interrupts import LayTowards, SwitchInterrupt
from gattai_desktop.games.virtual_machine.next_fight import BringFight, comes_next
from gattai_desktop.games.virtual_machine.opening import OpenRound, PlaceMob, StartFight
from gattai_desktop.games.virtual_machine.possessed import possessed_by
from gattai_desktop.games.virtual_machine.powers import BonusAction
from gattai_desktop.games.virtual_machine.turns import EndTurn, ReloadWithTurn, turn_card
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.values import OVER, START, TURN, actor, is_able, name_of, played_as, seat_of
from gattai_desktop.games.virtual_machine.walking import Walk, WalkBy, is_stopped, points
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.gift_words import gift_words
from gattai_desktop.windows.games.virtual_machine.meant import aimed_by
from gattai_desktop.windows.games.virtual_machine.picking_looks import LAY
from gattai_desktop.windows.games.virtual_machine.strip_looks import targets_hit, would_hit
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.plate_row import RowPlate, shelf_plate
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

MOST_NAMED: Final = 5
"""How many who may take a card have a plate each."""

MOVE: Final = "move"
"""The plate with which the process that acts goes elsewhere."""
PLACE: Final = "place"
"""The plate with which a mob begins elsewhere."""
STAY: Final = "stay"
"""The plate that tells the way back while an area is chosen on the map: in place of "Move", or after "Place a mob"."""
OUTFIT: Final = "outfit"
"""The plate with which gear is chosen before a fight."""
NO_AIM: Final = "no_aim"
"""The plate that leads back while a target is chosen on the map, in place of "Attack" or "Hack"."""
COMES_NEXT: Final = ("attack", "hack", MOVE, "end")
"""Plates of a turn to which the keyboard comes, the first that can be pressed before the others.

Who has nobody in reach may still walk: the card is not thrown away by an Enter too many. After an attack the end comes.
"""


@frozen
class Deed:
    """A kind of deed: its letter, and the kinds of moves that it stands for."""

    key: str
    letter: str
    kinds: tuple[type[Move], ...]
    always: bool = False
    """Whether its plate stands there on a turn even where it is not possible."""


DEEDS: Final = (
    Deed("attack", "A", (Attack, Blast, Heal), always=True),
    Deed("hack", "K", (CardHack,)),
    Deed("give", "T", (GiveToTeam,)),
    Deed(MOVE, "M", (Walk,), always=True),
    Deed("bonus", "B", (BonusAction,)),
    Deed("probe", "P", (Probe,)),
    Deed("reload", "R", (ReloadWithTurn,)),
    Deed("buy", "D", (BuyCard,), always=True),
    Deed("gear", "G", (ChangeGear,)),
    Deed("switch", "S", (SwitchInterrupt,)),
    Deed("discard", "X", (DiscardCard,)),
    Deed("lapse", "", (LapseBoot,)),
    Deed("give_card", "A", (GiveCard,)),
    Deed(PLACE, "A", (PlaceMob,)),
    Deed("hide", "Y", (HideMob, CoverArea)),
    Deed("show", "O", (ShowMob, ShowArea)),
    Deed("bring", "F", (BringFight,)),
    Deed(OUTFIT, "G", (WearBefore, CarryBefore, LeaveBefore)),
    Deed("end", "E", (EndTurn,)),
)
"""Every kind of deed that has a plate, in the order of the row."""
_ELSEWHERE: Final = (LayTowards, WalkBy, InterruptCount)
"""Moves that are made elsewhere: at the plate of the Interrupt, by carrying a token, at the foot of the left rail."""
_FIRST: Final = (StartFight, OpenRound, LetCountGoOn)
"""Moves with which play goes on, where there is one."""


def deed_plates(view: SeatView, *, walking: bool = False, aimed: str = "") -> tuple[RowPlate, ...]:
    """Return the plates of the row; the moves behind a plate with several are in `moves_of`.

    walking: an area is chosen on the map. A press beside it, and Escape, put the token back: its plate says so.
    aimed: a target is chosen there for what this plate stands for.
    """
    plates = [*_going_on(view), *_deeds(view)]
    if walking:
        plates = [one for plate in plates for one in _choosing(view, plate)]
    if aimed:
        back = drive_plate(speak("fight", "Back"), speak("fight", "or press a target"), "Esc", "")
        plates = [RowPlate(NO_AIM, back) if plate.key == aimed else plate for plate in plates]
    rest = others(view)
    if len(rest) == 1:
        only = plate_words(view.model, rest[0])
        plates.append(RowPlate(("move", write(rest[0])), PlateLook(only.title, "", only.key), move=rest[0]))
    elif rest:
        words = speak("fight", "{count} more", count=len(rest))
        plates.append(RowPlate("others", PlateLook(speak("fight", "More"), words, "…")))
    return tuple(plates)


def _choosing(view: SeatView, plate: RowPlate) -> Iterator[RowPlate]:
    """Yield what stands in place of a plate while an area is chosen on the map."""
    several = plate.key == PLACE and len({move.process for move in view.options_of(PlaceMob)}) > 1
    if several:  # its key takes up the next one instead
        yield evolve(plate, look=evolve(plate.look, title=speak("fight", "Another mob")), move=None)
    if plate.key in (MOVE, PLACE):
        back = drive_plate(speak("fight", "Back"), speak("fight", "or press an area"), "Esc", "")
        yield RowPlate(STAY, back, still=True)
    elif plate.look.key == "Enter":  # it lays the token down now
        yield evolve(plate, look=evolve(plate.look, key=""))
    else:
        yield plate


def keys_to(view: SeatView, move: Move | None) -> Iterator[str]:
    """Yield the names of the plates behind which a move stands, alone or among others."""
    return (deed.key for deed in DEEDS if move is not None and move in moves_of(view, deed.key))


def keys_coming(view: SeatView, plates: Iterable[RowPlate]) -> Iterator[Hashable]:
    """Yield the names of the plates to which the keyboard comes: what Enter does, then the attack, the turn's end.

    An attack that hits nobody comes last, and a hack once nobody is left who could be fought.
    """
    yield from (plate.key for plate in plates if plate.look.key == "Enter" or plate.key == LAY)
    if out_before_end(view.sight) is not None:
        yield "end"
    vain = not any(would_hit(view.sight, move) for move in moves_of(view, "attack"))
    order = sorted(COMES_NEXT, key=lambda one: one == "attack" and vain)
    yield from (one for one in order if one != MOVE or not view.value("turn.attacked"))


def moves_of(view: SeatView, key: str) -> tuple[Move, ...]:
    """Return the moves that a plate stands for."""
    if key == "others":
        return others(view)
    deed = next((one for one in DEEDS if one.key == key), None)
    if deed is None:
        return ()
    found = tuple(move for move in _pressed_here(view) if isinstance(move, deed.kinds) and view.in_sight(move))
    return tuple(move for move in found if move.seat == view.seat) or found


def others(view: SeatView) -> tuple[Move, ...]:
    """Return what else may be done, for which no plate stands."""
    kinds = tuple(kind for deed in DEEDS for kind in deed.kinds) + _ELSEWHERE + _FIRST
    return tuple(move for move in _pressed_here(view) if not isinstance(move, (*kinds, Answer)))


def _pressed_here(view: SeatView) -> tuple[Move, ...]:
    """Return what the seat may do, and before and after a fight what anybody at the computer may press for others."""
    return (*view.options, *view.open_options) if view.step in (START, OVER) else view.options


def _going_on(view: SeatView) -> Iterator[RowPlate]:
    for move in view.options:
        if isinstance(move, _FIRST):
            words = plate_words(view.model, move)
            yield RowPlate(("on", write(move)), primary_plate(words.title, key="Enter"), move=move)


def _deeds(view: SeatView) -> Iterator[RowPlate]:
    on_turn = view.step == TURN and seat_of(view.sight, actor(view.sight)) == view.seat and not view.asks
    titles = _titles()
    for deed in DEEDS:
        moves = moves_of(view, deed.key)
        title = titles["heal" if moves and all(isinstance(one, Heal) for one in moves) else deed.key]
        if deed.key == "give_card" and 0 < len(moves) <= MOST_NAMED:
            yield from _takers(view)
        elif deed.key == "bring" and moves:
            yield from _fights(view, moves[0].seat)
        elif gifts := [one for one in moves if isinstance(one, GiveToTeam)]:
            yield _gift(view, title, gifts[0])
        elif moves:
            look = drive_plate(title, _words(view, deed, moves), deed.letter, _judged(view, deed, moves))
            # What the other Interrupt does stands in the list alone: a single one is shown there as well.
            only = moves[0] if len(moves) == 1 and deed.key != "switch" else None
            look = evolve(look, short=_switched_to(view, moves))
            yield RowPlate(deed.key, look, move=only, narrow=deed.key == "lapse")
        elif on_turn and deed.always:
            yield RowPlate(deed.key, drive_plate(title, _why_not(view, deed), deed.letter, "refused"))
    if moves_of(view, "bring") and not view.model.refuses_for_good:
        yield shelf_plate()


def _takers(view: SeatView) -> Iterator[RowPlate]:
    """Yield a plate for each process that may take a card of the CPU, with whom it reaches from where it stands."""
    table = view.sight
    for place, move in enumerate(view.options_of(GiveCard), 1):
        who = move.process
        reached = reached_by(table, who)
        names = ", ".join(called(name_of(table, one)) for one in reached)
        words = speak("fight", "reaches {names}", names=names) if reached else speak("fight", "Nobody in reach")
        if who in unseen_mobs(table):
            words = speak("fight", "is seen then; {words}", words=words)
        card = Mini(face(played_as(table, move.card)))
        look = drive_plate(called(name_of(table, who)), (card, PlainText(f" {words}")), str(place))
        # Where two cards are due, the plates of one taker differ by the card alone.
        yield RowPlate(("give", write(move)), evolve(look, short=(card,)), move=move)


def _gift(view: SeatView, title: str, move: GiveToTeam) -> RowPlate:
    """Return the plate that gives the card of the turn, with what that makes of the Team Hand."""
    words = gift_words(view.sight, move.card)
    line, short = words.line, words.short
    if moves_of(view, "hack"):
        line, short = speak("fight", "{words}, no hack then", words=line), ""
    look = drive_plate(title, line, GiveToTeam.shown.letter, "price" if words.costs else "legal")
    return RowPlate("give", evolve(look, short=short), move=move)


def _fights(view: SeatView, seat: Seat) -> Iterator[RowPlate]:
    """Yield plates for the fight that comes next in the evenings, for the same again, and for any other.

    The one that the MCs have lost comes before the next.
    """
    plans, fight = world_of(view.sight).fights, view.sight.text("fight")
    found = []
    if plan := plans.get(comes_next(view.sight)):
        title = speak("fight", "Next: {name}", name=content(plan.name))
        line = speak("fight", "{length}, difficulty {number} of 5", length=content(plan.length), number=plan.difficulty)
        found.append(RowPlate("next", drive_plate(title, line, "N"), move=BringFight(seat, plan.id), away=True))
    if fight in plans:
        look = drive_plate(speak("fight", "Once more"), content(plans[fight].name), "O")
        again = RowPlate("again", look, move=BringFight(seat, fight), away=True)
        found.insert(0 if view.sight.text("winner") == CPU else len(found), again)
    yield from found
    words = speak("fight", "choose among {number}", number=len(plans))
    yield RowPlate("bring", drive_plate(speak("fight", "Any fight"), words, "F"))


def _titles() -> dict[str, str]:
    """Return what each deed is called on its plate."""
    return {
        "attack": speak("fight", "Attack"),
        "heal": speak("fight", "Heal"),
        "hack": speak("fight", "Hack"),
        "give": speak("fight", "Give"),
        "move": speak("fight", "Move"),
        "bonus": speak("fight", "Bonus"),
        "probe": speak("fight", "Probe"),
        "reload": speak("fight", "Reload"),
        "buy": speak("fight", "Buy a card"),
        "gear": speak("fight", "Gear"),
        "switch": speak("fight", "Switch"),
        "discard": speak("fight", "Discard"),
        "lapse": speak("fight", "No Boot"),
        "give_card": speak("fight", "Give the card"),
        PLACE: speak("fight", "Place a mob"),
        "hide": speak("fight", "Hide"),
        "show": speak("fight", "Reveal"),
        "bring": speak("fight", "Next fight"),
        OUTFIT: speak("fight", "Gear"),
        "end": speak("fight", "End turn"),
    }


def _judged(view: SeatView, deed: Deed, moves: tuple[Move, ...]) -> Judgement:
    costs = deed.key in ("reload", "buy", "gear", "switch") or not any(would_hit(view.sight, move) for move in moves)
    return "price" if costs else "legal"


def _words(view: SeatView, deed: Deed, moves: tuple[Move, ...]) -> DrawnWords | str:
    """Return the line below a plate's title."""
    card = turn_card(view.sight)
    mini = (Mini(face(card)), PlainText(" ")) if card is not None else ()
    match deed.key:
        case "attack":
            return (*mini, PlainText(targets_hit(view.sight, moves)))
        case "move":
            return f"{_steps(view)}, {speak('fight', '{count} areas', count=len(moves))}"
        case "buy" | "gear":
            return speak("fight", "{price} Move", price=PRICE)
        case "discard":
            hacks = bool(moves_of(view, "hack"))
            return speak("fight", "no hack then") if hacks else speak("fight", "the turn goes on")
        case "reload":
            return (*mini, PlainText(speak("fight", "goes, hand back to {draw}", draw=draw_of(view.sight, view.seat))))
        case "switch" if name := _switched_to(view, moves):
            words = speak("fight", "for the Interrupt {name}", name=name)
            cards = [face(one.card) for one in moves if isinstance(one, SwitchInterrupt)]
            return (Mini(cards[0]), PlainText(f" {words}")) if len(cards) == 1 else words
        case "end":
            return (*mini, PlainText(speak("fight", "is spent"))) if mini else speak("fight", "the count goes on")
        case "outfit":
            return speak("fight", "for the next fight") if view.step == OVER else speak("fight", "for this fight")
        case _ if len(moves) == 1:
            return plate_words(view.model, moves[0]).title
        case _:
            return _ways(view, deed, moves)


def _switched_to(view: SeatView, moves: tuple[Move, ...]) -> str:
    """Return the name of the one Interrupt that all moves lead to; "" where none or several do."""
    goals = {one.interrupt for one in moves if isinstance(one, SwitchInterrupt)}
    return content(world_of(view.sight).interrupts[goals.pop()].name) if len(goals) == 1 else ""


def _ways(view: SeatView, deed: Deed, moves: tuple[Move, ...]) -> str:
    """Return among how much one chooses behind a plate with several moves."""
    match deed.key:
        case "bring":
            return speak("fight", "choose one of {number} fights", number=len(moves))
        case "hide":
            return speak("fight", "a mob or an area")
        case "show":
            return speak("fight", "one of {number} hidden", number=len(moves))
        case "hack" if len(hacked := frozenset[str]().union(*map(aimed_by, moves))) > 1:
            return speak("fight", "one of {number} targets", number=len(hacked))
        case "place":
            mobs = {move.process for move in moves if isinstance(move, PlaceMob)}
            if len(mobs) == 1:
                return called(name_of(view.sight, *mobs))
            return speak("fight", "one of {number} mobs", number=len(mobs))
        case _:
            return speak("fight", "{count} ways", count=len(moves))


def _steps(view: SeatView) -> str:
    """Return how far the process of this turn can still go."""
    who = actor(view.sight)
    left = points(view.sight, who)
    mob = process(view.sight, who).is_mob
    return speak("fight", "{count} steps", count=left) if mob else speak("fight", "{count} points", count=left)


def _why_not(view: SeatView, deed: Deed) -> str:
    """Return in a few words why a deed is not possible."""
    who = actor(view.sight)
    if any(view.options_of(LetCountGoOn)):
        return speak("fight", "Once play goes on")
    if deed.key == "attack":
        if view.value("turn.attacked"):
            return speak("fight", "One card is one attack")
        return speak("fight", "Nobody in reach") if view.sight.text("turn.card") else speak("fight", "No card left")
    if possessed := possessed_by(view.sight, who):
        return speak("fight", "{bit}: acts by itself", bit=called(possessed.capitalize()))
    if deed.key == "move":
        return speak("fight", "Stopped by enemies") if is_stopped(view.sight, who) else speak("fight", "Too few points")
    mob = is_able(view.sight, who) and process(view.sight, who).is_mob
    return speak("fight", "A mob buys nothing") if mob else speak("fight", "Costs {price} Move", price=PRICE)
