import { apiPlugin, storyblokInit } from "@storyblok/js";
import {
  apiPlugin as reactApi,
  StoryblokServerComponent,
  storyblokInit as startReact,
} from "@storyblok/react/ssr";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import StoryblokClient from "storyblok-js-client";
import { describe, expect, test } from "vitest";
import { startService } from "./service.double.ts";
import { MANAGEMENT_TOKEN, SPACE } from "./space.ts";

// Tests with the published clients. The calls come from the test suites of `storyblok-js-client` and
// `@storyblok/js`.

const RELEASE = "communiques/feux-interdits-en-mauricie";
const accessToken = "vigie-public";

describe("storyblok-js-client", () => {
  async function client(fetch?: typeof globalThis.fetch) {
    const { endpoint } = await startService();
    const cache = { type: "memory", clear: "auto" } as const;
    return new StoryblokClient({ accessToken, endpoint, cache, ...(fetch && { fetch }) });
  }

  test("the client reads the space with a visitor's token", async () => {
    const { data } = await (await client()).get("cdn/spaces/me");
    expect(data.space.id).toBe(SPACE.id);
  });

  test("the client reads all published stories at once or in pages, one story by its slug, and the stories of a folder", async () => {
    const requested = await client();
    const { data, total } = await requested.get("cdn/stories");
    expect(data.stories).toHaveLength(total);
    expect((await requested.get(`cdn/stories/${RELEASE}`)).data.story.full_slug).toBe(RELEASE);
    const folder = await requested.get("cdn/stories", { by_slugs: "prevention/*" });
    expect(folder.data.stories).toHaveLength(3);
    const all = await requested.getAll("cdn/stories", { per_page: 2 });
    const ids = (stories: readonly { readonly id?: number }[]) => stories.map(({ id }) => id).sort();
    expect(ids(all)).toEqual(ids(data.stories));
  });

  test("the client reads all links page by page, and does not cache the response about the space", async () => {
    const requested = await client();
    const links = await requested.getAll("cdn/links", { per_page: 3 });
    const { data } = await requested.get("cdn/links");
    const uuids = (all: readonly { readonly uuid?: string }[]) => all.map(({ uuid }) => uuid).sort();
    expect(uuids(links)).toEqual(uuids(Object.values(data.links ?? {})));
    await requested.cacheProvider().flush();
    await requested.get("cdn/spaces/me");
    expect(await requested.cacheProvider().getAll()).toEqual({});
  });

  test("the client sends the content's version (cv) with its next request", async () => {
    const urls: string[] = [];
    const requested = await client((input, init) => {
      urls.push(String(input));
      return fetch(input, init);
    });
    await requested.get("cdn/stories", { page: 1 });
    await requested.get("cdn/stories", { page: 2 });
    expect(new URL(urls[1] ?? "").searchParams.get("cv")).toBe(String(requested.cacheVersion()));
  });

  test("the client reads a draft, stories whose address has a given start, and stories that match one of several filters", async () => {
    const { endpoint } = await startService();
    const editor = new StoryblokClient({ accessToken: "vigie-preview", endpoint });
    const draft = await editor.get("cdn/stories/a-propos/notre-histoire", { version: "draft" });
    expect(draft.data.story.slug).toBe("notre-histoire");
    expect(await editor.getAll("cdn/stories", { starts_with: RELEASE })).toHaveLength(1);
    const related = (await editor.get(`cdn/stories/${RELEASE}`)).data.story.content.related;
    const filter_query = {
      __or: related.map((uuid: string) => ({ related: { any_in_array: uuid } })),
    };
    const found = await editor.getAll("cdn/stories", { filter_query });
    expect(found).toMatchObject([{ full_slug: RELEASE }]);
  });

  test("the client lists stories by the Management API only with an editor's token", async () => {
    const { endpoint } = await startService();
    const management = (oauthToken: string) =>
      new StoryblokClient({ oauthToken, endpoint: endpoint.replace(/v2$/, "v1") });
    const all = await management(MANAGEMENT_TOKEN).getAll(`spaces/${SPACE.id}/stories`, { per_page: 3 });
    expect(all.length).toBeGreaterThan(3);
    const stranger = management("stranger").get(`spaces/${SPACE.id}/stories`);
    await expect(stranger).rejects.toMatchObject({ status: 401 });
  });

  test("the client resolves a relation, both from a response and from the client's cache", async () => {
    const requested = await client();
    const params = { resolve_relations: "communique.related" };
    for (const _time of ["asked", "remembered"]) {
      const { data } = await requested.get(`cdn/stories/${RELEASE}`, params);
      expect(data.story.content.related[0].slug).toBe("une-saison-en-foret");
    }
  });

  test("the client sends a nested filter with raw brackets in the address, and gets only matching stories", async () => {
    const urls: string[] = [];
    const requested = await client((input, init) => {
      urls.push(String(input));
      return fetch(input, init);
    });
    const { data } = await requested.get("cdn/stories", {
      version: "published",
      filter_query: { component: { in: "job" }, title: { like: "Garde*" } },
    });
    expect(urls[0]).toContain("filter_query[title][like]=");
    expect(data.stories).toMatchObject([{ slug: "garde-feu" }]);
  });

  test("the client gets an error for an unknown story and an unknown token", async () => {
    const requested = await client();
    await expect(requested.get("cdn/stories/nowhere")).rejects.toMatchObject({ status: 404 });
    const { endpoint } = await startService();
    const stranger = new StoryblokClient({ accessToken: "stranger", endpoint });
    await expect(stranger.get("cdn/stories")).rejects.toMatchObject({ status: 401 });
  });
});

test("@storyblok/js reads a story in English from the simulated service", async () => {
  const { endpoint } = await startService();
  const { storyblokApi } = storyblokInit({
    accessToken,
    bridge: false,
    use: [apiPlugin],
    apiOptions: { endpoint },
  });
  const answer = await storyblokApi?.getStory(RELEASE, { language: "en" });
  expect(answer?.data.story.content).toMatchObject({ title: "Open fires banned in Mauricie from June 19" });
});

test("@storyblok/react renders a story with the React component of the story's type", async () => {
  const { endpoint } = await startService();
  const getApi = startReact({
    accessToken,
    use: [reactApi],
    apiOptions: { endpoint },
    components: {
      communique: ({ blok }: { blok: { title: string } }) => createElement("h1", {}, blok.title),
    },
  });
  const { data } = await getApi().getStory(RELEASE, {});
  expect(renderToStaticMarkup(createElement(StoryblokServerComponent, { blok: data.story.content }))).toBe(
    "<h1>Feux à ciel ouvert interdits en Mauricie dès le 19 juin</h1>",
  );
});
