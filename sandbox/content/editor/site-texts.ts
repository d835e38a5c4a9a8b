import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { once } from "#territory/once.ts";

const ROOT = join(import.meta.dirname, "../../..");

const words = z.record(z.string(), z.string());
const room = z.object({ texts: words });
const rule = z.object({
  acceptTexts: z.custom<
    (language: Language, texts: Readonly<Record<string, string>>) => { readonly refused: readonly string[] }
  >((value) => typeof value === "function"),
});

/** The site's texts, with the site's own rule for replacing them. */
export interface SiteTexts {
  readonly texts: ReadonlyMap<string, Bilingual>;
  /** Returns the languages in which the site would reject the text for a key. */
  refusedIn(key: string, text: Bilingual): readonly Language[];
}

const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(ROOT, path)).href);

/**
 * Loads the site's default texts from its files, so that editors see the text that they replace. The real
 * service does not show them. The rule is the site's own.
 */
export const siteTexts: () => Promise<SiteTexts> = once(async () => {
  const rooms = globSync("app/{forms,frame,parts,screens}/**/texts.ts", { cwd: ROOT });
  // Each folder's loader registers its texts with the rule.
  await Promise.all(["app/i18n/register.server.ts", ...rooms].map(load));
  const { acceptTexts } = rule.parse(await load("app/i18n/replaced-texts.server.ts"));
  const sides = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await textsIn(language, rooms)] as const)),
  );
  const texts = new Map(
    Object.entries(sides.fr ?? {}).map(([key, fr]) => [key, { fr, en: sides.en?.[key] ?? "" }]),
  );
  return {
    texts,
    refusedIn: (key: string, text: Bilingual) =>
      LANGUAGES.filter(
        (language) =>
          text[language] !== "" && acceptTexts(language, { [key]: text[language] }).refused.length > 0,
      ),
  };
});

async function textsIn(language: Language, rooms: readonly string[]) {
  const everyPage = words.parse(
    z.record(z.string(), z.unknown()).parse(await load(`app/i18n/dictionary.${language}.ts`))[language],
  );
  const own = await Promise.all(
    rooms.map(async (path) => room.parse(await load(path.replace(/\.ts$/, `.${language}.ts`))).texts),
  );
  return Object.assign({}, everyPage, ...own) as Record<string, string>;
}
