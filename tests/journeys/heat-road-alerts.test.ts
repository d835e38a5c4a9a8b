import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { pathTo } from "#app/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { test } from "../support/browse.ts";
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
/** Far from each other, so that what is near one place is near no other. */
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

  test("a person chooses both, gets an email about heat that says no fire, and one about a road near a fire", async ({
    open,
  }) => {
    const person = await somebody(world.identity, language);
    const page = await open(pathTo("current-situation-location", language, {}, { here }), {
      origin: world.origin,
      width: 360,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    const form = await startPlace({ page, language }, world.identity, person, name);
    const heat = form.getByLabel(t("account.alerts.heat"));
    const roads = form.getByLabel(t("account.alerts.roads", { distance: "50\u00a0km" }));
    await heat.waitFor();
    expect([await heat.isChecked(), await roads.isChecked()]).toEqual([false, false]);
    await heat.check();
    await roads.check();
    if (isFrench) expect(await violations(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await finishPlace({ page, language });

    /** Returns the email whose subject has some words. */
    async function mailed(subject: RegExp) {
      const found = async () =>
        (await mailsTo(world.hub.url, person.email)).filter((mail) => subject.test(mail.subject));
      await expect.poll(async () => (await found()).length, { timeout: LIMIT_MS }).toBe(1);
      const [mail] = await found();
      return { subject: mail?.subject ?? "", text: mail?.text.replaceAll(/\s+/g, " ") ?? "" };
    }

    await world.hub.addHotSpot({ lat: lat - 0.1, lon });
    const seen = await mailed(isFrench ? /chaleur vue par satellite/ : /heat seen by satellite/);
    expect(seen.subject).toMatch(
      isFrench
        ? /^Chez Aline\s: chaleur vue par satellite à 11\skm au sud$/
        : /^Ada’s house: heat seen by satellite 11\skm to the south$/,
    );
    expect(seen.subject).not.toMatch(FIRE_WORDS);
    expect(seen.text).toContain(t("around.heat.about").replaceAll(/\s+/g, " "));
    const link = new RegExp(`${world.origin}/\\S+(?:ici|at)=${here}`).exec(seen.text)?.[0] ?? "";
    await page.goto(link);
    await page.getByText(t("around.heat.noneKnown")).waitFor();

    await world.hub.startFire({ Lat: lat + 0.3, Lon: lon, Condition: { Id: 3 }, SuperficieHa: 20 });
    const place = isFrench ? "À la hauteur du lac Bleu" : "À la hauteur du lac Vert";
    const id = await world.hub.closeRoad({
      ...{ numeroRoute: isFrench ? "155" : "167", lat: lat + 0.25, lon, localisation: place },
      ...{ cause: "Fumée" },
    });
    const closed = await mailed(isFrench ? /route 155 fermée près d’un feu/ : /route 167 closed near a fire/);
    expect(closed.text).toContain(place);
    expect(closed.text).toMatch(isFrench ? /À 5,6 km du feu nº/ : /5\.6 km from Fire No\./);
    await page.goto(link);
    await page.getByText(place).waitFor();
    await page.getByText(isFrench ? /^Près du feu nº/ : /^Near Fire No\./).waitFor();
    if (isFrench) expect(await violations(page)).toEqual([]);
    await world.hub.openRoad(id);
    await mailed(isFrench ? /fin de la fermeture de la route 155/ : /closure of route 167 over/);

    await page.goto(pathTo("profile-saved-locations", language));
    await expect.poll(() => page.locator("#sent svg[data-type=road]").count()).toBe(2);
    expect(await page.locator("#sent svg[data-type=heat]").count()).toBe(1);
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
    expect(await page.getByLabel(t("account.alerts.roads", { distance: "50\u00a0km" })).isChecked()).toBe(
      true,
    );
  });
});
