import { isFramable as isFramableScreen } from "./frame/embed.ts";
import { isWidgetPath } from "./screens/widget/widget-choices.ts";

/** Returns true for responses that another site can show in a frame: only widgets and the embedded map. */
export const isFramable = (url: Pick<URL, "pathname" | "searchParams">): boolean =>
  isWidgetPath(url.pathname) || isFramableScreen(url);
