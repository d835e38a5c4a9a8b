import { afterAll, beforeAll, describe } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { formatsOf } from "#app/i18n/format.ts";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

test.for(SOME_VIEWS)(
  "without a database, the $language situation page has all its parts at $width px, and says that changes are unavailable",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("current-situation", language), { width, javascript: false });
    const section = page.locator(`#${SECTION_IDS.since[language]}`);
    expect(await section.textContent()).toContain(t("since.unavailable"));
    for (const part of ["fires", "danger", "restrictions"] as const)
      expect(await page.locator(`#${SECTION_IDS[part][language]}`).count()).toBe(1);
  },
);

describe("day on which fires have grown", () => {
  const GROWN = 5;
  const STEP_HA = 1000;
  let world: World;
  /** Size in hectares, before its growth, of the fire that grew most. */
  let before = 0;
  beforeAll(async () => {
    const fires = await firesNow(sandboxOf("summer").fireDataUrl);
    const burning = fires.filter(({ DateEteint }) => DateEteint === null).slice(0, GROWN);
    before = Number(burning.at(-1)?.SuperficieHa);
    world = await startWorld({ history: true, fires });
    const DateDerniereModification = new Date().toISOString();
    const grown = fires.map((fire) => {
      const sizeHa = Number(fire.SuperficieHa) + STEP_HA * (1 + burning.indexOf(fire));
      return burning.includes(fire) ? { ...fire, SuperficieHa: sizeHa, DateDerniereModification } : fire;
    });
    await world.hub.putFires(grown);
    const written = /^vigie_changes_total (\d+)/m;
    const metrics = async () => (await fetch(`${world.workerHealth}/metrics`)).text();
    // Waits until the site has the new sizes, because an open page only reads newer data once a minute.
    const grownSize = formatsOf("fr").measure(before + GROWN * STEP_HA, "hectares");
    const situation = async () => (await fetch(world.origin + pathTo("current-situation", "fr"))).text();
    const isWritten = async () => Number(written.exec(await metrics())?.[1]) >= GROWN;
    while (!(await isWritten()) || !(await situation()).includes(grownSize)) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  afterAll(() => world?.stop());

  test.for(SOME_VIEWS)(
    "the $language situation page counts the fires that grew at $width px, and gives both sizes of the fire that grew most",
    async ({ language, width }, { open }) => {
      const t = words(language);
      const page = await open(pathTo("current-situation", language), { width, origin: world.origin });
      const section = page.locator(`#${SECTION_IDS.since[language]}`);
      const counted = t("since.fires-grown", { count: GROWN });
      await section
        .getByRole("listitem")
        .filter({ hasText: `${GROWN} ${counted}` })
        .waitFor();
      expect(await section.textContent()).not.toContain(t("since.nothing"));
      await section.getByText(t("since.which")).click();
      const size = (hectares: number) => formatsOf(language).measure(hectares, "hectares");
      const sizes = t("since.sizes", { before: size(before), size: size(before + GROWN * STEP_HA) });
      await section.getByText(sizes).waitFor();
    },
  );
});
