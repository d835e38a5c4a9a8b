import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WITH_SYSTEM_PROGRAMS } from "../launch/apt.ts";
import { fetchCrowdPages, type RawPage } from "./crowd-file.ts";

/** Headers not copied from the site, because nginx sends its own: about the connection, time or encoding. */
const OWN_HEADERS = [
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "content-type",
  "content-encoding",
  "etag",
];
const START_MS = 500;
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const nameOf = (path: string) => path.replaceAll("/", "_");

function locationOf({ path, headers }: RawPage): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  return `location = ${path} {
    ${path === "/" ? "if ($home = en) { return 302 /en/; }" : ""}
    try_files /${nameOf(path)}.$coding =404; add_header Content-Encoding $content_coding; ${added.join(" ")}
  }`;
}

function configuration(folder: string, port: number, pages: readonly RawPage[]): string {
  const locations = pages.filter(({ coding }) => coding === "br").map(locationOf);
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  access_log off; server_tokens off; sendfile on; tcp_nopush on; open_file_cache max=100;
  keepalive_timeout 65 65; keepalive_requests 1000000000; default_type "${pages[0]?.headers["content-type"]}";
  map $http_accept_encoding $coding { default identity; ~br br; ~gzip gzip; }
  map $coding $content_coding { default $coding; identity ""; }
  map $http_cookie $chosen { default ""; "~vigie-langue=(?<kept>fr|en)" $kept; }
  map "$http_sec_fetch_site $chosen$http_accept_language" $home { default fr; "~^(none|cross-site)? en" en; }
  server { listen 127.0.0.1:${port}; root ${folder}/pages; ${locations.join("\n")} }
}`;
}

/**
 * Starts nginx with one worker and no log, like ours. It serves the same bytes, headers and ETags as the
 * crowd's pages in each encoding, and redirects English visitors from the bare address to /en/ as the site
 * does.
 */
export async function startNginx(
  siteUrl: string,
  port: number,
): Promise<{ readonly origin: string; readonly workerPid: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "vigie-nginx-"));
  // nginx's worker runs as another user, who must be able to read the pages.
  chmodSync(folder, 0o755);
  const pages = await fetchCrowdPages(siteUrl);
  mkdirSync(join(folder, "pages"));
  for (const { path, coding, body } of pages) {
    writeFileSync(join(folder, "pages", `${nameOf(path)}.${coding}`), body);
  }
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, pages));
  const child: ChildProcess = spawn("nginx", ["-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
    env: { ...process.env, PATH: WITH_SYSTEM_PROGRAMS },
  });
  await new Promise((resolve) => setTimeout(resolve, START_MS));
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    origin: `http://127.0.0.1:${port}`,
    workerPid: Number(workers.trim().split(" ")[0]),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
