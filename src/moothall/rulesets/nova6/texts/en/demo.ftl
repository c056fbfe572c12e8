### The short evening that bots play.

demo-purpose = Get aboard unseen
demo-scene-quay = The quay by night
demo-scene-deck = On the deck of the Grey Heron
demo-aspect-deck = ROPES EVERYWHERE
demo-aspect-sunniva = ONCE A WHALER, ALWAYS A WHALER
demo-aspect-tomas = EVERY ROOF IS A ROAD
demo-aspect-ilka = I KNOW WHAT YOU DID LAST WINTER
demo-tool-axe = boarding axe
demo-tool-knives = throwing knives
demo-tool-sabre = sabre
demo-captain = Captain Roe
demo-hand = Deckhand
demo-try-tomas = slip past the watch
demo-try-ilka = keep the watchman talking
demo-try-sunniva = lift the hatch without a sound
demo-strike-sunniva = cut her way through
demo-strike-tomas = throw a knife
demo-strike-ilka = say aloud what the captain hides
demo-blow = strike at the intruders
demo-reason-sunniva = the sea taught her worse
demo-reason-tomas = there is always another way up
demo-reason-ilka = she has a name to whisper
demo-stunt = with everything behind it
demo-fails = it takes longer than it should, and a lantern moves
demo-out = down among the ropes
demo-outcome = The Grey Heron stays in port
