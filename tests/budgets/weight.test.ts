import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, inject, vi } from "vitest";
import { AROUND_ENDPOINTS } from "#app/screens/api/around/around-endpoints.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { packBody } from "#server/packed-body.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { changesSince } from "../support/changes-since.ts";
import { withExample } from "../support/examples.ts";
import { htmlBudgetOf, overBudget, weighing } from "../support/page-weight.ts";
import { renderSite } from "../support/render-site.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { PAGES } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

const SOME_PAGES = sampled(import.meta.filename, PAGES, 4);

/**
 * Pages of the map, each in one language, weighed here with the map's engine. The audit weighs all pages
 * without the engine.
 */
const MAPS = PAGES.filter(({ name }) => name.startsWith("map")).filter(
  ({ language }, at) => (language === "fr") === (Math.floor(at / 2) % 2 === 0),
);

const SOME_MAPS = sampled(import.meta.filename, MAPS, 3);

test.for(SOME_MAPS)(
  "the map page $path is within every budget, including the budget of the map's engine",
  async ({ path }, { open }) => {
    let weigh: ReturnType<typeof weighing> | undefined;
    await open(path, {
      width: 360,
      prepare: async (page) => {
        weigh = weighing(page);
      },
    });
    const weight = await weigh?.();
    expect(weight?.engine).toBeGreaterThan(0);
    if (weight) expect(overBudget(path, weight)).toEqual({});
  },
);

/** Bytes that a server can send on a new connection before the first acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;
const ENTRANCES = PAGES.filter(({ name }) => name === "home" || name === "current-situation");

/** Returns the bytes of a response as sent, including headers. */
function bytesOf(url: string, language: string): Promise<{ bytes: number; body: string }> {
  const headers = { "user-agent": PERSON, cookie: `vigie-langue=${language}`, "accept-encoding": "br" };
  const { promise, resolve, reject } = Promise.withResolvers<{ bytes: number; body: string }>();
  get(url, { headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const body = Buffer.concat(chunks);
      const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      resolve({ bytes: head + body.length, body: brotliDecompressSync(body).toString() });
    });
  }).on("error", reject);
  return promise;
}

test.for(ENTRANCES)(
  "the document, style sheet and map of $path each arrive in one round trip",
  async ({ path, language }) => {
    const site = inject("summer");
    const page = await bytesOf(site + path, language);
    const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body)?.[1];
    const map = /href="(\/cartes\/[^"#]+)/.exec(page.body)?.[1];
    const parts = { page: page.bytes, styles: 0, map: 0 };
    parts.styles = (await bytesOf(site + styles, language)).bytes;
    parts.map = (await bytesOf(site + map, language)).bytes;
    for (const [part, bytes] of Object.entries(parts)) expect(bytes, part).toBeLessThan(FIRST_FLIGHT);
  },
);

test("in a crisis with all changes since yesterday, the home and situation documents are within their budgets", async () => {
  const baseUrl = sandboxOf("crisis").fireDataUrl;
  const situation = await createSituationService({ baseUrl, test: false }).read();
  const now = new Date();
  const render = await renderSite(situation, now, changesSince(situation, now));
  for (const { path } of ENTRANCES) {
    const html = Buffer.from(await (await render(path)).arrayBuffer());
    expect((await packBody(html, "hard")).br.length, path).toBeLessThanOrEqual(htmlBudgetOf(path));
  }
});

describe("site with every source around fires", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ still: true, quickRefresh: true, surroundings: true });
    await vi.waitUntil(() => isEverySourceRead(world), { timeout: 60_000, interval: 200 });
  });
  afterAll(() => world?.stop());

  const SHOWN = PAGES.filter(({ name }) => ["home", "current-situation", "map", "api"].includes(name));

  test.for(SHOWN)(
    "$path is within every budget on a site with every source around fires",
    async ({ path }, { open }) => {
      let weigh: ReturnType<typeof weighing> | undefined;
      await open(path, {
        ...{ origin: world.origin, width: 360 },
        prepare: async (page) => {
          weigh = weighing(page);
        },
      });
      const weight = await weigh?.();
      expect(weight && overBudget(path, weight)).toEqual({});
    },
  );
});

/** Returns true if the site has read every source. The endpoint of an unread source responds 503. */
async function isEverySourceRead({ origin }: World): Promise<boolean> {
  const answers = await Promise.all(AROUND_ENDPOINTS.map(({ path }) => fetch(`${origin}/api/v1${path}`)));
  return answers.every(({ ok }) => ok);
}

const REAL_DAY = join(import.meta.dirname, "../../../shared/data/feux-2023-06-06.json");

/** Weighs only documents, because more fires make no other file heavier. */
describe.skipIf(!existsSync(REAL_DAY))("site with the 436 fires of 2023-06-06", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ fires: JSON.parse(readFileSync(REAL_DAY, "utf8")) });
  });
  afterAll(() => world.stop());

  test.for(SOME_PAGES)(
    "on the day with 436 fires, the document of $path is within its budget",
    async ({ path, language }) => {
      const answer = await fetch(world.origin + (await withExample(world.origin, path)), {
        method: "HEAD",
        headers: { "user-agent": PERSON, cookie: `vigie-langue=${language}`, "accept-encoding": "br" },
      });
      expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
      const weight = Number(answer.headers.get("content-length"));
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(htmlBudgetOf(path));
    },
  );
});
