import { createStore } from "./store.ts";
import { untilLoaded } from "./until-loaded.ts";

/** A network that came back without the browser noticing is found again this soon. */
const RETRY_MS = 5000;

/** What keeps a visitor waiting. */
interface Waiting {
  /** Nothing could be reached at the last try. */
  readonly isAway: boolean;
  /** Address of the page whose code is awaited; null while none is. */
  readonly target: string | null;
}

const waiting = createStore<Waiting>({ isAway: false, target: null });
const publish = (change: Partial<Waiting>) => waiting.set({ ...waiting.get(), ...change });

/** Says for which page's code the visitor waits. */
export const awaitPage = (target: string | null): void => publish({ target });

/** Asks again until there is an answer: an outage delays what a visitor asked for, it does not end it. @throws when it is called off */
export async function acrossOutages<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const tried = async () => {
    try {
      return await ask();
    } catch (error) {
      if (!signal.aborted) publish({ isAway: true });
      throw error;
    }
  };
  try {
    return await untilLoaded(tried, signal, RETRY_MS);
  } finally {
    if (waiting.get().isAway) publish({ isAway: false });
  }
}

export const useWaiting = waiting.use;
