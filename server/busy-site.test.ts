import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { startSite } from "./app.double.ts";

type Site = Awaited<ReturnType<typeof startSite>>;
const sites: Site[] = [];
afterEach(async () => {
  for (const { server } of sites.splice(0)) {
    server.server.closeAllConnections();
    await server.stop();
  }
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const KNOWN = { cookie: "langue=fr" };
/** Number of networks so far: each visitor is on a new network unless a test says otherwise. */
let visitors = 0;
const network = () => ({ "x-forwarded-for": `10.${++visitors >> 8}.${visitors & 255}.1` });
/** Number of requests in a flood: more than one kind of page can run and queue. */
const MANY = 90;
/** Maximum number of running and waiting renders of one kind. */
const ROOM = 65;

/** Starts a site. Renders of addresses with a query, or under /held/, wait for a call of `releaseRenders`. */
async function busySite() {
  let release = Promise.withResolvers<void>();
  const clock = { now: Date.now() };
  const lines: string[] = [];
  const site = await startSite({
    env: { TRUSTED_PROXIES: "1" },
    now: () => new Date(clock.now),
    log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
    async answer(url) {
      if (url.search !== "" || url.pathname.startsWith("/held/")) await release.promise;
      return new Response(`<p>${url.pathname}${url.search}</p>`, {
        headers: { "content-type": "text/html" },
      });
    },
  });
  sites.push(site);
  const ask = (path: string, headers: Record<string, string> = KNOWN) =>
    fetch(site.origin + path, { headers: { "user-agent": FIREFOX, ...network(), ...headers } });
  const flood = (path: string, after = "") =>
    Array.from({ length: MANY }, (_, at) => ask(`${path}${at}${after}`));
  /** Returns the refusals of a flood once all requests beyond `ROOM` are refused. */
  async function refusalsOf(answers: readonly Promise<Response>[]): Promise<Response[]> {
    const refusals: Response[] = [];
    for (const answer of answers) void answer.then((each) => each.status === 503 && refusals.push(each));
    while (refusals.length < MANY - ROOM) await new Promise((resolve) => setTimeout(resolve, 5));
    return refusals;
  }
  const releaseRenders = () => release.resolve();
  const holdBack = () => {
    release = Promise.withResolvers();
  };
  return { ...site, ask, flood, refusalsOf, releaseRenders, holdBack, clock, lines };
}

it("a busy site refuses pages beyond its capacity, in the visitor's language, with the phone numbers", async () => {
  const { ask, flood, refusalsOf, releaseRenders, lines } = await busySite();
  const answers = flood("/a/?sort=");
  const refusals = await refusalsOf(answers);
  const english = await ask("/en/?sort=x");
  releaseRenders();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ROOM);
  expect(refusals[0]?.headers.get("retry-after")).toBe("5");
  expect(refusals[0]?.headers.get("cache-control")).toBe("no-store");
  expect(refusals[0]?.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await refusals[0]?.text()).toMatch(/lang="fr"[\s\S]*quelques secondes[\s\S]*463‑FEUX[\s\S]*911/);
  expect(english.status).toBe(503);
  expect(await english.text()).toMatch(/lang="en"[\s\S]*few seconds[\s\S]*463‑3389[\s\S]*911/);
  expect(lines.join("")).not.toContain('"level":50');
});

it("new pages for one network are rendered one at a time; cached pages and other networks do not wait", async () => {
  const { ask, releaseRenders, renders } = await busySite();
  const one = { ...KNOWN, ...network() };
  await ask("/", one);
  const before = renders();
  const until = async (count: number) => {
    while (renders() < before + count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const first = ask("/a/?sort=1", one);
  await until(1);
  // Requests of other kinds, which would run at the same time for different networks.
  const others = [ask("/held/b/", one), ask("/c/?mine=1", one)];
  expect((await ask("/", one)).status).toBe(200);
  const shared = ask("/a/?sort=1", one);
  const another = ask("/held/d/");
  await until(2);
  expect(renders()).toBe(before + 2);
  releaseRenders();
  const answers = await Promise.all([first, ...others, shared, another]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(renders()).toBe(before + 4);
});

it("during a flood of one kind of page, the site refreshes cached pages and renders pages of other kinds", async () => {
  const { ask, flood, refusalsOf, releaseRenders, clock } = await busySite();
  expect((await ask("/")).status).toBe(200);
  const answers = flood("/a/?sort=");
  await refusalsOf(answers);
  clock.now += 300_000;
  for (const path of ["/", "/b/"]) expect(await (await ask(path)).text()).toBe(`<p>${path}</p>`);
  releaseRenders();
  await Promise.all(answers);
});

it("a cached page is refreshed before waiting pages of the same kind are rendered", async () => {
  const { ask, flood, refusalsOf, releaseRenders, clock, renders } = await busySite();
  await ask("/");
  const answers = flood("/held/", "/");
  await refusalsOf(answers);
  const before = renders();
  clock.now += 300_000;
  expect((await ask("/")).status).toBe(200);
  expect(renders()).toBe(before + 1);
  releaseRenders();
  await Promise.all(answers);
});

it("a refused robot gets Retry-After and one line of text, and the refusal is counted in the metrics", async () => {
  const { ask, flood, refusalsOf, releaseRenders, origin } = await busySite();
  const answers = flood("/a/?sort=");
  await refusalsOf(answers);
  const robot = await ask("/a/?sort=x", { "user-agent": "Googlebot/2.1" });
  expect([robot.status, robot.headers.get("retry-after"), await robot.text()]).toEqual([503, "5", "Error\n"]);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain(`{class="page",status="503",cache="refused"} ${MANY - ROOM + 1}`);
  releaseRenders();
  await Promise.all(answers);
});

it("during a flood, a visitor gets an old page from memory instead of a refusal", async () => {
  const { ask, flood, refusalsOf, releaseRenders, holdBack, clock } = await busySite();
  releaseRenders();
  expect((await ask("/a/?sort=kept")).status).toBe(200);
  holdBack();
  clock.now += 300_000;
  const answers = flood("/a/?sort=");
  await refusalsOf(answers);
  const old = await ask("/a/?sort=kept");
  expect([old.status, await old.text()]).toEqual([200, "<p>/a/?sort=kept</p>"]);
  releaseRenders();
  await Promise.all(answers);
});
