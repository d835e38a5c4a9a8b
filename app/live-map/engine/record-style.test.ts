import { expect, it } from "vitest";
import { STATUS_ORDER } from "#fires/status.ts";
import { byGravity, CLUSTER_PROPERTIES, gravityOf } from "./record-style.ts";

it("a fire out of control has the highest severity, and an extinguished fire the lowest", () => {
  const byWeight = STATUS_ORDER.toSorted((a, b) => gravityOf(b) - gravityOf(a));
  expect(byWeight).toEqual(STATUS_ORDER);
  expect(gravityOf(3)).toBeGreaterThan(gravityOf(1));
  expect(gravityOf(6)).toBe(1);
});

it("a cluster has the look of its most severe fire", () => {
  const cases = (byGravity((status) => `fire-${status}`) as unknown[]).slice(2);
  for (const status of STATUS_ORDER) {
    expect(cases[cases.indexOf(gravityOf(status)) + 1]).toBe(`fire-${status}`);
  }
  expect(CLUSTER_PROPERTIES.gravity[0]).toBe("max");
});
