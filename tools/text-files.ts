import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /\/(?:texts|dictionary)\.(fr|en)\.ts$/;
const LIST = "text-files.json";

/** Files of texts by the script that loads them as it runs, by language. */
type TextFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Loaded {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}
interface Manifest {
  readonly entry: Loaded;
  readonly routes: Readonly<Record<string, Loaded & { readonly id: string }>>;
}

/**
 * Writes beside the build which files of texts each script loads as it runs:
 * `{"/assets/home-….js": {"fr": ["/assets/texts.fr-….js"], "en": […]}}`. The pages name them beside their scripts
 * (`app/text-files.server.ts`): a browser would learn of them only once it has run those.
 */
export const listTextFiles: Plugin = {
  name: "list-text-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir = "" }, bundle) {
    const languageOf = (file: string) => {
      const loaded = bundle[file];
      return (loaded?.type === "chunk" && TEXTS.exec(loaded.facadeModuleId ?? "")?.[1]) || "";
    };
    const list = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== "chunk") return [];
      const texts = chunk.dynamicImports.filter(languageOf);
      const byLanguage = Object.groupBy(
        texts.map((file) => `/${file}`),
        (address) => languageOf(address.slice(1)),
      );
      return texts.length > 0 ? [[`/${chunk.fileName}`, byLanguage] as const] : [];
    });
    writeFileSync(join(dir, "..", LIST), JSON.stringify(Object.fromEntries(list)));
  },
};

/**
 * Adds its texts to what a page imports, in the manifest that browsers read, so that who goes on from another page asks
 * for all of its files at once (`app/frame/page-code.ts`). What every page loads is there already, and is left out of each: the list
 * comes with every first page.
 */
export function nameTextsOfPages(build: string): void {
  const textFiles: TextFiles = JSON.parse(readFileSync(join(build, LIST), "utf8"));
  const textsOf = ({ module, imports }: Loaded, language: string) =>
    [module, ...imports].flatMap((script) => textFiles[script]?.[language] ?? []);
  const assets = join(build, "client/assets");
  for (const name of readdirSync(assets).filter((file) => file.startsWith("manifest-"))) {
    const [start = "", json = ""] = readFileSync(join(assets, name), "utf8").split(/(?<==)(.*);$/s);
    const manifest: Manifest = JSON.parse(json);
    const { entry, routes } = manifest;
    const { root = entry, ...pages } = routes;
    const first = [entry, root];
    const named = Object.entries(pages).map(([id, page]) => {
      const language = id.slice(id.lastIndexOf(".") + 1);
      const always = new Set(
        first.flatMap((each) => [each.module, ...each.imports, ...each.css, ...textsOf(each, language)]),
      );
      const own = (files: readonly string[]) => files.filter((file) => !always.has(file));
      return [
        id,
        { ...page, imports: own([...page.imports, ...textsOf(page, language)]), css: own(page.css) },
      ];
    });
    const whole = JSON.stringify({ ...manifest, routes: { ...routes, ...Object.fromEntries(named) } });
    writeFileSync(join(assets, name), `${start}${whole};`);
  }
}
