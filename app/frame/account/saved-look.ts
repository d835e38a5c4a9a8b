import { createStore } from "../store.ts";
import type { Saving } from "./saving.ts";

/** Look of the save button for a saved thing: the state in words, and the label of the undo button. */
export interface SavedLook {
  readonly state: string;
  readonly undo: string;
  /** True after a first press, which asked to confirm: the next press deletes. */
  readonly isSure: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly onBlur: () => void;
}

const offered = createStore(false);
/** True once a page has shown a save button: the profile of a signed-in person is then worth loading. */
export const useIsSavingOffered = offered.use;
export const offerSaving = (): void => offered.set(true);

const look = createStore<(what: Saving) => SavedLook | null>(() => null);
/** Returns the look of a saved thing; null if it is not saved, and while no profile is loaded. */
export const { use: useSavedLook, set: setSavedLook } = look;
