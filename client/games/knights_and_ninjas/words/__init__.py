"""Words that only the window says of Of Knights & Ninjas; what is asked, offered and refused is worded by the rules.

| module   | says                                                             |
|----------|------------------------------------------------------------------|
| cards    | what is printed on a card and what its enlarged picture explains |
| answers  | the lines of the table of answers                                |
| hints    | where to click, and what may be done with what is picked         |
| notes    | how a kingdom stands, and what a blow can take                   |
| matchups | what gets past which wall, and what answers it                   |
| links    | where the rulebook explains what                                 |
"""
