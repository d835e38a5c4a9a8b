import { useSearchParams } from "react-router";

const FLAG = "webviews";

/** Inside the agency's mobile application pages show neither header nor footer. */
export function useIsWebview(): boolean {
  return useSearchParams()[0].get(FLAG) === "true";
}

/** Keeps the flag on an internal link, before its fragment. */
export function keepWebview(to: string, isWebview: boolean): string {
  if (!isWebview || to.startsWith("#")) return to;
  const [address = "", fragment] = to.split("#");
  const flagged = `${address}${address.includes("?") ? "&" : "?"}${FLAG}=true`;
  return fragment === undefined ? flagged : `${flagged}#${fragment}`;
}
