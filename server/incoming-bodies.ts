import type { Sender } from "#accounts/sender.ts";

/** Body and headers of a request whose body still arrives. */
export type IncomingRequest = Pick<Request, "body" | "headers">;

/** Slots for long bodies. The slots are few, because each body is in memory and can arrive slowly. */
export interface IncomingBodies {
  /**
   * Runs `work` in a slot. Returns "too-many" if the sender's network already has `mostOfOne` slots. If all
   * slots are taken, this call gets the slot of another body that still arrives, whose call returns "busy".
   * The other body is too slow, or its range has at least two more slots than the sender's range. Without
   * such a body, this call returns "busy".
   */
  run<T>(
    sender: Pick<Sender, "network" | "range">,
    request: IncomingRequest,
    work: (request: IncomingRequest) => Promise<T>,
  ): Promise<T | "too-many" | "busy">;
}

export const INCOMING_RETRY_SECONDS = 5;

/** Time in ms before a slow body can lose its slot: a phone can find a network again meanwhile. */
const PATIENCE_MS = 20_000;
/** Minimum speed of a body: a slower photo of half a megabyte would exceed the time limit of a request. */
const LEAST_BYTES_PER_SECOND = 4_096;

interface IncomingBody {
  readonly range: string;
  readonly beganAt: number;
  bytes: number;
  readonly giveUp: () => void;
}

interface Options {
  readonly most: number;
  /** Maximum number of slots of one network. */
  readonly mostOfOne: number;
  readonly now?: () => number;
}

export function createIncomingBodies({ most, mostOfOne, now = Date.now }: Options): IncomingBodies {
  /** Taken slots: one object for each running request, with its sender. */
  const slots = new Set<Pick<Sender, "network" | "range">>();
  const incoming = new Set<IncomingBody>();
  const slotsOf = (kind: "network" | "range", key: string): number =>
    [...slots].filter((slot) => slot[kind] === key).length;

  function isTooSlow({ bytes, beganAt }: IncomingBody): boolean {
    const ms = now() - beganAt;
    return ms > PATIENCE_MS && bytes < (LEAST_BYTES_PER_SECOND * ms) / 1_000;
  }

  /** Returns the arriving body whose slot a new body of the given range gets; undefined if there is none. */
  function bodyToGiveUp(range: string): IncomingBody | undefined {
    const [first] = [...incoming]
      .filter((body) => slotsOf("range", body.range) > slotsOf("range", range) + 1 || isTooSlow(body))
      // The sort is stable: bodies of one range stay in the order of their arrival.
      .sort((a, b) => slotsOf("range", b.range) - slotsOf("range", a.range));
    return first;
  }

  return {
    async run(sender, request, work) {
      if (slotsOf("network", sender.network) >= mostOfOne) return "too-many";
      if (slots.size >= most) {
        const given = bodyToGiveUp(sender.range);
        if (given === undefined) return "busy";
        given.giveUp();
      }
      const slot = { ...sender };
      slots.add(slot);
      const watched = watch(request, { range: sender.range, beganAt: now() }, incoming);
      try {
        const done = await work(watched.request);
        return watched.isGivenUp() ? "busy" : done;
      } catch (error) {
        if (watched.isGivenUp()) return "busy";
        throw error;
      } finally {
        watched.end();
        slots.delete(slot);
      }
    },
  };
}

/** Returns the request with a body that is listed in `incoming` until the body ends. */
function watch(
  { body, headers }: IncomingRequest,
  from: Pick<IncomingBody, "range" | "beganAt">,
  incoming: Set<IncomingBody>,
) {
  const stop = new AbortController();
  const end = () => incoming.delete(one);
  const giveUp = () => {
    end();
    stop.abort();
  };
  const one: IncomingBody = { ...from, bytes: 0, giveUp };
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      one.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    flush: () => void end(),
  });
  if (body) incoming.add(one);
  return {
    request: {
      headers,
      // Start the stream only when the body is read: the server drops a body that is refused unread.
      // `preventCancel` keeps the connection open for the response.
      get body() {
        return body?.pipeThrough(counted, { signal: stop.signal, preventCancel: true }) ?? null;
      },
    },
    isGivenUp: () => stop.signal.aborted,
    end,
  };
}
