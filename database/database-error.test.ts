import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { asDatabaseError } from "./database-error.ts";

const driverError = (code: string, message = "said by the driver") =>
  Object.assign(new Error(message), { code });

it.for([
  ["ECONNREFUSED", "database-unreachable", true],
  ["ENOENT", "database-unreachable", true],
  ["57P01", "database-unreachable", true],
  ["08006", "database-unreachable", true],
  ["53300", "database-unreachable", true],
  ["28P01", "database-refused", false],
  ["3D000", "database-refused", false],
  ["57014", "database-timeout", true],
  ["55P03", "database-timeout", true],
  ["40P01", "database-conflict", true],
  ["23505", "database-duplicate", false],
  ["42710", "database-duplicate", false],
  ["42P07", "database-duplicate", false],
  ["53100", "database-full", true],
  ["25006", "database-read-only", true],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "database-refused", false],
  ["42P01", "database-not-migrated", true],
  ["42601", "database-failed", false],
] as const)("the error code %s becomes %s, retryable: %s", ([code, ours, retryable]) => {
  const cause = driverError(code);
  const wrapped = new Error("Failed query: select 1", { cause });
  for (const error of [cause, wrapped]) {
    expect(asDatabaseError(error)).toMatchObject({ code: ours, retryable, cause });
  }
});

it.for([
  ["Query read timeout", "database-timeout"],
  ["Connection terminated unexpectedly", "database-unreachable"],
  ["timeout exceeded when trying to connect", "database-unreachable"],
  ["The server does not support SSL connections", "database-refused"],
] as const)("the driver's message '%s' becomes %s", ([words, code]) => {
  expect(asDatabaseError(new Error(words))).toMatchObject({ code });
});

it("leaves an error of our own code unchanged", () => {
  const mistake = new TypeError("x is not a function");
  expect(asDatabaseError(mistake)).toBe(mistake);
  const wrapped = new Error("outer", { cause: mistake });
  expect(asDatabaseError(wrapped)).toBe(wrapped);
});

it("hides the parameters of a failed query, whatever the error", () => {
  const mistake = new TypeError("x is not a function");
  const wrapped = new DrizzleQueryError("select $1", ["ann@example.org"], mistake);
  expect(inspect(asDatabaseError(wrapped))).not.toContain("ann@example.org");
  expect(asDatabaseError(wrapped)).toBe(mistake);
});
