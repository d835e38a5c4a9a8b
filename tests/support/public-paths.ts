import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { matchRoutes } from "react-router";
import { IDENTITY_SETTINGS_PATH } from "#accounts/account-commands.ts";
import { AROUND_PATHS } from "#app/parts/surroundings/around-paths.ts";
import routes from "#app/routes.ts";
import { ENDPOINTS } from "#app/screens/api/openapi.server.ts";
import { csvPath } from "#app/screens/review/review-parts.ts";
import { imageAddress } from "#content/stored-image.ts";
import { API_ROOT } from "#plan/api-path.ts";
import { DOWNLOAD_FORMATS, DOWNLOAD_KINDS, downloadPath } from "#plan/download-path.ts";
import { FEED_FORMATS, FEED_KINDS, feedPath } from "#plan/feed-path.ts";
import { GROUND_PATH, MAP_SEARCH_PATHS } from "#plan/map-files.ts";
import { PART_NAMES } from "#plan/review-files.ts";
import { shareImagePath } from "#plan/share-image-path.ts";
import { SUGGESTIONS_PATHS } from "#plan/suggestions-path.ts";
import { aroundPath, WORDS_PATHS } from "#plan/where-paths.ts";
import { ownPictures } from "#sandbox/content/images/own-pictures.ts";
import { pathOf } from "#sandbox/content/images/picture.ts";
import type { FILE_KINDS } from "#server/shared-caching.ts";
import { LANGUAGES } from "#territory/language.ts";
import { inProject } from "../../tools/launch/project.ts";
import { withExample } from "./examples.ts";
import { PAGES } from "./screens.ts";

export interface PublicRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const CLIENT = inProject("build/client");
const QUEBEC = { lat: 46.81, lon: -71.21 };
const asksFor = (paths: Readonly<Record<string, string>>, query: string) =>
  Object.values(paths).map((path) => `${path}?${query}`);

/** Returns the first match of a pattern in a page of the site. @throws {Error} if the page has no match */
async function linkOn(origin: string, page: string, pattern: RegExp): Promise<string> {
  const [found] = pattern.exec(await (await fetch(origin + page)).text()) ?? [];
  if (found === undefined) throw new Error(`${page} has no address like ${pattern}`);
  return found;
}

/** Returns example paths of the app's routes that have parameters. */
async function examplesOfModules(origin: string): Promise<readonly string[]> {
  const fire = await linkOn(origin, `${API_ROOT}/fires`, /(?<="id":")\d{4}-\d+/);
  return [
    ...LANGUAGES.flatMap((language) => [
      ...DOWNLOAD_KINDS.flatMap((kind) =>
        DOWNLOAD_FORMATS.map((format) => downloadPath(kind, format, language)),
      ),
      ...PART_NAMES.map((part) => csvPath(part, language, null)),
      ...FEED_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => feedPath(kind, format, language))),
      aroundPath(QUEBEC, language),
    ]),
    ...ENDPOINTS.map(({ path }) => API_ROOT + path.replace("{id}", fire)),
    `${API_ROOT}/location?lat=47.44&lon=-72.78`,
    ...asksFor(SUGGESTIONS_PATHS, "mots=la+tuque&words=la+tuque"),
    ...asksFor(MAP_SEARCH_PATHS, "q=la+tuque"),
    ...asksFor(WORDS_PATHS, "q=la+tuque"),
    await linkOn(origin, feedPath("cap", "atom", "fr"), /\/cap\/[\w.-]+\.xml/),
    await linkOn(origin, "/carte/", /\/cartes\/[\w.-]+\.svg/),
    "/nowhere/at-all/",
  ];
}

/** Returns example requests for every kind of file that the server sends without the app, by kind. */
async function examplesOfFiles(
  origin: string,
): Promise<Readonly<Record<(typeof FILE_KINDS)[number], readonly PublicRequest[]>>> {
  const built = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !file.name.endsWith(".br"),
  );
  const oneOfEach = new Map(
    built.map(({ parentPath, name }) => {
      const path = `${parentPath.slice(CLIENT.length)}/${name}`;
      return [`${path.startsWith("/assets/")} ${extname(name)}`, path];
    }),
  );
  const files = [...oneOfEach.values()].map((path) => ({ path }));
  return {
    asset: files.filter(({ path }) => path.startsWith("/assets/")),
    file: files.filter(({ path }) => !path.startsWith("/assets/")),
    build: [{ path: "/build.json" }],
    ground: [{ path: GROUND_PATH }],
    tile: [{ path: "/tuiles/6/19/22.mvt" }, { path: "/tuiles/limites/6/19/22.mvt" }],
    picture: ownPictures().map((picture) => ({
      path: imageAddress({ ...picture, path: pathOf(picture) }, 480),
    })),
    smoke: [{ path: await linkOn(origin, API_ROOT + AROUND_PATHS.smoke, /\/fumee\/[\w/]+\.webp/) }],
    shareImage: ["/", "/en/", "/etat-situation/"].map((path) => ({ path: shareImagePath(path) })),
    identity: [{ path: IDENTITY_SETTINGS_PATH }],
    redirect: [{ path: "/f/2026-12" }, { path: "/etat-situation" }],
    languageRedirect: [{ path: "/", headers: { "vigie-language": "en" } }],
  };
}

/**
 * Returns a request for every route of the app and every kind of file that caches can share.
 * @throws {Error} if no request reaches a route of the app
 */
export async function publicRequests(origin: string): Promise<readonly PublicRequest[]> {
  const fixed = routes
    .map(({ path = "" }) => `/${path.replace(/^\//, "")}`)
    .filter((path) => !/[:*?]/.test(path));
  const pages = await Promise.all(PAGES.map(({ path }) => withExample(origin, path)));
  const paths = new Set([
    ...pages.flatMap((path) => [path, `${path}_.data`]),
    ...fixed,
    ...(await examplesOfModules(origin)),
  ]);
  const tree = routes.map(({ id, file, path = "" }) => ({ id: id ?? file, path }));
  const reached = new Set(
    [...paths].flatMap((path) =>
      (matchRoutes(tree, new URL(path, origin).pathname) ?? []).map(({ route }) => route.id),
    ),
  );
  const missing = tree.filter(({ id }) => !reached.has(id));
  if (missing.length > 0) throw new Error(`No request for ${missing.map(({ path }) => path).join(", ")}`);
  const files = Object.values(await examplesOfFiles(origin)).flat();
  return [...[...paths].map((path) => ({ path })), ...files];
}
