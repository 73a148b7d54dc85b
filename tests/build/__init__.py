"""Tests of the scripts under `build/`."""
