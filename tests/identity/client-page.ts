import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const SPA = join(
  createRequire(import.meta.url).resolve("@auth0/auth0-spa-js"),
  "../../auth0-spa-js.production.js",
);

const PAGE = `<!doctype html><title>A client</title><script src="/auth0.js"></script><script>
  const failureOf = (doing) => doing.then(() => "none", (error) => error.error ?? error.message);
</script><p>Back</p>`;

/** Serves a blank page with the published auth0-spa-js at every path of an origin. */
export async function serveClientPage(origin: string): Promise<() => void> {
  const script = readFileSync(SPA);
  const server = createServer(({ url }, response) => {
    const isScript = url === "/auth0.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : PAGE);
  });
  const { hostname, port } = new URL(origin);
  await once(server.listen(Number(port), hostname), "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
