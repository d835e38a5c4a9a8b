import type { Run } from "#content/read-label.ts";
import type { LoadedKey } from "../i18n/text-key.ts";
import { createStore } from "./store.ts";

export interface ToastMessage {
  readonly slug: string;
  /** Key of the site's own text, or an editor's text as runs: pieces in one style each. */
  readonly label: LoadedKey | readonly Run[];
  readonly type: "error" | "success";
  readonly stays?: boolean;
}

/** The site's own toasts; editors' toasts take precedence. An event with an unknown slug shows nothing. */
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

/** Sets the editors' messages, which replace or complete the site's own list. */
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

/** Shows a message that is in no list; replaces a toast with the same slug. */
export const showToast = (toast: ToastMessage): void =>
  toasts.set([...toasts.get().filter(({ slug }) => slug !== toast.slug), toast]);

export function removeToast(slug: string): void {
  toasts.set(toasts.get().filter((toast) => toast.slug !== slug));
}

export const { get: shownToasts, subscribe: subscribeToasts, use: useShownToasts } = toasts;
