import { expect, it } from "vitest";
import { readSettings } from "#settings";
import { type Check, Problem, runCheck } from "./check.ts";

const SETTINGS = {
  ...readSettings({ NODE_ENV: "test" }),
  CONTENT_TOKEN: "token-of-the-space",
  SMTP_URL: "smtp://vigie:pa%40ssword@mail.example",
};
const check = (run: Check["run"], unset?: Check["unset"]): Check => ({
  name: "service",
  run,
  ...(unset && { unset }),
});

it("a check reports that a service works, or which problem the service has", async () => {
  expect(
    await runCheck(
      check(async () => "It answers."),
      SETTINGS,
    ),
  ).toEqual({
    ...{ name: "service", state: "well", sentence: "It answers." },
  });
  const failing = check(async () => {
    throw new Problem("It is away: start it.");
  });
  expect(await runCheck(failing, SETTINGS)).toMatchObject({
    ...{ state: "problem", sentence: "It is away: start it." },
  });
});

it("a service whose settings are empty is not checked, and is reported as not set", async () => {
  const never = check(
    () => expect.unreachable("it was asked"),
    () => "Nothing is sent: set SMTP_URL.",
  );
  expect(await runCheck(never, SETTINGS)).toMatchObject({
    ...{ state: "not set", sentence: "Nothing is sent: set SMTP_URL." },
  });
});

it("a check of a service that never answers ends at its time limit", async () => {
  const silent = check(() => new Promise(() => {}));
  expect(await runCheck(silent, SETTINGS, 1)).toMatchObject({
    ...{ state: "problem", sentence: expect.stringContaining("did not answer within 0.001 s") },
  });
});

it("an unexpected error is reported as a fault of the check, without the secrets in its message", async () => {
  const leaking = check(async () => {
    throw new Error("token-of-the-space, pa@ssword and pa%40ssword were refused");
  });
  expect((await runCheck(leaking, SETTINGS)).sentence).toBe(
    "The check failed by a fault of its own: Error: ***, *** and *** were refused.",
  );
});
