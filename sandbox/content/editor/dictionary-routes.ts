import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import type { Dictionary } from "../dictionary.ts";
import type { DictionaryDesk } from "./dictionary-desk.ts";
import type { PageMessage, ReadPage } from "./page-view.ts";
import { type SiteTexts, siteTexts } from "./site-texts.ts";
import { editorTexts } from "./texts.ts";

const MOST_SHOWN = 40;

interface Shown {
  readonly language: Language;
  readonly site: SiteTexts;
  readonly entries: Dictionary;
  /** Search words; if empty, the page only shows the replaced texts. */
  readonly wanted: string;
  readonly message: PageMessage | null;
  /** Texts that were typed for a key and rejected. */
  readonly typed?: { readonly key: string; readonly text: Bilingual };
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the keys whose name or texts contain the search words; without search words, the replaced keys. */
function keysWith(wanted: string, { texts }: SiteTexts, entries: Dictionary): string[] {
  if (wanted === "") return Object.keys(entries);
  const keys = [...new Set([...texts.keys(), ...Object.keys(entries)])];
  return keys.filter((key) => {
    const sides = [texts.get(key), entries[key]].flatMap((text) => (text ? [text.fr, text.en] : []));
    return [key, ...sides].some((text) => folded(text).includes(folded(wanted)));
  });
}

/** Renders the dictionary page, on which editors search and replace the site's texts in each language. */
function dictionaryView({ language, site, entries, wanted, message, typed }: Shown) {
  const t = editorTexts(language);
  const keys = keysWith(wanted, site, entries);
  const address = `/editor/${language}/dictionary?words=${encodeURIComponent(wanted)}`;
  return html`<main class="alone wide">
    <p id="message" role="status" class="${message?.isProblem ? "problem" : ""}">${message?.text ?? ""}</p>
    <h1>${t.dictionary}</h1>
    <p class="soft">${t.dictionaryHelp}</p>
    <form role="search">
      <label>${t.dictionarySearch} <input type="search" name="words" value="${wanted}" /></label>
      <p><button>${t.dictionaryFind}</button></p>
    </form>
    <p>${wanted === "" ? t.dictionaryReplaced : t.dictionaryFound} ${keys.length}${keys.length > MOST_SHOWN ? ` (${t.dictionaryFirst} ${MOST_SHOWN})` : ""}</p>
    <ul class="entries">
      ${keys.slice(0, MOST_SHOWN).map((key) => {
        const text = typed?.key === key ? typed.text : (entries[key] ?? { fr: "", en: "" });
        return html`<li>
          <form method="post" action="${address}">
            <h2><code>${key}</code></h2>
            <input type="hidden" name="key" value="${key}" />
            <div class="sides">
              ${LANGUAGES.map(
                (each) => html`<label>${t[each]}
                  <span class="soft" lang="${each}-CA">${site.texts.get(key)?.[each] ?? t.dictionaryUnknown}</span>
                  <textarea name="${each}" rows="2" maxlength="5000" lang="${each}-CA">${text[each]}</textarea></label>`,
              )}
            </div>
            <p><button class="first">${t.dictionarySave}</button></p>
          </form>
        </li>`;
      })}
    </ul>
  </main>`;
}

const LONGEST = 5000;
const line = z.string().transform((text) => text.replaceAll("\r\n", "\n").trim());
const requested = z.object({ key: z.string().min(1).max(200), fr: line, en: line });

/** Routes of the dictionary, under `/editor/{language}/dictionary`. */
export function dictionaryRoutes(deskOf: () => DictionaryDesk, page: ReadPage): Hono {
  const app = new Hono({ strict: false });
  const languageOf = (context: Context): Language => (context.req.param("language") === "en" ? "en" : "fr");
  type Shown = Parameters<typeof dictionaryView>[0];
  async function show(context: Context, shown: Pick<Shown, "message" | "typed">) {
    const [language, wanted] = [languageOf(context), (context.req.query("words") ?? "").trim()];
    const site = await siteTexts();
    const main = dictionaryView({ language, site, entries: deskOf().entries, wanted, ...shown });
    return page(context, main, null, `dictionary?words=${encodeURIComponent(wanted)}`);
  }

  app.get("/", async (context) => {
    const text = context.req.query("done") === "saved" && editorTexts(languageOf(context)).dictionarySaved;
    return context.html(await show(context, { message: text ? { text, isProblem: false } : null }));
  });
  app.post("/", async (context) => {
    const { key, ...text } = requested.parse(await context.req.parseBody());
    const t = editorTexts(languageOf(context));
    if (LANGUAGES.some((each) => text[each].length > LONGEST)) {
      const message = { text: t.dictionaryLong, isProblem: true };
      return context.html(await show(context, { message, typed: { key, text } }), 422);
    }
    const refused = (await siteTexts()).refusedIn(key, text);
    if (refused.length > 0) {
      const where = LANGUAGES.filter((each) => refused.includes(each)).map((each) => t[each]);
      const message = { text: `${t.dictionaryRefused} ${where.join(", ")}`, isProblem: true };
      return context.html(await show(context, { message, typed: { key, text } }), 422);
    }
    deskOf().put(key, text);
    const words = encodeURIComponent(context.req.query("words") ?? "");
    return context.redirect(`/editor/${languageOf(context)}/dictionary?words=${words}&done=saved`, 303);
  });
  return app;
}
