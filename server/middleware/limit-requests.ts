import type { SitePlan } from "#plan/site-plan.server.ts";
import { type Cleanings, REQUESTS } from "#territory/cleanings.ts";
import type { Middleware } from "../request-context.ts";
import { mostPosted } from "../writes.ts";

const METHODS = ["GET", "HEAD"];
export const MAX_URL_CHARACTERS = 2048;
const MAX_BODY_BYTES = 64 * 1024;

/** Refusal for people whose typed text makes an address too long. */
const TOO_LONG =
  "Ce lien est trop long : revenez en arrière et raccourcissez votre texte.\n\nThis link is too long: go back and shorten your text.\n";

/**
 * Refuses invalid requests before any work: invalid addresses (400), bodies too large (413), long addresses
 * (414), other methods (405). Sets the request's address with a cleaned query.
 */
export function limitRequests(
  siteUrl: string,
  plan: Pick<SitePlan, "takesForm">,
  cleanings: Cleanings,
): Middleware {
  return async function limitRequests(c, next) {
    const target = c.env.incoming.url ?? "";
    const address = URL.parse(siteUrl + target);
    if (!target.startsWith("/") || address === null) return c.text("Bad Request", 400);
    cleanQuery(address, cleanings);
    c.set("url", address);
    if (target.length > MAX_URL_CHARACTERS) return c.text(TOO_LONG, 414);
    const posted = c.req.raw.method === "POST" ? mostPosted(address, plan) : null;
    if (Number(c.req.header("content-length") ?? 0) > (posted ?? MAX_BODY_BYTES)) {
      return c.text("Content Too Large", 413, { Connection: "close" });
    }
    if (posted === null && !METHODS.includes(c.req.raw.method)) {
      return c.text("Method Not Allowed", 405, { Allow: METHODS.join(", ") });
    }
    return next();
  };
}

/** Cleans a query. Leaves a clean query as it was written: channels sign the address that they request. */
function cleanQuery(address: URL, cleanings: Cleanings): void {
  if (!address.search.includes("%")) return;
  const query = address.searchParams;
  const clean = cleanings.fields(REQUESTS, query);
  if (`${clean}` !== `${query}`) address.search = `${clean}`;
}
