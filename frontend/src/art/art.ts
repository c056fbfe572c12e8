// Scene pictures of our own, drawn for both lights. A table names one as `art:salt`, where a picture of its own has the hash of its bytes.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../settings.svelte";

const FILES = import.meta.glob<string>("./scenes/*.svg", { eager: true, query: "?url", import: "default" });
const FACE_FILES = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });
const MARK = "art:";
const FACE_MARK = "face:";
const dark = new MediaQuery("prefers-color-scheme: dark");

/** The names of our pictures, as tables name them. */
export const SCENES: readonly string[] = [...new Set(Object.keys(FILES).map((file) => MARK + file.replace(/^.*\/|-\w+\.svg$/g, "")))].sort();

/** The key of the text that says what a picture of ours shows. */
export const artKey = (name: string): string => `art-${name.slice(MARK.length)}`;

/** Where a picture lies: one of ours in the light of this page, or one of the table's own at a seat's path. */
export function pictureSource(name: string, path: string): string {
    if (!name.startsWith(MARK)) return `${path}/pictures/${name}`;
    const lamp = settings.light === "lamp" || (settings.light === "auto" && dark.current);
    return FILES[`./scenes/${name.slice(MARK.length)}-${lamp ? "lamp" : "day"}.svg`] ?? "";
}

/** The names of our faces, as tables name them. */
export const FACES: readonly string[] = Object.keys(FACE_FILES).map((file) => FACE_MARK + file.replace(/^.*\/|\.svg$/g, "")).sort();

/** The key of the text that says what a face of ours looks like. */
export const faceKey = (name: string): string => `face-${name.slice(FACE_MARK.length)}`;

/** Where a face lies: one of ours, or one of the table's own pictures at a seat's path. */
export function faceSource(name: string, path: string): string {
    if (!name.startsWith(FACE_MARK)) return `${path}/pictures/${name}`;
    return FACE_FILES[`./faces/${name.slice(FACE_MARK.length)}.svg`] ?? "";
}
