import { expect, test } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const entries = Object.entries(lock.packages) as [string, Entry][];

test("packages for every platform are locked: npm ci refuses a lock that leaves some out", () => {
  const locked = entries.map(([path]) => path.replace(/^.*node_modules\//, ""));
  const named = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => !locked.includes(name))).toEqual([]);
});

test("no registry's address is locked", () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
