"""Special rules of a pack: reminders, tests when they are due, places and conditions."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import make_test, prepare
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import AZone, Ours
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import RuleRecalled
from moothall.rulesets.nova6.ids import NOTHING, NOWHERE
from moothall.rulesets.nova6.packs.pack import Pack, Special, pack_at
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.stress.damage import suffer
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given
from moothall.talk.play import Play

RULE = "nova6.themepack.special-rules"


def _rules(table: Table, given: Given) -> list[Choice]:
    """The pack's own rules, under the names it gives them."""
    pack = pack_at(table)
    return [Choice(one.id, " – ".join(filter(None, _said(pack, one.id)))) for one in pack.special]


def _said(pack: Pack, id: str) -> tuple[str, str]:
    """What a rule is called, and how often it is due where the pack says so."""
    return pack.text(f"special.{id}", pack.tongue), pack.text(f"special.{id}.every", pack.tongue)


@action("nova6.special-rule", by="gm", chapter="themepack")
async def special_rule(
    play: Play[Table],
    rule: Annotated[str, Among(_rules)],
    who: tuple[Ours, ...] = (),
    zone: AZone = NOWHERE,
) -> None:
    """The GM applies a rule of the pack's own: to these people or everybody, or to a zone."""
    pack = pack_at(play.state)
    own = next((one for one in pack.special if one.id == rule), None)
    if own is None:
        known = ", ".join(one.id for one in pack.special) or "–"
        raise AgainstTheRules("error-no-pack-rule", cite=RULE, rule=rule, known=known)
    await play.tell(RuleRecalled(own.id), RULE)
    title = pack.text(f"special.{own.id}", pack.tongue) or own.id
    match own.hook:
        case "zone-tag":
            made = Effect(NOTHING, "aspect", title, zone, duration="P", aspect="zone" if zone else "situation")
            await effects.begin(play, made, RULE)
        case "condition":
            await effects.begin(
                play, Effect(NOTHING, "condition", title, zone, rating=own.difficulty, duration="P"), RULE
            )
        case "interval-test" | "damage":
            for one in who or tuple([hero.id for hero in play.state.present()]):
                if own.hook == "damage" or not await _is_spared(play, one, own):
                    await _test(play, one, own, title)
        case _:
            return


async def _is_spared(play: Play[Table], who: str, rule: Special) -> bool:
    """Whether a character who is used to the rule is spared this time."""
    used_to = [one for one in play.state.who(who).given() if one.what == "interval" and one.of == rule.id]
    often = max([1, *(one.amount for one in used_to)])
    spared = tuple([mark for mark in play.state.marks if (mark.what, mark.who, mark.of) == ("spared", who, rule.id)])
    if len(spared) + 1 < often:
        await effects.mark(play, Mark("spared", who, rule.id, "session"), RULE)
        await play.tell(RuleRecalled(rule.id, who), RULE)
        return True
    await effects.unmark(play, spared, RULE)
    return False


async def _test(play: Play[Table], who: str, rule: Special, title: str) -> None:
    test = ActionTest(who, title, rule.skill, "defend", rule.id, difficulty=rule.difficulty, free=True)
    verdict = await make_test(play, await prepare(play, test))
    if not verdict.success and rule.damage:
        await suffer(play, who, rule.damage, rule.type or "physical", "S")
