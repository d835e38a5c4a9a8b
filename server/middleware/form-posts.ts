import { isFromOwnPage } from "#accounts/own-origin.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import type { AppEntry } from "../app-build.ts";
import { boundedBody } from "../bounded-body.ts";
import { COMING_RETRY_SECONDS, type ComingRequest, createComingBodies } from "../coming-bodies.ts";
import type { GatedRender } from "../gated-render.ts";
import { REQUESTS } from "../outside-body.ts";
import { pageAddress } from "../page-address.ts";
import { pageAnswer } from "../page-answer.ts";
import type { Senders } from "../senders.ts";
import { isFormWithFiles, type SentForm, sentForm } from "../sent-form.ts";
import type { Middleware } from "../visit.ts";
import { WRITES } from "../writes.ts";

const FORM = "application/x-www-form-urlencoded";
/** Most forms with files in memory at a time. */
const AT_ONCE = { most: 4, mostOfOne: 2 };

/** Refusal texts for people. Their browser's "back" restores the typed text. */
const WORDS = {
  403: "Ce formulaire ne vient pas d’une page de Vigie : revenez en arrière et rechargez la page.\n\nThis form does not come from a page of Vigie: go back and reload the page.\n",
  413: "Ce formulaire est trop long : revenez en arrière, écrivez moins de texte ou joignez de plus petits fichiers.\n\nThis form is too long: go back, and write less text or attach smaller files.\n",
  415: "Ce formulaire ne peut pas être lu : revenez en arrière et réessayez.\n\nThis form cannot be read: go back and try again.\n",
  429: "Trop d’envois à la fois : revenez en arrière et réessayez dans quelques minutes.\n\nToo much was sent at once: go back and try again in a few minutes.\n",
  503: "Rien n’a été enregistré : revenez en arrière et réessayez dans un moment.\n\nNothing was saved: go back and try again in a moment.\n",
} as const;

interface Options {
  readonly entry: AppEntry;
  readonly render: GatedRender;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
}

/**
 * Handles plain forms, which browsers send without scripts. The response is a page for this sender, and is
 * not cached.
 */
export function formPosts({ entry, render, senders, siteUrl, cleanings }: Options): Middleware {
  const coming = createComingBodies(AT_ONCE);

  /** Returns the form, or the status that refuses it. */
  async function read(request: ComingRequest, hasFiles: boolean): Promise<SentForm | keyof typeof WORDS> {
    if (hasFiles) {
      const form = await sentForm(request, cleanings);
      if (typeof form !== "string") return form;
      return form === "long" ? 413 : 415;
    }
    if (request.headers.get("content-type")?.split(";")[0] !== FORM) return 415;
    const body = await boundedBody(request);
    if (body === null) return 413;
    return { fields: cleanings.fields(REQUESTS, new URLSearchParams(body.toString("utf8"))), files: [] };
  }

  return async function formPosts(c, next) {
    if (c.req.raw.method !== "POST") return next();
    const url = c.get("url");
    const kind = entry.takesForm(url.pathname);
    if (kind === null) return next();
    c.set("routeClass", "page");
    const refuse = (status: keyof typeof WORDS, headers: Record<string, string> = {}) =>
      c.text(WORDS[status], status, { "Cache-Control": "no-store", ...headers });
    if (!isFromOwnPage(c.env.incoming.headers, [siteUrl])) return refuse(403);
    try {
      const taken = await senders.take(c, WRITES[kind].limit);
      if (!taken.isAllowed) return refuse(429, { "Retry-After": String(taken.retryAfterSeconds) });
    } catch {
      // The report form works without the database: its last step keeps the typed text and shows phone
      // numbers.
      if (kind !== "report") return refuse(503, { "Retry-After": "30" });
    }
    const hasFiles = kind === "contact" && isFormWithFiles(c.req.header("content-type"));
    const takenBytes = hasFiles ? senders.takeBytes(c, WRITES.contact.bytes) : null;
    if (takenBytes && !takenBytes.isAllowed)
      return refuse(429, { "Retry-After": String(takenBytes.retryAfterSeconds) });
    async function answerForm(request: ComingRequest) {
      const form = await read(request, hasFiles);
      if (typeof form === "number") return form;
      const rule = entry.cacheRuleFor(url);
      const from = senders.of(c);
      return render.unkept(from.network, pageAddress(url, rule).url, rule, { form: { ...form, from } });
    }
    const answer = await (hasFiles
      ? coming.take(senders.of(c), c.req.raw, answerForm)
      : answerForm(c.req.raw));
    if (answer === "too-many" || answer === "busy")
      return refuse(answer === "busy" ? 503 : 429, { "Retry-After": String(COMING_RETRY_SECONDS) });
    if (typeof answer === "number") return refuse(answer, answer === 413 ? { Connection: "close" } : {});
    return pageAnswer(answer, c.env.incoming.headers);
  };
}
