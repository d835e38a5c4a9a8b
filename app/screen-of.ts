import { pagePathOf, type ScreenAddress, screenAt } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import { pageNotFound } from "./page-not-found.ts";

/**
 * Returns the screen that a loader serves, with the parts of its address, since one route can serve several
 * screens. A data request gives the same screen as its page.
 * @throws 404 if the address belongs to no given screen
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
