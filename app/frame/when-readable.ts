const IDLE_LIMIT_MS = 2000;
const PAUSE_MS = 200;

/** Calls a function once the page is loaded and the browser idle; returns a function that cancels it. */
export function whenReadable(start: () => void): () => void {
  let idle = 0;
  const go = () => {
    idle =
      window.requestIdleCallback?.(start, { timeout: IDLE_LIMIT_MS }) ?? window.setTimeout(start, PAUSE_MS);
  };
  if (document.readyState === "complete") go();
  else window.addEventListener("load", go, { once: true });
  return () => {
    window.removeEventListener("load", go);
    window.cancelIdleCallback?.(idle);
    window.clearTimeout(idle);
  };
}
