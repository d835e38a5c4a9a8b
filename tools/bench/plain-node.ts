import { createServer } from "node:http";
import { CODINGS, fetchCrowdPages, type RawPage } from "./crowd-file.ts";
import { BENCH_PORTS } from "./ports.ts";

// Separate program: the upper limit of Node's HTTP server. It finds the site's pages by path and encoding,
// sends their bytes and headers, and ignores the rest of the request.

const siteUrl = process.env.BENCH_SITE_URL ?? "";
/** Connection headers, which Node writes itself. */
const OWN_HEADERS = ["date", "connection", "keep-alive"];
const OF_THE_BODY = ["content-length", "content-encoding"];

const listOf = ({ headers }: RawPage, left: readonly string[]): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (left.includes(name) ? [] : [name, String(value)]));

const pages = new Map(
  (await fetchCrowdPages(siteUrl)).map((page) => [
    page.path + page.coding,
    {
      etag: page.headers.etag,
      body: page.body,
      headers: listOf(page, OWN_HEADERS),
      bodiless: listOf(page, [...OWN_HEADERS, ...OF_THE_BODY]),
    },
  ]),
);

createServer(({ url = "", headers }, response) => {
  const accepted = headers["accept-encoding"] ?? "";
  const coding = CODINGS.find((each) => accepted.includes(each)) ?? "identity";
  const page = pages.get(url.split("?", 1)[0] + coding);
  if (page === undefined) response.writeHead(404).end();
  else if (headers["if-none-match"] === page.etag) response.writeHead(304, page.bodiless).end();
  else response.writeHead(200, page.headers).end(page.body);
}).listen(BENCH_PORTS.plainNode, "127.0.0.1");
