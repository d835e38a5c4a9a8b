/** What newsletters, social networks and advertisements add to the addresses that they lead to: it asks for nothing. */
const TRACKING =
  /^(?:utm_\w+|(?:fb|g|d|y|tw|tt)clid|[gw]braid|gclsrc|msclkid|mc_[ce]id|igshid|igsh|li_fat_id|srsltid|mkt_tok|_hs(?:enc|mi)|_gl)$/i;

/** The names of parameters that ask something of an answer, each once: those of a link's tracking do not. */
export function askedNames(search: URLSearchParams): string[] {
  return [...new Set(search.keys())].filter((name) => !TRACKING.test(name));
}
