import { useMatches } from "react-router";

/** The id of the deepest matched route, `{screen}.{language}` for a page. */
export function useRouteName(): string {
  return useMatches().at(-1)?.id ?? "";
}
