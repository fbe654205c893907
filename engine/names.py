"""Bilingual names for what positions write inline: creatures, elements, players."""

from __future__ import annotations

ELEMENTS = (
    ("Steppes", "Степи"),
    ("Forests", "Леса"),
    ("Mountains", "Горы"),
    ("Swamps", "Болота"),
    ("Darkness", "Тьма"),
)
"""The elements; a card without any is neutral (15:107.2)."""

PLAIN = (
    ("Dwarf", "Гном"),
    ("Wolf", "Волк"),
    ("Orc", "Орк"),
    ("Bear", "Медведь"),
    ("Archer", "Лучник"),
    ("Knight", "Рыцарь"),
    ("Troll", "Тролль"),
    ("Dragon", "Дракон"),
    ("Guard", "Страж"),
    ("Witch", "Ведьма"),
)
"""Names for creatures written inline with their numbers."""

PLAYERS = (("Anna", "Анна"), ("Boris", "Борис"), ("Vera", "Вера"), ("Gleb", "Глеб"))

PLAIN_HERO = ("hero", "герой")
