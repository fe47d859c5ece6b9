"""What needs more than a press: a Gambit's goal, a challenge's opponent and card, an Omen's benefit, a confirmation.

Each flow asks on the sheet and ends in a wish. Nothing here decides: every plate stands for an option of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import get_type_hints

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, content, first_large
from gattai_desktop.board.words import Mini, PlainText
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.story import Note
from gattai_desktop.games.gattai.telling.foretelling import foretell
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.move import Move, Text
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.games.gattai.looks.about_whom import whose
from gattai_desktop.windows.games.gattai.looks.choices import choice, kind_title
from gattai_desktop.windows.games.gattai.looks.first_contact import LEAVE, SCENE, WAKE
from gattai_desktop.windows.games.gattai.looks.story import quiet_moves
from gattai_desktop.windows.kit.faces import card_spoken, drawn, face
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_PRESETS = 4
_BY_ITSELF = "by itself"


class Flows(Flow):
    """The flows of play.

    Signals:
        handAsked(str): something of the Coach's own hand is wanted.
        passingSwitched(bool): whether the table is passed by itself from now on.
    """

    handAsked = Signal(str)
    passingSwitched = Signal(bool)

    def __init__(self, model: GameModel, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        super().__init__(model, sheet, room, parent)
        self.passes_by_itself = False

    # ------------------------------------------------------------------ from outside
    def begin(self, name: str) -> bool:
        """Start a flow by its name; say whether it is one of these."""
        flow: dict[str, Callable[[], None]] = {
            "gambit": self._gambit,
            "throwdown": self._challenge,
            "omen": self._omen,
            "more": self._more,
            "concede": self._concede,
            "pass": self.pass_table,
            LEAVE: self._leave,
            SCENE: self._scene,
            WAKE: self._wake,
        }
        found = flow.get(name)
        if found is None:
            return False
        found()
        return True

    def switch_passing(self, by_itself: bool) -> None:
        """Pass the table at once from now on, or wait for Enter."""
        if by_itself != self.passes_by_itself:
            self.passes_by_itself = by_itself
            self.passingSwitched.emit(by_itself)

    def wish(self, move: Move) -> None:
        """Forward a wish; one that holds free words asks for them first."""
        fields = text_fields(move)
        if not fields:
            self.wished.emit(move)
            return
        self._words(move, fields)

    def pass_table(self) -> None:
        """Ask to whom the computer goes."""
        model = self._model
        following = model.next_seat()
        choices = tuple(
            SheetChoice(
                seat,
                PlateLook(
                    called(model.name(seat)),
                    self.tr("is asked or to act next") if seat == following else "",
                    judgement="legal" if seat == following else "",
                    crest=seat,
                    name=self.tr("Pass the table to {name}").replace("{name}", called(model.name(seat))),
                ),
            )
            for seat in model.seats
            if seat != model.seat
        )
        words = self.tr("yes: at once, without Enter") if self.passes_by_itself else self.tr("no: Enter passes it")
        switch = SheetChoice(_BY_ITSELF, PlateLook(self.tr("Passes by itself"), words, fill="", edge="line"))
        look = SheetLook(self.tr("Pass the table"), (), (), (*choices, switch), first=following)

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            if key == _BY_ITSELF:
                self.switch_passing(not self.passes_by_itself)
            else:
                model.pass_to(str(key))

        self._ask(look, chosen)

    def choose_move(self, moves: Iterable[Move], title: str) -> None:
        """Ask which of several wishes is meant, each with what it would do."""
        seen = SeatView.of(self._model)
        offered = tuple(moves)
        choices = tuple(SheetChoice(place, self._with_preview(seen, move)) for place, move in enumerate(offered))
        look = SheetLook(title, (), (), choices, columns=min(2, len(choices)))
        self._ask(look, lambda key, _texts: self.wish(offered[_place(key)]))

    def confirm_apply(self, move: Move) -> None:
        """Ask once whether the rest of the Spoils is given up."""
        choices = (
            SheetChoice("no", PlateLook(self.tr("Choose on"), "", fill="", edge="edge")),
            SheetChoice("yes", PlateLook(self.tr("Give up the rest"), "", judgement="price")),
        )
        look = SheetLook(self.tr("Some Spoils are left"), (), (), choices, edge="price", first="no")
        self._ask(look, lambda key, _texts: self.wished.emit(move) if key == "yes" else None)

    def show_pile(self, zone: str) -> None:
        """Open a Pile that was pushed aside: every card with who played it."""
        seen = SeatView.of(self._model)
        lying = seen.sight.zones.get(zone, ())
        entries = throwdown.earlier_entries(seen.sight, int(zone.partition(".")[2])) if zone.startswith("pile.") else ()
        lines = []
        for place, one in enumerate(lying):
            who = seen.name(entries[place][0]) if place < len(entries) and entries[place][0] else ""
            lines.append((Mini(face(one.card)), PlainText(f"  {card_spoken(one.card)}  {who}")))
        title = first_large(called(zone_name(seen.sight, zone)))
        self._ask(SheetLook(title, tuple(lines)), lambda _key, _texts: None)

    # ------------------------------------------------------------------ the flows
    def _scene(self) -> None:
        """Show what the Coach reads aloud when First Contact begins, and what he asks the players."""
        from gattai_desktop.content.gattai.scenarios import scenario_entry

        _, entry = scenario_entry(first_contact.KEY)
        lines = (*content(entry.text).split("\n"), "", *map(content, entry.questions))
        on = tuple(SeatView.of(self._model).options_of(GoOn))
        read = PlateLook(self.tr("Go on"), self.tr("It is read"), fill="live")
        words = tuple(drawn(say("{line}", line=line)) for line in lines)
        look = SheetLook(self.tr("The scene"), words, (), (SheetChoice("on", read),) if on else ())
        self._ask(look, lambda _key, _texts: self.wished.emit(on[0]))

    def _wake(self) -> None:
        """Ask which Faction wakes, so that each may invest once more."""
        self.choose_move(SeatView.of(self._model).options_of(Wake), self.tr("Which Faction wakes?"))

    def _leave(self) -> None:
        """Go back to the shelf; everything is saved already."""
        self._sheet.window().close()

    def _gambit(self) -> None:
        seen = SeatView.of(self._model)
        # Each Pilot stands in a row of her own: the plain offer, and beside it that in her Specialty.
        special_last = sorted(seen.options_of(OfferGambit), key=lambda move: isinstance(move, OfferGambitInSpecialty))
        offers = [move for seat in seen.pilots for move in special_last if move.pilot == seat]
        choices = []
        for place, move in enumerate(offers):
            special = isinstance(move, OfferGambitInSpecialty)
            name = seen.name(move.pilot)
            specialty = first_large(seen.prose(f"pilot.{move.pilot}.specialty"))
            words = specialty if special else self.tr("Offer it to her")
            twice = self.tr("{name}, her Specialty: twice").replace("{name}", name)
            title = twice if special else name
            choices.append(SheetChoice(place, PlateLook(title, words, judgement="legal", crest=move.pilot)))
        goals = tuple(goal for seat in seen.pilots if (goal := seen.prose(f"pilot.{seat}.goal")))
        field = SheetField("goal", self.tr("What she wants"), hint=self.tr("Open the vault"), presets=goals[:_PRESETS])
        look = SheetLook(self.tr("Offer a Gambit"), (), (field,), tuple(choices))

        def offer(key: Hashable, texts: dict[str, str]) -> None:
            self.wished.emit(evolve(offers[_place(key)], goal=Text(texts["goal"])))

        self._ask(look, offer)

    def _challenge(self) -> None:
        seen = SeatView.of(self._model)
        moves = [*seen.options_of(Challenge)]
        opponents = tuple(dict.fromkeys(move.opponent for move in moves))
        presets = self._stakes(seen)
        field = SheetField("stakes", self.tr("What for"), hint=self.tr("What the winner gets"), presets=presets)
        choices = tuple(
            SheetChoice(
                seat, PlateLook(seen.name(seat), self._opponent_words(seen, seat), judgement="legal", crest=seat)
            )
            for seat in opponents
        )
        look = SheetLook(self.tr("Challenge to a Throwdown"), (), (field,), choices)

        def chosen(key: Hashable, texts: dict[str, str]) -> None:
            self._challenge_with(str(key), texts["stakes"])

        self._ask(look, chosen)

    def _challenge_with(self, opponent: Seat, stakes: str) -> None:
        """Ask with which card, which goes face-down."""
        seen = SeatView.of(self._model)
        moves = {move.card: move for move in seen.options_of(Challenge) if move.opponent == opponent}
        cards = [one.card for one in seen.hand if one.card in moves]
        title = self.tr("Challenge {name} with which card?").replace("{name}", seen.name(opponent))
        line = self.tr("It lies face-down until both initiative cards are revealed. The higher one opens the Pile.")
        look = SheetLook(title, (line,), (), card_choices(cards), columns=3)

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            card = next(one for one in cards if one.key == key)
            self.wished.emit(evolve(moves[card], stakes=Text(stakes)))

        self._ask(look, chosen)

    def _stakes(self, seen: SeatView) -> tuple[str, ...]:
        if seen.is_coach:
            notes = (seen.prose(f"threat.{key}.note") for key in seen.keys("threats"))
            return tuple(note for note in notes if note)[:_PRESETS]
        goal = seen.prose(f"pilot.{seen.seat}.goal")
        return (goal,) if goal else ()

    def _opponent_words(self, seen: SeatView, seat: Seat) -> str:
        if seat == COACH_SEAT:
            return self.tr("Threats fight for him")
        count = str(seen.count(f"hand.{seat}"))
        return self.tr("{count} cards in hand").replace("{count}", count)

    def _omen(self) -> None:
        seen = SeatView.of(self._model)
        moves: list[Move] = [*seen.options_of(SpendOmen), *seen.options_of(SpendCoachOmens)]
        if moves:
            self.choose_move(moves, self.tr("Spend an Omen"))

    def _concede(self) -> None:
        seen = SeatView.of(self._model)
        move = next(seen.options_of(Concede), None)
        if move is None:
            return
        look = bubble(seen, move)
        choices = (
            SheetChoice("no", PlateLook(self.tr("Fight on"), self.tr("Take it back"), fill="", edge="edge")),
            SheetChoice("yes", PlateLook(self.tr("Concede"), self.tr("Lay the Hand down"), judgement="price")),
        )
        lines = (*look.lines, *((look.note,) if look.note else ()))
        sheet = SheetLook(self.tr("Concede the Throwdown?"), lines, (), choices, edge="price", first="no")
        self._ask(sheet, lambda key, _texts: self.wished.emit(move) if key == "yes" else None)

    def _more(self) -> None:
        seen = SeatView.of(self._model)
        kinds: dict[type[Move], list[Move]] = {}
        for move in quiet_moves(seen):
            kinds.setdefault(type(move), []).append(move)
        groups = list(kinds.values())
        choices = [SheetChoice(place, self._of_group(seen, group)) for place, group in enumerate(groups)]
        note = SheetChoice("note", PlateLook(self.tr("Write a note"), self.tr("A line for the log")))
        choices.append(note)
        if seen.is_coach:
            words = self.tr("Cards, gauges, rulings, guide")
            choices.append(SheetChoice("by hand", PlateLook(self.tr("By hand"), words, fill="panel", edge="coach")))
        look = SheetLook(self.tr("What else"), (), (), tuple(choices), columns=2)

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            if key == "note":
                self.wish(Note(seen.seat, Text("")))
            elif key == "by hand":
                self.handAsked.emit("")
            else:
                group = groups[_place(key)]
                if len(group) == 1:
                    self.wish(group[0])
                else:
                    self.choose_move(group, kind_title(group[0]))

        self._ask(look, chosen)

    def _of_group(self, seen: SeatView, group: list[Move]) -> PlateLook:
        """One plate for a kind of wish, whether there is one of it or several."""
        if len(group) == 1:
            return self._with_preview(seen, group[0])
        words = self.tr("{count} to choose from").replace("{count}", str(len(group)))
        return PlateLook(kind_title(group[0]), words, judgement="legal")

    # ------------------------------------------------------------------ free words
    def _words(self, move: Move, fields: tuple[str, ...]) -> None:
        """Ask for the free words of a wish."""
        seen = SeatView.of(self._model)
        labels = {
            "consequence": self.tr("What happens"),
            "lesson": self.tr("The Lesson"),
            "concession": self.tr("What the losers get"),
            "stakes": self.tr("What for"),
            "goal": self.tr("What she wants"),
            "text": self.tr("In your own words"),
        }
        lines = tuple(SheetField(name, labels.get(name, called(name.capitalize()))) for name in fields)
        said = choice(move, seen.sight)
        go = SheetChoice("go", PlateLook(said.title, judgement="legal"))
        look = SheetLook(said.title, (), lines, (go,), columns=1)

        def written(_key: Hashable, texts: dict[str, str]) -> None:
            self.wished.emit(evolve(move, **{name: Text(texts[name]) for name in fields}))

        self._ask(look, written)

    def _with_preview(self, seen: SeatView, move: Move) -> PlateLook:
        said = choice(move, seen.sight)
        preview = seen.model.preview(move)
        told = foretell(seen.sight, preview) if seen.sight.seat != PUBLIC else None
        line = drawn(told.lines[0]) if told is not None and told.lines else ""
        whom = whose(seen, move)
        judgement: Judgement = "price" if told is not None and told.price else "legal"
        return PlateLook(said.title, line, said.key, judgement, crest=whom.seat, crest_sign=whom.sign)


def text_fields(move: Move) -> tuple[str, ...]:
    """Return the fields of a wish that hold free words and are still empty."""
    hints = get_type_hints(type(move))
    return tuple(one.name for one in fields(type(move)) if hints.get(one.name) is Text and not getattr(move, one.name))


def card_choices(cards: Iterable[Card]) -> tuple[SheetChoice, ...]:
    """Return a plate for each card, in the order of the hand."""
    shown = [(card, card_spoken(card)) for card in sorted(cards, key=lambda one: one.strength)]
    return tuple(SheetChoice(card.key, PlateLook(spoken, (Mini(face(card)),), name=spoken)) for card, spoken in shown)


def _place(key: Hashable) -> int:
    assert isinstance(key, int)
    return key
