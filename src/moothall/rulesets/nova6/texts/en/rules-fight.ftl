### Fight: the title of each rule, and its gist as a player needs it at the table.

nova6_fight_scope = All that Fight is for
    .gist = Fists, blades, bows and guns: every bodily fight, near or far.

nova6_fight_perks = Perks for fighters
    .gist = A weapon, a style, a kind of blow: take one of the ideas or find your own.

nova6_fight_overcome = Fight without a foe
    .gist = Showing what you can do, a trick shot, a match; the GM says whether it needs a roll, and how hard it is.

nova6_fight_create-advantage = Manoeuvres
    .gist = Instead of hurting somebody you put them where you want them, keep their heads down, or learn how they fight.

nova6_fight_disarm = Disarm
    .gist = What they hold is out of their hand: DISARMED, until an action of theirs takes it up again. A reliable weapon takes a stunt point.

nova6_fight_knockdown = Knock down
    .gist = They are PRONE until they get up, which is a snap action.

nova6_fight_off-balance = Off-balance
    .gist = With a stunt point the manoeuvre leaves them off-balance instead: −1d to Move, brief, and a die more for each further point.

nova6_fight_manoeuvres-open = Manoeuvres of your own
    .gist = Sand in the eyes, a cloak over the head: say what it is, and if the GM agrees it works like the others.

nova6_fight_grapple-start = Grapple
    .gist = A success with Fight takes hold of somebody: grappled −1d for as long as you maintain it, and no point is needed for that.

nova6_fight_grapple-dice = A firmer grip
    .gist = Each stunt point of that roll is a die more.

nova6_fight_grapple-scope = What a hold hinders
    .gist = Fight, Move and all that takes two limbs, the head among them; at some tables only one of these.

nova6_fight_grapple-self = Holding on binds you too
    .gist = You have the same penalty, except in what you and the one you hold do to each other.

nova6_fight_grapple-lift = Lifting the one who holds you
    .gist = Before you can move in your turn you must lift them, with Physique against −1d as a snap action. They come along; getting out of the way of a blow needs no lifting.

nova6_fight_grapple-overcome = Breaking a hold
    .gist = Fight or Physique against the same of theirs takes off a die, and another for each point; with none left you are free.

nova6_fight_grapple-improve = Tightening a hold
    .gist = On a later action, Fight or Physique against the same of theirs adds a die, and another with each point.

nova6_fight_grapple-maintain = Keeping a hold
    .gist = It takes one of your actions every turn; spend them otherwise and the hold is gone.

nova6_fight_attack-melee-range = How far a blow reaches
    .gist = To anybody in your own zone. A long weapon also reaches past an obstacle on its border.

nova6_fight_attack-ranged-range = How far a shot carries
    .gist = As far as the weapon is listed for, or as you can throw it; beyond that it takes points.

nova6_fight_basic-melee = With bare hands
    .gist = 1 damage, physical and blunt, for the scene.

nova6_fight_basic-melee-shove = A blow that shoves
    .gist = A hit with bare hands can shove or throw them instead of hurting: Physique against theirs, at once.

nova6_fight_basic-ranged = Throwing what lies about
    .gist = A stone or a chair does 1 damage at close range, further for the strong; without something to throw there is nothing to do.

nova6_fight_defend-melee = Parrying
    .gist = Fight fends off blows and manoeuvres made hand to hand.

nova6_fight_defend-interpose = Stepping in by force
    .gist = Where violence could prevent a thing, Fight may defend against it, if the GM agrees.

nova6_fight_defend-not-ranged = No parrying of shots
    .gist = Against what comes from afar only Move will do.
