import { reactRouter } from "@react-router/dev/vite";
import type { Rolldown } from "vite";
import { defineConfig } from "vite";
import { classNamesInPlace, shortClassName } from "./tools/class-names.ts";
import { splitTexts } from "./tools/split-texts.ts";
import { listTextFiles } from "./tools/text-files.ts";

/** Modules of the site's own code, without styles and texts: each page loads its own texts. */
const OWN_CODE = /^(?!.*\/node_modules\/).*\/[\w-]+(?<!texts\.(?:fr|en))\.tsx?$/;
const FIRST_PAGES = /\/app\/(?:entry\.client|root|screens\/(?:home\/home|situation\/situation))\.tsx$/;
/** Modules whose imports every page loads. */
const EVERY_PAGE = /\/app\/(?:entry\.client|root)\.tsx/;
/** Small parts that many later pages load: bundled with the first pages, to save requests. */
const SMALL_PARTS =
  /\/app\/(?:frame\/(?!analytics\/|account\/(?!save-button))|design\/skeleton|forms\/(?:combobox\/use-combobox|form\/post-json)|parts\/(?:danger\/danger-days|feeds\/feed-links))|\/plan\/(?:embed|feed-path|language-cookie|lasting-parameters|provider-answer)\.ts|\/territory\/(?:distance|point|format-position)|\/fires\/status|\/surroundings\/reach/;

/**
 * Styles of the frame, home and situation: one sheet, which the first round trip of a connection carries. The
 * sheet includes the styles of the account's dialogs. In a sheet shared with the profile's pages, these
 * styles disappeared with the page that had loaded the sheet.
 */
const FIRST_STYLES =
  /\/app\/(?:root|design|frame|forms\/(?!combobox)|i18n|live-map\/pick-map|screens\/(?:home|situation|errors)|parts\/(?!report-queue|site-search|story)).*\.css$/;
/** Drawing of one place, with which the live map begins. */
const AREA_MAP = /\/app\/parts\/drawn-map\/area\/(?!.*texts\.)/;
/** Parts that the pages of fires, zones, regions and towns share. */
const PLACES = /\/app\/parts\/(?:place|timeline)\/(?!.*texts\.)/;
/** Parts that text pages share, and styles of text pages with drawings, to save a request for a sheet. */
const STORIES = /\/app\/(?:parts\/story\/(?!.*texts\.)|screens\/(?:blog|pages|prevention)\/.*\.css$)/;
/** Parts of every form; pages of the profile without a form do not load them. */
const FORMS = /\/(?:app\/forms\/form\/(?:use-form|error-summary|form-problems)|contact\/contact-subjects)/;
/** Parts that the contact form and the fire report share: one small file instead of three. */
const SENT_FORMS = /\/(?:app\/forms\/form\/(?:start-form|post-proven)|intake\/typed-text)/;
/** Parts that the report's page shares with its steps, which load later: one small file instead of two. */
const REPORT = /\/(?:app\/(?:screens\/report\/|design\/choices)|intake\/reports\/)(?!.*texts\.)/;
/** Parts of the profile's screens and the account's dialogs; visitors who only read do not load them. */
const ACCOUNTS =
  /\/app\/(?:parts\/account\/(?!place-form|place-fields|channel-fields|push\/)|frame\/account\/)(?!.*texts\.)/;
/** Requests to the server and their errors, without accounts' texts: visitors not signed in load them. */
const ASKS =
  /\/app\/parts\/account\/(?:account-toasts|send-command|use-command)\.ts|\/accounts\/consent-texts/;
/** Notifications on this device, for people who are signed in. */
const PUSH = /\/app\/parts\/account\/push\//;
/** Parts that the profile's screens share: one small file instead of four. */
const PROFILE = /\/app\/screens\/profile\/(?!use-channel-list|.*texts\.(?:fr|en)\.).*\.(?:tsx?|css)$/;
/** Parts that the map's screens share with its engine and tools. */
const LIVE_MAP =
  /\/app\/(?:live-map(?!\/pick-map)|parts\/map-links|screens\/map)\/(?!.*texts\.)|\/(?:territory\/bounds|plan\/map-files)\.ts/;
const MAP_PAGE = /\/app\/screens\/map\/map-screen\.tsx/;
/** Lazy parts that only the map's page has. */
const MAP_LATE = /\/app\/live-map\/(?:tools\/map-overlay|engine\/draw-\w+|smoke\/smoke-slider)\.tsx?$/;
/** Styles of the live map and its tools: one sheet, because a later sheet would override earlier sheets. */
const MAP_STYLES = /\/app\/(?:live-map(?!\/pick-map)|screens\/map)\/.*\.css$/;

/**
 * Each page and the list of all routes contain file names, whose hashes compress poorly. With seven of 36
 * characters, two versions of a file have the same hash once in 78 billion. The bundler refuses fewer
 * characters. Both builds name assets in the same way: otherwise the server's pages would request a second
 * copy of the file under another name.
 */
const SHORT_ASSET_NAMES = {
  hashCharacters: "base36",
  assetFileNames: "assets/[name]-[hash:7][extname]",
} as const satisfies Rolldown.OutputOptions;
const SHORT_NAMES = {
  ...SHORT_ASSET_NAMES,
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
} as const satisfies Rolldown.OutputOptions;
/** Files that every page loads before its lazy parts, which therefore do not list them. */
const LOADED_FIRST = /\/(?:rolldown-runtime|vendor|shared)-/;

/** Returns the module, then all modules that import it directly or indirectly. */
function loadersOf(module: string, context: Rolldown.ChunkingContext): readonly string[] {
  const loaders = new Set([module]);
  for (const each of loaders)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) loaders.add(importer);
  return [...loaders];
}
const entriesOf = (loaders: readonly string[], context: Rolldown.ChunkingContext): readonly string[] =>
  loaders.filter((each) => {
    const info = context.getModuleInfo(each);
    return info?.isEntry || info?.dynamicImporters.length;
  });
/** Returns true if several pages or lazy parts load a module. */
const isShared = (loaders: readonly string[], context: Rolldown.ChunkingContext): boolean =>
  entriesOf(loaders, context).length > 1;

/** Returns true if every page imports a module. The entry itself starts the page, and is not imported. */
const isOnEveryPage = ([, ...importers]: readonly string[]): boolean =>
  importers.some((each) => EVERY_PAGE.test(each));

/**
 * Selects the modules that the frame, home and situation load, from any folder, without modules of other
 * pages. They become one file: with two files, each name that crosses between them is written twice.
 */
const ofFirstPages: Rolldown.CodeSplittingNameFunction = (module, context) => {
  if (FIRST_STYLES.test(module)) return "shared";
  if (!OWN_CODE.test(module)) return null;
  const loaders = loadersOf(module, context);
  const isOne = SMALL_PARTS.test(module) || loaders.some((each) => FIRST_PAGES.test(each));
  return isOne && (isOnEveryPage(loaders) || isShared(loaders, context)) ? "shared" : null;
};
/** Returns true if only the map's page loads a module. */
const isOfMapPage = (loaders: readonly string[], context: Rolldown.ChunkingContext): boolean =>
  loaders.some((each) => MAP_PAGE.test(each)) &&
  entriesOf(loaders, context).every((each) => MAP_PAGE.test(each) || MAP_LATE.test(each));
/**
 * Selects the modules that only the map's page loads for the file `map`, which the page's lazy parts import.
 * Selects the modules that several entry points of the map load, and the map's styles, for `live-map`.
 */
const ofLiveMap: Rolldown.CodeSplittingNameFunction = (module, context) => {
  if (MAP_STYLES.test(module)) return "live-map";
  const loaders = loadersOf(module, context);
  if (OWN_CODE.test(module) && isOfMapPage(loaders, context)) return "map";
  return LIVE_MAP.test(module) && isShared(loaders, context) ? "live-map" : null;
};

/** Folders that server and app share. The app's build leaves them out: both sides need the same classes. */
const SHARED_WITH_SERVER =
  /^#(?:accounts|content|fires|history|intake|plan|search|surroundings|territory)(?:\/|$)/;

export default defineConfig(({ mode }) => ({
  plugins: [classNamesInPlace, splitTexts, reactRouter(), listTextFiles],
  css: { modules: mode === "production" ? { generateScopedName: shortClassName } : {} },
  build: {
    // The CSP allows no data: URLs for fonts or scripts, and an inlined asset cannot be cached separately.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: {
      resolveDependencies: (_file, dependencies) => dependencies.filter((each) => !LOADED_FIRST.test(each)),
    },
  },
  environments: {
    ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER, output: SHORT_ASSET_NAMES } } },
    client: {
      build: {
        rolldownOptions: {
          // Tables of zones and words are made when their files load: pages that do not use a table must not
          // load its file.
          treeshake: { moduleSideEffects: [{ test: /\/(?:fires|territory)\//, sideEffects: false }] },
          output: {
            ...SHORT_NAMES,
            codeSplitting: {
              groups: [
                // Excludes parts that load late: the map's engine, the preview's bridge, the identity client,
                // the readers of responses, and parts that only some reports need.
                {
                  name: "vendor",
                  test: /^(?!.*\/node_modules\/(?:maplibre-gl|@storyblok\/preview-bridge|@auth0|browser-tabs-lock|dpop|es-cookie|jose|oauth4webapi|openid-client|zod|altcha-lib|exifreader|idb)\/).*\/node_modules\/|vite\/preload-helper/,
                },
                // One file for the first pages, since a page contains each file's address twice. This group
                // comes first because a group includes the imports of its files. A group with a name contains
                // styles and code, to leave no separate files with only class names.
                { debugName: "first pages", name: ofFirstPages },
                { name: "area-map", minShareCount: 2, test: AREA_MAP },
                { name: "places", minShareCount: 2, test: PLACES },
                { name: "story", test: STORIES },
                { name: "form", minShareCount: 2, test: FORMS },
                { name: "report", minShareCount: 2, test: REPORT },
                { name: "sent-form", minShareCount: 2, test: SENT_FORMS },
                { name: "asks", minShareCount: 2, test: ASKS },
                { name: "accounts", minShareCount: 2, test: ACCOUNTS },
                { name: "push", minShareCount: 2, test: PUSH },
                { name: "profile", minShareCount: 2, test: PROFILE },
                { debugName: "live map", name: ofLiveMap },
              ],
            },
          },
        },
      },
    },
  },
}));
