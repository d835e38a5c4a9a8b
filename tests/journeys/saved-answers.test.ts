import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import { ACCOUNT_PATHS, SAVED_ANSWERS_PATH } from "#accounts/account-commands.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { expect, type Open, test } from "../support/browse.ts";
import { logIn, somebody } from "../support/identity.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true });
});
afterAll(async () => world?.stop());

const PLACES = 20;
const FIRES = 60;
/** Start of the key under which the identity client stores tokens in the browser. */
const TOKENS = "@@auth0spajs@@::vigie-web::https://vigie.example/api";
const tokens = z.object({ body: z.object({ access_token: z.string() }) });

/** Saves a place or a fire as the site's pages do. */
async function save(act: "savePlace" | "saveFire", question: object): Promise<void> {
  const answer = await fetch(world.origin + ACCOUNT_PATHS[act], {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.origin },
    body: JSON.stringify(question),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Signs in on the page of saved places, as a person with this many saved places and fires. */
async function comeIn(open: Open, language: Language, width: number, has: { places: number; fires: number }) {
  const t = words(language);
  const requests: { readonly address: string; readonly body: string | null }[] = [];
  const page = await open(pathTo("profile-saved-locations", language), {
    origin: world.origin,
    width,
    tolerate: new RegExp(
      `foreign request: ${world.identity}|Failed to load resource|status (?:429|503): .*/answers`,
    ),
    async prepare(each) {
      await each.clock.install();
      each.on("request", (request) => {
        const { origin, pathname, search } = new URL(request.url());
        if (origin === world.origin) requests.push({ address: pathname + search, body: request.postData() });
      });
    },
  });
  await page.getByRole("button", { name: t("account.signIn"), exact: true }).click();
  await page.waitForURL((url) => url.origin === world.identity);
  await logIn(page, await somebody(world.identity, language));
  await page.getByText(t("saved.none")).waitFor();
  const stored = await page.evaluate(
    (key) => Object.entries(localStorage).find(([each]) => each.startsWith(key))?.[1] ?? "",
    TOKENS,
  );
  const accessToken = tokens.parse(JSON.parse(stored)).body.access_token;
  for (let at = 0; at < has.places; at++) {
    const data = {
      locationNickname: `Lieu ${at + 1}`,
      latitude: 47.44123 + at / 10,
      longitude: -72.78456,
      radiusKm: 30,
      ...{
        emailNotification: false,
        smsNotification: false,
        pushNotification: false,
        dailyNotification: false,
      },
      ...{ phone: null, consent: false },
    };
    await save("savePlace", { accessToken, language, subscriptionId: null, type: "cottage", data });
  }
  for (let at = 0; at < has.fires; at++)
    await save("saveFire", { accessToken, language, fireId: `2019-${at + 1}` });
  await page.reload();
  return { page, t, requests };
}

const cards = (page: Page) => page.getByRole("article");
const requested = (requests: readonly { address: string; body: string | null }[]) =>
  requests
    .filter(({ address }) => address === SAVED_ANSWERS_PATH)
    .map(({ body }) => JSON.parse(body ?? "{}"));

test("the profile shows the situation of 60 saved fires and 20 saved places, and no request's URL contains a latitude", async ({
  open,
}) => {
  const { page, t, requests } = await comeIn(open, "fr", 360, { places: PLACES, fires: FIRES });
  await expect.poll(() => page.getByText(t("saved.danger"), { exact: true }).count()).toBe(PLACES);
  expect(requested(requests).at(-1).points).toHaveLength(PLACES);
  // The page requests the answers again every minute.
  const before = requested(requests).length;
  await page.clock.runFor(61_000);
  await expect.poll(() => requested(requests).length).toBeGreaterThan(before);
  // While updates are paused, the page requests nothing. On resume, it requests the answers at once.
  await page.getByRole("button", { name: t("age.pause") }).click();
  const paused = requested(requests).length;
  await page.clock.runFor(61_000);
  expect(requested(requests).length).toBe(paused);
  await page.getByRole("button", { name: t("age.resume") }).click();
  await expect.poll(() => requested(requests).length).toBe(paused + 1);
  // A long hover over a link with a position in its URL prefetches nothing.
  await page
    .getByRole("link", { name: t("saved.full") })
    .first()
    .hover();
  await page.clock.runFor(1_000);
  // A change of a place's position requests the answer at the new point.
  await page
    .getByRole("article", { name: "Lieu 1", exact: true })
    .getByRole("button", { name: t("saved.change") })
    .click();
  await page.getByLabel(t("account.place.search")).fill("47.5012, -72.9034");
  await page.getByRole("button", { name: t("account.place.find"), exact: true }).click();
  await expect.poll(() => requested(requests).at(-1).words).toBe("47.5012, -72.9034");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: t("profile.profile-saved-fires.short"), exact: true }).click();
  await expect.poll(() => cards(page).count()).toBe(FIRES);
  expect(requested(requests).at(-1).fires).toHaveLength(FIRES);
  // Back on the page without a connection, the last answers are shown.
  await page.route(`**${SAVED_ANSWERS_PATH}`, (route) => route.abort());
  await page.goBack();
  await expect.poll(() => page.getByText(t("saved.danger"), { exact: true }).count()).toBe(PLACES);
  const addresses = requests.map(({ address }) => decodeURIComponent(address));
  expect(addresses.filter((address) => /\b4[4-9][.,]\d|2019-\d/.test(address))).toEqual([]);
});

test("if the situation of saved places and fires cannot load, the profile says why, and tries again at a press or once the network is back", async ({
  open,
}) => {
  const { page, t, requests } = await comeIn(open, "en", 1280, { places: 1, fires: 1 });
  const danger = page.getByText(t("saved.danger"), { exact: true });
  await danger.waitFor();
  let refusal = { status: 503, code: "unavailable" };
  await page.route(`**${SAVED_ANSWERS_PATH}`, (route) =>
    route.fulfill({ status: refusal.status, contentType: "application/problem+json", json: refusal }),
  );
  // Earlier answers stay visible.
  await page.clock.runFor(61_000);
  await danger.waitFor();
  await page.reload();
  const notice = page.getByRole("alert").filter({ hasText: t("saved.unanswered") });
  await notice.getByText(t("account.failed.later")).waitFor();
  expect(await danger.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  refusal = { status: 429, code: "too-many" };
  await notice.getByRole("button", { name: t("account.again") }).click();
  await notice.getByText(t("account.failed.many")).waitFor();
  await page.getByRole("link", { name: t("profile.profile-saved-fires.short"), exact: true }).click();
  await page.getByText(t("followed.unanswered")).waitFor();
  await page.unroute(`**${SAVED_ANSWERS_PATH}`);
  await page.getByRole("button", { name: t("account.again") }).click();
  await cards(page).waitFor();
  const before = requested(requests).length;
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => requested(requests).length).toBeGreaterThan(before);
});
