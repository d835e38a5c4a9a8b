import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, vi } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { expect, test } from "../support/browse.ts";
import { aPerson, DEMO, logIn, mailsTo, type NewPerson, signUp, somebody } from "../support/identity.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

/** Matches console messages to ignore: requests to the provider's pages, and failures that a test causes. */
const tolerated = () => new RegExp(`foreign request: ${world.identity}|Failed to load resource`);
const visit = (width: number) => ({ origin: world.origin, width, tolerate: tolerated() });

const messages = z.array(z.object({ subject: z.string().optional(), text: z.string() }));
const subscription = z.looseObject({ endpoint: z.string() });
async function outbox(channel: "sms" | "push", to: string) {
  const answer = await fetch(`${world.hub.url}/outbox?${new URLSearchParams({ channel, to })}`);
  return messages.parse(await answer.json());
}
const smsTo = async (to: string) => (await outbox("sms", to)).map(({ text }) => text);

/** Returns a phone number that is not verified. */
const aPhone = () => `+1418555${String(randomInt(10_000)).padStart(4, "0")}`;

describe.for(VIEWS)("accounts in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const at = (name: Parameters<typeof pathTo>[0]) => pathTo(name, language);
  const button = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(key), exact: true });

  /** Signs in as a new person from a page of the profile, and returns to that page. */
  async function comeIn(page: Page): Promise<NewPerson> {
    const person = await somebody(world.identity, language);
    await button(page, "account.signIn").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await logIn(page, person);
    await page.waitForURL((url) => url.origin === world.origin && !url.search.includes("code="));
    await button(page, "profile.signOut").waitFor();
    return person;
  }

  byTurns(
    "a place that a visitor saves before signing up is kept during sign-up, appears in saved places, and has alerts that can be changed",
    async ({ open }) => {
      const [person, phone] = [aPerson(), aPhone()];
      const place = pathTo("current-situation-location", language, {}, { place: "la-tuque" });
      const page = await open(place, visit(width));
      await button(page, "save.place").click();
      const dialog = page.getByRole("dialog", { name: t("account.notConnected") });
      await dialog.waitFor();
      expect(await violations(page)).toEqual([]);
      await button(page, "account.signUp").click();
      await page.waitForURL((url) => url.origin === world.identity);
      expect(await page.locator("html").getAttribute("lang")).toBe(`${language}-CA`);
      expect(await violations(page)).toEqual([]);
      await signUp(page, person);
      await page.waitForURL((url) => url.pathname + url.search === place);
      const form = page.getByRole("dialog", { name: t("account.place.save") });
      await form.waitFor();
      expect(await page.getByLabel(t("account.place.nickname")).inputValue()).toBe("La Tuque");
      await page.getByLabel(t("account.alerts.on")).check();
      const save = form.getByRole("button", { name: t("account.place.save"), exact: true });
      expect(await save.isDisabled()).toBe(true);
      await page.getByLabel(t("account.alerts.smsNotification")).check();
      await page.getByLabel(t("account.consent.alerts")).check();
      expect(await save.isDisabled()).toBe(true);
      for (const refused of ["0418 555 1234", "011 44 20 7946 0958"]) {
        await page.getByLabel(t("form.phone.label")).fill(refused);
        await page.getByText(t("form.phone"), { exact: true }).waitFor();
        expect(await save.isDisabled()).toBe(true);
      }
      await page.getByLabel(t("form.phone.label")).fill(phone.slice(2));
      expect(await page.getByLabel(t("form.phone.label")).inputValue()).toBe(phone);
      expect(await violations(page)).toEqual([]);
      await save.click();
      await form.waitFor({ state: "hidden" });
      await page.getByText(t("toast.placeSaved")).waitFor();
      await page.reload();
      await page.getByText(t("account.saved.place"), { exact: true }).waitFor();
      expect(await page.getByText(t("location.alerts"), { exact: true }).count()).toBe(0);
      const cookies = await page.context().cookies(world.origin);
      expect(cookies.map(({ name }) => name).filter((name) => name.includes("authenticated"))).toEqual([]);
      await button(page, "account.saved.place.undo").click();
      await button(page, "account.delete.sure").click();
      await button(page, "save.place").click();
      await page.getByLabel(t("account.alerts.on")).check();
      await page.getByLabel(t("account.alerts.smsNotification")).check();
      await page.getByLabel(t("account.consent.alerts")).check();
      await save.click();
      await button(page, "account.saved.place.undo").waitFor();
      await expect.poll(() => mailsTo(world.hub.url, person.email).then((mails) => mails.length)).toBe(2);
      await page.goto(at("profile-saved-locations"));
      const card = page.getByRole("article", { name: "La Tuque" });
      await card.getByText(t("saved.danger"), { exact: true }).waitFor();
      await page.getByText(t("phone.first")).waitFor();
      const crumbs = page.getByRole("navigation", { name: t("nav.breadcrumbs") });
      await crumbs
        .locator("[aria-current=page]")
        .getByText(t("profile.profile-saved-locations.short"), { exact: true })
        .waitFor();
      const add = page.getByRole("link", { name: t("saved.add") });
      // The button is only as wide as its text and padding.
      expect((await add.boundingBox())?.width).toBeLessThan(300);
      expect(await violations(page)).toEqual([]);
      // No code is sent to the phone before the email address is confirmed. The phone number is kept.
      await page.getByText(t("phone.first.email")).waitFor();
      await page.getByRole("link", { name: t("phone.first.go") }).click();
      await page.getByText(t("phone.emailFirst", { email: person.email })).waitFor();
      expect(await button(page, "phone.send").count()).toBe(0);
      expect(await page.getByLabel(t("form.phone.label")).inputValue()).toBe(phone);
      expect(await violations(page)).toEqual([]);
      await page.goto(at("profile-saved-locations"));
      await card.getByRole("button", { name: t("saved.alerts") }).click();
      const alerts = page.getByRole("dialog", { name: t("account.alerts.title") });
      await alerts.getByLabel(t("account.alerts.on")).waitFor();
      // The only title is the dialog's.
      expect(await alerts.getByText(t("account.alerts.title"), { exact: true }).count()).toBe(1);
      for (const channel of ["emailNotification", "smsNotification"] as const)
        await alerts.getByLabel(t(`account.alerts.${channel}`)).uncheck();
      await alerts.getByText(t("account.alerts.noChannel")).waitFor();
      await alerts.getByLabel(t("account.alerts.on")).uncheck();
      await alerts.getByRole("button", { name: t("account.alerts.save") }).click();
      await card.getByText(t("saved.notAlerted")).waitFor();
      await card.getByRole("button", { name: t("saved.delete") }).click();
      await card.getByRole("button", { name: t("account.delete.sure") }).click();
      await page.getByText(t("saved.none")).waitFor();
    },
  );

  byTurns("a person follows a fire from its page, and the profile lists its changes", async ({ open }) => {
    const page = await open(at("profile-saved-fires"), visit(width));
    await comeIn(page);
    await page.getByText(t("followed.none")).waitFor();
    await page.goto(pathTo("fire-index", language));
    await page.locator("main tbody th a").first().click();
    await button(page, "save.fire").click();
    await page.getByText(t("toast.fireSaved")).waitFor();
    // The button keeps the focus, shows the saved state even after a reload, and can undo it.
    await page.locator("button:focus").getByText(t("account.saved.fire.undo")).waitFor();
    await page.reload();
    await page.getByText(t("account.saved.fire"), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, "account.saved.fire.undo").click();
    await page.getByText(t("toast.fireDeleted")).waitFor();
    await button(page, "save.fire").click();
    await button(page, "account.saved.fire.undo").waitFor();
    await page.goto(at("profile-saved-fires"));
    await page.getByText(t("followed.noNews")).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: t("account.saved.fire.undo") }).click();
    await page.getByText(t("followed.none")).waitFor();
  });

  byTurns("a phone is verified by a code, and errors appear next to the phone's field", async ({ open }) => {
    const page = await open(at("profile-information"), visit(width));
    await comeIn(page);
    const phone = aPhone();
    const field = page.getByLabel(t("form.phone.label"));
    await field.fill("418555");
    await button(page, "information.save").click();
    const summary = page.getByRole("alert").filter({ hasText: t("form.phone") });
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe("+1418555");
    expect(await violations(page)).toEqual([]);
    await field.fill(phone.slice(2));
    await page.getByLabel(t("information.quiet")).check();
    await button(page, "information.save").click();
    await page.getByText(t("toast.profileUpdated")).waitFor();
    await button(page, "phone.send").click();
    await expect.poll(() => smsTo(phone).then((sent) => sent.length)).toBe(1);
    // The person can still type the code after leaving the page to read the text message.
    await page.reload();
    await page.getByText(t("phone.waits", { phone, time: "@" }).split("@")[0] ?? "").waitFor();
    expect(await violations(page)).toEqual([]);
    const code = /\d{6}/.exec((await smsTo(phone))[0] ?? "")?.[0] ?? "";
    await page.getByLabel(t("phone.code")).fill(code === "000000" ? "000001" : "000000");
    await button(page, "phone.confirm").click();
    await page.getByText(t("phone.wrong")).waitFor();
    await page.getByLabel(t("phone.code")).fill(code);
    await button(page, "phone.confirm").click();
    await page.getByText(t("phone.verified", { phone })).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(t("information.quiet")).isChecked()).toBe(true);
  });

  byTurns(
    "a device gets a test notification after its owner allows notifications, and its owner can turn notifications off",
    async ({ open }) => {
      const subscriptions: { endpoint: string }[] = [];
      const page = await open(at("profile-information"), {
        ...visit(width),
        context: { serviceWorkers: "allow" },
        async prepare(each) {
          await each.exposeFunction("subscribeAtMaker", async () => {
            const answer = await fetch(`${world.push}/devices`, { method: "POST" });
            subscriptions.push(subscription.parse(await answer.json()));
            return subscriptions.at(-1);
          });
          // Replaces the person's permission and the platform's subscription, which a headless browser lacks.
          await each.addInitScript(() => {
            Object.defineProperty(Notification, "permission", { get: () => "default" });
            Notification.requestPermission = async () => "granted";
            PushManager.prototype.subscribe = async () => {
              const made = await Reflect.get(window, "subscribeAtMaker")();
              return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => made });
            };
          });
        },
      });
      await comeIn(page);
      await page.getByText(t("notifications.off")).waitFor();
      await button(page, "notifications.start").click();
      await page.getByText(t("notifications.on")).waitFor();
      expect(await violations(page)).toEqual([]);
      await button(page, "account.push.test").click();
      await page.getByText(t("account.push.tested")).waitFor();
      const to = subscriptions[0]?.endpoint.split("/").at(-1) ?? "";
      await expect
        .poll(() => outbox("push", to).then(([sent]) => sent?.subject))
        .toContain(language === "fr" ? "ESSAI" : "TEST");

      await page.goto(pathTo("current-situation-location", language, {}, { place: "la-tuque" }));
      await button(page, "save.place").click();
      await page.getByLabel(t("account.alerts.on")).check();
      await page.getByLabel(t("account.alerts.pushNotification")).check();
      await button(page, "account.push.test").waitFor();
      expect(await violations(page)).toEqual([]);

      await page.goto(at("profile-information"));
      await button(page, "notifications.stop").click();
      await page.getByText(t("notifications.off")).waitFor();
    },
  );

  byTurns("a person turns on press releases by email with consent", async ({ open }) => {
    const page = await open(at("releases"), visit(width));
    await button(page, "save.releases").click();
    await button(page, "account.signIn").click();
    await page.waitForURL((url) => url.origin === world.identity);
    await logIn(page, await somebody(world.identity, language));
    await page.waitForURL((url) => url.pathname === at("releases"));
    const form = page.getByRole("dialog", { name: t("account.releases.title") });
    await form.getByLabel(t("account.releases.CommuniqueGrandPublic")).check();
    const save = form.getByRole("button", { name: t("account.releases.save") });
    expect(await save.isDisabled()).toBe(true);
    await form.getByLabel(t("account.consent.releases")).check();
    expect(await violations(page)).toEqual([]);
    await save.click();
    await page.getByText(t("toast.profileUpdated")).waitFor();
    await page.reload();
    await page.getByText(t("account.saved.releases"), { exact: true }).waitFor();
    await button(page, "account.saved.releases.undo").click();
    await form.waitFor();
    await page.goto(at("profile-releases"));
    const checkbox = page.getByLabel(t("account.releases.CommuniqueGrandPublic"));
    await checkbox.waitFor();
    expect(await checkbox.isChecked()).toBe(true);
  });

  byTurns("signing out in one tab signs out in all tabs and returns to the page", async ({ open }) => {
    const page = await open(at("profile-saved-locations"), visit(width));
    const person = await comeIn(page);
    const other = await page.context().newPage();
    await other.goto(at("home"));
    await other.getByRole("link", { name: person.firstName }).waitFor();
    await button(page, "profile.signOut").click();
    await page.waitForURL((url) => url.pathname === at("profile-saved-locations"));
    await button(page, "account.signIn").waitFor();
    await other.getByRole("link", { name: t("nav.profile") }).waitFor();
  });

  byTurns(
    "a person who deletes the profile can first see and download the data, and is then also deleted at the provider",
    async ({ open }) => {
      const page = await open(at("profile-delete"), visit(width));
      const person = await comeIn(page);
      expect(await page.getByRole("listitem").filter({ hasText: /^0 / }).count()).toBe(0);
      const download = page.waitForEvent("download");
      await button(page, "information.download").click();
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
      await button(page, "delete.ask").click();
      const confirm = page.getByRole("dialog", { name: t("delete.title") });
      const last = confirm.getByRole("button", { name: t("delete.do") });
      expect(await last.isDisabled()).toBe(true);
      await confirm.getByLabel(t("delete.sure")).check();
      expect(await violations(page)).toEqual([]);
      await last.click();
      await page.waitForURL((url) => url.origin === world.origin && url.pathname === at("profile-delete"));
      await page.getByRole("heading", { level: 1, name: t("erased.heading") }).waitFor();
      expect(await button(page, "account.signIn").count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      const users = await (await fetch(`${world.hub.url}/users`)).text();
      expect(users).not.toContain(person.email);
      await expect
        .poll(() => mailsTo(world.hub.url, person.email).then(([newest]) => newest?.subject))
        .toMatch(language === "fr" ? /supprimé/ : /deleted/);
    },
  );
});

test("a page of the profile says that it loads until the identity client is ready", async () => {
  const page = await (await fetch(world.origin + pathTo("profile-information", "en"))).text();
  expect(page).toContain(words("en")("profile.loading"));
});

test("a signed-in person can save a place while the identity provider is unreachable", async ({ open }) => {
  const language: Language = "fr";
  const t = words(language);
  const page = await open(pathTo("profile-saved-locations", language), visit(1280));
  await page.getByRole("button", { name: t("account.signIn") }).click();
  await page.waitForURL((url) => url.origin === world.identity);
  await logIn(page, DEMO);
  await page.getByText(t("saved.none")).waitFor();
  await world.hub.putFault({ status: 503 }, "identity");
  try {
    await page.goto(pathTo("current-situation-location", language, {}, { place: "chibougamau" }));
    await page.getByRole("button", { name: t("save.place") }).click();
    const form = page.getByRole("dialog", { name: t("account.place.save") });
    await form.getByRole("button", { name: t("account.place.save"), exact: true }).click();
    await page.getByText(t("toast.placeSaved")).waitFor();
  } finally {
    await world.hub.clearFaults();
  }
});

test("no page can show the identity provider in a frame, and a popup of the provider has no opener", async ({
  open,
}) => {
  const page = await open(pathTo("home", "fr"), { ...visit(1280), tolerate: /./ });
  const directive = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        document.body.append(Object.assign(document.createElement("iframe"), { src }));
      }),
    world.identity,
  );
  expect(directive).toBe("frame-src");
  const popup = page.waitForEvent("popup");
  await page.evaluate((url) => void window.open(url), `${world.identity}/forgot`);
  expect(await (await popup).evaluate(() => window.opener)).toBeNull();
});

test("a visitor who is not signed in loads no identity client before signing in", async ({ open }) => {
  const requested: string[] = [];
  const page = await open(pathTo("home", "en"), {
    ...visit(360),
    prepare: async (each) => each.on("request", (request) => requested.push(request.url())),
  });
  await page.getByRole("link", { name: words("en")("nav.profile") }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /identity|account/.test(new URL(url).pathname))).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(world.origin))).toEqual([]);
});

test("signed-in visitors get the same bytes of a page as everyone else, from the same cache", async () => {
  const session = {
    cookie: "auth0.vigie-web.is.authenticated=true; _legacy_auth0.vigie-web.is.authenticated=true",
    authorization: "Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
  };
  for (const path of [pathTo("home", "fr"), pathTo("releases", "en"), pathTo("profile-information", "fr")]) {
    // A reading that arrives between the two requests renews the page.
    await vi.waitFor(async () => {
      const one = await fetch(world.origin + path);
      const other = await fetch(world.origin + path, { headers: session });
      expect(await other.text(), path).toBe(await one.text());
      expect(other.headers.get("etag"), path).toBe(one.headers.get("etag"));
      expect(other.headers.get("set-cookie"), path).toBeNull();
    }, 30_000);
  }
});

test("an iPhone on which Vigie is not installed shows how to get notifications", async ({ open }) => {
  const t = words("fr");
  const page = await open(pathTo("profile-information", "fr"), {
    ...visit(360),
    prepare: (each) =>
      each.addInitScript(() => {
        Reflect.deleteProperty(window, "PushManager");
        Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" });
      }),
  });
  await page.getByRole("button", { name: t("account.signIn") }).click();
  await logIn(page, DEMO);
  await page.getByText(t("account.push.home-screen.what")).waitFor();
});
