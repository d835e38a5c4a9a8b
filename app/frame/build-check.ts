import { useEffect } from "react";
import { ownBuild } from "./router-internals.ts";
import { createStore } from "./store.ts";

const CHECK_EVERY_MS = 5 * 60_000;
/** A page that failed so soon would fail again: it is not loaded anew, or it might be for ever. */
const YOUNG_MS = 30_000;

const isOutdated = createStore(false);

/** Asks which build is the latest; a failed check is nothing to bother a visitor with. */
async function check(own: string): Promise<void> {
  try {
    const response = await fetch(`/build.json?${Date.now()}`, { cache: "no-store" });
    if (!response.ok) return;
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== "string" || id === own) return;
    isOutdated.set(true);
  } catch {
    // Silent on purpose.
  }
}

/** Polls the build manifest while the page lives. */
export function useBuildCheck(): void {
  useEffect(() => {
    const own = ownBuild();
    if (!own) return;
    const timer = setInterval(() => void check(own), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** True once a newer build is out: the next navigation must load its page whole. */
export const useIsOutdated = isOutdated.use;

/** Loads a page whole that failed once a newer build is out: that one's data is not what its code knows. */
export async function reloadIfOutdated(): Promise<void> {
  const own = ownBuild();
  if (!own || performance.now() < YOUNG_MS) return;
  await check(own);
  if (isOutdated.get()) window.location.reload();
}
