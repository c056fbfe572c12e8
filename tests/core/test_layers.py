"""Layers: house rules beside a book, in the state of the tables that play with them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from moothall import books
from moothall.cli import moothall
from moothall.errors import Unclear
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.handlers.replay import replay
from moothall.handlers.script import Script
from moothall.handlers.stage import Stage
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Told
from moothall.records import changed
from moothall.rulesets import houses2d20, nde
from moothall.rulesets.houses2d20.recovery import recovers_by
from moothall.rulesets.houses2d20.state import Table as HousesTable
from moothall.rulesets.nde.events import LuckChanged
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import Options, read_options
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.sheet import new_sheet
from moothall.rulesets.nde.state import Table
from moothall.speech import voice
from moothall.table import Table as LiveTable
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.talk.layers import LAYERS, Layer, LayerChosen, Titled, layers_of, missing
from moothall.talk.options import options_of
from moothall.talk.procedure import PROCEDURES
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes
from tests.books.nde.support import odds_nde2 as ask
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table
from tests.support import places
from tests.support.figures import ILSE
from tests.table.support.live_table import Host

LUCKY = "lucky-heroes"
ON_TOP = "lucky-heroes.on-top"
OURS = sorted((places.ROOT / "src" / "moothall" / "layers").glob("[!_]*.py"))


def a_roll(sides: int = 12, number: int = 5) -> Any:
    return roll_test.open("ilse", Pool(sides, sides, 0, ()), number)


@pytest.fixture
def own() -> Iterator[Layer]:
    """A layer of a group, as long as the test runs."""
    layer = Layer("our-rules", over=("nde2", "houses2d20"), title="Our rules")
    layer.rule("bold", "Bold", "Fortune favours them.")
    LAYERS[layer.id] = layer
    books.rulebook.cache_clear()
    yield layer
    del LAYERS[layer.id]
    books.rulebook.cache_clear()


# ---- What ships with the program ------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_a_house_rule_is_one_small_file(file: Path) -> None:
    """Each layer of ours is one module of at most 25 lines, and needs no other file."""
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 25
    used = [path for path in (places.ROOT / "src").rglob("*.*") if file.stem in path.read_text("utf-8", "ignore")]
    assert {path.name for path in used if path.suffix != ".pyc"} <= {"books.py", file.name}


def test_our_layers_are_installed_as_others_are() -> None:
    """The entry points of the project name the layers that are known without asking for them."""
    project = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][books.LAYER_GROUP] == books.OUR_LAYERS


def test_our_layers_are_all_known() -> None:
    """Every module of ours is a layer, known by its id, with words in three languages, over procedures there are."""
    known = [books.layer(id) for id in books.OUR_LAYERS]
    assert sorted(layer.id.replace("-", "_") for layer in known) == [file.stem for file in OURS]
    for layer in known:
        for book in layer.over:
            books.load(book)
            assert layer in books.layers(book)
        assert {hooked.procedure for hooked in layer.hooks} <= PROCEDURES.keys()
        for said in (layer.said, *(rule.said for rule in layer.rules.values())):
            assert said.keys() == {"en", "pl", "fr"}


@pytest.mark.parametrize("entry", ["no_such_module:LAYER", "moothall.layers.lucky_heroes:LAYER"])
def test_a_layer_that_cannot_be_opened_leaves_the_others_be(
    entry: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A module that is not there, or a layer under another's name, is as good as none, and the log says so once."""
    monkeypatch.setitem(books.OUR_LAYERS, "broken-rules", entry)
    books._find_layer.cache_clear()
    for _ in range(2):
        assert [layer.id for layer in books.layers("nde2")] == [LUCKY]
        with pytest.raises(Unclear, match="error-unknown-layer"):
            books.layer("broken-rules")
    assert caplog.text.count("the layer broken-rules cannot be opened") == 1
    books._find_layer.cache_clear()


# ---- An exceptional success gives a Luck Point ----------------------------------------------------------------------


def test_an_exceptional_success_gives_a_point_and_says_why() -> None:
    """The point is in the state and in the log, with the layer's rule as its reason."""
    after = act_out(a_roll(), table(hero("ilse"), layers=LUCKY)).dice("1d12", 12).end()
    assert after.result is not None and after.result.result == "X" and after.hero("ilse").luck == 1
    told = [entry for entry in after.log if isinstance(entry, Told)]
    assert [(entry.event, entry.cites) for entry in told] == [(LuckChanged(ILSE, 1, "award"), (ON_TOP,))]


@pytest.mark.parametrize(("settings", "face"), [({}, 12), ({"layers": LUCKY}, 11), ({"layers": ""}, 12)])
def test_without_the_layer_or_the_face_there_is_no_point(settings: dict[str, str], face: int) -> None:
    after = act_out(a_roll(), Table(options=read_options(settings), heroes=(hero("ilse"),))).dice("1d12", face).end()
    assert after.hero("ilse").luck == 0 and not after.told


def test_an_option_of_a_layer_is_read_where_it_is_asked() -> None:
    """Switched off by its own option, the layer changes nothing."""
    off = read_options({"layers": LUCKY, ON_TOP: "off"})
    assert off.layers == (LayerChosen(LUCKY, 1, ((ON_TOP, "off"),)),)
    after = act_out(a_roll(), Table(options=off, heroes=(hero("ilse"),))).dice("1d12", 12).end()
    assert after.hero("ilse").luck == 0


@pytest.mark.parametrize("opening", ["test", "attack", "power"])
def test_every_roll_of_the_book_passes_the_layer(opening: str) -> None:
    """What rolls against a number goes through one procedure, so that one hook reaches all of it."""
    begun = {
        "test": nde.test.open("ilse", "shove the cart"),
        "attack": nde.attack.open("ilse", "captain", "melee"),
        "power": nde.power.open("ilse", "bind it", ("captain",)),
    }[opening]
    for seed in (f"{opening} {number}" for number in range(200)):
        stage = Stage(table(hero("ilse"), foe("captain"), layers=LUCKY), nde.fold, Seeded(seed))
        result = play_out(stage, begun, Policy("plain", {}))
        if result is not None and result.result == "X":
            assert stage.state.hero(hero_id("ilse")).luck == 1
            return
    pytest.fail("no exceptional success in 200 rolls")


def test_odds_see_the_layer() -> None:
    """A twelfth of all rolls of a d12 gives a point; where luck is spent on failures, its reroll may earn it again."""
    luck = lambda _, state: state.hero("ilse").luck  # noqa: E731 # one name for three counts
    plain, lucky = table(hero("ilse", luck=1)), table(hero("ilse", luck=1), layers=LUCKY)
    keep = Policy("keep", {})
    assert odds(a_roll(), plain, nde.fold, keep, luck).of(2) == 0
    assert odds(a_roll(), lucky, nde.fold, keep, luck).of(2) == Fraction(1, 12)
    spend = Policy("reroll", {nde.questions.SpendLuck: ask.reroll_failures})
    failed = Fraction(4, 12)
    chances = odds(a_roll(), lucky, nde.fold, spend, luck)
    assert chances.of(2) == Fraction(1, 12) and chances.of(1) == Fraction(7, 12) + failed * Fraction(1, 12)
    assert odds(a_roll(), plain, nde.fold, spend, luck).of(1) == Fraction(8, 12)


def test_the_first_edition_may_play_with_luck_too() -> None:
    """Where the book has no luck, the layer gives it, and it can be spent."""
    options = books.ruleset("nde1").options()
    lucky = options.read({"layers": LUCKY}, options.defaults)
    earned = act_out(a_roll(10, 6), Table(options=lucky, heroes=(hero("ilse"),))).dice("1d10", 10).end()
    assert earned.hero("ilse").luck == 1
    script = act_out(a_roll(10, 6), Table(options=lucky, heroes=earned.state.heroes)).dice("1d10", 4)
    assert script.says("ilse", "reroll").dice("1d10", 6).end().hero("ilse").luck == 0


# ---- A table with layers --------------------------------------------------------------------------------------------


def lucky_table(seed: int = 1, **settings: str) -> Host:
    host = Host("nde2", seed)
    opening = host.table.book.opened_with({"layers": LUCKY, **settings})
    assert opening is not None
    host.do("gm", c.Open(opening.procedure.name, {name: msgspec.to_builtins(one) for name, one in opening.args}))
    return host


def test_a_table_says_its_layers_when_it_opens() -> None:
    """The line with which a table opens cites the rules of its layers, and the state has them."""
    host = lucky_table()
    assert layers_of(host.table.game.state) == (LayerChosen(LUCKY, 1),)
    opened = next(entry for entry in host.table.game.log if isinstance(entry, Told))
    assert opened.event.kind == "nde/table-opened" and ON_TOP in opened.cites


def test_a_ledger_keeps_the_layers_and_replays_the_same() -> None:
    """Lines read back are the same entries, and running them again gives the same state."""
    host = lucky_table()
    sheet = new_sheet("Ilse", "assault")
    host.do("gm", c.Open("nde.join", {"seat": "ana", "who": "ilse", "sheet": sheet}))
    for _ in range(30):
        host.do("gm", c.Open("nde.throw", {"who": "ilse", "pool": Pool(4, 4, 0, ()), "against": 3}))
        while prompts := host.prompts("ana"):
            host.answer("ana", msgspec.to_builtins(prompts[0].default))
    log = host.table.game.log
    assert any(
        ON_TOP in entry.cites for entry in log if isinstance(entry, Told) and isinstance(entry.event, LuckChanged)
    )
    read = list(Reader(KnownTypes(), Because).read([to_line(entry) for entry in log]))
    assert read == log
    again = replay(read, Book("nde2").start, nde.fold)
    assert again.state == host.table.game.state
    assert host.again().table.game.state == host.table.game.state


def test_a_ledger_without_layers_is_one_without_any() -> None:
    """Options as 0.1.0 wrote them have no layers."""
    written = msgspec.to_builtins(Options())
    del written["layers"]
    assert msgspec.convert(written, Options) == Options() and Options().layers == ()


def test_a_missing_layer_is_named_and_its_table_stays_readable(own: Layer) -> None:
    """Without its layer a table can be read; what was under way is set aside, and nothing new begins."""

    @own.after("nde.roll", rule="bold")
    async def bold(play: Any, verdict: Any, **_: Any) -> Any:
        return verdict

    host = Host("nde2")
    opening = host.table.book.opened_with({"layers": own.id})
    assert opening is not None
    host.do("gm", c.Open(opening.procedure.name, {name: msgspec.to_builtins(one) for name, one in opening.args}))
    host.do("gm", c.Open("nde.join", {"seat": "ana", "who": "ilse", "sheet": new_sheet("Ilse", "assault")}))
    host.do("ana", c.Open("nde.test", {"who": "ilse", "aim": "shove the cart"}))
    assert host.table.game.conversations
    del LAYERS[own.id]
    try:
        again = LiveTable.restored("again", "nde2", host.shelf.lines)
        assert again.game.state == host.table.game.state and not again.game.conversations
        (aside,) = again.game.aside.values()
        assert aside.opened.procedure == "nde.test" and own.id in str(aside.problem.values)
        assert not any(offer.open for offer in again.book.offers(again.game.state, "ilse"))
        with pytest.raises(Unclear) as refused:
            host.do("gm", c.Open("nde.begin-session", {}))
        assert "our-rules" in voice("en").error(refused.value) and "not installed" in voice("en").error(refused.value)
        gone = missing(layers_of(again.game.state))
        assert gone is not None and gone.key == "error-layer-missing"
    finally:
        LAYERS[own.id] = own


def test_a_layer_that_hangs_on_nothing_is_refused(own: Layer) -> None:
    """A procedure that the book does not have is found when the table opens, and named."""

    @own.before("nde.no-such", rule="bold")
    async def never(play: Any, **_: Any) -> None:
        raise AssertionError

    with pytest.raises(Unclear) as refused:
        Book("nde2").opened_with({"layers": own.id})
    assert refused.value.key == "error-layer-no-procedure" and refused.value.values["procedure"] == "nde.no-such"


# ---- What a layer may do --------------------------------------------------------------------------------------------


def test_hooks_run_in_order_and_arguments_come_by_name(own: Layer) -> None:
    """Before, then in place with the original at hand, then after; each has every argument by its name."""
    seen: list[Any] = []

    @own.before("nde.throw", rule="bold")
    async def before(play: Any, **named: Any) -> None:
        seen.append(("before", sorted(named), named["spent"]))

    @own.replaces("nde.throw", rule="bold")
    async def instead(play: Any, original: Any, **named: Any) -> Any:
        seen.append("instead")
        return await original(play, **named | {"against": 12})

    @own.after("nde.throw", rule="bold")
    async def after(play: Any, verdict: Any, **named: Any) -> Any:
        seen.append(("after", verdict.result))
        return verdict._replace(result="S")

    come = act_out(a_roll(), table(hero("ilse"), layers=own.id)).dice("1d12", 7).end()
    assert seen == [("before", ["against", "pool", "spent", "who"], 0), "instead", ("after", "F")]
    assert come.result is not None and come.result.result == "S"


def test_a_marked_reading_can_be_changed(own: Layer) -> None:
    """A layer answers in a reading's place, and may ask the book's own first."""

    @own.reading("houses.recovers-by")
    def in_any_scene(original: Any, state: Any) -> str:
        return original(state) or "our-rules.bold"

    plain = HousesTable(between=False)
    layered = changed(plain, options=books.ruleset("houses2d20").options().read({"layers": own.id}, plain.options))
    assert (recovers_by(plain), recovers_by(layered)) == ("", "our-rules.bold")
    assert recovers_by(changed(layered, between=True)) == "houses.recover.between-adventures"


def test_a_layer_takes_the_place_of_a_procedure() -> None:
    """Quiet openings: a scene begins without asking the GM for Threat."""
    options = books.ruleset("houses2d20").options()
    for layers, asked in (("", 1), ("quiet-openings", 0)):
        state = HousesTable(options=options.read({"layers": layers}, options.defaults))
        script: Any = Script(houses2d20.begin_scene.open("The docks"), state, houses2d20.fold)
        assert len(script.conversation.questions()) == asked
    told = [entry for entry in script.end().log if isinstance(entry, Told)]
    assert [entry.event.kind for entry in told] == ["houses/scene-began"]
    assert "quiet-openings.no-threat" in told[0].cites


def test_a_layer_is_checked_as_it_is_written() -> None:
    """Ids are plain words, and a hook names a rule that the layer has."""
    with pytest.raises(ValueError, match="lower-case"):
        Layer("Our Rules", over="nde2", title="Ours")
    layer = Layer("our-rules", over="nde2", title="Ours")
    with pytest.raises(ValueError, match="no rule"):
        layer.after("nde.roll", rule="bold")


# ---- Settings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"layers": "no-such"}, "error-unknown-layer"),
        ({"layers": "quiet-openings"}, "error-layer-other-book"),
        ({ON_TOP: "off"}, "error-layer-not-chosen"),
        ({"layers": LUCKY, ON_TOP: "maybe"}, "error-option-value"),
        ({"layers": LUCKY, f"{LUCKY}.no-such": "on"}, "error-unknown-option"),
        ({f"layers.{LUCKY}": "maybe"}, "error-option-value"),
        ({"preset": "as-painted"}, "error-unknown-preset"),
    ],
)
def test_settings_that_choose_nothing_are_refused(settings: dict[str, str], key: str) -> None:
    with pytest.raises(Unclear) as refused:
        read_options(settings)
    assert refused.value.key == key
    for lang in ("en", "pl", "fr"):
        assert voice(lang).error(refused.value)


def test_layers_are_named_or_switched() -> None:
    """A list names layers, a switch adds or takes one; what is not spoken of stays."""
    named = read_options({"layers": f" {LUCKY} ,"})
    assert named.layers == read_options({f"layers.{LUCKY}": "on"}).layers == (LayerChosen(LUCKY, 1),)
    assert read_options({f"layers.{LUCKY}": "off"}, named).layers == read_options({"layers": ""}, named).layers == ()
    assert read_options({"max_helpers": "2"}, named).layers == named.layers


def test_a_book_of_somebody_else_takes_layers_by_one_field() -> None:
    """A record with a field `layers` can be chosen for; one without knows no such option."""

    class Ours(Options):
        """Any record with the field."""

    assert options_of(Ours, "nde2").read({"layers": LUCKY}, Ours()).layers == (LayerChosen(LUCKY, 1),)


# ---- What people read -----------------------------------------------------------------------------------------------


def test_the_rules_of_a_layer_are_rules() -> None:
    """They are found by their ids, with their words, and belong to the layer."""
    assert books.book_of(ON_TOP) == LUCKY and books.rule(ON_TOP) == books.rulebook(LUCKY).rules[ON_TOP]
    assert books.rule_in("nde2", ON_TOP) and books.rule_in("houses2d20", ON_TOP) is None
    assert ON_TOP not in books.rulebook("nde2").rules
    key = books.text_key(ON_TOP)
    for lang in ("en", "pl", "fr"):
        said = voice(lang, "nde2")
        assert said.has(key) and said.part(key, "gist") and said.language_of(key, "gist") == lang
    assert voice("en", LUCKY).say(key) == "Luck on top"


def test_a_layer_in_english_only_is_told_so(own: Layer) -> None:
    """English stands in for a language that a layer does not have, and readers can be told."""
    said = voice("pl", "nde2")
    assert said.say("our-rules_bold") == "Bold" and said.language_of("our-rules_bold", "gist") == "en"
    own.rule("curly", 'A "quoted" {rule}', "With a \\ in it.", pl=Titled("Reguła"))
    assert books.layer_texts(own.id, "pl") == {"our-rules_curly": {"": "Reguła", "gist": ""}}


def ran(*words: str) -> str:
    return CliRunner().invoke(moothall, list(words), env={"MOOTHALL_LANG": "en"}).output


def test_the_command_line_knows_layers() -> None:
    """A rule is shown and found, options are listed with their source, and odds take the setting."""
    assert "An exceptional success gives a Luck Point." in ran("rules", "show", ON_TOP)
    assert ON_TOP in ran("rules", "search", "exceptional", "success", "luck", "point")
    listed = json.loads(ran("rules", "options", "nde2", "--json"))
    assert [layer["id"] for layer in listed["layers"]] == [LUCKY]
    assert {option["source"] for option in listed["options"]} == {"book", "ruling"}
    assert listed["layers"][0]["options"][0]["source"] == "house"
    told = json.loads(ran("odds", "nde2", "--die", "d12", "--against", "5", "--option", f"layers={LUCKY}", "--json"))
    assert told["options"] == {"layers": LUCKY} and told["outcomes"]["X"] == "1/12"
