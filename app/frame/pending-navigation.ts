const KEY = "vigie-target";

/** Remembers where the visitor is going while the page's code loads; null once there. */
export function rememberPendingNavigation(target: string | null): void {
  try {
    if (target === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, target);
  } catch {
    // Storage may be refused: a failed code chunk then reloads the page the visitor came from.
  }
}

/**
 * When a page's code cannot be loaded (a new build has replaced it), the router reloads the page it is on.
 * After such a reload, goes on to where the visitor was going. True when it does.
 */
export function resumePendingNavigation(): boolean {
  try {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const here = window.location.pathname + window.location.search;
    if (!target || target.split("#")[0] === here) return false;
    const [entry] = performance.getEntriesByType("navigation");
    if ((entry as PerformanceNavigationTiming | undefined)?.type !== "reload") return false;
    window.location.replace(target);
    return true;
  } catch {
    return false;
  }
}
