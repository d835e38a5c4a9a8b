import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedValue } from "#accounts/forwarded-value.ts";

/** The number of proxies in front of the worker. */
interface Proxies {
  readonly trustedProxies: number;
}

const isSecure = (context: Context, { trustedProxies }: Proxies) =>
  forwardedValue(context.req.header("x-forwarded-proto"), trustedProxies) === "https";

/** Reads a cookie of the agency's pages. Over HTTPS, only one with the prefix `__Host-` counts. */
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
