/** What is read of a request whose body comes. */
export type ComingRequest = Pick<Request, "body" | "headers">;

/** Long bodies on their way in: few at a time, since each is held in memory and may come slowly. */
export interface ComingBodies {
  /**
   * Does the work of one, unless too many come of its sender, or at all. While others wait, one that comes too slowly to arrive gives them
   * its turn, and is "busy" too.
   */
  take<T>(
    sender: string,
    request: ComingRequest,
    work: (request: ComingRequest) => Promise<T>,
  ): Promise<T | "too-many" | "busy">;
}

export const COMING_RETRY_SECONDS = 5;

/** Long enough to find a network again. */
const PATIENCE_MS = 20_000;
/** Half a megabyte, as phones send a photo, takes longer than a request may at less. */
const LEAST_BYTES_PER_SECOND = 4_096;

/** A body until all of it is here. */
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
  /** By the address that sends them. */
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

/** The same request, its body counted among those that come for as long as it does. */
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
    // The connection stays for the answer.
    request: {
      headers,
      body: body?.pipeThrough(counted, { signal: stop.signal, preventCancel: true }) ?? null,
    },
    isGivenUp: () => stop.signal.aborted,
    end,
  };
}
