import { Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { lazy } from "#territory/lazy.ts";
import { type Faults, faultInjection } from "../faults.ts";
import { DictionaryDesk, type DictionaryOptions } from "./editor/dictionary-desk.ts";
import { editorRoutes } from "./editor/editor-routes.ts";
import { MANAGEMENT_ROOT, managementRoutes } from "./editor/management-routes.ts";
import { Newsroom, type NewsroomOptions, SILENT } from "./editor/newsroom.ts";
import type { FramedSite } from "./editor/story-view.ts";
import { PictureLibrary, type PictureStorage } from "./images/picture-library.ts";
import { readTransform, TransformError } from "./images/requested-transform.ts";
import { transformImage } from "./images/transform-image.ts";
import { ownStories } from "./own-stories.ts";
import { TOKENS } from "./space.ts";
import { spaceRoutes } from "./space-routes.ts";
import type { StoryFolder } from "./story-folder.ts";
import { storyRoutes } from "./story-routes.ts";

const WINDOW_MS = 1000;

/** Largest rounding error of a sum of costs. */
const ROUNDING = 1e-9;

/** Adds up the cost of the calls with each access token, and rejects calls beyond a limit per second. */
class RateLimit {
  readonly #calls = new Map<string, { since: number; spent: number }>();
  readonly #perSecond: number;

  /** @param perSecond allowed cost of a token's calls in one second; Infinity for no limit */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Counts a call. @param cost 1 for a usual call, or more @returns true if the call is within the limit */
  allows(key: string, now: number, cost: number): boolean {
    const last = this.#calls.get(key);
    const current = last !== undefined && now - last.since < WINDOW_MS ? last : { since: now, spent: 0 };
    current.spent += cost;
    this.#calls.set(key, current);
    return current.spent <= this.#perSecond + ROUNDING;
  }
}

const TOO_MANY = { error: "Rate limit exceeded" };
const USUAL_CALLS = 50;
/** Rows: largest page size, and number of lists with such pages that can be requested in a second. */
const LISTINGS = [
  [25, 50],
  [50, 15],
  [75, 10],
  [Infinity, 6],
] as const;

/** Returns the cost of a call: 1 for one story or a short list, more for a list with long pages. */
function costOf(perPage: string | undefined): number {
  const [, calls] = LISTINGS.find(([most]) => Number(perPage ?? 0) <= most) ?? [0, USUAL_CALLS];
  return USUAL_CALLS / calls;
}

/** Rejects calls whose token cannot read the requested version, and calls beyond the rate limit. */
function gate(limit: RateLimit): MiddlewareHandler {
  return async (context, next) => {
    const token = context.req.query("token") ?? "";
    const versions = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
    if (versions?.includes(context.req.query("version") === "draft" ? "draft" : "published") !== true)
      return context.json({ error: "Unauthorized" }, 401);
    const cost = costOf(context.req.query("per_page"));
    if (!limit.allows(token, Date.now(), cost)) return context.json(TOO_MANY, 429);
    return next();
  };
}

/** Redirects requests without a version (`cv`) to the current version. Sets the service's cache headers. */
function versioned(root: string, versionOf: () => number): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const isDraft = url.searchParams.get("version") === "draft";
    const isOfSpace = url.pathname.replace(/\/$/, "") === `${root}/spaces/me`;
    if (!isDraft && !isOfSpace && !url.searchParams.has("cv")) {
      url.searchParams.set("cv", String(versionOf()));
      context.header("Cache-Control", "max-age=0, public, must-revalidate");
      return context.redirect(url.pathname + url.search, 301);
    }
    await next();
    const isCacheable = context.res.ok && !isDraft && !isOfSpace;
    context.header(
      "Cache-Control",
      isCacheable ? "max-age=0, public, s-maxage=604800" : "max-age=0, private, must-revalidate",
    );
    return context.res;
  };
}

/** Adds the service's usual body to an empty 429, because the client retries only if there is a body. */
const wordsOfRefusal: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status !== 429 || (await context.res.clone().text()) !== "") return;
  const retryAfter = headers.get("retry-after");
  context.res = Response.json(TOO_MANY, {
    status,
    headers: retryAfter === null ? {} : { "retry-after": retryAfter },
  });
};

/** Path of pictures on the content port. */
export const IMAGES_ROOT = "/a";
const MARK = "/m/";
const FOR_EVER = "public, max-age=31536000";
const TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

/** Routes of the picture host: `/f/…` for the original, `/f/…/m/600x400/filters:…` for a transformation. */
export function imageRoutes(libraryOf: () => PictureLibrary): Hono {
  const app = new Hono();
  app.get("/f/*", async (context) => {
    const requested = context.req.path.slice(context.req.path.indexOf("/f/"));
    const at = requested.indexOf(MARK);
    const path = at === -1 ? requested.replace(/\/m$/, "") : requested.slice(0, at);
    const isTransformed = path !== requested;
    const stored = await libraryOf().read(path);
    if (stored === null) return context.text("Not Found", 404);
    const bytesOf = (bytes: Buffer) => bytes as Uint8Array<ArrayBuffer>;
    if (!isTransformed) {
      const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return context.body(bytesOf(stored), 200, { "content-type": type, "cache-control": FOR_EVER });
    }
    const takesWebp = (context.req.header("accept") ?? "").includes("image/webp");
    const rest = at === -1 ? "" : requested.slice(at + MARK.length);
    const { bytes, type } = await transformImage(stored, readTransform(rest), takesWebp);
    return context.body(bytesOf(bytes), 200, {
      "content-type": type,
      "cache-control": FOR_EVER,
      vary: "accept",
    });
  });
  app.onError((error, context) => {
    if (error instanceof TransformError || error instanceof URIError) return context.text(error.message, 400);
    throw error;
  });
  return app;
}

/** Path of the Content Delivery API, the same as on the real service's host. */
export const CONTENT_ROOT = "/v2/cdn";
const USUAL_LIMIT_PER_S = 50;

export interface Content {
  readonly stories: StoryFolder;
  readonly newsroom?: NewsroomOptions;
  /** Storage of the dictionary's edits; absent to discard the edits. */
  readonly dictionaryDesk?: DictionaryOptions;
  /** Storage of uploaded pictures; absent to discard the pictures. */
  readonly pictures?: PictureStorage;
  /** Site in the editor's preview frame, and the editor's origin; absent if the space cannot be edited. */
  readonly editor?: FramedSite & { readonly editorOrigin: string };
}

/** Returns the content of the space, with the stories from the files in `stories/`. */
export function ownContent(report: (line: string) => void, more: Omit<Content, "stories">): Content {
  return { ...more, stories: ownStories(report) };
}

/** Creates the simulation of Storyblok: its Content Delivery API, version 2, and the editors' tools. */
export function contentApp(faults: Faults, content: Content, limitPerSecond = USUAL_LIMIT_PER_S): Hono {
  const app = new Hono({ strict: false });
  const newsroomOf = lazy(() => new Newsroom(content.stories, content.newsroom ?? SILENT));
  const storeOf = () => newsroomOf().store;
  const libraryOf = lazy(() => new PictureLibrary(content.pictures));
  const deskOf = lazy(() => new DictionaryDesk(content.dictionaryDesk));
  const delivery = `${CONTENT_ROOT}/*`;
  app.use(delivery, cors({ origin: "*", exposeHeaders: ["total", "per-page"] }));
  app.use(delivery, wordsOfRefusal);
  app.use(delivery, faultInjection(faults, "content"));
  app.use(
    delivery,
    versioned(CONTENT_ROOT, () => Math.max(storeOf().changedAt, deskOf().changedAt)),
  );
  app.use(delivery, gate(new RateLimit(limitPerSecond)));
  storyRoutes(app, CONTENT_ROOT, storeOf);
  spaceRoutes(app, CONTENT_ROOT, storeOf, deskOf);
  if (content.editor) {
    app.route(
      "/editor",
      editorRoutes(newsroomOf, libraryOf, deskOf, content.editor, content.editor.editorOrigin),
    );
  }
  app.use(`${IMAGES_ROOT}/*`, faultInjection(faults, "content"));
  app.route(IMAGES_ROOT, imageRoutes(libraryOf));
  app.route(MANAGEMENT_ROOT, managementRoutes(newsroomOf));
  app.notFound((context) => context.json(["This record could not be found"], 404));
  return app;
}
