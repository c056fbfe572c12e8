"""The older edition: circumstances move the number, a miss is answered, the board is a grid, and there is no luck."""

from __future__ import annotations

from moothall.rulesets.nde.editions import Edition, Listed, Mode, PowerLevel, Says, Stats

SAYS = Says(
    one="nde1.test.one",
    below="nde1.test.fail",
    reached="nde1.test.meet-or-beat",
    top="nde1.test.max",
    moved_top="nde1.test.max",
    top_below="nde1.test.max-under-tn",
)
SAYS_D6 = Says(
    one="nde1.d6.extremes",
    below="nde1.d6.levels",
    reached="nde1.d6.levels",
    top="nde1.d6.extremes",
    moved_top="nde1.d6.extremes",
    top_below="nde1.d6.extremes",
)


def _renamed() -> dict[str, str]:
    """This edition's ids for those of the newer one, where more than the edition's own name is different."""
    names = {
        "attack.defense": "test.gm-tn",
        "attack.exceptional": "hit.exceptional",
        "attack.hit": "attack.target",
        "attack.miss": "test.fail",
        "char.concept": "char.parts",
        "char.role-no-bonus": "test.gm-attribute",
        "cover.melee": "cover.partial",
        "cover.power": "attack.target",
        "dice.d100": "dice.set",
        "gear.slots": "gear.list",
        "grid.option": "setup.grid",
        "grow.pp": "grow.mana",
        "grow.trait": "grow.one",
        "harm.no-death": "harm.death",
        "luck.one-buys-one": "res.start",
        "luck.own-test": "help.decline",
        "luck.timing": "help.decline",
        "opt.armor-needs-gear": "opt.armor",
        "opt.retaliation": "retaliation",
        "opt.retaliation-reach": "retaliation",
        "power.vs-defense": "magic.vs-foe",
        "res.hearts-pp": "res.start",
        "res.lp": "res.start",
        "rest.breather": "rest",
        "rest.harsh": "rest",
        "rest.safe": "rest",
        "rest.scene-pp": "rest",
        "retry.locked": "retry",
        "retry.ways": "retry",
        "setup.positioning": "setup.grid",
        "step.bounds": "help.ceiling",
        "step.decline": "help.decline",
        "step.one-each": "tn.net",
        "step.one-place": "tn.one-place",
        "step.one-test-only": "help.effect",
        "step.paid-slots": "help.one-helper",
        "test.cost-outcome": "test.fail",
        "test.fail-moves": "test.fail",
        "test.gm-difficulty": "test.gm-tn",
        "test.gm-guidelines": "test.guidelines",
        "test.stakes": "test.gm-tn",
        "zone.four": "setup.grid",
        "zone.move-one": "setup.grid",
    }
    magic = (
        *("damage", "exceptional", "exceptional-hit", "failure", "heal", "not-enough", "refund-cap"),
        *("scope", "sequence", "spend-first", "when"),
    )
    names |= {f"power.{rule}": f"magic.{rule}" for rule in magic}
    return {f"nde2.{newer}": f"nde1.{older}" for newer, older in names.items()}


UNKNOWN = frozenset(
    f"nde2.{rule}"
    for rule in (
        *("attack.floor", "attr.suggested", "cover.not-defense", "foe.minion", "gear.protection-inert"),
        *("luck.award", "luck.buy-success", "luck.on-one", "luck.price", "luck.refresh"),
        *("luck.reroll", "luck.several", "luck.step", "luck.step-at-top"),
        *("step.cancel", "step.net-first", "step.no-plus", "step.talent-slot"),
        *("v2d6.cost", "v2d6.fail", "v2d6.full", "v2d6.exceptional", "v2d6.luck-buy"),
        *("v2d6.luck-plus", "v2d6.luck-reroll", "v2d6.mapping", "v2d6.no-targets", "v2d6.power"),
    )
)
"""Rules of the newer edition that this one does not have. Where a shared procedure cites one, nothing is cited here."""

SHARED = (
    *("attack.attribute", "attr.dodge", "attr.scope", "char.one-role", "char.parts", "char.role-label"),
    *("combat.actions", "combat.order", "combat.start", "combat.turn", "cover.full", "cover.partial", "crowd"),
    *("crowd.one-outcome", "foe.down-meaning", "foe.turn", "gear.permission", "grid.move"),
    *("grow.heart", "grow.one", "grow.when", "harm.meaning", "harm.revive", "harm.zero"),
    *("help.cost", "help.described", "help.one-helper", "list.order", "opt.all-off", "opt.armor"),
    *("opt.clock", "opt.clock-tick", "range.limit", "range.melee", "range.ranged", "seat.powers"),
    *("setup.dice-mode", "talent.effect", "talent.not-auto", "talent.one-per-test", "talent.two"),
    *("test.benefit", "test.complication-kinds", "test.declare", "test.gm-attribute", "test.ladder"),
    *("test.one", "test.when"),
)
"""Rules that both editions have under the same name."""

RENAMED = _renamed() | {f"nde2.{rule}": f"nde1.{rule}" for rule in SHARED} | dict.fromkeys(UNKNOWN, "")

EDITION = Edition(
    id="nde1",
    options={
        "dice_mode": "ladder",
        "positioning": "grid",
        "max_rule": "always",
        "tn_shifts": "net",
        "max_helpers": 1,
        "talents": "on",
        "custom_t": "off",
        "stakes": "optional",
        "fail_prompt": "optional",
        "ranged_limit": "off",
        "crowd": "ask",
        "crowd_min": 2,
        "foe_action": "player_test",
        "x_effect_damage": "1",
        "elites": "on",
        "retaliation": "reach",
        "power_target": "higher",
        "power_heal": 2,
        "death_when_down": "on",
        "recovery": "full",
        "armor_token": "off",
        "clock": "off",
        "start_d6": "parity",
    },
    narrowed={"dice_mode": ("ladder", "d6"), "positioning": ("grid",)},
    extras={"armor_token": "nde1.opt.armor", "clock": "nde1.opt.clock"},
    no_extras="nde1.opt.all-off",
    dice=(6, 8, 10, 12, 20),
    numbers={4: "easy", 6: "normal", 8: "hard", 12: "heroic"},
    usual=6,
    hints="hint-tn-",
    modes={
        "ladder": Mode(
            weighing="number",
            scale=(6, 8, 10, 12, 20),
            start=(10, 6, 6),
            better="nde1.tn.better",
            worse="nde1.tn.worse",
            talent="nde1.talent.effect",
            help="nde1.help.effect",
            values="nde1.dice.set",
            spread="nde1.char.one-role",
            grows="nde1.grow.attribute",
            says=SAYS,
        ),
        "d6": Mode(
            weighing="threshold",
            scale=(6, 5, 4, 3),
            start=(4, 6, 6),
            better="nde1.d6.shift",
            worse="nde1.d6.shift",
            talent="nde1.d6.talent",
            help="nde1.d6.help",
            values="nde1.d6.levels",
            spread="nde1.d6.start",
            grows="nde1.d6.growth",
            says=SAYS_D6,
        ),
    },
    roles={"warrior": ("str", "dex", "might"), "rogue": ("dex", "str", "might"), "mage": ("might", "str", "dex")},
    role_rules={"warrior": "nde1.attr.warrior", "rogue": "nde1.attr.rogue", "mage": "nde1.attr.mage"},
    parts=("name", "role", "attributes", "hearts", "power"),
    luck=0,
    picks={"attribute": "nde1.grow.attribute", "heart": "nde1.grow.heart", "power": "nde1.grow.mana"},
    still_one_die="nde1.grow.no-extra-dice",
    better=Listed(("preparation", "tools", "position", "surprise", "focus"), "nde1.tn.better"),
    worse=Listed(("cover", "dark", "slippery", "time_pressure", "noise", "distraction"), "nde1.tn.worse"),
    complications=("noise", "lost_time", "lost_item", "worse_position", "lost_resource", "other"),
    fight_troubles=("fall", "weapon_lost", "out_of_cover"),
    one_in_fight="nde1.combat.one",
    failure_costs=False,
    hero_hit="nde1.hit.hero",
    no_initiative=("nde1.combat.no-initiative",),
    answered=("nde1.retaliation.not-a-turn",),
    reach={
        "melee": "nde1.retaliation.melee",
        "open": "nde1.retaliation.ranged",
        "partial": "nde1.retaliation.partial",
        "safe": "nde1.retaliation.safe",
    },
    exceptional_minion="nde1.hit.exceptional-minion",
    line="nde1.attack.target",
    line_in_melee=True,
    watched="nde1.cover.other",
    cover_if_named=True,
    any_distance="nde1.range.ranged",
    great_bosses=False,
    powers_pass_cover=False,
    leap=5,
    leap_rule="nde1.magic.leap",
    tiers={
        "minion": Stats(
            6,
            "nde1.foe.minion-tn",
            1,
            "nde1.hit.minion",
            "nde1.hit.minion",
            {"ladder": "nde1.attack.target", "d6": "nde1.d6.minion"},
        ),
        "elite": Stats(
            8,
            "nde1.foe.elite-tn",
            2,
            "nde1.hit.elite",
            "nde1.hit.elite",
            {"ladder": "nde1.attack.target", "d6": "nde1.d6.elite"},
        ),
        "boss": Stats(
            12,
            "nde1.foe.boss-tn",
            3,
            "nde1.hit.boss",
            "nde1.hit.boss",
            {"ladder": "nde1.attack.target", "d6": "nde1.d6.boss"},
        ),
    },
    levels={
        "trick": PowerLevel((4,), (0, 1), "nde1.magic.trick"),
        "standard": PowerLevel((6,), (1,), "nde1.magic.standard"),
        "strong": PowerLevel((8,), (2,), "nde1.magic.strong"),
        "great": PowerLevel((12,), (3,), "nde1.magic.great"),
    },
    actions=("attack", "test", "equipment", "assist", "power"),
    powers_roll=("might",),
    split=("nde1.grid.split",),
    crawl=1,
    table_die=0,
    renamed=RENAMED,
)
