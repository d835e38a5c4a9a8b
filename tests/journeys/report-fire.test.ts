import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { anyServer } from "#database/database.double.ts";
import type { TestServer } from "#database/servers.double.ts";
import { prepareMigrated } from "#database/templates.double.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { violations, violationsWithoutScripts } from "../audit/axe.ts";
import { type Open, test } from "../support/browse.ts";
import { mailsTo } from "../support/identity.ts";
import { AS_OPERATOR, dispatched, OPERATOR, reportOn, storedReports } from "../support/report.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { WORKS_FIRST } from "../support/watch.ts";
import { startWorld, type World } from "../support/world.ts";

const MAILBOX = "repartition@example.org";
/** Time before the report is sent. A faster report is suspect, because a program could have sent it. */
const PERSON_MS = 3_500;

let server: TestServer | undefined;
let world: World;
beforeAll(async () => {
  server = await prepareMigrated(anyServer());
  await server.start();
  world = await startWorld({
    history: true,
    env: { DATABASE_URL: server?.url ?? "", REPORT_MAILBOX: MAILBOX, OPERATOR_TOKEN: OPERATOR.password },
  });
});
afterAll(async () => {
  await world?.stop();
  await server?.remove();
});

/** A photo whose metadata has a position, as in photos taken with a phone. */
const photo = {
  name: "feu.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: "#e25822" } })
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: {
        ...{ GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" },
        ...{ GPSLongitudeRef: "W", GPSLongitude: "72/1 15/1 0/1" },
      },
    })
    .jpeg()
    .toBuffer(),
};

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

describe.for(VIEWS)("report of a fire, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const path = pathTo("report-fire", language);
  const visit = async (open: Open, more: Parameters<Open>[1] = {}) => {
    const page = await open(path, { origin: world.origin, width, tolerate: WORKS_FIRST, ...more });
    const look = async () => expect(await violations(page)).toEqual([]);
    return { page, look, ...reportOn(page, language) };
  };
  const place = language === "fr" ? "La Tuque" : "Roberval";

  byTurns(
    "a person can correct the answers of a report, send the report, and get its reference and a copy by email",
    async ({ open }) => {
      const { page, look, t, is, goOn, sent, field, button, answer, title } = await visit(open);
      await is("intro");
      await look();
      await goOn("where");
      expect(await isFocused(title("where"))).toBe(true);
      const begun = page.waitForTimeout(PERSON_MS);
      await look();
      await button("report.next").click();
      await page.getByRole("alert").getByRole("link").waitFor();
      await look();
      await field("where.words").fill(place);
      await expect.poll(() => page.getByRole("alert").getByRole("link").count()).toBe(0);
      await button("where.find").click();
      await page
        .getByRole("status", { name: t("where.point") })
        .getByText(place)
        .first()
        .waitFor();
      await look();
      await goOn("seen");
      await button("report.next").click();
      await page.getByRole("alert").getByRole("link").click();
      expect(await isFocused(answer("seen", "smoke"))).toBe(true);
      await look();
      await answer("seen", "both").check();
      await answer("burning", "trees").check();
      await goOn("near");
      await answer("near", "people").check();
      await page.getByText(t("report.near.people.call")).waitFor();
      await look();
      await goOn("you");
      const email = `temoin.${randomUUID()}@example.org`;
      await field("report.you.name").fill("Témoin");
      await field("report.you.email").fill("temoin@");
      await button("report.send").click();
      await page.getByText(t("form.email"), { exact: true }).waitFor();
      await look();

      // The answers stay after going back, after going forward and after a reload.
      for (const step of ["near", "seen", "where"] as const) {
        await page.goBack();
        await is(step);
      }
      expect(await field("where.words").inputValue()).toBe(place);
      for (const step of ["seen", "near", "you"] as const) {
        await page.goForward();
        await is(step);
      }
      expect(await field("report.you.name").inputValue()).toBe("Témoin");
      await page.reload();
      await is("you");
      expect(await field("report.you.name").inputValue()).toBe("Témoin");
      await page.goBack();
      await is("near");
      expect(await answer("near", "people").isChecked()).toBe(true);
      await page.goForward();

      await field("report.you.email").fill(email);
      await begun;
      await button("report.send").click();
      const reference = await sent();
      await look();
      await page.getByText(t("report.sent.copy", { email })).waitFor();
      expect(await storedReports(world, reference)).toMatchObject([
        { properties: { seen: "both", near: ["people"], burning: ["trees"], isSuspect: false, email } },
      ]);
      for (const to of [email, MAILBOX])
        await expect.poll(async () => JSON.stringify(await mailsTo(world.hub.url, to))).toContain(reference);
      await expect
        .poll(() => dispatched(world, "received", reference))
        .toMatchObject([{ where: place, name: "Témoin", language }]);
    },
  );

  byTurns(
    "a report can be sent without scripts, and is not lost if the database is down meanwhile",
    async ({ open }) => {
      const { page, t, is, goOn, goOnFrom, sent, field, button, answer } = await visit(open, {
        javascript: false,
        tolerate: /422|503/,
      });
      const look = async () => expect(await violationsWithoutScripts(page)).toEqual([]);
      await look();
      await goOn("where");
      await look();
      await button("report.next").click();
      await is("where");
      await look();
      await goOnFrom(place);
      await look();
      await answer("seen", "smoke").check();
      await goOn("near");
      await look();
      await button("report.back").click();
      await is("seen");
      expect(await answer("seen", "smoke").isChecked()).toBe(true);
      await button("report.back").click();
      await is("where");
      expect(await field("where.words").inputValue()).toBe(place);
      await goOnFrom(place);
      await goOn("near");
      await answer("near", "buildings").check();
      await goOn("you");
      await field("report.you.email").fill("temoin@");
      await field("report.you.comment").fill("Près du pont");
      await button("report.send").click();
      await is("you");
      await look();
      const described = (await field("report.you.email").getAttribute("aria-describedby")) ?? "";
      const descriptions = described.split(" ").map((id) => page.locator(`[id="${id}"]`));
      expect(await Promise.all(descriptions.map((each) => each.textContent()))).toContain(t("form.email"));
      await field("report.you.email").fill("");
      await server?.stop();
      try {
        await button("report.send").click();
        await page.getByText(t("report.failed"), { exact: true }).waitFor();
        await look();
      } finally {
        await server?.start();
      }
      expect(await field("report.you.comment").inputValue()).toBe("Près du pont");
      await button("report.send").click();
      const reference = await sent();
      await look();
      expect(await storedReports(world, reference)).toMatchObject([
        { properties: { where: place, seen: "smoke", near: ["buildings"], comment: "Près du pont" } },
      ]);
    },
  );

  byTurns("a report can be sent by keyboard only", async ({ open }) => {
    const { page, t, is, sent, field, button, answer, title } = await visit(open);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    /** Presses Tab until the element has the focus. Fails after 40 presses. */
    async function tabTo(element: Locator): Promise<void> {
      const before = keys;
      while (!(await isFocused(element))) {
        expect(keys - before, `Tabs to ${element}`).toBeLessThan(40);
        await press("Tab");
      }
    }
    await tabTo(page.getByRole("link", { name: t("skip.main") }));
    await press("Enter");
    await tabTo(button("report.intro.start"));
    await press("Enter");
    await is("where");
    expect(await isFocused(title("where"))).toBe(true);
    await tabTo(field("where.words"));
    await page.keyboard.type(place);
    await press("Enter");
    await page.getByRole("status", { name: t("where.point") }).waitFor();
    await tabTo(button("report.next"));
    await press("Enter");
    await is("seen");
    expect(await isFocused(title("seen"))).toBe(true);
    await tabTo(answer("seen", "smoke"));
    await press("Space");
    await press("ArrowDown");
    expect(await answer("seen", "flames").isChecked()).toBe(true);
    await tabTo(button("report.next"));
    await press("Enter");
    await is("near");
    expect(await isFocused(title("near"))).toBe(true);
    await tabTo(button("report.next"));
    await press("Enter");
    await is("you");
    await tabTo(button("report.send"));
    await press("Enter");
    await sent();
    expect(await isFocused(title("sent"))).toBe(true);
    expect(keys).toBeLessThan(90);
  });

  byTurns("a report can have photos, and a photo's position is only sent with consent", async ({ open }) => {
    const agrees = language === "en";
    const { page, t, goOn, sent, field, button, answer } = await visit(open);
    await goOn("where");
    await field("where.words").fill("47.5 -72.25");
    await goOn("seen");
    await answer("seen", "flames").check();
    await goOn("near");
    await goOn("you");
    await field("report.photos.add").setInputFiles(photo);
    await field("report.photos.add").setInputFiles("intake/reports/photo-example.heic");
    await expect
      .poll(() =>
        page.getByRole("button", { name: t("report.photos.remove.which", { number: "2" }) }).count(),
      )
      .toBe(1);
    expect(await violations(page)).toEqual([]);
    const place = page.getByRole("checkbox", { name: t("report.photos.position") });
    expect(await place.isChecked()).toBe(false);
    if (agrees) await place.check();
    await button("report.send").click();
    const reference = await sent();
    await page.getByText(t("report.photos.sent", { count: 2 })).waitFor();
    await expect.poll(async () => (await dispatched(world, "photo", reference)).length).toBe(2);
    const photos = await dispatched(world, "photo", reference);
    for (const { html } of photos) {
      const [, jpeg = ""] = /base64,([^"]+)/.exec(html) ?? [];
      expect((await sharp(Buffer.from(jpeg, "base64")).metadata()).exif).toBeUndefined();
    }
    const at = agrees ? { lat: 47.5, lon: -72.25 } : null;
    expect(photos.find(({ width }) => width === 320)).toMatchObject({ at });
  });
});

test("a report sent twice is stored once, and dispatch sees the reports of two people about one fire as a group", async ({
  open,
}) => {
  async function reported(page: Page, language: Language, where: string): Promise<string> {
    const { goOn, goOnFrom, field, answer, button, sent } = reportOn(page, language);
    await goOn("where");
    if (language === "en") await goOnFrom(where);
    else {
      await field("where.words").fill(where);
      await goOn("seen");
    }
    await answer("seen", "smoke").check();
    await goOn("near");
    await goOn("you");
    await button("report.send").click();
    return sent();
  }
  const first = await open(pathTo("report-fire", "fr"), {
    origin: world.origin,
    width: 360,
    tolerate: WORKS_FIRST,
  });
  const requested = first.waitForRequest((request) => new URL(request.url()).pathname === "/api/report");
  const reference = await reported(first, "fr", "50.1 -74.2");
  // Sends the report again, as the queue does if the response was lost.
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const again = await first.request.post("/api/report", { headers, data: (await requested).postDataJSON() });
  expect(await again.json()).toMatchObject({ reference });
  expect(await storedReports(world, reference)).toHaveLength(1);

  const second = await open(pathTo("report-fire", "en"), { origin: world.origin, javascript: false });
  const other = await reported(second, "en", "50.11 -74.2");
  expect(other).not.toBe(reference);
  const dispatch = await open("/operator/reports?lang=fr", {
    origin: world.workerHealth,
    javascript: false,
    context: AS_OPERATOR,
  });
  const group = dispatch.getByRole("listitem").filter({ hasText: reference }).filter({ hasText: other });
  await group.getByText("Peut-être le même feu (2)").waitFor();
  expect(await group.getByRole("heading", { level: 3 }).count()).toBe(2);
});
