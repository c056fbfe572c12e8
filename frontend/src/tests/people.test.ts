import { expect, it } from "vitest";
import { initials } from "../table/people";

it("tells people on small tokens apart by the number, the last word or the first letters", () => {
    expect(["Deckhand 1", "Deckhand 12", "First Mate Orla", "Ilse", "X", ""].map(initials)).toEqual(["D1", "D12", "FO", "Il", "X", ""]);
});
