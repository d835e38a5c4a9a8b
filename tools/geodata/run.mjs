// Runs one of the generators. First installs the large packages that the generators need and the site does
// not.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GENERATORS = ["approximate", "official"];

const generator = process.argv[2] ?? "";
const cwd = fileURLToPath(new URL(".", import.meta.url));

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

if (!GENERATORS.includes(generator)) {
  console.error(`Say which generator to run: ${GENERATORS.join(" or ")}.`);
  process.exit(1);
}
// "npm ci" rejects a lock file without the optional builds of other platforms, which a registry need not
// have.
if (!existsSync(new URL("node_modules", import.meta.url))) {
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund"]);
}
run("node", [`${generator}.ts`, ...process.argv.slice(3)]);
