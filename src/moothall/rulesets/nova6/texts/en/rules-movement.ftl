### Moving, carrying, falling: the title of each rule, and its gist as a player needs it at the table.

nova6_zone_define = Zones
    .gist = Space is made of zones, for people about 10 meters across. Those in one zone are close to each other.

nova6_zone_count = Zones: five are plenty
    .gist = Most conflicts do with five or fewer; a sixth gives the GM a hint.

nova6_zone_split-size = Zones: big places
    .gist = A place larger than a house is at least two.

nova6_zone_split-barrier = Zones: what divides them
    .gist = Stairs, a ladder, a wall or a fence can be a border, and crossing it takes a Move overcome.

nova6_zone_split-open = Zones: open ground
    .gist = Wide open ground is cut into several, even if nothing stands on it.

nova6_zone_vertical = Zones: up and down
    .gist = What lies above or below may be a zone of its own, and going up takes an overcome even when the way is clear.

nova6_zone_far-10 = Ten zones
    .gist = After ten zones, some 5 rounds of running, you are far.

nova6_zone_distant-30 = Thirty zones
    .gist = After thirty zones, some 15 rounds, you are distant.

nova6_zone_beyond = Out of the conflict
    .gist = Farther than that hardly makes sense in a conflict. The GM is asked whether you are still in it.

nova6_zone_aspects = What slows you down
    .gist = Aspects and conditions of a zone that hold people up are noted, and then a test is needed.

nova6_zone_abstract = Zones that are no places
    .gist = Zones may be nodes of a network, memories or fears, and you move among them as you would among rooms.

nova6_zone_move-adjacent = Into the next zone
    .gist = It takes an overcome action, and no dice if nothing is in the way.

nova6_zone_move-farther = Farther, or past something
    .gist = Then it is a Move test. A success brings one zone more or one obstacle passed, and each stunt point another zone: on a clear way, three with 1 point.

nova6_zone_move-climb = Climbing over
    .gist = To climb something inside your zone is an overcome; going on into the next zone costs a stunt point.

nova6_zone_move-vertical = Climbing up
    .gist = One zone up is an overcome, and every zone beyond it 2 stunt points.

nova6_zone_move-swim = Swimming
    .gist = A success keeps you afloat or takes you one zone on; every other zone costs 2 stunt points. A current weighs against you.

nova6_zone_move-snap = Within the zone
    .gist = For that there is the snap move, which uses up no action.

nova6_zone_move-react = No crossing on the rebound
    .gist = The React stunt does not take you into another zone.

nova6_enc_stack = Armor and load together
    .gist = What armor and load cost you is added up.

nova6_enc_hampered = What hampers
    .gist = Hampered counts for enduring with Physique and for overcoming or making advantages with Move; not for Move defense.

nova6_enc_burdened = What burdens
    .gist = Burdened counts for enduring with Physique and for every Move test there is, defense included.

nova6_enc_physique-only-hampered = Muscle does not lift a burden
    .gist = Ranks of Physique lower hampered; burdened stays as it is.

nova6_enc_strong-body = Strong Body
    .gist = This talent takes 1d off one of the two, as you choose.

nova6_enc_drop-load = Dropping the load
    .gist = When a conflict begins you are taken to let your load fall, unless you want to keep it.

nova6_fall_short = A short fall
    .gist = Less than a story onto hard ground is 2 damage; onto soft earth none.

nova6_fall_per-story = A fall, story by story
    .gist = 1 damage for each whole story, up to 15.

nova6_fall_beyond-15 = A fall past fifteen stories
    .gist = Above 15, every two whole stories add 1: 17 stories do 16, and 45 do 30.

nova6_fall_max = A fall has a limit
    .gist = Distance never does more than 30.

nova6_fall_type = What a fall does
    .gist = It is physical, bludgeoning and temporary [T].

nova6_fall_hard = Onto hard ground
    .gist = 2 more damage; and if you land badly, doubles give the GM 1 stunt point and triples 2.

nova6_fall_jagged = Onto something jagged
    .gist = The GM adds 1 to 4 damage for what it is, and it pierces by 1 for every 4 whole points of distance damage: 8 stories, pierce 2.

nova6_fall_soft-earth = Onto soft earth
    .gist = You land with +1d.

nova6_fall_sand = Onto sand
    .gist = Landing is at +2d.

nova6_fall_water = Into water
    .gist = You land with +3d, and what hurts lasts only for the scene [S].

nova6_fall_row-2 = Falling two stories
    .gist = 4 damage on hard ground, 2 on soft; you land before the bonus actions of the first round.

nova6_fall_row-15 = Falling up to fifteen
    .gist = You land as the first round ends.

nova6_fall_row-45 = Falling up to forty-five
    .gist = 180 meters: you land in the next round, as the turn begins in which you fell. From 40 stories that is 27 damage.

nova6_fall_row-90 = Falling up to ninety
    .gist = 360 meters: it takes one round more, and does 30.

nova6_fall_terminal = As fast as it gets
    .gist = From then on you drop 90 stories a round, on a world like ours.

nova6_fall_story-length = How high a story is
    .gist = Three to four meters; 12 meters are 3 stories.

nova6_fall_overcome = Landing on your feet
    .gist = A Move overcome as you land takes 2 damage off, and 2 more for each stunt point.

nova6_fall_gm-stunts = Landing badly
    .gist = The GM's stunt points add 2 damage each; past 12 they make it last longer instead, so 9 with two points lands at 13 and one step longer.

nova6_fall_bonus-window = Time to think
    .gist = In a fall of more than 2 stories you have a bonus action before you land, at no price.

nova6_fall_bonus-prepare = Preparing to land
    .gist = Use it to make an advantage with Move: +1d when you land.

nova6_fall_bonus-arrest = Catching hold
    .gist = Or stop yourself, given a handhold: a Move overcome at −1d for every 4 damage fallen so far. After 2 stories that is −0d, after 15 it is −3d.
