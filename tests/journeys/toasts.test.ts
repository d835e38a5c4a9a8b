import type { Locator } from "playwright-core";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const STAY_MS = 5000;
const t = words("fr");
/** Matches the error that the browser logs for requests in progress when the network is lost. */
const tolerate = /ERR_INTERNET_DISCONNECTED/;

test("a message shows for five seconds that the network is lost, and another shows that the network is back", async ({
  open,
}) => {
  const page = await open("/", { tolerate, prepare: (page) => page.clock.install() });
  const offline = page.getByText(t("toast.offline"));
  await page.context().setOffline(true);
  await offline.waitFor();
  // The clock also runs by itself, so leave room for a slow machine.
  await page.clock.fastForward(STAY_MS / 2);
  expect(await offline.isVisible()).toBe(true);
  await page.clock.fastForward(STAY_MS / 2);
  await offline.waitFor({ state: "detached" });
  await page.context().setOffline(false);
  await page.getByText(t("toast.online")).waitFor();
});

test("a message about the network closes at a press of its button, and can appear again", async ({
  open,
}) => {
  const page = await open("/", { tolerate });
  for (const isOffline of [true, false, true]) {
    await page.context().setOffline(isOffline);
    const message = page.getByText(t(isOffline ? "toast.offline" : "toast.online"));
    await message.waitFor();
    await page.getByRole("button", { name: t("toast.close") }).click();
    await message.waitFor({ state: "detached" });
  }
});

test("an offline page prefetches nothing and stays open", async ({ open }) => {
  const page = await open("/", { tolerate, prepare: (page) => page.clock.install() });
  await page.context().setOffline(true);
  await page.getByText(t("toast.offline")).waitFor();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.clock.fastForward(2000);
  await page.getByRole("link", { name: t("status.3.plural", { count: 2 }) }).hover();
  await page.clock.fastForward(2000);
  expect(requests).toEqual([]);
  await page.getByRole("heading", { level: 1, name: t("home.heading") }).waitFor();
});

/** Returns the texts of the matching elements that a message covers. */
const coveredBy = (message: Locator, selector: string) =>
  message.evaluate((text, selector) => {
    const toast = (text.parentElement ?? text).getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      })
      .map((element) => element.textContent);
  }, selector);

const PHONES = LANGUAGES.flatMap((language) =>
  (["light", "dark"] as const).map((theme) => ({ language, theme, width: 360 })),
);
const VISITS = [...PHONES, { language: "fr", theme: "light", width: 1280 } as const];

test.for(VISITS)(
  "a message about the network covers neither the close button nor the last button of a pop-in ($language, $theme, $width px)",
  async ({ language, ...visit }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("home", language), { tolerate, ...visit });
    await page.getByRole("button", { name: t("danger.help") }).click();
    const dialog = page.getByRole("dialog", { name: t("danger.help") });
    await page.context().setOffline(true);
    const message = dialog.getByText(t("toast.offline"));
    await message.waitFor();
    const buttons = dialog.getByRole("button").filter({ hasNotText: t("toast.close") });
    for (const button of [buttons.first(), dialog.getByRole("button", { name: t("danger.help.close") })]) {
      await button.scrollIntoViewIfNeeded();
      expect(await coveredBy(message, "dialog[open] :is(header, footer) button")).toEqual([]);
    }
  },
);

test.for(PHONES)(
  "on a phone, a message about the network does not cover the emergency numbers at the top ($language, $theme)",
  async ({ language, ...visit }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("home", language), { tolerate, ...visit });
    const numbers = `[aria-label="${t("emergency.label")}"] a`;
    expect(await page.locator(numbers).count()).toBeGreaterThan(1);
    await page.context().setOffline(true);
    const message = page.getByText(t("toast.offline"));
    await message.waitFor();
    expect(await coveredBy(message, numbers)).toEqual([]);
  },
);
