import type { Device } from "#accounts/account-api.ts";

/** The browser's own state for notifications. */
export interface BrowserPush {
  /** `unsupported`: this browser cannot show notifications. */
  readonly permission: NotificationPermission | "unsupported";
  /** Digest of its subscription; null without one. */
  readonly digest: string | null;
  /** True if the subscription changed while no page was open, so that the server may not know. */
  readonly isChanging: boolean;
}

/**
 * Whether this browser receives the profile's notifications. `unknown`: the browser has not answered yet.
 * `off`: never turned on here. `changed`: the server must receive the new subscription. `lost`: turned on
 * here, but notifications do not arrive.
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
