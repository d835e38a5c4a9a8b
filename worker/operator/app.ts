import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { restoreAddresses } from "#accounts/refused-addresses.server.ts";
import type { TextCaps } from "#accounts/text-caps.server.ts";
import { correct, correction } from "#alerts/correct.server.ts";
import { type DryRun, dryRun } from "#alerts/dry-run.server.ts";
import { newFireAt } from "#alerts/new-fire-at.ts";
import { operatorView, RESTORE_HOURS } from "#alerts/operator-view.server.ts";
import { releaseChange } from "#alerts/pending-changes.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database } from "#database/open.server.ts";
import { CHANNELS } from "#database/schema.ts";
import { pauseChannel, resumeChannel } from "#delivery/pauses.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { reviveDead } from "#delivery/sweep.server.ts";
import type { PhotoStore } from "#intake/reports/photo-store.server.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { STYLES } from "../agency-styles.ts";
import type { Made, Seen } from "../consultations/consultation.ts";
import type { Consultations } from "../consultations/consultations.server.ts";
import { newestConsultations } from "../consultations/newest.server.ts";
import { type ReaderEnv, readerOf, shownReader, takeName } from "../consultations/reader.ts";
import { dispatchApp } from "../dispatch/app.ts";
import type { OperationsIdentity } from "../sign-in/identity.server.ts";
import { createSharedPassword, type SignInParts } from "../sign-in/password.ts";
import { requireSignIn } from "../sign-in/require-sign-in.ts";
import type { Trouble, WorkerLog } from "../trouble-log.ts";
import { type OwnFormsParts, ownForms } from "./own-forms.ts";
import { type Notice, operatorPage } from "./page.ts";

interface OperatorParts extends SignInParts, OwnFormsParts {
  /** Signs people in with their roles; null if only the shared password opens the pages. */
  readonly identity: OperationsIdentity | null;
  /** Called when the shared password opened a page because the identity provider does not answer. */
  readonly onFallback: () => void;
  readonly log: Pick<WorkerLog, "info" | "warn">;
  readonly database: Database;
  readonly seal: Seal;
  /** Photos of fire reports. */
  readonly photos: PhotoStore;
  readonly consultations: Consultations;
  readonly cleanings: Cleanings;
  /** Daily caps on text messages that strangers can cause. */
  readonly textCaps: TextCaps;
  /** Returns the failing tasks of this worker. */
  readonly troubles: () => readonly Trouble[];
  /** Defaults to the database's clock. */
  readonly now?: () => Date;
}

/**
 * The page runs no scripts. It must not be framed: another site could trick a user into pressing its buttons.
 */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLES).digest("base64")}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const id = z.coerce.number().int().positive();
const channelAct = z.object({ channel: z.enum(CHANNELS), does: z.enum(["pause", "resume"]) });
const restoreAct = z.object({
  channel: z.enum(CHANNELS),
  hours: z.coerce.number().pipe(z.literal(RESTORE_HOURS)),
});
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
const notices = z.enum(["done", "nothing", "invalid", "unnamed"]);
const correctAct = correction.extend({ id });

/**
 * Makes the agency's page on alerts: what is sent, what fails, and actions on them. Each action is a form.
 */
export function operatorApp(all: OperatorParts) {
  const { database, seal, now, ...parts } = all;
  const app = new Hono<ReaderEnv>();
  const clock = async () => now?.() ?? database.run(databaseNow);
  const note = (context: Context<ReaderEnv>, seen: Seen) =>
    parts.consultations.note(readerOf(context, parts), seen);
  const noteChange = (context: Context<ReaderEnv>, made: Made, reportId: string) =>
    parts.consultations.noteAct(readerOf(context, parts), made, reportId);
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Frame-Options", "DENY");
    // With `no-referrer`, browsers without Sec-Fetch-Site could not prove that a form comes from here.
    context.header("Referrer-Policy", "same-origin");
    if (!context.res.headers.has("Content-Security-Policy"))
      context.header("Content-Security-Policy", POLICY);
  });
  app.use(ownForms(all));
  const password = all.token === "" ? null : createSharedPassword(all);
  if (all.identity) requireSignIn(app, { ...all, identity: all.identity, password });
  else if (password) app.use(password.required);
  else throw new Error("No one can sign in: there is no password and no identity provider.");

  app.route(
    "/operator/reports",
    dispatchApp({
      database,
      seal,
      photos: parts.photos,
      trustedProxies: parts.trustedProxies,
      now: now ?? (() => new Date()),
      note,
      noteChange,
    }),
  );

  /** Returns the cleaned fields of a form. */
  const fieldsOf = async (context: Context) =>
    parts.cleanings.json("requests", await context.req.parseBody());
  const isEnglish = (context: Context) => context.req.query("lang") === "en";
  async function page(context: Context<ReaderEnv>, notice: Notice, dry: DryRun | null = null) {
    const language = isEnglish(context) ? "en" : "fr";
    const view = await operatorView(database, await clock(), parts.textCaps);
    const before = id.safeParse(context.req.query("before")).data ?? null;
    const consulted = await newestConsultations(database, before);
    // A mail server's error text can name the recipient.
    if (view.dead.length > 0) note(context, { shown: "dead-messages" });
    if (consulted.rows.length > 0) note(context, { shown: "consultations" });
    const reader = shownReader(context, parts);
    return operatorPage({ view, troubles: parts.troubles(), consulted, reader, language, notice, dry });
  }

  app.get("/operator", async (context) => {
    const notice = notices.safeParse(context.req.query("said")).data ?? null;
    return context.html(await page(context, notice));
  });

  /** Adds a form action: checks its fields, then redirects to a page that can be reloaded. */
  function act<Asked>(
    path: string,
    schema: z.ZodType<Asked>,
    does: (requested: Asked, context: Context<ReaderEnv>) => Promise<boolean>,
  ): void {
    app.post(path, async (context) => {
      const lang = isEnglish(context) ? "en" : "fr";
      const requested = schema.safeParse(await fieldsOf(context));
      const said = !requested.success
        ? "invalid"
        : (await does(requested.data, context))
          ? "done"
          : "nothing";
      return context.redirect(`/operator?lang=${lang}&said=${said}`, 303);
    });
  }

  act("/operator/channel", channelAct, async ({ channel, does }) => {
    if (does === "pause") await pauseChannel(database, channel, await clock());
    else await resumeChannel(database, channel);
    return true;
  });
  act("/operator/restore", restoreAct, async ({ channel, hours }, context) => {
    const since = new Date((await clock()).getTime() - hours * 3_600_000);
    const restored = await restoreAddresses(database, channel, since);
    if (restored > 0) parts.consultations.noteAct(readerOf(context, parts), `restored-${channel}`);
    return restored > 0;
  });
  act("/operator/release", releaseAct, async ({ id, does }) =>
    releaseChange(database, id, does, await clock()),
  );
  act("/operator/retry", retryAct, async ({ id }) => reviveDead(database, id, await clock()));
  act("/operator/correct", correctAct, async ({ id, ...words }) => {
    const key = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 12);
    const { letters, stopped } = await correct({ database, seal, now: await clock() }, id, words, key);
    return letters + stopped > 0;
  });

  app.post("/operator/reader", async (context) => {
    const said = (await takeName(context, parts)) ? "" : "&said=unnamed";
    return context.redirect(`/operator?lang=${isEnglish(context) ? "en" : "fr"}${said}#reader`, 303);
  });
  app.post("/operator/dry-run", async (context) => {
    const requested = dryAct.safeParse(await fieldsOf(context));
    if (!requested.success) return context.html(await page(context, "invalid"), 422);
    const { lat, lon, out } = requested.data;
    const at = await clock();
    const fire = newFireAt({ lat, lon }, out === undefined ? 1 : 3, at);
    return context.html(await page(context, null, await dryRun(database, fire, at)));
  });
  return app;
}
