import type { Point } from "#territory/point.ts";
import { openPopIn } from "../pop-in-store.ts";
import { createStore } from "../store.ts";
import { sessionNow } from "./session.ts";
import { hasStoredSession } from "./stored-session.ts";

/** A save that the visitor started; it is kept while they sign in. */
export type Saving =
  | { readonly kind: "place"; readonly at: Point; readonly name: string | null }
  | { readonly kind: "fire"; readonly fireId: string; readonly name: string }
  | { readonly kind: "releases" };

const KEY = "vigie.saving";
const saving = createStore<Saving | null>(null);

export const { use: useSaving } = saving;

function keep(text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage, it only lasts as long as the page.
  }
}

/** Every pop-in that account features open. */
export const ACCOUNT_POP_INS = ["not-connected", "save-place", "alert-subscribe", "release-subscribe"];

/** Pop-ins that continue a started save. A fire needs no pop-in: there is nothing to choose. */
const POP_INS = { place: "save-place", fire: null, releases: "release-subscribe" } as const;
export const popInOf = ({ kind }: Saving): string | null => POP_INS[kind];

/**
 * Starts a save: opens its form if the person is signed in, otherwise the pop-in that asks them to sign in.
 */
export function startSaving(what: Saving): void {
  saving.set(what);
  const { state } = sessionNow();
  const isIn = state === "in" || (state === "looking" && hasStoredSession());
  openPopIn(isIn ? popInOf(what) : "not-connected");
}

export const endSaving = (): void => saving.set(null);

/**
 * Stores the started save for the visit to the identity provider. Leaving the page in any other way drops it.
 */
export function keepSaving(): void {
  const what = saving.get();
  keep(what && JSON.stringify(what));
}

/** Resumes the save that was started before a visit to the identity provider. */
export function resumeSaving(): void {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (isSaving(stored)) saving.set(stored);
  } catch {
    // The stored save is missing or unreadable: there is nothing to resume.
  }
  keep(null);
}

function isSaving(value: unknown): value is Saving {
  const { kind, at, fireId } = Object(value);
  if (kind === "place") return Number.isFinite(Object(at).lat) && Number.isFinite(Object(at).lon);
  return kind === "releases" || (kind === "fire" && typeof fireId === "string");
}
