import { z } from "zod";

const LINK_TYPES = ["url", "story", "asset", "email"] as const;

/** Where a link of a story leads. `href` is an address of http, https, mailto or tel, or a path of this site. */
export interface Link {
  readonly linkType: (typeof LINK_TYPES)[number];
  readonly href: string;
  /** The id of a place in the page it leads to, without `#`. */
  readonly anchor: string | null;
  readonly target: "_blank" | null;
}

/** The path of a story in the language that is read (`/en/prevention/campfires/`), by its uuid; null when unknown. */
export type AddressOf = (uuid: string) => string | null;

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const LONGEST = 2000;
/** Control and invisible characters, which hide a scheme; a backslash, which browsers read as a slash; spaces. */
const NEVER = /[\p{C}\s\\]/u;
const SLUG = /^[\w-]+(?:\/[\w-]+)*\/?$/;
const EMAIL = /^[^\s@<>?&:/]+@[^\s@<>?&:/]+$/;

/** The address when a link may lead there, else null: `javascript:`, `data:`, `//host` and their like never pass. */
export function safeHref(value: string): string | null {
  const text = value.trim().replaceAll(" ", "%20");
  if (text === "" || text.length > LONGEST || NEVER.test(text)) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol) ? text : null;
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

/** Reads a link; null when it leads nowhere that is allowed. A plain string is taken for an address. */
export function readLink(raw: unknown, addressOf: AddressOf): Link | null {
  const parsed = rawLink.safeParse(typeof raw === "string" ? { href: raw } : raw);
  if (!parsed.success) return null;
  const { linktype: linkType, anchor, target } = parsed.data;
  const href = hrefOf(parsed.data, addressOf);
  if (href === null) return null;
  const isId = anchor != null && /^[\w-]{1,100}$/.test(anchor);
  return { linkType, href, anchor: isId ? anchor : null, target: target === "_blank" ? target : null };
}

function hrefOf(raw: z.output<typeof rawLink>, addressOf: AddressOf): string | null {
  const given = raw.href || raw.url || raw.cached_url || "";
  switch (raw.linktype) {
    case "story":
      return addressOf(raw.uuid || raw.id || "") ?? safeHref(SLUG.test(given) ? `/${given}` : given);
    case "email": {
      const email = (raw.email || given).trim().replace(/^mailto:/i, "");
      return EMAIL.test(email) ? safeHref(`mailto:${email}`) : null;
    }
    default:
      return safeHref(given);
  }
}
