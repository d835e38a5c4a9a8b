import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { inEnglish, rawRelease } from "#content/examples.double.ts";
import { startStoryblokDouble } from "#content/storyblok.double.ts";
import { startSite } from "./app.double.ts";

const PATH = "/communiques/un/";
const EDITOR = "https://editor.test";
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function signed(id: number, token = "vigie-preview"): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHash("sha1").update(`1:${token}:${timestamp}`).digest("hex");
  return `?_storyblok=${id}&_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=${timestamp}&_storyblok_tk[token]=${signature}`;
}

/** Starts a site whose pages show their address, and a content service with one press release (id 7). */
async function setUp(env: Record<string, string> = {}) {
  const double = await startStoryblokDouble();
  stops.push(() => double.close());
  const raw = { id: 7, ...rawRelease("un") };
  double.fault = (request, response) => {
    const url = new URL(request.url ?? "", double.baseUrl);
    const isEnglish = url.searchParams.get("language") === "en";
    const localized = isEnglish ? inEnglish(raw) : raw;
    const one = url.pathname.endsWith("/cdn/stories/7") && url.searchParams.get("version") === "draft";
    const body = url.pathname.endsWith("/spaces/me")
      ? { space: { version: 1 } }
      : one
        ? { story: { ...localized, id: 7 } }
        : { stories: [localized] };
    response.writeHead(200, { "content-type": "application/json", total: "1" }).end(JSON.stringify(body));
  };
  const site = await startSite({
    env: {
      CONTENT_URL: double.baseUrl,
      CONTENT_TOKEN: "vigie-public",
      CONTENT_PREVIEW_TOKEN: "vigie-preview",
      CONTENT_EDITOR_ORIGIN: EDITOR,
      DATA_DIR: "/nonexistent/vigie",
      ...env,
    },
  });
  stops.push(() => {
    site.server.server.closeAllConnections();
    return site.server.stop();
  });
  const ask = async (target: string, init: RequestInit = {}) => {
    const { headers: given, ...rest } = init;
    const answer = await fetch(site.origin + target, { ...rest, headers: { cookie: "langue=fr", ...given } });
    const { status, headers } = answer;
    await answer.arrayBuffer();
    return {
      status,
      cache: headers.get("cache-control"),
      robots: headers.get("x-robots-tag"),
      frames: /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1],
      options: headers.get("x-frame-options"),
      referrer: headers.get("referrer-policy"),
    };
  };
  return { ...site, ask, raw };
}

const DRAFT = {
  status: 200,
  cache: "no-store",
  robots: "noindex",
  frames: EDITOR,
  options: null,
  referrer: "no-referrer",
};
const PUBLISHED = {
  status: 200,
  cache: "public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=600",
  robots: null,
  frames: "'none'",
  options: "DENY",
  referrer: "strict-origin",
};

describe("a preview", () => {
  it("a draft is shown at the signed address of its story, in both languages, and is not cached", async () => {
    const { ask, renders } = await setUp();
    expect(await ask(PATH + signed(7))).toEqual(DRAFT);
    expect(await ask(`/en/news/un-en/${signed(7)}`)).toEqual(DRAFT);
    expect(await ask(PATH + signed(7))).toEqual(DRAFT);
    expect(renders()).toBe(3);
  });

  it("a signed address shows the draft although the published page is in memory, and an unsigned one the published page", async () => {
    const { ask, renders } = await setUp();
    expect(await ask(PATH)).toEqual(PUBLISHED);
    expect(await ask(PATH + signed(7))).toEqual(DRAFT);
    expect(await ask(PATH)).toEqual(PUBLISHED);
    expect(renders()).toBe(2);
  });

  it.each([
    ["a wrong signature", PATH + signed(7, "another")],
    ["another story's address", `/communiques/deux/${signed(7)}`],
    ["a story that is not there", PATH + signed(8)],
    [
      "no preview token",
      PATH + signed(7),
      { CONTENT_PREVIEW_TOKEN: "", CONTENT_URL: "http://127.0.0.1:1/v2" },
    ],
  ])(
    "an editor's request with %s gets the published page, which cannot be framed",
    async (_, target, env: Record<string, string> = {}) => {
      const { ask } = await setUp(env);
      expect(await ask(target)).toEqual(PUBLISHED);
    },
  );
});

describe("an unsaved story of the editor", () => {
  const DATA = `${PATH}_.data`;

  it("an unsaved story is accepted only at the story's own address with a valid signature", async () => {
    const { ask, raw } = await setUp();
    const post = (target: string, body: unknown) =>
      ask(target, { method: "POST", body: JSON.stringify(body) });
    expect((await post(DATA + signed(7, "another"), raw)).status).toBe(401);
    expect((await post(DATA + signed(7), { ...raw, id: 8 })).status).toBe(422);
    expect((await post(`/communiques/deux/_.data${signed(7)}`, raw)).status).toBe(422);
    expect((await post(DATA + signed(7), "x".repeat(600_000))).status).toBe(413);
    expect((await post(DATA, raw)).status).toBe(405);
    expect((await post(PATH + signed(7), raw)).status).toBe(405);
    const { cache, robots } = await post(DATA + signed(7), raw);
    expect([cache, robots]).toEqual(["no-store", "noindex"]);
  });
});

it("a draft site caches no page, and its pages are not indexed", async () => {
  const { ask, renders } = await setUp({ IS_DRAFT: "true" });
  for (const _ of [1, 2]) expect(await ask("/a/")).toMatchObject({ cache: "no-store", robots: "noindex" });
  expect(renders()).toBe(2);
});
