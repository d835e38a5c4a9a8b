import type { OutageReason } from "./outage-reason.ts";
import { createStore } from "./store.ts";
import { untilLoaded } from "./until-loaded.ts";

/** Retry interval, to find a network that came back without an `online` event. */
const RETRY_MS = 5000;

/** Reasons why a visitor waits: an outage, and a page whose code is loading. */
interface Waiting {
  /** Reason of the last failed try; null without a failure. */
  readonly outOfReach: OutageReason | null;
  /** Address of the page whose code is loading; null if no code is loading. */
  readonly target: string | null;
}

const waiting = createStore<Waiting>({ outOfReach: null, target: null });
const publish = (change: Partial<Waiting>) => waiting.set({ ...waiting.get(), ...change });

/** Error: the site, or a gateway in front of it, answers that the site is temporarily unavailable. */
export class SiteUnable extends Error {}

/**
 * Requests the site's smallest file without using any cache. A browser can report that it is online although
 * it cannot reach this site.
 * @throws if the site cannot be reached
 */
export async function reachSite(): Promise<void> {
  const { ok, status } = await fetch("/build.json?live", { cache: "no-store" });
  if (!ok) throw new SiteUnable(`${status}`);
}

/** Sets the page whose code the visitor waits for. */
export const awaitPage = (target: string | null): void => publish({ target });

/** Repeats a request until it succeeds, and publishes outages. @throws the signal's reason if aborted */
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
