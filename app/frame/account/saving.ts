import type { Point } from "#territory/point.ts";
import { readStoredJson, writeStored } from "../browser-storage.ts";
import { openPopIn } from "../pop-in-store.ts";
import { createStore } from "../store.ts";
import { sessionNow, watchSession } from "./session.ts";

/** A save that the visitor started; it is kept while they sign in. */
export type Saving =
  | { readonly kind: "place"; readonly at: Point; readonly name: string | null }
  | { readonly kind: "fire"; readonly fireId: string; readonly name: string }
  | { readonly kind: "releases" };

/** A saved place that is being edited: in the form of the whole place, or only of its alerts. */
export interface Editing {
  readonly kind: "edit";
  readonly part: "whole" | "alerts";
}

const KEY = "vigie.saving";
const saving = createStore<Saving | Editing | null>(null);
/** A save from before a visit to the identity provider. It continues once the person is signed in. */
const resumed = createStore<Saving | null>(null);

export const { get: savingNow, use: useSaving } = saving;
export const useResumed = resumed.use;

/** Starts a save and closes any other pop-in. An account pop-in then shows a form, or asks to sign in. */
export function startSaving(what: Saving | Editing): void {
  openPopIn(null);
  resumed.set(null);
  saving.set(what);
}

export function endSaving(): void {
  resumed.set(null);
  saving.set(null);
}

/** Stores the started save before a visit to the identity provider. Any other save ends with its page. */
export function keepSaving(): void {
  const what = saving.get() ?? resumed.get();
  writeStored("sessionStorage", KEY, what && JSON.stringify(what));
}

/** Resumes the save that was started before a visit to the identity provider. */
export function resumeSaving(): void {
  const stored = readStoredJson("sessionStorage", KEY);
  if (isSaving(stored)) resume(stored);
  writeStored("sessionStorage", KEY, null);
}

function resume(stored: Saving): void {
  resumed.set(stored);
  const stop = watchSession(() => {
    if (sessionNow().state !== "in") return;
    stop();
    if (resumed.get() !== stored) return;
    resumed.set(null);
    saving.set(stored);
  });
}

function isSaving(value: unknown): value is Saving {
  const { kind, at, fireId } = Object(value);
  if (kind === "place") return Number.isFinite(Object(at).lat) && Number.isFinite(Object(at).lon);
  return kind === "releases" || (kind === "fire" && typeof fireId === "string");
}
