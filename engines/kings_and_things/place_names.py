"""Names for places, by terrain: every hex has one, so that people can speak of it."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import count

from ..core.rng import Rng
from .state import State
from .terrain import TERRAIN_IDS

NAMES: dict[str, tuple[str, ...]] = {
    terrain: tuple(" ".join(name.split()) for name in names.split(","))
    for terrain, names in {  # in the order of `TERRAIN_IDS`
        "desert": """
            the Amber Waste, Camelback, Saltmirror, the Glass Dunes, Scorpion Flats, Bleached Bones, Sandglass, Mirage
            Wells, the Burning Mile, Dust Devil Gap, the Lost Caravan, Cinnabar Sands, Jackal's Table, the Shifting
            Stair, Copper Noon, Thirsty Well, Sphinx's Elbow, the Empty Cup, Viper's Garden, Three Palms, Ochre Ridge,
            the Singing Sand, Vulture's Patience, Date Hollow, Sunstroke, the Buried Gate, Nomad's Lantern, Lizard
            Stone, Sirocco Pass, the Dry Sea, Pilgrim's Sandal, Tamarisk, Noonday Rock, the Crumbling Tower, Hyena's
            Joke, Saffron Dunes, Beetle Hill, the Last Waterskin, Cracked Bell, Oasis of Yesterday""",
        "forest": """
            Owlwood, Hollow Oaks, the Briarholt, Wolfsden Weald, Mosswater, Hartshorn Chase, the Whispering Firs,
            Nettlebank, Charcoal Hollow, Foxglove Wood, the Old Kingswood, Ravenshaw, Bramblemere, Timberfall, the
            Antlered Wood, Lanternwood, Badger's Porch, the Green Cathedral, Hazelnook, Woodpecker Row, Fernhollow,
            the Crooked Beeches, Acorn Court, Poacher's Path, Ivywell, the Sleeping Elms, Mushroom Ring, Squirrel's
            Hoard, Ashenby, the Tangled Mile, Birchlight, Hermit's Clearing, Doe's Leap, the Thirteen Pines, Cuckoo
            Copse, Rowanstead, Splinter Hill, the Lost Axe, Bluebell Dell, Nightjar Holt""",
        "frozen_waste": """
            Wolfmoon Ice, the White Silence, Frostgate, Icicle Halls, Bear's Breath, the Blue Crevasse, Snowblind,
            Northlight, Shiverfell, Mammoth's Grave, Rimefield, Hoarstone, Sledgers' Rest, Glasslake, Coldhearth, the
            Long Dark, Penguin Parade, the Frozen Laugh, Walrus Point, Chattering Teeth, Floe's End, the Pale Road,
            Snowgoose, Winterbourne, Blizzard's Cradle, the Silver Hush, Numbfinger, Seal Hole, Iceneedle, the
            Cracking Lake, Yeti's Slipper, Drift Harbour, Polestar, the Last Candle, Sleet Corner, Hailstone, Ermine
            Bank, the Stiff Breeze, Mittenless, Crystal Barrow""",
        "jungle": """
            Parrot's Reach, the Emerald Steps, Monkey Puzzle, Serpent's Cradle, the Drumming Green, Orchid Deep,
            Tigerwater, Vinefall, Mango Landing, the Sleeping Idol, Jaguar Gate, Hummingbird Hollow, Rainmaker's Hill,
            Creeper's End, the Thousand Frogs, Feverbank, Toucan Heights, the Hanging Garden, Panther's Bed, Butterfly
            Court, Steam Valley, the Golden Mask, Pepper Creek, Chameleon Rock, Python's Coil, the Leafy Stair, Papaya
            Ford, Moth Lantern, Bamboo Narrows, the Laughing Ape, Cocoa Bend, Sloth's Hurry, Firefly Landing, the
            Broken Temple, Gecko Wall, Banyan Hall, Spice Hollow, the Wet Curtain, Macaw Crossing, Tapir's Trot""",
        "mountain": """
            Eagle's Stair, Grimtooth, the Three Brothers, Thunderhorn, Goat's Leap, Widow's Peak, Ironbrow, the Anvil,
            Cloudgate, Highhold, Stonebeard, the Broken Crown, Marmot Pass, Echo Fell, Hammerhead Fell, the King's
            Chair, Raven's Ladder, Greyshoulder, the Sleeping Giant, Chimney Rock, Falcon's Perch, Avalanche Corner,
            the Needle's Eye, Slatefall, Dwarfdoor, Windbreaker, the Old Man's Nose, Quartz Top, Bearclaw, Bellringer,
            the Saddle, Storm's Doorstep, Tumbledown, Ram's Horn, the Silver Seam, Lookout Tor, Crag of Complaints,
            Shepherdless, the Upper Stair, Flintspire""",
        "plains": """
            Larkmeadow, the Long Acre, Gallows Heath, Barleywick, the Sunward Downs, Hobb's Pasture, Windmill Rise,
            the Queen's Commons, Honeyfield, Ploughman's Rest, Thistledown, Greenmantle, Fairholm Lea, Oxenford, the
            Tilting Ground, Maybough, Cricket Green, the Quiet Mile, Poppyfield, Haywain Cross, Skylark Hill, the
            Beggar's Acre, Dovecote Lea, Clover Bottom, Harvest Home, the Maiden's Ring, Cartwheel, Plumstead,
            Goosegrass, the Wide Furrow, Shepherd's Whistle, Butterwick, Sunday Field, the Giant's Table, Dandelion
            Down, Wagoner's Stop, Bellwether, the Crossing Paths, Rookbarrow, Cornflower Vale""",
        "swamp": """
            Mirefield, Toadwallow, the Sunken Road, Leechmere, Willow's Grief, Hagwater, the Black Reeds, Quagmarsh,
            Bittern's Boom, Wisp Fen, Mudlark Hythe, Gnatsong, the Drowned Bell, Crooked Stilts, Slough End, Eelpot,
            Heron's Patience, the Soggy Bottom, Newtpool, Lost Boots, Cattail Bend, the Green Scum, Frogmarch, Midge
            Hollow, Rushlight, the Bubbling Mile, Snail's Progress, Bogmyrtle, Otter's Door, the Wet Sermon,
            Puddlewick, Marsh Lantern, Duckweed, the Sighing Sedge, Stickleback, Turnback, Peat Cellar, the Slow
            Water, Moorhen Nook, Dampness""",
        "sea": """
            Whalebone Sound, Selkie Bay, the Wrinkled Water, Herring Deep, Mermaid's Larder, the Tin Straits, Gull's
            Elbow, Anchor Sound, Widowmaker Reef, the Green Fathoms, Lantern Bay, Kraken's Yawn, Porpoise Water, the
            Drowned Steps, Storm Bight, the Doldrums, Lobster Roads, the Salt Mirror, Petrel's Rest, Foghorn Bank,
            Driftwood Sound, the Seven Waves, Barnacle Point, Oyster Bed, Cormorant Race, the Sailor's Sigh, Coral
            Gate, Turtle Deep, Whitecap, the Swallowing Sound, Mackerel Sky, Ballast Bay, Siren's Couch, the Blue
            Furrow, Squall Corner, Urchin Shoals, Dolphin Road, the Empty Net, Capstan Reach, Spindrift""",
    }.items()
}

BEFORE = ("Upper", "Lower", "Old", "New")
"""What goes before a name when a list has run out: first Upper for all of them, then Lower ..."""

KINDS = len(TERRAIN_IDS)
"""A name is one number: its place in the list of a terrain, times this, and the terrain."""


def name_places(terrain: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """A name for each hex, out of the list of its terrain; in another order for every map."""
    orders = []
    for names in NAMES.values():
        order = list(range(len(names)))
        rng.shuffle(order)
        orders.append(order)
    met = [0] * KINDS
    found = []
    for kind in terrain:
        again, at = divmod(met[kind], len(orders[kind]))
        found.append((again * len(orders[kind]) + orders[kind][at]) * KINDS + kind)
        met[kind] += 1
    return tuple(found)


def renamed(names: tuple[int, ...], hex_: int, terrain: int) -> tuple[int, ...]:
    """The same with another name for one hex, which became another land before the game began."""
    name = next(name for name in count(terrain, KINDS) if name not in names)
    return (*names[:hex_], name, *names[hex_ + 1 :])


@cache
def row(name: int) -> str:
    """The row of a name as a noun."""
    number, kind = divmod(name, KINDS)
    names = NAMES[TERRAIN_IDS[kind]]
    again, at = divmod(number, len(names))
    bare = names[at].removeprefix("the ")
    said = " ".join([*[BEFORE[(again - 1) % len(BEFORE)]] * (again and 1 + (again - 1) // len(BEFORE)), bare])
    return f"the {said}" if bare != names[at] else f"!{said}"


ROWS = tuple(row(at * KINDS + kind) for kind, names in enumerate(NAMES.values()) for at in range(len(names)))
"""Of all names as they stand in the lists."""


def row_at(state: State, hex_: int) -> str:
    """The row of a hex's name; empty while its tile lies face down. What was saved before hexes had names is named by
    the land as it lies."""
    if state.face_down or state.terrain[hex_] < 0:
        return ""
    name = (state.names or _by_land(tuple(state.terrain)))[hex_]
    own = state.charter.board.names
    if own and row(name).lstrip("!").casefold() in _given(own):  # whoever drew the board has called another hex that
        name += KINDS * len(NAMES[TERRAIN_IDS[name % KINDS]])
    return row(name)


@lru_cache(maxsize=64)  # the boards of one evening: any record may bring its own
def _given(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name.casefold() for name in names)


@cache
def _by_land(terrain: tuple[int, ...]) -> tuple[int, ...]:
    """Names for a map that was saved without any."""
    return name_places(terrain, Rng(len(terrain), "places"))
