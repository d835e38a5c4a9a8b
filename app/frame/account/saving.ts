import type { Point } from "#territory/point.ts";
import { openPopIn } from "../pop-in-store.ts";
import { createStore } from "../store.ts";
import { hasKeptSession } from "./kept-session.ts";
import { sessionNow } from "./session.ts";

/** What somebody began to save: it waits for them while they sign in. */
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
    // Without storage it lasts as long as the page.
  }
}

/** Every pop-in that an account has part in. */
export const ACCOUNT_POP_INS = ["not-connected", "save-place", "alert-subscribe", "release-subscribe"];

/** The pop-in that goes on with what was begun; a fire needs none, there is nothing to choose. */
const POP_INS = { place: "save-place", fire: null, releases: "release-subscribe" } as const;
export const popInOf = ({ kind }: Saving): string | null => POP_INS[kind];

/** Begins to save: by its form where somebody is in, else by saying that one has to be. */
export function startSaving(what: Saving): void {
  saving.set(what);
  const { state } = sessionNow();
  const isIn = state === "in" || (state === "looking" && hasKeptSession());
  openPopIn(isIn ? popInOf(what) : "not-connected");
}

export const endSaving = (): void => saving.set(null);

/** Keeps what was begun over a visit to the identity provider: any other way off a page gives it up. */
export function keepSaving(): void {
  const what = saving.get();
  keep(what && JSON.stringify(what));
}

/** Takes up again what was begun before a visit to the identity provider. */
export function resumeSaving(): void {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (isSaving(kept)) saving.set(kept);
  } catch {
    // Nothing was begun, or nothing is left of it.
  }
  keep(null);
}

function isSaving(kept: unknown): kept is Saving {
  const { kind, at, fireId } = Object(kept);
  if (kind === "place") return Number.isFinite(Object(at).lat) && Number.isFinite(Object(at).lon);
  return kind === "releases" || (kind === "fire" && typeof fireId === "string");
}
