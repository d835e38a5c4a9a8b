import { SAVED_ANSWERS_PATH } from "#accounts/account-commands.ts";
import { API_ROOT } from "#plan/api-path.ts";
import {
  MAP_CARDS_PATHS,
  MAP_DATA_PATHS,
  MAP_SEARCH_PATHS,
  SEARCH_PARAMETER,
  ZONE_SHAPES_PATH,
} from "#plan/map-files.ts";
import { languageOfPath, pathTo } from "#plan/paths.ts";
import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { crowdRequests } from "./crowd.ts";
import type { VisitorRequest } from "./visitors.ts";

type Question = Pick<VisitorRequest, "path" | "body">;
interface QuestionContext {
  readonly language: Language;
  readonly at: number;
  readonly place: Place;
  readonly fireIds: readonly string[];
}
type Kind = readonly [share: number, kind: string, question: (requested: QuestionContext) => Question];

const DAY_MS = 86_400_000;
const coordinates = ({ at }: Place) => ({ lat: at.lat, lon: at.lon });
const oneOf = (paths: readonly string[], at: number): Question => ({ path: paths[at % paths.length] ?? "/" });
const locationPath = (language: Language, query: { readonly place: string } | { readonly address: string }) =>
  pathTo("current-situation-location", language, {}, query);
const addressOf = ({ at, place }: QuestionContext) => `${(at % 900) + 1} rue Principale, ${place.name}`;
const apiPaths = ["/situation", "/fires", "/restrictions", "/danger", "/alerts/status"].map(
  (path) => API_ROOT + path,
);

function savedAnswers({ language, at, place, fireIds }: QuestionContext): Question {
  const seenAt = new Date(Date.now() - DAY_MS).toISOString();
  const fires = fireIds.slice(at % 100, (at % 100) + 2).map((id) => ({ id, seenAt }));
  return {
    path: SAVED_ANSWERS_PATH,
    body: JSON.stringify({ language, points: [coordinates(place)], fires, words: "" }),
  };
}

/** Kinds of requests, with shares in percent. The remaining requests are for pages of the crowd. */
const KINDS: readonly Kind[] = [
  [8, "light page", ({ language }) => ({ path: pathTo("light", language) })],
  [
    8,
    "map data",
    ({ language, at }) => oneOf([MAP_DATA_PATHS[language], MAP_CARDS_PATHS[language], ZONE_SHAPES_PATH], at),
  ],
  [5, "saved answers", savedAnswers],
  [6, "a place", ({ language, place }) => ({ path: locationPath(language, { place: place.slug }) })],
  [
    3,
    "an address",
    (requested) => ({ path: locationPath(requested.language, { address: addressOf(requested) }) }),
  ],
  [
    2,
    "a place on the map",
    ({ language, place }) => ({
      path: `${MAP_SEARCH_PATHS[language]}?${new URLSearchParams({ [SEARCH_PARAMETER]: place.name })}`,
    }),
  ],
  [4, "API", ({ at }) => oneOf(apiPaths, at)],
  [
    1,
    "API at a point",
    ({ place }) => {
      const { lat, lon } = coordinates(place);
      return { path: `${API_ROOT}/location?lat=${lat}&lon=${lon}` };
    },
  ],
];

/** Step that spreads kinds and places over the crowd: coprime to 100 and to the number of places. */
const STEP = 37;

function kindAt(at: number): Kind | undefined {
  let left = (at * STEP) % 100;
  return KINDS.find(([share]) => {
    left -= share;
    return left < 0;
  });
}

/** Returns the requests of a crisis hour: the crowd's pages, and everything that these pages request. */
export const crisisRequests = (fireIds: readonly string[]): readonly VisitorRequest[] =>
  crowdRequests().map((page, at) => {
    const [, kind, question] = kindAt(at) ?? [];
    const place = PLACES[(at * STEP) % PLACES.length];
    if (!(kind && question && place)) return page;
    const requested = question({
      language: languageOfPath(page.path),
      at: Math.floor(at / 3),
      place,
      fireIds,
    });
    const own =
      requested.body === undefined
        ? {}
        : { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    return { ...page, ...requested, kind, headers: { ...page.headers, ...own } };
  });
