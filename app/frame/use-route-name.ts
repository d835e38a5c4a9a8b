import { useLocation, useMatches } from "react-router";
import { screenAt } from "../paths.ts";

/** `{screen}.{language}` of a page; the id of the matched route for what is none. */
export function useRouteName(): string {
  const id = useMatches().at(-1)?.id ?? "";
  const screen = screenAt(useLocation().pathname);
  return screen ? `${screen.name}.${screen.language}` : id;
}
