### Physique: the title of each rule, and its gist as a player needs it at the table.

nova6_physique_scope = Strength and stamina
    .gist = Where Move gets out of the way, Physique holds out: lifting, enduring, shaking off poison.

nova6_physique_perks = Perks of the body
    .gist = Strong, bars and gates, healthy, poison resistance, bear hug: one of these, or words of your own.

nova6_physique_overcome = By main force
    .gist = Doors, boulders, long roads and held breath are overcome with Physique.

nova6_physique_shove-simple = A shove
    .gist = Against the other's Physique: a simple success pushes them away from you, within the zone.

nova6_physique_shove-zone = A shove to a chosen spot
    .gist = For 1 stunt point they end up anywhere you like in the zone.

nova6_physique_shove-adjacent = A shove out of the zone
    .gist = For 2 stunt points they land in a zone beside this one.

nova6_physique_shove-clutter = Things in the way
    .gist = Where things stand about, your GM may let a shove reach no further than away.

nova6_physique_throw = Off the ground
    .gist = A throw is a shove with 1 stunt point more, and flies over whatever lies about; without that point it is only a shove.

nova6_physique_create-advantage = Holding, probing, blocking
    .gist = Keep hold of somebody, find out where their body is weak, or block the way: an aspect, or for 1 stunt point a penalty die on moving past it.

nova6_physique_attack = No blows with Physique
    .gist = Physique harms nobody but those whom you hold in a grapple; they defend with Physique.

nova6_physique_basic-crush = Crushing
    .gist = Somebody you keep grappled takes 1 bludgeoning damage for the scene.

nova6_physique_defend = Standing it
    .gist = Physique defends against weariness, poison and sickness, and against those who would pass your body or leave your grip.
