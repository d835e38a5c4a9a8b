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

/** The site's texts, with its own rule of what may stand in for them. */
export interface SiteTexts {
  readonly texts: ReadonlyMap<string, Bilingual>;
  /** The languages whose words the site would not take for a key. */
  refusedIn(key: string, text: Bilingual): readonly Language[];
}

const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(ROOT, path)).href);

/**
 * The texts that the site has by itself, read from its files by name: in the real service nothing shows them, here an editor sees
 * what stands where. The rule asked is the site's.
 */
export const siteTexts: () => Promise<SiteTexts> = once(async () => {
  const rooms = globSync("app/{forms,frame,parts,screens}/**/texts.ts", { cwd: ROOT });
  // Each room's loader hands its texts to the rule.
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
