import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Request } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { QUESTIONS } from "#intake/reports/report-fields.ts";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { test } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { OPERATOR } from "../support/report.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
let photo: Buffer;
beforeAll(async () => {
  world = await startWorld({ history: true, env: { OPERATOR_TOKEN: OPERATOR.password } });
  const background = { r: 190, g: 110, b: 60 };
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => world?.stop());

const REFERENCE = /F-[2-9A-Z]{4}-[2-9A-Z]{4}/g;
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/;
const LATER_STEPS = [/where-part-.*\.js$/, /photo-field-.*\.js$/];
const SENDING = /\/api\/report(?:\/photo)?$/;

const reportFeatures = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        reference: z.string(),
        where: z.string(),
        waitedSeconds: z.number(),
        isSuspect: z.boolean(),
        photos: z.array(z.unknown()).or(z.number()),
      }),
    }),
  ),
});

/** Returns the reports on dispatch's page whose place contains a text. */
async function arrived(mark: string) {
  const answer = await fetch(`${world.workerHealth}/operator/reports/reports.geojson`, {
    headers: { authorization: `Basic ${btoa(`operator:${OPERATOR.password}`)}` },
  });
  const { features } = reportFeatures.parse(await answer.json());
  return features.map(({ properties }) => properties).filter(({ where }) => where.includes(mark));
}

/** Blocks the sending of reports while the network stays up. */
const block = (context: BrowserContext) => context.route(SENDING, (route) => route.abort());
/** Unblocks the sending of reports, and causes the `online` event that a browser sends to its pages. */
async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute(SENDING);
  await context.setOffline(true);
  await context.setOffline(false);
}

describe.for(VIEWS)("report on a bad network, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const path = pathTo("report-fire", language);
  const heading = (page: Page, key: Parameters<typeof t>[0]) => page.getByRole("heading", { name: t(key) });
  const press = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(key), exact: true }).click();
  const remove = (page: Page, place: string) =>
    page
      .getByRole("button", { name: t("queue.which", { act: t("queue.remove"), place }), exact: true })
      .click();
  const look = async (page: Page) => expect(await violations(page)).toEqual([]);
  const shoot = async (page: Page, name: string) => {
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  };
  const references = async (page: Page) =>
    [...((await page.locator("main").textContent()) ?? "").matchAll(REFERENCE)].map(([found]) => found);

  /** Fills in a report up to the last step, without sending the report. */
  async function write(page: Page, place: string): Promise<void> {
    await press(page, "report.intro.start");
    await page.getByLabel(t("where.words"), { exact: true }).fill(place);
    await press(page, "report.next");
    await page.getByText(QUESTIONS.seen.values.smoke[language], { exact: true }).click();
    await press(page, "report.next");
    await heading(page, "report.heading.near").waitFor();
    await press(page, "report.next");
    await heading(page, "report.heading.you").waitFor();
  }
  async function addPhoto(page: Page): Promise<void> {
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "feu.jpg", mimeType: "image/jpeg", buffer: photo });
    await page.getByAltText(t("report.photos.which", { number: "1" })).waitFor();
  }
  /** Waits until the browser has stored the photo, which happens after the page shows the photo. */
  const untilStored = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const opening = indexedDB.open("vigie-reports");
          await new Promise((opened) => opening.addEventListener("success", opened));
          const counting = opening.result.transaction("photos").objectStore("photos").count();
          await new Promise((counted) => counting.addEventListener("success", counted));
          opening.result.close();
          return counting.result;
        }),
      )
      .toBe(1);
  /** Closes the page, restores the network and opens another page. */
  async function another(page: Page, where = path): Promise<Page> {
    const next = await page.context().newPage();
    await page.close();
    // The old page must close first, because that releases its locks.
    await page.context().setOffline(false);
    await next.goto(where);
    await waitUntilHydrated(next);
    return next;
  }
  const visit = () => ({ origin: world.origin, width, tolerate: AWAY });

  byTurns("a report can be filled in on an open page after the network is lost", async ({ open }) => {
    const pending = new Set<Request>();
    const came: string[] = [];
    const page = await open(path, {
      ...visit(),
      prepare: async (opened) => {
        opened.on("request", (request) => pending.add(request));
        opened.on("requestfailed", (request) => pending.delete(request));
        opened.on("requestfinished", (request) => {
          pending.delete(request);
          came.push(request.url());
        });
      },
    });
    // The first pointer movement loads the later steps. The page only listens some time after hydration.
    await expect
      .poll(async () => {
        await page.mouse.move(100, 300 + came.length);
        await page.mouse.move(100, 200);
        return pending.size === 0 && LATER_STEPS.every((part) => came.some((url) => part.test(url)));
      })
      .toBe(true);
    await page.context().setOffline(true);
    await write(page, "Lac sans réseau");
    expect(new URL(page.url()).pathname).toBe(path);
  });

  byTurns("reports wait offline while the page is closed, and each report arrives once", async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const page = await open(path, visit());
    const context = page.context();
    await write(page, `Lac ${mark} 1`);
    await addPhoto(page);
    await context.setOffline(true);
    await press(page, "report.send");
    await heading(page, "report.heading.waiting").waitFor();
    await page.getByText(t("report.waiting.call")).waitFor();
    await shoot(page, "waiting");
    await look(page);
    await press(page, "report.sent.again");
    await page.getByText(t("queue.waiting")).waitFor();
    await shoot(page, "intro-waiting");
    await look(page);
    await write(page, `Lac ${mark} 2`);
    await press(page, "report.send");
    await heading(page, "report.heading.waiting").waitFor();
    await expect.poll(() => page.getByText(t("queue.waiting")).count()).toBe(2);
    await shoot(page, "waiting-two");
    expect(await references(page)).toEqual([]);

    await block(context);
    const later = await another(page);
    await later.getByText(`Lac ${mark} 2`).waitFor();
    await expect.poll(() => later.getByText(t("queue.waiting")).count()).toBe(2);
    expect(await arrived(mark)).toEqual([]);
    await goOnline(context);
    await expect.poll(async () => (await references(later)).length).toBeGreaterThanOrEqual(2);
    await look(later);
    await shoot(later, "intro-arrived");
    const stored = async () =>
      (await arrived(mark)).sort((one, other) => one.where.localeCompare(other.where));
    await expect.poll(async () => (await stored()).map(({ photos }) => photos)).toMatchObject([1, 0]);
    const found = await stored();
    expect(found.map(({ where }) => where)).toEqual([`Lac ${mark} 1`, `Lac ${mark} 2`]);
    expect(new Set(await references(later))).toEqual(new Set(found.map(({ reference }) => reference)));
    for (const { waitedSeconds } of found) expect(waitedSeconds).toBeGreaterThan(0);
  });

  byTurns("a waiting report shows its reference once the network is back", async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const page = await open(path, visit());
    await write(page, `Lac ${mark}`);
    await addPhoto(page);
    await page.context().setOffline(true);
    await press(page, "report.send");
    await heading(page, "report.heading.waiting").waitFor();
    await page.context().setOffline(false);
    await heading(page, "report.heading.sent").waitFor();
    await page.getByText(t("report.photos.sent", { count: 1 })).waitFor();
    await look(page);
    await shoot(page, "sent");
    expect(await references(page)).toEqual((await arrived(mark)).map(({ reference }) => reference));
  });

  byTurns("an unfinished report is kept with its photo, and a person can discard it", async ({ open }) => {
    const page = await open(path, visit());
    await write(page, "Lac Clair");
    await page.getByLabel(t("report.you.name"), { exact: true }).fill("Marie-Ève Gagné");
    await addPhoto(page);
    await untilStored(page);
    await page.reload();
    await waitUntilHydrated(page);
    await heading(page, "report.heading.you").waitFor();
    await page.getByText(t("report.left.text")).waitFor();
    expect(await page.getByLabel(t("report.you.name"), { exact: true }).inputValue()).toBe("Marie-Ève Gagné");
    await page.getByAltText(t("report.photos.which", { number: "1" })).waitFor();
    await look(page);
    await shoot(page, "left-you");
    const later = await another(page);
    await later.getByText(t("report.left.text")).waitFor();
    await look(later);
    await shoot(later, "left-intro");
    await press(later, "report.left.erase");
    await later.getByText(t("report.left.text")).waitFor({ state: "detached" });
    await later.reload();
    await waitUntilHydrated(later);
    await write(later, "Lac Vert");
    expect(await later.getByLabel(t("report.you.name"), { exact: true }).inputValue()).toBe("");
    expect(await later.getByAltText(t("report.photos.which", { number: "1" })).count()).toBe(0);
  });

  byTurns(
    "a waiting report is also sent from the home page, which shows the report's reference",
    async ({ open }) => {
      const mark = randomUUID().slice(0, 8);
      const page = await open(path, visit());
      const context = page.context();
      await write(page, `Lac ${mark}`);
      await context.setOffline(true);
      await press(page, "report.send");
      await heading(page, "report.heading.waiting").waitFor();
      await block(context);
      const home = await another(page, pathTo("home", language));
      await home.getByText(t("queue.toast.waiting")).waitFor();
      await look(home);
      await shoot(home, "home-waiting");
      await goOnline(context);
      await home.getByText(t("queue.toast.sent")).waitFor();
      await home.getByText(t("queue.toast.waiting")).waitFor({ state: "detached" });
      await look(home);
      await shoot(home, "home-arrived");
      const [stored] = await arrived(mark);
      await home.getByText(`${t("queue.toast.sent")} ${stored?.reference}`).waitFor();
      await home.getByRole("link", { name: t("queue.toast.see") }).click();
      await home.getByText(`${t("queue.sent")} ${stored?.reference}`, { exact: true }).waitFor();
      await remove(home, `Lac ${mark}`);
      await home.getByText(`Lac ${mark}`).waitFor({ state: "detached" });
      const requests: string[] = [];
      home.on("request", (request) => requests.push(request.url()));
      await home.goto(pathTo("home", language));
      await waitUntilHydrated(home);
      await home.waitForLoadState("networkidle");
      expect(requests.filter((url) => url.includes("queue"))).toEqual([]);
    },
  );

  byTurns("a waiting report is only deleted after the person confirms", async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const page = await open(path, visit());
    await write(page, `Lac ${mark}`);
    await page.context().setOffline(true);
    await press(page, "report.send");
    await heading(page, "report.heading.waiting").waitFor();
    await remove(page, `Lac ${mark}`);
    await page.getByText(t("queue.remove.ask")).waitFor();
    await look(page);
    await shoot(page, "remove");
    await press(page, "queue.remove.no");
    await remove(page, `Lac ${mark}`);
    await press(page, "queue.remove.yes");
    await heading(page, "report.heading.intro").waitFor();
    await page.context().setOffline(false);
    await page.waitForLoadState("networkidle");
    expect(await arrived(mark)).toEqual([]);
  });

  byTurns("a waiting report that the server rejects opens in the form for correction", async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const page = await open(path, { ...visit(), tolerate: new RegExp(`${AWAY.source}|422`) });
    const context = page.context();
    const phone = page.getByLabel(t("report.you.phone"), { exact: true });
    await context.route(/report-form/, (route) => route.abort());
    await write(page, `Lac ${mark}`);
    await phone.fill("555");
    await context.setOffline(true);
    await press(page, "report.send");
    await heading(page, "report.heading.waiting").waitFor();
    await context.unroute(/report-form/);
    await context.setOffline(false);
    await page.getByText(t("report.failed.text")).waitFor();
    await look(page);
    await shoot(page, "mend");
    await phone.fill("418 555-1234");
    await press(page, "report.send");
    await heading(page, "report.heading.sent").waitFor();
    expect(await arrived(mark)).toHaveLength(1);
  });
});
