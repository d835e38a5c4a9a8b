import { TooBusy } from "./render-gate.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A pause after a work, as a multiple of the work's duration. */
const PAUSE = 3;
/** Milliseconds. A work that waits for an outside service does not hold up the next one for longer. */
const LONGEST_MS = 250;
/** Works of one network that wait; the next is refused. */
const MOST_WAITING = 32;

/** Runs one work of a network at a time, with pauses: one network uses at most a quarter of the processor. */
export type PacedTurns = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** @throws {TooBusy} if too many works of the network wait, and what `work` throws */
export function createPacedTurns(): PacedTurns {
  /** By network, ready for the next work. */
  const lanes = new Map<string, { waiting: number; free: Promise<unknown> }>();

  return async function pacedTurn(network, work) {
    const lane = lanes.get(network) ?? { waiting: 0, free: Promise.resolve() };
    if (lane.waiting >= MOST_WAITING) throw new TooBusy("Too many renders for one network.");
    lanes.set(network, lane);
    lane.waiting += 1;
    const before = lane.free;
    const started = Promise.withResolvers<void>();
    lane.free = started.promise;
    await before;
    const startedAt = performance.now();
    const result = work();
    const ended = Promise.race([result.catch(() => undefined), pause(LONGEST_MS)]);
    void ended
      .then(() => pause(Math.min(performance.now() - startedAt, LONGEST_MS) * PAUSE))
      .then(() => {
        lane.waiting -= 1;
        if (lane.waiting === 0) lanes.delete(network);
        started.resolve();
      });
    return result;
  };
}
