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
| rule_king   | takes what is worth most                                 |
| marshal     | *normal*: plans a whole phase, too                       |
| easy        | *easy*: errs as people do                                |
| worlds      | what might lie face down                                 |
| evaluation  | about how likely each player is to win                   |
| hard        | *hard*: tries plans and answers in imagined worlds       |
"""

from .easy import EasyMarshal
from .hard import HardMarshal
from .marshal import Marshal
from .worths import WORTH

__all__ = ["WORTH", "EasyMarshal", "HardMarshal", "Marshal"]
