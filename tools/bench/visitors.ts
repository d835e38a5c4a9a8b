import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** One request of a visitor; with a body, a POST request. */
export interface VisitorRequest {
  readonly kind: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True if the visitor sends the ETag of the last response at this address. */
  readonly isConditional?: boolean;
}

export interface Visits {
  readonly origin: string;
  /** Requests, sent in this order, then again from the first. */
  readonly requests: readonly VisitorRequest[];
  readonly connections: number;
  /** Requests per second. If unset, each connection sends its next request after the last response. */
  readonly perSecond?: number;
  readonly count: number;
  /** True if each request comes from a different network and its path ends with a new identifier. */
  readonly isEachNew?: boolean;
}

export interface Answered {
  readonly kind: string;
  readonly path: string;
  /** HTTP status; 0 if the response was incomplete. */
  readonly status: number;
  /** Time at which the request was due, in milliseconds after the first request. */
  readonly dueMs: number;
  /** Milliseconds from `dueMs` to the end of the response. */
  readonly ms: number;
}

export const isError = ({ status }: Answered): boolean => status === 0 || status >= 400;

/** Starts visitors in a separate thread, so that other work of this process does not delay them. */
export function startVisitors() {
  const thread = new Worker(new URL("visitors-thread.ts", import.meta.url));
  return {
    async visit(visits: Visits): Promise<readonly Answered[]> {
      thread.postMessage(visits);
      const [answers] = await once(thread, "message");
      return answers;
    },
    stop: () => thread.terminate(),
  };
}
