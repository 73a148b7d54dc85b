"""The table of My Realm Will Be Yours: her page, his page, what both may see, and how it ends."""
