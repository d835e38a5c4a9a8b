import { TooBusy } from "./render-gate.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Pause after a job, as a multiple of the job's duration. */
const PAUSE = 3;
/** Milliseconds. A job that waits for an outside service delays the next one for at most this long. */
const LONGEST_MS = 250;
/** Most waiting jobs of one network; the next is refused. */
const MOST_WAITING = 32;

/** Runs one job of a network at a time, with pauses: one network uses at most a quarter of the processor. */
export type PacedTurns = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** @throws {TooBusy} if too many jobs of the network wait, and the errors of `work` */
export function createPacedTurns(): PacedTurns {
  /** Queues by network; `free` resolves when the next job can start. */
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
