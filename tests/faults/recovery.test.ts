import { expect, test } from "../support/browse.ts";
import { inSoak } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld } from "../support/world.ts";
import { readSituationPage } from "./situation-page.ts";

const RECOVERY_LIMIT = { timeout: 240_000, interval: 1000 };
const t = words("fr");

const IS_QUICK = inSoak(false, true);

// The long run tests at the site's real pace, for two minutes. The gate tests thirty times faster.
test(`at ${IS_QUICK ? "a quicker" : "its real"} pace the site notices a failure and recovers within the limit`, {
  timeout: 600_000,
}, async () => {
  const world = await startWorld({ quickRefresh: IS_QUICK });
  try {
    await world.hub.putFault({ status: 503 });
    await expect
      .poll(() => readSituationPage(world.origin), RECOVERY_LIMIT)
      .toMatchObject({ isFailing: true });
    await world.hub.clearFaults();
    await expect
      .poll(() => readSituationPage(world.origin), RECOVERY_LIMIT)
      .toMatchObject({ isFailing: false });
  } finally {
    await world.stop();
  }
});

test("pages of a site that never had data say that data is missing, and never show zero fires", async ({
  open,
}) => {
  const world = await startWorld({ withoutData: true });
  try {
    for (const path of ["/", "/etat-situation/"]) {
      const page = await open(path, { origin: world.origin, width: 360 });
      await page.getByText(t("missing.title")).first().waitFor();
      await page.getByText(t("age.none")).first().waitFor();
      expect(await page.locator("main").textContent()).not.toMatch(/\b0\s+feux?\b/);
      // Closes the page before the site stops, because the page's requests would fail.
      await page.close();
    }
    expect((await fetch(`${world.origin}/readyz`)).status).toBe(503);
  } finally {
    await world.stop();
  }
});
