/** Lets so many works run at a time; the others wait in the order that they came. */
export function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Its turn goes to the next as it is.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
