import type { Entry, Group, Menus } from "./menus.ts";
import type { ToastMessage } from "./toast-store.ts";

/** A message that editors wrote; `isOnArrival`: said to whoever opens a page. */
export interface SetAlert extends ToastMessage {
  readonly isOnArrival: boolean;
}

/** What editors set otherwise than the site has it by itself, in the page's language: no more of it travels. */
export interface SiteConfiguration extends Partial<Menus> {
  readonly social?: Group;
  readonly apps?: Group;
  /** To call beside 911 and the number for fires. */
  readonly numbers?: readonly { readonly label: string; readonly number: string; readonly href: string }[];
  readonly alerts?: readonly SetAlert[];
  /** Path of the picture beside a link to the home page. */
  readonly shareImage?: string;
  readonly crisis?: { readonly words: string; readonly link: Entry | null };
}
