import type { Fire } from "./model.ts";

/** The fields of a fire by which an answer is judged. */
export type FireFacts = Pick<
  Fire,
  | "year"
  | "number"
  | "name"
  | "statusId"
  | "sizeHa"
  | "causeId"
  | "protection"
  | "region"
  | "zone"
  | "at"
  | "startedAt"
  | "containedAt"
  | "extinguishedAt"
  | "modifiedAt"
>;

/** Fields whose new value must last before it is believed. */
export const HELD_FIELDS = ["status", "size", "place", "protection", "contained"] as const;
export type HeldField = (typeof HELD_FIELDS)[number];

/** A fire as it is believed to be. */
export interface KeptFire<F> {
  readonly state: F;
  /** Answers in a row that lack the fire. */
  readonly missing: number;
  /** Answers in a row whose record of the fire is older than the kept one. */
  readonly behind: number;
  /** The fire is believed to have left the list. */
  readonly gone: boolean;
  /** Fields that answers give another value. */
  readonly held: Readonly<Partial<Record<HeldField, HeldValue>>>;
}

/** A value that is not believed yet, and the answers in a row that give it. */
export interface HeldValue {
  readonly times: number;
  readonly value: string;
}

/** The fires as believed after an answer, and what the next answer is judged by. */
export interface FiresBelief<F> {
  /** Newest date that any record has carried, never later than the time of the answer. */
  readonly clock: Date | null;
  /** Answers in a row that look like another season. */
  readonly doubted: number;
  /** Unreadable records of the last answer that lacked no fire. */
  readonly dropped: number;
  /** Time of the last answer that was not set aside. */
  readonly believedAt: Date;
  readonly fires: Readonly<Record<string, KeptFire<F>>>;
}
