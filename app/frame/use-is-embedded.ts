import { useLocation } from "react-router";
import { isEmbeddedScreen } from "#plan/embed.ts";

/** Returns whether this page is embedded in another site. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  return isEmbeddedScreen({ pathname, searchParams: new URLSearchParams(search) });
}
