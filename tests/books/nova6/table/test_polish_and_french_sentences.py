"""NOVA6 facts and questions in Polish and French, sentence by sentence for a native reader.

A name is never inflected in Polish, and no French word before one has to lose its vowel.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events as e
from moothall.rulesets.nova6 import questions as q
from moothall.rulesets.nova6.basics.dice import Edge
from moothall.speech.languages import TEXTS
from moothall.speech.teller import Teller
from moothall.speech.voice import Voice
from tests.books.nova6.support.stage import advantage, aspect, asset, condition, hero, npc

NAMES = {"tamsin": "Tamsin", "joss": "Joss", "kell": "Kell"}
POLISH, FRENCH = (Teller(Voice(lang, TEXTS, Path(nova6.__file__).parent / "texts"), NAMES.get) for lang in ("pl", "fr"))


def soft(said: str) -> str:
    """A French sentence as it is typed: plain spaces and apostrophes."""
    return said.replace("\u00a0", " ").replace("’", "'")


FACTS: list[tuple[Any, str, str]] = [
    (e.Joined(hero("tamsin")), "Do stołu dołącza Tamsin.", "Tamsin rejoint la table."),
    (e.Appeared(npc("kell")), "Pojawia się Kell (postać pierwszoplanowa).", "Kell apparaît (premier rôle)."),
    (
        e.Appeared(npc("rat", kind="extra", seen=False), (), False),
        "Gdzieś w ukryciu jest Rat (statysta).",
        "Quelque part, sans être vu : Rat (figurant).",
    ),
    (e.Declared("tamsin", ""), "Tamsin rozpoczyna akcję.", "Tamsin entreprend une action."),
    (
        e.Called(
            *("tamsin", "wits", "overcome", "", 2),
            applied="notice",
            versus="move",
            letters="FS",
            versus_applied="stealth",
            versus_action="create-advantage",
        ),
        "MG prosi o test: Bystrość (notice) −2d, pokonanie kontra Ruch^FS (stealth), tworzenie przewagi.",
        "Le MJ demande un test : Esprit (notice) −2d, surmonter contre Mouvement^FS (stealth), créer un avantage.",
    ),
    (
        e.Called("tamsin", "fight", "attack", "", 0, versus="move", versus_action="defend"),
        "MG prosi o test: Walka, atak kontra Ruch, obrona.",
        "Le MJ demande un test : Combat, attaquer contre Mouvement, défendre.",
    ),
    (
        e.Called("tamsin", "fight", "attack", "", 2),
        "MG prosi o test: Walka −2d, atak.",
        "Le MJ demande un test : Combat −2d, attaquer.",
    ),
    (
        e.Called("tamsin", "", "overcome", "", 6, superhuman=True),
        "MG prosi o test: bez umiejętności −6d, pokonanie (ponad ludzkie siły).",
        "Le MJ demande un test : sans compétence −6d, surmonter (plus qu'humain).",
    ),
    (e.Gathered("tamsin", 0), "Tamsin rzuca na zero: trzy kości.", "Tamsin lance à zéro : trois dés."),
    (e.Gathered("tamsin", -2), "Tamsin rzuca z −2d.", "Tamsin lance à −2d."),
    (
        e.DiceTraded("tamsin", "tamsin", 2, 1),
        "Kości idą na wymianę: 1 punkt wyczynu czeka na wynik. Tamsin rzuca z +2d.",
        "Des dés sont échangés, et 1 point de prouesse attend le résultat. Tamsin lance à +2d.",
    ),
    (
        e.DiceTraded("tamsin", "tamsin", 1, 2),
        "Kości idą na wymianę: 2 punkty wyczynu czekają na wynik. Tamsin rzuca z +1d.",
        "Des dés sont échangés, et 2 points de prouesse attendent le résultat. Tamsin lance à +1d.",
    ),
    (
        e.Tested("tamsin", (5, 5, 2), True, 1, 0),
        "Tamsin: sukces (5, 5, 2) i 1 punkt wyczynu.",
        "Tamsin réussit avec 5, 5, 2 et gagne 1 point de prouesse.",
    ),
    (
        e.Tested("tamsin", (2, 2, 2), False, 0, 2),
        "Tamsin: porażka (2, 2, 2). Druga strona ma 2 punkty wyczynu.",
        "Tamsin échoue avec 2, 2, 2. L'autre camp a 2 points de prouesse.",
    ),
    (
        e.Tested("tamsin", (), True, 0, 0, "practiced"),
        "Tamsin: sukces bez rzutu.",
        "Tamsin réussit à coup sûr, sans lancer.",
    ),
    (
        e.Overruled("tamsin", False, True),
        "MG uchyla wynik: Tamsin jednak daje radę.",
        "Le MJ écarte le résultat : Tamsin réussit tout de même.",
    ),
    (
        e.Paid("tamsin", "time", ""),
        "Tamsin odnosi sukces z kosztem: strata czasu.",
        "Succès avec coût pour Tamsin : du temps perdu.",
    ),
    (e.Achieved("tamsin", "defended", "tamsin"), "Tamsin odpiera to.", "Tamsin pare."),
    (
        e.Achieved("tamsin", "defended", "joss", for_another=True),
        "Tamsin odpiera to (broni się: Joss).",
        "Tamsin pare pour Joss.",
    ),
    (
        e.PointsLapsed("tamsin", 1),
        "1 niewydany punkt wyczynu przepada.",
        "1 point de prouesse n'est pas dépensé et disparaît.",
    ),
    (
        e.PointsLapsed("tamsin", 5),
        "5 niewydanych punktów wyczynu przepada.",
        "5 points de prouesse ne sont pas dépensés et disparaissent.",
    ),
    (
        e.PlotPointsChanged("tamsin", 1, "invoke"),
        "Tamsin ma teraz 1 punkt fabuły (przywołany aspekt).",
        "Tamsin a maintenant 1 point d'intrigue (un aspect invoqué).",
    ),
    (
        e.PlotPointsChanged("", 4, "bonus"),
        "MG ma teraz 4 punkty fabuły (akcja dodatkowa).",
        "Le MJ a maintenant 4 points d'intrigue (une action bonus).",
    ),
    (
        e.SetbacksChanged("tamsin", 2, "cost"),
        "Tamsin ma teraz 2 kości przeciwności (cena sukcesu).",
        "Tamsin a maintenant 2 dés de revers (le prix d'un succès).",
    ),
    (
        e.StuntBought("tamsin", "scope-all", 3),
        "Wyczyn za 3 punkty: Zwiększ zakres, wszyscy.",
        "Une prouesse à 3 points : Étendre le champ, tous.",
    ),
    (
        e.Invoked("tamsin", "BORN ON THE ICE", "reroll"),
        "Tamsin przywołuje „BORN ON THE ICE”: rzut wszystkimi kośćmi od nowa.",
        "Tamsin invoque « BORN ON THE ICE » : tous les dés sont relancés.",
    ),
    (
        e.EffectBegan(advantage("tamsin", -1, "move", name="wet boots", duration="B")),
        "Tamsin ma teraz: „wet boots”, −1d (Ruch); na chwilę.",
        "Nouveau pour Tamsin : « wet boots », −1d (Mouvement) ; bref.",
    ),
    (
        e.EffectBegan(condition("dark", 2)),
        "Nowe w scenie: warunek „dark”, 2d; na stałe.",
        "Nouveau dans la scène : la condition « dark », 2d ; permanent.",
    ),
    (
        e.EffectBegan(asset("tamsin", "a spare key", 2)),
        "Tamsin ma teraz: zasób „a spare key” [2]; na stałe.",
        "Nouveau pour Tamsin : la ressource « a spare key » [2] ; permanent.",
    ),
    (
        e.EffectEnded(aspect("ON FIRE"), "scene-end"),
        "„ON FIRE” już nie działa: scena się skończyła.",
        "« ON FIRE », c'est fini : la scène est finie.",
    ),
    (e.LeftScene("tamsin", "conceded"), "Tamsin ustępuje i opuszcza scenę.", "Tamsin cède et quitte la scène."),
    (
        e.LeftScene("kell", "incapacitated", "face down"),
        "Kell wypada ze sceny (stan: obezwładnienie): face down.",
        "Kell quitte la scène, hors jeu : face down.",
    ),
    (e.RoundBegan(3, 18), "Zaczyna się runda 3.", "Le round 3 commence."),
    (e.TurnCame("late"), "Działają ci, którzy są po przeciwnikach.", "Ceux qui suivent l'opposition agissent."),
    (e.TurnCame("early", "tamsin"), "Teraz działa Tamsin.", "C'est à Tamsin de jouer."),
    (e.ScaleChanged("narrative"), "Od teraz płynie czas narracyjny.", "On passe maintenant en temps narratif."),
    (e.SceneEnded("", "", ()), "Scena się kończy.", "La scène est finie."),
]


@pytest.mark.parametrize(("fact", "polish", "french"), FACTS, ids=lambda value: getattr(value, "kind", ""))
def test_facts_read_well_in_polish_and_french(fact: Any, polish: str, french: str) -> None:
    """Each fact is told in the words of a Polish and of a French table."""
    assert POLISH.fact(fact) == polish
    assert soft(FRENCH.fact(fact)) == french


QUESTIONS: list[tuple[Any, str, str]] = [
    (
        q.Approve("tamsin", "talent", "River-born", learnt=("a boat (a year)",)),
        "Tamsin prosi o „River-born” (talent). Zgoda? Z interludiów: a boat (a year).",
        "Tamsin demande « River-born » (un talent). L'accorder ? Acquis en interlude : a boat (a year).",
    ),
    (
        q.ChooseTrio("tamsin", (), Edge()),
        "Które trzy kości się liczą (Tamsin)?",
        "Quels trois dés comptent pour Tamsin ?",
    ),
    (
        q.RerollOnes("tamsin", (1, 1, 4), 2),
        "Ile jedynek przerzucić? (Jest ich 2.)",
        "Combien de 1 relancer, sur 2 ?",
    ),
    (
        q.TakeFailure("tamsin", ()),
        "Tamsin ponosi porażkę. Zostaje, czy sukces z kosztem?",
        "Tamsin échoue. Garder l'échec, ou un succès avec coût ?",
    ),
    (
        q.SpendPoints("tamsin", 1, ()),
        "1 punkt wyczynu. Na co?",
        "1 point de prouesse. Pour quoi ?",
    ),
    (
        q.SpendPoints("tamsin", 2, ()),
        "2 punkty wyczynu. Na co?",
        "2 points de prouesse. Pour quoi ?",
    ),
    (
        q.IsRelevant("tamsin", "BORN ON THE ICE", "cold water"),
        "Tamsin przywołuje „BORN ON THE ICE” (cold water). Czy to tu pasuje?",
        "Tamsin invoque « BORN ON THE ICE » (cold water). L'aspect s'applique-t-il ici ?",
    ),
    (q.FirstTarget("tamsin", ()), "Kogo najpierw dosięga Tamsin?", "Qui est touché en premier par Tamsin ?"),
    (
        q.AgreeTrade("tamsin", 1),
        "Tamsin wymienia 2 kości kary; przy porażce dostajesz 1 punkt wyczynu. Zgoda?",
        "Tamsin échange 2 dés de malus ; en cas d'échec, vous gagnez 1 point de prouesse. D'accord ?",
    ),
]


@pytest.mark.parametrize(("question", "polish", "french"), QUESTIONS, ids=lambda value: getattr(value, "kind", ""))
def test_questions_read_well_in_polish_and_french(question: Any, polish: str, french: str) -> None:
    """Each question is put in the words of a Polish and of a French table."""
    assert POLISH.question(question) == polish
    assert soft(FRENCH.question(question)) == french
