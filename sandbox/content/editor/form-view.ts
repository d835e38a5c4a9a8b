import { html } from "hono/html";
import { stringify } from "yaml";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { type Field, FORMS } from "./fields.ts";
import { fieldsIn, type Typed } from "./read-form.ts";
import { editorTexts } from "./texts.ts";

/** Returns a field's value as the text in its form control. */
function written({ kind }: Field, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "outline") return typeof value === "string" ? value : stringify(value).trimEnd();
  const text = String(value);
  if (kind !== "moment") return text;
  return (text.includes(" ") ? text : `${text} 09:00`).replace(" ", "T");
}

export function fieldView(field: Field, prefix: string, value: unknown, language: Language, lang?: Language) {
  const { kind, label, help, isRequired = false, choices } = field;
  const name = prefix + field.name;
  const id = `field-${name.replace(".", "-")}`;
  const now = written(field, value);
  const required = isRequired ? "required" : "";
  const described = help ? html`aria-describedby="${id}-help"` : "";
  const inLanguage = lang ? html`lang="${lang}"` : "";
  const types = { line: "text", moment: "datetime-local", day: "date", number: "number" } as const;
  const control =
    kind === "choice"
      ? html`<select id="${id}" name="${name}" ${required}>
          ${isRequired ? "" : html`<option value="">${editorTexts(language).notGiven}</option>`}
          ${Object.entries(choices ?? {}).map(
            ([each, words]) =>
              html`<option value="${each}" ${each === now ? "selected" : ""}>${words[language]}</option>`,
          )}
        </select>`
      : kind === "lines" || kind === "outline"
        ? html`<textarea id="${id}" name="${name}" rows="${kind === "lines" ? 3 : 8}" ${required} ${described} ${inLanguage}>${now}</textarea>`
        : html`<input id="${id}" name="${name}" type="${types[kind]}" value="${now}" ${required} ${described} ${inLanguage} />`;
  return html`<p class="field">
    <label for="${id}">${label[language]}</label>
    ${control} ${help ? html`<small id="${id}-help">${help[language]}</small>` : ""}
  </p>`;
}

/** Renders a story's form: common fields, then both languages, side by side if there is room. */
export function formView({ facts, words }: Typed, language: Language) {
  const t = editorTexts(language);
  const form = FORMS[facts.component];
  return html`<div class="once">${form.once.map((field) => fieldView(field, "", facts[field.name], language))}</div>
    <div class="sides">
      ${LANGUAGES.map((each) => {
        return html`<fieldset data-language="${each}">
          <legend>${t[each]}</legend>
          ${fieldsIn(facts.component, each).map((field) =>
            fieldView(field, `${each}.`, facts[each][field.name], language, each),
          )}
          <p class="field">
            <label for="words-${each}">${t.words}</label>
            <textarea id="words-${each}" name="${each}.words" rows="18" lang="${each}" spellcheck="true" aria-describedby="words-help-${each}">${words[each]}</textarea>
            <small id="words-help-${each}">${t.wordsHelp}</small>
          </p>
        </fieldset>`;
      })}
    </div>`;
}
