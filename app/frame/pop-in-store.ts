import { createStore } from "./store.ts";

const openId = createStore<string | null>(null);

/** Opens the pop-in with this ID, for all parts of the page; null closes the open one. */
export const openPopIn = openId.set;
export const useOpenPopIn = openId.use;
export const popInNow = openId.get;

const shown = createStore<HTMLDialogElement | null>(null);

/** The dialog that covers the page: until it closes, the rest of the page is inert. */
export const { set: setShownDialog, use: useShownDialog } = shown;

/** Closes a pop-in, unless another one has replaced it: the close event of a replaced dialog comes later. */
export const closePopIn = (id: string): void => {
  if (openId.get() === id) openId.set(null);
};
