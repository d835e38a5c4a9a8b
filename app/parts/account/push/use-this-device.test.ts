import { expect, test } from "vitest";
import type { Profile } from "#accounts/account-api.ts";
import { pushReach } from "./use-this-device.ts";

const NONE = { emailNotification: false, smsNotification: false, pushNotification: false };
const PUSH = { ...NONE, pushNotification: true };
const device = (id: string, lostAt: string | null = null) => ({
  ...({ id, kind: "web", addedAt: "2026-06-01T12:00:00.000Z", digest: id, lostAt } as const),
});
const place = (id: string, channels: Partial<typeof NONE>) => ({ id, ...NONE, ...channels });
const reach = (
  locations: readonly object[],
  devices: readonly object[],
  lostId: string | null = null,
  userInfo: object = {},
) => {
  const own = { isEmailConfirmed: true, emailRefusedAt: null, isPhoneVerified: false, phoneRefusedAt: null };
  const profile = { userInfo: { ...own, ...userInfo }, subscriptions: { locations, devices, fires: [] } };
  const { places, devices: reached } = pushReach(profile as unknown as Profile, lostId); // only the parts it reads
  return [reached, places.map(({ id }) => id)];
};

test("a place with only notifications is silent (its alerts reach no one) once the only device is lost", () => {
  const cottage = place("cottage", PUSH);
  expect(reach([cottage], [device("d")])).toEqual([1, []]);
  expect(reach([cottage], [device("d")], "d")).toEqual([0, ["cottage"]]);
  expect(reach([cottage], [device("d", "2026-06-02T12:00:00.000Z")])).toEqual([0, ["cottage"]]);
  expect(reach([cottage], [])).toEqual([0, ["cottage"]]);
});

test("a place is not silent while another device gets notifications", () => {
  expect(reach([place("cottage", PUSH)], [device("d"), device("e")], "d")).toEqual([1, []]);
});

test("a place is not silent if its alerts fall back on a channel chosen at another place", () => {
  const places = [place("cottage", PUSH), place("home", { emailNotification: true })];
  expect(reach(places, [], null)).toEqual([0, []]);
  expect(reach(places, [], null, { isEmailConfirmed: false })).toEqual([0, ["cottage"]]);
  expect(reach(places, [], null, { emailRefusedAt: "2026-06-02T12:00:00.000Z" })).toEqual([0, ["cottage"]]);
});

test("a place without notifications is never silent", () => {
  expect(reach([place("cottage", {})], [device("d")], "d")).toEqual([0, []]);
});
