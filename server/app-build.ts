import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { SavedQuestion } from "#accounts/saved-question.ts";
import type { StoryPaths } from "#content/story.ts";
import type {
  Address,
  FormKind,
  PageRule,
  Redirect,
  ReferrerPolicy,
  ReplacedTexts,
  Services,
  Visitor,
} from "#site-contract";
import type { DrawnMap } from "#surroundings/draw-smoke.server.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { StartProblem } from "./start-problem.ts";

/** Exports of the app's server entry, besides its renderer. */
export interface AppEntry {
  createLoadContext(services: Services): RouterContextProvider;
  /** Returns the cache rule of an address. `isWritten`: whether editors have a page there. */
  cacheRuleFor(url: URL, isWritten?: boolean): PageRule | null;
  redirectFor(address: Address, visitor: Visitor, siteUrl: string): Redirect | null;
  /** Returns whether the response of an address depends on the visitor's language. */
  choosesLanguage(pathname: string): boolean;
  /** Returns the language of the pages under a path. */
  languageOfPath(pathname: string): Language;
  /** Returns the path of the page that an address is the share image of; null if it is not a share image. */
  pageOfShareImage(pathname: string): string | null;
  /** Paths of the pages that most visitors open first, in each language. */
  firstPages: readonly string[];
  /** Prepares the search before its first use. */
  prepareSearch(services: Services): Promise<void>;
  /** Returns which plain form can be posted to an address; null if none can. */
  takesForm(pathname: string): FormKind | null;
  /**
   * Returns the conditions at saved places and the state of followed fires, as JSON; null in place of each
   * unreadable one.
   */
  answerSaved(requested: SavedQuestion, services: Services): Promise<object>;
  readonly lightPaths: Bilingual;
  /** The drawn map of the province. */
  readonly drawnMap: DrawnMap;
  /**
   * Returns the light page in each language, as files to serve while the site does not answer; null while
   * some data has never arrived.
   */
  emergencyCopies(services: Services): Promise<Bilingual | null>;
  /** Returns whether another site can show the page in a frame. */
  isFramable(url: URL): boolean;
  referrerPolicyOf(url: URL): ReferrerPolicy;
  /** Returns whether the page at a path can show a story that has these paths. */
  showsStory(pathname: string, paths: StoryPaths): boolean;
  /** Returns whether editors' menus can link to a screen of that name. */
  isMenuScreen(name: string): boolean;
  /** Returns whether a User-Agent is a robot's. */
  isRobot(userAgent: string | null | undefined): boolean;
  /** Returns whether an address belongs to the public API, which answers in JSON and never with a page. */
  isApiPath(pathname: string): boolean;
  /** Headers of every API response. */
  apiHeaders: readonly (readonly [string, string])[];
  apiPreflight(): Response;
  /** Returns the API's response for a refusal or failure outside its own code. */
  apiRefusal(status: number, siteUrl: string): Response;
  /** Returns the given texts that can replace the site's own, and the keys of the refused ones. */
  acceptTexts(
    language: Language,
    texts: Readonly<Record<string, string>>,
  ): { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] };
  /** Runs a request's work with replaced texts. */
  withReplacedTexts<T>(texts: ReplacedTexts | null, work: () => T): T;
}

/** The built app: React Router's build, and the entry's own exports. */
export interface AppBuild {
  readonly router: ServerBuild;
  readonly entry: AppEntry;
}

const ENTRY_EXPORTS = [
  "createLoadContext",
  "cacheRuleFor",
  "redirectFor",
  "choosesLanguage",
  "languageOfPath",
  "isFramable",
  "referrerPolicyOf",
  "takesForm",
  "answerSaved",
  "emergencyCopies",
  "pageOfShareImage",
  "prepareSearch",
  "isMenuScreen",
  "isRobot",
  "showsStory",
  "isApiPath",
  "apiPreflight",
  "apiRefusal",
  "acceptTexts",
  "withReplacedTexts",
] as const;

/** Returns the parts of a React Router build. @throws {StartProblem} if the app's entry lacks an export */
export function readAppBuild(router: ServerBuild): AppBuild {
  const exported: object = router.entry.module;
  for (const name of ENTRY_EXPORTS) {
    if (typeof Reflect.get(exported, name) !== "function") {
      throw new StartProblem("bad-build", `The built app exports no ${name}; build it again.`);
    }
  }
  // React Router's type lacks the app's own exports; the loop above checked them.
  return { router, entry: exported as AppEntry };
}

/** Loads `{buildFolder}/server/index.js`. @throws {StartProblem} if there is no build */
export async function loadAppBuild(buildFolder: string): Promise<AppBuild> {
  const file = join(buildFolder, "server/index.js");
  try {
    await access(file);
  } catch {
    throw new StartProblem("no-build", `There is no built app in ${buildFolder}; run npm run build.`);
  }
  const { href } = pathToFileURL(file);
  const router: ServerBuild = await import(/* @vite-ignore */ href);
  return readAppBuild(router);
}
