import { useEffect } from "react";
import { createStore } from "./store.ts";

const CHECK_EVERY_MS = 5 * 60_000;

const isOutdated = createStore(false);

/** Asks which build is the latest; a failed check is nothing to bother a visitor with. */
async function check(ownBuild: string): Promise<void> {
  try {
    const response = await fetch(`/build.json?${Date.now()}`, { cache: "no-store" });
    if (!response.ok) return;
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== "string" || id === ownBuild) return;
    isOutdated.set(true);
  } catch {
    // Silent on purpose.
  }
}

/** Polls the build manifest while the page lives. */
export function useBuildCheck(): void {
  useEffect(() => {
    const ownBuild = window.__reactRouterManifest?.version;
    if (!ownBuild) return;
    const timer = setInterval(() => void check(ownBuild), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** True once a newer build is out: the next navigation must load its page whole. */
export const useIsOutdated = isOutdated.use;
