"""Feats of Of Knights & Ninjas."""

from ..feats import FeatKind, often, once, won_without

FEATS = (
    FeatKind("haul", "Take four gems with one attack.", once("captured", lambda args: args[2] >= 4)),
    FeatKind("highway", "Rob three gems with one Highwayman.", once("robbed", lambda args: args[3] >= 3)),
    FeatKind("gate", "Answer three attacks without losing a gem.", often("parried", 3, lambda args: args[3] == 0)),
    FeatKind("turncoat", "Turn two attacks round in one game.", often("turned", 2)),
    FeatKind("charmer", "Win an attacker over.", once("charmed")),
    FeatKind("headsman", "Send for the Executioner.", once("executed")),
    FeatKind("builder", "Fortify four times in one game.", often("fortified", 4)),
    FeatKind("untouched", "Win without ever losing gems to an attack.", won_without("captured", 1)),
)
