import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, test } from "../support/browse.ts";
import { logIn, somebody } from "../support/identity.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

const subscriptionMade = z.looseObject({ endpoint: z.string() });
type Made = z.output<typeof subscriptionMade>;
const idOf = ({ endpoint }: Made) => endpoint.split("/").at(-1) ?? "";

/** Returns a double of the permission prompt and of the push service, which a headless browser lacks. */
function browserDouble(made: () => Promise<Made>) {
  const now = { permission: "default", subscription: null as Made | null };
  return {
    now,
    async prepare(page: Page) {
      await page.exposeFunction("pushNow", () => now);
      await page.exposeFunction("pushAsk", () => {
        now.permission = "granted";
      });
      await page.exposeFunction("pushSubscribe", async () => {
        now.subscription ??= await made();
        return now.subscription;
      });
      await page.exposeFunction("pushUnsubscribe", () => {
        now.subscription = null;
      });
      await page.addInitScript((permission) => {
        let seen = sessionStorage.getItem("test.permission") ?? permission;
        const call = (name: string) => Reflect.get(window, name)();
        const subscription = (json: unknown) =>
          json &&
          Object.assign(Object.create(PushSubscription.prototype), {
            toJSON: () => json,
            unsubscribe: () => call("pushUnsubscribe"),
          });
        const set = (value: string) => {
          seen = value;
          sessionStorage.setItem("test.permission", value);
        };
        Object.defineProperty(Notification, "permission", { get: () => seen });
        Reflect.set(window, "setPermission", set);
        Notification.requestPermission = async () => {
          await call("pushAsk");
          set("granted");
          return "granted";
        };
        PushManager.prototype.getSubscription = async () =>
          subscription((await call("pushNow")).subscription);
        PushManager.prototype.subscribe = async () => subscription(await call("pushSubscribe"));
      }, now.permission);
    },
    /** Changes the permission and subscription as a person would in the browser's settings. */
    async set(page: Page, permission: string, subscription: Made | null) {
      now.subscription = subscription;
      await page.evaluate((value) => {
        Reflect.get(window, "setPermission")(value);
        window.dispatchEvent(new Event("focus"));
      }, permission);
    },
  };
}

const newDevice = async () =>
  subscriptionMade.parse(await (await fetch(`${world.push}/devices`, { method: "POST" })).json());
const shown = async (made: Made) => {
  const requested = new URLSearchParams({ channel: "push", to: idOf(made) });
  return z.array(z.unknown()).parse(await (await fetch(`${world.hub.url}/outbox?${requested}`)).json())
    .length;
};

describe.for(SOME_VIEWS)("notifications in $language at $width px", ({ language, width }) => {
  const t = words(language);
  const at = (name: Parameters<typeof pathTo>[0]) => pathTo(name, language);
  const button = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(key), exact: true });
  const visit = () => ({
    origin: world.origin,
    width,
    tolerate: new RegExp(`foreign request: ${world.identity}|Failed to load resource`),
    context: { serviceWorkers: "allow" } as const,
  });

  async function comeIn(page: Page): Promise<void> {
    const person = await somebody(world.identity, language);
    await button(page, "account.signIn").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await logIn(page, person);
    await page.waitForURL((url) => url.origin === world.origin && !url.search.includes("code="));
    await button(page, "profile.signOut").waitFor();
  }

  /** Saves the place La Tuque with alerts only by push notification. */
  async function saveWithPushOnly(page: Page): Promise<void> {
    await page.goto(pathTo("current-situation-location", language, {}, { place: "la-tuque" }));
    await button(page, "save.place").click();
    await page.getByLabel(t("account.alerts.on")).check();
    const box = (key: Parameters<typeof t>[0]) => page.getByRole("checkbox", { name: t(key), exact: true });
    await box("account.alerts.emailNotification").uncheck();
    await box("account.alerts.pushNotification").check();
    await button(page, "account.push.test").waitFor();
    await page.getByLabel(t("account.consent.alerts")).check();
    await button(page, "account.place.save").click();
    await page.getByText(t("toast.placeSaved")).waitFor();
  }

  test("if a person blocks notifications in the browser, the profile names the affected place, and notifications can be turned on again", async ({
    open,
  }) => {
    const browser = browserDouble(newDevice);
    const page = await open(at("profile-information"), { ...visit(), prepare: browser.prepare });
    await comeIn(page);
    await saveWithPushOnly(page);

    await page.goto(at("profile-saved-locations"));
    const card = page.getByRole("article", { name: "La Tuque" });
    await card.getByText(t("saved.danger"), { exact: true }).waitFor();
    expect(await page.getByText(t("account.push.lost")).count()).toBe(0);

    await browser.set(page, "denied", null);
    const notice = page.getByRole("alert").filter({ hasText: t("account.push.lost") });
    await notice.getByText(t("account.push.silent", { names: "La Tuque" })).waitFor();
    await notice.getByText(t("account.push.lost.denied")).waitFor();
    await card.getByText(t("saved.by.push.lost")).waitFor();
    expect(await button(page, "account.push.restart").count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    await card.getByRole("button", { name: t("saved.alerts") }).click();
    const dialog = page.getByRole("dialog", { name: t("account.alerts.title") });
    await dialog.getByText(t("account.push.lost")).waitFor();
    await dialog.getByText(t("account.push.silent.this")).waitFor();
    expect(await violations(page)).toEqual([]);

    for (const screen of ["profile-saved-fires", "profile-information"] as const) {
      await page.goto(at(screen));
      await page
        .getByRole("alert")
        .filter({ hasText: t("account.push.lost") })
        .waitFor();
    }
    await page.getByText(t("notifications.lost")).waitFor();
    expect(await violations(page)).toEqual([]);

    // The person allows notifications again, but the browser dropped the subscription.
    await browser.set(page, "granted", null);
    await page.getByText(t("account.push.lost.possible")).waitFor();
    await button(page, "account.push.restart").click();
    await page.getByText(t("notifications.on")).waitFor();
    expect(await page.getByText(t("account.push.lost")).count()).toBe(0);
    const made = browser.now.subscription;
    await button(page, "account.push.test").click();
    await expect.poll(() => made && shown(made)).toBe(1);
  });

  test("a place name typed into a form while notifications are being turned on stays in the form", async ({
    open,
  }) => {
    const ready = Promise.withResolvers<void>();
    const browser = browserDouble(async () => {
      await ready.promise;
      return newDevice();
    });
    const page = await open(at("profile-information"), { ...visit(), prepare: browser.prepare });
    await comeIn(page);
    await page.goto(pathTo("current-situation-location", language, {}, { place: "la-tuque" }));
    await button(page, "save.place").click();
    await page.getByLabel(t("account.alerts.on")).check();
    await page.getByRole("checkbox", { name: t("account.alerts.pushNotification"), exact: true }).check();
    const name = page.getByLabel(t("account.place.nickname"));
    await name.fill("Chalet");
    ready.resolve();
    await button(page, "account.push.test").waitFor();
    expect(await name.inputValue()).toBe("Chalet");
  });

  test("a push subscription that changed while no page was open is sent to the server by the service worker or at the next visit", async ({
    open,
  }) => {
    const browser = browserDouble(newDevice);
    const page = await open(at("profile-information"), { ...visit(), prepare: browser.prepare });
    await comeIn(page);
    await button(page, "notifications.start").click();
    await page.getByText(t("notifications.on")).waitFor();

    // The browser sends the event of the change to the service worker while another page is open.
    const [second, third] = [await newDevice(), await newDevice()];
    browser.now.subscription = second;
    await page.goto("/robots.txt");
    const workers = page.context().serviceWorkers();
    const worker = workers.find((each) => each.url().includes("push-worker"));
    await worker?.evaluate(async (json) => {
      const event = Object.assign(new Event("pushsubscriptionchange"), {
        oldSubscription: null,
        newSubscription: { toJSON: () => json },
      });
      await new Promise((resolve) => {
        self.dispatchEvent(
          Object.assign(event, { waitUntil: (work: Promise<unknown>) => work.then(resolve) }),
        );
      });
    }, second);
    const saves: string[] = [];
    page.on("request", (request) => saves.push(new URL(request.url()).pathname));
    await page.goto(at("profile-information"));
    await page.getByText(t("notifications.on")).waitFor();
    await button(page, "account.push.test").click();
    await expect.poll(() => shown(second)).toBe(1);
    expect(saves).not.toContain("/api/account/devices/save");

    // This time the service worker receives no event. The next visit sends the subscription.
    browser.now.subscription = third;
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/account/devices/save"));
    await page.goto(at("profile-information"));
    await saved;
    await page.getByText(t("notifications.on")).waitFor();
    await button(page, "account.push.test").click();
    await expect.poll(() => shown(third)).toBe(1);
  });

  test("if the push service no longer knows the device, the profile says that notifications no longer arrive", async ({
    open,
  }) => {
    const browser = browserDouble(newDevice);
    const page = await open(at("profile-information"), { ...visit(), prepare: browser.prepare });
    await comeIn(page);
    await button(page, "notifications.start").click();
    await page.getByText(t("notifications.on")).waitFor();
    const made = browser.now.subscription;
    await fetch(`${world.push}/devices/${made && idOf(made)}`, { method: "DELETE" });
    await button(page, "account.push.test").click();
    await page.getByText(t("account.push.tested")).waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole("heading", { name: t("notifications.title") }).waitFor();
        return page.getByText(t("account.push.lost.possible")).count();
      })
      .toBe(1);
    await button(page, "account.push.restart").click();
    await page.getByText(t("notifications.on")).waitFor();
    expect(browser.now.subscription).not.toEqual(made);
  });
});
