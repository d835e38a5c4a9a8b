import type { Sender } from "#accounts/sender.ts";

/** The parts of a request that are read while its body arrives. */
export type IncomingRequest = Pick<Request, "body" | "headers">;

/** Slots for long bodies that are arriving. They are few: each body is in memory and can arrive slowly. */
export interface IncomingBodies {
  /**
   * Runs `work` in a slot, unless the sender's network has too many. If all slots are taken, one body that is
   * still arriving loses its slot and returns "busy": the oldest of the range with the most slots if the
   * sender's range has fewer, or one that arrives too slowly. Without such a body, the sender gets "busy".
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
/** Least speed of a body: a slower photo of half a megabyte would exceed the time limit of a request. */
const LEAST_BYTES_PER_SECOND = 4_096;

interface IncomingBody {
  readonly range: string;
  readonly beganAt: number;
  bytes: number;
  readonly giveUp: () => void;
}

interface Options {
  readonly most: number;
  /** Most slots of one network. */
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

  /** Returns the body that must give its slot to a new body of a range; undefined if no body must. */
  function bodyToGiveUp(range: string): IncomingBody | undefined {
    const [first] = [...incoming]
      .filter((body) => slotsOf("range", body.range) > slotsOf("range", range) + 1 || isTooSlow(body))
      // Bodies of one range stay in the order of their arrival.
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

/** Returns the request with a body that counts as arriving until the body ends. */
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
