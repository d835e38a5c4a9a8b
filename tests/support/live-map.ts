import type { Locator, Page } from "playwright-core";
import { countedThings } from "#app/live-map/choices/counted-things.ts";
import { type MapChoices, mapQuery, readMapChoices } from "#app/live-map/choices/map-choices.ts";
import type { MapViewName } from "#app/parts/map-links/map-words.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { words } from "./words.ts";

/** Storage key that the map sets after the visitor has seen the keyboard help. */
export const KEYS_HELP_SEEN = "vigie-carte-clavier";

const FIRST = readMapChoices(new URLSearchParams(), "fr");

/** Returns the map's path with some choices. All other choices have their defaults. */
export const mapPath = (language: Language, change: Partial<MapChoices> = {}): string =>
  pathTo("map", language, {}, mapQuery({ ...FIRST, ...change }, language));

/** Returns the sentence of the map's page that counts a view's records, with the default filters. */
export function totalOnMap(language: Language, view: MapViewName, count: number): string {
  const t = words(language);
  const total = t("livemap.total", { things: countedThings(view, count, t) });
  return view === "fires" ? t("mapaccess.said.view", { view: t("protection.intensive"), total }) : total;
}

/** Returns the map's section of a page. */
export const mapOf = (page: Page): Locator => page.locator("section[data-engine]");

/** Waits until the interactive map has replaced the drawn map. */
export async function untilLive(page: Page): Promise<Page> {
  await page.locator("section[data-engine='live']").waitFor({ timeout: 240_000 });
  return page;
}

/** Disables WebGL in a page, as in an old or locked-down browser. */
export const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
      return args[0].startsWith("webgl") ? null : getContext.apply(this, args);
    } as typeof getContext;
  });

/** Returns the number of the view's records that are on the map. */
export const recordsOn = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-records]").getAttribute("data-records"));

/** Returns latitude, longitude and zoom from a page's address, or null if the address has no position. */
export function cameraIn(page: Page): readonly number[] | null {
  return new URL(page.url()).searchParams.get("position")?.split(",").map(Number) ?? null;
}

/** Waits until a page's address has a map position other than `before`. @returns the new position */
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
