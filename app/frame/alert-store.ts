import type { TextKey } from "../i18n/text-key.ts";

/** A short message the site can show in a toast. */
export interface Alert {
  readonly slug: string;
  readonly label: TextKey;
  readonly type: "error" | "success";
}

/** The common alert list: an event whose slug is not here shows nothing. */
export const ALERTS = [
  { slug: "position-denied", label: "alert.positionDenied", type: "error" },
  { slug: "position-unavailable", label: "alert.positionUnavailable", type: "error" },
  { slug: "position-timeout", label: "alert.positionTimeout", type: "error" },
  { slug: "map-data-invalid", label: "livemap.badData", type: "error" },
  { slug: "offline", label: "alert.offline", type: "error" },
  { slug: "online", label: "alert.online", type: "success" },
] as const satisfies readonly Alert[];

const shown = new Map<string, Alert>();
const listeners = new Set<() => void>();
let snapshot: readonly Alert[] = [];

function publish(): void {
  snapshot = [...shown.values()];
  for (const listener of listeners) listener();
}

/** Emits a named alert event; unknown slugs and alerts already on screen are ignored. */
export function emitAlert(slug: string): void {
  const alert = ALERTS.find((each) => each.slug === slug);
  if (!alert || shown.has(slug)) return;
  shown.set(slug, alert);
  publish();
}

export function removeAlert(slug: string): void {
  if (shown.delete(slug)) publish();
}

export function subscribeAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownAlerts = (): readonly Alert[] => snapshot;
