import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { csrf } from "hono/csrf";
import { z } from "zod";
import { correct, correction } from "#alerts/correct.server.ts";
import { type DryRun, dryRun } from "#alerts/dry-run.server.ts";
import { releaseChange } from "#alerts/held-changes.server.ts";
import { newFireAt } from "#alerts/new-fire-at.ts";
import { operatorView } from "#alerts/operator-view.server.ts";
import type { Database } from "#database/open.server.ts";
import { CHANNELS } from "#database/schema.ts";
import { pauseChannel, resumeChannel } from "#delivery/pauses.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { reviveDead } from "#delivery/sweep.server.ts";
import type { PhotoStore } from "#intake/reports/photo-store.server.ts";
import { dispatchApp } from "../dispatch/app.ts";
import { type Notice, operatorPage } from "./page.ts";
import { STYLES } from "./styles.ts";

interface OperatorParts {
  readonly database: Database;
  readonly seal: Seal;
  /** Of fire reports. */
  readonly photos: PhotoStore;
  /** The password that the page asks for. */
  readonly token: string;
  readonly now?: () => Date;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
/** The page runs nothing; framed by another site, its buttons could be pressed by somebody who sees something else. */
const POLICY = `default-src 'none'; style-src 'sha256-${digest(STYLES).toString("base64")}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const id = z.coerce.number().int().positive();
const channelAct = z.object({ channel: z.enum(CHANNELS), does: z.enum(["pause", "resume"]) });
const releaseAct = z.object({ id, does: z.enum(["send", "drop"]) });
const retryAct = z.object({ id });
const number = z
  .string()
  .trim()
  .min(1)
  .transform((text) => Number(text.replace(",", ".")))
  .pipe(z.number());
const dryAct = z.object({
  lat: number.pipe(z.number().min(44).max(63)),
  lon: number.pipe(z.number().min(-80).max(-56)),
  out: z.string().optional(),
});
const correctAct = correction.extend({ id });

/** The agency's own page on the alerts: what goes, what does not, and what is done about it. Each act is a form with an answer. */
export function operatorApp({ database, seal, photos, token, now = () => new Date() }: OperatorParts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Frame-Options", "DENY");
    if (context.res.headers.has("Content-Security-Policy")) return;
    context.header("Content-Security-Policy", POLICY);
    // Without any, browsers would not say either that a form comes from here.
    context.header("Referrer-Policy", "same-origin");
  });
  app.use(
    basicAuth({
      realm: "Vigie",
      verifyUser: (_name, given) => timingSafeEqual(digest(given), digest(token)),
    }),
    csrf(),
  );

  app.route("/operator/reports", dispatchApp({ database, seal, photos, now }));

  async function page(lang: string | undefined, notice: Notice, dry: DryRun | null = null) {
    const language = lang === "en" ? "en" : "fr";
    return operatorPage({ view: await operatorView(database, now()), language, notice, dry });
  }

  app.get("/operator", async (context) => {
    const { lang, said } = context.req.query();
    const notice = said === "done" || said === "nothing" || said === "invalid" ? said : null;
    return context.html(await page(lang, notice));
  });

  /** An act by a form: what it says is checked, and the page that follows may be loaded again. */
  function act<Asked>(
    path: string,
    schema: z.ZodType<Asked>,
    does: (asked: Asked) => Promise<boolean>,
  ): void {
    app.post(path, async (context) => {
      const lang = context.req.query("lang") === "en" ? "en" : "fr";
      const asked = schema.safeParse(await context.req.parseBody());
      const said = !asked.success ? "invalid" : (await does(asked.data)) ? "done" : "nothing";
      return context.redirect(`/operator?lang=${lang}&said=${said}`, 303);
    });
  }

  act("/operator/channel", channelAct, async ({ channel, does }) => {
    if (does === "pause") await pauseChannel(database, channel, now());
    else await resumeChannel(database, channel);
    return true;
  });
  act("/operator/release", releaseAct, ({ id, does }) => releaseChange(database, id, does, now()));
  act("/operator/retry", retryAct, ({ id }) => reviveDead(database, id, now()));
  act("/operator/correct", correctAct, async ({ id, ...words }) => {
    const key = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 12);
    const { letters, stopped } = await correct({ database, seal, now: now() }, id, words, key);
    return letters + stopped > 0;
  });

  app.post("/operator/dry-run", async (context) => {
    const lang = context.req.query("lang");
    const asked = dryAct.safeParse(await context.req.parseBody());
    if (!asked.success) return context.html(await page(lang, "invalid"), 422);
    const { lat, lon, out } = asked.data;
    const fire = newFireAt({ lat, lon }, out === undefined ? 1 : 3, now());
    return context.html(await page(lang, null, await dryRun(database, fire, now())));
  });
  return app;
}
