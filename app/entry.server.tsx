import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import type { AppEntry } from "#site-contract";
import { createLoadContext } from "./context.ts";
import { answers } from "./parts/account/answers.server.ts";
import { preflight, refusal } from "./screens/api/problem.server.ts";
import { emergencyCopies } from "./screens/light/light-answer.server.ts";
import "./i18n/dictionary.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageOfPath } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import { acceptTexts, withReplacedTexts } from "./i18n/replaced-texts.server.ts";
import { MAP_HEIGHT, MAP_WIDTH, toPoint } from "./parts/drawn-map/projection.server.ts";
import { prepareSearch } from "./parts/site-search/search-site.server.ts";
import { withoutRepeatedMarkup } from "./parts/surroundings/named-markup.server.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";

/** Path of the build's list of text files. There is no list while the app runs from its sources. */
const FILE = join(import.meta.dirname, "../text-files.json");

/** Text files by the script that loads them, from `tools/text-files.ts`. */
const TEXT_FILES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, "utf8"))
  : {};

/** Returns the addresses of the texts in one language that scripts load as they run. */
const textFilesOf = (scripts: readonly string[], language: Language): readonly string[] =>
  scripts.flatMap((script) => TEXT_FILES[script]?.[language] ?? []);

const RETRY_AFTER_SECONDS = "30";

export const vigie: AppEntry = {
  createLoadContext,
  prepareSearch,
  answerSaved: answers,
  drawnMap: { width: MAP_WIDTH, height: MAP_HEIGHT, toPoint },
  emergencyCopies,
  apiPreflight: preflight,
  apiRefusal: refusal,
  acceptTexts,
  withReplacedTexts,
};

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

/** Logs errors, except those of aborted requests and error responses such as 404, which are no faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
