"""Matches between bots, counted fairly: rotating seats, intervals, everything decided by the seed."""
