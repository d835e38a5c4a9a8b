/** Tracking parameters that newsletters, social networks and advertisements add to links. */
const TRACKING =
  /^(?:utm_\w+|(?:fb|g|d|y|tw|tt)clid|[gw]braid|gclsrc|msclkid|mc_[ce]id|igshid|igsh|li_fat_id|srsltid|mkt_tok|_hs(?:enc|mi)|_gl)$/i;

/** Returns the unique names of the request's parameters, without tracking parameters. */
export function parameterNames(search: URLSearchParams): string[] {
  return [...new Set(search.keys())].filter((name) => !TRACKING.test(name));
}
