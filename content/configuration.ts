import type { Run } from "./read-label.ts";
import type { StoredImage } from "./stored-image.ts";

/** Where an entry leads: a screen by its name in the site map, or an address of https or of a story. */
export type Target =
  | { readonly screen: string; readonly anchor: string | null }
  | { readonly href: string; readonly anchor: string | null };

export interface MenuEntry {
  readonly label: string;
  readonly to: Target;
}

export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuEntry[];
}

/** A message for an event that the site names, or for whoever arrives. */
export interface Alert {
  readonly slug: string;
  readonly type: "error" | "success";
  readonly label: readonly Run[];
  readonly isOnArrival: boolean;
}

export interface Crisis {
  readonly words: string;
  readonly link: MenuEntry | null;
}

/** What editors set for the whole site, in one language. What is null is the site's own. */
export interface Configuration {
  /** After the entries that no editor can move. */
  readonly header: readonly (MenuEntry | MenuGroup)[] | null;
  /** The agency's own pages, quiet above the header. */
  readonly agency: readonly MenuEntry[] | null;
  readonly footer: readonly MenuGroup[] | null;
  readonly social: MenuGroup | null;
  readonly apps: MenuGroup | null;
  /** Beside 911 and the number for fires. */
  readonly numbers: readonly { readonly label: string; readonly number: string }[];
  readonly alerts: readonly Alert[];
  /** Null while there is none. */
  readonly crisis: Crisis | null;
  /** Beside a link to the site; null for the site's own. */
  readonly shareImage: StoredImage | null;
  /** Texts of the site's own that it replaces, by key. */
  readonly texts: Readonly<Record<string, string>>;
}
