import { type Context, Hono } from "hono";
import { z } from "zod";
import { idOf } from "../identity.ts";
import { filled, pageParameters } from "../request-parameters.ts";
import { MANAGEMENT_TOKEN, SPACE } from "../space.ts";
import type { Newsroom } from "./newsroom.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { sheet } from "./sheet.ts";

/** Path of stories in the Management API, as on the real host. Stories contain Markdown, not rich text. */
export const MANAGEMENT_ROOT = `/v1/spaces/${SPACE.id}/stories`;

/** Parameters of the list of stories. Others are refused: ignoring a filter would give a wrong list. */
const listed = z.strictObject({
  ...pageParameters(100).shape,
  with_slug: z.string().optional(),
  starts_with: z.string().default(""),
  // The service's JavaScript client adds `version` to every request.
  version: z.string().optional(),
});
const publishFlag = z.union([z.literal(1), z.literal("1")]).optional();
const created = z.object({
  story: z.object({ full_slug: z.string(), content: sheet }),
  publish: publishFlag,
});
const saved = z.object({ story: z.object({ content: sheet }), publish: publishFlag });

/** Routes of the service's Management API that list, read, change and publish stories. */
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
    const { page, per_page, with_slug, starts_with } = listed.parse(filled(context.req.query()));
    const paths = newsroomOf()
      .paths()
      .filter((path) => path.startsWith(starts_with) && path === (with_slug ?? path));
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

function head(newsroom: Newsroom, path: string) {
  const { draft, published, isStartPage } = newsroom.story(path);
  return {
    id: idOf(path),
    name: draft.facts.fr.title,
    full_slug: path,
    is_startpage: isStartPage,
    published: published !== null,
    unpublished_changes: newsroom.hasChanges(path),
  };
}

/** @throws {z.ZodError} */
async function bodyOf<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  return schema.parse(await context.req.json().catch(() => null));
}
