import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /\/(?:texts|dictionary)\.(fr|en)\.ts$/;
const LIST = "text-files.json";

/** Files of texts by the script that loads them at run time, by language. */
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
 * Writes next to the build which files of texts each script loads at run time: `{"/assets/home-….js": {"fr":
 * ["/assets/texts.fr-….js"], "en": […]}}`. The pages preload them with their scripts
 * (`app/entry.server.tsx`). Otherwise a browser would only discover them after running the scripts.
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
 * Adds a page's texts to its imports in the browser's manifest, so that a client-side navigation requests all
 * files at once (`app/frame/page-code.ts`). Texts that every page loads are omitted, because every
 * first page loads the manifest.
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
