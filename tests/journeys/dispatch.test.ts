import { randomInt, randomUUID } from "node:crypto";
import { check } from "@placemarkio/check-geojson";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { newPerson, test } from "../support/browse.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { startWorld, type World } from "../support/world.ts";

const PASSWORD = "vigie-operator-token";
const WORDS = {
  fr: {
    checking: "En vérification",
    known: "Feu déjà connu",
    confirmed: "Confirmé",
    show: "Afficher les signalements",
    same: "Peut-être le même feu",
    changed: "Une autre personne a changé cet état",
    map: /^Carte autour de/,
    whole: "Carte de tous les signalements",
    pause: "Suspendre la mise à jour",
    resume: "Reprendre la mise à jour",
    paused: "Mise à jour suspendue.",
    name: "Votre nom",
    saveName: "Enregistrer le nom",
    readBy: "Consultations consignées au nom de",
    list: "Consultations de renseignements personnels",
    password: "agence (nom donné avec le mot de passe)",
  },
  en: {
    checking: "Being checked",
    known: "Fire already known",
    confirmed: "Confirmed",
    show: "Show reports",
    same: "May be the same fire",
    changed: "Someone else changed this status",
    map: /^Map around/,
    whole: "Map of all reports",
    pause: "Pause updates",
    resume: "Resume updates",
    paused: "Updates are paused.",
    name: "Your name",
    saveName: "Save name",
    readBy: "Recorded as",
    list: "Access to personal information",
    password: "agence (name sent with the password)",
  },
} as const;

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, env: { OPERATOR_TOKEN: PASSWORD, TRUSTED_PROXIES: "1" } });
});
afterAll(async () => world?.stop());

/** Sends a report. @returns the report's reference */
async function report(form: Readonly<Record<string, unknown>>, language: Language = "fr"): Promise<string> {
  const sent = { key: randomUUID(), language, token: "", proof: null, waitedSeconds: 0, photos: 0 };
  const answer = await fetch(world.origin + REPORT_PATH, {
    method: "POST",
    // Each report comes from another network, so that no report requires proof of work.
    headers: {
      "Content-Type": "application/json",
      Origin: world.origin,
      "X-Forwarded-For": `203.0.${randomInt(1, 250)}.7`,
    },
    body: JSON.stringify({ ...sent, form: { seen: "smoke", source: "map", ...form } }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()).reference;
}

async function dispatcher(language: Language, width = 1280, javascript = true) {
  const origin = new URL(world.workerHealth).origin;
  const person = await newPerson("/", {
    origin,
    width,
    javascript,
    theme: width < 500 ? "dark" : "light",
    context: { httpCredentials: { username: "agence", password: PASSWORD }, acceptDownloads: true },
  });
  const page = await person.newPage();
  await page.goto(`/operator/reports?lang=${language}`);
  return page;
}
const articleOf = (page: Page, reference: string) => page.locator(`article[data-reference="${reference}"]`);
const pressed = (page: Page, reference: string) =>
  articleOf(page, reference).locator("button[aria-pressed=true]").textContent();

describe.for(LANGUAGES)("dispatch's page in %s", (language) => {
  const byTurns = takingTurns(test, language);
  const words = WORDS[language];
  /** Latitude of the reported fires. Each language has its own fires. */
  const lat = language === "fr" ? 48.5 : 50.5;

  byTurns(
    "dispatch's page shows the sender's phone, stores a report's status, and lets two people work on reports at once",
    async () => {
      const [one, two] = [
        await report({
          lat: String(lat),
          lon: "-74",
          near: ["people"],
          phone: "418 555-0100",
          callBack: "yes",
        }),
        await report({ lat: String(lat + 0.01), lon: "-74", comment: "=1+1", name: "@SUM(A1)" }),
      ];
      const [page, other] = [await dispatcher(language), await dispatcher(language, 360)];
      for (const each of [page, other]) {
        await articleOf(each, two).waitFor();
        const group = each.locator("li", { has: articleOf(each, two) });
        expect(await group.getByText(words.same).count()).toBe(1);
        expect(await articleOf(each, one).evaluate((own) => own.closest("li")?.id)).toBe(
          await group.getAttribute("id"),
        );
        expect(await violations(each)).toEqual([]);
        expect(
          await each.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      expect(
        await articleOf(page, one).getByRole("link", { name: "418 555-0100" }).getAttribute("href"),
      ).toBe("tel:4185550100");
      const title = await page.title();
      expect(title).toMatch(/^\(\d+\) /);
      // Changes the status by keyboard. The focus must stay on the button.
      const button = articleOf(page, one).getByRole("button", { name: words.checking });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => pressed(page, one)).toBe(words.checking);
      expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
      expect(await page.title()).not.toBe(title);
      // A change from an outdated page is rejected with a message.
      await other.route(/\/operator\/reports\?/, (route) =>
        route.request().method() === "GET" ? route.abort() : route.continue(),
      );
      await other.locator("#stale:visible").waitFor();
      await articleOf(page, two).getByRole("button", { name: words.known }).click();
      await expect.poll(() => pressed(page, two)).toBe(words.known);
      await articleOf(other, two).getByRole("button", { name: words.confirmed }).click();
      await other.getByText(words.changed).waitFor();
      await expect.poll(() => pressed(other, two)).toBe(words.known);
      expect(await violations(other)).toEqual([]);
      // A new report is announced and appears on the page by itself.
      const third = await report({ lat: String(lat + 1.5), lon: "-70", spread: "fast" });
      await expect.poll(() => page.locator("#announcement").textContent()).toContain(third);
      await articleOf(page, third).waitFor();
      for (const each of [page, other]) await each.context().close();
    },
  );

  byTurns(
    "dispatch's page stays unchanged while its updates are paused, and shows new reports once they are resumed",
    async () => {
      const page = await dispatcher(language, 360);
      const looks: string[] = [];
      await page.clock.install();
      await page.getByRole("link", { name: words.pause }).focus();
      await page.keyboard.press("Enter");
      const updates = page.locator("#updates");
      await updates.getByText(words.paused).waitFor();
      // A screen reader continues at the focus.
      await expect.poll(() => updates.evaluate((own) => own === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const reference = await report({ lat: String(lat + 1), lon: "-62" });
      page.on("request", (request) => looks.push(request.url()));
      await page.clock.runFor(20_000);
      expect(looks).toEqual([]);
      expect(await articleOf(page, reference).count()).toBe(0);
      await page.getByRole("link", { name: words.resume }).click();
      await articleOf(page, reference).waitFor();
      await page.clock.runFor(6_000);
      await expect.poll(() => looks.length).toBeGreaterThan(1);
      await page.context().close();
    },
  );

  byTurns(
    "dispatch's page asks for the reader's name, remembers the name, and records who read which report",
    async () => {
      const reference = await report({ lat: String(lat + 0.75), lon: "-60" });
      const page = await dispatcher(language, 360);
      await articleOf(page, reference).waitFor();
      const name = language === "fr" ? "Zoé Roy, répartition" : "Zoe Roy, dispatch";
      await page.getByRole("textbox", { name: words.name }).focus();
      await page.keyboard.insertText(name);
      await page.keyboard.press("Enter");
      const reader = page.locator("#reader");
      await reader.getByText(`${words.readBy} ${name}`).waitFor();
      // A screen reader continues at the focus.
      await expect.poll(() => reader.evaluate((own) => own === document.activeElement)).toBe(true);
      await reader.getByText(words.readBy).click();
      expect(await page.getByRole("textbox", { name: words.name }).inputValue()).toBe(name);
      expect(await violations(page)).toEqual([]);
      const list = page.getByRole("region", { name: words.list });
      const ofReports = (who: string) => list.getByRole("row", { name: who }).filter({ hasText: reference });
      await expect
        .poll(async () => {
          await page.goto(`/operator?lang=${language}`);
          return [await ofReports(name).count(), await ofReports(words.password).count()];
        })
        .toEqual([1, 1]);
      await page.getByText(`${words.readBy} ${name}`).waitFor();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    },
  );

  byTurns("dispatch's page works with plain forms without scripts", async () => {
    const reference = await report({ lat: String(lat + 0.5), lon: "-66" });
    const page = await dispatcher(language, 360, false);
    await articleOf(page, reference).getByRole("button", { name: words.checking }).click();
    expect(await pressed(page, reference)).toBe(words.checking);
    expect(page.url()).toContain("#r-");
    await page.locator("select[name=status]").selectOption("checking");
    await page.getByRole("button", { name: words.show }).click();
    expect(await articleOf(page, reference).count()).toBe(1);
    await page
      .locator("li", { has: articleOf(page, reference) })
      .getByRole("link", { name: words.map })
      .click();
    await page.getByRole("link", { name: words.whole }).waitFor();
    expect(await page.locator(".map a").count()).toBe(1);
    await page.context().close();
  });

  byTurns("dispatch's page offers files that are safe for a spreadsheet and a map", async () => {
    await report({
      lat: String(lat + 2),
      lon: "-64.25",
      comment: "=1+1",
      name: "@SUM(A1)",
      where: "+cmd|' /C calc'!A0",
    });
    const page = await dispatcher(language);
    const download = async (name: RegExp) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name }).click(),
      ]);
      const stream = await file.createReadStream();
      return Buffer.concat(await stream.toArray()).toString("utf8");
    };
    const csv = await download(/CSV/);
    for (const cell of ["'=1+1", "'@SUM(A1)", "'+cmd|"]) expect(csv).toContain(cell);
    expect(csv).not.toMatch(/(?:^|[;,\n])"?[=@]/m);
    const { features } = check(await download(/GeoJSON/)) as { features: { geometry: unknown }[] };
    expect(features.map(({ geometry }) => geometry)).toContainEqual({
      type: "Point",
      coordinates: [-64.25, lat + 2],
    });
    await page.context().close();
  });
});
