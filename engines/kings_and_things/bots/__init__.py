"""Computer Kings play by rules of thumb: everything is weighed in gold, and every march by its odds.

| module      | what                                                     |
|-------------|----------------------------------------------------------|
| weights     | what everything is worth                                 |
| strength    | a formula for battles, and what unexplored land may hold |
| accounts    | what kingdom, counters, Things and hexes are worth       |
| survey      | who stands where, who threatens what, how it would end   |
| kingdom     | setup, placing, Heroes, recruiting, building             |
| campaign    | movement                                                 |
| battlefield | exploring, bribes, battles                               |
| fate        | events                                                   |
| answers     | answers, special powers                                  |
| worths      | the table of it all: a function for every verb           |
| rule_king   | the player who takes what is worth most                  |
"""

from .rule_king import RuleKing
from .worths import WORTH

Marshal = RuleKing

__all__ = ["WORTH", "Marshal"]
