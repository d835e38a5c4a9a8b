const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** Waits for the first paint, at most half a second: a map paints some time after its animation frame. */
const AFTER_PAINT =
  'await new Promise(done=>requestAnimationFrame(()=>{setTimeout(done,500);new PerformanceObserver(done).observe({type:"paint",buffered:true})}));';

/** Writes a script that fetches every module at once. */
const fetchAll = (addresses: readonly string[]) =>
  `for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;

/**
 * Delays the page's scripts until after its first paint. A page is complete without scripts, and on a slow
 * connection they would compete with styles and fonts in the first round trips. Rewrites the preloads and
 * static imports of the router's entry script; unexpected markup stays unchanged. The router's markup lists
 * each script with its imports. `textFilesOf` adds the texts that those scripts would request one round trip
 * later, and without which no page becomes interactive.
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
