"""The kernel: questions as data, steps as generators, positions that fork and determinise. It knows no game."""
