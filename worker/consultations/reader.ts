import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { networkOf, rangeOf } from "#accounts/network-of.ts";
import { cutText, typedText } from "#intake/typed-text.ts";
import type { OperatorSession } from "../staff.ts";
import { LONGEST_NAME, type Reader } from "./consultation.ts";

interface Proxies {
  readonly trustedProxies: number;
}

const isSecure = (context: Context, { trustedProxies }: Proxies) =>
  forwardedValue(context.req.header("x-forwarded-proto"), trustedProxies) === "https";

/** Reads a cookie of the agency's pages. Over HTTPS, only a cookie with the prefix `__Host-` counts. */
export const agencyCookie = (context: Context, name: string, proxies: Proxies): string | undefined =>
  getCookie(context, name, isSecure(context, proxies) ? "host" : undefined);

/** Sets a cookie of the agency's pages, until the browser is closed unless `maxAge` (seconds) is given. */
export function setAgencyCookie(
  context: Context,
  cookie: { readonly name: string; readonly value: string; readonly maxAge?: number },
  proxies: Proxies,
): void {
  const { name, value, maxAge } = cookie;
  const secure = isSecure(context, proxies);
  setCookie(context, name, value, {
    // Lax: the browser sends the cookie when dispatch follows a link in an email.
    ...{ httpOnly: true, sameSite: "Lax", secure },
    // Browsers only accept the prefix `__Host-` with the path `/`.
    ...(secure ? { prefix: "host", path: "/" } : { path: "/operator" }),
    ...(maxAge !== undefined && { maxAge }),
  });
}

const COOKIE = "vigie-reader";

/** Request variables of the agency's pages, set before a handler runs. */
export interface ReaderEnv {
  Variables: {
    /** User name sent with the shared password. */
    beside: string;
    /** Session of a person whom the identity provider signed in. */
    session: OperatorSession | undefined;
    /** Whether the shared password opened the page because the identity provider does not answer. */
    isFallback: boolean | undefined;
  };
}

export interface ShownReader {
  /** Name of the reader; empty if the reader has not entered a name on a page yet. */
  readonly name: string;
  /** True if the identity provider gave the name: the reader cannot change it. */
  readonly isProven: boolean;
  /** True if the shared password opened the page because the identity provider does not answer. */
  readonly isFallback: boolean;
}

interface Parts {
  readonly keyedHash: KeyedHash;
  readonly trustedProxies: number;
}

/** Returns a name as one cleaned line; empty if the name has no visible characters. */
export const readName = (text: unknown): string =>
  cutText(
    typedText(String(text ?? ""))
      .replace(/\s+/g, " ")
      .trim(),
    LONGEST_NAME,
  ).trim();

/** Returns the session's name, or the name that this browser entered on a page. */
export function shownReader(
  context: Context<ReaderEnv>,
  proxies: Pick<Parts, "trustedProxies">,
): ShownReader {
  const session = context.get("session");
  return session
    ? { name: session.name, isProven: true, isFallback: false }
    : {
        ...{ name: readName(agencyCookie(context, COOKIE, proxies)), isProven: false },
        isFallback: context.get("isFallback") ?? false,
      };
}

/**
 * Returns a keyed hash of the client's network; null if no trusted proxy reports the network. The hash
 * differs from the site's hashes, so it cannot reveal which visitor sent a report.
 */
function hashOfNetwork(context: Context<ReaderEnv>, { keyedHash, trustedProxies }: Parts): string | null {
  const address = forwardedValue(context.req.header("x-forwarded-for"), trustedProxies);
  return address === null ? null : keyedHash(`reader ${networkOf(address)}`);
}

/** Returns the keys that count a sender's wrong passwords. Without a trusted proxy, all share one pair. */
export function guesserOf(
  context: Context<ReaderEnv>,
  { keyedHash, trustedProxies }: Parts,
): { readonly network: string; readonly range: string } {
  const address = forwardedValue(context.req.header("x-forwarded-for"), trustedProxies);
  if (address === null) return { network: "local", range: "local range" };
  return {
    network: keyedHash(`reader ${networkOf(address)}`),
    range: keyedHash(`reader range ${rangeOf(address)}`),
  };
}

/** Returns the reader of a request, with the name from the session, the page or the password's user name. */
export function readerOf(context: Context<ReaderEnv>, parts: Parts): Reader {
  const networkMark = hashOfNetwork(context, parts);
  const { name, isProven } = shownReader(context, parts);
  if (name !== "") return { name, namedBy: isProven ? "identity" : "page", networkMark };
  const beside = readName(context.get("beside"));
  return { name: beside, namedBy: beside === "" ? "none" : "password", networkMark };
}

/** Stores a name in a cookie, unless the name has no visible characters. @returns whether it was stored */
export function storeReaderName(
  context: Context<ReaderEnv>,
  input: string | undefined,
  parts: Pick<Parts, "trustedProxies">,
): boolean {
  const name = readName(input);
  if (name !== "") setAgencyCookie(context, { name: COOKIE, value: name }, parts);
  return name !== "";
}
