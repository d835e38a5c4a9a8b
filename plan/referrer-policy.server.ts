import { cacheRuleFor } from "./cache-rules.server.ts";
import type { ReferrerPolicy } from "./page-rules.ts";
import { pagePathOf, screenAt } from "./paths.ts";
import { SCREENS, type ScreenName } from "./site-map.ts";
import { takesForm } from "./takes-form.server.ts";

/** Screens that anyone can open but that are about one person. */
const OF_ONE_PERSON: readonly ScreenName[] = ["sign-in", "alerts-stop"];

/** Returns whether a page is about one person, or its address contains a key or a visitor's own words. */
function isPrivate(url: URL): boolean {
  const rule = cacheRuleFor(url);
  if (rule !== null && "isPrivate" in rule) return true;
  const screen = screenAt(pagePathOf(url.pathname));
  return (
    screen !== null && (SCREENS[screen.name].access === "signed in" || OF_ONE_PERSON.includes(screen.name))
  );
}

/** Returns the Referrer-Policy of a page for its requests and links: its origin at most. */
export function referrerPolicyOf(url: URL): ReferrerPolicy {
  if (!isPrivate(url)) return "strict-origin";
  // With `no-referrer`, a browser sends `Origin: null` with the page's form. Without Sec-Fetch-Site, it would
  // look like a request from another site.
  return takesForm(url.pathname) === null ? "no-referrer" : "same-origin";
}
