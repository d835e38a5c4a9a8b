import type { Page } from "playwright-core";

/**
 * Holds the next response with data of a page. The returned function releases it.
 * @param address matches the request to hold: a page also asks for data by itself
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
