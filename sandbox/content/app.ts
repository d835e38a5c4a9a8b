import { join } from "node:path";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { type Faults, faultInjection } from "../faults.ts";
import { type Dictionary, readDictionary } from "./dictionary.ts";
import { DictionaryDesk, type DictionaryOptions } from "./editor/dictionary-desk.ts";
import { editorRoutes } from "./editor/editor-routes.ts";
import { MANAGEMENT_ROOT, managementRoutes } from "./editor/management-routes.ts";
import { Newsroom, type NewsroomOptions, SILENT } from "./editor/newsroom.ts";
import type { FramedSite } from "./editor/story-view.ts";
import { gate, versioned, wordsOfRefusal } from "./gate.ts";
import { IMAGES_ROOT, imageRoutes } from "./images/image-routes.ts";
import { PictureLibrary, type PictureStorage } from "./images/picture-library.ts";
import { ownStories } from "./own-stories.ts";
import { RateLimit } from "./rate-limit.ts";
import { spaceRoutes } from "./space-routes.ts";
import type { StoryFolder } from "./story-folder.ts";
import { storyRoutes } from "./story-routes.ts";

/** Path of the API, as on the real service's host. */
export const CONTENT_ROOT = "/v2/cdn";
const USUAL_LIMIT_PER_S = 50;

export interface Content {
  readonly stories: StoryFolder;
  readonly dictionary: Dictionary;
  readonly newsroom?: NewsroomOptions;
  /** Storage of the dictionary's edits; absent to discard them. */
  readonly dictionaryDesk?: DictionaryOptions;
  /** Storage of uploaded pictures; absent to discard them. */
  readonly pictures?: PictureStorage;
  /** Absent if the space cannot be edited. */
  readonly editor?: FramedSite & { readonly editorOrigin: string };
}

/** Returns the space's content, from the files in this folder. */
export function ownContent(
  report: (line: string) => void,
  more: Pick<Content, "newsroom" | "dictionaryDesk" | "pictures" | "editor">,
): Content {
  return {
    ...more,
    stories: ownStories(report),
    dictionary: readDictionary(join(import.meta.dirname, "dictionary.yaml"), report),
  };
}

/** Creates the simulation of Storyblok: its Content Delivery API, version 2, and the editors' tools. */
export function contentApp(faults: Faults, content: Content, limitPerSecond = USUAL_LIMIT_PER_S): Hono {
  const app = new Hono({ strict: false });
  let opened: Newsroom | undefined;
  const newsroomOf = () => {
    opened ??= new Newsroom(content.stories, content.newsroom ?? SILENT);
    return opened;
  };
  const storeOf = () => newsroomOf().store;
  let pictures: PictureLibrary | undefined;
  const libraryOf = () => {
    pictures ??= new PictureLibrary(content.pictures);
    return pictures;
  };
  let desk: DictionaryDesk | undefined;
  const deskOf = () => {
    desk ??= new DictionaryDesk(content.dictionary, content.dictionaryDesk);
    return desk;
  };
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
