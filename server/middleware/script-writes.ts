import type { Context } from "hono";
import { BodyCut } from "#territory/bounded-body.ts";
import { TooBusy } from "#territory/turns.ts";
import { type Admit, WriteRefused } from "../admission.ts";
import type { CommandRequest, CommandServices, JsonCommand } from "../commands/write-command.ts";
import { chooseEncoding } from "../encoding.ts";
import { packBody } from "../packed-body.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Middleware, ServerEnv } from "../request-context.ts";
import type { Senders } from "../senders.ts";
import { isFormWithFiles } from "../sent-form.ts";
import { problemOf } from "../write-problem.ts";
import { commandAt, WRITES, type Write } from "../writes.ts";
import type { LogFailure } from "./log-failure.ts";

/** Seconds after which a machine must send a failed event again. */
const MACHINE_RETRY_SECONDS = 60;

/** Longest body in bytes that is not compressed: it fits into one packet, so compression saves no time. */
const SHORT_BYTES = 1_400;

/** Returns the response in the visitor's encoding: compressed if it is long. */
async function packedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  if (encoding === "identity") return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const isLong = body.length > SHORT_BYTES;
  if (isLong) headers.set("Content-Encoding", encoding);
  const packed = isLong ? (await packBody(body, "once"))[encoding] : body;
  // Buffers of zlib and arrayBuffer() never have shared memory.
  return new Response(packed as Uint8Array<ArrayBuffer>, { status: answer.status, headers });
}

interface Options {
  readonly admit: Admit;
  readonly services: CommandServices;
  readonly senders: Senders;
  readonly logFailure: LogFailure;
}

/** Serves the writes of pages' scripts and of machines. Refusals are problem details; nothing is cached. */
export function scriptWrites({ admit, services, senders, logFailure }: Options): Middleware {
  const requestOf = (c: Context<ServerEnv>): CommandRequest => ({ services, sender: senders.of(c), c });

  async function answerJson(
    command: JsonCommand,
    body: unknown,
    write: Write,
    request: CommandRequest,
  ): Promise<Response> {
    const read = command.question.safeParse(body);
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => path.join(".")).join(", ");
      return problemAnswer({ status: 422, code: "invalid", detail: `These cannot be read: ${fields}.` });
    }
    // The command's own schema read the question.
    const question = read.data as never;
    if (write.limit && write.workOf) {
      const usage = senders.takeWork(request.c, write.limit, write.workOf(question));
      if (!usage.isAllowed) throw new WriteRefused("too-many", usage);
    }
    const answer = await command.run(question, request);
    return packedAnswer(
      Response.json(answer, { headers: { "Cache-Control": "no-store" } }),
      request.c.req.header("accept-encoding"),
    );
  }

  function failed(error: unknown, write: Write, c: Context<ServerEnv>): Response {
    if (error instanceof BodyCut || error instanceof TooBusy) throw error;
    const problem = problemOf(error);
    if (problem.status >= 500) logFailure(c, error);
    const answer = problemAnswer(
      problem.status >= 500 && write.from === "machine"
        ? { ...problem, status: 503, code: "unavailable", retryAfterSeconds: MACHINE_RETRY_SECONDS }
        : problem,
    );
    if (problem.status === 413) answer.headers.set("Connection", "close");
    return answer;
  }

  return async function scriptWrites(c, next) {
    const found = commandAt(c.get("url").pathname);
    if (found === null) return next();
    const { name, command } = found;
    const write: Write = WRITES[name];
    if (write.isPage) c.header("Referrer-Policy", "no-referrer");
    if (c.req.raw.method !== "POST" && write.isPage) return next();
    c.set("routeClass", "data");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    try {
      if (command.reads === "bytes")
        return await admit(c, name, "bytes", (body) => command.run(body, requestOf(c)));
      const { questionOf } = command;
      if (questionOf && isFormWithFiles(c.req.header("content-type")))
        return await admit(c, name, "files", (form) =>
          answerJson(command, questionOf(form), write, requestOf(c)),
        );
      return await admit(c, name, "json", (body) => answerJson(command, body, write, requestOf(c)));
    } catch (error) {
      return failed(error, write, c);
    }
  };
}
