import type { SaidKey } from "../i18n/text-key.ts";
import { createStore } from "./store.ts";

/** A short message the site can show in a toast. */
export interface ToastMessage {
  readonly slug: string;
  readonly label: SaidKey;
  readonly type: "error" | "success";
}

/** The common list of toasts: an event whose slug is not here shows nothing. */
const TOASTS = [
  { slug: "position-denied", label: "toast.positionDenied", type: "error" },
  { slug: "position-unavailable", label: "toast.positionUnavailable", type: "error" },
  { slug: "position-timeout", label: "toast.positionTimeout", type: "error" },
  { slug: "map-data-invalid", label: "toast.mapDataInvalid", type: "error" },
  { slug: "offline", label: "toast.offline", type: "error" },
  { slug: "online", label: "toast.online", type: "success" },
] as const satisfies readonly ToastMessage[];

const toasts = createStore<readonly ToastMessage[]>([]);

/** Emits a named toast event; unknown slugs and toasts already on screen are ignored. */
export function emitToast(slug: string): void {
  const toast = TOASTS.find((each) => each.slug === slug);
  const shown = toasts.get();
  if (toast && !shown.includes(toast)) toasts.set([...shown, toast]);
}

export function removeToast(slug: string): void {
  toasts.set(toasts.get().filter((toast) => toast.slug !== slug));
}

export const { get: shownToasts, subscribe: subscribeToasts, use: useShownToasts } = toasts;
