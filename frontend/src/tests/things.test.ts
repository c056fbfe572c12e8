import { expect, it } from "vitest";
import { thingsOf } from "../table/places";
import { layoutOf } from "./books";

const words = { has: () => true, say: (key: string) => ({ "arg-potency": "Potency", "places-guards": "protects" })[key] ?? key };
const knife = { id: "a1", name: "Knife", owner: "ivo", zone: "", potency: 2, defensive: true, out: false, seen: true };

it("lists what somebody has in hand, on a board or not", () => {
    const state = { assets: [knife, { ...knife, id: "a2", name: "Ring", potency: 0, defensive: false }, { ...knife, id: "a3", out: true }, { ...knife, id: "a4", owner: "roke" }] };
    expect(thingsOf(state, layoutOf("houses2d20"), "ivo", words)).toEqual(["Knife · Potency 2 · protects", "Ring"]);
    expect(thingsOf(state, layoutOf("nova6"), "ivo", words)).toEqual([]);
});
