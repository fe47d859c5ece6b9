"""What each of the nine steps shows of a Pilot: its plates, fields and bars, and what a press writes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.plate_look import PlateLook, choice_plate, outline_plate
from gattai_desktop.board.speech import called, content, first_large, said, speak
from gattai_desktop.cards.card import DECK_CARDS
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.content.gattai.entries import AdjectiveEntry, PromptEntry, QuestionEntry
from gattai_desktop.content.gattai.making.being_made import BeingMade, NotToBeChosen, PilotChoice, Writes, points
from gattai_desktop.content.gattai.making.of_her_colour import advice, colours, powers
from gattai_desktop.content.gattai.making.of_her_story import (
    CONCEPT,
    SACRIFICES,
    adjectives,
    answered,
    drawn,
    own_word,
    questions,
    stats_in_words,
    to_give,
    without_question,
    without_word,
)
from gattai_desktop.content.gattai.making.of_her_things import frames, gear, mods, robos, shares
from gattai_desktop.content.gattai.making.sheet_so_far import stats_so_far
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS
from gattai_desktop.windows.games.gattai.making.choice_looks import by_whom, choice_look, chosen_of, colour_look, giver
from gattai_desktop.windows.games.gattai.making.step_parts import (
    StepBars,
    StepCaption,
    StepField,
    StepFields,
    StepPart,
    StepPlate,
    StepPlates,
)
from gattai_desktop.windows.games.gattai.making.team_texts import TeamTexts, identity_labels

_NARROW, _WIDE = 210.0, 330.0


class StepsShown:
    """The parts of each step, by its key; and what is only looked at: whose word comes next, what is tried."""

    def __init__(
        self,
        write: Callable[[Writes, bool], None],
        refuse: Callable[[str], None],
        again: Callable[[], None],
        order: Shuffle,
    ) -> None:
        """write: what was chosen, and whether a person types on; refuse: why not; again: what is looked at changed."""
        self._type, self._refuse, self._again, self._order = write, refuse, again, order
        self._by = ""
        self._all = self._all_gear = False
        self._own = ""
        self._stats = tuple(pair[0] for pair in COMMITMENTS.values())
        self.tried = ""

    def _write(self, writes: Writes) -> None:
        self._type(writes, False)

    def parts(self, key: str, her: BeingMade, team: TeamTexts) -> tuple[StepPart, ...]:
        makes: Mapping[str, Callable[[BeingMade], tuple[StepPart, ...]]] = {
            "chroma": self._chroma, "concept": self._concept, "adjectives": self._adjectives, "power": self._power,
            "daisho": self._daisho, "robo": self._robo, "sacrifices": self._sacrifices, "questions": self._questions,
        }  # fmt: skip
        asked = (StepCaption(content(one.text), ink="text") for one in her.of(PromptEntry) if one.when == key)
        return (*asked, *(makes[key](her) if key in makes else self._team(her, team)))

    def _plate(self, one: PilotChoice, look: PlateLook, tried: str = "") -> StepPlate:
        return StepPlate((one.row, one.key), look, lambda: self._choose(one), tried)

    def _choose(self, one: PilotChoice) -> None:
        try:
            self._write(one.written())
        except NotToBeChosen as wrong:
            self._refuse(" ".join(said(reason.text) for reason in wrong.reasons))

    # ------------------------------------------------------------------ the colour

    def _chroma(self, her: BeingMade) -> tuple[StepPart, ...]:
        plates = tuple(self._plate(one, colour_look(one)) for one in colours(her))
        texts = (
            StepField("name", speak("making", "Name"), her.book.name, self._text("name"), most=60),
            StepField(
                "palette", speak("making", "Another hue for the same role"), her.book.palette, self._text("palette"),
                speak("making", "teal, brass, rose"), 60,
            ),
        )  # fmt: skip
        found: list[StepPart] = [StepCaption(speak("making", "One of each; a new Team needs Red."))]
        found += [StepPlates(plates, _NARROW, 66), StepFields(texts)]
        if words := said(advice(her)):
            found.append(StepCaption(words, ink="price"))
        return tuple(found)

    def _text(self, field: str) -> Callable[[str, bool], None]:
        return lambda text, on: self._type({field: text}, on)

    def _within(self, field: str, held: Mapping[str, str], name: str) -> Callable[[str, bool], None]:
        return lambda text, on: self._type({field: {**held, name: text}}, on)

    # ------------------------------------------------------------------ told

    def _concept(self, her: BeingMade) -> tuple[StepPart, ...]:
        labels = {
            "accessory": speak("making", "Accessory"),
            "food": speak("making", "Food"),
            "hobby": speak("making", "Hobby"),
            "trait": speak("making", "What one sees first"),
            "quote": speak("making", "Her line in the yearbook"),
        }
        held = her.book.concept
        lines = (
            StepField(f"concept.{name}", labels[name], held.get(name, ""), self._within("concept", held, name))
            for name in CONCEPT
        )
        told = {
            "who": (speak("making", "Who she is"), her.book.who),
            "why": (speak("making", "Why she fights"), her.book.why),
            "goal": (speak("making", "What she wants"), her.book.goal),
            "text": (speak("making", "A line about her"), her.book.text),
        }
        more = (StepField(name, label, text, self._text(name)) for name, (label, text) in told.items())
        head = StepCaption(speak("making", "For the story"), head=True)
        return StepFields(tuple(lines)), head, StepFields(tuple(more), 460)

    def _sacrifices(self, her: BeingMade) -> tuple[StepPart, ...]:
        labels = {
            "right": by_whom(her, "right"),
            "left": by_whom(her, "left"),
            "own": speak("making", "A tie that she lost, in her own words"),
        }
        held = her.book.sacrifices
        lines = (
            StepField(f"sacrifice.{name}", labels[name], held.get(name, ""), self._within("sacrifices", held, name))
            for name in SACRIFICES
        )
        words = speak("making", "What she gave up to be here: one from each neighbour, one of her own.")
        return StepCaption(words), StepFields(tuple(lines), 460)

    # ------------------------------------------------------------------ adjectives

    def _adjectives(self, her: BeingMade) -> tuple[StepPart, ...]:
        missing = to_give(her)
        by = self._by if self._by in missing else missing[0] if missing else "coach"
        given = (*self._given(her), *self._missing(her, missing, by))
        choices = adjectives(her, by)
        tried = next((one for one in choices if one.key == self.tried and not one.chosen), None)
        stats = next((one.stats for one in her.of(AdjectiveEntry) if tried is not None and one.id == tried.key), ())
        more = points(({"stats": stats},)) if missing else {}
        line = speak("making", "dashed: what {word} would add", word=said(tried.name)) if tried and more else ""
        found: list[StepPart] = [
            StepCaption(speak("making", "Each adjective gives one point to three Stats.")),
            StepPlates(given, 270, 62),
            StepBars(stats_so_far(her), more, line),
        ]
        if missing:
            found += self._to_try(choices)
            found += self._own_word(her, by)
        return tuple(found)

    def _given(self, her: BeingMade) -> Iterable[StepPlate]:
        for number, one in enumerate(her.words):
            line = said(stats_in_words(one["stats"]))
            look = PlateLook(content(one["word"]), f"{line} · {giver(her, one['by'])}", fill="well")
            yield StepPlate(("given", number), look, partial(self._take_word, her, number))

    def _missing(self, her: BeingMade, missing: tuple[str, ...], by: str) -> Iterable[StepPlate]:
        for number, one in enumerate(missing):
            chosen = one == by and missing.index(one) == number
            look = PlateLook(
                first_large(giver(her, one)), speak("making", "has still to choose"), fill="live" if chosen else "",
                edge="" if chosen else "line",
            )  # fmt: skip
            yield StepPlate(("missing", number), look, partial(self._give_by, one))

    def _give_by(self, by: str) -> None:
        self._by = by
        self._again()

    def _to_try(self, choices: tuple[PilotChoice, ...]) -> list[StepPart]:
        shown = choices if self._all else choices[:14]
        plates = [
            self._plate(one, PlateLook(said(one.name), said(one.line), fill="", edge="edge"), one.key)
            for one in shown
            if not one.chosen
        ]
        words = (
            speak("making", "only those of her sheet")
            if self._all
            else speak("making", "all {number}", number=len(choices))
        )
        plates.append(
            StepPlate("all", PlateLook(first_large(words), fill="", edge="line", arrangement="button"), self._show_all)
        )
        return [StepCaption(speak("making", "Try one"), head=True), StepPlates(tuple(plates), 190, 58)]

    def _take_word(self, her: BeingMade, number: int) -> None:
        self._write(without_word(her, number))

    def _show_all(self) -> None:
        self._all = not self._all
        self._again()

    def _own_word(self, her: BeingMade, by: str) -> list[StepPart]:
        label = speak("making", "Or a word of your own: then pick the three Stats too")
        stats = (
            StepPlate(
                ("stat", stat),
                choice_plate(called(STAT_NAMES[stat]), lit=stat in self._stats),
                partial(self._pick, place, stat),
            )
            for place, pair in enumerate(COMMITMENTS.values())
            for stat in pair
        )
        add = StepPlate("own", outline_plate(speak("making", "Give this word")), lambda: self._add(her, by))
        field = StepField("own word", label, self._own, lambda word, _on: self._keep_word(word), most=60)
        return [StepFields((field,), 460), StepPlates(tuple(stats), 110, 44), StepPlates((add,), 260, 44)]

    def _keep_word(self, word: str) -> None:
        self._own = word
        self._again()

    def _pick(self, place: int, stat: str) -> None:
        self._stats = tuple(stat if number == place else one for number, one in enumerate(self._stats))
        self._again()

    def _add(self, her: BeingMade, by: str) -> None:
        try:
            writes = own_word(her, by, self._own, self._stats)
        except NotToBeChosen as wrong:
            self._refuse(" ".join(said(reason.text) for reason in wrong.reasons))
            return
        self._own = ""
        self._write(writes)

    # ------------------------------------------------------------------ what she can and has

    def _power(self, her: BeingMade) -> tuple[StepPart, ...]:
        choices = powers(her)
        plates = tuple(self._plate(one, choice_look(one, line=False), one.key) for one in choices)
        words = speak("making", "Her Primary or Secondary Tech at Rank 1.")
        lines = (StepCaption(sentences((said(one.name), said(one.line))), ink="text") for one in choices)
        return StepCaption(words), StepPlates(plates, _WIDE, 46), *lines

    def _daisho(self, her: BeingMade) -> tuple[StepPart, ...]:
        of_frames, of_mods = frames(her), mods(her)
        taken = [f"{said(one.name)}: {said(one.barred[0].text)}" for one in of_frames if one.barred]
        found: list[StepPart] = [StepCaption(speak("making", "Frame"), head=True)]
        found.append(StepPlates(tuple(self._short(one) for one in of_frames), 230, 46))
        found += [StepCaption(words) for words in taken]
        found.append(self._tells(of_frames))
        found.append(StepCaption(speak("making", "Mod"), head=True))
        found.append(StepPlates(tuple(self._short(one) for one in of_mods), 150, 46))
        found.append(self._tells(of_mods))
        return (*found, *self._gear(gear(her)))

    def _gear(self, of_gear: tuple[PilotChoice, ...]) -> Iterator[StepPart]:
        """What she carries when the evening begins; the list comes when it is asked for, since few begin with Gear."""
        yield StepCaption(speak("making", "Gear when the evening begins"), head=True)
        shown = [one for one in of_gear if one.chosen or self._all_gear]
        words = speak("making", "Only what she carries") if self._all_gear else speak("making", "Give her Gear")
        more = StepPlate("gear", outline_plate(words), self._turn_gear)
        yield StepPlates((*(self._short(one) for one in shown), more), 190, 46)
        yield self._tells(tuple(shown))

    def _turn_gear(self) -> None:
        self._all_gear = not self._all_gear
        self._again()

    def _robo(self, her: BeingMade) -> tuple[StepPart, ...]:
        choices = robos(her)
        texts = {one.id: one.text for one in her.rules("robo")}
        shown = next((one for one in choices if one.key == self.tried), None) or chosen_of(choices)
        words = content(texts.get(shown.key, "")) if shown else ""
        plates = tuple(self._plate(one, choice_look(one, line=True), one.key) for one in choices)
        return StepPlates(plates, 190, 62), StepCaption(words, ink="text")

    def _short(self, one: PilotChoice) -> StepPlate:
        return self._plate(one, choice_look(one, line=False), one.key)

    def _tells(self, choices: tuple[PilotChoice, ...]) -> StepCaption:
        """What the one does that is looked at, or else the chosen one."""
        shown = next((one for one in choices if one.key == self.tried), None) or chosen_of(choices)
        return StepCaption(f"{said(shown.name)}: {said(shown.line)}" if shown else "", ink="text")

    # ------------------------------------------------------------------ questions

    def _questions(self, her: BeingMade) -> tuple[StepPart, ...]:
        known = {one.id: one for one in her.of(QuestionEntry)}
        found: list[StepPart] = [
            StepCaption(speak("making", "Three of 54 questions: drawn with a card each, or picked.")),
            StepPlates((StepPlate("draw", PlateLook(speak("making", "Draw what is missing"), fill="live", edge="",
                                                    arrangement="button"), lambda: self._draw(her)),), 240, 46),
        ]  # fmt: skip
        for number, one in enumerate(her.book.questions):
            asked = known.get(one["question"])
            label = f"{_drawn(asked.card)}  {content(asked.name)}" if asked is not None else one["question"]
            field = StepField(
                ("answer", number), label, one["answer"], self._answer(her, number), speak("making", "her answer")
            )
            back = StepPlate(
                ("back", number), outline_plate(speak("making", "Take it back")),
                partial(self._take_question, her, number),
            )  # fmt: skip
            found += [StepFields((field,), 460), StepPlates((back,), 200, 40)]
        open_ones = [one for one in questions(her) if not one.barred]
        if open_ones:
            plates = tuple(
                self._plate(one, PlateLook(said(one.name), _drawn(said(one.line)), fill="", edge="edge"))
                for one in open_ones
            )
            found += [StepCaption(speak("making", "Pick one"), head=True), StepPlates(plates, 420, 56)]
        return tuple(found)

    def _answer(self, her: BeingMade, number: int) -> Callable[[str, bool], None]:
        return lambda text, on: self._type(answered(her, number, text), on)

    def _take_question(self, her: BeingMade, number: int) -> None:
        self._write(without_question(her, number))

    def _draw(self, her: BeingMade) -> None:
        order = self._order("questions", DECK_CARDS["pilots"])
        try:
            self._write(drawn(her, (card.name for card in order)))
        except NotToBeChosen as wrong:
            self._refuse(" ".join(said(reason.text) for reason in wrong.reasons))

    # ------------------------------------------------------------------ the Team

    def _team(self, her: BeingMade, team: TeamTexts) -> tuple[StepPart, ...]:
        names = {"harmony": "Harmony", **RESOURCES}
        found: list[StepPart] = [StepCaption(speak("making", "What the Team gets"), head=True)]
        for one in shares(her):
            changed = one.made != one.without
            name = called(names[one.key])
            if changed:
                line = speak("making", "{name} {before} → {after}", name=name, before=one.without, after=one.made)
            else:
                line = speak("making", "{name} stays {after}", name=name, after=one.made)
            found.append(StepCaption(line, ink="legal" if changed and one.made > one.without else "text"))
        found.append(StepCaption(speak("making", "Asked of all"), head=True))
        fields = (
            StepField(f"team.{name}", label, team.text(name), team.writes(name), most=60 if name in _SHORT else 200)
            for name, label in identity_labels().items()
        )
        return (*found, StepFields(tuple(fields)))


def _drawn(card: str) -> str:
    """Return the card that asks a question as people call it; both Jokers are one word."""
    return called("Joker") if card.startswith("Joker") else card


_SHORT: Final = ("name", "pet", "final_form")
