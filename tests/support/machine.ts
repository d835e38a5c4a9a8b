import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { inProject, ROOT } from "../../tools/launch/project.ts";

/**
 * Creates a folder like a production machine's: the project's files, the build, and the packages that
 * `npm ci --omit=dev` installs.
 */
export function installProduction(): string {
  const machine = mkdtempSync(join(tmpdir(), "vigie-production-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(inProject(file)));
  for (const file of [...files, "build"]) cpSync(inProject(file), join(machine, file), { recursive: true });
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (dev) delete packages[path];
    else if (/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && existsSync(inProject(path))) {
      mkdirSync(dirname(join(machine, path)), { recursive: true });
      symlinkSync(inProject(path), join(machine, path));
    }
  }
  writeFileSync(join(machine, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  mkdirSync(join(machine, "node_modules/.bin"));
  symlinkSync("../node/bin/node", join(machine, "node_modules/.bin/node"));
  return machine;
}

const PACKED = ".br";
const TEXTS = new Set([".js", ".css", ".json", ".html", ".svg", ".webmanifest"]);
const MANIFEST = /^manifest-(.+)\.js$/;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * Renames each asset of a machine's build, as if every file had changed in a new build.
 * @returns the ID of the new build
 */
export function renewBuild(machine: string): string {
  const build = join(machine, "build");
  const assets = join(build, "client/assets");
  const names = readdirSync(assets).filter((name) => !name.endsWith(PACKED));
  const [, id] = MANIFEST.exec(names.find((name) => MANIFEST.test(name)) ?? "") ?? [];
  if (id === undefined) throw new Error(`${assets} has no manifest`);
  const renewed = new Map([[id, `${id}b`]]);
  for (const name of names) renewed.set(name, name.replace(/\.\w+$/, "b$&"));
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.name.endsWith(PACKED)) rmSync(file);
    else if (entry.isFile() && TEXTS.has(extname(file))) {
      const text = readFileSync(file, "utf8").replace(/[\w.-]+/g, (word) => renewed.get(word) ?? word);
      writeFileSync(file, text);
    }
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renewed.get(name) ?? name));
  // Compresses at a fast level, because the best level would take five seconds.
  for (const entry of readdirSync(join(build, "client"), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (TEXTS.has(extname(file))) writeFileSync(file + PACKED, brotliCompressSync(readFileSync(file), FAST));
  }
  return `${id}b`;
}
