import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { pathTo } from "#plan/paths.ts";
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

const LIMIT_MS = 60_000;
/** Place of each language's test, next to the air station of Saguenay or of Sept-Îles. */
const PLACES = {
  fr: { name: "Chez Aline", here: "48.43,-71.07", station: "EQSAG", town: "Saguenay" },
  en: { name: "Ada’s house", here: "50.20,-66.38", station: "EQSEI", town: "Sept-Îles" },
} as const;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe.for(LANGUAGES)("alerts about the air in %s", (language) => {
  const t = words(language);
  const isFrench = language === "fr";
  const { name, here, station, town } = PLACES[language];

  test("a person chooses a level of bad air, gets one email when the air reaches it, and can turn these alerts off", async ({
    open,
  }) => {
    await world.hub.putAir(station, 2);
    const person = await somebody(world.identity, language);
    const page = await open(pathTo("current-situation-location", language, {}, { here }), {
      origin: world.origin,
      width: 360,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    const form = await startPlace({ page, language }, world.identity, person, name);
    const level = form.getByLabel(t("account.alerts.air"), { exact: true });
    await level.waitFor();
    expect(await level.inputValue()).toBe("");
    await level.selectOption({ label: t("account.alerts.air.7") });
    if (isFrench) expect(await violations(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await finishPlace({ page, language });

    const mails = async () =>
      (await mailsTo(world.hub.url, person.email)).filter((mail) => /\bair\b/i.test(mail.subject));
    await world.hub.putAir(station, 8);
    await expect.poll(async () => (await mails()).length, { timeout: LIMIT_MS }).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(
      isFrench
        ? /^Chez Aline\s: cote air santé maintenant élevée \(8\)$/
        : /^Ada’s house: Air Quality Health Index now high \(8\)$/,
    );
    const text = mail?.text.replaceAll(/\s+/g, " ") ?? "";
    expect(text).toContain(isFrench ? `à la station ${town}` : `at the ${town} station`);
    const link = new RegExp(`${world.origin}/\\S+(?:ici|at)=${here}`).exec(text)?.[0] ?? "";
    await page.goto(link);
    await page.getByText(t("around.air.index", { index: 8 })).waitFor();

    await page.goto(pathTo("profile-saved-locations", language));
    await expect.poll(() => page.locator("#sent svg[data-type=air]").count()).toBe(1);
    const card = page.getByRole("article", { name });
    await card.getByText(t("saved.alerted.air", { level: 7 })).waitFor();
    if (isFrench) expect(await violations(page)).toEqual([]);
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    await page
      .getByLabel(t("account.alerts.air"), { exact: true })
      .selectOption({ label: t("account.alerts.air.none") });
    await button(page, t("account.alerts.save")).click();
    await card.getByText(t("saved.alerted.air", { level: 7 })).waitFor({ state: "hidden" });
    await page.reload();
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    expect(await page.getByLabel(t("account.alerts.air"), { exact: true }).inputValue()).toBe("");
  });
});
