"""My Realm Will Be Yours: a King who may not say it, a Princess who must guess it; two seats, one side."""
