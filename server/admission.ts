import type { Context } from "hono";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import type { LimitResult } from "#database/rate-limits.server.ts";
import { boundedBody, MAX_POSTED_BYTES } from "#territory/bounded-body.ts";
import { type Cleanings, REQUESTS } from "#territory/cleanings.ts";
import { readPlainForm } from "#territory/plain-form.ts";
import { createIncomingBodies, INCOMING_RETRY_SECONDS, type IncomingRequest } from "./incoming-bodies.ts";
import type { ServerEnv } from "./request-context.ts";
import type { Senders } from "./senders.ts";
import { type SentForm, sentForm } from "./sent-form.ts";
import { WRITES, type Write, type WriteName } from "./writes.ts";

/** HTTP status of each reason to refuse a write before its command runs. */
const STATUSES = {
  "cross-site": 403,
  "too-long": 413,
  unreadable: 415,
  "too-many": 429,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof STATUSES;

/** Error for a write that is refused before its command runs. Plain forms and scripts get different texts. */
export class WriteRefused extends Error {
  readonly code: RefusalCode;
  readonly status: (typeof STATUSES)[RefusalCode];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, more: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(`The write is refused: ${code}.`, { cause: more.cause });
    this.code = code;
    this.status = STATUSES[code];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Type of a body for each way to read it: a script's JSON, raw bytes, a plain form, or a form with files. */
interface Bodies {
  readonly json: unknown;
  readonly bytes: Buffer;
  readonly form: SentForm;
  readonly files: SentForm;
}

/**
 * Checks a request against its write's policy, reads the body, and calls `work` with the body. Sets the
 * write's name for logs.
 * @throws {WriteRefused} if the policy refuses the request
 */
export type Admit = <Kind extends keyof Bodies, Answer>(
  c: Context<ServerEnv>,
  name: WriteName,
  kind: Kind,
  work: (body: Bodies[Kind]) => Promise<Answer>,
) => Promise<Answer>;

const UNCOUNTED_RETRY_SECONDS = 30;

function requireAllowed(usage: LimitResult): void {
  if (!usage.isAllowed) throw new WriteRefused("too-many", usage);
}

interface Options {
  readonly senders: Senders;
  readonly siteUrl: string;
  readonly cleanings: Cleanings;
}

/** Makes the function that all POST requests pass through, from scripts, plain forms and machines. */
export function createAdmission({ senders, siteUrl, cleanings }: Options): Admit {
  const slots = new Map(
    Object.entries<Write>(WRITES).flatMap(([name, { long }]) =>
      long ? [[name, createIncomingBodies(long)] as const] : [],
    ),
  );

  async function whole(request: IncomingRequest, most: number): Promise<Buffer> {
    const body = await boundedBody(request, most);
    if (body === null) throw new WriteRefused("too-long");
    return body;
  }

  const read: { [Kind in keyof Bodies]: (request: IncomingRequest, most: number) => Promise<Bodies[Kind]> } =
    {
      bytes: whole,
      json: async (request, most) =>
        cleanings.parsed(REQUESTS, (await whole(request, most)).toString("utf8")),
      async form(request, most) {
        const fields = await readPlainForm(request, most, cleanings);
        if (typeof fields === "string") throw new WriteRefused(fields);
        return { fields, files: [] };
      },
      async files(request) {
        const form = await sentForm(request, cleanings);
        if (typeof form === "string") throw new WriteRefused(form === "long" ? "too-long" : form);
        return form;
      },
    };

  async function count(c: Context<ServerEnv>, { limit, workOf, hasForm }: Write): Promise<void> {
    if (limit === null || workOf) return;
    let usage: LimitResult;
    try {
      usage = await senders.take(c, limit);
    } catch (cause) {
      if (hasForm) return;
      throw new WriteRefused("unavailable", { retryAfterSeconds: UNCOUNTED_RETRY_SECONDS, cause });
    }
    requireAllowed(usage);
  }

  return async function admit(c, name, kind, work) {
    const write: Write = WRITES[name];
    c.set("write", name);
    if (write.from === "page" && !isFromOwnPage(c.env.incoming.headers, [siteUrl]))
      throw new WriteRefused("cross-site");
    await count(c, write);
    const { long } = write;
    const slot = kind === "files" || kind === "bytes" ? slots.get(name) : undefined;
    if (!long || !slot) return work(await read[kind](c.req.raw, MAX_POSTED_BYTES));
    const answer = await slot.run(senders.of(c), c.req.raw, async (request) => {
      requireAllowed(senders.takeBytes(c, long.bytes));
      return { done: await work(await read[kind](request, long.mostBytes)) };
    });
    if (typeof answer === "object") return answer.done;
    const code = answer === "busy" ? "unavailable" : answer;
    throw new WriteRefused(code, { retryAfterSeconds: INCOMING_RETRY_SECONDS });
  };
}
