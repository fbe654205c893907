"""Whatever looks like a rule, a term or an assumption and is not one fails, with file, line and reason."""

from __future__ import annotations

import pytest

from tests.rulebook.small_book import Book

RULE = "looks like a rule and is not one"
TERM = "looks like a term and is not one"


def alone(book: Book, where: str, language: str = "en") -> str:
    """The one warning of a build, which must be of that file and line."""
    warnings = book.warns(language)
    assert len(warnings) == 1, warnings
    place, _, message = warnings[0].partition(": WARNING: ")
    assert place == where
    return message


@pytest.mark.parametrize(
    ("text", "shift", "why"),
    [
        ("**401.4**. *Title.* Text.", 0, "its full stop belongs inside the bold"),
        ("**401.4** *Title.* Text.", 0, "its full stop belongs inside the bold"),
        ("401.4. *Title.* Text.", 0, "its number is not bold by itself"),
        ("*401.4.* Title. Text.", 0, "its number is not bold by itself"),
        ("***401.4.** Title.* Text.", 0, "its number is not bold by itself"),
        ("**401.4.***Title.* Text.", 0, "its number is not bold by itself"),
        ("** 401.4.** *Title.* Text.", 0, "its number is not bold by itself"),
        ("15:401.4. Text.", 0, "its number is not bold by itself"),
        ("401\\. Text.", 0, "its number is not bold by itself"),
        ("401. Text.", 0, "401. begins a list"),
        ("401) Text.", 0, "401) begins a list"),
        ("- **401.4.** *Title.* Text.", 0, "it stands in a list"),
        ("1. one\n\n   **401.4.** *Title.* Text.", 2, "it stands in a list"),
        ("> **401.4.** *Title.* Text.", 0, "it stands in a quote"),
        ("| **401.4.** | *Title.* |\n| --- | --- |", 0, "it stands in a table"),
        ("```{note}\n**401.4.** *Title.* Text.\n```", 1, "it stands in a note"),
        ("Rule **401.4.** *Title.* Text.", 0, "the bold number does not open its paragraph"),
        ("Text.\n**401.4.** *Title.* Text.", 1, "the bold number does not open its paragraph"),
        ("- item\n**401.4.** *Title.* Text.", 1, "the bold number does not open its paragraph"),
        ("**401,4.** *Title.* Text.", 0, "'401,4.' is no rule's number"),
        ("**4O1.4.** *Title.* Text.", 0, "'4O1.4.' is no rule's number"),
        ("**401.4a.** *Title.* Text.", 0, "'401.4a.' is no rule's number"),
        ("**401.** *Title.* Text.", 0, "'401.' is no rule's number"),
        ("**Rule 401.3.** *Title.* Text.", 0, "'Rule 401.3.' is no rule's number"),
        ("    **401.4.** *Title.* Text.", 0, "it stands in code"),
        ("### 401.4. Title", 0, "its number stands in a heading"),
        ("## 401. Title", 0, "a section has a page of its own"),
        ("**A-Some-word.** *Title.* Text.", 0, "an assumption opens **A-some-word.**"),
        ("**А-some-word.** *Title.* Text.", 0, "an assumption opens **A-some-word.**"),  # Cyrillic А
        ("**Queue** (Очередь). *Kind.* Text.", 0, "terms stand in glossary/"),
    ],
)
def test_a_slip_among_the_rules(small: Book, text: str, shift: int, why: str) -> None:
    line = small.add("rules/402-order.md", f"## More\n\n{text}") + 2
    warnings = [warning for warning in small.warns() if "Non-consecutive header" not in warning]
    where = f"rules/402-order.md:{line + shift}: WARNING: looks like a "
    assert len(warnings) == 1, warnings
    assert warnings[0].startswith(where)
    assert f"({why}" in warnings[0]
    assert warnings[0].endswith("[rule.near]")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("**402.2.** Text.", "rule 402.2: here must come *Title.* in italics"),
        ("**402.2.** **Title.** Text.", "rule 402.2: here must come *Title.* in italics"),
        ("**402.2.** Text *Title.*", "rule 402.2: here must come *Title.* in italics"),
        (
            "**402.2.** *Title*. Text.",
            "rule 402.2: *Title.* must end with its full stop inside the italics, not 'Title'",
        ),
        ("**402.2.** *Title.*", "rule 402.2 has no text"),
        (
            "**401.2.** *Title.* Text.",
            "rule 401.2 must stand on the page of section 401, this is the page of section 402",
        ),
        ("**15:402.2.** *Title.* Text.", "borrowed rule 15:402.2 must stand on rules/borrowed"),
        ("**A-new.** *Title.* Text.", "assumption A-new must stand on rules/disputed"),
    ],
)
def test_a_rule_that_is_not_whole(small: Book, text: str, message: str) -> None:
    line = small.add("rules/402-order.md", text)
    near = [warning for warning in small.warns() if warning.endswith("[rule.near]")]
    assert near == [f"rules/402-order.md:{line}: WARNING: {message} [rule.near]"]


@pytest.mark.parametrize("name", ["rules/index.md", "rules/disputed.md"])
def test_a_rule_on_a_page_that_is_no_sections(small: Book, name: str) -> None:
    line = small.add(name, "**402.2.** *Title.* Text.")
    near = [warning for warning in small.warns() if warning.endswith("[rule.near]")]
    message = "rule 402.2 must stand on the page of section 402, this page is no section's"
    assert near == [f"{name}:{line}: WARNING: {message} [rule.near]"]


@pytest.mark.parametrize("heading", ["# 401. Order", "# 402 Order", "# Order", "# 402.Order", "# 402. 401. Order"])
def test_a_page_is_headed_by_its_number(small: Book, heading: str) -> None:
    small.edit("rules/402-order.md", "# 402. Order", heading)
    if heading == "# 402. 401. Order":
        assert small.warns() == []  # strange, but a title
    else:
        assert alone(small, "rules/402-order.md:1").startswith(
            "the heading of this page must open with its number: # 402."
        )


def test_a_numbered_heading_on_a_page_of_no_number(small: Book) -> None:
    small.edit("rules/disputed.md", "# Disputed and open", "# 404. Disputed and open")
    assert "a section has a page of its own" in alone(small, "rules/disputed.md:1")


def test_own_text_of_a_section_needs_its_title_and_its_row(small: Book) -> None:
    small.edit("rules/306-choice.md", "*As often as wished.* The", "The")
    assert alone(small, "rules/306-choice.md:3") == "section 306: here must come *Title.* in italics [rule.near]"
    small.edit("rules/402-order.md", "# 402. Order\n", "# 402. Order\n\n*Of its own.* Text.\n")
    assert "rules/402-order.md:3: WARNING: section 402 opens with a title of its own, but the ledger has no row" in str(
        small.warns()
    )


@pytest.mark.parametrize("name", ["glossary/words.md", "examples/alp.md", "index.md"])
def test_a_rule_outside_the_rules(small: Book, name: str) -> None:
    line = small.add(name, "**402.2.** *Title.* Text.")
    assert "rules stand in rules/" in alone(small, f"{name}:{line}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("**Wond** (Рана). *Marker.* Text.", "the ledger knows no term 'Wond' (did you mean Wound?); "),
        ("**Note.** Text.", "the ledger knows no term 'Note.'; "),
        ("Wound (Рана). *Marker.* Text.", "its name is not bold"),
        ("- Wound (Рана). *Marker.* Text.", "its name is not bold"),
        ("### Wound (Рана)", "its name is not bold"),
        ("- **Wound** (Рана). *Marker.* Text.", "it stands in a list"),
        ("> **Wound** (Рана). *Marker.* Text.", "it stands in a quote"),
    ],
)
def test_a_slip_in_the_glossary(small: Book, text: str, why: str) -> None:
    line = small.add("glossary/words.md", f"## More\n\n{text}") + 2
    message = alone(small, f"glossary/words.md:{line}")
    assert message.startswith(TERM)
    assert f"({why}" in message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("(Рана). *Marker.*", "(Ранение). *Marker.*", "term wound: after its name must come (Рана). and then its kind"),
        ("(Рана). *Marker.*", "*Marker.*", "term wound: after its name must come (Рана). and then its kind"),
        ("(Рана). *Marker.*", "(Рана) *Marker.*", "term wound: after its name must come (Рана). and then its kind"),
        ("(Рана). *Marker.*", "(Рана).", "term wound: after (Рана). must come *Kind.* in italics"),
        (
            "(Рана). *Marker.*",
            "(Рана). *Marker*.",
            "term wound: *Kind.* must end with its full stop inside the italics",
        ),
        ("**Wound**", "**WOUND**", "term wound: the ledger writes its name 'Wound', not 'WOUND'"),
        ("*Order of abilities.* See rule 401.1.", "*Order of abilities.*", "term queue has no text"),
    ],
)
def test_a_term_that_is_not_whole(small: Book, old: str, new: str, message: str) -> None:
    line = 7 if "Рана" in old or "Wound" in old else 5
    small.edit("glossary/words.md", old, new)
    assert alone(small, f"glossary/words.md:{line}").startswith(message)


def test_a_slip_on_a_russian_page(small: Book) -> None:
    line = small.add("rules/402-order.ru.md", "402.2. *Заглавие.* Текст.")
    assert "its number is not bold by itself" in alone(small, f"rules/402-order.ru.md:{line}", "ru")


@pytest.mark.parametrize(
    "text",
    [
        "{rule}`401.3` says so, and **two wounds** are two.",
        "**25** is a number of lives.",
        "In 2024 the edition changed; 31.05.2024 was the day.",
        "| 401.3 | in a table |\n| --- | --- |",
        "> **Fifteenth edition.** 310.1 there.",
        "1. one\n2. two",
        "A-listeners decides this.",
    ],
)
def test_what_looks_like_nothing_is_left_alone(small: Book, text: str) -> None:
    small.add("rules/402-order.md", text)
    assert small.warns() == []


def test_a_slip_is_told_again_until_it_is_mended(small: Book) -> None:
    line = small.add("rules/402-order.md", "402.2. Text.")
    first = alone(small, f"rules/402-order.md:{line}")
    assert alone(small, f"rules/402-order.md:{line}") == first  # nothing was read anew
    small.edit("rules/402-order.md", "402.2. Text.", "")
    assert small.warns() == []
