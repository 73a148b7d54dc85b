"""All that the table of Of Knights & Ninjas says, as text tables and pure functions. Every sentence goes through `say`.

| module  | says                                                                         |
|---------|------------------------------------------------------------------------------|
| cards   | what is printed on a card and what its enlarged picture explains             |
| counts  | gems, cards and attackers with their number; the arithmetic of a blow        |
| answers | what each answer to a blow comes to, and why others are none                 |
| prompts | who is asked what                                                            |
| buttons | what stands on the button of an option                                       |
| notes   | how a kingdom stands, what a blow can take, why a card cannot be laid        |
| beats   | what gets past which wall, and what answers it                               |
| links   | where the rulebook explains what                                             |
"""
