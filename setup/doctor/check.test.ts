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

it("reports that a service works, or which problem it has", async () => {
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

it("sends no request to a service without settings", async () => {
  const never = check(
    () => expect.unreachable("it was asked"),
    () => "Nothing is sent: set SMTP_URL.",
  );
  expect(await runCheck(never, SETTINGS)).toMatchObject({
    ...{ state: "not set", sentence: "Nothing is sent: set SMTP_URL." },
  });
});

it("gives up a service that never answers", async () => {
  const silent = check(() => new Promise(() => {}));
  expect(await runCheck(silent, SETTINGS, 1)).toMatchObject({
    ...{ state: "problem", sentence: expect.stringContaining("did not answer within 0.001 s") },
  });
});

it("reports an error of its own, and removes secrets from every sentence", async () => {
  const leaking = check(async () => {
    throw new Error("token-of-the-space, pa@ssword and pa%40ssword were refused");
  });
  expect((await runCheck(leaking, SETTINGS)).sentence).toBe(
    "The check failed by a fault of its own: Error: ***, *** and *** were refused.",
  );
});
