import type { Reading } from "#fires/model.ts";

/** How old the figures of a page are, and what is wrong with them. */
export interface DataAge {
  /** The oldest of the readings the page shows; null when one of them has never come. */
  readonly readAt: Date | null;
  readonly isFailing: boolean;
  readonly dropped: number;
}

/** The age of a page is that of its oldest part. */
export function dataAge(readings: readonly Reading<unknown>[]): DataAge {
  const times = readings.map(({ readAt }) => readAt?.getTime() ?? null);
  const known = times.filter((time) => time !== null);
  return {
    readAt: known.length > 0 && known.length === times.length ? new Date(Math.min(...known)) : null,
    isFailing: readings.some(({ failing }) => failing),
    dropped: readings.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}
