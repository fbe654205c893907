"""The words of positions in both languages: flags, and names for what is written inline."""

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

COST = ("cost", "стоимость")

# What play leaves on a card, as positions show it.
OWNER = ("owner", "владелец")
CLOSED = ("closed", "карта закрыта")
WOUNDS = ("wounds", "раны")
FIRST_TURN = ("first turn", "первый ход")
STRUCK = ("struck", "был удар")
DEFENDED = ("defended", "была защита")
USED = ("used", "использована раз")
PREVENTED = ("armour used", "броня сработала на")
EXTRA_LIVES = ("extra lives", "дополнительные жизни")
NEGATIVE_LIVES = ("negative lives", "отрицательные жизни")
TO_STRIKE = ("to strike", "к удару")
REDEAL = ("redeal", "пересдача")
NO_REPLACEMENT = ("no replacement", "без замещения")
THIS_TURN = (" until the end of the turn", " до конца хода")
