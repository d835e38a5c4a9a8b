import type { Fire } from "./model.ts";

/** Fields of a fire that are used to judge a response. */
export type FireFacts = Omit<Fire, "id" | "mrc" | "city" | "managementUnit" | "resources" | "url">;

/** Fields whose new value must last before it is accepted. */
export const PENDING_FIELDS = ["status", "size", "place", "protection", "contained"] as const;
export type PendingField = (typeof PENDING_FIELDS)[number];

export interface BelievedFire<F> {
  readonly state: F;
  /** Number of consecutive responses without the fire. */
  readonly missing: number;
  /** Number of consecutive responses whose record of the fire is older than the known record. */
  readonly behind: number;
  /** Whether the fire is believed to have left the list. */
  readonly gone: boolean;
  /** New values that have not lasted long enough to be accepted, by field. */
  readonly held: Readonly<Partial<Record<PendingField, PendingValue>>>;
}

/** A value that is not accepted yet, and the number of consecutive responses with it. */
export interface PendingValue {
  readonly times: number;
  readonly value: string;
}

/** The fires as accepted after a response, and the state for judging the next response. */
export interface FiresBelief<F> {
  /** Newest date of any record so far, never later than the time of the response. */
  readonly clock: Date | null;
  /** Number of consecutive responses that look like another season. */
  readonly doubted: number;
  /** Number of unreadable records in the last response that had every known fire. */
  readonly dropped: number;
  /** Time of the last response that was not set aside. */
  readonly believedAt: Date;
  readonly fires: Readonly<Record<string, BelievedFire<F>>>;
}
