import { describe, expect, it } from "vitest";
import { digestAt, quietUntil } from "./sending-hours.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

describe("daily digest at 7:00 in Quebec", () => {
  it.each([
    ["after a summer evening", "2026-07-01T23:30:00Z", "2026-07-02T11:00:00.000Z"],
    ["one minute before", "2026-07-02T10:59:30Z", "2026-07-02T11:00:00.000Z"],
    ["at exactly 7:00, tomorrow's", "2026-07-02T11:00:00Z", "2026-07-03T11:00:00.000Z"],
    ["in winter", "2026-12-01T20:00:00Z", "2026-12-02T12:00:00.000Z"],
    ["after the night with one hour less", "2026-03-08T05:30:00Z", "2026-03-08T11:00:00.000Z"],
    ["after the night with one hour more", "2026-11-01T04:30:00Z", "2026-11-01T12:00:00.000Z"],
  ])("sends the daily digest at 7:00 in Quebec: %s", (_which, moment, expected) =>
    expect(iso(digestAt(new Date(moment)))).toBe(expected),
  );
});

describe("quiet hours from 22:00 to 6:00 in Quebec", () => {
  it.each([
    ["2026-07-02T01:59:59Z", null],
    ["2026-07-02T02:00:00Z", "2026-07-02T10:00:00.000Z"],
    ["2026-07-02T09:59:00Z", "2026-07-02T10:00:00.000Z"],
    ["2026-07-02T10:00:00Z", null],
    ["2026-12-02T03:00:00Z", "2026-12-02T11:00:00.000Z"],
    ["2026-03-08T06:30:00Z", "2026-03-08T10:00:00.000Z"],
    ["2026-11-01T05:30:00Z", "2026-11-01T11:00:00.000Z"],
  ])("at %s quiet hours last until %s", (moment, expected) =>
    expect(iso(quietUntil(new Date(moment)))).toBe(expected),
  );
});
