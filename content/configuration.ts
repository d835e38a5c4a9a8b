import type { Run } from "./read-label.ts";
import type { StoredImage } from "./stored-image.ts";

/** Target of an entry: a screen by its name in the site map, or an https address or a story's address. */
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

/** A message for an event that the site knows, or for all visitors on arrival. */
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

/** Editors' settings for the whole site, in one language. For null, the site uses its own. */
export interface Configuration {
  /** Entries after those that editors cannot move. */
  readonly header: readonly (MenuEntry | MenuGroup)[] | null;
  /** The agency's own pages, in small type above the header. */
  readonly agency: readonly MenuEntry[] | null;
  readonly footer: readonly MenuGroup[] | null;
  readonly social: MenuGroup | null;
  readonly apps: MenuGroup | null;
  /** Phone numbers in addition to 911 and the number for fires. */
  readonly numbers: readonly { readonly label: string; readonly number: string }[];
  readonly alerts: readonly Alert[];
  /** Null if there is no crisis. */
  readonly crisis: Crisis | null;
  /** Picture of links to the site; null for the site's own. */
  readonly shareImage: StoredImage | null;
  /** Texts that replace the site's own, by key. */
  readonly texts: Readonly<Record<string, string>>;
}
