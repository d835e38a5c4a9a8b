import { useLocation } from "react-router";
import { isEmbeddedScreen } from "#plan/embed.ts";

export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  return isEmbeddedScreen({ pathname, searchParams: new URLSearchParams(search) });
}
