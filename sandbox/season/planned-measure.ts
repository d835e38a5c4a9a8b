import type { Measure } from "./measure-record.ts";

/** A measure with its whole course: the season knows its end before the public is told. */
export interface PlannedMeasure {
  readonly measure: Omit<Measure, "DateDebut" | "DateFin">;
  readonly announcedAt: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** The fire it was taken for: over when that fire is no longer out of control. */
  readonly fireKey: string | null;
}
