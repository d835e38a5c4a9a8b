import { timeLimit } from "../../frame/limited-signal.ts";
/** Error of a request. `code`: the server's code, "offline" if unreachable, "failed" if no code was sent. */
export class Refused<Code extends string> extends Error {
  readonly code: Code | "offline" | "failed";
  /** The whole response body: some refusals contain details. */
  readonly body: unknown;

  constructor(code: Code | "offline" | "failed", message = code as string, body: unknown = null) {
    super(message);
    this.code = code;
    this.body = body;
  }
}

/** Time limit of a request, longer than the server's limits for its own requests to other services. */
const LIMIT_MS = 15_000;
/** Time limit of a request with files, which take long over a weak network. */
const FILES_LIMIT_MS = 110_000;

/**
 * Sends JSON to the site's own server.
 * @returns the response body, not checked: the caller states its type as `Answer`
 * @throws {Refused}
 */
export const postJson = <Answer, Code extends string>(path: string, question: object): Promise<Answer> =>
  post<Answer, Code>(path, {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    signal: timeLimit(LIMIT_MS),
  });

/** Sends a form with files. @throws {Refused} */
export const postForm = <Answer, Code extends string>(path: string, form: FormData): Promise<Answer> =>
  post<Answer, Code>(path, { body: form, signal: timeLimit(FILES_LIMIT_MS) });

async function post<Answer, Code extends string>(path: string, sent: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, { method: "POST", ...sent });
  } catch (error) {
    throw new Refused<Code>("offline", String(error));
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as Answer; // our own server's format
  const { code, detail } = Object(body);
  throw new Refused<Code>(typeof code === "string" ? (code as Code) : "failed", String(detail), body);
}
