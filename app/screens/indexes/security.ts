import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/security";

/** Minimum validity of the file, in months; RFC 9116 recommends less than a year. */
const MONTHS = 6;

/** Serves the contacts for reporting vulnerabilities (RFC 9116). */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { siteUrl, now } = context.get(servicesContext);
  const today = now();
  // On the first day of a month, so that all sites send the same file during a month.
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS + 1, 1));
  const lines = [
    `Contact: ${siteUrl}${pathTo("contact", "fr")}`,
    `Contact: ${siteUrl}${pathTo("contact", "en")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
