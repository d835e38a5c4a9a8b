import type { Device } from "#accounts/account-api.ts";

/** What this browser itself says of notifications. */
export interface BrowserPush {
  /** `unsupported`: this browser shows none. */
  readonly permission: NotificationPermission | "unsupported";
  /** Digest of its subscription; null without one. */
  readonly digest: string | null;
  /** The subscription was changed with no page open, and the server may not know. */
  readonly isChanging: boolean;
}

/**
 * Whether this browser gets the notifications of the profile. `unknown`: the browser has not said yet. `off`: they were
 * never turned on here. `changed`: the server must learn its subscription. `lost`: turned on here, yet none arrives.
 */
export type DeviceState = "unknown" | "off" | "on" | "changed" | "lost";

export function deviceState(device: Device | undefined, browser: BrowserPush | null): DeviceState {
  if (device === undefined) return "off";
  if (browser === null) return "unknown";
  const { permission, digest, isChanging } = browser;
  if (permission !== "granted") return "lost";
  if (digest === null) return isChanging ? "changed" : "lost";
  if (digest !== device.digest) return "changed";
  return device.lostAt === null ? "on" : "lost";
}
