import type { Context, Handler, MiddlewareHandler } from "hono";
import { z } from "zod";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import { correction } from "#alerts/correct.server.ts";
import { RESTORE_HOURS } from "#alerts/operator-view.server.ts";
import { CHANNELS } from "#database/schema.ts";
import { REPORT_STATUSES } from "#intake/reports/vocabulary.ts";
import type { LogSecurityEvent } from "#security-log";
import { BodyCut } from "#territory/bounded-body.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { readPlainForm } from "#territory/plain-form.ts";
import type { ReaderEnv } from "../consultations/reader.ts";

const id = z.coerce.number().int().positive();
const number = z
  .string()
  .trim()
  .min(1)
  .transform((text) => Number(text.replace(",", ".")))
  .pipe(z.number());
const reader = z.object({ name: z.string().catch("") });
const status = z.enum(REPORT_STATUSES);

/** All POST requests that the agency's pages take, by address, with the schemas of their fields. */
export const AGENCY_FORMS = {
  "/operator/channel": z.object({ channel: z.enum(CHANNELS), does: z.enum(["pause", "resume"]) }),
  "/operator/restore": z.object({
    channel: z.enum(CHANNELS),
    hours: z.coerce.number().pipe(z.literal(RESTORE_HOURS)),
  }),
  "/operator/release": z.object({ id, does: z.enum(["send", "drop"]) }),
  "/operator/retry": z.object({ id }),
  "/operator/correct": correction.extend({ id }),
  "/operator/dry-run": z.object({
    lat: number.pipe(z.number().min(44).max(63)),
    lon: number.pipe(z.number().min(-80).max(-56)),
    out: z.string().optional(),
  }),
  "/operator/reader": reader,
  "/operator/sign-out": z.object({}),
  "/operator/reports/reader": reader,
  "/operator/reports/status": z.object({ id: z.uuid(), status, was: status }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type AgencyForm = keyof typeof AGENCY_FORMS;
export type Fields<Path extends AgencyForm> = z.output<(typeof AGENCY_FORMS)[Path]>;

export const MOST_FORM_BYTES = 64 * 1024;

const STATUSES = { "cross-site": 403, unlisted: 405, "too-long": 413, unreadable: 415 } as const;

export interface AgencyFormsParts {
  readonly trustedProxies: number;
  /** Public address of dispatch's page; empty if the page has no public address. */
  readonly dispatchUrl: string;
  readonly cleanings: Cleanings;
  readonly logEvent: LogSecurityEvent;
}

export interface AgencyForms {
  /** Refuses POST requests that are not in the list, and forms from other sites, before anyone signs in. */
  readonly admit: MiddlewareHandler<ReaderEnv>;
  /** Makes the handler of a form. `answer` gets the form's fields; null if they are invalid. */
  take<Path extends AgencyForm>(
    path: Path,
    answer: (fields: Fields<Path> | null, context: Context<ReaderEnv>) => Promise<Response>,
  ): Handler<ReaderEnv>;
}

/**
 * Makes the checks that all forms of the agency's pages pass. A proxy ends TLS and can change `Host`, so the
 * worker sees another address than the browser. A form can come from two origins:
 * - the requested host, under either scheme unless a trusted proxy reports the scheme
 * - dispatch's public address
 */
export function createAgencyForms(parts: AgencyFormsParts): AgencyForms {
  const { trustedProxies, dispatchUrl, cleanings, logEvent } = parts;

  function isOwn({ req }: Context): boolean {
    const forwarded = (name: string) => forwardedValue(req.header(name), trustedProxies);
    const host = forwarded("x-forwarded-host") ?? req.header("host") ?? new URL(req.url).host;
    const scheme = forwarded("x-forwarded-proto");
    const addresses = (scheme === null ? ["https", "http"] : [scheme]).map((each) => `${each}://${host}`);
    return isFromOwnPage(req.header(), [...addresses, dispatchUrl]);
  }

  function refuse(context: Context, code: keyof typeof STATUSES): Response {
    const { method, path } = context.req;
    const status = STATUSES[code];
    const route = Object.hasOwn(AGENCY_FORMS, path) ? path : "(other)";
    logEvent(code === "cross-site" ? "refused-access" : "odd-request", () => ({
      ...{ method, route, status, code },
    }));
    const headers = {
      ...(status === 405 && { Allow: "GET, HEAD" }),
      ...(status === 413 && { Connection: "close" }),
    };
    return context.text("Refused", status, headers);
  }

  return {
    async admit(context, next) {
      const { method, path } = context.req;
      if (method === "GET" || method === "HEAD") return next();
      if (method !== "POST" || !Object.hasOwn(AGENCY_FORMS, path)) return refuse(context, "unlisted");
      return isOwn(context) ? next() : refuse(context, "cross-site");
    },
    take: (path, answer) => async (context) => {
      const fields = await readPlainForm(context.req.raw, MOST_FORM_BYTES, cleanings).catch((error) => {
        if (error instanceof BodyCut) return "unreadable" as const;
        throw error;
      });
      if (typeof fields === "string") return refuse(context, fields);
      const read = AGENCY_FORMS[path].safeParse(Object.fromEntries(fields));
      return answer(read.success ? (read.data as Fields<typeof path>) : null, context);
    },
  };
}
