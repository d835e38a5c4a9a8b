import { expect, test } from "vitest";
import { mustClose } from "./closing.ts";

test.each([
  ["email", 10, 10, false, true],
  ["email", 9, 9, false, false],
  ["email", 200, 41, false, true],
  ["email", 200, 40, false, false],
  ["sms", 49, 10, false, true],
  ["sms", 50, 10, false, false],
  ["push", 200, 100, false, false],
  ["push", 200, 101, false, true],
  ["email", 200, 160, true, false],
  ["email", 200, 161, true, true],
  ["push", 12, 12, true, true],
] as const)(
  "on %s, with the last %i responses, %i refusals and doubt %s, the channel closes: %s",
  (channel, answers, refused, isInDoubt, closes) => {
    expect(mustClose(channel, { answers, refused }, isInDoubt)).toBe(closes);
  },
);
