"""German for this game's words: proof that another language is a table and no change of code. Not shipped."""

from engines.core.language import Language
from engines.core.language.german import German

NOUNS = {
    "Peasant": "m Bauer -n -n",
    "Soldier": "m Soldat -en -en",
    "Knight": "m Ritter -s -",
    "King": "m König -s -e",
    "the Queen": "f Königin - -nen",
    "Ninja": "m Ninja -s -s",
    "Dragon": "m Drache -n -n",
    "Archer": "m Bogenschütze -n -n",
    "Castle": "f Burg - -en",
    "Ladder": "f Leiter - -n",
    "Catapult": "n Katapult -s -e",
    "Minstrel": "m Spielmann -s =Spielleute",
    "Traitor": "m Verräter -s -",
    "Highwayman/Highwaymen": "m Wegelagerer -s -",
    "Princess": "f Prinzessin - -nen",
    "Executioner": "m Henker -s -",
    "Herald": "m Herold -s -e",
    "Merchant": "m Händler -s -",
    "Monk": "m Mönch -s -e",
    "Jester": "m Narr -en -en",
    "Guard": "f Wache - -n",
    "Key": "m Schlüssel -s -",
    "Treasure": "m Schatz -es =Schätze",
    "Viking": "m Wikinger -s -",
    "Barbarian": "m Barbar -en -en",
    "Shield Maiden": "f Schildmaid - -en",
    "Supply Ship": "n Versorgungsschiff -s -e",
    "Dancing Bear": "m Tanzbär -en -en",
    "gem": "m Edelstein -s -e",
    "card": "f Karte - -n",
    "unknown card": "f unbekannt~ Karte - -n",
}

FACTS = {
    "{seat} goes first.": "{seat} beginnt.",
    "{seat} draws {count:a}.": "{seat} zieht {count:einen}.",
    "The discard pile is shuffled. From now on {target} {target:?wins|win} the game.": (
        "Der Ablagestapel wird gemischt. Von nun an {target:?gewinnt|gewinnen} {target:ein} das Spiel."
    ),
    "The discard pile is shuffled, prisoners and all. From now on {target} {target:?wins|win} the game.": (
        "Der Ablagestapel wird samt allen Gefangenen gemischt. "
        "Von nun an {target:?gewinnt|gewinnen} {target:ein} das Spiel."
    ),
    "{seat} has enough gems, but must gain one more to win.": (
        "{seat} hat genug Edelsteine, braucht zum Sieg aber noch einen dazu."
    ),
    "{seat} gains a gem and can win again.": "{seat} bekommt einen Edelstein und kann wieder gewinnen.",
    "It's {seat:'s} turn.": "{seat} ist am Zug.",
    "{seat:'s} turn": "{seat:des} Zug",
    "{seat:'s} {card} packs up and leaves.": "{seat:des} {card} packt zusammen und zieht weiter.",
    "{seat} watches {card:the} and misses a turn.": "{seat} schaut {card:dem} zu und setzt aus.",
    "{seat} fortifies with {cards:a}.": "{seat} verteidigt sich mit {cards:einem}.",
    "{seat} passes and discards {cards:a}.": "{seat} passt und wirft {cards:einen} ab.",
    "{seat} passes.": "{seat} passt.",
    "{seat} attacks {rival}.": "{seat} greift {rival} an.",
    "{seat} attacks {rival} with {cards:a} (strength {strength}).": (
        "{seat} greift {rival} mit {cards:einem} an (Stärke {strength})."
    ),
    "{seat} attacks {rival} with {cards:a}.": "{seat} greift {rival} mit {cards:einem} an.",
    "{seat} calls off the attack.": "{seat} bricht den Angriff ab.",
    "{seat} leans a Ladder against {rival:'s} Castle.": "{seat} lehnt eine Leiter an {rival:des} Burg.",
    "{seat} loses {card:the}.": "{seat} verliert {card:den}.",
    "{seat} loses {cards:a} from hand.": "{seat} verliert {cards:einen} aus der Hand.",
    "{seat} takes {gems} from {rival}.": "{seat} nimmt {rival} {gems:akk} ab.",
    "{seat} answers with {cards:a}.": "{seat} antwortet mit {cards:einem}.",
    "{seat} doesn't answer.": "{seat} antwortet nicht.",
    "{seat} can answer.": "{seat} kann antworten.",
    "{seat} has no answer.": "{seat} hat keine Antwort.",
    "Strength {strength} against {answer}: {seat} loses {gems}.": (
        "Stärke {strength} gegen {answer}: {seat} verliert {gems:akk}."
    ),
    "{seat:'s} Traitor turns the attack on {rival}!": "{seat:des} Verräter lenkt den Angriff auf {rival}!",
    "{card:The} falls for {seat:'s} Princess and joins {seat:'s} hand.": (
        "{card:Der} verfällt {seat:des} Prinzessin und kommt auf {seat:des} Hand."
    ),
    "{seat:'s} Executioner beheads {cards:the}.": "{seat:des} Henker köpft {cards:den}.",
    "{cards:The} {cards:?goes|go} back to {seat:'s} hand.": (
        "{cards:Der} {cards:?kehrt|kehren} auf {seat:des} Hand zurück."
    ),
    "{seat:'s} Shield Maiden stops {cards:the}.": "{seat:des} Schildmaid hält {cards:den} auf.",
    "{seat:'s} Guard throws {cards:the} into the Dungeon.": "{seat:des} Wache wirft {cards:den} in den Kerker.",
    "Quickest on the draw: {seats}.": "Am schnellsten sind: {seats}.",
    "{seat:'s} {card} robs {rival} of {gems}!": "{seat:des} {card} raubt {rival} {gems:akk}!",
    "{seat} plays {card:a}: every rival must show something.": (
        "{seat} spielt {card:einen}: Alle anderen müssen etwas zeigen."
    ),
    "{seat} has chosen.": "{seat} hat gewählt.",
    "{seat} shows {cards:a}.": "{seat} zeigt {cards:einen}.",
    "{seat} takes {rival:'s} {card}.": "{seat} nimmt sich {rival:des} {card:akk}.",
    "{seat:'s} {card} buys {count:a} from {rival} for {gems}.": (
        "{seat:des} {card} kauft {rival} für {gems:akk} {count:einen} ab."
    ),
    "{seat} plays {card:a}: every rival with a Castle must pay.": (
        "{seat} spielt {card:einen}: Wer eine Burg hat, muss zahlen."
    ),
    "{seat:'s} Monk collects.": "{seat:des} Mönch sammelt ein.",
    "{seat} pays {rival} {gems}.": "{seat} zahlt {rival} {gems:akk}.",
    "{seat} pays {rival} {count:a}.": "{seat} zahlt {rival} {count:einen}.",
    "{seat} sends {rival} {card:a}.": "{seat} schickt {rival} {card:einen}.",
    "{seat:'s} {card} frees {cards:the} from the Dungeon.": "{seat:des} {card} befreit {cards:den} aus dem Kerker.",
    "{seat} trades {cards:a} for a gold gem.": "{seat} tauscht {cards:einen} gegen einen goldenen Edelstein.",
    "{seat:'s} {card} comes in.": "{seat:des} {card} läuft ein.",
    "Too few cards are left for a draft: {count} from the discard pile {count:?is|are} shuffled in.": (
        "Zum Auslegen sind zu wenige Karten da: {count} vom Ablagestapel {count:?wird|werden} eingemischt."
    ),
    "{count} {count:?is|are} dealt out. {seat} drafts first.": (
        "{count} {count:?wird|werden} ausgelegt. {seat} wählt zuerst."
    ),
    "{seat} looks at {card:a}.": "{seat} sieht sich {card:einen} an.",
    "{seat} keeps it.": "{seat} behält sie.",
    "{seat} gives {rival} {card:a}.": "{seat} gibt {rival} {card:einen}.",
    "{seat} discards {cards:a}.": "{seat} wirft {cards:einen} ab.",
    "{seat} calls for a new draft.": "{seat} verlangt eine neue Auslage.",
    "{seat:'s} {cards} {cards:?is|are} discarded.": "{seat:des} {cards} {cards:?wird|werden} abgeworfen.",
    "{seats} {seats:?wins|win} the game!": "{seats} {seats:?gewinnt|gewinnen} das Spiel!",
    "{jesters} as {kind}": "{jesters} als {kind}",
    "{jesters} as {kind:a}": "{jesters} als {kind}",
    "{jesters} as {kind:many}": "{jesters} als {kind:many}",
}

STORIES = {
    "{seat} drafts {cards:a}.": "{seat} wählt {cards:einen}.",
    "{seat:'s} {card} comes in with {count:a}.": "{seat:des} {card} bringt {count:einen}.",
    "On show: {cards}.": "Gezeigt werden: {cards}.",
    "{seat:'s} {cards}": "{seat:des} {cards}",
    "{seat} doesn't answer, but has no gems to lose.": (
        "{seat} antwortet nicht, hat aber keine Edelsteine zu verlieren."
    ),
    "{seat} doesn't answer: {gems} for {rival}.": "{seat} antwortet nicht: {gems} für {rival}.",
    "{seat} doesn't answer and loses {card:the}.": "{seat} antwortet nicht und verliert {card:den}.",
    "{seat} doesn't answer: {gems} for {rival}, and {card:the} is lost.": (
        "{seat} antwortet nicht: {gems} für {rival}, und {card:der} ist verloren."
    ),
    "{seat} doesn't answer and loses {lost:a} from hand.": (
        "{seat} antwortet nicht und verliert {lost:einen} aus der Hand."
    ),
    "{seat} doesn't answer: {gems} for {rival}, and {seat} loses {lost:a} from hand.": (
        "{seat} antwortet nicht: {gems} für {rival}, und {seat} verliert {lost:einen} aus der Hand."
    ),
    "{seat} doesn't answer: {rival:'s} Ladder leans against the Castle.": (
        "{seat} antwortet nicht: {rival:des} Leiter lehnt an der Burg."
    ),
    "{seat} answers with {cards:a} and loses nothing: {strength} against {answer}.": (
        "{seat} antwortet mit {cards:einem} und verliert nichts: {strength} gegen {answer}."
    ),
    "{seat} answers with {cards:a}: {strength} \N{MINUS SIGN} {answer} = {gems} for {rival}.": (
        "{seat} antwortet mit {cards:einem}: {strength} \N{MINUS SIGN} {answer} = {gems} für {rival}."
    ),
    "{seat} answers with {cards:a}: the attack turns on {rival}!": (
        "{seat} antwortet mit {cards:einem}: Der Angriff richtet sich nun gegen {rival}!"
    ),
    "{seat} answers with {cards:a}: {card:the} joins {seat:'s} hand.": (
        "{seat} antwortet mit {cards:einem}: {card:Der} kommt auf {seat:des} Hand."
    ),
    "{seat} answers with {cards:a}: {attackers:the} {attackers:?is|are} beheaded.": (
        "{seat} antwortet mit {cards:einem}: {attackers:Der} {attackers:?wird|werden} geköpft."
    ),
    "{seat} answers with {cards:a}: {attackers:the} {attackers:?goes|go} home.": (
        "{seat} antwortet mit {cards:einem}: {attackers:Der} {attackers:?geht|gehen} heim."
    ),
    "{seat} answers with {cards:a}: {attackers:the} {attackers:?is|are} stopped.": (
        "{seat} antwortet mit {cards:einem}: {attackers:Der} {attackers:?wird|werden} aufgehalten."
    ),
    "{seat} answers with {cards:a}: {attackers:the} {attackers:?goes|go} to the Dungeon.": (
        "{seat} antwortet mit {cards:einem}: {attackers:Der} {attackers:?kommt|kommen} in den Kerker."
    ),
    "{seat} answers with {cards:a}, but has no gems to lose.": (
        "{seat} antwortet mit {cards:einem}, hat aber keine Edelsteine zu verlieren."
    ),
    (
        "{seat} answers with {cards:a}: {strength} \N{MINUS SIGN} {answer} = {left}, "
        "but there {gems:?is|are} only {gems} for {rival}."
    ): (
        "{seat} antwortet mit {cards:einem}: {strength} \N{MINUS SIGN} {answer} = {left}, "
        "doch für {rival} {gems:?ist|sind} nur {gems} da."
    ),
}

ANSWERS = {
    "Fortify with {cards:a}": "{cards:einen} aufstellen",
    "ends your turn": "beendet deinen Zug",
    "Attack {seat}": "{seat} angreifen",
    "{gems}": "{gems}",
    "Play {card:a}": "{card:einen} spielen",
    "Play {cards:a}": "{cards:einen} spielen",
    "take one of the cards shown": "nimm eine der gezeigten Karten",
    "Buy from {seat}": "Bei {seat} kaufen",
    "{count} for {gems}": "{count} für {gems:akk}",
    "they would win!": "damit wäre das Spiel verloren!",
    "rivals with a Castle pay": "wer eine Burg hat, zahlt",
    "Send {seat} a Bear": "{seat} einen Bären schicken",
    "they miss a turn": "setzt einmal aus",
    "Free {cards:the}": "{cards:den} befreien",
    "into your hand": "auf deine Hand",
    "Buy a gold gem": "Goldenen Edelstein kaufen",
    "with {cards:a}": "mit {cards:einem}",
    "Bring in the ship": "Das Schiff einholen",
    "draw {count}": "ziehe {count:akk}",
    "Pass": "Passen",
    "discard {cards:a}": "wirf {cards:einen} ab",
    "nothing to discard": "nichts abzuwerfen",
    "New draft": "Neue Auslage",
    "keep hands, lose defences": "Hände bleiben, Verteidigung geht",
    "strength {strength}": "Stärke {strength}",
    "to shoot their Archer": "gegen den Bogenschützen",
    "a siege card": "eine Belagerungskarte",
    "Send my Archer": "Meinen Bogenschützen schicken",
    "to shoot theirs": "gegen den anderen",
    "Stop the attack": "Angriff abbrechen",
    "you lose {gems}": "du verlierst {gems:akk}",
    "Don't answer": "Nicht antworten",
    "take {gems}": "nimm {gems:akk}",
    "Skip": "Auslassen",
    "Show {cards:a}": "{cards:einen} zeigen",
    "Take {card:the}": "{card:den} nehmen",
    "from {seat}": "von {seat}",
    "Pay with {cards:a}": "Mit {cards:einem} zahlen",
    "Pay {gems}": "{gems:akk} zahlen",
    "Discard {cards:a}": "{cards:einen} abwerfen",
    "Keep it": "Behalten",
    "your rival draws next": "dann zieht die andere Seite",
    "you go first": "du beginnst",
    "Give it to {rival}": "{rival} geben",
    "they get {drafted:the}, you draw again": "{drafted:der} ist weg, du ziehst noch einmal",
    "{card:a}: {second}": "{card:ein}: {second}",
    "{words}, {second}": "{words}, {second}",
    "{words} ({second})": "{words} ({second})",
    "{words} with {card:a}, {second}": "{words} mit {card:einem}, {second}",
    "{words} ({card}), {second}": "{words} ({card}), {second}",
    "{words} with a Key, {second}": "{words} mit einem Schlüssel, {second}",
    "{words}: {second}": "{words}: {second}",
    "{words}: {effect} The turn ends if gems change hands.": (
        "{words}: {effect} Der Zug endet, wenn Edelsteine den Besitzer wechseln."
    ),
    "{words}: {effect} The turn ends.": "{words}: {effect} Der Zug endet.",
    "{words}: {effect} The turn goes on.": "{words}: {effect} Der Zug geht weiter.",
}

QUESTIONS = {
    "Any Highwayman?": "Ein Wegelagerer?",
    "Attack {victim} with a card, or stop.": "Greif {victim} mit einer Karte an oder hör auf.",
    "Attack {victim} with a card.": "Greif {victim} mit einer Karte an.",
    "Cards or gems, chosen in secret.": "Karten oder Edelsteine, geheim gewählt.",
    "Choose {cards:a} in secret. Everyone shows at once, and {name:'s} Herald takes one.": (
        "Wähle geheim {cards:einen}. Alle zeigen zugleich, und {name:des} Herold nimmt eine Karte."
    ),
    "Common attackers may climb over your Castle this turn.": (
        "Gewöhnliche Angreifer können in diesem Zug über deine Burg steigen."
    ),
    "Dungeon: {cards}": "Kerker: {cards}",
    "Every rival chooses in secret, then everyone shows at once.": (
        "Alle anderen wählen geheim, dann zeigen alle zugleich."
    ),
    "Fortify, attack, play a special card, or pass.": ("Verteidige dich, greif an, spiel eine Sonderkarte oder passe."),
    "Give {name} {cards} or {gems}. Choose in secret.": "Gib {name} {cards:akk} oder {gems:akk}. Wähle geheim.",
    "Give {name} {cards}. Choose in secret.": "Gib {name} {cards:akk}. Wähle geheim.",
    "Give {name} {gems}. Choose in secret.": "Gib {name} {gems:akk}. Wähle geheim.",
    "Horde: {gems}": "Hort: {gems}",
    "If no gems change hands, the attack may go on.": (
        "Wechselt kein Edelstein den Besitzer, darf der Angriff weitergehen."
    ),
    "Keep {card:the} and your rival draws, or give it away and draw another.": (
        "Behalte {card:den}, dann zieht die andere Seite, oder gib {card:?ihn|sie|es|sie} weg und zieh noch einmal."
    ),
    "Nobody can be attacked. Play a card, or discard one and pass.": (
        "Niemand ist angreifbar. Spiel eine Karte, oder wirf eine ab und passe."
    ),
    "Your hand is empty, so you can only pass.": "Deine Hand ist leer, du kannst nur passen.",
    "One card is kept or given away.": "Eine Karte wird behalten oder weggegeben.",
    "Pick one answer.": "Wähle eine Antwort.",
    "Play a card, or call for a new draft.": "Spiel eine Karte, oder verlange eine neue Auslage.",
    "Take one of the cards shown. The others go back.": ("Nimm eine der gezeigten Karten. Die anderen gehen zurück."),
    "The Herald takes one of the cards shown.": "Der Herold nimmt eine der gezeigten Karten.",
    "The Minstrel costs the attacker {cards} more.": "Der Spielmann kostet den Angreifer noch {cards:akk}.",
    "The Minstrel costs you {cards}. Choose what to discard.": (
        "Der Spielmann kostet dich {cards:akk}. Wähle, was du abwirfst."
    ),
    "The next card against {victim}, or the end of the attack.": (
        "Die nächste Karte gegen {victim} oder das Ende des Angriffs."
    ),
    "You can't answer this, but nobody else knows that.": ("Du kannst nicht antworten, aber das weiß sonst niemand."),
    "You have no gems to lose.": "Du hast keine Edelsteine zu verlieren.",
    "Your Archer falls.": "Dein Bogenschütze fällt.",
    "Your Castle burns.": "Deine Burg brennt.",
    "Your Castle is knocked down.": "Deine Burg wird zerstört.",
    "Your hand: {cards}": "Deine Hand: {cards}",
    "a Bear dances there": "dort tanzt ein Bär",
    "already standing": "steht schon",
    "among them {cards:a}": "darunter {cards:ein}",
    "can't attack": "kann nicht angreifen",
    "it costs {gems}": "kostet {gems:akk}",
    "it has no head": "hat keinen Kopf",
    "it only attacks": "greift nur an",
    "needs a Ladder": "braucht eine Leiter",
    "needs another, or a Dragon": "braucht noch einen oder einen Drachen",
    "needs one more gem to win": "braucht noch einen Edelstein zum Sieg",
    "no Archer to shoot": "kein Bogenschütze da",
    "no Castle there": "keine Burg da",
    "no Highwayman": "kein Wegelagerer",
    "no answer to an attack": "keine Antwort auf Angriffe",
    "no rival has a Castle": "niemand hat eine Burg",
    "no rival has a card": "niemand hat Karten",
    "they need two cards": "dort fehlen zwei Karten",
    "one already dances there": "dort tanzt schon einer",
    "no name helps": "kein Name hilft",
    "no way in": "kein Weg hinein",
    "not now": "jetzt nicht",
    "one already plays for you": "für dich spielt schon einer",
    "not against siege cards": "nicht gegen Belagerung",
    "too late in this attack": "zu spät in diesem Angriff",
    "one is enough": "eine genügt",
    "only a Knight or a Dragon": "nur Ritter oder Drachen",
    "only after gems are taken": "erst wenn Edelsteine genommen sind",
    "only against strength": "nur gegen Stärke",
    "only an answer": "nur als Antwort",
    "only common attackers": "nur gewöhnliche Angreifer",
    "only in your own attack": "nur im eigenen Angriff",
    "strength {strength} is too much": "Stärke {strength} ist zu viel",
    "the Archer first": "erst der Bogenschütze",
    "the Dungeon is empty": "der Kerker ist leer",
    "the Horde is empty": "der Hort ist leer",
    "{blow:The} joins your hand.": "{blow:Der} kommt auf deine Hand.",
    "{blow:The} {blow:?goes|go} home, and the Minstrel stays with you.": (
        "{blow:Der} {blow:?geht|gehen} heim, und der Spielmann bleibt bei dir."
    ),
    "{blow:The} {blow:?goes|go} to the Dungeon.": "{blow:Der} {blow:?kommt|kommen} in den Kerker.",
    "{blow:The} {blow:?is|are} beheaded.": "{blow:Der} {blow:?wird|werden} geköpft.",
    "{blow:The} {blow:?is|are} discarded.": "{blow:Der} {blow:?wird|werden} abgeworfen.",
    "{blow:The} {blow:?is|are} discarded, and the attacker loses {cards} more.": (
        "{blow:Der} {blow:?wird|werden} abgeworfen, und der Angreifer verliert noch {cards:akk}."
    ),
    "{blow:The} {blow:?is|are} stopped and discarded.": ("{blow:Der} {blow:?wird|werden} aufgehalten und abgeworfen."),
    "{blow:The} {blow:?takes|take} {gems}, all you have.": (
        "{blow:Der} {blow:?nimmt|nehmen} {gems:akk}, alles was du hast."
    ),
    "{blow:The} {blow:?takes|take} {gems}.": "{blow:Der} {blow:?nimmt|nehmen} {gems:akk}.",
    "{blow:The} {blow:?turns|turn} round: you gain {gems} unless {blow:?it is|they are} answered.": (
        "{blow:Der} {blow:?kehrt|kehren} um: Du bekommst {gems:akk}, wenn keine Antwort kommt."
    ),
    "{card:The} is the last card: you must keep it, and you go first.": (
        "{card:Der} ist die letzte Karte: Du musst sie behalten und beginnst."
    ),
    "{cards} left to draft": "noch {cards} zu wählen",
    "{gems} {gems:?wins|win}; {deck} to draw, {discards} discarded, {top} on top": (
        "{gems} {gems:?gewinnt|gewinnen}; {deck} zu ziehen, {discards} abgeworfen, oben {top}"
    ),
    "{holder} has just taken {gems}. Anyone else may rob {holder} of {gems:?it|them} with a Highwayman.": (
        "{holder} hat gerade {gems:akk} genommen. Alle anderen können {gems:?ihn|sie} mit einem Wegelagerer rauben."
    ),
    "{holder} has just taken {gems}. Only a Highwayman could rob {holder} of {gems:?it|them}.": (
        "{holder} hat gerade {gems:akk} genommen. Nur ein Wegelagerer könnte {gems:?ihn|sie} rauben."
    ),
    "{holder} has just taken {gems}. Play a Highwayman to rob {holder} of {gems:?it|them}.": (
        "{holder} hat gerade {gems:akk} genommen. Spiel einen Wegelagerer, um {gems:?ihn|sie} zu rauben."
    ),
    "{lost} of your hand {lost:?is|are} discarded too.": ("Auch {lost} deiner Hand {lost:?wird|werden} abgeworfen."),
    "{name} attacks": "{name} greift an",
    "{name} drafts": "{name} wählt",
    "{name} may answer": "{name} darf antworten",
    "{name} pays for it": "{name} zahlt dafür",
    "{name} pays the Monk": "{name} zahlt dem Mönch",
    "{name} plays": "{name} spielt",
    "{name} shows a card": "{name} zeigt eine Karte",
    "{name} takes a card": "{name} nimmt eine Karte",
    "{name}, a Highwayman?": "{name}, ein Wegelagerer?",
    "{name}, keep or give?": "{name}, behalten oder geben?",
    "{name}, pay for it": "{name}, zahl dafür",
    "{name}, pay the Monk": "{name}, zahl dem Mönch",
    "{name}, show a card": "{name}, zeig eine Karte",
    "{name}, take a card": "{name}, nimm eine Karte",
    "{name}, your answer": "{name}, deine Antwort",
    "{name}, your attack": "{name}, dein Angriff",
    "{name}, your turn": "{name}, dein Zug",
    "{rival} attacks with {cards:a}, strength {strength}.": ("{rival} greift mit {cards:einem} an, Stärke {strength}."),
    "{rival} attacks with {cards:a}.": "{rival} greift mit {cards:einem} an.",
    "{rival} turns the attack round: {cards:a}, strength {strength}.": (
        "{rival} kehrt den Angriff um: {cards:ein}, Stärke {strength}."
    ),
    "{seat} attacks {rival} with {cards:a}: strength {strength}": (
        "{seat} greift {rival} mit {cards:einem} an: Stärke {strength}"
    ),
    "{strength} against {answer}, no gems": "{strength} gegen {answer}, keine Edelsteine",
    "{strength} \N{MINUS SIGN} {answer} = {gems}": "{strength} \N{MINUS SIGN} {answer} = {gems}",
    "{strength} \N{MINUS SIGN} {answer} = {left}, but only {gems} {gems:?is|are} left": (
        "{strength} \N{MINUS SIGN} {answer} = {left}, doch nur {gems} {gems:?ist|sind} da"
    ),
    "{strength} \N{MINUS SIGN} {answer} = {left}, but there are no gems": (
        "{strength} \N{MINUS SIGN} {answer} = {left}, doch es sind keine Edelsteine da"
    ),
    "{sum}.": "{sum}.",
}
"""What is asked, what comes of an answer, why something cannot be played, and the table in lines."""

SENTENCES = {**FACTS, **STORIES, **ANSWERS, **QUESTIONS}

GERMAN = Language(German(), lambda text: SENTENCES.get(text, text), lambda row: NOUNS.get(row, row))
