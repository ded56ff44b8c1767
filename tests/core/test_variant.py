"""House rules."""

import pytest

from facedown.core.errors import BadOption
from facedown.core.variant import Choice, Flag, Number, Option, Value, Variant, find_option

PEEK = Choice("peek", ("outer", "free"))
HALVES = Flag("halves", False)
LIMIT = Number("limit", 100, 1, 1000)
CAP = Number("cap", 5, 1, 9, none=True)
OPTIONS: tuple[Option, ...] = (PEEK, HALVES, LIMIT, CAP)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_reads_back(option: Option) -> None:
    for value in [*option.samples(), option.default]:
        assert option.parse(option.text(value)) == value
        assert type(option.parse(option.text(value))) is type(value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_default_is_among_the_samples(option: Option) -> None:
    assert option.default in option.samples()
    assert len(set(option.samples())) == len(option.samples())


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (PEEK, "inner"),
        (PEEK, ""),
        (HALVES, "yes"),
        (HALVES, "TRUE"),
        (LIMIT, "0"),
        (LIMIT, "1001"),
        (LIMIT, "ten"),
        (LIMIT, "none"),
        (LIMIT, "-1"),
        (CAP, "-1"),
        (CAP, "10"),
    ],
)
def test_a_value_it_does_not_take_is_refused_with_those_it_takes(option: Option, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.parse(text)
    assert refused.value.params == {
        "option": option.name,
        "value": text,
        "allowed": option.allowed(),
    }


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (PEEK, "outer | free"),
        (HALVES, "true | false"),
        (LIMIT, "1…1000"),
        (CAP, "1…9 | none"),
    ],
)
def test_an_option_says_what_it_takes(option: Option, allowed: str) -> None:
    assert option.allowed() == allowed


def test_none_is_a_value_where_it_is_allowed() -> None:
    assert CAP.parse("none") == -1
    assert CAP.text(-1) == "none"


def test_the_first_word_of_a_choice_is_its_default() -> None:
    assert PEEK.default == "outer"


def test_a_variant_has_a_value_for_every_option() -> None:
    variant = Variant(OPTIONS, {"limit": 50})
    assert variant.values == {"peek": "outer", "halves": False, "limit": 50, "cap": 5}
    assert (variant.word("peek"), variant.flag("halves"), variant.number("limit")) == (
        "outer",
        False,
        50,
    )


def test_a_variant_tells_what_is_changed() -> None:
    variant = Variant(OPTIONS, {"limit": 50, "halves": True, "cap": -1, "peek": "outer"})
    assert variant.changed() == {"halves": "true", "limit": "50", "cap": "none"}
    assert repr(variant) == "halves=true limit=50 cap=none"
    assert repr(Variant(OPTIONS, {})) == "default"


def test_a_variant_is_compared_by_its_values() -> None:
    one, other = Variant(OPTIONS, {"limit": 50}), Variant(OPTIONS, {"limit": 50, "halves": False})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Variant(OPTIONS, {})
    assert one != "limit=50"


def test_a_variant_does_not_change_with_the_values_it_was_made_of() -> None:
    values: dict[str, Value] = {"limit": 50}
    variant = Variant(OPTIONS, values)
    values["limit"] = 60
    assert variant.number("limit") == 50


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption) as refused:
        find_option(OPTIONS, "limits")
    assert refused.value.code == "no_such_option"
    assert refused.value.params["allowed"] == "peek, halves, limit, cap"
