import { expect, test } from "vitest";
import { readSettings } from "#settings";
import { accessWarnings } from "./access-warnings.ts";

const warnings = (env: Readonly<Record<string, string>>, changes: object = {}) =>
  accessWarnings({ ...readSettings({ NODE_ENV: "test", ...env }, "worker"), ...changes });

test("a cap on large alerts without a page to release them causes a warning", () => {
  const held = [expect.stringMatching(/^ALERT_CAP/)];
  expect(warnings({ ALERT_CAP: "1000" })).toEqual(held);
  expect(warnings({ ALERT_CAP: "1000", WORKER_PORT: "4100" })).toEqual([]);
  const byIdentity = { ALERT_CAP: "1000", WORKER_PORT: "4100" };
  expect(warnings(byIdentity, { OPERATOR_TOKEN: "" })).toEqual([]);
  expect(warnings(byIdentity, { OPERATOR_TOKEN: "", OPERATIONS_IDENTITY_CLIENT_ID: "" })).toEqual(held);
  expect(warnings({})).toEqual([]);
});

test("pages that only the shared password opens cause a warning in production", () => {
  const env = { WORKER_PORT: "4100", OPERATOR_TOKEN: "a-password-of-our-own" };
  const production = { NODE_ENV: "production" };
  expect(warnings(env)).toEqual([]);
  expect(warnings(env, production)).toEqual([expect.stringMatching(/^OPERATOR_TOKEN is the only way/)]);
  expect(warnings(env, { ...production, OPERATIONS_IDENTITY_CLIENT_ID: "operations" })).toEqual([]);
  expect(warnings(env, { ...production, VIGIE_SANDBOX: true })).toEqual([]);
  expect(warnings(env, { ...production, OPERATOR_TOKEN: "" })).toEqual([]);
});
