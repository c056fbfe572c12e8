import { expect, it } from "vitest";
import { coloursOf, firstLetters, initials, isDoubled } from "../table/people";

it("tells people on small tokens apart by the number, the last word or the first letters", () => {
    expect(["Deckhand 1", "Deckhand 12", "First Mate Orla", "Ilse", "X", ""].map(initials)).toEqual(["D1", "D12", "FO", "Il", "X", ""]);
});

it("never cuts a letter in two, whatever a name is written with", () => {
    const whole = ["🦊", "👩‍🚀", "🇵🇱", "👍🏽", "é", "Ż", "क्षि", "각"];
    expect(whole.map((letter) => firstLetters(`${letter}x`, 1))).toEqual(whole);
    expect(whole.map((letter) => initials(`${letter}x ${letter}y`))).toEqual(whole.map((letter) => letter + letter));
    expect(whole.map((letter) => initials(`${letter}${letter}x`))).toEqual(whole.map((letter) => letter + letter));
    expect([initials("🦊 7"), firstLetters("  Ilse", 1), firstLetters("", 1)]).toEqual(["🦊7", "I", ""]);
});

it("gives each seat but the GM's a colour, and marks those who have one a second time", () => {
    const seats = ["gm", "a", "b", "c", "d", "e", "f", "g"].map((id) => ({ id }));
    expect([...coloursOf(seats).values()]).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(seats.filter((seat) => isDoubled(seats, seat.id)).map((seat) => seat.id)).toEqual(["g"]);
});
