import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import { pathTo } from "#plan/paths.ts";
import { ask } from "../api/contract.ts";
import { violations } from "../audit/axe.ts";
import { test } from "../support/browse.ts";
import { aPerson, mailsTo, type NewPerson, signUp, somebody } from "../support/identity.ts";
import { phoneWithTheApp } from "../support/phone.ts";
import { finishPlace, startPlace } from "../support/save-place.ts";
import { VIEWS } from "../support/screens.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, season: { scenario: "winter" } });
});
afterAll(async () => world?.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe.for(VIEWS)("alerts, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const isFrench = language === "fr";

  test("a person receives an alert of a fire near their place, and the message links to the fire's page", async ({
    open,
  }) => {
    const person = await somebody(world.identity, language);
    const page = await open(pathTo("current-situation-location", language, {}, { place: "la-tuque" }), {
      origin: world.origin,
      width,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    const form = await startPlace({ page, language }, world.identity, person, "Chez mémé");
    // The form must have its own styles, because the styles of the previous page are gone.
    expect(await form.locator("form").evaluate((element) => getComputedStyle(element).display)).toBe("grid");
    await form.getByText(isFrench ? /^Chez mémé.*nouveau feu à 12/ : /^Chez mémé: new fire 12/).waitFor();
    const saving = page.waitForRequest((request) => request.url().endsWith(ACCOUNT_PATHS.savePlace));
    await finishPlace({ page, language });
    const phone = await phoneWithTheApp(world, (await saving).postDataJSON());

    await world.hub.startFire({ Lat: 47.5, Lon: -72.78, Condition: { Id: 3 } });
    const alert = async () =>
      (await mailsTo(world.hub.url, person.email)).find(({ subject }) => subject.startsWith("Chez mémé"));
    await expect.poll(alert).toBeDefined();
    const letter = await alert();
    expect(letter?.subject).toMatch(
      isFrench
        ? /^Chez mémé\s: nouveau feu hors contrôle à \d+(,\d)?\skm au nord/
        : /^Chez mémé: new out-of-control fire \d+(\.\d)?\skm to the north/,
    );
    expect(letter?.text).toContain("911");
    await expect
      .poll(() => phone.notifications())
      .toMatchObject([{ subject: letter?.subject, text: expect.stringContaining(`${world.origin}/`) }]);
    const link =
      new RegExp(`${world.origin}/\\S+(?:feu|fire)-\\d+-\\d+/`).exec(letter?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).not.toContain("404");
    const id = /\d+-\d+(?=\/$)/.exec(link)?.[0];
    await page.goto(`${isFrench ? "" : "/en"}/f/${id}`);
    expect(page.url()).toBe(link);

    await page.goto(pathTo("profile-saved-locations", language));
    // One alert was sent by email and one by push notification.
    const sent = page.getByRole("link", { name: letter?.subject ?? "", exact: true });
    await expect.poll(() => sent.count()).toBe(2);
    await phone.leave();
    if (isFrench) expect(await violations(page)).toEqual([]);
    await button(page, t("try.email")).click();
    await page.getByText(t("try.email.sent")).waitFor();
    await expect
      .poll(async () => (await mailsTo(world.hub.url, person.email)).map(({ subject }) => subject), {
        timeout: 120_000,
      })
      .toContainEqual(expect.stringMatching(isFrench ? /^ESSAI/ : /^TEST/));
    await page.goto(link);

    await button(page, t("save.fire")).click();
    await page.getByText(t("toast.fireSaved")).waitFor();
    await page.goto(pathTo("profile-saved-fires", language));
    await page.getByText(t("followed.notAlerted")).waitFor();
    await page.getByRole("button", { name: t("saved.alerts") }).click();
    await page.getByLabel(t("account.consent.fireAlerts")).check();
    if (isFrench) expect(await violations(page)).toEqual([]);
    await button(page, t("account.alerts.save")).click();
    await page.getByText(t("followed.alerted", { channels: t("saved.by.email") })).waitFor();

    const { body, problems } = await ask(world.origin, "/alerts/status", "/alerts/status");
    expect(problems).toEqual([]);
    expect(body).toMatchObject({ channels: [{ channel: "email", state: "well" }, {}, {}] });
    await page.goto(pathTo("alert-status", language));
    await page.getByText(t("alertStatus.well"), { exact: true }).waitFor();
    await page.getByRole("rowheader", { name: t("alertStatus.channel.email") }).waitFor();
    expect(await violations(page)).toEqual([]);

    const stop = new RegExp(`${world.origin}/\\S+(?:cle|key)=\\S+`).exec(letter?.text ?? "")?.[0] ?? "";
    const way = await open(stop, { origin: world.origin, width, javascript: isFrench });
    await way.getByText(/@example\.org/).waitFor();
    if (isFrench) expect(await violations(way)).toEqual([]);
    await button(way, t("stop.email")).click();
    await way.getByRole("heading", { level: 1, name: t("stop.done") }).waitFor();
    await way.getByText(t("stop.done.email")).waitFor();
    await page.goto(pathTo("profile-saved-locations", language));
    await page.getByRole("article", { name: "Chez mémé" }).getByText(t("saved.notAlerted")).waitFor();
  });
});

test("an email address only receives alerts of fires after the person opened the confirmation link", async ({
  open,
}) => {
  const t = words("fr");
  const mails = async ({ email }: NewPerson, start: string) =>
    (await mailsTo(world.hub.url, email)).filter(({ subject }) => subject.startsWith(start));
  const links = (person: NewPerson) => mails(person, "Confirmez votre courriel");
  /** Signs up while saving a place, and chooses alerts by email for the place. */
  async function settle() {
    const person = aPerson();
    const page = await open(pathTo("current-situation-location", "fr", {}, { place: "la-tuque" }), {
      origin: world.origin,
      width: 360,
      tolerate: new RegExp(`foreign request: ${world.identity}`),
    });
    await button(page, t("save.place")).click();
    await button(page, t("account.signUp")).click();
    await page.waitForURL((url) => url.origin === world.identity);
    await signUp(page, person);
    const form = page.getByRole("dialog", { name: t("account.place.save") });
    await page.getByLabel(t("account.place.nickname")).fill("Camp Long");
    await page.getByLabel(t("account.alerts.on")).check();
    await form.getByText(t("account.email.unconfirmed")).waitFor();
    await form.getByText(t("account.past.example")).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByLabel(t("account.consent.alerts")).check();
    await form.getByRole("button", { name: t("account.place.save"), exact: true }).click();
    await page.getByText(t("toast.placeSaved")).waitFor();
    await page.goto(pathTo("profile-saved-locations", "fr"));
    await page.getByText(t("account.email.unconfirmed")).waitFor();
    expect(await button(page, t("try.email")).count()).toBe(0);
    return { page, person };
  }
  const [ann, bob] = [await settle(), await settle()];

  await button(bob.page, t("account.email.again")).click();
  await bob.page.getByText(t("account.email.sent", { email: bob.person.email })).waitFor();
  expect(await violations(bob.page)).toEqual([]);
  await expect.poll(async () => (await links(bob.person)).length).toBe(2);
  const link = /https?:\/\/\S+/.exec((await links(bob.person))[0]?.text ?? "")?.[0] ?? "";
  const mailbox = await bob.page.context().newPage();
  await mailbox.goto(link);
  await mailbox.getByRole("status").waitFor();
  await mailbox.close();
  // Simulates the event that a browser with a window sends when the person returns to the page.
  await bob.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await bob.page.getByText(t("account.email.unconfirmed")).waitFor({ state: "hidden" });
  await button(bob.page, t("try.email")).waitFor();

  await world.hub.startFire({ Lat: 47.5, Lon: -72.78, Condition: { Id: 3 } });
  await expect.poll(async () => (await mails(bob.person, "Camp Long")).length).toBe(1);
  await expect
    .poll(async () => {
      await ann.page.reload();
      await ann.page
        .getByText(t("sent.none"))
        .or(ann.page.getByText(t("sent.why")))
        .waitFor();
      return ann.page.getByText(t("sent.state.none")).count();
    })
    .toBe(1);
  expect(await mails(ann.person, "Camp Long")).toEqual([]);
});
