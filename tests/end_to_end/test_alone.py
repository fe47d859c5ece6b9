"""Somebody alone, from an empty home to the end of First Contact, with the program as Coach and friends, by keys."""

import re
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.games.gattai.story.first_contact_acts import CLOSE
from gattai_desktop.games.seating import program_players
from gattai_desktop.sessions.journal import Journal
from tests.end_to_end.reader import DRIVES, drive_of, shown
from tests.end_to_end.screen import Look, Table, button, middle, missing, playing, spot
from tests.end_to_end.tally import Tally
from tests.end_to_end.whole_first_contact import program, the_team_can_be_made

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

MOST_ACTS: Final = 60
FIRST_ACTS: Final = 4
_SETTLED: Final = 1.0
"""Seconds for which nothing may change before she takes it for her turn; the program moves after 0.2."""
_WAITS: Final = 200
"""Most looks at the table for one act: the program may think for long on a machine that has much to do."""
_DO_IT: Final = "Do it for me"
_GO_ON: Final = "Go on"
_DISCARD: Final = "Discard"
_NO_MORE: Final = "Keep your cards"
_LEAVE: Final = "Leave it to the program"
_PLATES: Final = (_DO_IT, _DISCARD, _NO_MORE, _LEAVE)
"""What she presses with the pointer; all else by its key."""
_LIKES: Final = ("Counter", "Escalate", "Concede")
_STANDING: Final = ("More", "Menu", "The log", "The hand", "Vass", "Oyelaran", "Pia", "The Enemy", "Stage ", "The wall")
"""What stands at every moment of the table: nothing of it is an answer."""


class OneAlone(Tally):
    """Somebody alone at the keyboard, who keeps what each of her acts was, and whether a curtain ever fell."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.acts: list[str] = []
        self.curtain_fell = False
        self.cards = 0
        """How many cards she carried to their place."""
        self.invested = False
        """Whether a card has left her hand for a Faction, as the guide begins."""
        self._dealt: set[str] = set()

    def act(self, key: str) -> Look:
        """Press a key or a plate, and keep it where it is an act: a card that is lifted and laid is one."""
        before = self.look()
        if not before.get("carrying") and key not in ("Right", "Tab"):
            self.acts.append(f"{key} at {before['focus']!r}, {before.get('step') or 'before the table'}")
        self.cards += bool(before.get("carrying")) and key == "Return"
        after = self.click(key) if key in _PLATES else self.press(key)
        self._watch(after)
        return after

    def next_act(self) -> Look:
        """Wait until it is her turn, do what is nearest, and return what is on the screen then."""
        for _ in range(_WAITS):
            look = self.look()
            self._watch(look)
            if the_team_can_be_made(look):
                return look
            key = _key(look)
            time.sleep(_SETTLED if key else 0.1)
            now = self.look()
            if key and (shown(now), _key(now)) == (shown(look), key):
                return self.act(key)
        names = [one["name"] for one in look["buttons"]]
        raise AssertionError(f"Nothing is asked of her any more at {look['focus']!r}, {look.get('step')}: {names}")

    def _watch(self, look: Look) -> None:
        now = {one["face"] for one in look.get("hand", ())}
        self.invested = self.invested or bool(now and self._dealt - now)
        self._dealt = self._dealt or now
        self.curtain_fell = self.curtain_fell or bool(look.get("curtain") or look.get("curtain_shown"))


def _key(look: Look) -> str:
    """Return the key or the plate that does what is nearest; "" while the program has it."""
    step, focus = str(look.get("step") or ""), look["focus"]
    cards = {one["name"]: bool(one["up"] or one["away"]) for one in look.get("hand", ())}
    if look.get("carrying"):
        return "Return" if look["over"] else "Escape"
    if step == "gambit.offered" and look["asked"]:  # a card on its place accepts, too
        return "Return" if focus in cards else "Tab"
    if step in ("gambit.play", "throwdown.answer") and focus in cards:
        return "Return"
    if step == "outcome.clean_up" and look["asked"] and button(look, _DISCARD):
        return _DISCARD
    if step == "throwdown.exchange" and button(look, _NO_MORE):
        return _NO_MORE
    if step in ("outcome.clean_up", "throwdown.exchange") and look["asked"] and focus in cards:
        return "Right" if cards[focus] else "Return"  # the next one goes, too
    if focus.startswith("Fight on"):  # she has nothing else to play: what gives up stands beside it
        return "Right"
    if button(look, "Let it pass"):  # the card in focus is what the Favor takes
        return "Return"
    if focus.startswith(("Spend ", "Accept", "Yes", "No, ", "No: ")):
        return "Return"
    if button(look, _DO_IT):
        return "Return" if focus == _DO_IT else _DO_IT
    drive = drive_of(look, _LIKES)
    if drive == "Concede" and button(look, _LEAVE):  # a friend of her side may still have something to play
        return _LEAVE
    if drive is not None:
        return DRIVES[drive]
    if step == "story":
        return "space" if button(look, _GO_ON) else _LEAVE if button(look, _LEAVE) else ""
    if step.startswith(("outcome", "throwdown")) and focus not in cards and not focus.startswith(_STANDING):
        return "Return"
    return ""


def test_from_an_empty_home_alone_to_the_end_of_first_contact(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("speed = 3.0\nwall = 'off'\n", encoding="utf-8")
    with playing(None, tmp_path) as table:
        one = OneAlone(table)
        with one.counting("alone, to its end"):
            with one.counting("to her first card"):
                with one.counting("to the card with a Faction"):
                    assert one.look()["focus"].startswith("First Contact")
                    assert one.act("Return")["focus"] == "Sit down", "she is alone before she chooses anything"
                    look = one.act("Return")
                    while not one.invested:
                        look = one.next_act()
                while not one.cards:
                    look = one.next_act()
            try:
                while not the_team_can_be_made(look) and len(one.acts) < MOST_ACTS:
                    look = one.next_act()
            finally:
                sys.stdout.write("".join(f"{number:3} {act}\n" for number, act in enumerate(one.acts, 1)))
        sys.stdout.write(f"{one.table_of_counts()}\n")
        assert the_team_can_be_made(look)
        table.end()
    assert not one.curtain_fell
    assert not any(count.curtains for count in one.parts.values())
    assert one.parts["to her first card"].acts <= FIRST_ACTS, "the one that lies in a Gambit"
    assert one.parts["alone, to its end"].acts == len(one.acts) < MOST_ACTS
    (session,) = (tmp_path / "sessions").glob("*.gattai")
    record = program("export", session, "--as", "record")
    hers = re.findall(r"^when +Red (.+)$", record, re.MULTILINE)
    assert hers[0].startswith("invests"), "her first card lies with a Faction"
    with Journal.open(session) as journal:
        values = journal.state().values
        assert program_players(journal.state()) == {"orange": "steady", "yellow": "steady", "coach": "steady"}
    assert (values["step"], values["first_contact.act"]) == ("story", CLOSE)
    settings = (tmp_path / "settings.toml").read_text(encoding="utf-8")
    assert re.search(r'^company = "alone"$', settings, re.MULTILINE), "the next table begins alone, too"


def test_by_pointer_her_first_card_lies_after_four_acts(tmp_path: Path) -> None:
    """Three presses and a drag: the card that she drags onto the Gambit accepts it."""
    (tmp_path / "settings.toml").write_text("speed = 3.0\nwall = 'off'\n", encoding="utf-8")
    with playing(None, tmp_path) as table:
        for plate in ("First Contact", "Sit down", _DO_IT):
            look = table.until(lambda look, plate=plate: button(look, plate), f"'{plate}' can be pressed")
            table.hands.click(button(look, plate)["at"])
        look = table.until(lambda look: look.get("step") == "gambit.offered" and look["asked"], "she is asked")
        time.sleep(_SETTLED)
        look = table.look()
        taken, place = look["hand"][0], spot(look, "gambit.pilot")
        _drag(table, taken["at"], place["at"])
        look = table.until(lambda look: str(look["step"]) in ("gambit.reveal", "gambit.result"), "her card is played")
        assert taken["face"] not in [one["face"] for one in look["hand"]]
        table.end()


def _drag(table: Table, card: list[int], place: list[int]) -> None:
    (x, y), goal = middle(card), middle(place)
    table.hands("mousemove", x, y, "mousedown", 1)
    for part in range(1, 9):
        table.hands("mousemove", x + (goal[0] - x) * part // 8, y + (goal[1] - y) * part // 8)
        time.sleep(0.03)
    table.hands("mouseup", 1)
