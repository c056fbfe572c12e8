// How far it is from square to square, around walls. A diagonal is one square, but not between two walls.
type Square = readonly [number, number];

interface Around {
    walls: ReadonlySet<string>;
    /** The first square and how many there are, across and down. */
    from: Square;
    size: Square;
}

const STEPS: readonly Square[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);

/** Steps to every square that can be walked to. Books count squares and know no walls, so no way is shorter than theirs. */
export function stepsFrom(start: Square, { walls, from, size }: Around): Map<string, number> {
    const inside = ([x, y]: Square): boolean => x >= from[0] && y >= from[1] && x < from[0] + size[0] && y < from[1] + size[1];
    const found = new Map([[String(start), 0]]);
    for (let here: Square[] = [start], steps = 1; here.length; steps += 1) {
        const next: Square[] = [];
        for (const [x, y] of here) {
            for (const [across, down] of STEPS) {
                const to: Square = [x + across, y + down];
                const squeezed = across !== 0 && down !== 0 && walls.has(`${x + across},${y}`) && walls.has(`${x},${y + down}`);
                if (squeezed || found.has(String(to)) || walls.has(String(to)) || !inside(to)) continue;
                found.set(String(to), steps);
                next.push(to);
            }
        }
        here = next;
    }
    return found;
}
