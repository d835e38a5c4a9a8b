import type { Page } from "playwright-core";
import { describe } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { causeWord, sortWord, statusWord } from "#app/parts/fire/fire-choices.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { holdNextData } from "../support/hold-data.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);
/** Returns the number of hectares in the text of a row in a language. */
function hectaresIn(row: string, language: Language): number {
  const figure = /([\d\s.,]+)\sha/.exec(row)?.[1]?.replace(/\s/g, "") ?? "";
  return Number(language === "fr" ? figure.replace(",", ".") : figure.replaceAll(",", ""));
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.for(VIEWS)("situation, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const path = pathTo("current-situation", language);
  const fires = (page: Page) => page.locator(`#${SECTION_IDS.fires[language]}`);
  const rows = (page: Page) => fires(page).getByRole("table").locator("tbody tr");
  const statuses = (page: Page) =>
    page.getByRole("navigation", { name: t("fires.filter.status"), exact: true });

  byTurns("each status filter of fires lists as many fires as its figure says", async ({ open }) => {
    const page = await open(path, { width });
    // The number under the map counts the fires of the unfiltered list.
    const active = numberIn(await statuses(page).getByRole("link").first().textContent());
    await page.getByText(`${t("map.fires", { count: active })}.`, { exact: true }).waitFor();
    for (const status of [3, 5] as const) {
      const link = statuses(page).getByRole("link", { name: t(`status.${status}`) });
      const count = numberIn(await link.textContent());
      await link.click();
      await page.waitForURL(new RegExp(`=${statusWord(status, language)}`));
      await page.getByText(t("fires.description", { count })).waitFor();
      expect(await link.getAttribute("aria-current")).toBe("true");
      for (const row of await rows(page).all())
        expect(await row.textContent()).toContain(t(`status.${status}`));
    }
  });

  byTurns.for([true, false])(
    "filters by region and protection apply to the list of fires (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(path, { width, javascript });
      const region = page.getByLabel(t("fires.filter.region"), { exact: true });
      const slug = (await region.locator("option").nth(1).getAttribute("value")) ?? "";
      const name = (await region.locator("option").nth(1).textContent()) ?? "";
      await region.selectOption(slug);
      await page.getByRole("button", { name: t("fires.filter.apply") }).click();
      await page.waitForURL(new RegExp(`region=${slug}`));
      await expect.poll(() => statuses(page).getByRole("link").first().getAttribute("href")).toContain(slug);
      for (const row of await rows(page).all()) expect(await row.textContent()).toContain(name);
      await page.getByLabel(t("fires.filter.protection")).selectOption({ label: t("protection.northern") });
      await page.getByRole("button", { name: t("fires.filter.apply") }).click();
      await page.waitForURL(/protection=/);
      expect(new URL(page.url()).searchParams.get("region")).toBe(slug);
    },
  );

  byTurns.for([true, false])(
    "filters by zone and cause from a link are shown, stay when another choice is made, and can be removed one by one (scripts: %s)",
    async (javascript, { open }) => {
      const chosen = { zone: "26", cause: causeWord(1, language) };
      const page = await open(pathTo("current-situation", language, {}, chosen), { width, javascript });
      const zone = page.getByLabel(t("fires.filter.zone"), { exact: true });
      const cause = page.getByLabel(t("fires.column.cause"), { exact: true });
      const shown = (field: typeof zone) => field.locator("option:checked").textContent();
      const requested = (name: "zone" | "cause" | "sort") =>
        new URL(page.url()).searchParams.get(PARAMETERS[name][language]) || null;
      const apply = () => page.getByRole("button", { name: t("fires.filter.apply") }).click();
      expect([await shown(zone), await shown(cause)]).toEqual(["La Tuque", t("cause.1")]);
      await page.getByLabel(t("fires.filter.sort")).selectOption(sortWord("size", language));
      await apply();
      // Waits until the page with these choices is shown, because choices made on the previous page would be
      // lost.
      await page
        .locator(`main a[href*="=${sortWord("size", language)}"]`)
        .first()
        .waitFor();
      await expect.poll(() => [requested("zone"), requested("cause")]).toEqual([chosen.zone, chosen.cause]);
      await zone.selectOption({ label: t("fires.filter.zone.all") });
      await apply();
      await expect.poll(() => [requested("zone"), requested("cause")]).toEqual([null, chosen.cause]);
      await zone.waitFor({ state: "detached" });
      await cause.selectOption({ label: t("fires.filter.cause.all") });
      await apply();
      await expect.poll(() => requested("cause")).toBeNull();
      await cause.waitFor({ state: "detached" });
    },
  );

  byTurns.for([true, false])(
    "a typed text filters the list of fires and stays in the field (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(path, { width, javascript });
      const name = (await rows(page).first().locator("th").textContent()) ?? "";
      const number = String(numberIn(/\d+\s*$/.exec(name)?.[0] ?? ""));
      await page.getByLabel(t("fires.filter.words")).fill(number);
      await page.getByRole("button", { name: t("fires.filter.apply") }).click();
      await page.waitForURL(/(mots|words)=/);
      await expect.poll(() => rows(page).count()).toBe(1);
      expect(await rows(page).first().textContent()).toContain(name);
      expect(await page.getByLabel(t("fires.filter.words")).inputValue()).toBe(number);
    },
  );

  byTurns("the list of fires sorted by size begins with the largest fires", async ({ open }) => {
    const page = await open(path, { width });
    await page.getByLabel(t("fires.filter.sort")).selectOption(sortWord("size", language));
    await page.getByRole("button", { name: t("fires.filter.apply") }).click();
    await page.waitForURL(new RegExp(`=${sortWord("size", language)}`));
    const sizes = async () =>
      (await rows(page).allTextContents()).map((row) => hectaresIn(row, language)).filter(Number.isFinite);
    await expect
      .poll(sizes)
      .toSatisfy((all: number[]) => all.every((size, i) => i === 0 || size <= (all[i - 1] ?? 0)));
  });

  byTurns("the pager of the list of fires goes forward and back", async ({ open }) => {
    const page = await open(path, { width });
    const first = await rows(page).first().textContent();
    await page.getByRole("link", { name: t("fires.page.next") }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first);
    // After a change of page, Tab continues from the start of the list.
    await expect.poll(() => focusedId(page)).toBe(SECTION_IDS.fires[language]);
    await page.getByRole("link", { name: t("fires.page.previous") }).click();
    await expect.poll(() => rows(page).first().textContent()).toBe(first);
  });

  byTurns("the list of zones can be filtered by today's danger", async ({ open }) => {
    const page = await open(path, { width });
    const link = page
      .getByRole("navigation", { name: t("danger.filter") })
      .getByRole("link")
      .nth(1);
    const label = (await link.textContent()) ?? "";
    await link.click();
    await page.waitForURL(/danger=\d/);
    const zones = page.locator(`#${SECTION_IDS.danger[language]}`).locator("tbody tr");
    await expect.poll(() => zones.count()).toBe(numberIn(label));
    const level = label.replace(/\s*\(\d+\)/, "");
    for (const zone of await zones.all())
      expect(await zone.locator("td").first().textContent()).toContain(level);
  });

  byTurns("the explanations of danger and restrictions expand at a press", async ({ open }) => {
    const page = await open(path, { width });
    for (const [summary, text] of [
      [t("danger.help"), t("danger.1.help")],
      [t("restrictions.help.title"), t("restriction.fire.help")],
    ] as const) {
      const explanation = page.getByText(text);
      expect(await explanation.isVisible()).toBe(false);
      await page.locator("summary").filter({ hasText: summary }).click();
      await explanation.waitFor();
    }
  });

  byTurns("the breadcrumbs of the situation page lead to the home page", async ({ open }) => {
    const page = await open(path, { width });
    const crumbs = page.getByRole("navigation", { name: t("nav.breadcrumbs") });
    expect(await crumbs.locator("[aria-current=page]").textContent()).toBe(t("situation.title"));
    await crumbs.getByRole("link", { name: t("nav.home") }).click();
    await page.waitForURL(`**${pathTo("home", language)}`);
  });
});

test("if the filters match no fire, a link clears the filters", async ({ open }) => {
  const t = words("fr");
  const page = await open("/etat-situation/?region=laval&statut=hors-controle");
  await page.getByText(t("fires.none"), { exact: true }).waitFor();
  await page.getByRole("link", { name: t("fires.reset") }).click();
  await page.waitForURL((url) => url.search === "");
  await page.getByRole("table").first().waitFor();
});

test("the links and forms of each list on the situation page keep the filters of the other lists", async ({
  open,
}) => {
  const t = words("fr");
  const chosen = { danger: "3", restriction: "fire" };
  const page = await open(pathTo("current-situation", "fr", {}, chosen));
  const fires = page.locator("#feux");
  const queryOf = (href: string | null) => Object.fromEntries(new URL(href ?? "", page.url()).searchParams);
  const links = [
    fires.getByRole("link", { name: t("fires.page.next") }),
    fires.getByRole("navigation").getByRole("link").first(),
    page.locator("#danger nav").getByRole("link").nth(1),
  ];
  for (const link of links)
    expect(queryOf(await link.getAttribute("href"))).toMatchObject({
      restriction: "fire",
      danger: expect.stringMatching(/./),
    });
  await fires.getByLabel(t("fires.filter.words"), { exact: true }).fill("a");
  await fires.getByRole("button", { name: t("fires.filter.apply") }).click();
  await page.waitForURL((url) => url.searchParams.get(PARAMETERS.words.fr) === "a");
  expect(queryOf(page.url())).toMatchObject(chosen);
});

test.for(["current-situation", "fire-index"] as const)(
  "a filter that is chosen while the list of %s loads stays, and can be applied next",
  async (screen, { open }) => {
    const t = words("fr");
    const page = await open(pathTo(screen, "fr"), { width: 360 });
    const letCome = await holdNextData(page);
    const sort = page.getByLabel(t("fires.filter.sort"));
    const protection = page.getByLabel(t("fires.filter.protection"));
    const apply = () => page.getByRole("button", { name: t("fires.filter.apply") }).click();
    await sort.selectOption(sortWord("size", "fr"));
    await apply();
    await protection.selectOption({ label: t("protection.northern") });
    const chosen = await protection.inputValue();
    letCome();
    await page.waitForURL(/tri=/);
    await expect.poll(() => page.locator("tbody tr").count()).toBeGreaterThan(0);
    expect([await protection.inputValue(), await sort.inputValue()]).toEqual([
      chosen,
      sortWord("size", "fr"),
    ]);
    await apply();
    await page.waitForURL(/protection=/);
    expect(new URL(page.url()).searchParams.get(PARAMETERS.sort.fr)).toBe(sortWord("size", "fr"));
    // After going back, the fields have the values of the page's address.
    await page.goBack();
    await expect.poll(() => protection.inputValue()).toBe("");
  },
);

test("a filter that was chosen but not applied is not kept after a link opens another page", async ({
  open,
}) => {
  const t = words("en");
  const page = await open(pathTo("current-situation", "en"));
  const sent = /\.data\?.*protection=/;
  const letCome = await holdNextData(page, sent);
  const protection = page.getByLabel(t("fires.filter.protection"));
  const requested = page.waitForRequest(sent);
  await page.getByRole("button", { name: t("fires.filter.apply") }).click();
  await requested;
  await protection.selectOption({ label: t("protection.northern") });
  const byStatus = page.getByRole("navigation", { name: t("fires.filter.status"), exact: true });
  // Presses the link after the new page arrives but before React shows that page. The new page has the same
  // filters at another address.
  await byStatus
    .getByRole("link")
    .nth(1)
    .evaluate((link: HTMLAnchorElement) => {
      const push = history.pushState;
      history.pushState = (...entry) => {
        push.apply(history, entry);
        history.pushState = push;
        queueMicrotask(() => link.click());
      };
    });
  letCome();
  await page.waitForURL(/status=/);
  await expect.poll(() => protection.inputValue()).toBe("");
});

test.for(["current-situation", "fire-index"] as const)(
  "if the requested page of the list of %s is past the last page, the canonical address is the last page's",
  async (screen, { open }) => {
    const page = await open(pathTo(screen, "fr", {}, { page: "999" }));
    const href = await page.locator("link[rel=canonical]").getAttribute("href");
    const shown = new URL(href ?? "").searchParams.get(PARAMETERS.page.fr);
    expect(Number(shown)).toBeGreaterThan(1);
    expect(Number(shown)).toBeLessThan(999);
  },
);
