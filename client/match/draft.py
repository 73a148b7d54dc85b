"""A game that is being set up: who sits where and what was wished for. No drawing; every question has an answer here.

Nothing that was wished for is forgotten when it does not fit for a while: the mode follows the number of seats, add-ons
stay away in a mode that has none, and both are back as soon as they can be.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engines import GAMES
from engines.core.errors import BadSetup
from engines.core.foreign import clean
from engines.core.game import Game, Say, set_up
from engines.core.language import ENGLISH
from engines.core.opponents import NOBODY, Character, Player
from engines.core.seats import mode_for_people, mode_for_so_many, seating, usual_seats
from engines.core.setup import LONGEST_NAME, Mode, Setting, Setup, Value, mode_for

from .seats import BADGES, HUMAN, Seat

NONE: Mapping[Any, Any] = MappingProxyType({})

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bram", "Ines", "Kofi", "Yara")
"""Who sits down at each place when nobody said who."""

LONGEST_SEED = 15  # digits


def names_a_seat(setting: Setting) -> bool:
    """Whether an option says who begins: its values are chance, and then the numbers of all seats."""
    numbers = setting.choices[1:]
    return bool(numbers) and numbers == tuple(str(number) for number in range(1, len(numbers) + 1))


class Draft:
    """Draft of a game: all that the set-up screen shows and changes.

    `among_people`: options that are not at their default where several people play; `along`: those that come along
    with a computer player at a place.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Seat] = (),
        among_people: Mapping[str, Value] = NONE,
        along: Mapping[tuple[int, str], Mapping[str, Value]] = NONE,
    ) -> None:
        self.game, self.among_people, self.along = game, among_people, along
        self._refused: dict[tuple[int, str], str] = {}
        """Why something could not be had, by what was asked for."""
        self._granted: tuple[object, dict[str, Value]] | None = None
        self.seating = seating(game)
        """Where people sit in each mode, if modes are about that."""
        self.first = next((setting for setting in game.settings if names_a_seat(setting)), None)
        """The option that says who begins."""
        counts = sorted({count for mode in game.modes for count in mode.seats})
        self.fewest, self.most = counts[0], min(counts[-1], BADGES)
        self.levels = tuple(game.opponents)
        self.seats: list[Seat] = []
        for seat in seats[: self.most]:
            self._sit(seat.name, self._player(seat.player), seat.badge)
        for place, seat in enumerate(self.seats):
            if not seat.is_human and not self.character(place) and self._is_usual(seat.name):  # nobody chose who it is
                self.seat_computer(place)
            elif not seat.is_human:
                self.choose_computer(place)  # is called as in this game
        known = len(seats) > 1  # one alone is whoever plays at this computer, and no table
        while len(self.seats) < (self.fewest if known else usual_seats(game)):
            self.add()
        self.wishes: dict[str, Value] = {}
        self.mode_wish: str | None = None
        self.seed = ""
        self.shuffled = False
        first = mode_for_so_many(game, sum(seat.is_human for seat in self.seats))
        if first is not None:
            self.choose_mode(first)

    # -- seats -------------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """One more sits down: a person at the first place, a computer everywhere else."""
        self._sit(self._free_name(), HUMAN, len(self.seats))
        if len(self.seats) > 1:
            self._change(len(self.seats) - 1, player=self._level_here())
            self.seat_computer(len(self.seats) - 1)

    def _level_here(self) -> str:
        """Of whichever computer sat down last: whoever plays against easy ones wants no other beside them."""
        levels = [self.computer(place).level for place, seat in enumerate(self.seats) if not seat.is_human]
        return levels[-1] if levels else self.game.opponents.usual

    def _free_name(self) -> str:
        taken = {seat.name for seat in self.seats}
        return next((name for name in NAMES if name not in taken), "")

    def _player(self, name: str) -> str:
        """Somebody who sat there before, as far as there is a place for them here; nobody is offered chance alone."""
        opponents = self.game.opponents
        player = opponents.player(name) or opponents.player(name.partition(":")[0])
        return HUMAN if name == HUMAN else player.name if player else opponents.usual

    def _sit(self, name: str, player: str, badge: int) -> None:
        self.seats.append(Seat(name[:LONGEST_NAME], player, self._free_badge(badge)))

    def _free_badge(self, wish: int, step: int = 1) -> int:
        taken = {seat.badge for seat in self.seats}
        return next((wish + n * step) % BADGES for n in range(BADGES) if (wish + n * step) % BADGES not in taken)

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.most

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.fewest

    def remove(self, place: int) -> None:
        del self.seats[place]

    def rename(self, place: int, name: str) -> None:
        self._change(place, name=name)

    def seat_player(self, place: int, player: str) -> None:
        """A person (`HUMAN`) or one of the computers. Whoever was not given a name by a person is called as usual."""
        self._change(place, player=player)
        if player == HUMAN and self._is_character(self.seats[place].name):
            self._change(place, name=self._free_name())

    # -- computers ---------------------------------------------------------------------------------------------------

    def computer(self, place: int) -> Player:
        """The computer at that place."""
        return self.game.opponents.player(self.seats[place].player) or Player(self.game.opponents.usual)

    def character(self, place: int) -> Character | None:
        """Whom the computer at that place plays; None if a person sits there, or it plays nobody."""
        sits = self.computer(place).character
        return sits if sits.id and not self.seats[place].is_human else None

    def where(self, character: str) -> int | None:
        """The place at which that character sits."""
        places = range(len(self.seats))
        return next((place for place in places if (sits := self.character(place)) and sits.id == character), None)

    def seat_computer(self, place: int) -> None:
        """A computer, played by the first character that sits nowhere yet."""
        free = [each.id for each in self.game.opponents.characters if self.where(each.id) is None]
        level = self._level_here() if self.seats[place].is_human else self.computer(place).level
        self.choose_computer(place, level=level, character=free[0] if free else "")

    def choose_computer(
        self, place: int, level: str | None = None, style: str | None = None, character: str | None = None
    ) -> None:
        """What is not said stays. A character brings its name, unless a person wrote another."""
        sits = self.computer(place)
        people = {each.id: each for each in self.game.opponents.characters}
        whom = sits.character if character is None else people.get(character, NOBODY)
        player = Player(level or sits.level, whom, sits.style if style is None else style)
        name = self.seats[place].name
        if whom.id and (not name or self._is_usual(name)):
            name = whom.name
        elif not whom.id and self._is_character(name):
            name = self._free_name()
        self._change(place, player=player.name, name=name)

    def begin_gently(self, seats: int) -> None:
        """A first game: so many sit down, more only if so many people are there; computers are of the first level."""
        while len(self.seats) > seats and not self.seats[-1].is_human:
            self.remove(len(self.seats) - 1)
        while len(self.seats) < seats:
            self.add()
        for place, seat in enumerate(self.seats):
            if not seat.is_human:
                self.choose_computer(place, level=self.levels[0])

    def surprise(self, chance: int) -> None:
        """As many as usually play sit down, and chance says who computers are."""
        while self.can_add and len(self.seats) < usual_seats(self.game):
            self.add()
        people = [each.id for each in self.game.opponents.characters]
        random.Random(chance).shuffle(people)
        for place in [place for place, seat in enumerate(self.seats) if not seat.is_human]:
            self.choose_computer(place, character=people.pop() if people else "")

    def _is_usual(self, name: str) -> bool:
        """Whether no person wrote that name."""
        return name in NAMES or self._is_character(name)

    def _is_character(self, name: str) -> bool:
        """Whether it is the name of a character: of this game, or of another from which somebody comes."""
        games = (self.game, *GAMES.values())
        return any(name == each.name for game in games for each in game.opponents.characters)

    # -- all who sit here --------------------------------------------------------------------------------------------

    def turn_badge(self, place: int, step: int = 1) -> None:
        """The next shield that nobody else has."""
        if len(self.seats) < BADGES:
            self._change(place, badge=self._free_badge(self.seats[place].badge + step, step))

    def _change(self, place: int, **values: Any) -> None:
        seat = self.seats[place]
        fields = {"name": seat.name, "player": seat.player, "badge": seat.badge, **values}
        self.seats[place] = Seat(**fields)

    def name(self, place: int) -> str:
        """What this seat is called; a place without a name gets one."""
        written = clean(self.seats[place].name, LONGEST_NAME)
        taken = {seat.name for seat in self.seats}
        free = [name for name in NAMES if name not in taken]
        nameless = [n for n, seat in enumerate(self.seats) if not clean(seat.name, LONGEST_NAME)]
        return written or free[nameless.index(place) % len(free)]

    # -- rules -------------------------------------------------------------------------------------------------------

    @property
    def mode(self) -> str:
        """The mode wished for while it fits the seats, or the first that does; or the one that is for whoever sits
        here."""
        seated = mode_for_people(self.game, [seat.is_human for seat in self.seats])
        if seated is not None:
            return seated
        fits = [mode.id for mode in self.game.modes if self.fits(mode)]
        return self.mode_wish if self.mode_wish in fits else mode_for(self.game.modes, len(self.seats))

    def choose_mode(self, mode: str) -> None:
        """Where a mode is about who sits where, people and computers change places, or make way for one another."""
        self.mode_wish = mode
        places = self.seating.get(mode, ())
        if sum(places) == sum(seat.is_human for seat in self.seats[: len(places)]):
            ranks = sorted(range(len(places)), key=lambda place: not places[place])  # people first, as the seats below
            seats = sorted(self.seats, key=lambda seat: not seat.is_human)
            for place, seat in zip(ranks, seats, strict=False):
                self.seats[place] = seat
        for place, human in enumerate(places):
            if human != self.seats[place].is_human:
                if human:
                    self.seat_player(place, HUMAN)
                else:
                    self.seat_computer(place)

    def fits(self, mode: Mode) -> bool:
        return len(self.seats) in mode.seats

    def options(self) -> dict[str, Value]:
        """Every wish that can be granted now, the mode among them; found once for what was wished and who sits here."""
        wished = [*self.seats], self.mode_wish, {**self.wishes}
        if self._granted is None or self._granted[0] != wished:
            self._granted = wished, self._grant()
        return {**self._granted[1]}

    def _grant(self) -> dict[str, Value]:
        granted: dict[str, Value] = {"mode": self.mode}
        wishes = {**self._unsaid(), **self.wishes}
        for setting in self.game.settings:
            value = wishes.get(setting.name, setting.default)
            if value != setting.default:
                trial = {**granted, setting.name: value}
                if not setting.choices or not self._refusal(trial):
                    granted = trial
        return granted

    def value(self, setting: Setting) -> Value:
        return self.options().get(setting.name, setting.default)

    def usual(self, setting: Setting) -> Value:
        """What an option is when nobody wished anything."""
        return self._unsaid().get(setting.name, setting.default)

    def _unsaid(self) -> Mapping[str, Value]:
        """What comes with whoever sits here: several people, or else the first computer that brings it along."""
        found: dict[str, Value] = {}
        for place, seat in reversed([*enumerate(self.seats)]):
            for part in reversed(self._player(seat.player).split(":")):
                found.update(self.along.get((place, part), NONE))
        if sum(seat.is_human for seat in self.seats) > 1:
            found.update(self.among_people)
        return found

    def wish(self, setting: Setting, value: Value) -> None:
        if value == self.usual(setting):
            self.wishes.pop(setting.name, None)
        else:
            self.wishes[setting.name] = value

    def refusal(self, setting: Setting, value: Value) -> str:
        """Why this value cannot be had now; empty if it can. What comes later in the list gives way to it."""
        earlier = [each.name for each in self.game.settings[: self.game.settings.index(setting)]]
        granted = {name: wish for name, wish in self.options().items() if name == "mode" or name in earlier}
        return self._refusal({**granted, setting.name: value})

    def _refusal(self, wishes: dict[str, Value]) -> str:
        """A page asks for the same again and again while it is drawn or read aloud."""
        asked = len(self.seats), repr(sorted(wishes.items()))  # a 1 is no True
        if asked not in self._refused:
            self._refused[asked] = self._tried(wishes)
        return self._refused[asked]

    def _tried(self, wishes: dict[str, Value]) -> str:
        try:
            set_up(self.game, len(self.seats), wishes)
        except BadSetup as error:
            return str(error)
        return ""

    # -- the whole ---------------------------------------------------------------------------------------------------

    def problem(self, say: Say = ENGLISH) -> str:
        """Why the game cannot begin, in one sentence; empty if it can."""
        names = [self.name(place) for place in range(len(self.seats))]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            return say("Two players are called {name}. Please rename one.").format(name=twice)
        if self.seed and not self.seed.isdecimal():
            return say("The seed must be a whole number (or leave it empty).")
        return self._refusal(self.options())

    def setup(self) -> Setup | None:
        """What was agreed on so far; None if it does not go together."""
        try:
            return set_up(self.game, len(self.seats), self.options())
        except BadSetup:
            return None

    def begin(self, chance: int) -> tuple[Setup, tuple[Seat, ...]]:
        """Setup and seats for the table. `chance` is the seed unless one was wished for. BadSetup if it cannot be."""
        seed = int(self.seed) if self.seed else chance
        order = list(range(len(self.seats)))
        if self.shuffled and not self.seating:
            random.Random(seed).shuffle(order)
        options = self.options()
        if self.first and self.first.name in options:  # whoever begins does so wherever they came to sit
            options[self.first.name] = str(order.index(int(options[self.first.name]) - 1) + 1)
        seats = tuple(Seat(self.name(n), self.seats[n].player, self.seats[n].badge) for n in order)
        return set_up(self.game, len(seats), options, seed, tuple(seat.name for seat in seats)), seats
