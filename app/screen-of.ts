import { pageNotFound } from "./page-not-found.ts";
import { pagePathOf, type ScreenAddress, screenAt } from "./paths.ts";
import type { ScreenName } from "./site-map.ts";

/**
 * The screen a loader was asked for, with the parts of its address: one route may serve several screens. A request
 * for a page's data alone asks for the same screen as one for the page.
 * @throws a 404 when the address is none of them.
 */
export function screenOf<Name extends ScreenName>(
  request: Request,
  ...names: readonly Name[]
): ScreenAddress & { readonly name: Name } {
  const screen = screenAt(pagePathOf(new URL(request.url).pathname));
  const name = names.find((each) => each === screen?.name);
  if (!screen || name === undefined) throw pageNotFound(request);
  return { ...screen, name };
}
