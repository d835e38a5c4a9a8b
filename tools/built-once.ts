import { globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const EMPTY_MODULE = "no-screen";

const read = (file: string) => readFileSync(file, "utf8");

/**
 * Removes superfluous built files. Routes without a screen (a feed, a download) then share one empty module.
 * The server's build groups style sheets differently, and no page uses its sheets, which are removed.
 */
export function keepFilesOnce(build: string): void {
  shareEmptyModule(build);
  removeUnnamedSheets(build);
}

function shareEmptyModule(build: string): void {
  const assets = join(build, "client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => read(join(assets, name))).join("\n");
  // An empty module (of a style sheet) that a script imports must stay. A test then finds two equal files.
  const empty = scripts.filter(
    (name) => statSync(join(assets, name)).size === 0 && !code.includes(`"./${name}"`),
  );
  const [first] = empty;
  if (first === undefined) return;
  const shared = first.replace(/^.*(?=-)/, EMPTY_MODULE);
  renameSync(join(assets, first), join(assets, shared));
  for (const name of empty) if (name !== first) rmSync(join(assets, name));
  const manifests = globSync("client/assets/manifest-*.js", { cwd: build });
  for (const list of ["server/index.js", ...manifests].map((file) => join(build, file))) {
    const whole = empty.reduce(
      (text, name) => text.replaceAll(`"/assets/${name}"`, `"/assets/${shared}"`),
      read(list),
    );
    writeFileSync(list, whole);
  }
}

function removeUnnamedSheets(build: string): void {
  const code = globSync("{client/assets,server}/**/*.{js,mjs}", { cwd: build }).map((file) =>
    read(join(build, file)),
  );
  for (const sheet of globSync("client/assets/*.css", { cwd: build })) {
    const name = basename(sheet);
    if (!code.some((text) => text.includes(name))) rmSync(join(build, sheet));
  }
}
