import type { Page } from "playwright-core";
import { screenKindAt } from "#plan/paths.ts";

/**
 * Waits until React has hydrated the server's page, because controls that need scripts only work then. A page
 * without scripts is ready at once.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  if (screenKindAt(new URL(page.url()).pathname).isPlain) return;
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    return container?.stateNode.current.memoizedState?.isDehydrated === false;
  });
}
