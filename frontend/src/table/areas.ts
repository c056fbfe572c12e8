// Places as areas on a picture: their corners in thousandths of it, and where in them people stand.
export type Corner = readonly [x: number, y: number];

/** Whether a point lies within an area: a line from it to the side crosses the rim an odd number of times. */
export function isWithin([x, y]: Corner, corners: readonly Corner[]): boolean {
    let inside = false;
    corners.forEach(([x1, y1], at) => {
        const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside;
}

const apart = ([x1, y1]: Corner, [x2, y2]: Corner): number => Math.hypot(x1 - x2, (y1 - y2) * 0.6);

/** The distance from a point to the rim of an area, at its corners and halfway between them. */
function toRim(point: Corner, corners: readonly Corner[]): number {
    const marks = corners.flatMap(([x1, y1], at) => {
        const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
        return [0, 0.25, 0.5, 0.75].map((part): Corner => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
    });
    return Math.min(...marks.map((mark) => apart(point, mark)));
}

const STEP = 20;
const RIM = 28;

/** Points within an area, away from its rim if it is wide enough. */
function inner(corners: readonly Corner[]): Corner[] {
    const across = corners.map(([x]) => x);
    const down = corners.map(([, y]) => y);
    const points: Corner[] = [];
    for (let x = Math.min(...across) + STEP / 2; x < Math.max(...across); x += STEP)
        for (let y = Math.min(...down) + STEP / 2; y < Math.max(...down); y += STEP) if (isWithin([x, y], corners)) points.push([x, y]);
    const far = points.filter((point) => toRim(point, corners) >= RIM);
    return far.length ? far : points;
}

/** The point of an area that is farthest from its rim: the name of the place stands there, and the first person near it. */
export function middleOf(corners: readonly Corner[]): Corner {
    const points = inner(corners);
    return points.reduce<Corner>((best, point) => (toRim(point, corners) > toRim(best, corners) ? point : best), points[0] ?? [500, 500]);
}

/** So many spots in an area: the first in the middle, each other one as far as it can be from those before. */
export function spotsIn(corners: readonly Corner[], count: number): Corner[] {
    const points = inner(corners);
    const spots: Corner[] = count ? [middleOf(corners)] : [];
    while (spots.length < count) {
        const free = (point: Corner): number => Math.min(...spots.map((spot) => apart(point, spot)));
        spots.push(points.reduce<Corner>((best, point) => (free(point) > free(best) ? point : best), points[0] ?? [500, 500]));
    }
    return spots;
}

/** How far apart names lie: they are wide and low. */
const apartAsNames = ([x1, y1]: Corner, [x2, y2]: Corner): number => Math.max(Math.abs(x1 - x2) / 190, Math.abs(y1 - y2) / 75);

/** Where the names of areas stand: each within its own, clear of people and of other names where there is room. */
export function platesOf(areas: readonly (readonly Corner[])[], people: readonly Corner[]): Corner[] {
    const plates: Corner[] = [];
    for (const corners of areas) {
        const points = [...inner(corners).filter((_, at) => at % 3 === 0), middleOf(corners)].map(([x, y]): Corner => [Math.min(Math.max(x, 110), 890), Math.min(Math.max(y, 40), 955)]);
        const free = (point: Corner): number => Math.min(1.2, ...[...people, ...plates].map((taken) => apartAsNames(point, taken)));
        plates.push(points.reduce<Corner>((best, point) => (free(point) > free(best) ? point : best), points[0] ?? [500, 500]));
    }
    return plates;
}

/** Areas for places of which nobody has said where they are: side by side, in as many rows as it takes. */
export function areasInRows(count: number): Corner[][] {
    const rows = count <= 3 ? 1 : Math.ceil(count / Math.ceil(Math.sqrt(count * 1.6)));
    const each = Math.ceil(count / rows);
    return Array.from({ length: count }, (_, at) => {
        const row = Math.floor(at / each);
        const inRow = Math.min(each, count - row * each);
        const [left, width] = [((at % each) * 960) / inRow + 20, 960 / inRow - 20];
        const [top, height] = [(row * 940) / rows + 30, 940 / rows - 20];
        return [[left, top], [left + width, top], [left + width, top + height], [left, top + height]];
    });
}
