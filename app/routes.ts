import { type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES } from "#territory/language.ts";
import { OPEN_SCREENS, SCREENS, type Screen, type ScreenName } from "./site-map.ts";

/** Pages come from the site map; a route's id is `{screen}.{language}`. */
const pages = OPEN_SCREENS.flatMap((name: ScreenName) => {
  const { path, module } = SCREENS[name] as Required<Screen>; // open screens have a module
  return LANGUAGES.map((language) => route(path[language], module, { id: `${name}.${language}` }));
});

export default [
  ...pages,
  route("cartes/:file", "map/province-sprite.ts"),
  route("*", "errors/not-found.tsx"),
] satisfies RouteConfig;
