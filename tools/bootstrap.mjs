// Runs on whatever Node a machine has, before anything is installed: plain JavaScript, no import of ours.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [20, 19];
const LOOK_EVERY_MS = 200;
const COMMANDS = ["start", "dev", "test", "soak", "bench", "mutants", "site", "worker", "sandbox", "reseal"];

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [command = "", ...rest] = process.argv.slice(2);

function giveUp(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** npm writes its own record of what it installed, last of all: it must name what the lock file names. */
function isInstalled() {
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  if (!existsSync(join(root, "node_modules/.bin/node"))) return false;
  const installed = readJson("node_modules/.package-lock.json").packages;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, wanted]) => path === "" || wanted.optional || installed[path]?.version === wanted.version,
  );
}

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  giveUp(`Vigie needs Node ${OLDEST_NODE.join(".")} or newer to start; this is ${process.versions.node}.`);
}
if (!COMMANDS.includes(command)) giveUp(`Say what to run: ${COMMANDS.join(", ")}.`);

if (!isInstalled()) {
  console.log("Installing packages (npm ci)...");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) giveUp("The packages could not be installed: npm ci failed, see above.");
}

const binaries = join(root, "node_modules/.bin");
// The `node` package's own binary, not the link to it: signals must reach the runtime itself.
const node = join(root, "node_modules/node/bin/node");
// Vite resolves packages for development; ours must be the same copies of them.
const flags = command === "dev" ? ["--conditions=development"] : [];
const child = spawn(node, [...flags, join(root, "tools/launch", `${command}.ts`), ...rest], {
  cwd: root,
  // The channel tells it of our end, even by a kill.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`,
    // What Node made of our files serves every later start of every program.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/node"),
  },
});
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping = true;
    child.kill(signal);
  });
}
child.on("error", (error) => giveUp(`Node 24 could not be started: ${error.message}.`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));

/** Our parent and, where npm runs us through a shell, npm itself: either may be killed without a word to us. */
function lineage() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return /^[a-z]*sh$/.test(name) ? `${parent} ${grandparent}` : String(parent);
  } catch {
    return String(parent);
  }
}

// Run by npm, we end with it. Run by hand, our parent may leave us to ourselves.
if (process.env.npm_lifecycle_event === command) {
  const atStart = lineage();
  setInterval(() => {
    if (!stopping && child.connected && lineage() !== atStart) child.disconnect();
  }, LOOK_EVERY_MS).unref();
}
