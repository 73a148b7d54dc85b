"""All that the table of My Realm Will Be Yours says, as text tables and pure functions of a view and its decision."""
