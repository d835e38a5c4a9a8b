import type { Page } from "playwright-core";

/** Waits until React has taken over the server's page: only then do controls that need scripts work. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    return container?.stateNode.current.memoizedState?.isDehydrated === false;
  });
}
