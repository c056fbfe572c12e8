"""Polish texts: sentences for a native reader, a demo without English, and the command line.

A name is never inflected: every sentence puts it in the nominative.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import demo, moothall
from moothall.errors import AgainstTheRules
from moothall.ledger.entries import Rolled
from moothall.rulesets.nde import events as e
from moothall.rulesets.nde import questions as q
from moothall.rulesets.nde.action_test import suggest
from moothall.rulesets.nde.ids import NO_FOE, NO_HERO
from moothall.rulesets.nde.state import Attributes, Blocked, Clock, Distance, Lock
from moothall.speech import sentence, voice
from moothall.speech.teller import Teller, lines
from moothall.talk.questions import Option
from tests.books.nde.support.stage_nde2 import foe, hero
from tests.support.figures import BRAM, ILSE, KEEPER, MAREN, RAT

pytestmark = pytest.mark.slow

BOOK = "nde2"
NAMES = {"ilse": "Ilse", "bram": "Bram", "maren": "Maren", "keeper": "Dozorca Kray", "rat": "Majtek"}
POLISH = Teller(voice("pl", BOOK), NAMES.get)


def run(*arguments: str, **environ: str) -> Result:
    """A command line inside this process, English unless it asks for something else."""
    return CliRunner(env={"MOOTHALL_LANG": "en"} | environ).invoke(moothall, arguments)


# ---- Sentences ------------------------------------------------------------------------------------------------------

SEEN = {"seen": True, "open": True}
LUCK_USES = (Option("keep", "r"), Option("reroll", "r"))

FACTS: list[tuple[Any, str]] = [
    (e.HeroJoined(hero("bram", concept="Doker.")), "Do stołu dołącza Bram (Szturm): Doker."),
    (e.FoeAppeared(foe("rat")), "Pojawia się Rat: pachołek, Obrona 5, 1 Serce."),
    (e.FoeAppeared(foe("keeper", "boss")), "Pojawia się Keeper: boss, Obrona 8, 3 Serca."),
    (e.SessionBegan(1, 1), "Zaczyna się sesja 1; każdy bohater ma 1 Łut Szczęścia."),
    (e.SessionBegan(3, 2), "Zaczyna się sesja 3; każdy bohater ma 2 Łuty Szczęścia."),
    (e.SessionBegan(3, 5), "Zaczyna się sesja 3; każdy bohater ma 5 Łutów Szczęścia."),
    (e.SceneBegan("nocny port"), "Zaczyna się scena: nocny port."),
    (e.SceneBegan("", Clock(1, 0, "woda")), "Zaczyna się scena. Rusza licznik na 1 krok."),
    (e.SceneBegan("", Clock(3, 0, "woda")), "Zaczyna się scena. Rusza licznik na 3 kroki."),
    (e.SceneBegan("", Clock(6, 0, "woda")), "Zaczyna się scena. Rusza licznik na 6 kroków."),
    (e.NoteWritten("ilse", "Kray kłamie."), "Notatka (czyta: Ilse): Kray kłamie."),
    (e.TableRolled("plotki", 47), "Rzut na tabelę „plotki” daje 47."),
    (e.Declared(ILSE, "uciec", "dachem"), "Ilse chce uciec: dachem."),
    (e.Settled(ILSE, "uciec", "S", "advice-trivial"), "Kości nie są potrzebne: Ilse po prostu daje radę."),
    (
        e.Called(ILSE, "dex", 5, "upadek"),
        "MG prosi o test: Zręczność, Trudność 5. Stawka: upadek.",
    ),
    (e.Tested(ILSE, "dex", 12, 0, 5, "S"), "Ilse wykonuje test (Zręczność, d12 przeciw 5): sukces."),
    (e.Tested(BRAM, "str", 0, -1, 0, "SC"), "Bram wykonuje test (Siła, 2d6 −1): sukces z kosztem."),
    (
        e.Tested(BRAM, "might", 6, 0, 8, "FC"),
        "Bram wykonuje test (Moc, d6 przeciw 8): porażka z pewną komplikacją.",
    ),
    (e.Complicated(BRAM, "noise", ""), "Komplikacja (Bram): hałas."),
    (e.Complicated(BRAM, "lost_time", "świta"), "Komplikacja (Bram, strata czasu): świta."),
    (e.Complicated(BRAM, "gm_extra", "gaśnie lampa"), "Bez względu na kości MG dodaje: gaśnie lampa."),
    (e.Paid(MAREN, "position", "na krawędzi"), "Maren płaci cenę (gorsza pozycja): na krawędzi."),
    (e.Benefited(MAREN, "quieter"), "Maren robi to jeszcze lepiej: ciszej."),
    (e.Benefited(ILSE, "scale"), "Ilse robi to jeszcze lepiej: na większą skalę, dłużej lub mocniej."),
    (e.Helped(ILSE, BRAM, "trzyma lampę", True), "Ilse pomaga (rzuca Bram): trzyma lampę."),
    (e.LuckChanged(ILSE, 1, "reroll"), "Ilse wydaje Łut Szczęścia na przerzut (zostaje 1)."),
    (e.LuckChanged(ILSE, 3, "award", "śmiały skok"), "Ilse dostaje Łut Szczęścia (razem 3): śmiały skok."),
    (
        e.Locked(Lock(BRAM, "wyważyć drzwi", "")),
        "Tak samo już się nie da: Bram musi poszukać innego sposobu, żeby wyważyć drzwi.",
    ),
    (e.Unlocked(Lock(BRAM, "wyważyć drzwi", ""), "withdraw", ""), "Bram odpuszcza."),
    (e.ClockMoved(2, 4), "Licznik pokazuje 2 z 4."),
    (e.ClockRanOut("woda zalewa skład"), "Czas na liczniku minął: woda zalewa skład."),
    (e.RoundBegan(2), "Zaczyna się runda 2."),
    (e.PhaseChanged("foes"), "Teraz działają przeciwnicy."),
    (e.Acted(BRAM, "pass", True), "Bram nic nie robi w tej turze."),
    (
        e.Attacked(MAREN, KEEPER, "dex", 8, 0, "X", 8, **SEEN),
        "Maren atakuje (cel: Dozorca Kray; Zręczność, d8 przeciw 8): wyjątkowe trafienie.",
    ),
    (e.FoeHurt(KEEPER, 1, "", (), **SEEN), "Dozorca Kray ma jeszcze 1 Serce."),
    (e.FoeHurt(KEEPER, 2, "", ("knock_down",), **SEEN), "Dozorca Kray ma jeszcze 2 Serca (na ziemi)."),
    (e.FoeHurt(KEEPER, 5, "", (), **SEEN), "Dozorca Kray ma jeszcze 5 Serc."),
    (e.FoeHurt(RAT, 0, "out", (), **SEEN), "Majtek wypada z walki."),
    (e.FoeLabelled(RAT, "kąpiel w doku", seen=True), "Majtek – dalszy los: kąpiel w doku."),
    (e.Struck(ILSE, True, RAT, seen=True), "Majtek uderza i trafia (cel: Ilse)."),
    (e.Struck(ILSE, False, NO_FOE, seen=False), "Ktoś w ukryciu uderza i chybia (cel: Ilse)."),
    (e.HeartsChanged(ILSE, 1), "Ilse ma teraz 1 Serce."),
    (e.HeartsChanged(ILSE, 4, "", "lina"), "Ilse ma teraz 4 Serca: lina."),
    (e.HeartsChanged(ILSE, 5), "Ilse ma teraz 5 Serc."),
    (
        e.HeartsChanged(ILSE, 0, "down"),
        "Ilse nie ma już ani jednego Serca i nie może działać (stan: Powalony).",
    ),
    (e.HeartsChanged(ILSE, 0, "dead"), "Ilse nie żyje."),
    (e.ArmourSpent(BRAM, 0), "Cios przyjmuje pancerz (Bram); to był ostatni żeton Pancerza."),
    (e.ArmourSpent(BRAM, 2), "Cios przyjmuje pancerz (Bram); zostają 2 żetony Pancerza."),
    (e.Moved(ILSE, (3, 4), None, 1, seen=True), "Ilse zajmuje teraz kratkę (3, 4)."),
    (
        e.DistanceChanged(Distance(BRAM, KEEPER, "nearby"), BRAM, 1),
        "Bram rusza z miejsca; nowa odległość (Bram – Dozorca Kray): Niedaleko.",
    ),
    (e.CoverChanged(RAT, "partial", seen=True), "Majtek ma częściową osłonę."),
    (e.LineBlocked(Blocked(ILSE, RAT), clear=False, seen=True), "Ilse i Majtek nie widzą się nawzajem."),
    (e.PowerChanged(ILSE, 1, "strong"), "Ilse sięga po moc (poziom: Silny); zostaje 1 Punkt Mocy."),
    (e.PowerChanged(ILSE, 2, "standard"), "Ilse sięga po moc (poziom: Standard); zostają 2 Punkty Mocy."),
    (e.PowerChanged(ILSE, 0, "great"), "Ilse sięga po moc (poziom: Wielka moc); zostaje 0 Punktów Mocy."),
    (e.PowerChanged(ILSE, 3, "conflict_over"), "Po walce Ilse ma 3 Punkty Mocy."),
    (
        e.PowerUsed(ILSE, "fala", "standard", 12, 0, "SC", 8, open=True),
        "Ilse używa mocy – fala (d12 przeciw 8): sukces z kosztem.",
    ),
    (
        e.Rested("breather", ((ILSE, 5, 1), (BRAM, 1, 5))),
        "Bohaterowie łapią oddech: Ilse (5 Serc, 1 Punkt Mocy), Bram (1 Serce, 5 Punktów Mocy).",
    ),
    (e.GrowthOpened(1), "Część opowieści dobiega końca i każdy bohater może rozwinąć jedną rzecz."),
    (
        e.Grown(ILSE, "attribute", Attributes(6, 8, 20), 5, 5, 3, 3, (), 0, "might", 20, "die"),
        "Ilse rozwija cechę: Moc to teraz d20.",
    ),
    (
        e.Grown(ILSE, "heart", Attributes(6, 8, 12), 6, 6, 3, 3, (), 0),
        "Ilse może mieć o jedno Serce więcej: razem 6.",
    ),
]


@pytest.mark.parametrize(("fact", "said"), FACTS, ids=lambda value: getattr(value, "kind", ""))
def test_facts_are_told_in_polish(fact: Any, said: str) -> None:
    """The log tells each of these facts in the words of a Polish table."""
    assert POLISH.fact(fact) == said


def test_the_polish_facts_are_of_many_kinds() -> None:
    """The list above is a fair sample of what may happen."""
    assert len({fact.kind for fact, _ in FACTS}) >= 25


QUESTIONS: list[tuple[Any, str]] = [
    (q.HowToSettle(BRAM, "wyważyć drzwi", ""), "Bram chce wyważyć drzwi. Czy trzeba rzutu?"),
    (
        q.WhichAttribute(BRAM, Option("str", "r")),
        "Rzuca Bram: z której cechy? Tu zwykle Siła.",
    ),
    (q.OfferHelp(ILSE, BRAM), "Rzuca Bram. Czy pomaga Ilse i jak?"),
    (
        q.SpendLuck(ILSE, "F", LUCK_USES, 0, 1),
        "Wynik: porażka. Ilse ma 1 Łut Szczęścia: wydać go?",
    ),
    (
        q.SpendLuck(ILSE, "F", LUCK_USES, 0, 2),
        "Wynik: porażka. Ilse ma 2 Łuty Szczęścia: wydać jeden?",
    ),
    (
        q.SpendLuck(ILSE, "FC", LUCK_USES, 0, 5),
        "Wynik: porażka z pewną komplikacją. Ilse ma 5 Łutów Szczęścia: wydać jeden?",
    ),
    (q.NamePrice(ILSE), "Ilse ma sukces z kosztem. Jaki to koszt?"),
    (q.StartCombat(1), "Jest tu 1 przeciwnik. Zagrać walkę w rundach?"),
    (q.StartCombat(4), "Są tu 4 przeciwnicy. Zagrać walkę w rundach?"),
    (q.SpendArmour(BRAM, 2), "Bram traci 2 Serca. Wydać żeton Pancerza, żeby ocalić jedno?"),
    (
        q.SetPower(ILSE, "fala", (KEEPER, RAT), NO_HERO, 2),
        "Ilse używa mocy: fala. Cel: Dozorca Kray, Majtek. Jaki poziom? (zostały 2 Punkty Mocy)",
    ),
]


@pytest.mark.parametrize(("question", "said"), QUESTIONS, ids=lambda value: getattr(value, "kind", ""))
def test_questions_are_asked_in_polish(question: Any, said: str) -> None:
    """Prompts are put in the words of a Polish table."""
    assert POLISH.question(question) == said


@pytest.mark.parametrize(
    ("what", "amount", "of", "said"),
    [
        ("step-advantage", 1, "surprise", "O stopień w górę: zaskoczenie (r)"),
        ("step-hindrance", -1, "dark", "O stopień w dół: ciemność (r)"),
        ("step-hindrance", 0, "dark", "Bez dalszej zmiany: ciemność (r)"),
        ("step-talent", 1, "Ciche stopy", "O stopień w górę: Talent „Ciche stopy” (r)"),
        ("step-help", 1, "ilse", "O stopień w górę: pomaga Ilse (r)"),
        ("note-own-die", 0, "dex", "Zręczność prosto z karty postaci; rola niczego nie dodaje (r)"),
        ("note-overruled", 0, "limits", "MG widzi to inaczej: zwykłe ograniczenia (r)"),
        ("level-in-2d6", -2, "8", "Trudność 8 liczy się jako −2 (r)"),
    ],
)
def test_reasons_are_given_in_polish(what: str, amount: int, of: str, said: str) -> None:
    """The reasons of a roll are told in the words of a Polish table."""
    assert POLISH.reason(what, amount, "r", of) == said


@pytest.mark.parametrize(("faces", "said"), [((7,), "Na d12 wypada 7."), ((3, 5), "Na 2d12 wypada 3 + 5.")])
def test_dice_are_told_in_polish(faces: tuple[int, ...], said: str) -> None:
    """Rolls of one die and of two are told in Polish."""
    assert POLISH.dice(Rolled(1, "c1", 12, faces, None, (), ())) == said


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            AgainstTheRules("error-no-luck", cite="nde2.luck.one-buys-one", hero="Ilse"),
            "Ilse nie ma już ani jednego Łutu Szczęścia (nde2.luck.one-buys-one).",
        ),
        (
            AgainstTheRules("error-no-power", cite="nde2.power.not-enough", hero="Ilse", cost=1),
            "Potrzeba 1 Punktu Mocy, a tylu Ilse nie ma (nde2.power.not-enough).",
        ),
        (
            AgainstTheRules("error-heal-level", cite="nde2.power.heal", level="trick"),
            "Moc poziomu „Sztuczka” jest za słaba, żeby leczyć (nde2.power.heal).",
        ),
        (
            AgainstTheRules("error-too-far", cite="nde2.grid.move", squares=7, most=5),
            "To już 7 kratek w tej turze, a wolno najwyżej 5 (nde2.grid.move).",
        ),
    ],
)
def test_errors_are_explained_in_polish(error: AgainstTheRules, said: str) -> None:
    """Refusals are told in Polish, with the rule."""
    assert sentence(error, "pl") == said


# ---- Actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "attribute"),
    [
        ("przekraść się obok straży", "dex"),
        ("skradam się przez dziedziniec", "dex"),
        ("Strzelić do latarni", "dex"),
        ("wspiąć się na mur", "dex"),
        ("ukraść klucz", "dex"),
        ("otworzyć zamek wytrychem", "dex"),
        ("wyważyć drzwi", "str"),
        ("pchnąć wóz", "str"),
        ("podnoszę kratę", "str"),
        ("wytrzymać ból", "str"),
        ("zablefować przy strażniku", "might"),
        ("przekonać kapitana", "might"),
        ("rzucić zaklęcie na most zwodzony", "might"),
        ("targuję się o cenę", "might"),
        ("przekonać strażnika kopalni", "might"),
    ],
)
def test_a_polish_verb_suggests_an_attribute(aim: str, attribute: str) -> None:
    """Infinitives and the first person are known by how they begin."""
    assert suggest(aim) == Option(attribute, "nde2.attr.scope")


@pytest.mark.parametrize("aim", ["zrobić unik", "uskoczyć przed wozem", "unikam ciosu", "uskakuję w bok"])
def test_a_polish_dodge_is_dexterity(aim: str) -> None:
    """Getting out of the way has a rule of its own."""
    assert suggest(aim) == Option("dex", "nde2.attr.dodge")


# ---- A whole session -------------------------------------------------------------------------------------------------

ENGLISH_WORDS = re.compile(
    r"\b(the|with|against|and|of|a|is|has|now|at|one|step|luck|point|points|heart|hearts|test|tests|die|out)\b", re.I
)
SAME_IN_POLISH = {"a", "test"}
"""Words of both languages: `a` is "and" or "while", and a test is a test."""


def told(lang: str, seed: str) -> list[str]:
    """Each line of the demo, and the reasons under it."""
    stage = demo.play_demo(voice(lang, BOOK).say, seed)
    names = {one.id: one.name for one in (*stage.state.heroes, *stage.state.foes)}
    found = lines(Teller(voice(lang, BOOK), names.get), stage.log, once=True)
    return [line for _, said, why in found for line in (said, *why)]


@pytest.mark.parametrize("seed", ["7", "salt", "19"])
def test_the_demo_has_no_english_left(seed: str) -> None:
    """No line is the English one, and no small English word is left over. Lists of ids are the same everywhere."""
    polish, english = told("pl", seed), told("en", seed)
    assert set(polish) & set(english) == set()
    without_ids = [re.sub(r"nde2\.[\w.-]+", "", line) for line in polish]
    found = {word.lower() for line in without_ids for word in ENGLISH_WORDS.findall(line)}
    assert found - SAME_IN_POLISH == set()
    assert len(polish) > 60


def test_the_demo_suggests_the_right_attributes() -> None:
    """The demo's own aims begin with verbs that the rules know."""
    say = voice("pl", BOOK).say
    assert (suggest(say("demo-aim-sneak")).id, suggest(say("demo-aim-door")).id) == ("dex", "str")


# ---- The command line -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("częściowa osłona", "nde2.cover.partial"),
        ("czesciowa oslona", "nde2.cover.partial"),
        ("łut szczęścia przerzut", "nde2.luck.reroll"),
        ("lut szczescia przerzut", "nde2.luck.reroll"),
        ("krótka przerwa", "nde2.rest.breather"),
        ("krotka przerwa", "nde2.rest.breather"),
        ("żetony pancerza", "nde2.opt.armor"),
        ("zetony pancerza", "nde2.opt.armor"),
    ],
)
def test_rules_are_found_with_and_without_accents(query: str, rule: str) -> None:
    """The first rule that is shown is the right one."""
    found = run("rules", "search", *query.split(), "--lang", "pl")
    assert found.exit_code == 0
    assert f"({rule})" in found.stdout.splitlines()[0]


SPOKEN: list[tuple[str, str]] = [
    ("odds nde2 --die d12 --against 6 --advantage", "d20 przeciw 6"),
    ("odds nde2 --dice-mode 2d6 --modifier 1", "Sukces z kosztem"),
    ("roll nde2 --die d12 --against 5 --faces 7", "Na d12 wypada 7."),
    ("rules show nde2.test.one", "Jedynka to zawsze porażka (nde2.test.one)"),
    ("rules list --chapter luck", "Szczęście (luck)"),
    ("demo nde2", "Krótka sesja z nde2, ziarno 7"),
    ("character --help", "Tworzy postać"),
    ("--help", "Użycie: "),
]


@pytest.mark.parametrize(("line", "part"), SPOKEN)
def test_the_command_line_speaks_polish(line: str, part: str) -> None:
    """By the flag and by the setting alike."""
    by_flag, by_setting = run(*line.split(), "--lang", "pl"), run(*line.split(), MOOTHALL_LANG="pl_PL.UTF-8")
    assert by_flag.exit_code == by_setting.exit_code == 0
    assert part in by_flag.stdout and part in by_setting.stdout


def test_characters_are_checked_and_grow_in_polish(tmp_path: Path) -> None:
    """A sheet is the same file in every language, and what is said of it is Polish."""
    made = run(
        "character", "new", "nde2", "--role", "adept", "--name", "Łucja", "--concept", "Śni o morzu.", "--lang", "pl"
    )
    path = tmp_path / "postac.json"
    path.write_text(made.stdout, encoding="utf-8")
    assert json.loads(made.stdout)["name"] == "Łucja"
    assert run("character", "check", str(path), "--lang", "pl").stdout == (
        "Wszystko gra: Łucja jest w zgodzie z zasadami.\n"
        "  Brakuje kluczowego sprzętu albo ochrony: na karcie jest po jednym (nde2.gear.slots).\n"
    )
    assert run("character", "grow", str(path), "--heart", MOOTHALL_LANG="pl").stdout == (
        "Łucja się rozwija i może mieć teraz 6 Serc.\n"
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("odd", "Nie ma polecenia „odd”; najbliższe to „odds”."),
        ("demo nde3", "Nie ma zestawu zasad „nde3”; najbliższy to „nde2”."),
        (
            "odds nde2 --die d7 --against 5",
            "W tej grze nie ma kości d7; do wyboru: d4, d6, d8, d12, d20 (nde2.dice.set).",
        ),
    ],
)
def test_complaints_are_polish(line: str, said: str) -> None:
    """Bad input is explained in one Polish sentence, by the flag and by the setting alike."""
    for ran in (run(*line.split(), "--lang", "pl"), run(*line.split(), MOOTHALL_LANG="pl")):
        assert (ran.exit_code, ran.stderr) == (2, said + "\n")
