// How much a table asks, from brisk to everything.
import type { RoomState } from "../generated/room";
import { recall, remember } from "../memory";

export type Pace = RoomState["pace"];
export const PACES: readonly Pace[] = ["brisk", "book", "everything"];

const asksEverything = (room: Pick<RoomState, "pace"> | undefined): boolean => (room?.pace ?? "everything") === "everything";

/** Whether questions that will follow are shown beforehand, and offers stand. */
export const looksAhead = (room: Pick<RoomState, "pace"> | undefined): boolean => !asksEverything(room);

const chosen = (table: string): string => `pace-chosen-${table}`;

/** The GM has chosen how much a table asks, or wants to hear no more of it on this device. */
export const choosePace = (table: string): void => remember(chosen(table), true);

/** Whether to offer the GM a brisker table: one that asks everything because nobody has ever said otherwise. */
export const offersBrisk = (table: string, room: Pick<RoomState, "pace"> | undefined): boolean => asksEverything(room) && !recall<boolean>(chosen(table));
