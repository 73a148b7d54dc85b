"""Of Knights & Ninjas: raid your rivals' gems before the pile runs low; two to six kingdoms."""
