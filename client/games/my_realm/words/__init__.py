"""Words that only the window says of My Realm Will Be Yours, as text tables and pure functions of a view."""
