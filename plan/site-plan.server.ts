import { LANGUAGES } from "#territory/language.ts";
import { regionPath } from "./area-paths.ts";
import { cacheRuleFor } from "./cache-rules.server.ts";
import { canonicalPath } from "./canonical.ts";
import { isFramable } from "./framable.ts";
import { firstAccessRedirect } from "./language-choice.server.ts";
import { pageForPeople } from "./page-for-people.server.ts";
import { pathTo, queryPath } from "./paths.ts";
import type { Address, Redirect, Visitor } from "./redirect.ts";
import { referrerPolicyOf } from "./referrer-policy.server.ts";
import { takesForm } from "./takes-form.server.ts";

const ANY_REGION = "04";

/**
 * Pages that a site renders before it is ready: those that most visitors open first, and one of each kind
 * that reads the whole territory. The first page of such a kind blocks other requests for up to a second.
 */
const firstPages: readonly string[] = LANGUAGES.flatMap((language) => [
  pathTo("home", language),
  pathTo("current-situation", language),
  pathTo("map", language),
  pathTo("light", language),
  regionPath(ANY_REGION, language),
  queryPath(pathTo("current-situation-location", language), language, { place: "quebec" }),
]);

/**
 * Returns redirects that come before any page: from a machine's address, to the canonical address, or to the
 * visitor's language at first access.
 */
function redirectFor(address: Address, visitor: Visitor, siteUrl: string): Redirect | null {
  const { pathname, search } = address;
  const page = pageForPeople(address, visitor, siteUrl);
  if (page !== null) return { location: page, status: 302 };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { location: canonical + search, status: 301 };
  return firstAccessRedirect(address, visitor, siteUrl);
}

/** Rules of the site's addresses. Tests of the server have their own. */
export const sitePlan = { cacheRuleFor, firstPages, isFramable, redirectFor, referrerPolicyOf, takesForm };

export type SitePlan = Readonly<typeof sitePlan>;
