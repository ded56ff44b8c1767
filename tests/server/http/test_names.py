import pytest

from facedown.bots.cast import CAST
from facedown.server.errors import HouseError
from facedown.server.names import checked_name, skeleton


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana   Lúcia ", "Ana Lúcia"),
        ("Ａｎａ", "Ana"),
        ("José-María", "José-María"),
        ("O'Neill", "O'Neill"),
        ("Иван", "Иван"),
        ("Νίκος", "Νίκος"),
        ("张伟", "张伟"),
        ("さくらAna", "さくらAna"),
        ("ana1", "ana1"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(text: str, shown: str) -> None:
    assert checked_name(text) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Scunthorpe",
        "Penistone",
        "Cassandra",
        "Dickens",
        "Essex",
        "Nazira",
        "Montenegro",
        "Puttanesca",
        "Pau",
        "Negri",
        "Hostel",
        "Robot",
        "Botticelli",
        "Rosa Maria",
        "Veronica",
        "Moderato",
        "Ass4ssin",
        "Analise",
        "Matsushita",
        "Shitake",
        "Niger",
        "Culotta",
        "Cuca",
    ],
)
def test_a_name_that_only_contains_a_bad_word_is_allowed(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", [one.name for one in CAST.values()])
def test_a_person_may_be_called_like_a_character(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name", ["Mɑrianna", "Mᴀrianna", "ᴍᴀʀɪᴀɴɴᴀ", "Mɐrianna", "ꓟꓮꓣꓲꓮꓠꓠꓮ", "ᎪᎡᎪ"]
)
def test_letters_that_are_only_written_to_look_like_others_are_refused(name: str) -> None:
    with pytest.raises(HouseError) as refused:
        checked_name(name)
    assert refused.value.code == "name_letters"


def test_letters_of_rare_languages_are_allowed_and_are_not_told_from_those_they_look_like() -> None:
    assert checked_name("Əhməd") == "Əhməd"
    assert skeleton("Əhməd") == skeleton("Ehmed")


@pytest.mark.parametrize("name", ["Ana L", "Mother Flora", "Claudio Cane", "Regular Joe"])
def test_a_bad_word_across_two_words_is_none(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_too_short"),
        ("x", "name_too_short"),
        ("12345", "name_too_short"),
        ("x" * 21, "name_too_long"),
        ("x" * 100, "name_too_long"),
        ("A\u200bna", "name_letters"),
        ("A\u202ena", "name_letters"),
        ("A\nna", "name_letters"),
        ("Ana\x00", "name_letters"),
        ("Ana🂡", "name_letters"),
        ("<b>Ana", "name_letters"),
        ("Z" + "\u0315\u0321\u0322\u0327a", "name_letters"),
        ("Аna", "name_mixed_scripts"),
        ("Ivan Иван", "name_mixed_scripts"),
        ("host", "name_reserved"),
        ("4dmin", "name_reserved"),
        ("Facedown2", "name_reserved"),
        ("bot 3", "name_reserved"),
        ("b0t", "name_reserved"),
        ("Regular", "name_reserved"),
        ("MASTER", "name_reserved"),
        ("fuuuuck", "name_abusive"),
        ("f u c k", "name_abusive"),
        ("fu ck", "name_abusive"),
        ("sh1t", "name_abusive"),
        ("M E R D A", "name_abusive"),
        ("m3rda", "name_abusive"),
        ("Cazzo", "name_abusive"),
        ("Caralho1", "name_abusive"),
        ("stronzetto", "name_abusive"),
    ],
)
def test_a_name_is_refused_with_the_reason(name: str, code: str) -> None:
    with pytest.raises(HouseError) as refused:
        checked_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Äna"),
        ("Ana", "Аnа"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Ana_", "Ana"),
        ("Bob", "B0b"),
        ("arnold", "amold"),
        ("ΑΝΑ", "Ana"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Bob", "Rob"), ("张伟", "张三")])
def test_names_that_differ_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name", ["ㅤㅤㅤ", "Ana\u3164", "An\u034fa", "Ana\ufe0f", "Ana\u200b", "\u2800An"]
)
def test_letters_that_show_nothing_make_no_name(name: str) -> None:
    with pytest.raises(HouseError, match="name_letters"):
        checked_name(name)
