import { useEffect } from "react";
import { ownBuild } from "./router-internals.ts";
import { createStore } from "./store.ts";

const CHECK_EVERY_MS = 5 * 60_000;
/** A page that fails sooner after its load is not reloaded: it would fail again, in an endless loop. */
const YOUNG_MS = 30_000;

const isOutdated = createStore(false);

/** Sets `isOutdated` if the latest build has another ID than `own`. A failed check is ignored. */
async function check(own: string): Promise<void> {
  try {
    const response = await fetch("/build.json", { cache: "no-store" });
    if (!response.ok) return;
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== "string" || id === own) return;
    isOutdated.set(true);
  } catch {
    // Ignored on purpose.
  }
}

/** Checks for a newer build every five minutes while the page is open. */
export function useBuildCheck(): void {
  useEffect(() => {
    const own = ownBuild();
    if (!own) return;
    const timer = setInterval(() => void check(own), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** True once a newer build is out: the next navigation must be a full page load. */
export const useIsOutdated = isOutdated.use;

/** Reloads a failed page if a newer build is out: the old code cannot read the new build's data. */
export async function reloadIfOutdated(): Promise<void> {
  const own = ownBuild();
  if (!own || performance.now() < YOUNG_MS) return;
  await check(own);
  if (isOutdated.get()) window.location.reload();
}
