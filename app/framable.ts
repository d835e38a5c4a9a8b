import { isFramable as isFramableScreen } from "./frame/embed.ts";
import { isWidgetPath } from "./screens/widget/widget-choices.ts";

/** The answers that another site may show in a frame: widgets, and the embedded map. No other takes part. */
export const isFramable = (url: Pick<URL, "pathname" | "searchParams">): boolean =>
  isWidgetPath(url.pathname) || isFramableScreen(url);
