export type LayoutName = "default" | "empty" | "map" | "webviews";

/** Which frame a page stands in, by its route's name and the webviews flag. */
export function layoutFor(routeName: string, isWebview: boolean): LayoutName {
  if (isWebview) return "webviews";
  if (routeName.includes("map")) return "map";
  if (routeName.includes("redirection")) return "empty";
  return "default";
}

/** Profile pages keep their save buttons in view: their toasts come from below. */
export function toastPlaceFor(routeName: string): "top" | "bottom" {
  return routeName.includes("profile") ? "bottom" : "top";
}
