/** Response and state that a program gives to another program of the same version. */
export interface SharedState {
  /** The last reading. Each request makes a new object, by which a change is noticed. */
  readonly reading: unknown;
  /** State that decides whether the next response is believed. */
  readonly state: unknown;
}

/** Response of an outside service in memory, which the programs of an installation share. */
export interface Shareable {
  /** Returns the state for another program; null before the first response. */
  give(): SharedState | null;
  /** Continues from the state of another program of this version. */
  take(given: SharedState): void;
}

/**
 * Sends a due request on behalf of every program of an installation. If another program sends or sent the
 * request, takes that program's response instead. Never rejects if `ask` never rejects.
 */
export type AskForAll = (isDue: () => boolean, ask: () => Promise<void>) => Promise<void>;

/** Sends a request for this program only. */
export const askAlone: AskForAll = (_, ask) => ask();
