import type { OutOfReach } from "./out-of-reach.ts";
import { createStore } from "./store.ts";
import { untilLoaded } from "./until-loaded.ts";

/** A network that came back without the browser noticing is found again this soon. */
const RETRY_MS = 5000;

/** What keeps a visitor waiting. */
interface Waiting {
  /** What gave nothing at the last try. */
  readonly outOfReach: OutOfReach | null;
  /** Address of the page whose code is awaited; null while none is. */
  readonly target: string | null;
}

const waiting = createStore<Waiting>({ outOfReach: null, target: null });
const publish = (change: Partial<Waiting>) => waiting.set({ ...waiting.get(), ...change });

/** The site, or what stands before it, answers that it cannot give what is asked for now. */
export class SiteUnable extends Error {}

/** Asks the site for the smallest thing it has: a browser that says it is online has a network, and perhaps not this site. @throws */
export async function reachSite(): Promise<void> {
  const { ok, status } = await fetch("/build.json", { cache: "no-store" });
  if (!ok) throw new SiteUnable(`${status}`);
}

/** Says for which page's code the visitor waits. */
export const awaitPage = (target: string | null): void => publish({ target });

/** Asks again until there is an answer: an outage delays what a visitor asked for, it does not end it. @throws when it is called off */
export async function acrossOutages<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const tried = async () => {
    try {
      return await ask();
    } catch (error) {
      if (!signal.aborted) publish({ outOfReach: error instanceof SiteUnable ? "site" : "network" });
      throw error;
    }
  };
  try {
    return await untilLoaded(tried, signal, RETRY_MS);
  } finally {
    if (waiting.get().outOfReach) publish({ outOfReach: null });
  }
}

export const useWaiting = waiting.use;
