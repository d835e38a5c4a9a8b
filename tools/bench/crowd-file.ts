import { writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { GiveUp } from "../launch/give-up.ts";
import { CROWD_PATHS, type CrowdRequest, makeCrowd } from "./crowd.ts";

const CODINGS = ["br", "gzip", "identity"] as const;
/** Separator that `crowd.lua` expects. */
const SEPARATOR = "\x1e";
const ATTEMPTS = 3;

/** A page as sent in one encoding. */
export interface RawPage {
  readonly path: string;
  readonly coding: (typeof CODINGS)[number];
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Returns a page's raw bytes and headers, as a server sends them to a returning visitor. */
function fetchRaw(
  origin: string,
  path: string,
  coding: RawPage["coding"],
  ifNoneMatch?: string,
): Promise<RawPage> {
  const { promise, resolve, reject } = Promise.withResolvers<RawPage>();
  const headers = {
    "Accept-Encoding": coding,
    Cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}`,
    ...(ifNoneMatch !== undefined && { "If-None-Match": ifNoneMatch }),
  };
  get(origin + path, { headers }, async (response) => {
    const body = Buffer.concat(await response.toArray());
    resolve({ path, coding, status: response.statusCode, headers: response.headers, body });
  }).on("error", reject);
  return promise;
}

export async function fetchCrowdPages(origin: string): Promise<readonly RawPage[]> {
  const pages: RawPage[] = [];
  for (const path of CROWD_PATHS) {
    for (const coding of CODINGS) pages.push(await fetchRaw(origin, path, coding));
  }
  return pages;
}

const CROWD = makeCrowd();

/**
 * Returns the current ETag of a page. A page rendered again between the two requests is requested again.
 * @throws {GiveUp} if the page has no ETag, or is sent again to a visitor with the page's ETag
 */
async function tagOf(origin: string, { path, coding }: Pick<RawPage, "path" | "coding">): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { status, headers } = await fetchRaw(origin, path, coding);
    if (status !== 200 || headers.etag === undefined) continue;
    const again = await fetchRaw(origin, path, coding, headers.etag);
    if (again.status === 304) return headers.etag;
  }
  throw new GiveUp(`${origin}${path} in ${coding} never responded 304 to its own ETag.`);
}

/** Writes the requests of the crowd. Conditional requests have the pages' current ETags. @throws {GiveUp} */
export async function writeCrowdFile(file: string, origin: string): Promise<void> {
  const tags = new Map<string, string>();
  for (const path of CROWD_PATHS) {
    for (const coding of CODINGS) tags.set(path + coding, await tagOf(origin, { path, coding }));
  }
  const { host } = new URL(origin);
  const written = CROWD.map(({ path, query, coding, headers, isConditional }: CrowdRequest) => {
    const lines = {
      Host: host,
      ...headers,
      ...(isConditional && { "If-None-Match": tags.get(path + coding) }),
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path}${query} HTTP/1.1\r\n${head.join("")}\r\n`;
  });
  writeFileSync(file, written.join(SEPARATOR), "latin1");
}
