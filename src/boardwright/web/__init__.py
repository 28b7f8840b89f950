"""The web table: a server that seats people and bots at tables, and the page that shows them. It knows no game by name."""
