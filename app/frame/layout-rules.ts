export type LayoutName = "default" | "empty" | "map" | "webviews";

/** Which frame a page stands in, by its route's name and whether it stands in an application or another site's page. */
export function layoutFor(routeName: string, isInside: boolean): LayoutName {
  if (isInside) return "webviews";
  if (routeName.includes("map")) return "map";
  if (routeName.includes("redirection")) return "empty";
  return "default";
}

/** Profile pages keep their save buttons in view: their toasts come from below. */
export function toastPlaceFor(routeName: string): "top" | "bottom" {
  return routeName.includes("profile") ? "bottom" : "top";
}
