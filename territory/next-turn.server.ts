let last: Promise<void> = Promise.resolve();

/**
 * Comes once in each turn of the event loop, first come first served. React renders a page in one go, some 25 ms on a
 * slow machine: between two of them whatever waits at the sockets is answered.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
