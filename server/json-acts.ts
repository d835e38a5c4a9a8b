import type { Context } from "hono";
import type { Logger } from "pino";
import type { z } from "zod";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import type { Sender } from "#accounts/sender.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { Taken } from "#database/rate-limits.server.ts";
import { FileStoreError } from "#intake/file-store.server.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { BodyCut, boundedBody } from "./bounded-body.ts";
import { COMING_RETRY_SECONDS, type ComingRequest, createComingBodies } from "./coming-bodies.ts";
import { jsonOf } from "./outside-body.ts";
import { packedAnswer } from "./packed-answer.ts";
import { problemAnswer } from "./problem-answer.ts";
import { TooBusy } from "./render-gate.ts";
import type { Senders } from "./senders.ts";
import { isFormWithFiles, type SentForm, sentForm } from "./sent-form.ts";
import type { Middleware, ServerEnv } from "./visit.ts";
import { limitAt, WRITES } from "./writes.ts";

/** The command of an address: a schema that reads the question, and the work. */
export interface JsonAct {
  readonly question: z.ZodType;
  /** Converts a form with files to a question, in place of JSON. If unset, forms are refused. */
  readonly questionOf?: (form: SentForm) => unknown;
  /**
   * True for a command without changes or outside requests. It is not counted, and works while the database
   * is away.
   */
  readonly isLight?: true;
  /**
   * Returns the amount of work of a question that changes nothing. Then work is counted instead of requests,
   * without the database.
   */
  readonly workOf?: (question: never) => number;
  /** Runs the command with the question that the schema read. */
  readonly perform: (question: never, sender: Sender) => Promise<unknown>;
}

const FORM_REFUSALS = {
  long: { status: 413, code: "too-long" },
  unreadable: { status: 400, code: "unreadable" },
  "too-many": { status: 429, code: "too-many", retryAfterSeconds: COMING_RETRY_SECONDS },
  busy: { status: 503, code: "unavailable", retryAfterSeconds: COMING_RETRY_SECONDS },
} as const;

interface Options {
  /** Commands by pathname; each is in the list of writes. */
  readonly acts: ReadonlyMap<string, JsonAct>;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
  readonly log: Logger;
  /** Returns the response for a command's own refusal; null for other errors. */
  readonly refusalOf?: (error: unknown, id: string) => Response | null;
}

/** Most forms with files in memory at a time. */
const FORMS_AT_ONCE = { most: 6, mostOfOne: 2 };

/**
 * Serves the commands of the site's pages. Requests are JSON or a form with files; responses are JSON and not
 * cached. Only the site's own pages can send them, up to a limit.
 */
export function jsonActs(options: Options): Middleware {
  const { acts, senders, siteUrl, cleanings, log, refusalOf = () => null } = options;

  const coming = createComingBodies(FORMS_AT_ONCE);

  const tooMany = (taken: Taken) =>
    problemAnswer({ status: 429, code: "too-many", detail: "Too much is asked at once.", ...taken });

  async function perform(act: JsonAct, question: unknown, c: Context<ServerEnv>): Promise<Response> {
    const read = act.question.safeParse(question);
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => path.join(".")).join(", ");
      return problemAnswer({ status: 422, code: "invalid", detail: `These cannot be read: ${fields}.` });
    }
    // The command's own schema read the question.
    const known = read.data as never;
    const taken = act.workOf && senders.takeWork(c, limitAt(c.get("url").pathname), act.workOf(known));
    if (taken && !taken.isAllowed) return tooMany(taken);
    const answer = await act.perform(known, senders.of(c));
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  }

  async function performForm(act: JsonAct, request: ComingRequest, c: Context<ServerEnv>): Promise<Response> {
    const taken = senders.takeBytes(c, WRITES.contact.bytes);
    if (!taken.isAllowed) return tooMany(taken);
    const answer = await coming.take(senders.of(c), request, async (body) => {
      const form = await sentForm(body, cleanings);
      return typeof form === "string" ? form : perform(act, act.questionOf?.(form), c);
    });
    if (answer instanceof Response) return answer;
    return problemAnswer({
      ...FORM_REFUSALS[answer],
      detail: "The form cannot be taken as it is, or now.",
    });
  }

  function failure(error: unknown, id: string): Response {
    const isAway = error instanceof DatabaseError || error instanceof FileStoreError;
    log.error({ err: error, id }, "a command failed");
    return problemAnswer({
      status: isAway ? 503 : 500,
      code: isAway ? "unavailable" : "failed",
      detail: "Nothing was changed. Try again in a moment.",
    });
  }

  return async function jsonActs(c, next) {
    const { pathname } = c.get("url");
    const act = acts.get(pathname);
    if (act === undefined) return next();
    c.set("routeClass", "data");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    if (!isFromOwnPage(c.env.incoming.headers, [siteUrl]))
      return problemAnswer({ status: 403, code: "cross-site", detail: "Only the site's own pages may ask." });
    try {
      if (!act.isLight && !act.workOf) {
        const taken = await senders.take(c, limitAt(pathname));
        if (!taken.isAllowed) return tooMany(taken);
      }
      if (act.questionOf && isFormWithFiles(c.req.header("content-type")))
        return await performForm(act, c.req.raw, c);
      const body = await boundedBody(c.req.raw);
      if (body === null) return c.text("Content Too Large", 413, { Connection: "close" });
      return await packedAnswer(
        await perform(act, jsonOf(body, cleanings), c),
        c.req.header("accept-encoding"),
      );
    } catch (error) {
      if (error instanceof BodyCut || error instanceof TooBusy) throw error;
      const id = c.get("requestId");
      return refusalOf(error, id) ?? failure(error, id);
    }
  };
}
