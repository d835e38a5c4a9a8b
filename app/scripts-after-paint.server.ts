const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** A map takes time to draw after its frame began: the browser says when it is seen, or half a second must do. */
const AFTER_PAINT =
  'await new Promise(done=>requestAnimationFrame(()=>{setTimeout(done,500);new PerformanceObserver(done).observe({type:"paint",buffered:true})}));';

/** Fetches every module at once. */
const fetchAll = (addresses: readonly string[]) =>
  `for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;

/**
 * Lets the page be painted before its scripts are fetched: a page is complete without them, and on a slow
 * connection they would share the first round trips with the styles and fonts. Rewrites the preloads and the static
 * imports of the router's entry script; where the markup is not as expected the page is left as it is.
 * The router's own markup lists each script with all that it imports; `textFilesOf` those gives the texts that they will
 * ask for once they run, a round trip later, and without which no page comes alive.
 */
export function scriptsAfterPaint(
  html: string,
  textFilesOf: (scripts: readonly string[]) => readonly string[],
): string {
  const entry = ENTRY.exec(html)?.[1];
  const addresses = [...html.matchAll(PRELOAD)].flatMap(([, address]) => address ?? []);
  if (entry === undefined || addresses.length === 0) return html;
  const deferred = entry
    .replace(/^[ \t]*import "([^"]+)";/gm, 'await import("$1");')
    .replace(/^[ \t]*import \* as (\w+) from "([^"]+)";/gm, 'const $1 = await import("$2");');
  // A replacement given as text would have its dollar signs read as references.
  return html
    .replace(PRELOAD, "")
    .replace(
      ENTRY,
      () =>
        `<script type="module">${AFTER_PAINT}${fetchAll([...addresses, ...textFilesOf(addresses)])}${deferred}</script>`,
    );
}
