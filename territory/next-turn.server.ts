let last: Promise<void> = Promise.resolve();

/**
 * Resolves one call in each turn of the event loop, in the order of calls. React renders a page in one go,
 * about 25 ms on a slow machine. With one page in each turn, waiting sockets are served between two pages.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
