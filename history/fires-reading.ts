import { z } from "zod";
import type { KnownFire } from "#fires/merge-fires.ts";
import type { Fire } from "#fires/model.ts";
import { type FireState, fireState, stateOf } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** A fire of the kept list. */
const keptFire = z.object({
  state: fireState,
  /** Answers in a row without it; at `ABSENCES_TO_BELIEVE` it counts as listed no more. */
  missing: z.number(),
  /** Answers in a row whose record of it is older than the one kept. */
  behind: z.number(),
  /** Its absence was told. */
  gone: z.boolean(),
});
export type KeptFire = z.output<typeof keptFire>;

/** The fires as last compared, and what the answers since then make doubtful. */
export const firesReading = z.object({
  v: z.literal(1),
  /** When the watch began to follow these fires: changes before it are of another season. */
  since: moment,
  /** The newest date any record has carried: the data's own clock. */
  clock: moment.nullable(),
  /** Answers in a row that look like another season's. */
  doubted: z.number(),
  /** Answers in a row that lack more fires than could truly go at once. */
  partial: z.number(),
  /** Records that could not be read in the last answer that lacked no fire. */
  dropped: z.number(),
  fires: z.record(z.string(), keptFire),
});
export type FiresReading = z.output<typeof firesReading>;

/** After this many answers in a row without it, a fire is taken as gone. */
export const ABSENCES_TO_BELIEVE = 3;

/** An answer to start from: what is in it is not news. */
export function beginFires(fires: Iterable<Fire>, dropped: number, at: Date): FiresReading {
  const listed = [...fires];
  return {
    v: 1,
    since: at,
    clock: newestDate(listed),
    doubted: 0,
    partial: 0,
    dropped,
    fires: Object.fromEntries(listed.map((fire) => [fire.id, keep(stateOf(fire))])),
  };
}

export function keep(state: FireState): KeptFire {
  return { state, missing: 0, behind: 0, gone: false };
}

export function isListed({ missing }: KeptFire): boolean {
  return missing < ABSENCES_TO_BELIEVE;
}

/** The fires listed, as the reader of the next answer needs them. */
export function knownFires({ fires }: FiresReading): KnownFire[] {
  return Object.entries(fires).flatMap(([id, fire]) => (isListed(fire) ? [{ ...fire.state, id }] : []));
}

/** Fires stay away that were never told gone, since too many left at once: the list may still be cut short. */
export function lacksMany({ fires }: FiresReading): boolean {
  return Object.values(fires).some((fire) => !isListed(fire) && !fire.gone);
}

type Dated = Pick<FireState, "startedAt" | "modifiedAt">;

/** The newest date that the records carry; null when none carries any. */
export function newestDate(fires: Iterable<Dated>): Date | null {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { startedAt, modifiedAt } of fires) {
    newest = Math.max(newest, startedAt?.getTime() ?? newest, modifiedAt?.getTime() ?? newest);
  }
  return Number.isFinite(newest) ? new Date(newest) : null;
}
