import { html } from "hono/html";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { FORMS } from "./fields.ts";
import { fieldView } from "./form-view.ts";
import { PLACES } from "./new-sheet.ts";
import type { Newsroom } from "./newsroom.ts";
import type { Filled } from "./read-form.ts";
import { editorTexts } from "./texts.ts";

export function newView(newsroom: Newsroom, language: Language, filled: Filled, problem: string | null) {
  const t = editorTexts(language);
  const topics = newsroom
    .paths()
    .filter((path) => newsroom.story(path).draft.facts.component === "prevention_category")
    .map((path) => [path, newsroom.story(path).draft.facts[language].title] as const);
  const places = [
    ...Object.entries(PLACES).map(([path, { name }]) => [path, name[language]] as const),
    ...topics,
  ];
  const where = {
    name: "where",
    kind: "choice",
    label: { fr: t.where, en: t.where },
    isRequired: true,
    choices: Object.fromEntries(places.map(([path, name]) => [path, { fr: name, en: name }])),
  } as const;
  return html`<main class="alone">
    <form method="post" action="/editor/${language}/new">
      <h1>${t.newStory}</h1>
      <p class="soft">${t.newHelp}</p>
      <p id="message" role="status" class="problem">${problem ?? ""}</p>
      ${fieldView(where, "", filled.where ?? "communiques", language)}
      <div class="sides">
        ${LANGUAGES.map(
          (each) => html`<fieldset data-language="${each}">
            <legend>${t[each]}</legend>
            ${FORMS.communique.each.map((field) =>
              fieldView(field, `${each}.`, filled[`${each}.${field.name}`], language, each),
            )}
          </fieldset>`,
        )}
      </div>
      <p class="deeds">
        <button class="first">${t.create}</button> <a class="button" href="/editor/${language}/">${t.cancel}</a>
      </p>
    </form>
  </main>`;
}
