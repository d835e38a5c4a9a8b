import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { MANAGEMENT_TOKEN, TOKENS } from "#sandbox/content/space.ts";
import type { JsonObject } from "#sandbox/content/story.ts";

const record = z.record(z.string(), z.json());
const namedField = z.record(z.string(), z.looseObject({ type: z.string() }));
const newComponent = z.object({
  component: z.looseObject({ name: z.string().regex(/^[a-z0-9_-]+$/), schema: namedField }),
});
const newDatasource = z.object({
  datasource: z.object({
    name: z.string().min(1),
    slug: z.string().min(1),
    dimensions_attributes: z.array(z.object({ name: z.string(), entry_value: z.string() })).default([]),
  }),
});
const newStory = z.object({
  story: z.object({
    name: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    parent_id: z.number().default(0),
    is_folder: z.boolean().default(false),
    is_startpage: z.boolean().default(false),
    content: record.optional(),
    translated_slugs_attributes: z
      .array(z.object({ lang: z.string(), slug: z.string(), name: z.string() }))
      .default([]),
  }),
  publish: z.union([z.literal(1), z.literal("1")]).optional(),
});
const changedSpace = z.object({
  space: z.object({
    options: z.object({ languages: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
});

type EditedStory = z.output<typeof newStory>["story"] & {
  readonly id: number;
  readonly uuid: string;
  readonly isPublished: boolean;
};
type StoredComponent = z.output<typeof newComponent>["component"] & { id: number };

/**
 * Creates a new, empty Storyblok space with field-level translation and translated slugs. It has the
 * Management API that setup uses, and the part of the Delivery API that the site reads.
 */
export function newSpace(id = 606) {
  const components: StoredComponent[] = [];
  const datasources: (JsonObject & { slug: string })[] = [];
  const stories: EditedStory[] = [];
  let languages: { code: string; name: string }[] = [];
  let lastId = 1000;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const app = new Hono({ strict: false });
  const root = `/v1/spaces/${id}`;
  app.use("/v1/*", (c, next) =>
    c.req.header("authorization") === MANAGEMENT_TOKEN
      ? next()
      : Promise.resolve(c.json({ error: "Unauthorized" }, 401)),
  );
  const body = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> =>
    schema.parse(await c.req.json().catch(() => null));

  app.get(root, (c) => c.json({ space: { id, name: "Vigie", options: { languages } } }));
  app.put(root, async (c) => {
    languages = (await body(c, changedSpace)).space.options.languages;
    return c.json({ space: { id, name: "Vigie", options: { languages } } });
  });
  app.get(`${root}/components`, (c) => c.json({ components }));
  app.post(`${root}/components`, async (c) => {
    const { component } = await body(c, newComponent);
    if (components.some(({ name }) => name === component.name))
      return c.json({ name: ["has already been taken"] }, 422);
    components.push({ ...component, id: nextId() });
    return c.json({ component: components.at(-1) }, 201);
  });
  app.put(`${root}/components/:id`, async (c) => {
    const at = components.findIndex((each) => String(each.id) === c.req.param("id"));
    const known = components[at];
    if (known === undefined) return c.json(["This record could not be found"], 404);
    components[at] = { ...(await body(c, newComponent)).component, id: known.id };
    return c.json({ component: components[at] });
  });
  app.get(`${root}/datasources`, (c) => c.json({ datasources }));
  app.post(`${root}/datasources`, async (c) => {
    const { datasource } = await body(c, newDatasource);
    const { dimensions_attributes, ...rest } = datasource;
    const made = {
      id: nextId(),
      ...rest,
      dimensions: dimensions_attributes.map((each) => ({ id: nextId(), ...each })),
    };
    datasources.push(made);
    return c.json({ datasource: made }, 201);
  });

  const parentOf = ({ parent_id }: EditedStory) => stories.find((each) => each.id === parent_id);
  /** Returns a story's full slug. A start page has the full slug of its folder, with a final slash. */
  function fullSlug(story: EditedStory, lang?: string): string {
    const translated = story.translated_slugs_attributes.find((each) => each.lang === lang)?.slug;
    const parent = parentOf(story);
    const before = parent ? `${fullSlug(parent, lang)}/` : "";
    return story.is_startpage ? before : before + (translated ?? story.slug);
  }
  const managed = (story: EditedStory) => ({
    ...{ id: story.id, uuid: story.uuid, name: story.name, slug: story.slug, full_slug: fullSlug(story) },
    ...{ is_folder: story.is_folder, is_startpage: story.is_startpage, parent_id: story.parent_id },
    ...{ content: story.content ?? null, published: story.isPublished },
  });
  app.get(`${root}/stories`, (c) => {
    const slug = c.req.query("with_slug");
    const found = stories.filter((each) => slug === undefined || fullSlug(each).replace(/\/$/, "") === slug);
    return c.json({ stories: found.map(managed) }, 200, { total: String(found.length), "per-page": "25" });
  });
  app.post(`${root}/stories`, async (c) => {
    const { story, publish } = await body(c, newStory);
    const known = components.find(({ name }) => name === story.content?.component);
    if (!story.is_folder && known === undefined) return c.json({ content: ["component is unknown"] }, 422);
    const made: EditedStory = {
      ...story,
      id: nextId(),
      uuid: randomUUID(),
      isPublished: publish !== undefined,
    };
    const isTaken = stories.some(
      (each) => fullSlug(each) === fullSlug(made) && each.is_folder === made.is_folder,
    );
    if (isTaken) return c.json({ slug: ["has already been taken"] }, 422);
    stories.push(made);
    return c.json({ story: managed(made) }, 201);
  });

  app.use("/v2/*", (c, next) =>
    Object.hasOwn(TOKENS, c.req.query("token") ?? "")
      ? next()
      : Promise.resolve(c.json({ error: "Unauthorized" }, 401)),
  );
  app.get("/v2/cdn/spaces/me", (c) => c.json({ space: { id, name: "Vigie", version: lastId } }));
  app.get("/v2/cdn/datasource_entries", (c) =>
    datasources.some(({ slug }) => slug === c.req.query("datasource"))
      ? c.json({ datasource_entries: [] }, 200, { total: "0", "per-page": "25" })
      : c.json(["This record could not be found"], 404),
  );
  app.get("/v2/cdn/stories", (c) => {
    const lang = c.req.query("language");
    const published = stories
      .filter(({ is_folder, isPublished }) => !is_folder && isPublished)
      .map((story) => ({
        ...{ id: story.id, uuid: story.uuid, name: story.name, is_startpage: story.is_startpage },
        full_slug: lang === undefined ? fullSlug(story) : `${lang}/${fullSlug(story, lang)}`,
        default_full_slug: fullSlug(story),
        translated_slugs: story.translated_slugs_attributes.map((each) => ({
          ...{ lang: each.lang, path: fullSlug(story, each.lang), name: each.name, published: true },
        })),
        content: inLanguage(story.content ?? {}, lang),
      }));
    return c.json({ stories: published }, 200, { total: String(published.length), "per-page": "25" });
  });
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 422);
    throw error;
  });
  return { app, components, stories, datasources };
}

/** Returns the content in one language: translated fields replace fields in the default language. */
function inLanguage(content: JsonObject, lang: string | undefined): JsonObject {
  const plain = Object.entries(content).filter(([name]) => !name.includes("__i18n__"));
  const translated = Object.entries(content).flatMap(([name, value]) => {
    const [field = "", language] = name.split("__i18n__");
    return language !== undefined && language === lang ? [[field, value] as const] : [];
  });
  return Object.fromEntries([...plain, ...translated]);
}
