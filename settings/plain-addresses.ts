import { databaseHosts } from "#database/database-hosts.ts";
import { isThisMachine } from "#territory/this-machine.ts";

/** Values of `sslmode` with which the driver checks the server's certificate. */
const CHECKED = ["require", "verify-ca", "verify-full"];

/** A database can name its host in the query, and a socket is a folder. */
function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const isHere = host === "" || host.startsWith("/") || isThisMachine(host);
  const isChecked =
    CHECKED.includes(searchParams.get("sslmode") ?? "") && !searchParams.has("uselibpqcompat");
  return !isHere && !isChecked;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "string") return false;
  if (/^postgres(?:ql)?:/.test(value))
    return databaseHosts(value).some((each) => isPlainDatabase(new URL(each)));
  const url = URL.parse(value);
  return url?.protocol === "http:" && !isThisMachine(url.hostname);
}

/** Returns the names of all settings whose address is on another machine and without TLS. Email asks for TLS as it connects. */
export const plainAddresses = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => ([value].flat().some(isPlain) ? [name] : []));
