"""The guided first battle: what to do next, where it is done, why, and what is learned by it.

It begins where the decks are mixed and the lot has fallen, so that each lesson comes when it is taught. What to do is
worked out from the table alone; nobody has to follow it, and whoever strays is led on from where the table stands.
"""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.games.guide import Guide, GuideAct, last_said
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BotSet, contraption_of
from gattai_desktop.games.rumblebots.contraptions import UseIt, ready
from gattai_desktop.games.rumblebots.crown import Keep, choices
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.games.rumblebots.setup import PlayerSetup, Setup
from gattai_desktop.games.rumblebots.totals import Totals, totals, wall
from gattai_desktop.games.rumblebots.values import CLASH, OVER, champion, name
from gattai_desktop.games.seating import program_players

FIRST_BATTLE: Final = "first-battle"
"""The scenario of a table that is led."""
LEARNER: Final = "red"
RIVAL: Final = "blue"
TITLES: Final[Mapping[int, str]] = {
    1: "The attack",
    2: "The crown",
    3: "The defence",
    4: "The Contraption",
    5: "Who is left",
}
_ABOUT: Final[Mapping[int, Words]] = {
    1: say("Bots against a defence"),
    2: say("who becomes Champion, and what stays"),
    3: say("your own Bots defend"),
    4: say("a help that works once"),
    5: say("how a battle ends, and what it brings"),
}
_LEARNED: Final[Mapping[int, Words]] = {
    1: say("The Challenger reveals Bots until their attack is higher than the defence."),
    2: say("Whoever beats the Champion is the new one; only the Bots of one faction stay."),
    3: say("Whoever is beaten loses the Bots that lie there, and plays on with the rest of the deck."),
    4: say("A Contraption works once in a battle."),
}
_DECKS: Final[Mapping[Seat, str]] = {LEARNER: "b10 b25 b07 b22 b05", RIVAL: "b01 b03 b01.2 b21"}
"""The Bots of each deck, in the order in which they are revealed."""
_DEFENDS: Final = "b04"
"""The Bot with which the first Champion defends."""
_HELPS: Final = "k2"
_PATH: Final[Mapping[int, str]] = {1: "b10 b25", 2: "b10 b25", 3: "b07 b22", 4: "b07 b22"}
"""The Bots of the learner's gang in each clash of the lesson, as they come."""
_RIVAL_LEFT: Final[Mapping[int, int]] = {1: 4, 2: 4, 3: 1, 4: 1}
"""How many Bots the rival's deck holds as each clash of the lesson begins."""
_STRAYED: Final = say("You have left the lesson: do as you like.")
_CRYSTALS: Final = 2


def first_battle(box: BotSet, names: Mapping[Seat, str]) -> Setup:
    """Return the set-up of the guided battle; `names` says who sits where."""
    laid = {zones.deck(seat): _lying(box, reversed(deck.split()), up=False) for seat, deck in _DECKS.items()}
    return Setup(
        name="First battle",
        scenario=FIRST_BATTLE,
        players=tuple(PlayerSetup(seat, names.get(seat, "")) for seat in (LEARNER, RIVAL)),
        battles=1,
        values={
            "step": CLASH, "battle": 1, "clash": 1, "space": _CRYSTALS,
            "champion": RIVAL, "token": RIVAL, "challenger": LEARNER,
        },
        zones={
            **laid,
            zones.gang(RIVAL): _lying(box, (_DEFENDS,), up=True),
            zones.contraptions(LEARNER): _lying(box, (_HELPS,), up=True),
        },
    )  # fmt: skip


def _lying(box: BotSet, keys: Iterable[str], *, up: bool) -> tuple[Lying, ...]:
    return tuple(Lying(box.card(key), up) for key in keys)


# ---------------------------------------------------------------------- what is to be done


@frozen
class BattleLesson:
    """What to do now, with why and the one thing to learn by it; without a move where others are on turn."""

    now: Words
    why: Words = say("")
    learn: Words = say("")
    move: Move | None = None
    place: Place = NOWHERE


def _lesson(table: Table, seat: Seat) -> BattleLesson:
    """Return what a seat does now, and why."""
    if table.values.get("step") == OVER:
        return _ended(table, seat)
    asked = cast("tuple[Item, ...]", table.values.get("agenda") or ((),))[0]
    who = _acting(table, asked)
    if not who:
        return BattleLesson(_STRAYED)
    if who != seat:
        return _watched(table, seat, who)
    if not asked:
        return _reveal(table, seat)
    if asked[0] == "crown":
        return _keep(table, seat)
    if asked[0] == "contraption" and asked[1] == "attack":
        return _use(table, seat)
    return BattleLesson(say("Answer as you like."), say("Each answer says what it leads to."))


def _acting(table: Table, asked: Item) -> Seat:
    """Whoever is asked, and else the Challenger; "" where nobody is."""
    match asked:
        case ("contraption", _, seat, *_) | (("recover" | "peek" | "defeated"), seat, *_):
            return str(seat)
    return table.text("challenger")


def _reveal(table: Table, seat: Seat) -> BattleLesson:
    found, rival = totals(table), name(table, champion(table))
    sums = {"attack": found.attack, "defence": found.defence}
    move, place = RevealNext(seat), Place(zone=zones.deck(seat))
    if not table.count(zones.gang(seat)) and table.number("clash") == 1:
        return BattleLesson(
            say("Reveal your first Bot."),
            say("{rival} is Champion and defends with {defence}. To win, your attack has to be higher.", **sums,
                rival=rival),
            say("One player is Champion and defends; the others challenge, one after the other."),
            move, place,
        )  # fmt: skip
    if not table.count(zones.gang(seat)):
        return BattleLesson(
            say("Challenge {rival}: reveal a Bot.", rival=rival),
            say("You begin anew, with the Bots left in your deck. Your attack has to be higher than {defence}.",
                **sums),
            say("What a Bot does besides is told of the card in focus."),
            move, place,
        )  # fmt: skip
    learn = say("Critical hits win too: {needed} are needed here. A barrier asks for one more.", needed=found.needed)
    return BattleLesson(say("Reveal the next Bot."), _compared(found), learn, move, place)


def _compared(found: Totals) -> Words:
    """Why the clash goes on."""
    if found.attack == found.defence:
        return say("Attack {attack} against defence {defence}: equal is not enough.", attack=found.attack,
                   defence=found.defence)  # fmt: skip
    return say("Attack {attack} does not reach defence {defence}; the next Bot is added to it.", attack=found.attack,
               defence=found.defence)  # fmt: skip


def _keep(table: Table, seat: Seat) -> BattleLesson:
    stay = choices(table, seat)
    defence = {one: wall(table, seat, bots, one).defence for one, bots in stay.items()}
    best = max(defence, key=lambda one: defence[one])
    return BattleLesson(
        say("Keep {faction}.", faction=best.capitalize()),
        say("You are Champion now, and your Bots defend: with {faction} they have {defence} together.",
            faction=best.capitalize(), defence=defence[best]),
        say("Only the Bots of one faction stay. A Bot of two factions stays with either."),
        Keep(seat, best),
    )  # fmt: skip


def _use(table: Table, seat: Seat) -> BattleLesson:
    card, found = ready(table, seat, "attack"), totals(table)
    assert card is not None
    attack = found.attack + contraption_of(card).amount
    return BattleLesson(
        say("Use {contraption}.", contraption=card.name),
        say("With it your attack is {attack}, against defence {defence}: enough to win.", attack=attack,
            defence=found.defence),
        say("A Contraption works once in a battle; each has a moment of its own."),
        UseIt(seat, card),
    )  # fmt: skip


def _watched(table: Table, seat: Seat, who: Seat) -> BattleLesson:
    """What is said to a seat while another one is on turn."""
    called, plays = name(table, who), who in program_players(table)
    now = say("It is {name}'s turn.", name=called)
    if plays:
        now = say("The program plays {name}, and goes on by itself.", name=called)
    if seat != champion(table):
        return BattleLesson(now)
    why = say("You are Champion: your Bots defend with {defence}. {name} has to get more than that.", name=called,
              defence=wall(table, seat).defence)  # fmt: skip
    return BattleLesson(
        now,
        _compared(totals(table)) if table.count(zones.gang(who)) else why,
        say("Whoever is beaten loses the Bots that lie there, and plays on with the rest of the deck."),
    )


def _ended(table: Table, seat: Seat) -> BattleLesson:
    winner = cast("Seat", table.values.get("winner") or champion(table))
    now = say("You have won.") if winner == seat else say("{name} has won.", name=name(table, winner))
    return BattleLesson(
        now,
        say("The last Champion takes {crystals} crystals. A whole match has five battles, and most crystals win it.",
            crystals=_CRYSTALS),
        say("Go on with a Quick battle: ready decks of eight Bots, for two to four."),
    )  # fmt: skip


# ---------------------------------------------------------------------- the guide


def guide(table: Table) -> Guide | None:
    """Return what the guide says now; None in any other battle."""
    if table.values.get("scenario") != FIRST_BATTLE or table.values.get("step") not in (CLASH, OVER):
        return None
    seat = table.seat if isinstance(table, Sight) else PUBLIC
    act, found, strayed = _act_of(table), _lesson(table, seat), has_strayed(table)
    return Guide(
        name="First battle",
        acts=tuple(GuideAct(one, TITLES[one], about=_ABOUT[one]) for one in TITLES),
        act=act,
        key=str(found.move or found.now),
        now=found.now,
        why=_STRAYED if strayed else found.why,
        learn=found.learn,
        strayed=strayed,
        place=found.place,
        learned=tuple(_LEARNED[one] for one in _LEARNED if one < act),
    )


def has_strayed(table: Table) -> bool:
    """Whether the table stands as it never does in the lesson.

    Then other Bots of the learner lie there, kept or added in place of a help, or the rival has needed more or fewer.
    """
    if table.values.get("step") != CLASH:
        return False
    clash, gang = table.number("clash"), [card.key for card in table.cards(zones.gang(LEARNER))]
    revealed = table.count(zones.gang(RIVAL)) if champion(table) == LEARNER else 0
    left = table.count(zones.deck(RIVAL)) + revealed
    return gang != _PATH.get(clash, "").split()[: len(gang)] or left != _RIVAL_LEFT.get(clash)


def _act_of(table: Table) -> int:
    """The act of the battle, by its clashes."""
    clash = table.number("clash")
    if table.values.get("step") == OVER:
        return len(TITLES)
    if clash == 1:
        return 1 if table.count(zones.gang(RIVAL)) else 2
    return min(clash + 1, len(TITLES))


# ---------------------------------------------------------------------- what just happened


def answered(before: Table, facts: Iterable[tuple[int, Fact]]) -> Words:
    """Say what just happened, and what it meant; nothing where it taught nothing."""
    if before.values.get("scenario") != FIRST_BATTLE:
        return say("")
    return last_said(_told(before, fact) for _, fact in facts if isinstance(fact, Announced))


def _told(table: Table, fact: Announced) -> Words:
    of = fact.by_name
    who = name(table, str(of.get("seat", "")))
    match fact.words:
        case "wins" if of["by_attack"]:
            return say("{name}'s attack is higher than the defence: the Champion is beaten.", name=who)
        case "wins":
            return say("{name} has critical hits enough: the Champion is beaten.", name=who)
        case "wall":
            return say("{name} defends with {defence} now.", name=who, defence=of["defence"])
        case "surrenders":
            return say("{name} has no Bot left and is out of this battle.", name=who)
        case "battle_won":
            return say("{name} is the last Champion and wins the battle.", name=who)
        case _:
            return say("")
