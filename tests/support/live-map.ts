import type { Locator, Page } from "playwright-core";

/** The map's section of a page. */
export const mapOf = (page: Page): Locator => page.locator("section[data-engine]");

/** Waits until the interactive map stands in the drawn one's place. */
export async function untilLive(page: Page): Promise<Page> {
  await page.locator("section[data-engine='live']").waitFor({ timeout: 30_000 });
  return page;
}

/** How many of the view's records are on the map. */
export const recordsOn = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-records]").getAttribute("data-records"));

/** Latitude, longitude and zoom of the address; null while it says none. */
export function cameraIn(page: Page): readonly number[] | null {
  return new URL(page.url()).searchParams.get("position")?.split(",").map(Number) ?? null;
}

/** Waits until the address says another position than `before`, and gives it. */
export async function untilCameraIsNot(
  page: Page,
  before: readonly number[] | null,
): Promise<readonly number[]> {
  await page.waitForFunction((before) => {
    const position = new URL(window.location.href).searchParams.get("position");
    return position !== null && position.split(",").map(Number).join() !== before;
  }, before?.join());
  return cameraIn(page) ?? [];
}
