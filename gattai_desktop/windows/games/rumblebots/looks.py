"""Works out what a bot battle shows from what a seat sees: both sides of a clash, the players, the strip."""

from typing import Final, cast

from gattai_desktop.board.plate_look import Judgement
from gattai_desktop.board.speech import called, said, speak, with_minus
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.games.rumblebots.clashes import next_challenger
from gattai_desktop.games.rumblebots.contraptions import ready
from gattai_desktop.games.rumblebots.draft import left_in_deck
from gattai_desktop.games.rumblebots.landmarks import where
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import TotalPart, Totals, totals, wall
from gattai_desktop.games.rumblebots.values import (
    CLASH,
    CRYO,
    MOST_CLASHES,
    REACTOR,
    STORAGE,
    after,
    crystals,
    name,
    surrendered,
)
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.who_plays import played_by

CHAMPION: Final = "champion"
CHALLENGER: Final = "challenger"
NEXT: Final = "next"
OUT: Final = "surrendered"
WON: Final = "won"
BEATEN: Final = "beaten"
"""Of a clash that is decided, while something is asked that follows from it."""


@frozen
class PlayerLook:
    """A player in the left rail. contraptions: picture and whether upright; crystals: Storage, Reactor, Cryo-cell."""

    seat: Seat
    name: str
    role: str
    deck: int
    discards: int
    top: str
    contraptions: tuple[tuple[str, bool], ...]
    crystals: tuple[int, int, int]
    locked: bool = False
    """Whether the crown can no longer be taken in this battle, because all clashes are fought (RULES RB-H10)."""
    by: str = ""
    """That the program plays for her, in words."""
    known: bool = False  # whether everybody knows which Bots are left in the deck

    def spoken(self) -> str:
        """Return what a screen reader says."""
        parts = [self.name, self.by, role_words(self.role), speak("bots", "{count} in the deck", count=self.deck)]
        parts.append(speak("bots", "{count} discarded", count=self.discards))
        for picture, upright in self.contraptions:
            words = "{contraption} stands ready" if upright else "{contraption} lies turned"
            parts.append(speak("bots", words, contraption=card_name(picture)))
        parts += [
            speak("bots", "{place}: {amount}", amount=amount, place=place)
            for amount, place in zip(self.crystals, PLACES, strict=True)
        ]
        return ", ".join(part for part in parts if part)


PLACES: Final = ("Storage", "Reactor", "Cryo-cell")


def role_words(role: str) -> str:
    """Return the word for a role."""
    return {
        CHAMPION: speak("bots", "Champion"),
        CHALLENGER: speak("bots", "Challenger"),
        NEXT: speak("bots", "next"),
        OUT: speak("bots", "surrendered"),
        WON: speak("bots", "has won"),
        BEATEN: speak("bots", "is beaten"),
    }.get(role, "")


def player_looks(sight: Sight) -> tuple[PlayerLook, ...]:
    """Return every player, in the order of play from the first seat."""
    seats = zones.players(sight)
    order = (seats[0], *after(sight, seats[0]))
    return tuple(_player(sight, seat) for seat in order)


def _player(sight: Sight, seat: Seat) -> PlayerLook:
    discards = sight.cards(zones.discard(seat))
    row = sight.zones.get(zones.contraptions(seat), ())
    return PlayerLook(
        seat,
        called(name(sight, seat)),
        role(sight, seat),
        sight.count(zones.deck(seat)),
        len(discards),
        face(discards[-1]) if discards else "",
        tuple((face(one.card), one.up) for one in row),
        (crystals(sight, STORAGE, seat), crystals(sight, REACTOR, seat), crystals(sight, CRYO, seat)),
        locked=role(sight, seat) == CHAMPION and worn_out(sight),
        by=played_by(sight, seat),
        known=bool(left_in_deck(sight, seat)),
    )


def role(sight: Sight, seat: Seat) -> str:
    """Return the role of a player in the present clash; "" for none."""
    if sight.values.get("step") != CLASH:
        return CHAMPION if sight.values.get("token") == seat else ""
    if seat in surrendered(sight):
        return OUT
    fought = _fought(sight) if sight.values.get("challenger") else None
    won = fought is not None and fought[6]
    if seat == sight.values.get("champion"):
        return BEATEN if won else CHAMPION
    if seat == sight.values.get("challenger"):
        return WON if won else CHALLENGER
    return NEXT if sight.values.get("challenger") and next_challenger(sight) == seat else ""


def worn_out(sight: Sight) -> bool:
    """Return whether as many clashes are fought as a battle can have."""
    return rulings_of(sight).endless == "once_and_sixty" and sight.number("clash") >= MOST_CLASHES


@frozen
class BotLook:
    """A Bot of a gang: its picture, name, its value in this position, what its ability adds, its barriers."""

    key: str
    face: str
    name: str
    value: int
    bonus: int = 0
    barriers: int = 0


@frozen
class DuelLook:
    """Both sides of a clash. ghost: what a Contraption would add to the attack; fresh: the side that was added to."""

    attacker: Seat
    attacker_name: str
    defender: Seat
    defender_name: str
    attack: int
    defence: int
    criticals: int
    needed: int
    barriers: int
    attackers: tuple[BotLook, ...]
    defenders: tuple[BotLook, ...]
    defence_words: str
    attack_words: str
    defence_sum: str = ""
    """The parts of the defence in figures alone, for a line without room for the names of Bots."""
    ghost: int = 0
    attack_deck: int = 0
    defence_deck: int = 0
    decided: bool = False
    """Whether this clash is won already, and only questions about it are left."""

    @property
    def by_attack(self) -> bool:
        return self.attack > self.defence

    @property
    def won(self) -> bool:
        return self.by_attack or self.criticals >= self.needed

    def spoken(self) -> str:
        """Return what a screen reader says."""
        if not self.attacker:
            name, defence = self.defender_name, self.defence
            alone = speak("bots", "{name} is Champion and defends with {defence}.", name=name, defence=defence)
            return f"{alone} {self.defence_words}".strip()
        words = "{attacker} attacks with {attack}, must pass {defence} of {defender}."
        if self.decided:
            words = "{attacker} has won with {attack} against {defence} of {defender}."
        sums = speak(
            "bots",
            words,
            attacker=self.attacker_name,
            attack=self.attack,
            defence=self.defence,
            defender=self.defender_name,
        )
        criticals = speak("bots", "Criticals {hits} of {needed}.", hits=self.criticals, needed=self.needed)
        return f"{sums} {criticals} {self.defence_words}"

    def charged(self) -> tuple[str, Judgement]:
        """Say what the attack is with the Contraption and whether that wins, and how its plate looks for it."""
        then = self.attack + self.ghost
        words = "attack {now} → {then}, too little"
        if then > self.defence:
            words = "attack {now} → {then}, and wins"
        elif then == self.defence:
            words = "attack {now} → {then}, and equal is no win"
        return speak("bots", words, now=self.attack, then=then), "legal" if then > self.defence else "price"

    def of_barriers(self) -> str:
        """Return why more than four criticals are needed; "" without a barrier."""
        words = speak("bots", "4, and {count} more for barriers", count=self.barriers)
        return words if self.barriers else ""

    def wanting(self) -> str:
        """Return what the attack still needs: "3 more win, or 2 criticals"."""
        if self.won:
            return speak("bots", "The attack has passed")
        more, hits = self.defence - self.attack + 1, self.needed - self.criticals
        words = "{more} more wins, or {hits} criticals" if more == 1 else "{more} more win, or {hits} criticals"
        return speak("bots", words, more=more, hits=hits)


def duel_look(sight: Sight) -> DuelLook | None:
    """Return the present clash; None where there is none."""
    champion = cast("Seat | None", sight.values.get("champion"))
    if champion is None or sight.values.get("step") != CLASH:
        return None
    challenger = sight.text("challenger")
    try:
        found = totals(sight) if challenger else _new_wall(sight, champion)
    except NotKnown:
        return None
    # Once the clash is decided the wall is cleared away; its value is still shown, until the winner has one.
    fought = _fought(sight) if challenger else None
    attack, defence, criticals, needed = fought[2:6] if fought else _four(found)
    fuse = ready(sight, challenger, "attack") if challenger else None
    attackers = _gang(sight, challenger, found, "attack") if challenger else ()
    return DuelLook(
        attacker=challenger,
        attacker_name=called(name(sight, challenger)) if challenger else "",
        defender=champion,
        defender_name=called(name(sight, champion)),
        attack=attack,
        defence=defence,
        criticals=criticals,
        needed=needed,
        barriers=found.barriers,
        attackers=attackers,
        defenders=_gang(sight, champion, found, "defence"),
        defence_words=_defence_words(found) if defence == found.defence else "",
        defence_sum=_defence_words(found, named=False) if defence == found.defence else "",
        attack_words=_attack_words(attackers, found if attack == found.attack else Totals(())),
        ghost=contraption_of(fuse).amount if fuse is not None and not found.won else 0,
        attack_deck=sight.count(zones.deck(challenger)) if challenger else 0,
        defence_deck=sight.count(zones.deck(champion)),
        decided=fought is not None,
    )


def _new_wall(sight: Sight, champion: Seat) -> Totals:
    """Return what the gang of a new Champion is worth, who still chooses what becomes of Bots that do not stay."""
    kept = sight.listed("kept")
    stay = tuple(card for card in sight.cards(zones.gang(champion)) if not kept or card.key in kept)
    return wall(sight, champion, stay)


_LAST_CLASHES: Final = 5
"""Of so many it is said that they are the last of a battle."""
FoughtClash = tuple[str, str, int, int, int, int, bool, bool, bool]
"""How a clash went: who against whom, attack, defence, criticals, needed, won, by attack, by criticals."""


def _fought(sight: Sight, clash: int | None = None) -> FoughtClash | None:
    """Return how a clash of this battle went; None while it goes on."""
    which = sight.number("clash") if clash is None else clash
    return cast("FoughtClash | None", sight.values.get(f"strip.{which}"))


def _four(found: Totals) -> tuple[int, int, int, int]:
    return found.attack, found.defence, found.criticals, found.needed


def _gang(sight: Sight, seat: Seat, found: Totals, of: str) -> tuple[BotLook, ...]:
    looks = []
    left = [part for part in found.parts if part.lasting]
    for card in sight.cards(zones.gang(seat)):
        bot = bot_of(card)
        value = bot.attack if of == "attack" else bot.defence
        bonus = _taken(left, bot.name, of, value)
        looks.append(BotLook(card.key, face(card), bot.name, value, bonus, bot.barriers if of == "defence" else 0))
    return tuple(looks)


def _taken(parts: list[TotalPart], source: str, of: str, value: int) -> int:
    """Return what a Bot's own ability adds, without its printed value."""
    printed = next((part for part in parts if part.source == source and part.of == of and part.amount == value), None)
    if printed is not None:
        parts.remove(printed)
    more = next((part for part in parts if part.source == source and part.of == of), None)
    if more is None or more.amount == value:
        return 0
    parts.remove(more)
    return more.amount


def _attack_words(attackers: tuple[BotLook, ...], found: Totals) -> str:
    """Return the parts of the attack: "Kiln Charger 5 + 2, Arc Welder 4, Spare Fuse +2"."""
    once = [part for part in found.parts if part.of == "attack" and not part.lasting]
    words = []
    for one in attackers:
        added = [part for part in once if part.source == one.name]
        once = [part for part in once if part not in added]
        amounts = (one.bonus, *(part.amount for part in added))
        words.append(" ".join((one.name, str(one.value), *(_signed(amount) for amount in amounts if amount))))
    return ", ".join((*words, *(f"{part.source} {with_minus(f'{part.amount:+}')}" for part in once)))


def _signed(amount: int) -> str:
    return f"+ {amount}" if amount > 0 else f"− {-amount}"


def _defence_words(found: Totals, *, named: bool = True) -> str:
    """Return the parts of the defence: "13 is 3 + 4 + 4, Anchor Mule +2"; "" where there is only one.

    named: whether it is said whose ability adds something; else "13 is 3 + 4 + 4 + 2".
    """
    parts = [part for part in found.parts if part.of == "defence"]
    if len(parts) < 2:
        return ""
    seen: list[str] = []
    plain, extra = [], []
    for part in parts:
        if part.lasting and part.source not in seen and part.amount >= 0:
            plain.append(str(part.amount))
            seen.append(part.source)
        elif part.lasting and part.amount >= 0 and _is_printed(parts, part):
            plain.append(str(part.amount))
        else:
            extra.append(f"{part.source} {with_minus(f'{part.amount:+}')}" if named else f" {_signed(part.amount)}")
    words = speak("bots", "{total} is {sum}", total=found.defence, sum=" + ".join(plain))
    return ", ".join((words, *extra)) if named else "".join((words, *extra))


def _is_printed(parts: list[TotalPart], part: TotalPart) -> bool:
    """Return whether a further part of the same name is from a second copy of the Bot, not from its ability."""
    first = next(one for one in parts if one.source == part.source)
    return part.amount == first.amount


@frozen
class ClashLook:
    """One clash of the strip."""

    attacker: Seat
    defender: Seat
    words: str
    winner: Seat
    now: bool = False
    out: Seat = ""
    """Who surrendered in it; "" for nobody."""


def strip_looks(sight: Sight) -> tuple[ClashLook, ...]:
    """Return the clashes of this battle, the present one last."""
    found = []
    count = sight.number("clash")
    for clash in range(1, count + 1):
        said = _fought(sight, clash)
        if said is None:
            continue
        attacker, defender, attack, defence, criticals, _needed, won, by_attack, _ = said
        words = f"{attack} : {defence}"
        if won and not by_attack:
            words = speak("bots", "criticals {number}", number=criticals)
        found.append(ClashLook(attacker, defender, words, attacker if won else defender, out="" if won else attacker))
    for seat in surrendered(sight):
        # A Champion who was beaten with an empty deck went out in that clash (RULES RB-26).
        last = max((at for at, one in enumerate(found) if seat in (one.attacker, one.defender)), default=None)
        if last is not None and not found[last].out:
            found[last] = evolve(found[last], out=seat)
    look = duel_look(sight)
    if look is not None and look.attacker and _fought(sight) is None:
        found.append(ClashLook(look.attacker, look.defender, f"{look.attack} : {look.defence}", "", now=True))
    return tuple(found)


def clash_words(sight: Sight) -> str:
    """Return the words for this clash; of the last that a battle can have they say how it ends after these."""
    number, limited = sight.number("clash"), rulings_of(sight).endless == "once_and_sixty"
    if not limited or MOST_CLASHES - number >= _LAST_CLASHES:
        return speak("bots", "now, clash {number}", number=number)
    words = "now, clash {number}; after clash {most} the Champion wins"
    return speak("bots", words, number=number, most=MOST_CLASHES)


def where_words(sight: Sight) -> str:
    """Return the second line of the header: round and clash."""
    return said(where(sight))
