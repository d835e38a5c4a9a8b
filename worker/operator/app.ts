import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { restoreAddresses } from "#accounts/refused-addresses.server.ts";
import type { TextCaps } from "#accounts/text-caps.server.ts";
import { correct } from "#alerts/correct.server.ts";
import { type DryRun, dryRun } from "#alerts/dry-run.server.ts";
import { newFireAt } from "#alerts/new-fire-at.ts";
import { operatorView } from "#alerts/operator-view.server.ts";
import { releaseChange } from "#alerts/pending-changes.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database } from "#database/open.server.ts";
import { pauseChannel, resumeChannel } from "#delivery/pauses.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { reviveDead } from "#delivery/sweep.server.ts";
import type { FileStore } from "#intake/file-store.server.ts";
import { STYLES } from "../agency-styles.ts";
import type { Made, Seen } from "../consultations/consultation.ts";
import { type Consultations, newestConsultations } from "../consultations/consultations.server.ts";
import { type ReaderEnv, readerOf, shownReader, storeReaderName } from "../consultations/reader.ts";
import { dispatchApp } from "../dispatch/app.ts";
import {
  type AgencyForm,
  type AgencyFormsParts,
  createAgencyForms,
  type Fields,
} from "../forms/agency-forms.ts";
import type { OperationsIdentity } from "../sign-in/identity.server.ts";
import { createSharedPassword, type SignInParts } from "../sign-in/password.ts";
import { requireSignIn } from "../sign-in/require-sign-in.ts";
import type { Trouble, WorkerLog } from "../trouble-log.ts";
import { type Notice, operatorPage } from "./page.ts";

interface OperatorParts extends SignInParts, AgencyFormsParts {
  /** Signs people in with their roles; null if only the shared password opens the pages. */
  readonly identity: OperationsIdentity | null;
  /** Called when the shared password opened a page because the identity provider does not answer. */
  readonly onFallback: () => void;
  readonly log: Pick<WorkerLog, "info" | "warn">;
  readonly database: Database;
  readonly seal: Seal;
  readonly photos: FileStore;
  readonly consultations: Consultations;
  readonly textCaps: TextCaps;
  readonly troubles: () => readonly Trouble[];
  /** Defaults to the database's clock. */
  readonly now?: () => Date;
}

/** Policy without scripts or framing: a site that frames the page could trick users into pressing buttons. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLES).digest("base64")}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const before = z.coerce.number().int().positive();
const notices = z.enum(["done", "nothing", "invalid", "unnamed"]);

/** Makes the app of the agency's pages: reports, and alerts with a form for each action. */
export function operatorApp(all: OperatorParts) {
  const { database, seal, now, ...parts } = all;
  const app = new Hono<ReaderEnv>();
  const clock = async () => now?.() ?? database.run(databaseNow);
  const note = (context: Context<ReaderEnv>, seen: Seen) =>
    parts.consultations.recordShown(readerOf(context, parts), seen);
  const noteChange = (context: Context<ReaderEnv>, made: Made, reportId: string) =>
    parts.consultations.recordAction(readerOf(context, parts), made, reportId);
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
  const forms = createAgencyForms(all);
  app.use(forms.admit);
  const password = all.token === "" ? null : createSharedPassword(all);
  if (all.identity) requireSignIn(app, { ...all, forms, identity: all.identity, password });
  else if (password) app.use(password.required);
  else throw new Error("No one can sign in: there is no password and no identity provider.");

  app.route(
    "/operator/reports",
    dispatchApp({
      database,
      seal,
      forms,
      photos: parts.photos,
      trustedProxies: parts.trustedProxies,
      now: now ?? (() => new Date()),
      note,
      noteChange,
    }),
  );

  const isEnglish = (context: Context) => context.req.query("lang") === "en";
  async function page(context: Context<ReaderEnv>, notice: Notice, dry: DryRun | null = null) {
    const language = isEnglish(context) ? "en" : "fr";
    const view = await operatorView(database, await clock(), parts.textCaps);
    const consulted = await newestConsultations(
      database,
      before.safeParse(context.req.query("before")).data ?? null,
    );
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

  /** Adds a form action, which redirects to a page that can be reloaded. */
  function act<Path extends AgencyForm>(
    path: Path,
    does: (fields: Fields<Path>, context: Context<ReaderEnv>) => Promise<boolean>,
  ): void {
    const handler = forms.take(path, async (fields, context) => {
      const lang = isEnglish(context) ? "en" : "fr";
      const result = fields === null ? "invalid" : (await does(fields, context)) ? "done" : "nothing";
      return context.redirect(`/operator?lang=${lang}&said=${result}`, 303);
    });
    app.post(path, handler);
  }

  act("/operator/channel", async ({ channel, does }) => {
    if (does === "pause") await pauseChannel(database, channel, await clock());
    else await resumeChannel(database, channel);
    return true;
  });
  act("/operator/restore", async ({ channel, hours }, context) => {
    const since = new Date((await clock()).getTime() - hours * 3_600_000);
    const restored = await restoreAddresses(database, channel, since);
    if (restored > 0) parts.consultations.recordAction(readerOf(context, parts), `restored-${channel}`);
    return restored > 0;
  });
  act("/operator/release", async ({ id, does }) => releaseChange(database, id, does, await clock()));
  act("/operator/retry", async ({ id }) => reviveDead(database, id, await clock()));
  act("/operator/correct", async ({ id, ...words }) => {
    const key = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 12);
    const { messages, stopped } = await correct({ database, seal, now: await clock() }, id, words, key);
    return messages + stopped > 0;
  });

  const takeReader = forms.take("/operator/reader", async (fields, context) => {
    const notice = storeReaderName(context, fields?.name, parts) ? "" : "&said=unnamed";
    return context.redirect(`/operator?lang=${isEnglish(context) ? "en" : "fr"}${notice}#reader`, 303);
  });
  app.post("/operator/reader", takeReader);
  const takeDryRun = forms.take("/operator/dry-run", async (fields, context) => {
    if (fields === null) return context.html(await page(context, "invalid"), 422);
    const { lat, lon, out } = fields;
    const at = await clock();
    const fire = newFireAt({ lat, lon }, out === undefined ? 1 : 3, at);
    return context.html(await page(context, null, await dryRun(database, fire, at)));
  });
  app.post("/operator/dry-run", takeDryRun);
  return app;
}
