import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type BilingualTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const BILINGUAL = /\/app\/.*\/(?:texts|dictionary)\.ts$/;
const OF_ONE_LANGUAGE = /\.(fr|en)(?=\.ts$)/;
const LOADER = join(import.meta.dirname, "../app/i18n/load-texts.ts");

/**
 * Splits each bilingual file of texts by language in the browser's build: the file itself loads the texts of
 * the page's language only. The files of one language, such as `texts.fr.ts`, only exist in the build.
 */
export const splitTexts: Plugin = {
  name: "split-texts",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(source, importer) {
    const isPart = importer !== undefined && BILINGUAL.test(importer) && OF_ONE_LANGUAGE.test(source);
    return isPart ? join(dirname(importer), source) : null;
  },
  async load(id) {
    const file = id.replace(OF_ONE_LANGUAGE, "");
    if (!BILINGUAL.test(file)) return null;
    const [[name, texts] = ["", {}]] = Object.entries<BilingualTexts>(await import(pathToFileURL(file).href));
    const language = OF_ONE_LANGUAGE.exec(id)?.[1];
    if (language !== undefined) {
      const own = Object.entries(texts).map(([key, text]) => [key, text[language]]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(own))};`;
    }
    const part = (of: string) => `() => import("./${basename(file, ".ts")}.${of}.ts")`;
    return `import { loadTexts } from ${JSON.stringify(LOADER)};
export const ${name} = await loadTexts({ fr: ${part("fr")}, en: ${part("en")} });`;
  },
};
