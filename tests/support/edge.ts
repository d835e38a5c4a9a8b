import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { WITH_SYSTEM_PROGRAMS } from "../../tools/launch/apt.ts";
import { answers } from "../../tools/launch/process-group.ts";
import { inProject } from "../../tools/launch/project.ts";

const START_LIMIT_MS = 30_000;

/** A running nginx with the configuration of `deploy/`. */
export interface Edge {
  readonly origin: string;
  stop(): Promise<void>;
}

interface EdgeOptions {
  /** Port of the first server. The second server uses the next port. */
  readonly port: number;
  /** Ports of the sites. */
  readonly sites: readonly number[];
  /** Folder of the emergency copies. */
  readonly emergencyFolder?: string;
  /** Offset of nginx's clock, in libfaketime's format (`+24h`). */
  readonly clock?: string;
  /** Folder of the cache and logs. With an earlier edge's folder, nginx continues with that edge's cache. */
  readonly folder: string;
}

/**
 * Returns the nginx configuration. Lines that each installation changes, or that need TLS, are replaced. Rate
 * limits are removed, because all requests of a test come from one IP address.
 * @throws {Error} if a line to replace is missing
 */
function edgeConfiguration({ port, sites, folder, emergencyFolder = folder }: EdgeOptions): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^worker_processes auto;$/m, "worker_processes 1; daemon off;"],
    [/^worker_rlimit_nofile .*$/m, ""],
    [/worker_connections \d+;/, "worker_connections 1024;"],
    [/^pid .*$/m, `pid ${folder}/pid;`],
    [/error_log \/var\/log\/nginx\/error\.log/, `error_log ${folder}/errors`],
    [/access_log \/var\/log\/nginx\/vigie\.log/, `access_log ${folder}/requests`],
    [
      /server 127\.0\.0\.1:3000 .*\n.*server 127\.0\.0\.1:3001 .*$/m,
      sites.map((site) => `server 127.0.0.1:${site} max_fails=2 fail_timeout=5s;`).join("\n"),
    ],
    [/\/var\/cache\/nginx\/vigie/, `${folder}/cache`],
    [/^ *limit_(?:req|conn) .*$/gm, ""],
    [/^ *ssl_.*$/gm, ""],
    [/^ *listen \[::\].*$/gm, ""],
    [/listen 80 default_server;/, `listen 127.0.0.1:${port + 1};`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/server_name vigie\.example;/, "server_name localhost 127.0.0.1;"],
    [/__Host-vigie-langue/, "vigie-langue"],
    [/\/var\/lib\/vigie\/emergency/, emergencyFolder],
  ];
  let text = readFileSync(inProject("deploy/nginx.conf"), "utf8");
  for (const [line, replacement] of replacements) {
    if (!text.match(line)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
    text = text.replace(line, replacement);
  }
  return text;
}

/** Returns the process ID of the nginx that runs in a folder; null until its worker also runs. */
async function runningIn(folder: string): Promise<number | null> {
  try {
    const master = Number(await readFile(join(folder, "pid"), "utf8"));
    const children = await readFile(`/proc/${master}/task/${master}/children`, "utf8");
    return master > 0 && children.trim() !== "" ? master : null;
  } catch {
    return null;
  }
}

/** Starts nginx in front of the sites. @throws {Error} with nginx's output if it does not start */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { port, folder, clock } = options;
  const file = join(folder, "nginx.conf");
  const environment = clock === undefined ? "" : "env FAKETIME; env DONT_FAKE_MONOTONIC; env LD_PRELOAD;\n";
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  await writeFile(file, environment + edgeConfiguration(options));
  const args = ["nginx", "-c", file];
  const [program = "", ...rest] =
    clock === undefined ? args : ["faketime", "--exclude-monotonic", "-f", clock, ...args];
  const child = spawn(program, rest, { env: { ...process.env, PATH: WITH_SYSTEM_PROGRAMS } });
  let text = "";
  child.stderr.on("data", (words: Buffer) => {
    text += words;
  });
  const ended = once(child, "exit");
  const deadline = Date.now() + START_LIMIT_MS;
  // nginx listens before it writes its process id, and before its worker starts.
  const runs = async () => ((await answers(`tcp://127.0.0.1:${port}`)) ? runningIn(folder) : null);
  let running = await runs();
  while (running === null) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running = await runs();
  }
  const master = running;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      process.kill(master);
      await ended;
    },
  };
}
