import type { Entry, Group, Menus } from "./menus.ts";
import type { ToastMessage } from "./toast-store.ts";

/** A message that editors wrote. `isOnArrival`: shown when a visitor opens a page. */
export interface SetAlert extends ToastMessage {
  readonly isOnArrival: boolean;
}

/** Values that editors changed, in the page's language. Only these are sent to the browser. */
export interface SiteConfiguration extends Partial<Menus> {
  readonly social?: Group;
  readonly apps?: Group;
  /** Phone numbers in addition to 911 and the number for fires. */
  readonly numbers?: readonly { readonly label: string; readonly number: string; readonly href: string }[];
  readonly alerts?: readonly SetAlert[];
  /** Path of the preview picture of links to the home page. */
  readonly shareImage?: string;
  readonly crisis?: { readonly words: string; readonly link: Entry | null };
}
