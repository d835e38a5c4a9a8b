import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { idOf } from "../identity.ts";
import type { PictureLibrary } from "../images/picture-library.ts";
import { storyJson } from "../story-json.ts";
import type { DictionaryDesk } from "./dictionary-desk.ts";
import { dictionaryRoutes } from "./dictionary-routes.ts";
import { newSheet, PLACES, slugOf } from "./new-sheet.ts";
import { newView } from "./new-view.ts";
import type { Newsroom } from "./newsroom.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { type PageMessage, pageView, type ReadPage, welcomeView } from "./page-view.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { type Filled, readForm, typedIn } from "./read-form.ts";
import type { Sheet } from "./sheet.ts";
import { type FramedSite, storyView } from "./story-view.ts";
import { editorTexts } from "./texts.ts";
import { treeView } from "./tree-view.ts";

/** Action of a button in a story's form. `restore 3` restores the version at index 3 of the history. */
const requestedDeed = z.union([
  z.enum(["save", "publish", "unpublish", "remove"]),
  z.templateLiteral(["restore ", z.int().min(0)]),
]);
type EditorAction = z.output<typeof requestedDeed>;

/** Runs an editor's action. `written` reads the form to save or publish. @returns what was done */
function runEditorAction(newsroom: Newsroom, path: string, deed: EditorAction, written: () => Sheet) {
  switch (deed) {
    case "save":
      newsroom.save(path, written());
      return "saved";
    case "publish":
      newsroom.publish(path, written());
      return "published";
    case "unpublish":
      newsroom.unpublish(path);
      return "unpublished";
    case "remove":
      newsroom.remove(path);
      return "deleted";
    default: {
      const version = newsroom.story(path).history[Number(deed.slice("restore ".length))];
      if (!version) throw new NewsroomError(404, "This version does not exist.");
      newsroom.save(path, version.sheet, "restored");
      return "restored";
    }
  }
}

const CSS = ["editor.css", "panes.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");
/** Returns a module of the editor as JavaScript. Browsers accept its name, which ends in `.ts`. */
const moduleOf = (name: string) =>
  stripTypeScriptTypes(readFileSync(new URL(`client/${name}`, import.meta.url), "utf8"));
const MODULES = ["editor.ts", "live-preview.ts", "search.ts"] as const;

const requestedDone = z
  .enum(["created", "saved", "published", "unpublished", "restored", "deleted"])
  .optional();
const requestedLanguage = z.enum(LANGUAGES);

/** Routes of the visual editor, under `/editor/`. Only its live preview needs scripts. */
export function editorRoutes(
  newsroomOf: () => Newsroom,
  libraryOf: () => PictureLibrary,
  deskOf: () => DictionaryDesk,
  site: FramedSite,
  editorOrigin: string,
): Hono {
  const app = new Hono({ strict: false });
  const languageOf = (context: Context): Language => (context.req.param("language") === "en" ? "en" : "fr");
  const pathOf = (context: Context) => newsroomOf().pathOf(Number(context.req.param("id")));
  const filledBy = (context: Context): Promise<Filled> => context.req.parseBody();

  /** Redirects other host names to `editorOrigin`, because only this origin can frame the site's pages. */
  app.use(async (context, next) => {
    const { host } = new URL(editorOrigin);
    const isThere = context.req.method !== "GET" || context.req.header("host") === host;
    return isThere ? next() : context.redirect(editorOrigin + context.req.path, 302);
  });
  app.use(csrf());
  app.get("/editor.css", (context) => context.body(CSS, 200, { "content-type": "text/css; charset=utf-8" }));
  for (const name of MODULES) {
    app.get(`/client/${name}`, (context) =>
      context.body(moduleOf(name), 200, { "content-type": "text/javascript; charset=utf-8" }),
    );
  }
  app.get("/", (context) => {
    const isEnglish = /^en\b/i.test(context.req.header("accept-language") ?? "");
    return context.redirect(`/editor/${isEnglish ? "en" : "fr"}/`);
  });

  const page: ReadPage = (context, main, open, rest) => {
    const language = languageOf(context);
    return pageView({
      language,
      title: `${open ? newsroomOf().story(open).draft.facts[language].title : editorTexts(language).title} | Vigie`,
      otherHref: `/editor/${language === "fr" ? "en" : "fr"}/${rest}`,
      tree: treeView(newsroomOf(), language, open),
      main,
    });
  };
  const storyPage = (
    context: Context,
    path: string,
    message: Parameters<typeof storyView>[4],
    shown?: Parameters<typeof storyView>[5],
  ) =>
    page(
      context,
      storyView(newsroomOf(), path, languageOf(context), site, message, shown),
      path,
      `stories/${idOf(path)}`,
    );
  const messageOf = (context: Context): PageMessage | null => {
    const done = requestedDone.catch(undefined).parse(context.req.query("done"));
    return done ? { text: editorTexts(languageOf(context)).done[done], isProblem: false } : null;
  };

  app.get("/:language{[a-z][a-z]}", (context) =>
    context.html(page(context, welcomeView(languageOf(context), messageOf(context)), null, "")),
  );
  app.route("/:language{[a-z][a-z]}/pictures", pictureRoutes(libraryOf, page));
  app.route("/:language{[a-z][a-z]}/dictionary", dictionaryRoutes(deskOf, page));
  app.get("/:language{[a-z][a-z]}/new", (context) =>
    context.html(page(context, newView(newsroomOf(), languageOf(context), {}, null), null, "new")),
  );
  app.post("/:language{[a-z][a-z]}/new", async (context) => {
    const filled = await filledBy(context);
    const language = languageOf(context);
    const text = (name: string) => String(filled[name] ?? "").trim();
    const folder = text("where");
    const titles = (each: Language) => ({ title: text(`${each}.title`), summary: text(`${each}.summary`) });
    try {
      const component = PLACES[folder]?.component ?? "prevention_article";
      const path = `${folder}/${slugOf(titles("fr").title)}`;
      newsroomOf().create(path, newSheet(component, titles("fr"), titles("en"), Date.now()));
      return context.redirect(`/editor/${language}/stories/${idOf(path)}?done=created`, 303);
    } catch (error) {
      const t = editorTexts(language);
      const isTaken = error instanceof NewsroomError && error.status === 409;
      const problem = isTaken ? t.taken : t.fieldsWrong;
      return context.html(page(context, newView(newsroomOf(), language, filled, problem), null, "new"), 422);
    }
  });

  app.get("/:language{[a-z][a-z]}/stories/:id{\\d+}", (context) =>
    context.html(storyPage(context, pathOf(context), messageOf(context))),
  );
  app.post("/:language{[a-z][a-z]}/stories/:id{\\d+}", async (context) => {
    const path = pathOf(context);
    const filled = await filledBy(context);
    const language = languageOf(context);
    const deed = requestedDeed.parse(filled.deed);
    try {
      const done = runEditorAction(newsroomOf(), path, deed, () =>
        readForm(filled, newsroomOf().story(path).draft, language),
      );
      const rest = done === "deleted" ? "" : `stories/${idOf(path)}`;
      return context.redirect(`/editor/${language}/${rest}?done=${done}`, 303);
    } catch (error) {
      if (!(error instanceof NewsroomError)) throw error;
      return context.html(
        storyPage(
          context,
          path,
          { text: error.message, isProblem: true },
          typedIn(filled, newsroomOf().story(path).draft),
        ),
        error.status,
      );
    }
  });
  /** Returns the form's story in the service's format. The editor sends it to the preview at each input. */
  app.post("/:language{[a-z][a-z]}/stories/:id{\\d+}/preview", async (context) => {
    const path = pathOf(context);
    const shown = requestedLanguage.parse(context.req.query("shown"));
    const sheet = readForm(await filledBy(context), newsroomOf().story(path).draft, languageOf(context));
    const store = newsroomOf().storeWith(path, sheet);
    const story = store.byId("draft", idOf(path));
    if (!story) return context.json({ reason: editorTexts(languageOf(context)).gone }, 404);
    const options = {
      store,
      version: "draft",
      language: shown,
      excludedFields: [],
      excludedStoryFields: [],
    } as const;
    return context.json({ story: storyJson(story, options) });
  });
  /** Renders the start page, with a message that the story was deleted in the meantime. */
  const gone = (context: Context) => {
    const language = languageOf(context);
    return page(
      context,
      welcomeView(language, { text: editorTexts(language).gone, isProblem: true }),
      null,
      "",
    );
  };
  app.onError((error, context) => {
    const isOfStory = /^\/editor\/(?:fr|en)\/stories\/\d+$/.test(context.req.path);
    if (isOfStory && error instanceof NewsroomError && error.status === 404)
      return context.html(gone(context), 404);
    if (error instanceof NewsroomError) return context.json({ reason: error.message }, error.status);
    if (error instanceof z.ZodError) return context.json({ reason: z.prettifyError(error) }, 400);
    throw error;
  });
  return app;
}
