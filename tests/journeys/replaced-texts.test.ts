import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { startWorld, type World } from "../support/world.ts";

const NEW = {
  fr: { "nav.review": "Revue des saisons", "sort.size": "Étendue <feu>" },
  en: { "nav.review": "Seasons reviewed", "sort.size": "Extent <fire>" },
} as const;

let folder = "";
let world: World;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-texts-"));
  const file = join(folder, "texts.json");
  await writeFile(file, JSON.stringify({ ...NEW, fr: { ...NEW.fr, "nav.nothing": "?" } }));
  world = await startWorld({ env: { TEXTS_FILE: file, REPORT_PHONE: "418 555-0100" } });
});
afterAll(async () => {
  await world?.stop();
  if (folder) await rm(folder, { recursive: true });
});

test.for(LANGUAGES)(
  "texts replaced without a new build appear on the page before and after hydration: %s",
  async (language, { open }) => {
    const [review, size] = [NEW[language]["nav.review"], NEW[language]["sort.size"]];
    const path = pathTo("current-situation", language);
    const written = await (await fetch(world.origin + path)).text();
    expect(written).toContain(review);
    // React logs a difference from the server's HTML to the console, which fails the journey.
    const page = await open(path, { origin: world.origin, width: 1280 });
    expect(await page.getByRole("option", { name: size }).count()).toBe(1);
    expect(await page.getByRole("contentinfo").getByRole("link", { name: review }).count()).toBe(1);
  },
);

test.for(LANGUAGES)(
  "the home and report pages only show the configured number to report fires: %s",
  async (language, { open }) => {
    for (const screen of ["home", "report-fire"] as const) {
      const page = await open(pathTo(screen, language), { origin: world.origin, width: 1280 });
      const shown = await page
        .locator('a[href^="tel:"]')
        .evaluateAll((links) =>
          links.map((link) => `${link.getAttribute("href")} ${link.textContent?.replace(/\D/g, "")}`),
        );
      expect([...new Set(shown)].toSorted()).toEqual(["tel:+14185550100 4185550100", "tel:911 911"]);
      expect(await page.getByText(/463.(?:FEUX|3389)/).count()).toBe(0);
    }
  },
);

test("the log names a replaced text whose key is unknown", () => {
  expect(world.output()).toContain("fr nav.nothing");
});
