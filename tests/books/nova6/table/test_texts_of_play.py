"""NOVA6 texts: every fact, question, reason, refusal and term has words and shows no raw code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import parse

from moothall.ledger.events import EVENTS
from moothall.rulesets import nova6
from moothall.rulesets.nova6.effects.properties import PROPERTIES
from moothall.rulesets.nova6.vocabulary import PER_SKILL
from moothall.rulesets.nova6.words import ACTIONS, SKILLS, Duration
from moothall.sight.redact import redact
from moothall.speech import LANGUAGES
from moothall.speech.languages import TEXTS
from moothall.speech.teller import Teller, text_key
from moothall.speech.voice import Voice
from moothall.table.json_types import item_of, parts_of
from moothall.talk.questions import QUESTIONS
from moothall.talk.reasons import Because
from tests.support import wording
from tests.support.wording import Samples, calls, cases, flaws, given, said_by, wanted, words

pytestmark = pytest.mark.slow

FOLDER = Path(nova6.__file__).parent
CODE = ("rulesets", "nova6")
NAMES = {"tamsin": "Tamsin", "joss": "Joss", "warden": "Warden Kell", "rat": "Dock rat", "yard": "the yard"}

for _module in walk_packages(nova6.__path__, f"{nova6.__name__}."):
    import_module(_module.name)  # a book opens its modules when they are needed, and a kind is known only then

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def speaker(lang: str) -> Voice:
    """The program's voice with this book's texts."""
    return Voice(lang, TEXTS, FOLDER / "texts")


def teller(lang: str) -> Teller:
    """A teller that knows the characters of these tests."""
    return Teller(speaker(lang), NAMES.get)


def texts(lang: str) -> dict[str, Any]:
    """The messages of this book and of the program."""
    return wording.messages(FOLDER, lang)


# ---- Detectors that can fail ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "flaw"),
    [
        ("Tamsin has none left.", "an empty field"),
        ("Tamsin has { $points }.", "a placeable"),
        ("Tamsin is over: let-go.", "a raw code"),
        ("Tamsin waits .", "bad spacing"),
        ("Tamsin waits..", "bad punctuation"),
        ("Tamsin waits", "no end"),
        ("here she waits.", "no beginning"),
    ],
)
def test_the_flaw_detector_finds_each_flaw(said: str, flaw: str) -> None:
    """The detector finds each kind of flaw, and none in a good sentence."""
    assert flaws(said, "let-go") == [flaw]
    assert flaws("Tamsin lets go of “a raw-code”: 2 stunt points.", "raw-code") == []


def test_the_code_reader_finds_keys_in_code() -> None:
    """The readers of code see constants, alternatives, names and keywords, and no other calls."""
    tree = ast.parse("what = 'a' if x else 'b'\nBecause(what, 0)\nfate.Because('c')\nBecause(what='d')\nother('e')")
    assert said_by(tree, "Because", 0, "what") == {"a", "b", "c", "d"}


def test_the_text_reader_finds_cases_and_values() -> None:
    """The readers of texts see what is asked for and by which words a text chooses, however deep."""
    [message] = parse("key = { $a ->\n    [x] { $b }\n   *[y] { $c ->\n        [1] one\n       *[z] z\n    }\n}").body
    assert (wanted(message), cases(message)) == ({"a", "b", "c"}, {"x", "y", "1", "z"})


# ---- What the code says by key --------------------------------------------------------------------------------------

FACTS = {text_key("log", kind): fact for kind, fact in EVENTS.items() if kind.startswith("nova6/")}
ASKED = {text_key("ask", kind): asked for kind, asked in QUESTIONS.items() if kind.startswith("nova6/")}
REASONS = {f"reason-{key}" for tree in wording.trees(*CODE) for key in said_by(tree, "Because")}
PROBLEMS = {key for tree in wording.trees(*CODE) for key in said_by(tree, "Problem", 1)}
REFUSALS = {word for tree in wording.trees(*CODE) for word in wording.constants(tree) if word.startswith("error-")}


def test_every_reason_key_is_visible() -> None:
    """Every reason has its key where these tests can see it."""
    for tree in wording.trees(*CODE):
        unread = [call for call in calls(tree, "Because") if not list(words(tree, given(call, 0)))]
        assert [call.lineno for call in unread] == []


@every_language
def test_every_fact_question_and_refusal_has_a_text(lang: str) -> None:
    """Each fact, question, reason and refusal has a text."""
    assert sorted((FACTS.keys() | ASKED.keys() | REASONS | REFUSALS | PROBLEMS) - texts(lang).keys()) == []


@every_language
def test_no_text_is_unused(lang: str) -> None:
    """Every text of play belongs to a key in the code; those of turns and reckonings have tests of their own."""
    told = wording.own_messages(FOLDER, lang, "log", "ask", "why", "errors").keys()
    own = {key for key in told if not key.startswith(("each-", "step-", "turns-", "log-reckoned-"))}
    assert sorted(own - FACTS.keys() - ASKED.keys() - REASONS - REFUSALS - PROBLEMS) == []


# ---- Made-up facts and questions ------------------------------------------------------------------------------------

REASON = (Because("skill", 2, "nova6.mod.skill", "fight"),)
KNOWN: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("who", "target", "other", "rival"), ("tamsin", "warden")),
    **dict.fromkeys(("by", "owner", "maker", "to", "against", "of"), ("tamsin", "")),
    **dict.fromkeys(("targets", "members", "acted", "heroes"), (("tamsin",), ("tamsin", "joss"))),
    **dict.fromkeys(("early", "late", "winners", "losers"), (("tamsin",), ("tamsin", "joss"), ())),
    "skill": (*SKILLS, ""),
    "skills": (("fight",), SKILLS, ()),
    "marks": (("exhausted",), ()),
    "zone": ("yard", ""),
    "action": ACTIONS,
    "duration": get_args(Duration),
    "aspect": ("Salt in the blood",),
    "complication": ("the rope frays",),
    "stunt": ("react", "create-effect"),
    "effect": ("Salt in the blood",),
    "load": ("basic", "heavy"),
    "milestone": ("minor", "major", "epic"),
    "learnt": ((), ("A boat (a year on the river)",)),
}
"""What words may hold, by the name of their field."""

TOLD_WHY = ("nova6/ready", "nova6/judge", "nova6/harmed", "nova6/trade", "nova6/after-roll")
"""What carries reasons."""

OWN: dict[tuple[str, str], tuple[Any, ...]] = {
    **{(kind, "seen"): (True,) for kind in ("nova6/joined", "nova6/revealed")},
    **{(kind, "name"): ("Warden Kell",) for kind in ("nova6/joined", "nova6/appeared", "nova6/revealed")},
    **{(kind, "why"): ((), REASON) for kind in TOLD_WHY},
    ("nova6/judge", "id"): ACTIONS,
    ("nova6/which-pack", "about"): ((), ("Lowtide: cases in a harbour",)),
    ("nova6/called", "applied"): ("notice", ""),
    ("nova6/called", "versus"): (*SKILLS, ""),
    ("nova6/called", "versus_action"): ACTIONS,
    ("nova6/called", "versus_applied"): ("stealth", ""),
    ("nova6/called", "letters"): ("FS", ""),
    ("nova6/entry-written", "name"): ("Old Mill", "A dry well"),
    ("nova6/entry-written", "was"): ("The mill burns", ""),
    ("nova6/entry-struck", "name"): ("Who rang the bell",),
    ("nova6/setting-told", "protagonists"): ("Ferrymen and their debts", ""),
    ("nova6/setting-told", "world"): ("A wide river", ""),
    ("nova6/rule-recalled", "rule"): ("Rising water",),
    ("nova6/rule-recalled", "spared"): ("tamsin", ""),
    ("nova6/pack-chosen", "id"): ("lowtide",),
    ("nova6/which-skill", "role"): ("dodge", "movement", "craft"),
    **{("nova6/aspect-of-the-place", name): ("Old Mill",) for name in ("place", "concept")},
    ("nova6/note-written", "owner"): ("tamsin",),
    ("nova6/took-cover", "material"): ("brick-wall",),
    **{
        ("nova6/proposal-settled", field): words for field, words in (("sort", ("gear", "perk")), ("name", ("a boat",)))
    },
    ("nova6/approve", "name"): ("a boat",),
    ("nova6/language-known", "language"): ("Old Harbour",),
    **{(f"nova6/feature-{what}", "name"): ("The Kestrel",) for what in ("designed", "taken")},
    ("nova6/feature-designed", "does"): ("carries six",),
    **{("nova6/how-it-is-met", field): (word,) for field, word in (("by", "warden"), ("skill", "fight"))},
    ("nova6/bonus-action", "who"): ("tamsin", ""),
    **{(kind, "item"): ("a rope",) for kind in ("nova6/gear-lacking", "nova6/judge-gear")},
    ("nova6/missing-aspects", "lacking"): (("background",), ("background", "trouble")),
    **{(f"nova6/{kind}", "trait"): ("Wealthy",) for kind in ("scene-point", "scene-dice", "scene-die-fits")},
    ("nova6/survival-cost", "need"): ("water",),
    **{(f"nova6/{kind}", "what"): ("a boat",) for kind in ("coins-moved", "not-sold", "handed-over")},
    ("nova6/handed-over", "to"): ("joss",),
    ("nova6/sale", "item"): ("a boat",),
    ("nova6/accept-signature", "name"): ("the old flute",),
    **{("nova6/agree-swap", field): ("fight", "Lucky") for field in ("old", "new")},
    ("nova6/grown", "name"): ("Warden Kell",),
    ("nova6/grown", "what"): ("aspect", "perk", "rank", "talent", "feature", "trade-perk", "trade-rank"),
    **{("nova6/grown", field): ("Salt in the blood",) for field in ("old", "new")},
    ("nova6/story-changed", "what"): ("saga", "scenario", "milestone", "session", "session-over"),
    ("nova6/story-changed", "of"): ("major", "The long dike"),
    ("nova6/milestone-passed", "milestone"): ("minor", "major", "epic"),
    ("nova6/milestone-passed", "points"): ((("tamsin", 3), ("joss", 1)), ()),
    ("nova6/zones-set", "id"): ("yard",),
    ("nova6/judged", "of"): (3, 5),
    ("nova6/scene-began", "kind"): ("challenge", "exposition", "contest", "conflict"),
    ("nova6/agree-cost", "kind"): ("aspect", "damage", "time", "asset", "setback", "concede"),
    ("nova6/paid", "cost"): ("aspect", "damage", "time", "asset", "setback", "concede"),
    ("nova6/invoked", "benefit"): ("reroll", "succeed", "fail", "effect", "point", "negate"),
}
"""What a field holds in one kind of fact or question, beside what the code writes into it."""


def codes_told() -> Iterator[tuple[str, str, str]]:
    """Every word of the rules that the code writes into a field of a fact: the fact's kind, the field, the word."""
    facts = {fact.__name__: fact for fact in FACTS.values()}
    for tree in wording.trees(*CODE):
        for name, fact in facts.items():
            for call in calls(tree, name):
                for place, field in enumerate(field.name for field in fields(fact)):
                    found = words(tree, given(call, place, field))
                    yield from ((fact.kind, field, word) for word in found if word)
        for function, (place, kind, field) in PASSED_ON.items():
            yield from ((kind, field, word) for word in said_by(tree, function, place) if word)


PASSED_ON = {
    "end": (2, "nova6/effect-ended", "why"),
    "spend": (2, "nova6/plot-points-changed", "use"),
    "earn": (2, "nova6/plot-points-changed", "use"),
    "gain": (3, "nova6/setbacks-changed", "why"),
    "lose": (3, "nova6/setbacks-changed", "why"),
    "stunt": (0, "nova6/stunt-bought", "stunt"),
}
"""Functions that put one of their arguments into a fact: which argument, and which field."""

TOLD = sorted(set(codes_told()))
for _kind, _field, _word in TOLD:
    OWN[_kind, _field] = (*OWN.get((_kind, _field), ()), _word)

KINDS = {cls.kind: cls for cls in (*FACTS.values(), *ASKED.values())}
MANY = 60


@cache
def samples(kind: str) -> list[Any]:
    """Many records of one kind, facts also as somebody sees them who may not know everything."""
    make = Samples(kind, KNOWN, OWN)
    made = [_sound(make.record(KINDS[kind])) for _ in range(MANY)]
    if kind in QUESTIONS:
        return made
    return made + [seen for seen in (redact(fact, "bo") for fact in made) if seen is not None]


def _sound(record: Any) -> Any:
    """A fact about somebody or something hidden is itself hidden."""
    inner = next((getattr(record, name) for name in ("effect", "one") if hasattr(record, name)), None)
    same = {flag: getattr(inner, flag) for flag in ("known", "seen") if hasattr(record, flag) and hasattr(inner, flag)}
    return replace(record, **same) if same else record


RAW = sorted({word for _, _, word in TOLD if "-" in word})
"""Words of the code that nobody should read as they are."""


@every_language
@pytest.mark.parametrize("key", sorted(FACTS))
def test_every_fact_is_a_sentence(key: str, lang: str) -> None:
    """With any values, and with any part hidden, a fact is told in whole sentences or not at all."""
    told = {teller(lang).fact(fact) for fact in samples(FACTS[key].kind)} - {""}
    assert {said: flaws(said, *RAW) for said in told if flaws(said, *RAW)} == {}


@every_language
@pytest.mark.parametrize("key", sorted(ASKED))
def test_every_question_is_a_sentence(key: str, lang: str) -> None:
    """With any values, a question is put in whole sentences that ask."""
    asked = {teller(lang).question(question) for question in samples(ASKED[key].kind)}
    assert {said: flaws(said, *RAW) for said in asked if flaws(said, *RAW)} == {}
    assert [said for said in asked if "?" not in said] == []


@every_language
@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_reason_has_a_line(key: str, lang: str) -> None:
    """A reason is a line with its rule, for any subject and amount."""
    assert wanted(texts(lang)[key]) <= {"amount", "amount_said", "of", "of_said"}
    for amount in (-2, -1, 0, 1, 2):
        said = teller(lang).reason(key.removeprefix("reason-"), amount, "nova6.mod.stack", "fight")
        assert said.endswith(" (nova6.mod.stack)")
        assert flaws(said.removesuffix(" (nova6.mod.stack)") + ".") == []


@every_language
@pytest.mark.parametrize("key", sorted(PROBLEMS))
def test_every_problem_is_a_sentence(key: str, lang: str) -> None:
    """A problem with a sheet is told by its field and by what was found there."""
    assert wanted(texts(lang)[key]) <= {"field", "said"}
    assert flaws(speaker(lang).say(key, field="skills", said="9")) == []


def test_refusals_give_the_values_their_texts_need() -> None:
    """Each value that a refusal's text names in any language is given by the code."""
    lacking = {
        (key, lang, name)
        for tree in wording.trees(*CODE)
        for function in ("AgainstTheRules", "Unclear")
        for call in calls(tree, function)
        for key in words(tree, given(call, 0))
        for lang in LANGUAGES
        for name in wanted(texts(lang)[key]) - {keyword.arg for keyword in call.keywords}
    }
    assert sorted(lacking) == []


# ---- Terms ----------------------------------------------------------------------------------------------------------


def known(lang: str, kind: str, field: str, word: str) -> bool:
    """Whether a word has a term, or its text does not say it or chooses by it."""
    text = texts(lang)[text_key("log", kind)]
    has_term = bool({f"term-{field}-{word}", f"term-{word}"} & texts(lang).keys())
    return has_term or f"{field}_said" not in wanted(text) or word in cases(text)


@every_language
def test_every_word_in_a_fact_has_a_term(lang: str) -> None:
    """Each word that rules write into a fact has a term."""
    assert sorted(told for told in TOLD if not known(lang, *told)) == []


def picks() -> set[tuple[str, str]]:
    """Every word that an answer may hold, with its field."""
    found = set()
    for asked in ASKED.values():
        takes = asked.takes
        hints = get_type_hints(takes) if is_dataclass(takes) else {}
        found |= {
            (name, word) for name, hint in hints.items() if get_origin(hint) is Literal for word in get_args(hint)
        }
    for tree in wording.trees(*CODE):
        found |= {("id", word) for word in said_by(tree, "Option")}
        found |= {("id", word) for call in calls(tree, "options") for word in _listed(given(call, 0))}
    return {(field, word) for field, word in found if word}


def _listed(node: Any) -> Iterator[str]:
    for item in getattr(node, "elts", ()):
        if isinstance(getattr(item, "value", None), str):
            yield item.value


@every_language
def test_every_choice_has_a_term(lang: str) -> None:
    """Each choice has a term."""
    terms = texts(lang).keys()
    assert sorted(pick for pick in picks() if not {f"term-{pick[0]}-{pick[1]}", f"term-{pick[1]}"} & terms) == []


@every_language
def test_every_property_has_a_name(lang: str) -> None:
    """Properties stand beside an effect on every page: those of the list, and those that rules make themselves."""
    found = [call for tree in wording.trees(*CODE) for call in calls(tree, "Property")]
    made = {str(call.args[0].value) for call in found if call.args and isinstance(call.args[0], ast.Constant)}
    named = {f"term-{name}" for name in {*PROPERTIES, *made}}
    assert len(made) > 20 and sorted(named - texts(lang).keys()) == []


@every_language
def test_no_term_is_unused(lang: str) -> None:
    """Every term stands for a word of the code."""
    coded = {word for tree in wording.trees(*CODE) for word in wording.constants(tree)}
    coded |= {f"{talent}-{skill}" for talent in PER_SKILL for skill in SKILLS}
    terms = {
        key.removeprefix("term-") for key in wording.own_messages(FOLDER, lang, "terms") if key.startswith("term-")
    }
    assert sorted(term for term in terms if not {term, term.partition("-")[2]} & coded) == []


@every_language
def test_every_part_of_an_answer_has_a_label(lang: str) -> None:
    """Each part asked for at the terminal has a label, and no label is unused."""
    pieces = {(asked.kind, piece) for asked in ASKED.values() for piece in _pieces(asked.takes)}
    labels = {key for key in wording.own_messages(FOLDER, lang, "terms") if key.startswith("field-")}
    needed = {f"field-{piece}" for _, piece in pieces}
    special = {f"{text_key('field', kind)}-{piece}" for kind, piece in pieces}
    assert (needed - texts(lang).keys(), labels - needed - special) == (set(), set())


def _pieces(takes: Any) -> Iterator[str]:
    """The names of a record's fields, and of those of the records in it."""
    for name, hint in parts_of(takes).items():
        yield name
        yield from _pieces(item_of(hint))
