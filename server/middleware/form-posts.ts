import type { Context } from "hono";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { type Admit, type RefusalCode, WriteRefused } from "../admission.ts";
import { pageAddress } from "../page-address.ts";
import type { QueuedRender } from "../queued-render.ts";
import type { Middleware, ServerEnv } from "../request-context.ts";
import type { Senders } from "../senders.ts";
import { isFormWithFiles } from "../sent-form.ts";
import { pageAnswer } from "../stored-page.ts";
import { WRITES, type Write } from "../writes.ts";
import type { LogFailure } from "./log-failure.ts";

/** Refusal texts for people. Their browser's "back" restores the typed text. */
const WORDS: Readonly<Record<RefusalCode, string>> = {
  "cross-site":
    "Ce formulaire ne vient pas d’une page de Vigie : revenez en arrière et rechargez la page.\n\nThis form does not come from a Vigie page: go back and reload the page.\n",
  "too-long":
    "Ce formulaire est trop long : revenez en arrière, écrivez moins de texte ou joignez de plus petits fichiers.\n\nThis form is too long: go back, and write less text or attach smaller files.\n",
  unreadable:
    "Ce formulaire ne peut pas être lu : revenez en arrière et réessayez.\n\nThis form cannot be read: go back and try again.\n",
  "too-many":
    "Trop d’envois à la fois : revenez en arrière et réessayez dans quelques minutes.\n\nToo many forms were sent at once: go back and try again in a few minutes.\n",
  unavailable:
    "Rien n’a été enregistré : revenez en arrière et réessayez dans un moment.\n\nNothing was saved: go back and try again in a moment.\n",
};

interface Options {
  readonly plan: SitePlan;
  readonly render: QueuedRender;
  readonly admit: Admit;
  readonly senders: Senders;
  readonly logFailure: LogFailure;
}

/**
 * Serves plain forms, which browsers send to their page without scripts. The response is a page for this
 * sender, and is not cached. Refusals are for people, in both languages.
 */
export function formPosts({ plan, render, admit, senders, logFailure }: Options): Middleware {
  function refused({ code, status, retryAfterSeconds }: WriteRefused, c: Context<ServerEnv>): Response {
    return c.text(WORDS[code], status, {
      "Cache-Control": "no-store",
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
      ...(code === "too-long" && { Connection: "close" }),
    });
  }

  return async function formPosts(c, next) {
    if (c.req.raw.method !== "POST") return next();
    const url = c.get("url");
    const name = plan.takesForm(url.pathname);
    if (name === null) return next();
    c.set("routeClass", "page");
    const { long }: Write = WRITES[name];
    const kind = long && isFormWithFiles(c.req.header("content-type")) ? "files" : "form";
    const rule = plan.cacheRuleFor(url);
    const from = senders.of(c);
    try {
      const page = await admit(c, name, kind, (form) =>
        render.uncached(from.network, pageAddress(url, rule), rule, {
          form: { ...form, from, onFailure: (error) => logFailure(c, error) },
        }),
      );
      return pageAnswer(page, c.env.incoming.headers);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      if (error.status >= 500) logFailure(c, error);
      return refused(error, c);
    }
  };
}
