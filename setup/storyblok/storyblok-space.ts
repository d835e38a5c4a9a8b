import Storyblok from "storyblok-js-client";
import { z } from "zod";
import { createFetchWithRetry } from "#content/fetch-with-retry.server.ts";
import { SetupProblem } from "../setup-problem.ts";
import type { Component, Field } from "./components.ts";

export interface SpaceAccess {
  /** Base of the Management API, `…/v1`. */
  readonly url: string;
  readonly spaceId: string;
  /** Personal access token of someone who can change the space. */
  readonly token: string;
  /** Limit of calls per second; 3 by default, as Storyblok allows on its smallest plan. */
  readonly callsPerSecond?: number;
}

const CALLS_PER_SECOND = 3;
const TIME_LIMIT_MS = 20_000;

const field = z.looseObject({ type: z.string() });
const component = z.looseObject({
  id: z.number(),
  name: z.string(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  schema: z.record(z.string(), field),
});
export type SpaceComponent = z.output<typeof component>;
const language = z.looseObject({ code: z.string() });
const space = z.object({
  space: z.looseObject({ options: z.looseObject({ languages: z.array(language).catch([]) }) }),
});
const components = z.object({ components: z.array(component) });
const datasources = z.object({ datasources: z.array(z.looseObject({ id: z.number(), slug: z.string() })) });
const story = z.looseObject({
  id: z.number(),
  full_slug: z.string(),
  is_folder: z.boolean().catch(false),
  is_startpage: z.boolean().catch(false),
});
const stories = z.object({ stories: z.array(story) });
const oneStory = z.object({ story });
const refusal = z.object({
  message: z.string().catch("no answer"),
  status: z.number().optional().catch(undefined),
});

export type Space = ReturnType<typeof openSpace>;

/** Returns functions for a space, by the Management API. The functions throw {@link SetupProblem}. */
export function openSpace({ url, spaceId, token, callsPerSecond = CALLS_PER_SECOND }: SpaceAccess) {
  const client = new Storyblok({
    ...{ oauthToken: token, endpoint: url, rateLimit: callsPerSecond },
    fetch: createFetchWithRetry({ timeLimitMs: TIME_LIMIT_MS }),
  });

  async function dataOf<T>(schema: z.ZodType<T>, call: Promise<{ readonly data: unknown }>): Promise<T> {
    try {
      return schema.parse((await call).data);
    } catch (error) {
      const { status, message } = refusal.parse(error);
      const todo =
        status === 401 || status === 403
          ? "give CONTENT_MANAGEMENT_TOKEN of an administrator of the space"
          : status === 404
            ? `check the number of the space (${spaceId})`
            : "try again, then look at the space in Storyblok";
      throw new SetupProblem(
        `Storyblok refuses a request (${status ?? "no status"}: ${message.slice(0, 120)}): ${todo}.`,
      );
    }
  }
  type Body = Parameters<typeof client.put>[1];
  const change = (method: "post" | "put", path: string, body: object) =>
    // The client's own types only know bodies of stories.
    client[method](at(path), body as Body);
  const at = (path: string) => `spaces/${spaceId}${path}`;
  const anything = z.unknown();

  return {
    async languages() {
      return (await dataOf(space, client.get(at("")))).space.options.languages;
    },
    setLanguages: (languages: readonly object[]) =>
      dataOf(anything, change("put", "", { space: { options: { languages } } })),
    async components() {
      return (await dataOf(components, client.get(at("/components")))).components;
    },
    addComponent: (component: Component) => dataOf(anything, change("post", "/components", { component })),
    changeComponent: (id: number, component: Component) =>
      dataOf(anything, change("put", `/components/${id}`, { component })),
    async datasources() {
      return (await dataOf(datasources, client.get(at("/datasources")))).datasources;
    },
    addDatasource: (datasource: object) => dataOf(anything, change("post", "/datasources", { datasource })),
    /** Returns the stories at a path: a folder, and perhaps its start page. */
    async storiesAt(path: string) {
      const found = await dataOf(stories, client.get(at("/stories"), { with_slug: path }));
      return found.stories.filter(({ full_slug }) => full_slug.replace(/\/$/, "") === path);
    },
    async addStory(made: object, isPublished: boolean) {
      const body = { story: made, ...(isPublished && { publish: 1 }) };
      return (await dataOf(oneStory, change("post", "/stories", body))).story;
    },
  };
}

/** Returns the Management API's address for a delivery API. Europe's Management API has its own host. */
export const managementUrl = (contentUrl: string): string =>
  `${new URL(contentUrl).origin.replace("//api.storyblok.com", "//mapi.storyblok.com")}/v1`;

/** Adds our fields to the space's component. Properties that only editors set, such as descriptions, stay. */
export function merged(ours: Component, theirs: SpaceComponent): Component {
  const schema: Record<string, Field> = { ...theirs.schema };
  for (const [name, each] of Object.entries(ours.schema)) schema[name] = { ...theirs.schema[name], ...each };
  return { ...theirs, ...ours, schema };
}
