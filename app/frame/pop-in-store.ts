import { createStore } from "./store.ts";

const openId = createStore<string | null>(null);

/** The one shared value: the pop-in that carries this id is open; null closes it. */
export const openPopIn = openId.set;
export const useOpenPopIn = openId.use;
export const popInNow = openId.get;

const shown = createStore<HTMLDialogElement | null>(null);

/** The dialog that lies over the page: until it closes, the rest can be neither read nor pressed. */
export const { set: setShownDialog, use: useShownDialog } = shown;

/** Closes a pop-in, unless another has taken its place: its dialog tells of its end only then. */
export const closePopIn = (id: string): void => {
  if (openId.get() === id) openId.set(null);
};
