import type { RestrictionState } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";

/** What becomes of a fire. */
export interface FireWords {
  readonly new: string;
  readonly newOutOfControl: string;
  /** @param status in small letters */
  readonly now: (status: string) => string;
  readonly grew: (size: string) => string;
  readonly contained: string;
  readonly out: string;
}

/** What becomes of a restriction. */
export interface RestrictionWords {
  readonly begun: string;
  readonly changed: string;
  /** Reads as an end at a glance: never the words of the ban with one before them. */
  readonly lifted: string;
  /** What to do while it holds. */
  readonly advice: string;
  /** What to do once it is lifted: others may hold. */
  readonly adviceLifted: string;
}

/** The words of one language that what is told is put together from. */
export interface Vocabulary {
  readonly winds: readonly string[];
  readonly statuses: readonly string[];
  readonly levels: readonly string[];
  readonly restrictions: Readonly<Record<RestrictionState["type"], RestrictionWords>>;
  readonly fireNo: (fire: FireState) => string;
  readonly position: (lat: string, lon: string) => string;
  readonly beside: string;
  readonly away: (km: string, wind: string) => string;
  /** Where it is comes after. */
  readonly near: FireWords;
  /** Its name comes before. */
  readonly followed: FireWords;
  readonly dangerUp: (level: string) => string;
  readonly dangerDown: (level: string) => string;
  readonly until: (when: string) => string;
  /** Asks to confirm where or when a restriction holds: its data contradicts itself. */
  readonly unsure: string;
  readonly wasStatus: (status: string) => string;
  readonly sizeIs: (size: string) => string;
  readonly sizeUnknown: string;
  readonly zone: (name: string) => string;
  readonly adviceFire: string;
  readonly adviceOutOfControl: string;
  readonly adviceDanger: string;
  readonly colon: string;
}
