/** The parts of a request that are read while its body arrives. */
export type ComingRequest = Pick<Request, "body" | "headers">;

/**
 * Slots for long bodies that are arriving. Slots are few: each body is held in memory and can arrive slowly.
 */
export interface ComingBodies {
  /**
   * Runs `work` in a slot, unless the sender or all senders have too many. If others wait, a body that
   * arrives too slowly loses its slot and returns "busy" too.
   */
  take<T>(
    sender: string,
    request: ComingRequest,
    work: (request: ComingRequest) => Promise<T>,
  ): Promise<T | "too-many" | "busy">;
}

export const COMING_RETRY_SECONDS = 5;

/** Long enough for a phone to find a network again. */
const PATIENCE_MS = 20_000;
/** Below this speed, a phone's photo of half a megabyte would exceed the time limit of a request. */
const LEAST_BYTES_PER_SECOND = 4_096;

/** A body that is still arriving. */
interface Coming {
  readonly beganAt: number;
  bytes: number;
  readonly giveUp: () => void;
}

interface Options {
  readonly most: number;
  readonly mostOfOne: number;
  readonly now?: () => number;
}

export function createComingBodies({ most, mostOfOne, now = Date.now }: Options): ComingBodies {
  /** Number of arriving bodies, by the address of the sender. */
  const senders = new Map<string, number>();
  const coming = new Set<Coming>();
  let all = 0;

  function giveUpTooSlow(): void {
    for (const body of coming) {
      const ms = now() - body.beganAt;
      if (ms > PATIENCE_MS && body.bytes < (LEAST_BYTES_PER_SECOND * ms) / 1_000) body.giveUp();
    }
  }

  return {
    async take(sender, request, work) {
      const ofOne = senders.get(sender) ?? 0;
      if (ofOne >= mostOfOne) return "too-many";
      if (all >= most) {
        giveUpTooSlow();
        return "busy";
      }
      senders.set(sender, ofOne + 1);
      all += 1;
      const watched = watch(request, now(), coming);
      try {
        const done = await work(watched.request);
        return watched.isGivenUp() ? "busy" : done;
      } catch (error) {
        if (watched.isGivenUp()) return "busy";
        throw error;
      } finally {
        watched.end();
        const left = (senders.get(sender) ?? 1) - 1;
        if (left === 0) senders.delete(sender);
        else senders.set(sender, left);
        all -= 1;
      }
    },
  };
}

/** Returns the same request, and counts its body as arriving until it ends. */
function watch({ body, headers }: ComingRequest, beganAt: number, coming: Set<Coming>) {
  const stop = new AbortController();
  const one: Coming = { beganAt, bytes: 0, giveUp: () => stop.abort() };
  const end = () => coming.delete(one);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      one.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    flush: () => void end(),
  });
  if (body) coming.add(one);
  return {
    request: {
      headers,
      // Begin only when the body is read: the server drops the rest of a body that is refused unread. Keep the
      // connection open for the response.
      get body() {
        return body?.pipeThrough(counted, { signal: stop.signal, preventCancel: true }) ?? null;
      },
    },
    isGivenUp: () => stop.signal.aborted,
    end,
  };
}
