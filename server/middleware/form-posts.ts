import type { RateLimits } from "#database/rate-limits.server.ts";
import type { AppEntry } from "../app-build.ts";
import { boundedBody } from "../bounded-body.ts";
import type { GatedRender } from "../gated-render.ts";
import { isFromOwnPage } from "../own-origin.ts";
import { pageAddress } from "../page-address.ts";
import { pageAnswer, pageResponse } from "../page-answer.ts";
import type { Middleware } from "../visit.ts";
import { takeByAddress } from "./limit-by-address.ts";

const FORM = "application/x-www-form-urlencoded";
/** Of one address of the network; a person sends two or three. */
const BY_ADDRESS = { most: 60, perSeconds: 600 };

/** What a person reads whose form cannot be taken; their browser's "back" has what they typed. */
const WORDS = {
  403: "Ce formulaire ne vient pas d’une page de Vigie : revenez en arrière et rechargez la page.\n\nThis form does not come from a page of Vigie: go back and reload the page.\n",
  413: "Ce formulaire est trop long : revenez en arrière et écrivez moins de texte.\n\nThis form is too long: go back and write less text.\n",
  415: "Ce formulaire ne peut pas être lu : revenez en arrière et réessayez.\n\nThis form cannot be read: go back and try again.\n",
  429: "Trop d’envois à la fois : revenez en arrière et réessayez dans quelques minutes.\n\nToo much was sent at once: go back and try again in a few minutes.\n",
  503: "Rien n’a été enregistré : revenez en arrière et réessayez dans un moment.\n\nNothing was saved: go back and try again in a moment.\n",
} as const;

interface Options {
  readonly entry: AppEntry;
  readonly render: GatedRender;
  readonly limits: RateLimits;
  readonly siteUrl: string;
  readonly trustedProxies: number;
}

/** Forms that browsers send by themselves, where no script runs: the page is the answer, made for this sender and kept nowhere. */
export function formPosts({ entry, render, limits, siteUrl, trustedProxies }: Options): Middleware {
  return async function formPosts(c, next) {
    const url = c.get("url");
    if (c.req.raw.method !== "POST" || !entry.takesForm(url.pathname)) return next();
    c.set("routeClass", "page");
    const refuse = (status: keyof typeof WORDS, headers: Record<string, string> = {}) =>
      c.text(WORDS[status], status, { "Cache-Control": "no-store", ...headers });
    if (!isFromOwnPage(c.env.incoming.headers, siteUrl)) return refuse(403);
    if (c.req.header("content-type")?.split(";")[0] !== FORM) return refuse(415);
    try {
      const taken = await takeByAddress(c, limits, { name: "form", limit: BY_ADDRESS, trustedProxies });
      if (!taken.isAllowed) return refuse(429, { "Retry-After": String(taken.retryAfterSeconds) });
    } catch {
      return refuse(503, { "Retry-After": "30" });
    }
    const body = await boundedBody(c.req.raw);
    if (body === null) return refuse(413, { Connection: "close" });
    const rule = entry.cacheRuleFor(url);
    const form = new URLSearchParams(body.toString("utf8"));
    const page = await render.unkept(pageAddress(url, rule).url, rule, { form });
    const answer = pageResponse(pageAnswer(page, c.env.incoming.headers, null));
    answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  };
}
