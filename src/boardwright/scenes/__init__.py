"""What the scenes of all games are read with."""
