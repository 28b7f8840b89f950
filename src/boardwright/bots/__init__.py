"""Players that are no people: they see a determinised position and nothing else."""
