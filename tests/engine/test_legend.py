"""What a table says of the cards it knows by name."""

from __future__ import annotations

from engine.printed import Kind, Printed
from tests.engine.helpers import creature, lay


def test_each_named_card_once_with_its_numbers_and_whose_they_are() -> None:
    table = lay(
        """
        Anna (active): hero 25
            hand: Nojta; Catastrophe
            table: Dwarf 3/3
            graveyard: Alp; Alp
        Boris: Bjornbon
            deck: Nojta
        """
    )
    alp, bjornbon, catastrophe, nojta = table.legend()
    assert alp.startswith("Alp: creature, cost 3, 2/2 (ours: cost, strike, lives). At the end of your turn")
    assert bjornbon.startswith("Bjornbon: hero, lives 30. Close Bjornbon:")
    assert catastrophe == "Catastrophe: spell, cost 6 (ours: cost). Destroy all creatures."
    assert nojta.startswith("Nojta: creature, cost 1, 1/1. Hire:")


def test_in_russian_and_sorted_in_russian() -> None:
    table = lay(
        """
        Анна (активный игрок): герой 25
            рука: Нойта; Катаклизм
        Борис: Бьорнбон
            кладбище: Альп
        """
    )
    assert [line.split(":")[0] for line in table.legend()] == ["Альп", "Бьорнбон", "Катаклизм", "Нойта"]
    assert table.named() == ("Альп", "Бьорнбон", "Катаклизм", "Нойта")
    assert table.legend()[0].startswith("Альп: существо, стоимость 3, 2/2 (")
    assert table.legend()[1].startswith("Бьорнбон: герой, ")


def test_cards_without_a_text_are_not_listed() -> None:
    flag = Printed(("Banner", "Знамя"), Kind.SUPPORT, 2, text=("Waves.", "Реет."))
    table = lay(
        "Anna (active): hero 25\n    table: Banner; Mute; Wolf 2/2\nBoris: hero 25\n    hand: 3",
        creature(("Mute", "Немой"), 1, 1),
        flag,
    )
    assert table.legend() == ("Banner: support card, cost 2. Waves.",)
