import type { Page } from "playwright-core";

/**
 * Holds back the response to a page's next data request. The returned function releases the response.
 * @param address matches the request to hold back, because a page also requests data on its own
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
