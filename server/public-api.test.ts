import { afterEach, expect, it } from "vitest";
import { type Answer, startSite } from "./app.double.ts";

type Site = Awaited<ReturnType<typeof startSite>>;
const sites: Site[] = [];
async function siteOf(answer: Answer): Promise<Site> {
  const site = await startSite({ answer });
  sites.push(site);
  return site;
}
afterEach(() => Promise.all(sites.splice(0).map(({ server }) => server.stop())));

const html =
  (status: number): Answer =>
  () =>
    new Response("<!doctype html><p>no</p>", { status, headers: { "content-type": "text/html" } });

it("a failed API request gets a problem in JSON that any origin can read, even if a robot sent it", async () => {
  const { origin } = await siteOf(html(500));
  for (const agent of ["curl/8", "somebot/1"]) {
    const answer = await fetch(`${origin}/api/v1/fires/`, { headers: { "user-agent": agent } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  }
});

it("an API response with a status from 400 on becomes a problem in JSON, unless it already is one", async () => {
  const answering = async (status: number, type: string) => {
    const { origin } = await siteOf(() => new Response("own", { status, headers: { "content-type": type } }));
    return (await fetch(`${origin}/api/v1/fires/`)).text();
  };
  expect(await answering(399, "text/html")).toBe("own");
  expect(await answering(400, "text/html")).toBe('{"status":400}');
  expect(await answering(400, "application/problem+json; charset=utf-8")).toBe("own");
});

it("an API request is refused with a problem in JSON, before anything is rendered", async () => {
  const { origin, renders } = await siteOf(html(200));
  const refusals = [
    [await fetch(`${origin}/api/v1/fires`, { method: "POST", body: "{}" }), 405],
    [await fetch(`${origin}/api/v1/${"a".repeat(3000)}`), 414],
    [await fetch(`${origin}/api/v1/fires.data`), 404],
    [await fetch(`${origin}/api/v1/fires`, { method: "POST", body: "a".repeat(70_000) }), 413],
  ] as const;
  for (const [answer, status] of refusals) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  }
  expect((await fetch(`${origin}/api/v1/fires`, { method: "OPTIONS" })).status).toBe(204);
  expect(renders()).toBe(0);
});

it("API responses allow other origins, even if they come from the cache, and pages allow none", async () => {
  const open = { "content-type": "application/json", "cross-origin-resource-policy": "cross-origin" };
  const { origin } = await siteOf(
    (url) =>
      new Response("{}", {
        headers: url.pathname.startsWith("/api/") ? open : { "content-type": "text/html" },
      }),
  );
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`${origin}/api/v1/fires/`);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  }
  const page = await fetch(`${origin}/fires/`);
  expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(page.headers.has("access-control-allow-origin")).toBe(false);
});
