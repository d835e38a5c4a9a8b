import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { giveBack, takeServer } from "#database/reused-servers.double.ts";
import type { TestServer } from "#database/servers.double.ts";
import { pathTo } from "#plan/paths.ts";
import { freeBlock } from "#test-ports";
import { ROOT } from "../../tools/launch/project.ts";
import { expect, test } from "../support/browse.ts";
import { type Edge, startEdge } from "../support/edge.ts";
import { withExample } from "../support/examples.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { mapOf, untilLive } from "../support/live-map.ts";
import { installProduction, renewBuild } from "../support/machine.ts";
import { type Program, startProgram } from "../support/program.ts";
import { PAGES } from "../support/screens.ts";
import { words } from "../support/words.ts";
import { untilThere } from "../support/world.ts";

/** Parallel clients, and the pause after each request: about 100 requests per second in total. */
const CLIENTS = 4;
const PAUSE_MS = 20;
/** Time for which nginx sends a stopped site no request (`fail_timeout`), even if the site is ready again. */
const EDGE_RETRIES_MS = 6_000;
/** Matches a path of an asset in a page or a script. */
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png|webp)/g;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let server: TestServer;
let folder: string;
let edge: Edge;
/** The folder of build B. Build A is the project's own. */
let machine: string;
let newBuild: string;
let ports: readonly [number, number];
const sites: (Program | undefined)[] = [];
let load: ReturnType<typeof startLoad> | undefined;

async function startSite(at: 0 | 1, root: string): Promise<void> {
  const data = join(folder, `site-${at}`);
  sites[at] = await startProgram(
    ["--import", join(root, "tools/launch/resolve-drizzle.ts"), join(root, "server/main.ts")],
    {
      ...{ NODE_ENV: "production", VIGIE_SANDBOX: "on", LOG_LEVEL: "warn" },
      ...{ SANDBOX_PORT: String(inject("sandboxes").summer), DATABASE_URL: server.url, DATA_DIR: data },
      ...{ PORT: String(ports[at]), SITE_URL: edge.origin, EDGE_LANGUAGE: "on", TRUSTED_PROXIES: "1" },
    },
    `http://127.0.0.1:${ports[at]}/readyz`,
  );
  await untilThere(join(data, "content/stories.json"));
}

/** Replaces both sites as in `docs/operations.md`. `between` runs while the sites have different builds. */
async function deploy(root: string, between?: () => Promise<void>): Promise<void> {
  await sites[0]?.stop();
  await startSite(0, root);
  await Promise.all([pause(EDGE_RETRIES_MS), between?.()]);
  await sites[1]?.stop();
  await startSite(1, root);
}

beforeAll(async () => {
  server = await takeServer(anyServer());
  machine = installProduction();
  newBuild = renewBuild(machine);
  folder = await mkdtemp(join(tmpdir(), "vigie-deployment-"));
  const port = await freeBlock();
  ports = [port + 2, port + 3];
  edge = await startEdge({ port, folder, sites: ports });
  await Promise.all([startSite(0, ROOT), startSite(1, ROOT)]);
});
afterAll(async () => {
  await load?.stop();
  await Promise.all([...sites.map((site) => site?.stop()), edge?.stop()]);
  if (server) await giveBack(anyServer(), server, true);
  for (const each of [machine, folder]) if (each) await rm(each, { recursive: true });
});

/** Requests pages, their data and all their assets until `stop`, which returns the failed requests. */
function startLoad(paths: readonly string[]) {
  const requested = paths.flatMap((path) => [path, `${path}_.data`]);
  const known = new Set<string>();
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;

  async function request(path: string): Promise<void> {
    try {
      const answer = await fetch(edge.origin + path);
      const body = await answer.text();
      if (answer.status >= 400) failures.push(`${answer.status} ${path}`);
      for (const [asset] of body.matchAll(ASSET)) {
        if (known.has(asset)) continue;
        known.add(asset);
        requested.push(asset);
      }
    } catch (error) {
      failures.push(`${error} ${path}`);
    }
  }
  async function client(): Promise<void> {
    while (!isStopped) {
      const path = requested[count % requested.length] ?? "/";
      count += 1;
      // The query bypasses nginx's cache, so every second request reaches a site.
      await request(count % 2 === 0 ? path : `${path}?load=${count}`);
      await pause(PAUSE_MS);
    }
  }
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    count: () => count,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return { failures, assets: known };
    },
  };
}

const buildOf = (page: Page) => page.evaluate(() => window.__reactRouterManifest?.version);

/** Presses the first visible link to a page. The code of the tab's build must show the page. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await buildOf(page);
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState("networkidle");
  await waitUntilHydrated(page);
  expect([path, await buildOf(page)]).toEqual([path, before]);
  await page.locator("main h1").waitFor();
}

test("during the deployment of a new version under load, with old tabs open, no request fails and no page breaks", async ({
  open,
}) => {
  const lost: string[] = [];
  const prepare = async (page: Page) => {
    page.on("response", (answer) => {
      if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // A page that the visitor leaves cancels its own requests.
      if (reason !== "net::ERR_ABORTED") lost.push(`${reason} ${request.url()}`);
    });
  };
  const visit = { origin: edge.origin, prepare };
  const visitAll = async (paths: readonly string[]) => {
    const pages = [];
    for (const path of paths) pages.push(await open(path, visit));
    return pages;
  };
  const t = words("en");
  const home = await open(pathTo("home", "fr"), visit);
  const situation = await open(pathTo("current-situation", "en"), visit);
  const map = await untilLive(await open(pathTo("map", "fr"), visit));
  const form = await open(pathTo("contact", "en"), visit);
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true });
  await field("contact.subject").selectOption("general");
  await field("contact.message").fill("Half of a message");
  // The scripts of this page only arrive after the deployment.
  const { promise: deployed, resolve: release } = Promise.withResolvers<void>();
  const slow = open(pathTo("releases", "fr"), {
    ...visit,
    async prepare(page) {
      await prepare(page);
      await page.route("**/assets/*.js", async (route) => {
        await deployed;
        await route.continue();
      });
    },
  });
  // Ignores a failure of this page if the test fails earlier.
  slow.catch(() => undefined);

  const oldBuild = await buildOf(home);
  expect(oldBuild).not.toBe(newBuild);
  const paths = await Promise.all(PAGES.map(({ path }) => withExample(edge.origin, path)));
  load = startLoad(paths);

  await deploy(machine, async () => {
    await visitAll([pathTo("home", "en"), pathTo("map", "en"), pathTo("releases", "fr")]);
    await follow(home, pathTo("current-situation", "fr"));
  });

  release();
  await slow;
  await follow(home, pathTo("contact", "fr"));
  await follow(situation, pathTo("map", "en"));
  await untilLive(situation);
  await map.locator("#map-side [data-record] a").first().click();
  await map.locator("#selection").getByRole("heading").first().waitFor();
  expect(await mapOf(map).getAttribute("data-engine")).toBe("live");
  expect(await field("contact.message").inputValue()).toBe("Half of a message");
  await field("contact.email").fill("citizen@example.org");
  await form.getByRole("button", { name: t("contact.send"), exact: true }).click();
  await form.getByRole("heading", { name: t("contact.sent") }).waitFor();
  for (const tab of [home, situation, map, form]) expect(await buildOf(tab)).toBe(oldBuild);
  const [first, second] = await visitAll([pathTo("home", "fr"), pathTo("current-situation", "en")]);
  for (const tab of [first, second]) expect(tab && (await buildOf(tab))).toBe(newBuild);

  // The deployment is rolled back while tabs of both builds are open.
  await deploy(ROOT);
  if (first) await follow(first, pathTo("current-situation", "fr"));
  if (second) await follow(second, pathTo("contact", "en"));
  await follow(home, pathTo("home", "fr"));
  const [last] = await visitAll([pathTo("home", "en")]);
  expect(last && (await buildOf(last))).toBe(oldBuild);

  // A slow machine needs more time for these requests.
  await expect.poll(load.count).toBeGreaterThan(1_000);
  const { failures, assets } = await load.stop();
  expect([oldBuild, newBuild].map((id) => assets.has(`/assets/manifest-${id}.js`))).toEqual([true, true]);
  expect({ failures: failures.slice(0, 20), total: failures.length, lost }).toEqual({
    failures: [],
    total: 0,
    lost: [],
  });
});
