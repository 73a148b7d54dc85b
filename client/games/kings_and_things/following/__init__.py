"""Following the others: trails of their armies, captions of their deeds, results of battles, and a summary."""
