"""All that the table of Of Knights & Ninjas says, as text tables and pure functions. Every sentence goes through `say`.

| module | says                                                                          |
|--------|-------------------------------------------------------------------------------|
| cards  | what is printed on a card and what its enlarged picture explains              |
| links  | where the rulebook explains what                                              |
"""
