import { expect, it } from "vitest";
import { createThrottledLog } from "./throttled-log.ts";

it("a subject is logged again only after ten minutes, whatever is logged about other subjects", () => {
  let now = 0;
  const lines: string[] = [];
  const warn = createThrottledLog({ warn: (_, sentence) => void lines.push(sentence) }, () => now);
  const both = (sentence: string) => {
    warn("email", {}, `email ${sentence}`);
    warn("sms", {}, `sms ${sentence}`);
  };
  both("1");
  now = 599_999;
  both("2");
  now = 600_000;
  both("3");
  expect(lines).toEqual(["email 1", "sms 1", "email 3", "sms 3"]);
});
