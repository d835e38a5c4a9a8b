import type { Run } from "#content/read-label.ts";
import type { SaidKey } from "../i18n/text-key.ts";
import { createStore } from "./store.ts";

/** A short message the site can show in a toast. */
export interface ToastMessage {
  readonly slug: string;
  /** A text of the site's own, or what an editor wrote. */
  readonly label: SaidKey | readonly Run[];
  readonly type: "error" | "success";
  /** Until it is closed. */
  readonly stays?: boolean;
}

/** The site's own list of toasts; editors' stands before it. An event whose slug is in neither shows nothing. */
export const OWN_TOASTS = [
  { slug: "position-denied", label: "toast.positionDenied", type: "error" },
  { slug: "position-unavailable", label: "toast.positionUnavailable", type: "error" },
  { slug: "position-timeout", label: "toast.positionTimeout", type: "error" },
  { slug: "map-data-invalid", label: "toast.mapDataInvalid", type: "error" },
  { slug: "offline", label: "toast.offline", type: "error" },
  { slug: "online", label: "toast.online", type: "success" },
  { slug: "api-error", label: "toast.apiError", type: "error" },
  { slug: "not-deleted", label: "toast.notDeleted", type: "error" },
  { slug: "not-sent", label: "toast.notSent", type: "error" },
  { slug: "phone-already-exists", label: "toast.phoneTaken", type: "error" },
  { slug: "update-profile", label: "toast.profileUpdated", type: "success" },
  { slug: "place-saved", label: "toast.placeSaved", type: "success" },
  { slug: "place-deleted", label: "toast.placeDeleted", type: "success" },
  { slug: "fire-saved", label: "toast.fireSaved", type: "success" },
  { slug: "fire-deleted", label: "toast.fireDeleted", type: "success" },
] as const satisfies readonly ToastMessage[];

const toasts = createStore<readonly ToastMessage[]>([]);

let set: readonly ToastMessage[] = [];

/** Says what editors wrote in place of the list, and beside it. */
export function setToasts(messages: readonly ToastMessage[]): void {
  set = messages;
}

/** Emits a named toast event; unknown slugs and toasts already on screen are ignored. */
export function emitToast(slug: string): void {
  const isIt = (each: ToastMessage) => each.slug === slug;
  const toast = set.find(isIt) ?? OWN_TOASTS.find(isIt);
  const shown = toasts.get();
  if (toast && !shown.some(isIt)) toasts.set([...shown, toast]);
}

/** Shows a message that is in no list; another of its slug goes. */
export const showToast = (toast: ToastMessage): void =>
  toasts.set([...toasts.get().filter(({ slug }) => slug !== toast.slug), toast]);

export function removeToast(slug: string): void {
  toasts.set(toasts.get().filter((toast) => toast.slug !== slug));
}

export const { get: shownToasts, subscribe: subscribeToasts, use: useShownToasts } = toasts;
