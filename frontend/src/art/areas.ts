// Where the places of our own pictures are: areas with a corner every few steps, in thousandths of the picture, in the
// order in which places are laid on them.
import type { Corner } from "../table/areas";

const WIDTH = 1200;
const HEIGHT = 720;

/** Corners as they were drawn: pairs of dots of the picture. */
function area(drawn: string): Corner[] {
    const dots = drawn.split(" ").map(Number);
    return Array.from({ length: dots.length / 2 }, (_, at) => [Math.round(((dots[2 * at] ?? 0) * 1000) / WIDTH), Math.round(((dots[2 * at + 1] ?? 0) * 1000) / HEIGHT)]);
}

export const AREAS: Readonly<Record<string, readonly (readonly Corner[])[]>> = {
    "art:salt": [
        area("566 274 384 365 621 483 786 400 681 348 632 307"),
        area("797 406 478 565 637 645 956 486"),
        area("277 319 131 392 307 480 453 407"),
        area("813 230 717 278 970 404 1066 356"),
    ],
    "art:gate": [
        area("105 247 180 208 352 300 400 318 535 372 803 512 722 553 490 435 228 302"),
        area("545 290 432 205 458 130 570 160 700 215 790 255 800 330 838 420 800 420"),
        area("838 500 836 430 868 388 935 390 985 360 1100 290 1180 325 860 490"),
    ],
    "art:ship": [
        area("0 480 105 497 280 408 343 440 300 560 470 665 440 712 0 712"),
        area("165 345 150 260 195 195 290 215 420 225 690 357 550 430 548 515 480 500"),
        area("548 430 745 332 912 414 717 512"),
    ],
};
