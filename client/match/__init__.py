"""The session between window and engine: who is asked, who may look, what is kept. Pure logic; never pygame.

A scene needs one object, `Session`, and five things it can be waiting for:

    session = Session.begin(game, setup, seats, settings, library.begin(setup, seats))  # a new game
    session = Session.resume(game, library.read(path), settings)                        # where a record ends

    each frame:   session.tick(now, held=timeline.busy)   # True: something changed. `held` lets nothing new happen yet
    to animate:   for moment in session.take_moments(): ...  # events in order, redacted for `session.viewer`
    to draw:      session.view(), session.log(say), session.prompt, session.can_undo, session.undo_stop, session.trouble
    to leave:     session.close()                          # at any moment; every action is on the disk already

    match session.prompt:
        case Ask(seat, decision):         session.choose(option)      # one of decision.options
        case Cover(seat, decision, since): session.ready()            # the person named took the mouse
        case AskAll(seats, decision):     session.claim(seat) or session.no_one()
        case Thinking(seat, decision):    pass                        # a computer; `tick` lets its answer through
        case Over(outcome):               pass

`session.viewer` is the seat whose private things may be drawn now, or None: the public table only. Everything that
`view`, `log` and `take_moments` hand out is redacted for it, so that a scene cannot show too much. Only `Ask` carries
options: those of the others would show a hand. When `prompt` or `viewer` changed, `session.version` went up.

| module    | holds                                                                                |
|-----------|--------------------------------------------------------------------------------------|
| seats     | `Seat(name, player, badge)`: who sits where, and how that is kept in a record         |
| prompts   | the five prompts                                                                     |
| policy    | hand-over, questions put to several at once, answers by themselves: pure functions   |
| thinking  | a computer player at work off the frame, with what it may know of the past           |
| worker    | the process in which it works                                                        |
| chronicle | what happened: `Moment` for the animation, `LogLine` for the log                     |
| session   | `Session`                                                                            |
| saves     | `Library`: the records on the disk                                                   |
"""
