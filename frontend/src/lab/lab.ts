// The odds lab: situations as links, chances as numbers, and its charts as files.
import type { LabField, LabShare, LabValue, MapShown } from "../generated/wire";
import { share } from "../table/chances";

/** A situation as it is asked: what its fields hold, and the options of the table that are not the book's. */
export interface Situation {
    fields: Record<string, string>;
    options: Record<string, string>;
}

const OPTION = "option.";
const SECOND = "b.";

/** The situations that an address describes; the first is always there. */
export function fromSearch(search: string): [first: Situation, second: Situation | undefined] {
    const pairs = [...new URLSearchParams(search)];
    const ofSecond = pairs.filter(([name]) => name.startsWith(SECOND)).map(([name, value]) => [name.slice(SECOND.length), value] as [string, string]);
    const ofFirst = pairs.filter(([name]) => !name.startsWith(SECOND));
    return [situationOf(ofFirst), ofSecond.length ? situationOf(ofSecond) : undefined];
}

function situationOf(pairs: readonly [string, string][]): Situation {
    const isOption = ([name]: [string, string]): boolean => name.startsWith(OPTION);
    const options = pairs.filter(isOption).map(([name, value]) => [name.slice(OPTION.length), value]);
    return { fields: Object.fromEntries(pairs.filter((pair) => !isOption(pair))), options: Object.fromEntries(options) as Record<string, string> };
}

/** An address that describes situations: it opens them again, here or elsewhere. */
export function toSearch(situations: readonly Situation[]): string {
    const query = new URLSearchParams();
    for (const [at, one] of situations.entries()) {
        const prefix = at ? SECOND : "";
        for (const [name, value] of Object.entries(one.fields)) if (value) query.set(prefix + name, value);
        for (const [name, value] of Object.entries(one.options)) query.set(prefix + OPTION + name, value);
    }
    return query.size ? `?${query.toString()}` : "";
}

/** What the fields of a form hold, without those that are options. */
export const heldIn = (fields: readonly LabField[]): Record<string, string> => Object.fromEntries(fields.filter((one) => !one.option).map((one) => [one.name, one.value]));

/** The sides of a die as people write it, such as d12; nothing for any other word. */
export function sidesOf(value: string): number | undefined {
    const found = /^d(\d{1,3})$/.exec(value);
    return found ? Number(found[1]) : undefined;
}

/** Rows of one or two distributions side by side: each result once, in the order of the first. */
export interface Row {
    said: string;
    cells: { share: string; percent: string }[];
}

/** A result that cannot come has `nothing`. */
export function sideBySide(distributions: readonly (readonly LabShare[])[], nothing: string): Row[] {
    const names = [...new Set(distributions.flatMap((one) => one.map((row) => row.said)))];
    return names.map((said) => ({ said, cells: distributions.map((one) => one.find((row) => row.said === said) ?? { share: "0", percent: nothing }) }));
}

/** How many points of percent one chance is above another. */
export const pointsBetween = (before: string, after: string): number => 100 * (share(after) - share(before));

// ---- Files ------------------------------------------------------------------------------------------------------------

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(quoted).join(",") + "\n").join("");

/** A distribution as a table: each chance as an exact fraction and as a number. */
export function sharesCsv(head: readonly string[], rows: readonly Row[]): string {
    const [first = "", ...titles] = head;
    const top = [first, ...titles.flatMap((title) => [title, `${title} (0–1)`])];
    return lines([top, ...rows.map((row) => [row.said, ...row.cells.flatMap((one) => [one.share, String(share(one.share))])])]);
}

/** A map as a table of numbers; an empty cell is one that the rules refuse. */
export function mapCsv(corner: string, map: MapShown, called: (value: LabValue) => string): string {
    const top = [corner, ...map.columns.map(called)];
    return lines([top, ...map.cells.map((row, at) => [called(map.rows[at] ?? { id: "", said: "" }), ...row.map((cell) => (cell.share ? String(share(cell.share)) : ""))])]);
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const INK = "#16211f";
const written = (x: number, y: number, text: string, more = ""): string => `<text x="${x}" y="${y}" ${more}>${escaped(text)}</text>`;
const picture = (width: number, height: number, title: string, parts: readonly string[]): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Alegreya Sans, Gill Sans, sans-serif" font-size="16" fill="${INK}">` +
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fafbf7"/>` +
    `<defs><pattern id="second" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#f5e8c9"/><path d="M0 0h4v8H0z" fill="#84560a"/></pattern></defs>` +
    `${parts.join("")}</svg>\n`;

const LABELS = 300;
const BAR = 320;

/** A distribution as a picture: a bar with its number for each chance; the second situation is hatched. */
export function sharesSvg(title: string, titles: readonly string[], rows: readonly Row[]): string {
    const parts = [written(16, 30, title, 'font-size="20" font-weight="700"')];
    let y = 54;
    if (titles.length > 1) {
        for (const [at, name] of titles.entries()) parts.push(bar(LABELS + at * 200, y, 24, at), written(LABELS + 32 + at * 200, y + 14, name));
        y += 34;
    }
    for (const row of rows) {
        parts.push(written(16, y + 15, row.said));
        for (const [at, one] of row.cells.entries()) {
            const width = Math.round(BAR * share(one.share));
            parts.push(bar(LABELS, y, width, at), written(LABELS + width + 8, y + 15, one.percent, 'font-weight="700"'));
            y += 22;
        }
        y += 8;
    }
    return picture(LABELS + BAR + 90, y + 8, title, parts);
}

/** A bar with cut corners. */
const bar = (x: number, y: number, width: number, at: number): string => (width > 4 ? `<path d="M${x} ${y}h${width - 5}l5 5v13H${x}z" fill="${at ? "url(#second)" : "#0d5350"}"/>` : "");

const CELL = 72;

/** A map as a picture: every cell with its number, and shaded by it. */
export function mapSvg(title: string, axes: readonly [across: string, down: string], map: MapShown, called: (value: LabValue) => string, percent: (fraction: string) => string): string {
    const left = 150;
    const parts = [written(16, 30, title, 'font-size="20" font-weight="700"'), written(left, 56, axes[0]), written(16, 80, axes[1])];
    for (const [at, value] of map.columns.entries()) parts.push(written(left + at * CELL + CELL / 2, 80, called(value), 'text-anchor="middle" font-weight="700"'));
    for (const [down, row] of map.cells.entries()) {
        const y = 90 + down * 40;
        const value = map.rows[down];
        if (value) parts.push(written(left - 12, y + 25, called(value), 'text-anchor="end" font-weight="700"'));
        for (const [at, cell] of row.entries()) {
            const x = left + at * CELL;
            const shade = cell.share ? 0.06 + 0.4 * share(cell.share) : 0;
            parts.push(`<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="38" fill="#0d5350" fill-opacity="${shade.toFixed(3)}" stroke="#cdd5ca"/>`);
            parts.push(written(x + CELL / 2, y + 25, cell.share ? percent(cell.share) : "–", 'text-anchor="middle"'));
        }
    }
    return picture(left + map.columns.length * CELL + 16, 100 + map.cells.length * 40, title, parts);
}

/** Have the browser keep a text as a file. */
export function saveFile(name: string, kind: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}
