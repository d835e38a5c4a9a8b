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

/** The words of one language that what is told is put together from. */
export interface Vocabulary {
  readonly winds: readonly string[];
  readonly statuses: readonly string[];
  readonly levels: readonly string[];
  readonly restrictions: Readonly<Record<string, { readonly name: string; readonly advice: string }>>;
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
  readonly begun: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly lifted: (name: string) => string;
  readonly until: (when: string) => string;
  readonly wasStatus: (status: string) => string;
  readonly sizeIs: (size: string) => string;
  readonly zone: (name: string) => string;
  readonly adviceFire: string;
  readonly adviceOutOfControl: string;
  readonly adviceDanger: string;
  readonly colon: string;
}
