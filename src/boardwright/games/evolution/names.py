"""Names of creatures by number, ours; in small letters they are the labels in records."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "Ember", "Quill", "Pip", "Sprig", "Sedge", "Moss", "Wisp", "Gale",
    "Burr", "Fern", "Thorn", "Lark", "Dusk", "Flint", "Reed", "Cinder",
    "Nettle", "Puddle", "Rune", "Sorrel", "Tansy", "Umber", "Velvet", "Willow",
    "Yarrow", "Zephyr", "Acorn", "Basil", "Clover", "Dapple", "Echo", "Fable",
    "Ginger", "Hazel", "Indigo", "Juno", "Kelp", "Lichen", "Marl", "Nimbus",
    "Oriole", "Pebble", "Quartz", "Russet", "Saffo", "Tamar", "Ursa", "Vesper",
    "Wren", "Xylo", "Yodel", "Zinnia", "Aspen", "Birch", "Comet", "Dew",
    "Elder", "Frost", "Glint", "Heron", "Inkle", "Jasper", "Knoll", "Lupin",
]  # fmt: skip
