import { parse } from "yaml";
import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { type Field, FORMS, SLUG } from "./fields.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { fileOf, type Sheet, sheet } from "./sheet.ts";
import { editorTexts } from "./texts.ts";

/** Fields of a form, by name: `audience`, `fr.title`, `fr.words`. */
export type Filled = Readonly<Record<string, unknown>>;

/** Parses an outline. Returns invalid YAML as text, which the story's schema then rejects. */
function outlined(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

function typedValue({ kind }: Field, written: unknown): unknown {
  const text = typeof written === "string" ? written.trim() : "";
  if (text === "") return undefined;
  if (kind === "number") return Number(text);
  if (kind === "outline") return outlined(text.replaceAll("\r\n", "\n"));
  // A browser writes `T` between date and time; a story has a space there.
  return kind === "moment" ? text.replace("T", " ").slice(0, 16) : text;
}

/** Returns the fields that a form has for a language. */
export const fieldsIn = (component: Sheet["facts"]["component"], language: Language): readonly Field[] =>
  language === "en" ? [...FORMS[component].each, SLUG] : FORMS[component].each;

/** Content of a story's form, before validation. */
export interface Typed {
  readonly facts: Readonly<Record<string, unknown>> & {
    readonly component: Sheet["facts"]["component"];
    readonly fr: Readonly<Record<string, unknown>>;
    readonly en: Readonly<Record<string, unknown>>;
  };
  readonly words: Sheet["words"];
}

/** Returns the content of a form, valid or not. Facts that the form does not contain are kept. */
export function typedIn(filled: Filled, { facts }: Sheet): Typed {
  const { component } = facts;
  const read = (fields: readonly Field[], prefix: string) =>
    Object.fromEntries(fields.map((field) => [field.name, typedValue(field, filled[prefix + field.name])]));
  const inLanguage = (each: Language) => ({ ...facts[each], ...read(fieldsIn(component, each), `${each}.`) });
  const words = (each: Language) => String(filled[`${each}.words`] ?? "").replaceAll("\r\n", "\n");
  return {
    facts: { ...facts, ...read(FORMS[component].once, ""), fr: inLanguage("fr"), en: inLanguage("en") },
    words: { fr: words("fr"), en: words("en") },
  };
}

/** Returns the valid sheet of a form. @throws {NewsroomError} 422, with what to fix, in `language` */
export function readForm(filled: Filled, before: Sheet, language: Language): Sheet {
  try {
    const written = sheet.parse(typedIn(filled, before));
    fileOf(written);
    return written;
  } catch (error) {
    throw new NewsroomError(422, whatToFix(error, before, language));
  }
}

function whatToFix(error: unknown, { facts }: Sheet, language: Language): string {
  const t = editorTexts(language);
  if (!(error instanceof z.ZodError)) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return reason?.startsWith("its living parts differ") ? t.partsDiffer : `${t.partUnreadable} ${reason}`;
  }
  const names = new Set(error.issues.flatMap(({ path }) => path.map(String)));
  const fields = [
    ...FORMS[facts.component].once,
    ...LANGUAGES.flatMap((each) => fieldsIn(facts.component, each)),
  ];
  const wrong = [
    ...new Set(fields.filter(({ name }) => names.has(name)).map(({ label }) => label[language])),
  ];
  return wrong.length > 0 ? `${t.fieldsWrong} ${wrong.join(", ")}.` : `${t.partUnreadable}`;
}
