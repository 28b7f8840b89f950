"""The API, a file for each kind of thing that it speaks of."""
