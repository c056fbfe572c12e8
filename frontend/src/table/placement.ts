// Which widgets are drawn in which place. A book that names another would show nothing there; a test finds that.
import type { Shown } from "../generated/layouts";

type Place = Shown["place"];
type Widget = Shown["widget"];

/** Of the table. */
export const AT_TABLE = {
    title: ["name", "record"],
    scene: ["points", "turn", "traits", "progress", "tags", "flag", "text", "number", "word", "clock", "tries", "record"],
    board: ["people", "places", "assets", "distances", "lines", "effects"],
    desk: ["text", "notes", "stories", "record"],
    rules: ["options", "text", "tags"],
} as const satisfies Partial<Record<Place, readonly Widget[]>>;

/** Of somebody at it. */
export const OF_PERSON = {
    title: ["name"],
    head: ["word", "number", "text", "dice", "ratings", "drives"],
    tracks: ["track", "points", "progress", "boxes"],
    marks: ["tags", "flag", "word", "text", "number", "record"],
    sheet: ["tags", "gear", "focuses", "abilities", "growth", "text", "number", "word", "record"],
    board: ["square", "spot", "number"],
    desk: ["flag", "text"],
} as const satisfies Partial<Record<Place, readonly Widget[]>>;

/** Widgets that another widget draws, or that are never drawn. */
const UNSEEN: readonly Widget[] = ["part", "key"];

type Drawn = Partial<Record<Place, readonly Widget[]>>;

export function isPlaced(one: Shown, drawn: Drawn): boolean {
    return one.place === "nowhere" || UNSEEN.includes(one.widget) || Boolean(drawn[one.place]?.includes(one.widget));
}
