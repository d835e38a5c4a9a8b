import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";

/** An import: the importing and the imported file, as paths from the project's folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const Package = z.object({ imports: z.record(z.string(), z.string()) });

/** Returns the imports of a file as written, including types and dynamic imports. */
function requests(path: string, code: string): string[] {
  const { module } = parseSync(path, code);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...later.filter((each) => /^["'].*["']$/.test(each)).map((each) => each.slice(1, -1)),
  ];
}

/** Returns the imports of a file that are loaded at run time, without imports of types. */
function loads(path: string, code: string): string[] {
  const { module } = parseSync(path, code);
  const isOfTypes = (entries: readonly { readonly isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      isOfTypes(entries) ? [] : [moduleRequest.value],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...later.filter((each) => /^["'].*["']$/.test(each)).map((each) => each.slice(1, -1)),
  ];
}

/**
 * Creates a function that returns the imported file of our own code, or null for other code. Both relative
 * imports and the package's `imports` are resolved.
 */
function createResolver(root: string) {
  const aliases = Object.entries(
    Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).imports,
  );
  return (from: string, requested: string): string | null => {
    const request = requested.replace(/\?.*$/, "");
    if (request.startsWith(".")) return resolve(root, dirname(from), request);
    for (const [alias, target] of aliases) {
      const stem = alias.replace("*", "");
      if (alias.endsWith("*") ? request.startsWith(stem) : request === alias) {
        return resolve(root, target.replace("*", request.slice(stem.length)));
      }
    }
    return null;
  };
}

/**
 * Returns every import of our own files by the given files, relative or written as `#folder/file.ts`.
 * @throws {Error} if an imported file does not exist
 */
export function importsOf(root: string, files: readonly string[]): Import[] {
  const resolved = createResolver(root);
  return files.flatMap((from) => {
    const requested = requests(from, readFileSync(join(root, from), "utf8"));
    return requested.flatMap((request) => {
      const file = resolved(from, request);
      // React Router generates types of routes in files outside the repository.
      if (file === null || request.includes("+types/")) return [];
      if (!existsSync(file)) throw new Error(`${from} imports ${request}, which does not exist`);
      return [{ from, to: relative(root, file) }];
    });
  });
}

/**
 * Returns our own files that the entries load, directly or not, and each package with a file that loads it.
 */
export function loadedBy(root: string, entries: readonly string[]) {
  const resolved = createResolver(root);
  const files = new Set(entries);
  const packages = new Map<string, string>();
  for (const from of files) {
    if (!/\.[mc]?[jt]sx?$/.test(from)) continue;
    for (const request of loads(from, readFileSync(join(root, from), "utf8"))) {
      const file = resolved(from, request);
      const [name] = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(request) ?? [];
      if (file !== null) files.add(relative(root, file));
      else if (name !== undefined && !request.startsWith("node:")) packages.set(name, from);
    }
  }
  return { files: [...files], packages };
}

/**
 * Returns import cycles, each as a list of files. A group of files that reach each other gives one cycle.
 */
export function circles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const found: string[][] = [];
  const way: string[] = [];
  function visit(at: string): void {
    const seenAt = way.indexOf(at);
    if (seenAt >= 0) found.push([...way.slice(seenAt), at]);
    if (seenAt >= 0 || done.has(at)) return;
    way.push(at);
    for (const { to } of next.get(at) ?? []) visit(to);
    way.pop();
    done.add(at);
  }
  for (const at of next.keys()) visit(at);
  return found;
}
