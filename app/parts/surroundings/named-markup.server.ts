import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Number of characters of a name, enough to distinguish the few markups of a page. */
const NAME_LENGTH = 8;

/** Renders markup for `ServerMarkup`. It starts with its name, a hash of the rest. */
export function namedMarkup(node: ReactNode): string {
  const markup = renderToStaticMarkup(node);
  const name = createHash("sha256").update(markup).digest("base64url").replaceAll(/\W|_/g, "");
  return `<!--${name.slice(0, NAME_LENGTH)}-->${markup}`;
}

/** Matches a markup in the router's data, which is a JSON text in a JavaScript text. */
const IN_DATA = /(?<!\\)(\\"\\u003c!--(\w+)--\\u003e).*?(?<!\\)(?=\\")/g;

/**
 * Shortens each markup in the data of a page to its name. The page already contains the markup, and
 * `ServerMarkup` reads it there. A markup that the page does not show stays whole.
 */
export const withoutRepeatedMarkup = (page: string): string =>
  page.replace(IN_DATA, (whole, start: string, name: string) =>
    page.includes(` data-markup="${name}"`) ? start : whole,
  );
