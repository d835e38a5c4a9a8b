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
import type { Bilingual, Language } from "#territory/language.ts";
import { StartProblem } from "./start-problem.ts";

/** What the app's server entry exports beside its renderer. */
export interface AppEntry {
  createLoadContext(services: Services): RouterContextProvider;
  /** `isWritten`: whether editors have a page there. */
  cacheRuleFor(url: URL, isWritten?: boolean): PageRule | null;
  redirectFor(address: Address, visitor: Visitor, siteUrl: string): Redirect | null;
  /** Whether the answer of an address depends on the language of who asks. */
  choosesLanguage(pathname: string): boolean;
  /** The language of the pages under a path. */
  languageOfPath(pathname: string): Language;
  /** The path of the page whose picture an address is; null when it is none's. */
  pageOfShareImage(pathname: string): string | null;
  /** The paths of the pages that most visitors open first, in each language. */
  firstPages: readonly string[];
  /** Makes what a search needs before anyone searches. */
  prepareSearch(services: Services): Promise<void>;
  /** Which form of its page is sent to an address; null where there is none. */
  takesForm(pathname: string): FormKind | null;
  /** What holds at somebody's places and became of their fires, as JSON; null in place of each that could not be read. */
  answerSaved(asked: SavedQuestion, services: Services): Promise<object>;
  readonly lightPaths: Bilingual;
  /** The light page in each language, as a file to serve while the site does not answer; null while some data has never come. */
  emergencyCopies(services: Services): Promise<Bilingual | null>;
  /** Whether another site may show the answer in a frame. */
  isFramable(url: URL): boolean;
  referrerPolicyOf(url: URL): ReferrerPolicy;
  /** Whether the answer at a path may show a story that is at these paths. */
  showsStory(pathname: string, paths: StoryPaths): boolean;
  /** Whether editors' menus may lead to a screen of that name. */
  isMenuScreen(name: string): boolean;
  /** Whether a User-Agent is a robot's. */
  isRobot(userAgent: string | null | undefined): boolean;
  /** Whether an address is the public API's: JSON for any program, never a page. */
  isApiPath(pathname: string): boolean;
  /** What every answer of the API carries. */
  apiHeaders: readonly (readonly [string, string])[];
  apiPreflight(): Response;
  /** The API's words for a refusal or a failure that its own code did not see. */
  apiRefusal(status: number, siteUrl: string): Response;
  /** Of texts given from outside, those that can stand in for the site's own, and the keys of the others. */
  acceptTexts(
    language: Language,
    texts: Readonly<Record<string, string>>,
  ): { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] };
  /** Does the work of a request with replaced texts. */
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

/** The parts of a React Router build. @throws {StartProblem} when the app's entry lacks an export. */
export function readAppBuild(router: ServerBuild): AppBuild {
  const exported: object = router.entry.module;
  for (const name of ENTRY_EXPORTS) {
    if (typeof Reflect.get(exported, name) !== "function") {
      throw new StartProblem("bad-build", `The built app exports no ${name}; build it again.`);
    }
  }
  // React Router types its entry module without the app's own exports; they were checked above.
  return { router, entry: exported as AppEntry };
}

/** Loads `{buildFolder}/server/index.js`. @throws {StartProblem} when there is no build. */
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
