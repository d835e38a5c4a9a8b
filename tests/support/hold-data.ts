import type { Page } from "playwright-core";

/** Holds back the data of the page that is asked for next; the returned function lets it come. */
export async function holdNextData(page: Page): Promise<() => void> {
  const arrives = Promise.withResolvers<void>();
  await page.route(
    /\.data/,
    async (route) => {
      await arrives.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return arrives.resolve;
}
