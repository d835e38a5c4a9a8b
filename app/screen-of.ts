import { data } from "react-router";
import { type ScreenAddress, screenAt } from "./paths.ts";
import type { ScreenName } from "./site-map.ts";

/**
 * The screen a loader was asked for, with the parts of its address: one route may serve several screens.
 * @throws a 404 when the address is none of them.
 */
export function screenOf<Name extends ScreenName>(
  request: Request,
  ...names: readonly Name[]
): ScreenAddress & { readonly name: Name } {
  const screen = screenAt(new URL(request.url).pathname);
  const name = names.find((each) => each === screen?.name);
  if (!screen || name === undefined) throw data(null, 404);
  return { ...screen, name };
}
