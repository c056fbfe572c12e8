### Advantage, damage and soak: the title of each rule, and its gist as a player needs it at the table.

nova6_effect_three = Three basic effects
    .gist = Advantage, damage and soak.

nova6_effect_properties = Properties
    .gist = An effect may have properties that make it better or worse; those called universal suit every effect. One that nobody knows is turned down.

nova6_effect_special-stunt = Special stunts
    .gist = A stunt marked (S) costs 1 stunt point and works a single time in an action.

nova6_effect_sp-exchange = What a stunt point is worth
    .gist = As much as 1d, 2 damage or 2 soak.

nova6_advg_base = Advantage
    .gist = You or a friend have +1d with one skill, briefly [B].

nova6_advg_describe = Give it a name
    .gist = A few words tell when the advantage counts, such as "up on the wall"; it cannot go without them.

nova6_advg_aspect = An aspect in its place
    .gist = Instead of the die, put an aspect on the situation or on somebody, brief [B] or until an action ends it [A].

nova6_advg_discover = Learn what is hidden
    .gist = Or find out an aspect that was kept from you, of a person or of the situation.

nova6_advg_removable = Getting rid of it
    .gist = A fitting action, or a fitting consequence you accept, undoes an advantage or disadvantage, and an aspect or asset just as well. An overcome takes 1d from the first two and the whole of an aspect.

nova6_advg_inc-magnitude = Advantage: larger
    .gist = Each stunt point is 1d more.

nova6_advg_inc-class = Advantage: a family of skills
    .gist = For 1 stunt point it covers the physical skills (Fight, Move, Physique) or the mental ones (Interact, Resolve, Wits).

nova6_advg_inc-all = Advantage: every skill
    .gist = For 2 stunt points it covers all six.

nova6_advg_inc-disadvantage = Turned against somebody
    .gist = For 1 stunt point you lay it on your target as −1d with one skill.

nova6_advg_inc-hinder-move = Hard to move
    .gist = A disadvantage on moving weighs on every kind of movement, and can call for an overcome even where the way is clear.

nova6_advg_inc-asset = Keep it as an asset
    .gist = For 1 stunt point you get an asset with one use in place of the passing die.

nova6_advg_inc-uses = Asset: more uses
    .gist = Every further stunt point on an asset of your making is another use.

nova6_advg_decrease = Advantage: smaller
    .gist = Decrease Effect takes 1d away per stunt point.

nova6_advg_brief-only = Size before length
    .gist = Only effects that are brief [B] or shorter can be made larger or smaller. So pay for size first and for time after.

nova6_advg_not-consumed = It is not used up
    .gist = As long as it lasts, an advantage counts in every test it suits.

nova6_advg_asset-use = Using an asset
    .gist = One use is +1d; two uses after the roll are 1 stunt point; one use with a plot point invokes it. With its last use it is gone.

nova6_dmg_rating-type = Damage: rating and type
    .gist = Damage says how much and whether it is physical or mental, often with a subtype. Without a type it is not accepted.

nova6_dmg_base = Damage: the least
    .gist = If nothing better is at hand, 1 damage for the scene [S].

nova6_dmg_hit = Damage: what arrives
    .gist = A simple success brings the rating; stunts add, soak takes away: 4 and a stunt point make 6, and soak 2 leaves 4.

nova6_dmg_increase = Damage: more
    .gist = Each stunt point on Increase Effect does 2 more.

nova6_dmg_decrease = Damage: less
    .gist = Each stunt point on Decrease Effect takes 2 away.

nova6_dmg_subtypes-physical = Physical subtypes
    .gist = Ballistic, bludgeoning, fire, impaling, slashing; if none is named, bludgeoning.

nova6_dmg_subtypes-mental = Mental subtypes
    .gist = Emotional, fear, psychic; if none is named, emotional.

nova6_dmg_subtypes-rare = Rare subtypes
    .gist = Acid and poison, cold and lightning, force and thunder, necrotic and radiant, and endurance: all of them physical.

nova6_dmg_subtypes-neutral = Subtypes do nothing alone
    .gist = Fire is fire, but soaks like anything else, unless a talent, a feature or a limited soak names it.

nova6_dmg_subtypes-custom = Subtypes of your world
    .gist = The pack you play with can add some, and limited soak may name them.

nova6_dmg_direct = Direct damage
    .gist = It passes by all the target's soak. Cover belongs to the place, so it still stops it unless paid for.

nova6_dmg_direct-negator = What stops direct damage
    .gist = Direct damage has to name something that stops it altogether, as a mask stops gas. Only a tiring weapon, which hurts its own bearer, names nothing.

nova6_dmg_pierce = Pierce
    .gist = If pierce is higher than the soak is hardened, that soak is halved, rounded down: 5 becomes 2.

nova6_dmg_pierce-once = Halved only once
    .gist = However high the pierce, soak is halved one single time.

nova6_dmg_reach = Reach
    .gist = You can strike past somebody or something in between.

nova6_dmg_reduced-penetration = Reduced penetration
    .gist = Against it, soak counts for twice as much: 6 against soak 2 does 2.

nova6_soak_rating-type = Soak: rating and type
    .gist = Soak has a number and stops one type of damage; armor for the body does not shield the mind.

nova6_soak_one-for-one = Soak: point by point
    .gist = Every point of it takes 1 damage away.

nova6_soak_zero = Soak: nothing left
    .gist = Damage that is soaked down to 0 does nothing at all.

nova6_soak_base = Soak: made on the spot
    .gist = Soak you create is 1, and brief [B].

nova6_soak_increase = Soak: more
    .gist = Each stunt point makes it 2 better.

nova6_soak_decrease = Soak: less
    .gist = Each stunt point against it makes it 2 worse.

nova6_soak_coverage = Coverage
    .gist = The attacker may spend as many stunt points as the coverage says and pass the soak by.

nova6_soak_coverage-none = No gap to find
    .gist = Soak without coverage, like a full suit, cannot be passed by that way.

nova6_soak_hampered = Hampered
    .gist = So many penalty dice when you endure something with Physique, and when you use Move to overcome or to make an advantage. Dodging is left alone.

nova6_soak_hampered-physique = Strength against hampering
    .gist = Every rank of Physique takes off 1d of it.

nova6_soak_hardened = Hardened
    .gist = Every point takes 1 pierce away: pierce 1 against hardened 1 changes nothing, pierce 2 still halves.

nova6_soak_improved-protection = Improved protection
    .gist = A special stunt, once per attack: the stress you take is one step shorter.

nova6_soak_limited = Limited soak
    .gist = It works against one thing only, or against all but one.

nova6_soak_soft-floor = Soft soak leaves one
    .gist = Soft soak never brings damage below 1.

nova6_soak_soft-last = Soft soak comes last
    .gist = All other soak is counted before it. What has come down to 0 by then stays at 0.

nova6_soak_soft-pierce = Soft soak can be pierced
    .gist = Pierce halves it like any other: 6 with pierce 1 against soft 5 does 4.
