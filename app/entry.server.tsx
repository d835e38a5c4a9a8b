import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import type { Address, Redirect, Visitor } from "#site-contract";
import { cacheRuleFor } from "./cache-rules.ts";
import { canonicalPath } from "./canonical.ts";
import { createLoadContext } from "./context.ts";
import { isFramable } from "./framable.ts";
import { answers } from "./parts/account/answers.server.ts";
import { isApiPath } from "./parts/open-answer/api-path.ts";
import { OPEN_HEADERS } from "./parts/open-answer/open-headers.server.ts";
import { preflight } from "./screens/api/preflight.server.ts";
import { refusal } from "./screens/api/problem.server.ts";
import { emergencyCopies } from "./screens/light/light-answer.server.ts";
import "./i18n/dictionary.ts";
import { LANGUAGES } from "#territory/language.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import { isMenuScreen } from "./frame/configuration.server.ts";
import { acceptTexts, withReplacedTexts } from "./i18n/replaced-texts.server.ts";
import { choosesLanguage, firstAccessRedirect } from "./language-choice.server.ts";
import { pageForPeople } from "./page-for-people.server.ts";
import { MAP_HEIGHT, MAP_WIDTH, toPoint } from "./parts/drawn-map/projection.server.ts";
import { regionPath } from "./parts/place/area-paths.ts";
import { prepareSearch } from "./parts/site-search/search-site.server.ts";
import { withoutRepeatedMarkup } from "./parts/surroundings/named-markup.server.ts";
import { languageOfPath, pathTo, queryPath } from "./paths.ts";
import { referrerPolicyOf } from "./referrer-policy.ts";
import { isRobot } from "./robot.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";
import { pageOfShareImage } from "./share-image-path.ts";
import { SCREENS } from "./site-map.ts";
import { showsStory } from "./story-pages.ts";
import { takesForm } from "./takes-form.ts";
import { textFilesOf } from "./text-files.server.ts";

// Exports that the server uses besides the render. It uses nothing else of the app.
export {
  acceptTexts,
  answers as answerSaved,
  cacheRuleFor,
  choosesLanguage,
  createLoadContext,
  drawnMap,
  emergencyCopies,
  isApiPath,
  isFramable,
  isMenuScreen,
  isRobot,
  languageOfPath,
  lightPaths,
  OPEN_HEADERS as apiHeaders,
  pageOfShareImage,
  preflight as apiPreflight,
  prepareSearch,
  referrerPolicyOf,
  refusal as apiRefusal,
  showsStory,
  takesForm,
  withReplacedTexts,
};

const ANY_REGION = "04";

/**
 * Lists the pages that a site renders before it is ready: those that most visitors open first, and one of
 * each kind that reads the whole territory. The first page of such a kind blocks other requests for up to a
 * second.
 */
export const firstPages = LANGUAGES.flatMap((language) => [
  pathTo("home", language),
  pathTo("current-situation", language),
  pathTo("map", language),
  pathTo("light", language),
  regionPath(ANY_REGION, language),
  queryPath(pathTo("current-situation-location", language), language, { place: "quebec" }),
]);

const RETRY_AFTER_SECONDS = "30";

const lightPaths = SCREENS.light.path;

const drawnMap = { width: MAP_WIDTH, height: MAP_HEIGHT, toPoint };

/**
 * Returns redirects that come before any page: from a machine's address, to the canonical address, or to the
 * visitor's language at first access.
 */
export function redirectFor(address: Address, visitor: Visitor, siteUrl: string): Redirect | null {
  const { pathname, search } = address;
  const page = pageForPeople(address, visitor, siteUrl);
  if (page !== null) return { location: page, status: 302 };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { location: canonical + search, status: 301 };
  return firstAccessRedirect(address, visitor, siteUrl);
}

/** Renders a whole page. It is not streamed, because the response is cached and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let answered = status;
  await nextTurn();
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
      onError(error) {
        answered = 500;
        console.error(error);
      },
    });
  });
  // Headers set by a loader do not reach this response.
  if (answered === 503) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  headers.set("content-type", "text/html; charset=utf-8");
  const language = languageOfPath(new URL(request.url).pathname);
  const written = withoutRepeatedMarkup(await text(body));
  const page = scriptsAfterPaint(written, (scripts) => textFilesOf(scripts, language));
  return new Response(page, { status: answered, headers });
}

/** Logs errors, except refused addresses, which are responses and not faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
