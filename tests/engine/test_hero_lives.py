"""Extra, negative and reduced lives of a hero (A-hero-lives, 604.1)."""

from __future__ import annotations

import pytest

from engine import Table
from tests.engine.changes import CHANGES, card_with, constant, field
from tests.engine.helpers import ids
from tests.engine.test_lives import HURT

HERO = "hero 10 (wounds 6)"


def on_hero(*names: str, hero: str = HERO, without: tuple[str, ...] = ()) -> Table:
    """Spells at Boris's hero."""
    table = field(
        "Troll 9/9", "Wolf 2/2", *CHANGES, HURT, hand="; ".join(names), heroes=("hero 25", hero), without=without
    )
    for name in names:
        table.play(name, f"Anna: {table.board()[1].hero}")
    return table


def test_a_hero_lives_extra_lives_do_not_save_it() -> None:
    """604.1: ten wounds, ten starting lives; that it has two extra lives does not matter."""
    table = on_hero("Bless", "Hurt", "Hurt")
    assert table.board()[1].player == "Boris (lost)"
    assert "A-hero-lives" in ids(table)
    off = on_hero("Bless", "Hurt", "Hurt", without=("A-hero-lives",))
    assert [side.player for side in off.board()] == ["Anna (active)", "Boris"]


def test_a_hero_lives_negative_lives_do_not_kill_it() -> None:
    """9 wounds of 10, and −2: by the current lives it would be beaten."""
    table = on_hero("Wither", hero="hero 10 (wounds 9)")
    assert [side.player for side in table.board()] == ["Anna (active)", "Boris"]
    assert table.board()[1].hero == "hero 10 (wounds 9, negative lives 2 until the end of the turn)"
    off = on_hero("Wither", hero="hero 10 (wounds 9)", without=("A-hero-lives",))
    assert off.board()[1].player == "Boris (lost)"


def test_a_hero_lives_reduced_lives_take_its_wounds_off_and_lay_negative_ones_that_do_not_count() -> None:
    """After it, eight more wounds leave it two short of its starting lives."""
    table = on_hero("Shrink", *["Hurt"] * 4)
    assert table.board()[1].player == "Boris"
    assert table.board()[1].hero == "hero 10 (wounds 8, negative lives 8)"


@pytest.mark.parametrize(("lives", "lost"), [(2, False), (-2, True)])
def test_a_hero_lives_a_constant_ability_changes_the_starting_lives_themselves(lives: int, lost: bool) -> None:
    """15:115.5. With +2 ten wounds of twelve, with −2 eight of eight."""
    idol = card_with("Idol", 3, constant(lambda game, holder, card: card is holder.controller.hero, lives=lives))
    wounds = 8 if lost else 10
    table = field("Troll 9/9", "Idol", HURT, idol, hand="Hurt", heroes=("hero 25", f"hero 10 (wounds {wounds - 2})"))
    table.play("Hurt", f"Anna: hero 10 (wounds {wounds - 2})")
    assert table.board()[1].player == ("Boris (lost)" if lost else "Boris")


def test_a_hero_lives_the_hero_falls_when_the_constant_ability_goes() -> None:
    idol = card_with("Idol", 3, constant(lambda game, holder, card: card is holder.controller.hero, lives=2))
    table = field("Troll 9/9", "Idol", idol, heroes=("hero 25", "hero 10 (wounds 11)"))
    table.strike("Troll 9/9", "Idol")
    assert table.board()[1].player == "Boris (lost)"
