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
const PLACES = { fr: "Chez Rosaire", en: "Rose’s house" } as const;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe.for(LANGUAGES)("alerts about official orders in %s", (language) => {
  const t = words(language);
  const isFrench = language === "fr";

  test("a person gets an official order verbatim by email, then the order's update and end, and can turn these emails off", async ({
    open,
  }) => {
    const person = await somebody(world.identity, language);
    const page = await open(pathTo("current-situation-location", language, {}, { here: "48.52,-72.23" }), {
      origin: world.origin,
      width: 360,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    const form = await startPlace({ page, language }, world.identity, person, PLACES[language]);
    await form.getByLabel(t("account.alerts.orders")).waitFor();
    expect(await form.getByLabel(t("account.alerts.orders")).isChecked()).toBe(true);
    if (isFrench) expect(await violations(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await finishPlace({ page, language });

    /** Waits for the only email with a matching subject. @returns the email's text */
    async function mailed(subject: RegExp) {
      const found = async () =>
        (await mailsTo(world.hub.url, person.email)).filter((mail) => subject.test(mail.subject));
      await expect.poll(async () => (await found()).length, { timeout: LIMIT_MS }).toBe(1);
      const text = (await found())[0]?.text ?? "";
      return text.replaceAll(/\s+/g, " ");
    }

    const own = (text: string) => ({ fr: `FR ${language}. ${text}`, en: `EN ${language}. ${text}` });
    const order = { kind: "evacuation", municipality: "Roberval", ...own("Route 169.") } as const;
    const id = await world.hub.issueOrder(order);
    const begun = await mailed(
      isFrench ? /^Chez Rosaire\s: alerte officielle «/ : /^Rose’s house: official alert “/,
    );
    expect(begun).toContain(`${language.toUpperCase()} ${language}. Route 169.`);
    expect(begun).toContain("Municipalité de Roberval");
    const link = new RegExp(`${world.origin}/\\S+(?:ici|at)=48.52,-72.23`).exec(begun)?.[0] ?? "";
    await page.goto(link);
    await page.getByText(order[language], { exact: true }).waitFor();

    await world.hub.changeOrder(id, own("Route 155."));
    const changed = await mailed(
      isFrench ? /mise à jour de l’alerte officielle «/ : /updated official alert “/,
    );
    expect(changed).toContain("Route 155.");
    expect(changed).toContain(isFrench ? "Remplace le message du" : "Replaces the message from");
    await world.hub.cancelOrder(id);
    const ended = await mailed(
      isFrench ? /annulation de l’alerte officielle «/ : /official alert cancelled, “/,
    );
    expect(ended).not.toContain("Route 155.");

    await page.goto(pathTo("profile-saved-locations", language));
    await expect.poll(() => page.locator("#sent svg[data-type=order]").count()).toBe(3);
    if (isFrench) expect(await violations(page)).toEqual([]);
    const card = page.getByRole("article", { name: PLACES[language] });
    await card.getByText(t("saved.alerted.orders")).waitFor();
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    await page.getByLabel(t("account.alerts.orders")).uncheck();
    await button(page, t("account.alerts.save")).click();
    await card.getByText(t("saved.alerted.orders")).waitFor({ state: "hidden" });
    await page.reload();
    await card.getByRole("button", { name: t("saved.alerts") }).click();
    expect(await page.getByLabel(t("account.alerts.orders")).isChecked()).toBe(false);
  });
});
