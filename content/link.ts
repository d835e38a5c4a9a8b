import { z } from "zod";
import type { Warn } from "./warnings.ts";

const LINK_TYPES = ["url", "story", "asset", "email"] as const;

/** A link in a story. `href` is an http, https, mailto or tel address, a path of this site, or `#id`. */
export interface Link {
  readonly linkType: (typeof LINK_TYPES)[number];
  readonly href: string;
  /** Id of an element in the target page, without `#`. */
  readonly anchor: string | null;
  readonly target: "_blank" | null;
}

/** Returns a story's path in the current language (`/en/prevention/campfires/`) by its uuid, or null. */
export type AddressOf = (uuid: string) => string | null;

export interface LinkReading {
  readonly addressOf: AddressOf;
  /** Path of the page that contains the link: relative addresses start from this path. */
  readonly page: string;
  readonly warn: Warn;
}

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const LONGEST = 2000;
/** Forbidden characters: invisible ones, which can hide a scheme; spaces; `\`, which browsers read as `/`. */
const NEVER = /[\p{C}\s\\]/u;
/** Path of segments with letters of any language, accents, digits, `_` and `-`. */
const SLUG = /^[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)*\/?$/u;
const EMAIL = /^[^\s@<>?&:/]+@[^\s@<>?&:/]+$/;
/** Phone address with at least one digit or letter of a keypad. */
const PHONE = /^tel:.*[\da-z]/i;
/** Allowed fields of a mailto link: they add no recipient. A line end in a subject could add a recipient. */
const EMAIL_FIELD = /^(?:subject=(?!.*%0[ad])|body=)/i;
/** Start of an address that an editor typed without its scheme: `www.example.com`. */
const WWW = /^www\.[\p{L}\p{M}\p{N}_-]+\./iu;
export const ELEMENT_ID: RegExp = /^[\p{L}\p{M}\p{N}_-]{1,100}$/u;
const SECTION = /^#[\p{L}\p{M}\p{N}_-]{1,100}$/u;
/** Relative address without a dot or colon in its first part: `example.com/page` and `a:b` do not match. */
const RELATIVE = /^(?:\.{1,2}\/)*[\p{L}\p{M}\p{N}_%-]*(?:[/?#].*)?$/u;

/** Returns the address with encoded spaces; null if it is empty or too long, or has forbidden characters. */
function plain(value: string): string | null {
  const text = value.trim().replaceAll(" ", "%20");
  return text === "" || text.length > LONGEST || NEVER.test(text) ? null : text;
}

/** Returns the address if a link can lead there; null for `javascript:`, `data:`, `//host` and the like. */
export function safeHref(value: string): string | null {
  const text = plain(value);
  if (text === null) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  if (/^mailto:/i.test(text)) return emailHref(text);
  if (/^tel:/i.test(text)) return PHONE.test(text) ? text : null;
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol) ? text : null;
}

/** Returns a mailto address; null if it is not one email address with at most a subject and a body. */
function emailHref(value: string): string | null {
  const text = plain(value)?.replace(/^mailto:/i, "") ?? "";
  const [email = "", ...rest] = text.split("?");
  // Only the first question mark starts the fields: a subject can be a question.
  const query = rest.join("%3F");
  const fields = rest.length > 0 ? query.split("&") : [];
  const isSafe = EMAIL.test(email) && fields.every((field) => EMAIL_FIELD.test(field));
  return isSafe ? ["mailto:", email, query && `?${query}`].join("") : null;
}

/** Resolves an address that an editor typed: `#section`, `www.`, relative to the page, or complete. */
function typedHref(value: string, page: string): string | null {
  const text = plain(value);
  if (text === null || SECTION.test(text)) return text;
  if (WWW.test(text)) return safeHref(`https://${text}`);
  if (text.startsWith("/") || text.startsWith("#") || !RELATIVE.test(text)) return safeHref(text);
  const base = new URL(page, "https://site.invalid");
  const { host, pathname, search, hash } = new URL(text, base);
  return host === base.host ? safeHref(pathname + search + hash) : null;
}

/**
 * Resolves an address that an editor typed outside a story, by the rules for links in stories. A relative
 * address or `#section` starts at `home`, the home page in the same language. Null for a forbidden address.
 */
export function siteHref(value: string, home: string): string | null {
  const href = typedHref(value, home);
  return href?.startsWith("#") ? home + href : href;
}

const text = z.string().nullish().catch(null);
/** Schema of the attributes of a link mark in rich text, and of the fields of a block's link. */
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

/** Reads a link; null, with a warning, if its target is not allowed. A plain string is an address. */
export function readLink(raw: unknown, reading: LinkReading): Link | null {
  const parsed = rawLink.safeParse(typeof raw === "string" ? { href: raw } : raw);
  if (!parsed.success) return null;
  const { linktype: linkType, target } = parsed.data;
  const anchor = parsed.data.anchor?.trim().replace(/^#/, "") ?? "";
  const href = hrefOf(parsed.data, reading);
  if (href === null) {
    reading.warn({ kind: "link", name: parsed.data.email || rawAddressOf(parsed.data) });
    return null;
  }
  const isId = ELEMENT_ID.test(anchor);
  if (anchor !== "" && !isId) reading.warn({ kind: "anchor", name: anchor });
  return {
    linkType,
    href,
    anchor: isId && !href.includes("#") ? anchor : null,
    target: target === "_blank" ? target : null,
  };
}

const rawAddressOf = (raw: z.output<typeof rawLink>) => raw.href || raw.url || raw.cached_url || "";

function hrefOf(raw: z.output<typeof rawLink>, { addressOf, page }: LinkReading): string | null {
  const rawAddress = rawAddressOf(raw);
  switch (raw.linktype) {
    case "story":
      return (
        addressOf(raw.uuid || raw.id || "") ?? safeHref(SLUG.test(rawAddress) ? `/${rawAddress}` : rawAddress)
      );
    case "email":
      return emailHref(raw.email || rawAddress);
    default:
      return typedHref(rawAddress, page);
  }
}
