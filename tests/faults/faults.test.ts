import { afterAll, afterEach, beforeAll } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import type { Fault } from "../support/hub.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";
import { readSituationPage } from "./situation-page.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ quickRefresh: true });
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

/** Time for the page to change. The site's request to a slow service only times out after ten seconds. */
const LIMIT = { timeout: 120_000, interval: 500 };

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is down", { status: 503 }],
  ["requests a delay", { status: 429, retryAfterS: 3 }],
  ["answers a web page", { status: 200, body: "<!doctype html><title>Maintenance</title><p>Maintenance" }],
  ["is cut off", { status: 200, body: '[{"NoFeu": 12, "Annee": 20' }],
  ["responds with garbage", { status: 200, body: "\u0001\u0002 \ufffd NaN }{" }],
  ["responds with an error as its data", { status: 200, body: '{"error":{"message":"Délai dépassé"}}' }],
  ["has lost every fire", { status: 200, body: "[]" }],
  ["is slow", { delayMs: 15_000 }],
];

const SOME_FAULTS = sampled(import.meta.filename, FAULTS, 3);

test.for(SOME_FAULTS)(
  "when the data service %s, the site keeps the last figures with their age until it recovers",
  { timeout: 400_000 },
  async ([, fault]) => {
    // The previous test's fault may still be ending.
    await expect.poll(() => readSituationPage(world.origin), LIMIT).toMatchObject({ isFailing: false });
    const before = await readSituationPage(world.origin);
    expect(before).toMatchObject({ status: 200, saysTime: true });
    expect(before.active).toBeGreaterThan(0);
    await world.hub.putFault(fault);
    await expect.poll(() => readSituationPage(world.origin), LIMIT).toEqual({ ...before, isFailing: true });
    await world.hub.clearFaults();
    await expect
      .poll(() => readSituationPage(world.origin), LIMIT)
      .toMatchObject({ status: 200, isFailing: false });
  },
);

/** One unreadable restriction, and one that applies far away. */
const RESTRICTIONS = [
  "unreadable",
  { TypeMesureId: 0, RegionsAdministrativesImpactees: [{ Code: "10", Nom: "Nord-du-Québec" }] },
];

test("if a restriction is unreadable, an empty list says that a restriction may apply here", async ({
  open,
}) => {
  await world.hub.putFault({ status: 200, body: JSON.stringify(RESTRICTIONS) });
  // Waits until an uncached response shows that the site has the data. Pages requested earlier would stay
  // cached for some seconds.
  const there = () => fetch(`${world.origin}/api/v1/location?lat=47.44&lon=-72.78`);
  await expect.poll(() => there().then((answer) => answer.text()), LIMIT).toContain('"dropped":1,');
  for (const language of LANGUAGES) {
    const t = words(language);
    const path = pathTo("home", language, {}, { place: "la-tuque" });
    const page = await open(path, { origin: world.origin, width: 360 });
    const incomplete = page.getByText(t("restrictions.incompleteText"), { exact: true });
    const none = page.getByText(t("place.noRestriction"), { exact: true });
    await incomplete.waitFor();
    await page.getByText(t("openFire.unknown.incomplete")).waitFor();
    expect(await none.count()).toBe(0);
    await page.getByRole("link", { name: t("place.full") }).click();
    await page.waitForURL(new RegExp(pathTo("current-situation-location", language)));
    await incomplete.waitFor();
    expect(await none.count()).toBe(0);
  }
});
