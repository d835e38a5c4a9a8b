import type { Measure } from "./measure-record.ts";

/** A restriction with its whole course. The season knows its end before it is announced. */
export interface PlannedMeasure {
  readonly measure: Omit<Measure, "DateDebut" | "DateFin">;
  readonly announcedAt: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** Key of the fire that it is for. It ends when that fire is no longer out of control. */
  readonly fireKey: string | null;
}
