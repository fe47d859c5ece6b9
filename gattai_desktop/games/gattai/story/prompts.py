"""The Coach asks what the packs ask; question and answer are written into the log (RULES ED-7)."""

from collections.abc import Iterator

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.story.asked import READY, asked_now, prompt_of, prompts
from gattai_desktop.games.gattai.story.prepared import OPENED, PREPARED, SCENE_TITLE
from gattai_desktop.games.gattai.story.story import OfTheCoach
from gattai_desktop.games.move import Impossible, Quoted, wish
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@wish("asks {prompt} and hears {text}")
@frozen
class AskPrompt(OfTheCoach):
    """Wish: ask what a prompt says; question and answer stand in the log. Without words it was asked, and played."""

    prompt: str
    text: Quoted
    shown = Shown("{prompt}", kind="Ask what the book asks", line="Question and answer go into the log")
    told = LogWords("{seat} asks")
    offered_to = "coach"
    offers_depend_on = ("phase", SCENE_TITLE, PREPARED, OPENED, READY)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["AskPrompt"]:
        """Everything that is asked at this moment; the answer is still to be written."""
        yield from (cls(seat, one.key, Quoted("")) for one in asked_now(state))

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        ready = [one.key for one in prompts(state)]
        if self.prompt not in ready:
            near = did_you_mean(self.prompt, ready)
            yield refusal("STORY-1", "Nothing to ask is called {prompt}.{near}", prompt=self.prompt, near=near)

    def play(self, ledger: Ledger) -> None:
        found = prompt_of(ledger.table, self.prompt)
        if found is None:
            raise Impossible(say("Nothing to ask is called {prompt}.{near}", prompt=self.prompt, near=""))
        ledger.announce("prompt", rule="STORY-1", text=found.text or found.name, answer=str(self.text))


MOVES = (AskPrompt,)
