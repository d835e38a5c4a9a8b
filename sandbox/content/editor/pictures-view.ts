import { html } from "hono/html";
import type { Bilingual, Language } from "#territory/language.ts";
import { addressOf, type Picture, pathOf } from "../images/picture.ts";
import { editorTexts } from "./texts.ts";

interface PageMessage {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Returns the Markdown that shows a picture in a story. */
const markdownOf = (picture: Picture, language: Language) =>
  `![${picture.alt[language].replaceAll(/[[\]]/g, "")}](${addressOf(picture)})`;

/** Renders the picture library: uploads a picture, and shows its Markdown in each language. */
export function picturesView(
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
      ${(["fr", "en"] as const).map(
        (each) => html`<label>${t.pictureAlt[each]}
          <textarea name="alt.${each}" rows="2" maxlength="300" required lang="${each}-CA">${alt[each]}</textarea></label>`,
      )}
      <p><button class="first">${t.pictureAdd}</button></p>
    </form>
    <ul class="pictures">
      ${pictures.map(
        (picture) => html`<li>
          <img src="/a${pathOf(picture)}/m/360x0" width="${picture.width}" height="${picture.height}" alt="${picture.alt[language]}" loading="lazy" />
          ${(["fr", "en"] as const).map(
            (each) =>
              html`<label>${t.pictureLine[each]} <input readonly value="${markdownOf(picture, each)}" /></label>`,
          )}
        </li>`,
      )}
    </ul>
  </main>`;
}
