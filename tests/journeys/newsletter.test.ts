import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { emailKey } from "#accounts/email-key.server.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { pathTo } from "#plan/paths.ts";
import { readSettings } from "#settings";
import { violations } from "../audit/axe.ts";
import { test } from "../support/browse.ts";
import { fromElsewhere } from "../support/from-elsewhere.ts";
import { mailedLink, mailsTo } from "../support/identity.ts";
import { publishRelease, publishStory } from "../support/publish-story.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, env: { TRUSTED_PROXIES: "1" } });
});
afterAll(async () => world?.stop());

const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

const sound = async (page: Page) => {
  // Waits until fading elements, such as toasts, are fully visible.
  await page.waitForTimeout(400);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

describe.for(VIEWS)("releases without a profile, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const path = pathTo("newsletter", language);

  byTurns.for([true, false])(
    "a person can subscribe to releases, confirm the email address, change the subscription and unsubscribe (scripts: %s)",
    async (javascript, { open }) => {
      const visit = { origin: world.origin, width, javascript, tolerate: /410/, context: fromElsewhere() };
      // Axe runs in the page, so it needs scripts.
      const look = async () => javascript && sound(page);
      const email = `lectrice.${randomUUID()}@example.org`;
      const page = await open(path, visit);
      await look();
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      await page.getByLabel(t("newsletter.email"), { exact: true }).fill(email);
      await page.getByLabel(t("newsletter.industrial")).check();
      await page.getByLabel(t("newsletter.consent")).check();
      await press(t("newsletter.ask"));
      const heading = page.getByRole("heading", { level: 1, name: t("newsletter.asked") });
      await heading.waitFor();
      if (javascript) {
        expect(await isInSight(heading)).toBe(true);
        expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
        await page
          .getByRole("region", { name: t("toast.region") })
          .getByText(t("newsletter.asked"))
          .waitFor();
        expect(await page.getByText(t("toast.profileUpdated")).count()).toBe(0);
      }
      await look();

      await expect.poll(async () => (await mailsTo(world.hub.url, email)).length).toBe(1);
      const link = await mailedLink(world.hub.url, email);
      await page.goto(link);
      await look();
      await press(t("newsletter.confirm.action"));
      await page.getByRole("heading", { level: 1, name: t("newsletter.confirmed") }).waitFor();
      await page.getByText("l…@example.org").waitFor();
      await look();

      const slug = `infolettre-${language}-${javascript}`;
      const title = `Communiqué ${slug}`;
      await publishRelease(world.hub, slug, { fr: title, en: title });
      const release = async () =>
        (await mailsTo(world.hub.url, email)).find(({ subject }) => subject === title);
      await expect.poll(release).toBeDefined();
      const preferences = new RegExp(`${world.origin}\\S+(?:cle|key)=\\S+`).exec(
        (await release())?.text ?? "",
      );
      await page.goto(preferences?.[0] ?? "");
      await page.getByRole("heading", { level: 1, name: t("newsletter.choice"), exact: true }).waitFor();

      await page.getByLabel(t("newsletter.industrial")).uncheck();
      await press(t("newsletter.choice.save"));
      await page.getByText(t("newsletter.choice.saved"), { exact: true }).first().waitFor();
      expect(await page.getByLabel(t("newsletter.industrial")).isChecked()).toBe(false);

      await press(t("newsletter.stop"));
      await page.getByRole("heading", { level: 1, name: t("newsletter.stopped") }).waitFor();
      await look();

      await page.goto(link);
      await press(t("newsletter.confirm.action"));
      await page.getByRole("heading", { level: 1, name: t("newsletter.over") }).waitFor();
      await page.getByRole("link", { name: t("newsletter.again"), exact: true }).click();
      await page.getByRole("heading", { level: 1, name: t("newsletter.title"), exact: true }).waitFor();
    },
  );

  byTurns("the newsletter form without scripts keeps typed text and says what is wrong", async ({ open }) => {
    const page = await open(path, {
      origin: world.origin,
      width,
      javascript: false,
      tolerate: /422/,
    });
    await page.getByLabel(t("newsletter.email"), { exact: true }).fill("pas une adresse");
    await page.getByLabel(t("newsletter.public")).uncheck();
    await page.getByRole("button", { name: t("newsletter.ask"), exact: true }).click();
    const summary = page.getByRole("alert");
    await summary.getByText(t("form.email")).waitFor();
    await summary.getByText(t("form.choose")).waitFor();
    await summary.getByText(t("form.agree")).waitFor();
    expect(await page.getByLabel(t("newsletter.email"), { exact: true }).inputValue()).toBe(
      "pas une adresse",
    );
    expect(await page.getByLabel(t("newsletter.public")).isChecked()).toBe(false);
  });

  byTurns.for([true, false])(
    "if the site cannot look up an email's link, the page says that the subscription still exists (scripts: %s)",
    async (javascript, { open }) => {
      // The shared season's site has no database, and uses the demo's keys.
      const key = emailKey(createKeyedHash(readSettings({}).SEAL_KEYS), "newsletter", randomUUID());
      const link = pathTo("newsletter", language, {}, { key });
      const page = await open(link, { width, javascript, tolerate: /503/ });
      await page.getByRole("heading", { level: 1, name: t("newsletter.away") }).waitFor();
      await page.getByText(t("newsletter.away.text")).waitFor();
      expect(await page.getByLabel(t("newsletter.email"), { exact: true }).count()).toBe(0);
      if (javascript) await sound(page);
      const again = page.getByRole("link", { name: t("newsletter.away.again"), exact: true });
      expect(await again.getAttribute("href")).toBe(link);
      const requested = page.waitForResponse((response) => response.url().includes(key));
      await again.click();
      expect((await requested).status()).toBe(503);
      await page.getByRole("heading", { level: 1, name: t("newsletter.away") }).waitFor();
    },
  );

  byTurns.for([true, false])(
    "if a network requests too many emails, the newsletter form shows the reason in view and keeps the address (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(path, {
        origin: world.origin,
        width,
        javascript,
        tolerate: /429/,
        context: fromElsewhere(),
      });
      const field = page.getByLabel(t("newsletter.email"), { exact: true });
      const ask = async (email: string) => {
        await field.fill(email);
        await page.getByLabel(t("newsletter.consent")).check();
        await page.getByRole("button", { name: t("newsletter.ask"), exact: true }).click();
      };
      for (const _each of [1, 2]) {
        await ask(`lectrice.${randomUUID()}@example.org`);
        await page.getByRole("heading", { level: 1, name: t("newsletter.asked") }).waitFor();
        await page.goto(world.origin + path);
      }
      await ask("marie@example.org");
      await expect.poll(() => isInSight(page.getByText(t("newsletter.many.text")))).toBe(true);
      expect(await field.inputValue()).toBe("marie@example.org");
    },
  );

  byTurns("the newsletter button is disabled without a valid address and consent", async ({ open }) => {
    const page = await open(path, { origin: world.origin, width });
    const button = page.getByRole("button", { name: t("newsletter.ask"), exact: true });
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel(t("newsletter.email"), { exact: true }).fill("marie@example.org");
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel(t("newsletter.consent")).check();
    expect(await button.isDisabled()).toBe(false);
    await page.getByLabel(t("newsletter.email"), { exact: true }).fill("marie@");
    expect(await button.isDisabled()).toBe(true);
  });
});

test("the old address of a release redirects to the new address after editors change the address", async () => {
  await publishRelease(world.hub, "premiere-adresse", { fr: "Un communiqué", en: "A release" });
  const at = (slug: string) => pathTo("release", "en", { slug });
  const ask = async () => {
    const answer = await fetch(world.origin + at("premiere-adresse"), { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  await expect.poll(ask).toEqual([200, null]);
  await publishStory(world.hub, "communiques/premiere-adresse", ({ en, ...facts }) => ({
    ...facts,
    en: { ...(en as object), slug: "second-address" },
  }));
  await expect.poll(ask).toEqual([301, at("second-address")]);
});
