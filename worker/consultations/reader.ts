import type { Context } from "hono";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { Mark } from "#accounts/marks.server.ts";
import { networkOf } from "#accounts/network-of.ts";
import { cutText, typedText } from "#intake/typed-text.ts";
import { agencyCookie, setAgencyCookie } from "../agency-cookie.ts";
import type { OperatorSession } from "../sign-in/staff.ts";
import { LONGEST_NAME, type Reader } from "./consultation.ts";

const COOKIE = "vigie-reader";

/** What the pages know of a request that may come in. */
export interface ReaderEnv {
  Variables: {
    /** The name that came with the shared password. */
    beside: string;
    /** Of a person whom the identity provider signed in. */
    session: OperatorSession | undefined;
    /** Whether the shared password opened the page because the identity provider does not answer. */
    isFallback: boolean | undefined;
  };
}

/** The reader's name as a page shows it. */
export interface ShownReader {
  /** Empty: they did not write it on a page yet. */
  readonly name: string;
  /** The identity provider said it: nobody types it. */
  readonly isProven: boolean;
  /** The shared password opened the page because the identity provider does not answer. */
  readonly isFallback: boolean;
}

interface Parts {
  readonly mark: Mark;
  /** In front of the worker. */
  readonly trustedProxies: number;
}

/** A name in one line; empty where nothing can be read. */
export const readName = (text: unknown): string =>
  cutText(
    typedText(String(text ?? ""))
      .replace(/\s+/g, " ")
      .trim(),
    LONGEST_NAME,
  ).trim();

/** Returns the name of the session, or the one that this browser was given on a page. */
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

/** The mark of the network that asks, if a trusted proxy names it. It differs from the site's marks: it never tells who of the public sent what. */
export function networkMarkOf(context: Context<ReaderEnv>, { mark, trustedProxies }: Parts): string | null {
  const address = forwardedValue(context.req.header("x-forwarded-for"), trustedProxies);
  return address === null ? null : mark(`reader ${networkOf(address)}`);
}

/** Returns who asks: by the session, the name written on the page, or the name that came with the password. */
export function readerOf(context: Context<ReaderEnv>, parts: Parts): Reader {
  const networkMark = networkMarkOf(context, parts);
  const { name, isProven } = shownReader(context, parts);
  if (name !== "") return { name, namedBy: isProven ? "identity" : "page", networkMark };
  const beside = readName(context.get("beside"));
  return { name: beside, namedBy: beside === "" ? "none" : "password", networkMark };
}

/** Remembers the name that a form gives. @returns whether there was one */
export async function takeName(context: Context<ReaderEnv>, parts: Pick<Parts, "trustedProxies">) {
  const name = readName((await context.req.parseBody()).name);
  if (name !== "") setAgencyCookie(context, { name: COOKIE, value: name }, parts);
  return name !== "";
}
