import { expect, test } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const entries = Object.entries(lock.packages) as [string, Entry][];

test("the lock file has the optional packages of every platform, which npm ci requires", () => {
  const locked = entries.map(([path]) => path.replace(/^.*node_modules\//, ""));
  const named = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => !locked.includes(name))).toEqual([]);
});

test("the lock file contains no registry address", () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
