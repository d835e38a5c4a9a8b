import { createStore } from "../store.ts";
import type { Saving } from "./saving.ts";

/** A save button for something that is saved: the state, and the button that undoes it. */
export interface SavedLook {
  readonly state: string;
  readonly undo: string;
  /** The next press deletes. */
  readonly isSure: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly onBlur: () => void;
}

const offered = createStore(false);
/** True once a page showed a save button: the profile of a signed-in person is worth loading. */
export const useIsSavingOffered = offered.use;
export const offerSaving = (): void => offered.set(true);

const look = createStore<(what: Saving) => SavedLook | null>(() => null);
/** Gives the look of what is saved; null for the rest, and while no profile is loaded. */
export const { use: useSavedLook, set: setSavedLook } = look;
