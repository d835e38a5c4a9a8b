import { expect, test } from "vitest";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { quietState, seasonState } from "./season-state.ts";

const summer = new Date("2026-07-01T12:00:00Z");

test.each([
  [null, summer, "unknown"],
  [0, summer, "quiet"],
  [1, summer, "season"],
  [100, summer, "season"],
  [101, summer, "crisis"],
  [0, new Date("2026-11-16T12:00:00Z"), "winter"],
  [0, new Date("2026-11-15T12:00:00Z"), "quiet"],
  [0, new Date("2026-03-31T12:00:00Z"), "winter"],
  [0, new Date("2026-04-01T12:00:00Z"), "quiet"],
  [3, new Date("2026-12-24T12:00:00Z"), "season"],
  [null, new Date("2026-12-24T12:00:00Z"), "unknown"],
])("%s active fires on %s give the state %s", (active, now, state) => {
  const fires = active === null ? undefined : Array.from({ length: active }, () => exampleFire());
  const situation = exampleSituation(fires && { fires: exampleReading(fires) });
  expect(seasonState(situation, now)).toBe(state);
});

test("the season is not over while a fire burns or danger is high anywhere", () => {
  const winter = new Date("2026-11-26T12:00:00Z");
  const stateUnder = (level: 2 | 3) => {
    const days = [{ level, color: null, label: { fr: "", en: "" } }, null, null] as const;
    return quietState(exampleSituation({ danger: exampleReading([{ zone: 1, name: "", days }]) }), winter);
  };
  expect(stateUnder(2)).toBe("winter");
  expect(stateUnder(3)).toBe("quiet");
  expect(quietState(exampleSituation({ fires: exampleReading([exampleFire()]) }), winter)).toBe("quiet");
});
