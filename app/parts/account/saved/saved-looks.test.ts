import { expect, test } from "vitest";
import type { Place, Profile, SavedFire } from "#accounts/account-api.ts";
import { savedId } from "./saved-looks.tsx";

const saved = {
  locations: [{ id: "p1", latitude: 47.44123, longitude: -72.78 } as Place],
  fires: [{ fireId: "2026-12" } as SavedFire],
  releases: ["CommuniqueIndustriel"],
  devices: [],
} as unknown as Profile["subscriptions"]; // only the parts that savedId reads
const nothing = { ...saved, locations: [], fires: [], releases: [] };

const place = (lat: number, lon: number) => ({ kind: "place", at: { lat, lon }, name: null }) as const;
const fire = (fireId: string) => ({ kind: "fire", fireId, name: "" }) as const;

test("a place is saved if its point matches after the server's rounding", () => {
  expect(savedId(place(47.441234, -72.780001), saved)).toBe("p1");
  expect(savedId(place(47.442, -72.78), saved)).toBeNull();
});

test("a fire is saved if its id is on the profile", () => {
  expect(savedId(fire("2026-12"), saved)).toBe("2026-12");
  expect(savedId(fire("2026-13"), saved)).toBeNull();
});

test("releases are saved if any audience is chosen", () => {
  expect(savedId({ kind: "releases" }, saved)).not.toBeNull();
  expect(savedId({ kind: "releases" }, nothing)).toBeNull();
});
