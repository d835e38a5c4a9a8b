import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { type Open, test } from "../support/browse.ts";
import { mailsTo, somebody } from "../support/identity.ts";
import { finishPlace, startPlace } from "../support/save-place.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, surroundings: true, season: { scenario: "winter" } });
});
afterAll(async () => world?.stop());

const LIMIT_MS = 90_000;
/** Place of each language's tests. The places are so far apart that no hot spot or road is near both. */
const PLACES = {
  fr: { name: "Chez Aline", lat: 47.44, lon: -72.78 },
  en: { name: "Ada’s house", lat: 49.92, lon: -74.37 },
} as const;
const FIRE_WORDS = /\b(?:feux?|fires?|wildfires?|incendies?)\b/i;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe.for(LANGUAGES)("alerts about heat and closed roads in %s", (language) => {
  const t = words(language);
  const isFrench = language === "fr";
  const { name, lat, lon } = PLACES[language];
  const here = `${lat.toFixed(2)},${lon.toFixed(2)}`;
  const ROADS = t("account.alerts.roads", { distance: "50\u00a0km" });

  /** Saves the place and turns on the alerts of heat and of closed roads, which are off by default. */
  async function settle(open: Open) {
    const person = await somebody(world.identity, language);
    const page = await open(pathTo("current-situation-location", language, {}, { here }), {
      origin: world.origin,
      width: 360,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    const form = await startPlace({ page, language }, world.identity, person, name);
    for (const choice of [t("account.alerts.heat"), ROADS]) {
      await form.getByLabel(choice).waitFor();
      expect(await form.getByLabel(choice).isChecked()).toBe(false);
      await form.getByLabel(choice).check();
    }
    if (isFrench) expect(await violations(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await finishPlace({ page, language });
    /** Waits for the only email with a matching subject. @returns the email's subject, text and link */
    async function mailed(subject: RegExp) {
      const found = async () =>
        (await mailsTo(world.hub.url, person.email)).filter((mail) => subject.test(mail.subject));
      await expect.poll(async () => (await found()).length, { timeout: LIMIT_MS }).toBe(1);
      const [mail] = await found();
      const text = mail?.text.replaceAll(/\s+/g, " ") ?? "";
      const link = new RegExp(`${world.origin}/\\S+(?:ici|at)=${here}`).exec(text)?.[0] ?? "";
      return { subject: mail?.subject ?? "", text, link };
    }
    return { page, mailed };
  }

  test("a person with alerts of heat gets an email about heat whose subject has no word for fire, and can turn these alerts off", async ({
    open,
  }) => {
    const { page, mailed } = await settle(open);
    await world.hub.addHotSpot({ lat: lat - 0.1, lon });
    const { subject, text, link } = await mailed(
      isFrench ? /chaleur détectée par satellite/ : /heat seen by satellite/,
    );
    expect(subject).toMatch(
      isFrench
        ? /^Chez Aline\s: chaleur détectée par satellite à 11\skm au sud$/
        : /^Ada’s house: heat seen by satellite 11\skm to the south$/,
    );
    expect(subject).not.toMatch(FIRE_WORDS);
    expect(text).toContain(t("around.heat.about").replaceAll(/\s+/g, " "));
    await page.goto(link);
    await page.getByText(t("around.heat.noneKnown")).waitFor();
    await page.goto(pathTo("profile-saved-locations", language));
    await expect.poll(() => page.locator("#sent svg[data-type=heat]").count()).toBe(1);
    if (isFrench) expect(await violations(page)).toEqual([]);
    const card = page.getByRole("article", { name });
    await card.getByText(t("saved.alerted.heat")).waitFor();
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    await page.getByLabel(t("account.alerts.heat")).uncheck();
    await button(page, t("account.alerts.save")).click();
    await card.getByText(t("saved.alerted.heat")).waitFor({ state: "hidden" });
    await page.reload();
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    expect(await page.getByLabel(t("account.alerts.heat")).isChecked()).toBe(false);
    expect(await page.getByLabel(ROADS).isChecked()).toBe(true);
  });

  test("a person gets an email about a road closed near a fire, and the page of the place names the fire", async ({
    open,
  }) => {
    const { page, mailed } = await settle(open);
    await world.hub.startFire({ Lat: lat + 0.3, Lon: lon, Condition: { Id: 3 }, SuperficieHa: 20 });
    const place = isFrench ? "À la hauteur du lac Bleu" : "À la hauteur du lac Vert";
    await world.hub.closeRoad({
      ...{ numeroRoute: isFrench ? "155" : "167", lat: lat + 0.25, lon, localisation: place },
      ...{ cause: "Fumée" },
    });
    const { text, link } = await mailed(
      isFrench ? /route 155 fermée près d’un feu/ : /Route 167 closed near a fire/,
    );
    expect(text).toContain(place);
    expect(text).toMatch(isFrench ? /À 5,6 km du feu nº/ : /5\.6 km from Fire No\./);
    await page.goto(link);
    await page.getByText(place).waitFor();
    await page.getByText(isFrench ? /^Près du feu nº/ : /^Near Fire No\./).waitFor();
    if (isFrench) expect(await violations(page)).toEqual([]);
    await page.goto(pathTo("profile-saved-locations", language));
    await expect.poll(() => page.locator("#sent svg[data-type=road]").count()).toBe(1);
  });
});
