// Runs on any Node before anything is installed: plain JavaScript, without imports of our own.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [20, 19];
const LOOK_EVERY_MS = 200;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Commands that install and build nothing: a start must change nothing on a production machine. */
const OF_PRODUCTION = ["site", "worker", "migrate", "reseal", "doctor", "setup"];
const COMMANDS = ["start", "dev", "test", "soak", "bench", "mutants", "sandbox", ...OF_PRODUCTION];

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [command = "", ...rest] = process.argv.slice(2);

function giveUp(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** Returns the packages in npm's record; no packages if npm was stopped while writing its record. */
function installedPackages() {
  try {
    return readJson("node_modules/.package-lock.json").packages ?? {};
  } catch {
    return {};
  }
}

const isOfProduction = OF_PRODUCTION.includes(command);

/**
 * Returns true if npm's record of installed packages, which npm writes last, names every package in the lock
 * file. Programs of production need no development packages.
 */
function isInstalled() {
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  if (!existsSync(join(root, "node_modules/.bin/node"))) return false;
  const installed = installedPackages();
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, wanted]) =>
      path === "" ||
      wanted.optional ||
      (isOfProduction && (wanted.dev || wanted.devOptional)) ||
      installed[path]?.version === wanted.version,
  );
}

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  giveUp(`Vigie needs Node ${OLDEST_NODE.join(".")} or newer to start; this is ${process.versions.node}.`);
}
if (!COMMANDS.includes(command)) giveUp(`Say what to run: ${COMMANDS.join(", ")}.`);

/**
 * File that names the npm process that is installing packages. Such a process survives a killed start, and a
 * second npm at the same time would break the packages.
 */
const INSTALLING = join(root, ".installing");

/** Returns a process by its ID and start time, on Linux; undefined if it is not running. */
function runningProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : `${pid} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Returns the process that is installing packages, if any. */
function installer() {
  try {
    const named = readFileSync(INSTALLING, "utf8");
    const [pid] = named.split(" ");
    return runningProcess(pid) === named ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function waitForInstaller() {
  const pid = installer();
  if (pid === undefined) return;
  console.log(`Packages are being installed in process ${pid}. Waiting for it...`);
  while (installer() === pid) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

async function install() {
  console.log("Installing packages (npm ci)...");
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  const ended = new Promise((resolve) => npm.once("close", resolve).once("error", () => resolve(1)));
  try {
    // Renamed when complete: a start that is killed during the write must not leave a file without an ID.
    writeFileSync(`${INSTALLING}.new`, runningProcess(npm.pid) ?? "");
    renameSync(`${INSTALLING}.new`, INSTALLING);
  } catch {
    // npm will report why the folder cannot be written.
  }
  const stop = () => npm.kill("SIGTERM");
  for (const signal of SIGNALS) process.once(signal, stop);
  let problems = "";
  npm.stderr.on("data", (words) => {
    problems += words;
    process.stderr.write(words);
  });
  const code = await ended;
  for (const signal of SIGNALS) process.off(signal, stop);
  rmSync(INSTALLING, { force: true });
  if (code === 0) return;
  if (/ENOSPC|EDQUOT/.test(problems)) {
    giveUp("The disk is full: the packages cannot be installed. Free some space, then start again.");
  }
  giveUp("The packages could not be installed: npm ci failed, see above.");
}

await waitForInstaller();
if (!isInstalled()) {
  if (isOfProduction) giveUp("Packages are missing or old: run `npm ci --omit=dev`, then start again.");
  await install();
}

const binaries = join(root, "node_modules/.bin");
// Runs the `node` package's binary instead of the link to it, so that signals reach the runtime itself.
const node = join(root, "node_modules/node/bin/node");
// Vite resolves packages with the development condition. Our own imports must resolve to the same copies.
const flags = command === "dev" ? ["--conditions=development"] : [];
const child = spawn(node, [...flags, join(root, "tools/launch", `${command}.ts`), ...rest], {
  cwd: root,
  // By the end of this channel, the child learns that this process ended, even by a kill.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`,
    // Compiled code is cached for every later start of every program.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/node"),
  },
});
let stopping = false;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    stopping = true;
    child.kill(signal);
  });
}
child.on("error", (error) => giveUp(`Node 24 could not be started: ${error.message}.`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));

/**
 * Returns the ID of the parent process, and npm's ID if npm runs this program through a shell. Each of these
 * processes can be killed without a signal to this program.
 */
function lineage() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return /^[a-z]*sh$/.test(name) ? `${parent} ${grandparent}` : String(parent);
  } catch {
    return String(parent);
  }
}

// Under npm, the program ends with npm. Otherwise the parent can exit and leave the program running.
if (process.env.npm_lifecycle_event === command) {
  const atStart = lineage();
  setInterval(() => {
    if (!stopping && child.connected && lineage() !== atStart) child.disconnect();
  }, LOOK_EVERY_MS).unref();
}
