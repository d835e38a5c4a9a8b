import { expect, test } from "vitest";
import type { Change } from "#history/change.ts";
import { A_FIRE } from "./alerts.double.ts";
import { changeText } from "./change-text.ts";

const risk = { type: "risk", startsAt: null, endsAt: null, regions: ["04"], area: null };
test.each([
  [
    { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE },
    "Fire No. 12, Lac Édouard: new, Mauricie",
  ],
  [
    { kind: "restriction-begun", subject: "risk-1", before: null, after: risk },
    /^Area at risk until further notice, Mauricie$/,
  ],
  [
    { kind: "danger", subject: "13", before: { level: 2 }, after: { level: 4 } },
    /^Fire danger.* very high, .*zone/i,
  ],
] as const)("describes a change in one line with its location, case %#", (change, expected) => {
  const text = changeText(change as unknown as Change, new Date(), "en").replace(/\u00a0/g, " ");
  if (typeof expected === "string") expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});
