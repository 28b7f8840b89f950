"""SVG as text: texts keep to their room, ids stay a picture's own, groups can be pointed at and read out."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from boardwright.drawing.svg import clipped, fit, group, lines, number, picture, piece, rect, text, width

SVG = "{http://www.w3.org/2000/svg}"


def test_a_text_is_cut_where_its_room_ends():
    assert fit("Many-eyed", 100) == "Many-eyed"
    cut = fit("Furchterregend", 60, "t12")
    assert cut.endswith("…")
    assert width(cut, "t12") <= 60 < width("Furchterregend", "t12")
    assert width("Moss", "b t15") > width("Moss", "t15") > width("Moss", "t12")


def test_a_text_is_broken_at_its_spaces_and_ends_in_an_ellipsis():
    words = "Reveal a face-down site next to a territory with a tribe of yours"
    for room in (90, 140, 400):
        found = lines(words, room, 9, "t12")
        assert " ".join(found) == words
        assert all(width(line, "t12") <= room for line in found)
    short = lines(words, 90, 2, "t12")
    assert len(short) == 2
    assert short[1].endswith("…")
    assert lines("", 90, 2) == []


def test_a_word_that_is_longer_than_a_line_is_cut():
    (line,) = lines("Furchterregend", 60, 3, "t12")
    assert line.endswith("…")
    assert width(line, "t12") <= 60


def test_two_pictures_of_one_page_share_no_ids():
    waves = '<pattern id="local-waves" width="8" height="8"><path d="M0 4h8"/></pattern>'
    body = clipped(40, 30, 4, rect(0, 0, 40, 30, 0, "sea")) + '<path d="M0 0h9v9z" fill="url(#local-waves)"/>'
    found = [ET.fromstring(picture("game", name, "Sea", (40, 30), body, defs=waves)) for name in ("board", "map")]
    ids = [{node.get("id") for node in tree.iter()} - {None} for tree in found]
    assert ids == [{"board-waves", "board-clip-40x30x4"}, {"map-waves", "map-clip-40x30x4"}]
    for name, tree in zip(("board", "map"), found, strict=True):
        used = [node.get("fill") or node.get("clip-path") for node in tree.iter()]
        assert {f"url(#{name}-waves)", f"url(#{name}-clip-40x30x4)"} <= set(used)


def test_a_picture_tells_its_size_its_name_and_its_tab():
    tree = ET.fromstring(picture("game", "old-world", 'The "Old" World', (278, 300.5), "", "narrow", "Old"))
    assert str(tree.get("class")).split() == ["picture", "game", "p-old-world", "narrow"]
    assert tree.get("viewBox") == "0 0 278 300.5"
    assert (tree.get("aria-label"), tree.get("data-tab")) == ('The "Old" World', "Old")


def test_a_piece_begins_with_its_title_and_its_box():
    tree = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{piece("site-4", "a & b", "", (1, 2, 3, 4))}</svg>')
    (node,) = tree
    assert (node.get("id"), node.get("role")) == ("site-4", "img")
    assert [child.tag.removeprefix(SVG) for child in node] == ["title", "rect"]
    assert node[0].text == "a & b"
    assert node[1].get("class") == "hit"


def test_a_piece_that_is_no_rectangle_has_an_outline():
    tree = ET.fromstring(
        f'<svg xmlns="http://www.w3.org/2000/svg">{piece("hex-1", "f", "", (0, 0, 4, 4), outline="M0 1l2-1v3z")}</svg>'
    )
    hit = tree[0][1]
    assert (hit.tag, hit.get("class"), hit.get("d")) == (f"{SVG}path", "hit", "M0 1l2-1v3z")


def test_a_group_of_things_is_read_as_a_group():
    inner = group("cube-1", "a cube", "")
    assert 'role="img"' in inner
    assert group("store", "the store", inner).startswith('<g id="store" role="group">')


def test_a_thing_can_say_of_which_sort_it_is_and_where_it_comes_from():
    assert 'data-sort="energy"' in group("energy-1", "energy", "", sort="energy")
    assert 'data-from="card-7"' in piece("creature-1", "Moss", "", (0, 0, 1, 1), origin="card-7")
    assert "data-" not in group("cube", "a cube", "")


def test_numbers_are_short_and_texts_escaped():
    assert [number(value) for value in (1.0, 2.5, 1 / 3, -0.25)] == ["1", "2.5", "0.33", "-0.25"]
    assert text(0, 0, "<b> & co") == '<text x="0" y="0">&lt;b&gt; &amp; co</text>'
