"""Kings & Things: raise an army of odd Things, explore, bluff, fight, and be the first to keep a citadel."""
