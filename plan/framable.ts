import { isEmbeddedScreen } from "./embed.ts";
import { isWidgetPath } from "./widget-path.ts";

/** Returns true for responses that another site can show in a frame: only widgets and the embedded map. */
export const isFramable = (url: Pick<URL, "pathname" | "searchParams">): boolean =>
  isWidgetPath(url.pathname) || isEmbeddedScreen(url);
