"""Cover Your Kingdom on the table: `table.GameTable` is the whole of it."""
