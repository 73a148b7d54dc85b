"""Words of all that is asked, answered and told. Every sentence is looked up in the catalogue when shown."""

from ..core.game import Label

MATTER_NAMES = ("Military", "Religion", "Trade", "Law", "Science", "Presence", "Family", "Health", "Culture")

MATTER_COVERS = (
    "The armed forces of the realm.",
    "Faith, and those who keep it.",
    "The money of the throne, and the market.",
    "Order, courts and judges.",
    "Knowledge, and those who seek it.",
    "The crown among its people.",
    "The royal house.",
    "The lives of rulers and subjects.",
    "What the people have always done, and love to do.",
)

EVENT_LINES = (
    ("The new recruits cannot tell left from right.",
     "From the south an army comes marching up the road.",
     "The soldiers ask for a drill ground and better arms."),
    ("Priests would like to preach between the market stalls.",
     "The pews stay empty, even on feast days.",
     "The faithful have outgrown their church and ask for another."),
    ("Our tolls are so high that foreign traders turn round at the bridge.",
     "The neighbours have stopped buying what we make.",
     "They whisper of swords that came in under the cabbages."),
    ("A noble asks what it would cost not to be guilty.",
     "May this be done at all? The lawyers look at their shoes.",
     "The whole town quarrels over a case that we must settle."),
    ("The stargazers have seen something and are out of breath.",
     "Scholars hold out their hats: ink is dear this year.",
     "Word of a discovery goes round, and people sleep badly."),
    ("An invitation to a ball, on very thick paper.",
     "There is news, and the people want to hear it from you.",
     "A crowd waits below the balcony."),
    ("An afternoon without ministers: time for the two of us.",
     "A distant cousin is at the gate, with eleven trunks.",
     "A suitor means to stay a while, and has brought his dog."),
    ("In the villages the peasants lie in bed with fever.",
     "No rain for weeks; the farmers look at the sky, and then at us.",
     "Rats in the granary, rats in the chapel, rats in the crown room."),
    ("The great festival is near, and nothing has been hung up yet.",
     "The players want help with their piece about the old kings.",
     "The people would like one feast day more."),
)  # fmt: skip
"""matter -> one line for each of its three cards."""

RUMOURS = (
    "Coins are going round that are lighter than they look.",
    "Everything costs more than it did last year.",
    "The merchants complain, and for once they all complain of the same thing.",
    "A prince is carried to his grave, and half the court with him.",
    "Two old houses have stopped greeting each other.",
    "An envoy has come from far away, and smiles at everything.",
    "One chair at the council table is empty.",
    "From the west comes an offer of friendship, sealed twice.",
    "The nobles meet more often than they hunt.",
)
"""Lines that belong to no matter; one of them colours each year."""

PHASE_NAMES = ("", "The King teaches", "Time is short", "The Queen rules")

PHASE_TEXT = (
    "",
    "Three years. Keep the order right, and keep off the true numbers: each exact one costs a token.",
    "As before, but a die is rolled after each year, and one day it takes the King.",
    "No more sayings. Keep the order right and come within one of each number: each that does is a point.",
)

LABELS = {
    "draw": Label("Draw this year's cards"),
    "look": Label("The secret order", "he looks at it, she looks away"),
    "rebel": Label("Rebel", "name six numbers, all right"),
    "claim": Label("I know the number of {matter}"),
    "value": Label("It is {number}"),
    "relent": Label("Change my mind", "draw the cards"),
    "proclaim": Label("Proclaim yourself Queen", "all six, or nothing"),
    "ready": Label("Enough said", "time to judge"),
    "listen": Label("Let him speak"),
    "listen.free": Label("Note it down", "the King picks a saying"),
    "concerning": Label("Ask about {matter}"),
    "silence": Label("Say no more"),
    "answer": Label("Answer", "wording {wording}, costs a saying"),
    "deflect": Label("Deflect", "costs nothing"),
    "about": Label("{matter}"),
    "word": Label("Speak it", "wording {wording}"),
    "place": Label("Place {number} on {matter}"),
    "seal": Label("Seal the year"),
    "back": Label("Clear", "start over"),
}
"""Answers by verb; listening has other words where two people talk anyway."""

FORM_NAMES = (
    "Compare", "First of three", "Last of three", "Between", "Chain", "Except", "Top three", "Middle three",
    "Last three", "Upper", "Lower", "Not top", "Not last", "Edge", "Near", "Far", "Apart",
)  # fmt: skip

FORM_SKETCHES = (
    "{x} before {y}", "{x} before {y} and {z}", "{x} after {y} and {z}", "{x} between {y} and {z}",
    "{x}, then {y}, then {z}", "{y}, then {x}, then {z}", "{x} is 1 to 3", "{x} is 4 to 6", "{x} is 7 to 9",
    "{x} is 1 to 4", "{x} is 6 to 9", "{x} is 4 or more", "{x} is 6 or less", "{x} is 1, 2, 8 or 9",
    "{x} and {y} within two", "{x} and {y} four or more apart", "{x} and {y} three or more apart",
)  # fmt: skip
"""What a form says, for whoever has not chosen its matters yet."""

QUESTION_CHOICES = (
    "Ask which of two comes first",
    "Ask which of three comes first",
    "Ask whether a matter is high, in the middle, or low",
    "Ask whether two are close together",
)

QUESTIONS = (
    "Which comes first, {x} or {y}?",
    "Which comes first of {x}, {y} and {z}?",
    "Is {x} high, in the middle, or low?",
    "Are {x} and {y} close together?",
)

EVENTS = {
    "key_drawn": "The King has put the nine matters in their secret order.",
    "key_drawn_known": "The secret order, from first to last: {order}.",
    "phase_began": "{phase_name}. {phase_text}",
    "shuffled": "{count} event cards are shuffled into a new pile.",
    "year_began": "{phase_name}: year {year}. {rumour}",
    "duplicate": "{card} comes up twice; another card is drawn.",
    "dealt": "This year's matters. {cards}",
    "asked": "She asks: {question}",
    "spoke": "He says: {proverb} ({plain})",
    "hinted": "He says: {proverb}",
    "fell_silent": "The King has nothing to add this year.",
    "looked": "The King checks the secret order ({looks} this year).",
    "deflected": "The King smiles and speaks of the weather.",
    "contradicted": "Dear King, those can't all be true. Let's forget you ever said {proverb}",
    "sealed": "Her judgement: {judgement}.",
    "judged": "{exact_told} {order_told} {tokens:A} lost.",
    "judged_sternly": "The King counts and won't say why: {tokens:a} lost.",
    "why": "The reason stays with the King.",
    "why_known": "{exact_told} {order_told}",
    "reckoned": "{gained:A} gained, {tokens:a} lost.",
    "death_rolled": "The die shows {die}. This year, {year} or less would have ended his reign.",
    "death_rolled_fatal": "The die shows {die}, and {year} or less ends his reign.",
    "king_died": "The King is dead. Long live the Queen.",
    "rebelled": "She rises against him and names six numbers: {judgement}.",
    "key_shown": "The King's secret order: {order}.",
    "ended": "{ending}",
}

EXACT_TOLD = (
    "No number was exact.",
    "One number was exact: “I may have pressed too hard.”",
    "Two numbers were exact: “I may have pressed too hard, and twice.”",
    "All three numbers were exact: “I may have pressed far too hard.”",
)
"""How many, in the table's words; the King has a line of his own only where there were any (4, 5)."""

ORDER_TOLD = (
    "The order was right.",
    "The order was wrong: “Badly taught, or badly learned.”",
)

ENDINGS = (
    "Ruin: not one judgement held, and the realm goes with it. Both lose.",
    "The realm survives, for a generation. Both win.",
    "The realm is honoured, and its people walk upright. Both win.",
    "The reign is remembered for growth and glory. Both win.",
    "A golden age: nothing was misjudged. Both win, and it could not be done better.",
    "She was right in all six, and takes the crown from his head. The Princess wins alone.",
    "Not all six were right, and the revolt ends at the gate. Both lose.",
    "The last token is gone while the King still lives: the realm falls. Both lose.",
)

TOKEN, POINT, LOOK = "token", "point", "look"
NOUNS = (TOKEN, POINT, LOOK)
"""What is counted."""

AND = "{first} and {last}"
SO_FAR = "So far: {draft}"
REFUSED = "Not now: {reason}."
KEY = "The secret order: {order}"
FORM_TOLD = "You say {form}."
ROLES = "{king} is the King, {princess} the Princess."
QUOTED = "“{proverb}”"
WITH_SECOND = "{words} ({second})"
IN_WORDS = "{words}: {saying}"
SPOKEN = "{proverb} ({plain})"
LAID = "{matter} {number}"
DRAWN = "{matter}: {line}"
