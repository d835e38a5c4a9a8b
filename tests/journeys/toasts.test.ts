import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const STAY_MS = 5000;
const t = words("fr");
/** The browser logs this error for requests under way when the network goes. */
const tolerate = /ERR_INTERNET_DISCONNECTED/;

test("messages for offline and online show for five seconds each", async ({ open }) => {
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

test("a message closes when its button is pressed, and can appear again", async ({ open }) => {
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
