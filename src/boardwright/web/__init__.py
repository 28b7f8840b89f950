"""The web table: a server that seats people and bots, and the page that shows the game. It knows no game by name."""
