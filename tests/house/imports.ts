import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";

/** An import, both ends as paths from the project's folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const Package = z.object({ imports: z.record(z.string(), z.string()) });

/** What a file asks for, as it writes it: imports of types and of what comes later too. */
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

/**
 * Every import of our own files by the files given, resolved, however it is written: `#room/file.ts` by the package's
 * imports, or relative.
 * @throws when an import leads nowhere
 */
export function importsOf(root: string, files: readonly string[]): Import[] {
  const aliases = Object.entries(
    Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).imports,
  );
  const resolved = (from: string, request: string): string | null => {
    if (request.startsWith(".")) return resolve(root, dirname(from), request);
    for (const [alias, target] of aliases) {
      const stem = alias.replace("*", "");
      if (alias.endsWith("*") ? request.startsWith(stem) : request === alias) {
        return resolve(root, target.replace("*", request.slice(stem.length)));
      }
    }
    return null;
  };
  return files.flatMap((from) => {
    const asked = requests(from, readFileSync(join(root, from), "utf8"));
    return asked.flatMap((request) => {
      const file = resolved(from, request.replace(/\?.*$/, ""));
      // Types that React Router writes beside a route have no file here.
      if (file === null || request.includes("+types/")) return [];
      if (!existsSync(file)) throw new Error(`${from} imports ${request}, which is not there`);
      return [{ from, to: relative(root, file) }];
    });
  });
}

/** Circles among the ends of some imports, each as the way around it; one for each group of ends that reach each other. */
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
