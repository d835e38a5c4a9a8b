import { createStore } from "./store.ts";

const openId = createStore<string | null>(null);

/** Shared state: the pop-in with this ID is open; null closes it. */
export const openPopIn = openId.set;
export const useOpenPopIn = openId.use;
export const popInNow = openId.get;

const shown = createStore<HTMLDialogElement | null>(null);

/** The dialog that covers the page: until it closes, the rest is inert. */
export const { set: setShownDialog, use: useShownDialog } = shown;

/** Closes a pop-in, unless another one has replaced it. The replaced dialog's close event comes only then. */
export const closePopIn = (id: string): void => {
  if (openId.get() === id) openId.set(null);
};
