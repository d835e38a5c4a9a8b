import { type Context, Hono } from "hono";
import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { DictionaryDesk } from "./dictionary-desk.ts";
import { dictionaryView } from "./dictionary-view.ts";
import type { ReadPage } from "./page-view.ts";
import { siteTexts } from "./site-texts.ts";
import { editorTexts } from "./texts.ts";

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
