import type { SaidKey } from "../i18n/text-key.ts";
import { createStore } from "./store.ts";

/** A short message the site can show in a toast. */
export interface Alert {
  readonly slug: string;
  readonly label: SaidKey;
  readonly type: "error" | "success";
}

/** The common alert list: an event whose slug is not here shows nothing. */
const ALERTS = [
  { slug: "position-denied", label: "alert.positionDenied", type: "error" },
  { slug: "position-unavailable", label: "alert.positionUnavailable", type: "error" },
  { slug: "position-timeout", label: "alert.positionTimeout", type: "error" },
  { slug: "map-data-invalid", label: "livemap.badData", type: "error" },
  { slug: "offline", label: "alert.offline", type: "error" },
  { slug: "online", label: "alert.online", type: "success" },
] as const satisfies readonly Alert[];

const alerts = createStore<readonly Alert[]>([]);

/** Emits a named alert event; unknown slugs and alerts already on screen are ignored. */
export function emitAlert(slug: string): void {
  const alert = ALERTS.find((each) => each.slug === slug);
  const shown = alerts.get();
  if (alert && !shown.includes(alert)) alerts.set([...shown, alert]);
}

export function removeAlert(slug: string): void {
  alerts.set(alerts.get().filter((alert) => alert.slug !== slug));
}

export const { get: shownAlerts, subscribe: subscribeAlerts, use: useShownAlerts } = alerts;
