import { type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES } from "#territory/language.ts";
import { OPEN_SCREENS, SCREENS, type Screen } from "./site-map.ts";

/** React Router knows whole segments only: `zone-{slug}` and `{slug}` are one route, which `screenOf` tells apart. */
const patternOf = (path: string) =>
  path
    .split("/")
    .map((segment, at) => (segment.includes("{") ? `:part${at}` : segment))
    .join("/");

/** Pages come from the site map; a route's id is `{screen}.{language}`, of the first screen of its pattern. */
const pages = new Map<string, { readonly id: string; readonly module: string }>();
for (const name of OPEN_SCREENS) {
  const { path, module } = SCREENS[name] as Required<Screen>; // open screens have a module
  for (const language of LANGUAGES) {
    const pattern = patternOf(path[language]);
    const page = pages.get(pattern) ?? { id: `${name}.${language}`, module };
    if (page.module !== module) throw new Error(`${pattern} cannot lead to ${page.module} and ${module}`);
    pages.set(pattern, page);
  }
}

export default [
  ...[...pages].map(([pattern, { id, module }]) => route(pattern, module, { id })),
  route("cartes/:file", "map/province-sprite.ts"),
  route("*", "errors/not-found.tsx"),
] satisfies RouteConfig;
