import { z } from "zod";
import { databaseHosts } from "#database/database-hosts.ts";
import { readMailboxes } from "#intake/contact/mailboxes.ts";
import { type ReportPhone, readReportPhone } from "#intake/report-phone.ts";

const GTM_ID = /^GTM-[A-Z0-9]+$/;

/** Returns why a tag manager's container id is invalid, with a suggested correction; null if it is valid. */
export function gtmIdProblem(id: string): string | null {
  if (GTM_ID.test(id)) return null;
  const suggestion = `GTM-${id
    .toUpperCase()
    .replace(/^\W*(?:GTM\W*)?/, "")
    .replace(/[^A-Z0-9]/g, "")}`;
  const hint = GTM_ID.test(suggestion) ? `Did you mean '${suggestion}'?` : "It looks like 'GTM-ABC1234'.";
  return `'${id}' is not a valid GTM-ID. ${hint}`;
}

export const text = z.string().min(1);
/** HTTP or HTTPS address. Slashes at its end are removed. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ""));
export const smtpUrl = z.url({ protocol: /^smtps?$/ });
export const port = z.coerce.number().int().min(1).max(65535);
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max);
export const perSecond = z.coerce.number().min(1);
export const flag = z.enum(["on", "off"]).transform((value) => value === "on");
export const secret = z.string().min(16);

/** Addresses of one database server, or of several with commas between. */
export const postgresUrl = z
  .string()
  .refine(
    (url) => databaseHosts(url).every((each) => /^postgres(?:ql)?:$/.test(URL.parse(each)?.protocol ?? "")),
    { error: "postgres://user:password@host:5432/database" },
  );

/** A template of tile addresses, or the address of a TileJSON. */
export const tilesUrl = z.string().refine(
  (url) => {
    const parts = ["{z}", "{x}", "{y}"].filter((part) => url.includes(part));
    return /^https?:/.test(URL.parse(url)?.protocol ?? "") && [0, 3].includes(parts.length);
  },
  { error: "an http address of a TileJSON, or one with {z}, {x} and {y} in it" },
);

export const gtmId = z.string().superRefine((id, context) => {
  const message = gtmIdProblem(id);
  if (message !== null) context.addIssue({ code: "custom", message });
});

/** Returns the email address in a sender (`Name <address>`, or only an address); undefined without one. */
export const addressIn = (from: string | undefined) => from?.match(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/)?.[0];

export const sender = z
  .string()
  .refine((from) => addressIn(from) !== undefined, { error: "Name <address>, or an address" });

const SEAL_KEY_BYTES = 32;
export const sealKeys = z
  .string()
  .transform((keys): readonly string[] => keys.split(","))
  .refine((keys) => keys.every((key) => Buffer.from(key, "base64").length === SEAL_KEY_BYTES), {
    error: "keys of 32 bytes in base64, with commas between",
  });

export const mailboxes = z.string().transform((list, context) => {
  const read = readMailboxes(list);
  if (read === null)
    context.addIssue({
      code: "custom",
      message: "general=info@example.org and other subjects, with commas between",
    });
  return read ?? z.NEVER;
});

export const reportPhone = z.string().transform((number, context): ReportPhone => {
  const read = readReportPhone(number);
  if (read === null) context.addIssue({ code: "custom", message: "a number of North America" });
  return read ?? z.NEVER;
});

export const phone = z.string().regex(/^\+\d{8,15}$/, "+ and 8 to 15 digits");

export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "whsec_ and 24 bytes or more in base64");

export const privateKey = z
  .string()
  .transform((key) => key.replaceAll("\\n", "\n"))
  .refine((key) => /^-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(key), { error: "a private key in PEM" });

export const contactUrl = z.string().regex(/^(?:mailto|https):/, "must be a mailto: or https: address");

export const list = z
  .string()
  .transform((values): readonly string[] => values.split(",").map((each) => each.trim()));

export const version = z.string().regex(/^[\w.+-]{1,64}$/, "letters, digits and . + - _");
