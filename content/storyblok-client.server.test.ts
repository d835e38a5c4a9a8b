import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { rawRelease } from "./examples.double.ts";
import { answer, type StoryblokDouble, startStoryblokDouble } from "./storyblok.double.ts";
import { createStoryblokClient } from "./storyblok-client.server.ts";

let service: StoryblokDouble;
beforeEach(async () => {
  service = await startStoryblokDouble();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

function client(timeLimitMs = 5000) {
  const made = createStoryblokClient({ baseUrl: service.baseUrl, token: "jeton", timeLimitMs });
  if (made === null) throw new Error("It has a token");
  return made;
}

describe("the content service's client", () => {
  test("reads all published stories of one language and version, in pages of 25", async () => {
    service.stories = Array.from({ length: 60 }, (_, at) => rawRelease(`s${at}`));
    expect(await client().stories("en", 7)).toHaveLength(60);
    expect(service.requests.map((url) => Object.fromEntries(url.searchParams))).toEqual(
      ["1", "2", "3"].map((page) => ({
        version: "published",
        per_page: "25",
        page,
        language: "en",
        token: "jeton",
        cv: "7",
      })),
    );
  });

  test.each([
    ["a page within the count is empty", { "per-page": "25", total: "60" }, "2"],
    ["a full page has no count", {}, null],
  ])("rejects an incomplete list of stories if %s", async (_, headers, empty) => {
    const stories = Array.from({ length: 25 }, (_, at) => rawRelease(`s${at}`));
    service.fault = ({ url = "/" }, response) => {
      const page = new URL(url, "http://localhost").searchParams.get("page");
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ stories: page === empty ? [] : stories }));
    };
    await expect(client().stories("fr", 7)).rejects.toMatchObject({ code: "content-shape" });
  });

  test("the dictionary for drafts is requested with version=draft and without cv", async () => {
    service.dictionary = [{ name: "nav.here", value: "Ici", dimension_value: "Here" }];
    const drafts = createStoryblokClient({ baseUrl: service.baseUrl, token: "jeton", version: "draft" });
    expect(await drafts?.dictionary(null)).toEqual(service.dictionary);
    const parameters = Object.fromEntries(service.requests[0]?.searchParams ?? []);
    expect([parameters.version, parameters.cv]).toEqual(["draft", undefined]);
  });

  test("the dictionary is requested with its English texts, at one version", async () => {
    service.dictionary = [{ name: "nav.here", value: "Ici", dimension_value: "Here" }];
    expect(await client().dictionary(7)).toEqual(service.dictionary);
    expect(Object.fromEntries(service.requests[0]?.searchParams ?? [])).toMatchObject({
      datasource: "dictionary",
      dimension: "en",
      cv: "7",
    });
  });

  test("French stories are requested without a language, and without cv if the version is unknown", async () => {
    const stories = await client().stories("fr", null);
    expect(stories).toMatchObject([{ full_slug: "communiques/un" }, { full_slug: "communiques/deux" }]);
    expect(service.requests[0]?.search).not.toMatch(/language|cv=/);
  });

  test("the version of the content is requested on each call, and is null if the response has none", async () => {
    const one = client();
    expect(await one.version()).toBe(1);
    service.version = 2;
    expect(await one.version()).toBe(2);
    service.fault = answer(200, '{"space":{"id":1}}');
    expect(await one.version()).toBeNull();
  });

  test("sends at most five requests a second", async () => {
    service.stories = Array.from({ length: 175 }, (_, at) => rawRelease(`s${at}`));
    const from = performance.now();
    await client().stories("fr", null);
    expect(service.requests).toHaveLength(7);
    expect(performance.now() - from).toBeGreaterThan(950);
  });

  test("waits after a 429, logs the path of the request, and sends the request again", async () => {
    const printed = vi.spyOn(console, "log");
    const warn = vi.fn();
    const logged = createStoryblokClient({
      ...{ baseUrl: service.baseUrl, token: "t" },
      log: { error() {}, warn },
    });
    let refusals = 2;
    service.fault = (request, response) => {
      refusals -= 1;
      if (refusals === 0) service.fault = null;
      answer(429, "Too many requests")(request, response);
    };
    expect(await logged?.stories("fr", null)).toHaveLength(2);
    const line = [{ path: "/v2/cdn/stories page 1" }, "Hit rate limit. Retrying in 0.3 seconds."];
    expect(warn.mock.calls).toEqual([line, line]);
    expect(printed).not.toHaveBeenCalled();
  });

  test.each([
    ["a refusal", answer(401, '{"error":"Unauthorized"}'), "content-status"],
    ["text that is not JSON", answer(200, "<html>Entretien</html>"), "content-unanswered"],
    ["an empty text", answer(200, ""), "content-unanswered"],
    ["null", answer(200, "null"), "content-shape"],
    ["other JSON", answer(200, '{"fires":[]}'), "content-shape"],
    ["stories that are not a list", answer(200, '{"stories":5}'), "content-shape"],
    [
      "a cut connection",
      (request: { socket: { destroy(): void } }) => request.socket.destroy(),
      "content-unanswered",
    ],
  ])("a call is rejected with the right code if the response is %s", async (_, fault, code) => {
    service.fault = fault;
    await expect(client().stories("fr", null)).rejects.toMatchObject({ code });
  });

  test("rejects a request that takes too long", async () => {
    service.fault = () => undefined;
    await expect(client(50).version()).rejects.toMatchObject({
      code: "content-unanswered",
      message: "No whole answer in 50 ms",
    });
  });

  test("all stories are returned although one is null and one is nested too deeply for recursion", async () => {
    const deep = `${'{"content":['.repeat(20_000)}${"]}".repeat(20_000)}`;
    service.fault = answer(200, `{"stories":[null,{"uuid":"un","content":${deep}},{"uuid":"deux"}]}`);
    expect(await client().stories("fr", null)).toMatchObject([{}, { uuid: "un" }, { uuid: "deux" }]);
  });

  test("texts of stories, drafts and the dictionary are cleaned, and each cleaned text is counted", async () => {
    const cleanings = createCleanings();
    const made = createStoryblokClient({ baseUrl: service.baseUrl, token: "jeton", cleanings });
    service.stories = [{ ...rawRelease("un"), lang: "fr\u0000", full_slug: "communiques/\u202eun" }];
    service.dictionary = [{ name: "nav.here", value: "I\ud83dci", dimension_value: "He\u0007re" }];
    expect(await made?.stories("fr", 7)).toMatchObject([{ lang: "fr", full_slug: "communiques/un" }]);
    expect(await made?.dictionary(7)).toEqual([{ name: "nav.here", value: "Ici", dimension_value: "Here" }]);
    service.fault = answer(200, '{"story":{"name":"Br\\u0000ouillon"}}');
    expect(await made?.story(1, "fr")).toEqual({ name: "Brouillon" });
    expect([...cleanings.counts()]).toEqual([["content", 5]]);
  });

  test("without a token, no client is created, and the reason is logged", () => {
    const texts: string[] = [];
    const log = { error: (message: string) => void texts.push(message), warn() {} };
    expect(createStoryblokClient({ baseUrl: service.baseUrl, token: "", log })).toBeNull();
    expect(texts).toEqual([expect.stringContaining("access token")]);
  });
});
