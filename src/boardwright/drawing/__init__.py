"""What the pictures of all games are made of, see docs/drawing.md: SVG as text, and the signs that they share."""
