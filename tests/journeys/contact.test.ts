import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { pathTo } from "#app/paths.ts";
import { violations } from "../audit/axe.ts";
import { test } from "../support/browse.ts";
import { mailsTo } from "../support/identity.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

const REFERENCE = /M-[2-9A-Z]{4}-[2-9A-Z]{4}/;

describe.for(VIEWS)("a message to the agency, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const path = pathTo("contact", language);

  test.for([true, false])("is mended, sent and answered (scripts: %s)", async (javascript, { open }) => {
    const page = await open(path, { origin: world.origin, width, javascript, tolerate: /422/ });
    // The judge runs in the page: with scripts alone.
    const look = async () => javascript && expect(await violations(page)).toEqual([]);
    const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
    const send = () => page.getByRole("button", { name: t("contact.send"), exact: true }).click();
    const email = `citoyenne.${randomUUID()}@example.org`;
    const text = `Bonjour,\n\nDeux lignes de ${email}.`;
    await field("contact.message").fill(text);
    await field("contact.phone").fill("555");
    await send();
    const problems = page.getByRole("alert").getByRole("link");
    await expect.poll(() => problems.count()).toBe(3);
    expect((await field("contact.message").inputValue()).replaceAll("\r\n", "\n")).toBe(text);
    await look();
    await field("contact.subject").selectOption("permit");
    await field("contact.email").fill(email);
    await field("contact.phone").fill("418 555-1234");
    await field("contact.region").selectOption("04");
    await send();
    await page.getByRole("heading", { name: t("contact.sent") }).waitFor();
    const reference = REFERENCE.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
    expect(reference).not.toBe("");
    await look();
    const letters = () => mailsTo(world.hub.url, email);
    await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(1);
    expect(JSON.stringify(await letters())).toContain(reference);
  });

  test("stays typed while the network is away, and goes when it is back", async ({ open }) => {
    const page = await open(path, {
      origin: world.origin,
      width,
      tolerate: /ERR_INTERNET_DISCONNECTED|Failed/,
    });
    const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
    const send = () => page.getByRole("button", { name: t("contact.send"), exact: true }).click();
    await field("contact.subject").selectOption("general");
    await field("contact.message").fill("Bonjour");
    await page.waitForLoadState("networkidle");
    await field("contact.email").fill(`citoyen.${randomUUID()}@example.org`);
    await page.context().setOffline(true);
    await send();
    await page.getByText(t("contact.failed.offline")).waitFor();
    expect(await field("contact.message").inputValue()).toBe("Bonjour");
    await page.context().setOffline(false);
    await send();
    await page.getByRole("heading", { name: t("contact.sent") }).waitFor();
  });
});
