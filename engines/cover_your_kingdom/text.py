from ..core.types import Decision, Event, Option, View
from ..core.game import Say
from .state import State


class Words:
    def prompt(self, decision: Decision, names: tuple[str, ...], say: Say = str) -> str:
        return decision.kind

    def option(self, option: Option, view: View[State], names: tuple[str, ...], say: Say = str) -> str:
        return str(option)

    def event(self, event: Event, names: tuple[str, ...], say: Say = str) -> str:
        return str(event)

    def table(self, view: View[State], names: tuple[str, ...], say: Say = str) -> list[str]:
        return []


WORDS = Words()
