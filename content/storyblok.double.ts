import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "#tests/support/http-double.ts";
import { inEnglish, rawRelease } from "./examples.double.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** HTTP server for tests that imitates the content delivery API, and can be set to fail. */
export interface StoryblokDouble {
  /** Ends with `/v2`, like CONTENT_URL. */
  readonly baseUrl: string;
  readonly requests: URL[];
  /** Stories in French. The English stories are derived from them. */
  stories: ReturnType<typeof rawRelease>[];
  version: number;
  /** Entries of the dictionary; null if the space has none. */
  dictionary: { name: string; value: string; dimension_value: string }[] | null;
  /** While set, handles every request. */
  fault: Handler | null;
  close(): Promise<void>;
}

export const answer =
  (status: number, body: string): Handler =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };

export async function startStoryblokDouble(): Promise<StoryblokDouble> {
  const double = {
    requests: [] as URL[],
    stories: [rawRelease("un"), rawRelease("deux")],
    version: 1,
    dictionary: null as StoryblokDouble["dictionary"],
    fault: null as Handler | null,
  };
  const { origin, close } = await startHttpDouble((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    double.requests.push(url);
    if (double.fault) return double.fault(request, response);
    if (url.pathname === "/v2/cdn/spaces/me") {
      return answer(200, JSON.stringify({ space: { version: double.version } }))(request, response);
    }
    if (url.pathname === "/v2/cdn/datasource_entries") {
      if (double.dictionary === null) return answer(404, "{}")(request, response);
      response.setHeader("total", double.dictionary.length);
      return answer(200, JSON.stringify({ datasource_entries: double.dictionary }))(request, response);
    }
    const perPage = Number(url.searchParams.get("per_page"));
    const from = (Number(url.searchParams.get("page")) - 1) * perPage;
    const isEnglish = url.searchParams.get("language") === "en";
    const page = double.stories.slice(from, from + perPage);
    const stories = isEnglish ? page.map(inEnglish) : page;
    response.setHeader("per-page", perPage);
    response.setHeader("total", double.stories.length);
    answer(200, JSON.stringify({ stories, cv: double.version }))(request, response);
  });
  return Object.assign(double, { baseUrl: `${origin}/v2`, close });
}
