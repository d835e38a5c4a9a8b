import { reactRouter } from "@react-router/dev/vite";
import type { Rolldown } from "vite";
import { defineConfig } from "vite";
import { classNamesInPlace, shortClassName } from "./tools/class-names.ts";
import { listTextFiles } from "./tools/text-files.ts";

/** The site's own code, without styles and pages' words: each page brings the words that it says. */
const OWN_CODE = /^(?!.*\/node_modules\/).*\/[\w-]+(?<!texts\.(?:fr|en))\.tsx?$/;
const FIRST_PAGES = /\/app\/(?:entry\.client|root|screens\/(?:home\/home|situation\/situation))\.tsx$/;
/** Small parts that many later pages load: beside the others, for want of a request of their own. */
const SMALL_PARTS =
  /\/app\/(?:frame\/(?!analytics\/|account\/(?!save-button))|feed-path|design\/skeleton|forms\/(?:combobox\/use-combobox|form\/post-json)|parts\/(?:danger\/danger-days|feeds\/feed-links))|\/territory\/(?:distance|point|position-shown)|\/fires\/status/;

/**
 * Styles of the frame, home and situation: one sheet, which the first flight of a connection carries. Those of the account's pop-ins
 * are among them: in a sheet of their own, shared with the profile's pages, they left with the page that had brought it.
 */
const FIRST_STYLES =
  /\/app\/(?:root|design|frame|forms\/(?!combobox)|i18n|screens\/(?:home|situation|errors)|parts\/(?!live-map|report-queue|site-search|story)).*\.css$/;
/** The drawing of one place, which the live map begins with. */
const AREA_MAP = /\/app\/parts\/drawn-map\/area\/(?!.*texts\.)/;
/** What the pages of a fire, a zone, a region and a town share beside it. */
const PLACES = /\/app\/parts\/(?:place|timeline)\/(?!.*texts\.)/;
/** What pages of words share, and the styles of those with drawings: a sheet less to ask for. */
const STORIES = /\/app\/(?:parts\/story\/(?!.*texts\.)|screens\/(?:blog|prevention)\/.*\.css$)/;
/** What every form is made of; pages of the profile without one load none of it. */
const FORMS = /\/(?:app\/forms\/form\/(?:use-form|error-summary|form-problems)|contact\/contact-subjects)/;
/** What a message to the agency and a fire report share beside it: one small file instead of three. */
const SENT_FORMS = /\/(?:app\/forms\/form\/(?:start-form|post-proven)|intake\/typed-text)/;
/** What the report's page shares with its steps, which come later: one small file instead of two. */
const REPORT = /\/(?:app\/(?:screens\/report\/|design\/choices)|intake\/reports\/)(?!.*texts\.)/;
/** What the profile's screens and the account's pop-ins share; who only reads loads none of it. */
const ACCOUNTS =
  /\/app\/(?:parts\/account\/(?!place-form|place-fields|alert-fields|channel-fields|push\/)|frame\/account\/)(?!.*texts\.)/;
/** What asks the server and says what failed, also where nobody is signed in: without the texts of accounts. */
const ASKS = /\/app\/parts\/account\/(?:account-toasts|ask-server|use-act)\.ts|\/accounts\/consent-texts/;
/** Notifications of this device: who is in needs them. */
const PUSH = /\/app\/parts\/account\/push\//;
/** The parts that the profile's screens share: one small file instead of four. */
const PROFILE = /\/app\/screens\/profile\/(?!use-channel-list|.*texts\.(?:fr|en)\.).*\.tsx?$/;
/** What the map's screens share with its engine and its tools. */
const LIVE_MAP = /\/app\/(?:parts\/live-map|screens\/map)\/(?!.*texts\.)|\/territory\/bounds\.ts/;
/** The live map's styles, those of its tools among them: a late sheet would stand after the others. */
const MAP_STYLES = /\/app\/(?:parts\/live-map|screens\/map)\/.*\.css$/;

/**
 * Names of files stand in each page and in the list of all routes, where their hashes are what compresses least. Seven of 36 letters tell
 * two versions of a file apart but once in 78 billion; fewer the bundler refuses.
 * Both builds name assets alike: a name of the server's own would be a second copy of the file, at an address that pages ask for too.
 */
const SHORT_ASSET_NAMES = {
  hashCharacters: "base36",
  assetFileNames: "assets/[name]-[hash:7][extname]",
} as const satisfies Rolldown.OutputOptions;
/** The browser's build names its scripts alike. */
const SHORT_NAMES = {
  ...SHORT_ASSET_NAMES,
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
} as const satisfies Rolldown.OutputOptions;

/** The file and all that load it at once. */
function loadersOf(module: string, context: Rolldown.ChunkingContext): readonly string[] {
  const loaders = new Set([module]);
  for (const each of loaders)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) loaders.add(importer);
  return [...loaders];
}
/** Whether several load it, of the pages and of what comes when it is asked for. */
const isShared = (loaders: readonly string[], context: Rolldown.ChunkingContext): boolean =>
  loaders.filter((each) => {
    const info = context.getModuleInfo(each);
    return info?.isEntry || info?.dynamicImporters.length;
  }).length > 1;

/** What the frame, home and situation load at once, whatever the room it is in: nothing of other pages travels with them. */
const ofFirstPages: Rolldown.CodeSplittingNameFunction = (module, context) => {
  if (FIRST_STYLES.test(module)) return "shared";
  if (!OWN_CODE.test(module)) return null;
  const loaders = loadersOf(module, context);
  const isOne = SMALL_PARTS.test(module) || loaders.some((each) => FIRST_PAGES.test(each));
  return isOne && isShared(loaders, context) ? "shared" : null;
};
/** What several of the map's starts load, and its styles: a late sheet would stand after the others. */
const ofLiveMap: Rolldown.CodeSplittingNameFunction = (module, context) => {
  if (MAP_STYLES.test(module)) return "live-map";
  if (!LIVE_MAP.test(module)) return null;
  return isShared(loadersOf(module, context), context) ? "live-map" : null;
};

/**
 * What the site's server is made of beside the app: the built app imports these files, which Node runs as they are, so
 * that a class or a table of theirs is one and the same on both sides.
 */
const SHARED_WITH_SERVER =
  /^#(?:accounts|content|fires|history|intake|search|territory|site-contract|common-headers)(?:\/|$)/;

export default defineConfig(({ mode }) => ({
  plugins: [classNamesInPlace, reactRouter(), listTextFiles],
  css: { modules: mode === "production" ? { generateScopedName: shortClassName } : {} },
  build: {
    // CSP allows no data: fonts or scripts, and an inlined asset cannot be cached on its own.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER, output: SHORT_ASSET_NAMES } } },
    client: {
      build: {
        rolldownOptions: {
          // Tables of zones and words are made as their files load: where no page uses them they must not travel.
          treeshake: { moduleSideEffects: [{ test: /\/(?:fires|territory)\//, sideEffects: false }] },
          output: {
            ...SHORT_NAMES,
            codeSplitting: {
              groups: [
                // Without what comes late: the map's engine, the preview's, the identity client, what reads answers, and
                // what some reports alone need.
                {
                  name: "vendor",
                  test: /^(?!.*\/node_modules\/(?:maplibre-gl|@storyblok\/preview-bridge|@auth0|browser-tabs-lock|dpop|es-cookie|jose|oauth4webapi|openid-client|zod|altcha-lib|exifreader|idb)\/).*\/node_modules\/|vite\/preload-helper/,
                },
                // In one file: each address is written twice in every page. It stands first of the families: a group takes
                // along what its files import. A name's group holds styles and code, since no name of a class is left in a
                // file of its own.
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
