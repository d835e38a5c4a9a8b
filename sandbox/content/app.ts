import { join } from "node:path";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { type Faults, faultInjection } from "../faults.ts";
import { type Dictionary, readDictionary } from "./dictionary.ts";
import { gate, wordsOfRefusal } from "./gate.ts";
import { ownStories } from "./own-stories.ts";
import { RateLimit } from "./rate-limit.ts";
import { spaceRoutes } from "./space-routes.ts";
import type { StoryFolder } from "./story-folder.ts";
import { storyOfFile } from "./story-of-file.ts";
import { storyRoutes } from "./story-routes.ts";
import { StoryStore } from "./story-store.ts";

/** Where the real service stands on its host. */
export const CONTENT_ROOT = "/v2/cdn";
const USUAL_LIMIT_PER_S = 50;

export interface Content {
  readonly stories: StoryFolder;
  readonly dictionary: Dictionary;
}

/** The space's content, from the files beside this one. */
export function ownContent(report: (line: string) => void): Content {
  return {
    stories: ownStories(report),
    dictionary: readDictionary(join(import.meta.dirname, "dictionary.yaml"), report),
  };
}

/** The stand-in for Storyblok's Content Delivery API, version 2. */
export function contentApp(faults: Faults, content: Content, limitPerSecond = USUAL_LIMIT_PER_S): Hono {
  const app = new Hono({ strict: false });
  let store: StoryStore | undefined;
  const storeOf = () => {
    store ??= openStore(content.stories);
    return store;
  };
  app.use(cors({ origin: "*", exposeHeaders: ["total", "per-page"] }));
  app.use(wordsOfRefusal);
  app.use(faultInjection(faults, "content"));
  app.use(gate(new RateLimit(limitPerSecond)));
  storyRoutes(app, CONTENT_ROOT, storeOf);
  spaceRoutes(app, CONTENT_ROOT, storeOf, content.dictionary);
  app.notFound((context) => context.json(["This record could not be found"], 404));
  return app;
}

const openStore = ({ files, changedAt }: StoryFolder) =>
  new StoryStore(
    files.map(({ file, read }) => storyOfFile(file, read)),
    changedAt,
  );
