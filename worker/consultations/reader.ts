import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { Mark } from "#accounts/marks.server.ts";
import { networkOf } from "#accounts/network-of.ts";
import { cutText, typedText } from "#intake/typed-text.ts";
import { LONGEST_NAME, type Reader } from "./consultation.ts";

const COOKIE = "vigie-reader";

/** What the pages know of a request once its password was right. */
export interface ReaderEnv {
  Variables: { beside: string };
}

interface Parts {
  readonly mark: Mark;
  /** In front of the worker. */
  readonly trustedProxies: number;
}

/** A name in one line; empty where nothing can be read. */
const readName = (text: unknown): string =>
  cutText(
    typedText(String(text ?? ""))
      .replace(/\s+/g, " ")
      .trim(),
    LONGEST_NAME,
  ).trim();

/** The name that this browser was given on the page; empty before. */
export const nameOnPage = (context: Context<ReaderEnv>): string => readName(getCookie(context, COOKIE));

/** Whoever asks: the name written on the page, or else what came beside the password. */
export function readerOf(context: Context<ReaderEnv>, { mark, trustedProxies }: Parts): Reader {
  const address = forwardedValue(context.req.header("x-forwarded-for"), trustedProxies);
  // Apart from the site's own marks: nothing kept this long tells who of the public sent what.
  const networkMark = address === null ? null : mark(`reader ${networkOf(address)}`);
  const onPage = nameOnPage(context);
  if (onPage !== "") return { name: onPage, namedBy: "page", networkMark };
  const beside = readName(context.get("beside"));
  return { name: beside, namedBy: beside === "" ? "none" : "password", networkMark };
}

/** Remembers the name that a form gives. @returns whether there was one */
export async function takeName(context: Context<ReaderEnv>, parts: Pick<Parts, "trustedProxies">) {
  const name = readName((await context.req.parseBody()).name);
  if (name !== "") rememberName(context, name, parts);
  return name !== "";
}

/** Until the browser is closed. Lax: the link in a letter to dispatch brings it along. */
function rememberName(
  context: Context<ReaderEnv>,
  name: string,
  { trustedProxies }: Pick<Parts, "trustedProxies">,
): void {
  const scheme = forwardedValue(context.req.header("x-forwarded-proto"), trustedProxies);
  setCookie(context, COOKIE, name, {
    ...{ path: "/operator", httpOnly: true, sameSite: "Lax", secure: scheme === "https" },
  });
}
