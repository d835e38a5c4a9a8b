/**
 * Limits how many tasks run at a time. Senders take turns, so that one sender's many tasks do not delay
 * another's.
 */
export function createTurns(most: number): <T>(sender: string, work: () => Promise<T>) => Promise<T> {
  /** Waiting tasks by sender, in the order of their next turn. */
  const waiting = new Map<string, readonly (() => void)[]>();
  let running = 0;

  function passTurn(): void {
    const next = waiting.entries().next().value;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [sender, [start, ...others]] = next;
    waiting.delete(sender);
    if (others.length > 0) waiting.set(sender, others);
    start?.();
  }

  return async (sender, work) => {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.set(sender, [...(waiting.get(sender) ?? []), start]));
    try {
      return await work();
    } finally {
      passTurn();
    }
  };
}
