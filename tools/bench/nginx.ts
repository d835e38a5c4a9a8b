import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VISITOR } from "./load.ts";

/** Of the connection or made by nginx itself. */
const OWN_HEADERS = ["date", "connection", "keep-alive", "content-length", "content-type", "etag"];
const START_MS = 500;

/** A page's raw bytes and headers, as the site sends them. */
async function fetchRaw(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  get(url, { headers: VISITOR }, async (response) => {
    resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
  }).on("error", reject);
  return promise;
}

function configuration(folder: string, port: number, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off; server_tokens off; sendfile on; tcp_nopush on; open_file_cache max=10;
  keepalive_timeout 65 65; keepalive_requests 1000000000; default_type "${headers["content-type"]}";
  server { listen 127.0.0.1:${port}; location / { root ${folder}/pages; try_files /page =404; ${added.join(" ")} } }
}`;
}

/** nginx with one worker, serving the very bytes and headers of a page of the site, its log off like ours. */
export async function startNginx(
  pageUrl: string,
  port: number,
): Promise<{ readonly url: string; readonly workerPid: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "vigie-nginx-"));
  // The worker runs as another user, who must reach the page.
  chmodSync(folder, 0o755);
  const { headers, body } = await fetchRaw(pageUrl);
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/page"), body);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers));
  const child: ChildProcess = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  await new Promise((resolve) => setTimeout(resolve, START_MS));
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    url: `http://127.0.0.1:${port}/`,
    workerPid: Number(workers.trim().split(" ")[0]),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
