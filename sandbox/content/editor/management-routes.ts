import { type Context, Hono } from "hono";
import { z } from "zod";
import { idOf, uuidOf } from "../identity.ts";
import { filled, pageParameters } from "../request-parameters.ts";
import { MANAGEMENT_TOKEN, SPACE } from "../space.ts";
import { fits } from "../wildcard.ts";
import type { Newsroom } from "./newsroom.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { sheet } from "./sheet.ts";

/** Path of the API, as on the real service's host. Bodies contain our sheets instead of rich text. */
export const MANAGEMENT_ROOT = `/v1/spaces/${SPACE.id}/stories`;

const onPage = pageParameters(100);
const publishFlag = z.union([z.literal(1), z.literal("1")]).optional();
const created = z.object({
  story: z.object({ full_slug: z.string(), content: sheet }),
  publish: publishFlag,
});
const saved = z.object({ story: z.object({ content: sheet }), publish: publishFlag });

/** Routes of the service's Management API, as far as the editor needs it. */
export function managementRoutes(newsroomOf: () => Newsroom): Hono {
  const app = new Hono();
  app.use(async (context, next) =>
    context.req.header("authorization") === MANAGEMENT_TOKEN
      ? next()
      : context.json({ error: "Unauthorized" }, 401),
  );
  const one = (path: string) => {
    const { draft, published, history } = newsroomOf().story(path);
    return { ...head(newsroomOf(), path), content: draft, published_content: published, history };
  };
  const pathOf = (context: Context) => newsroomOf().pathOf(Number(context.req.param("id")));

  app.get("/", (context) => {
    const query = filled(context.req.query());
    const { page, per_page } = onPage.parse(query);
    const paths = newsroomOf()
      .paths()
      .filter((path) => isListed(newsroomOf(), path, query));
    const shown = paths.slice((page - 1) * per_page, page * per_page);
    const stories = shown.map((path) => head(newsroomOf(), path));
    return context.json({ stories }, 200, { total: String(paths.length), "per-page": String(per_page) });
  });
  app.get("/:id{\\d+}", (context) => context.json({ story: one(pathOf(context)) }));
  app.post("/", async (context) => {
    const { story, publish } = await bodyOf(context, created);
    newsroomOf().create(story.full_slug, story.content);
    if (publish) newsroomOf().publish(story.full_slug);
    return context.json({ story: one(story.full_slug) }, 201);
  });
  app.put("/:id{\\d+}", async (context) => {
    const path = pathOf(context);
    const { story, publish } = await bodyOf(context, saved);
    newsroomOf().save(path, story.content);
    if (publish) newsroomOf().publish(path);
    return context.json({ story: one(path) });
  });
  app.delete("/:id{\\d+}", (context) => {
    newsroomOf().remove(pathOf(context));
    return context.body(null, 204);
  });
  app.get("/:id{\\d+}/publish", (context) => {
    const path = pathOf(context);
    newsroomOf().publish(path);
    return context.json({ story: one(path) });
  });
  app.get("/:id{\\d+}/unpublish", (context) => {
    const path = pathOf(context);
    newsroomOf().unpublish(path);
    return context.json({ story: one(path) });
  });
  app.onError((error, context) => {
    if (error instanceof NewsroomError && error.status === 409)
      return context.json({ slug: ["has already been taken"] }, 422);
    if (error instanceof NewsroomError) return context.json({ error: error.message }, error.status);
    if (error instanceof z.ZodError) return context.json({ error: z.prettifyError(error) }, 422);
    throw error;
  });
  return app;
}

/** Returns whether a story passes each filter of a list. */
function isListed(newsroom: Newsroom, path: string, query: Readonly<Record<string, string>>): boolean {
  const isOneOf = (name: string, matches: (value: string) => boolean) =>
    query[name] === undefined || query[name].split(",").some((each) => matches(each.trim()));
  const { fr, en } = newsroom.story(path).draft.facts;
  const names = `${fr.title} ${en.title} ${path}`.toLowerCase();
  const words = query.text_search ?? query.search ?? "";
  return (
    (query.with_slug === undefined || path === query.with_slug) &&
    path.startsWith(query.starts_with ?? "") &&
    isOneOf("by_ids", (id) => id === String(idOf(path))) &&
    isOneOf("by_uuids", (uuid) => uuid === uuidOf(path)) &&
    isOneOf("by_slugs", (slug) => fits(path, slug)) &&
    names.includes(words.toLowerCase())
  );
}

function head(newsroom: Newsroom, path: string) {
  const { draft, published, isStartPage } = newsroom.story(path);
  const { store } = newsroom;
  const story = store.byUuid("draft", uuidOf(path));
  return {
    id: idOf(path),
    uuid: uuidOf(path),
    name: draft.facts.fr.title,
    name_en: draft.facts.en.title,
    component: draft.facts.component,
    full_slug: path,
    full_slug_en: story ? store.fullSlug(story, "en").replace(/\/$/, "") : `en/${path}`,
    is_startpage: isStartPage,
    published: published !== null,
    unpublished_changes: newsroom.hasChanges(path),
  };
}

/** @throws {z.ZodError} */
async function bodyOf<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  return schema.parse(await context.req.json().catch(() => null));
}
