import type { Page } from "playwright-core";

/**
 * Holds a page's next data response. The returned function releases it.
 * @param address matches the request to hold, because a page also requests data on its own
 */
export async function holdNextData(page: Page, address = /\.data/): Promise<() => void> {
  const arrives = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await arrives.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return arrives.resolve;
}
