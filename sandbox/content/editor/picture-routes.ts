import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { addressOf, type Picture, pathOf } from "../images/picture.ts";
import type { PictureLibrary } from "../images/picture-library.ts";
import { MOST_BYTES, PictureRefused, receivePicture } from "../images/receive-picture.ts";
import type { PageMessage, ReadPage } from "./page-view.ts";
import { editorTexts } from "./texts.ts";

const markdownOf = (picture: Picture, language: Language) =>
  `![${picture.alt[language].replaceAll(/[[\]]/g, "")}](${addressOf(picture)})`;

/** Renders the picture library: a form for uploads, and each picture with its Markdown in each language. */
function picturesView(
  pictures: readonly Picture[],
  language: Language,
  message: PageMessage | null,
  alt: Bilingual = { fr: "", en: "" },
) {
  const t = editorTexts(language);
  return html`<main class="alone wide">
    <p id="message" role="status" class="${message?.isProblem ? "problem" : ""}">${message?.text ?? ""}</p>
    <h1>${t.pictures}</h1>
    <form method="post" action="/editor/${language}/pictures" enctype="multipart/form-data">
      <label>${t.pictureFile} <input type="file" name="file" accept="image/png,image/jpeg,image/webp" required /></label>
      <p class="soft">${t.pictureHelp}</p>
      ${LANGUAGES.map(
        (each) => html`<label>${t.pictureAlt[each]}
          <textarea name="alt.${each}" rows="2" maxlength="300" required lang="${each}-CA">${alt[each]}</textarea></label>`,
      )}
      <p><button class="first">${t.pictureAdd}</button></p>
    </form>
    <ul class="pictures">
      ${pictures.map(
        (picture) => html`<li>
          <img src="/a${pathOf(picture)}/m/360x0" width="${picture.width}" height="${picture.height}" alt="${picture.alt[language]}" loading="lazy" />
          ${LANGUAGES.map(
            (each) =>
              html`<label>${t.pictureLine[each]} <input readonly value="${markdownOf(picture, each)}" /></label>`,
          )}
        </li>`,
      )}
    </ul>
  </main>`;
}

/** Largest size of the form without its picture: two descriptions and the multipart headers. */
const FORM_BYTES = 64 * 1024;

/** Routes of the picture library, under `/editor/{language}/pictures`. */
export function pictureRoutes(libraryOf: () => PictureLibrary, page: ReadPage): Hono {
  const app = new Hono({ strict: false });
  const languageOf = (context: Context): Language => (context.req.param("language") === "en" ? "en" : "fr");
  const show = (
    context: Context,
    ...shown: Parameters<typeof picturesView> extends [unknown, unknown, ...infer R] ? R : never
  ) => page(context, picturesView(libraryOf().list(), languageOf(context), ...shown), null, "pictures");

  app.get("/", (context) => {
    const t = editorTexts(languageOf(context));
    const isAdded = context.req.query("done") === "added";
    return context.html(show(context, isAdded ? { text: t.pictureAdded, isProblem: false } : null));
  });
  const limit = bodyLimit({
    maxSize: MOST_BYTES + FORM_BYTES,
    onError: (context) => {
      const text = editorTexts(languageOf(context)).pictureRefused["too-large"];
      return context.html(show(context, { text, isProblem: true }), 413);
    },
  });
  app.post("/", limit, async (context) => {
    const t = editorTexts(languageOf(context));
    const filled = await context.req.parseBody();
    const text = (name: string) => String(filled[name] ?? "").trim();
    const alt = { fr: text("alt.fr"), en: text("alt.en") };
    const problem = (text: string) => context.html(show(context, { text, isProblem: true }, alt), 422);
    const { file } = filled;
    if (!(file instanceof File) || file.size === 0) return problem(t.pictureRefused["not-a-picture"]);
    if (alt.fr === "" || alt.en === "") return problem(t.pictureNoAlt);
    try {
      const received = await receivePicture(
        { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) },
        alt,
      );
      libraryOf().add(received.picture, received.bytes);
    } catch (error) {
      if (error instanceof PictureRefused) return problem(t.pictureRefused[error.why]);
      throw error;
    }
    return context.redirect(`/editor/${languageOf(context)}/pictures?done=added`, 303);
  });
  return app;
}
