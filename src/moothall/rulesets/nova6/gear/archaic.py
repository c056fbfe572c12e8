"""Archaic gear: blades, bows and mail, the rows of the book's archaic tables in its order."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.gear.items import DEFENDS, MORE_COVERAGE, Bonus, Change, Item, Placed, Special, rows

# fmt: off

WEAPONS: Final = rows(
    "archaic.weapon",
    {
        "bows": (
            Item("ammo-bodkin-arrows", "ammo", fits=("bows",), slot="ammo",
                 special=(Special("bodkin", "pierce", 1),)),
            Item("ammo-broadhead-arrows", "ammo", fits=("bows",), slot="ammo",
                 special=(Special("broadhead", "damage-through", 3),)),
            Item("shortbow", "weapon", damage=3, pierce=1, subtype="impaling", band="near", hands=2, reload="snap",
                 flags=("ammo", "reliable")),
            Item("bow", "weapon", damage=4, pierce=1, subtype="impaling", band="near", hands=2, minimum=1,
                 reload="snap", flags=("ammo", "reliable")),
            Item("longbow", "weapon", damage=5, pierce=1, subtype="impaling", band="near", hands=2, minimum=2,
                 reload="snap", flags=("ammo", "reliable")),
        ),
        "clubs": (
            Item("club", "weapon", damage=3, subtype="bludgeoning", duration="S"),
            Item("greatclub", "weapon", damage=6, subtype="bludgeoning", duration="S", hands=2),
            Item("mace", "weapon", damage=3, subtype="bludgeoning"),
            Item("morningstar", "weapon", damage=4, subtype="bludgeoning", minimum=1, flags=("versatile",)),
            Item("quarterstaff", "weapon", damage=5, subtype="bludgeoning", duration="S", flags=("versatile",)),
        ),
        "crossbows": (
            Item("ammo-bodkin-bolts", "ammo", fits=("crossbows",), slot="ammo",
                 special=(Special("bodkin", "pierce", 1),)),
            Item("ammo-broadhead-bolts", "ammo", fits=("crossbows",), slot="ammo",
                 special=(Special("broadhead", "damage-through", 3),)),
            Item("crossbow-light", "weapon", damage=4, pierce=1, subtype="impaling", band="near", accurate=1, hands=2,
                 reload="action", flags=("ammo",)),
            Item("crossbow-heavy", "weapon", damage=6, pierce=1, subtype="impaling", band="near", accurate=1, hands=2,
                 minimum=1, reload="action", flags=("ammo",)),
        ),
        "hafted-weapons": (
            Item("axe", "weapon", damage=4, pierce=1, subtype="slashing", flags=("tiring",)),
            Item("battleaxe", "weapon", damage=5, pierce=1, subtype="slashing", minimum=1,
                 flags=("tiring", "versatile")),
            Item("greataxe", "weapon", damage=6, pierce=1, subtype="slashing", hands=2, minimum=2, flags=("tiring",)),
        ),
        "heavy-blades": (
            Item("sword", "weapon", damage=4, subtype="slashing"),
            Item("longsword", "weapon", damage=5, subtype="slashing", flags=("versatile",)),
            Item("greatsword", "weapon", damage=6, subtype="slashing", hands=2, minimum=1),
        ),
        "light-blades": (
            Item("dagger", "weapon", damage=3, subtype="impaling", conceal=1),
            Item("short-sword", "weapon", damage=4, subtype="impaling"),
            Item("rapier", "weapon", damage=3, pierce=1, subtype="impaling"),
            Item("scimitar", "weapon", damage=3, subtype="slashing"),
        ),
        "polearms": (
            Item("javelin", "weapon", damage=3, subtype="impaling", band="close", accurate=1,
                 flags=("thrown", "melee")),
            Item("halberd", "weapon", damage=5, pierce=1, subtype="slashing", hands=2, minimum=2, flags=("reach",)),
            Item("glaive", "weapon", damage=4, pierce=1, subtype="slashing", hands=2, minimum=1, flags=("reach",)),
            Item("spear", "weapon", damage=5, subtype="impaling", band="close",
                 flags=("thrown", "melee", "reach", "versatile")),
        ),
        "miscellaneous": (
            Item("ammo-sling-bullet", "ammo", fits=("archaic.weapon.sling",), slot="ammo",
                 changes=(Change("add", "damage", 1),)),
            Item("gauntlet", "weapon", damage=2, subtype="bludgeoning", duration="S"),
            Item("knuckles", "weapon", damage=2, subtype="bludgeoning"),
            Item("shield", "weapon", damage=3, subtype="bludgeoning", duration="S"),
            Item("sling", "weapon", damage=3, subtype="bludgeoning", band="close", hands=2, flags=("ammo",)),
            Item("whip", "weapon", damage=2, subtype="bludgeoning", flags=("reach",),
                 special=(Special("entangle", "grapple", 1),)),
        ),
    },
)
ARMOUR: Final = rows(
    "archaic.armor",
    {
        "light-armor": (
            Item("padded", "armor", soak=1, coverage=1),
            Item("leather", "armor", soak=2, coverage=1),
            Item("studded-leather", "armor", soak=3, coverage=1, hampered=1),
            Item("cap", "headgear", fits=("light-armor", "cover"), slot="headgear", changes=MORE_COVERAGE),
            Item("full-suit-light", "modifier", fits=("light-armor",),
                 changes=(Change("set", "max_move", 2), Change("remove", "coverage"))),
            Item("shield-wooden", "shield", slot="shield", bonuses=DEFENDS, strikes_as="archaic.weapon.shield"),
        ),
        "medium-armor": (
            Item("hide", "armor", soak=4, coverage=1, max_move=2, hampered=1),
            Item("light-chain", "armor", soak=5, coverage=1, max_move=2, hampered=1),
            Item("light-plate", "armor", soak=6, hardened=1, coverage=1, max_move=2, hampered=2),
            Item("helm", "headgear", fits=("light-armor", "medium-armor", "cover"), slot="headgear",
                 changes=MORE_COVERAGE),
            Item("full-suit-medium", "modifier", fits=("medium-armor",),
                 changes=(Change("add", "hampered", 1), Change("add", "max_move", -1, floor=0),
                          Change("remove", "coverage"))),
            Item("shield-metal", "shield", flags=("repairable",), slot="shield", bonuses=DEFENDS,
                 strikes_as="archaic.weapon.shield"),
        ),
        "heavy-armor": (
            Item("scale-mail", "armor", soak=4, hardened=1, coverage=1, max_move=1, hampered=2),
            Item("chain-mail", "armor", soak=5, hardened=1, coverage=1, max_move=1, hampered=2),
            Item("plate", "armor", soak=7, hardened=1, coverage=1, max_move=1, hampered=3),
            Item("great-helm", "headgear", fits=("archaic.armor", "modern.armor", "cover"), slot="headgear",
                 changes=MORE_COVERAGE, bonuses=(Bonus("notice", -1, uses=("sight", "hearing")),)),
            Item("full-suit-heavy", "modifier", fits=("heavy-armor",),
                 changes=(Change("add", "hampered", 1), Change("add", "max_move", -1, floor=0),
                          Change("remove", "coverage"))),
            Item("shield-tower", "shield", minimum=1, slot="shield", bonuses=DEFENDS,
                 strikes_as="archaic.weapon.shield", placed=Placed(coverage=1, soak=5, bonuses=DEFENDS)),
        ),
    },
)
