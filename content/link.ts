import { z } from "zod";
import type { Complain } from "./complaints.ts";

const LINK_TYPES = ["url", "story", "asset", "email"] as const;

/** Where a link of a story leads. `href` is an address of http, https, mailto or tel, a path of this site, or `#` and an id. */
export interface Link {
  readonly linkType: (typeof LINK_TYPES)[number];
  readonly href: string;
  /** The id of a place in the page it leads to, without `#`. */
  readonly anchor: string | null;
  readonly target: "_blank" | null;
}

/** The path of a story in the language that is read (`/en/prevention/campfires/`), by its uuid; null when unknown. */
export type AddressOf = (uuid: string) => string | null;

export interface LinkReading {
  readonly addressOf: AddressOf;
  /** Path of the page that contains the link: relative addresses start there. */
  readonly page: string;
  readonly complain: Complain;
}

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const LONGEST = 2000;
/** Control and invisible characters, which hide a scheme; a backslash, which browsers read as a slash; spaces. */
const NEVER = /[\p{C}\s\\]/u;
const SLUG = /^[\w-]+(?:\/[\w-]+)*\/?$/;
const EMAIL = /^[^\s@<>?&:/]+@[^\s@<>?&:/]+$/;
/** Fields of a mailto link that add no recipient. A line end in a subject could add one. */
const EMAIL_FIELD = /^(?:subject=(?!.*%0[ad])|body=)/i;
/** An address without its scheme. */
const WWW = /^www\.[\w-]+\./i;
/** A place in the same page. */
const SECTION = /^#[\w-]{1,100}$/;
/** Without a dot in its first part: `example.com/page` is a host without its scheme, and `a:b` has a scheme. */
const RELATIVE = /^(?:\.{1,2}\/)*[\w%-]*(?:[/?#].*)?$/;

/** Encodes spaces; null if the address is empty, too long or hides characters. */
function plain(value: string): string | null {
  const text = value.trim().replaceAll(" ", "%20");
  return text === "" || text.length > LONGEST || NEVER.test(text) ? null : text;
}

/** The address when a link may lead there, else null: `javascript:`, `data:`, `//host` and their like never pass. */
export function safeHref(value: string): string | null {
  const text = plain(value);
  if (text === null) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  if (/^mailto:/i.test(text)) return emailHref(text);
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol) ? text : null;
}

/** A mailto address, with a subject and a text at most; null if it names another recipient. */
function emailHref(value: string): string | null {
  const text = plain(value)?.replace(/^mailto:/i, "") ?? "";
  const [email = "", query, ...more] = text.split("?");
  const fields = query?.split("&") ?? [];
  const isSafe = EMAIL.test(email) && more.length === 0 && fields.every((field) => EMAIL_FIELD.test(field));
  return isSafe ? `mailto:${text}` : null;
}

/** The address that an editor typed: `#section`, `www.`, relative to the page, or whole. */
function typedHref(value: string, page: string): string | null {
  const text = plain(value);
  if (text === null || SECTION.test(text)) return text;
  if (WWW.test(text)) return safeHref(`https://${text}`);
  if (text.startsWith("/") || text.startsWith("#") || !RELATIVE.test(text)) return safeHref(text);
  const base = new URL(page, "https://site.invalid");
  const { host, pathname, search, hash } = new URL(text, base);
  return host === base.host ? safeHref(pathname + search + hash) : null;
}

const text = z.string().nullish().catch(null);
/** The attributes of a rich text's link mark, and the fields of a part's link. */
const rawLink = z.object({
  linktype: z.enum(LINK_TYPES).catch("url"),
  href: text,
  url: text,
  cached_url: text,
  email: text,
  uuid: text,
  id: text,
  anchor: text,
  target: text,
});

/** Reads a link; null, after a complaint, if it leads nowhere that is allowed. A plain string is taken for an address. */
export function readLink(raw: unknown, reading: LinkReading): Link | null {
  const parsed = rawLink.safeParse(typeof raw === "string" ? { href: raw } : raw);
  if (!parsed.success) return null;
  const { linktype: linkType, anchor, target } = parsed.data;
  const href = hrefOf(parsed.data, reading);
  if (href === null) {
    reading.complain({ kind: "link", name: parsed.data.email || givenOf(parsed.data) });
    return null;
  }
  const isId = anchor != null && /^[\w-]{1,100}$/.test(anchor) && !href.includes("#");
  return { linkType, href, anchor: isId ? anchor : null, target: target === "_blank" ? target : null };
}

const givenOf = (raw: z.output<typeof rawLink>) => raw.href || raw.url || raw.cached_url || "";

function hrefOf(raw: z.output<typeof rawLink>, { addressOf, page }: LinkReading): string | null {
  const given = givenOf(raw);
  switch (raw.linktype) {
    case "story":
      return addressOf(raw.uuid || raw.id || "") ?? safeHref(SLUG.test(given) ? `/${given}` : given);
    case "email":
      return emailHref(raw.email || given);
    default:
      return typedHref(given, page);
  }
}
