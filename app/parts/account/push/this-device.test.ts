import { expect, test } from "vitest";
import { type BrowserPush, deviceState } from "./this-device.ts";

const DEVICE = {
  id: "d",
  kind: "web",
  addedAt: "2026-06-01T12:00:00.000Z",
  lostAt: null,
  digest: "x",
} as const;
const LOST = { ...DEVICE, lostAt: "2026-06-02T12:00:00.000Z" };
const ON: BrowserPush = { permission: "granted", digest: "x", isChanging: false };

test.each([
  ["permission granted and the server's own subscription: notifications arrive", DEVICE, ON, "on"],
  ["permission denied: the device is lost", DEVICE, { ...ON, permission: "denied" }, "lost"],
  [
    "permission forgotten by the browser: the device is lost",
    DEVICE,
    { ...ON, permission: "default" },
    "lost",
  ],
  [
    "notifications no longer supported by the browser: the device is lost",
    DEVICE,
    { ...ON, permission: "unsupported" },
    "lost",
  ],
  ["permission granted without a subscription: the device is lost", DEVICE, { ...ON, digest: null }, "lost"],
  [
    "no subscription because its renewal failed: it can be repaired",
    DEVICE,
    { ...ON, digest: null, isChanging: true },
    "changed",
  ],
  [
    "denied during a renewal: the device is lost",
    DEVICE,
    { ...ON, permission: "denied", isChanging: true },
    "lost",
  ],
  [
    "another subscription than the server's: the server must learn it",
    DEVICE,
    { ...ON, digest: "y" },
    "changed",
  ],
  ["a subscription that its push service no longer knows: the device is lost", LOST, ON, "lost"],
  ["a new subscription after a lost one: the server must learn it", LOST, { ...ON, digest: "y" }, "changed"],
  ["no answer from the browser yet: the state is unknown", DEVICE, null, "unknown"],
  ["a browser that is not on the profile: notifications are off here", undefined, ON, "off"],
] as const)("shows the state of the device for %s", (_what, device, browser, state) => {
  expect(deviceState(device, browser)).toBe(state);
});
