import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";

const ROOT = join(import.meta.dirname, "../../..");

const bilingual = z.record(z.string(), z.object({ fr: z.string(), en: z.string() }));
const rule = z.object({
  acceptTexts: z.custom<
    (language: Language, texts: Readonly<Record<string, string>>) => { readonly refused: readonly string[] }
  >((value) => typeof value === "function"),
});

/** The site's default texts, and the site's own rule for texts that replace them. */
export interface SiteTexts {
  readonly texts: ReadonlyMap<string, Bilingual>;
  /** Returns the languages in which the site would reject the text for a key. */
  refusedIn(key: string, text: Bilingual): readonly Language[];
}

const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(ROOT, path)).href);

const onlyExport = (module: unknown): unknown => Object.values(Object(module))[0];

/** Loads the site's default texts. The editor shows them beside their replacements, unlike the service. */
export const siteTexts: () => Promise<SiteTexts> = lazy(async () => {
  const files = globSync(["app/i18n/dictionary.ts", "app/{forms,frame,parts,screens}/**/texts.ts"], {
    cwd: ROOT,
  });
  // Importing a file registers its texts with the rule.
  const sets = await Promise.all(files.map(async (file) => bilingual.parse(onlyExport(await load(file)))));
  const { acceptTexts } = rule.parse(await load("app/i18n/replaced-texts.server.ts"));
  const texts = new Map(sets.flatMap((set) => Object.entries(set)));
  return {
    texts,
    refusedIn: (key: string, text: Bilingual) =>
      LANGUAGES.filter(
        (language) =>
          text[language] !== "" && acceptTexts(language, { [key]: text[language] }).refused.length > 0,
      ),
  };
});
