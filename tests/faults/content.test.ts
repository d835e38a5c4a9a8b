import { afterAll, beforeAll, describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import type { Fault } from "../support/hub.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

const t = words("fr");
const RELEASES = pathTo("releases", "fr");
const FAULTS: readonly (readonly [string, Fault])[] = [
  ["down", { status: 503 }],
  ["slow", { delayMs: 20_000 }],
  ["refusing too many requests", { status: 429, body: "slow down" }],
  ["responding with a page instead of JSON", { status: 200, body: "<h1>Maintenance</h1>" }],
  ["responding with JSON without a story", { status: 200, body: '{"stories": {"a": 1}}' }],
];

describe("content service that never answered", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ withoutContent: true });
  });
  afterAll(() => world.stop());

  const ask = async (path: string) => {
    const answer = await fetch(world.origin + path, { headers: { "user-agent": PERSON } });
    const [status, retryAfter] = [answer.status, answer.headers.get("retry-after")];
    return { status, retryAfter, html: await answer.text() };
  };

  const SOME_FAULTS = sampled(import.meta.filename, FAULTS, 2);

  test.for(SOME_FAULTS)(
    "while the content service is %s, fires are shown as usual, and content pages say that the content is unavailable",
    async ([, fault]) => {
      await world.hub.putFault(fault, "content");
      const situation = await ask(pathTo("current-situation", "fr"));
      expect(situation.status).toBe(200);
      expect(situation.html).not.toContain(t("missing.title"));
      // The site cannot tell whether that release exists, so it must not respond "not found".
      expect(await ask(`${RELEASES}un-communique/`)).toMatchObject({ status: 503, retryAfter: "30" });
      expect((await ask(RELEASES)).html).toContain(t("releases.unavailable"));
      expect((await ask(`${RELEASES}page/2/`)).html).toContain(t("releases.unavailable"));
      expect((await ask(pathTo("blog", "fr"))).html).toContain(t("blog.unavailable"));
      expect((await ask(pathTo("blog-page", "fr", { page: "2" }))).html).toContain(t("blog.unavailable"));
      expect((await ask(pathTo("careers", "fr"))).html).toContain(t("careers.unavailable"));
    },
  );

  test("without any content, the contact page still shows the phone number and the form", async () => {
    const { status, html } = await ask(pathTo("contact", "fr"));
    expect(status).toBe(200);
    for (const key of ["pages.contact.unavailable", "contact.write", "emergency.number"] as const)
      expect(html).toContain(t(key));
  });

  test("once the content service recovers, the site shows its content without a restart", async () => {
    await world.hub.clearFaults();
    await expect
      .poll(async () => (await ask(`${RELEASES}?pour=public`)).html, { timeout: 120_000, interval: 500 })
      .toContain(t("releases.audience.industrial"));
    await expect
      .poll(async () => (await ask(`${RELEASES}?annee=2026`)).html, { timeout: 120_000, interval: 500 })
      .not.toContain(t("releases.unavailable"));
  });
});
