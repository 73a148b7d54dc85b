"""The exploration screen: who defends an unexplored hex, and what they cost."""
