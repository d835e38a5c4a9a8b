import { timeLimit } from "../../frame/limited-signal.ts";
/** Why the server did not do what was asked: its own word, or that nobody could be reached. */
export class Refused<Code extends string> extends Error {
  readonly code: Code | "offline" | "failed";
  /** The whole answer, of which some refusals say more. */
  readonly said: unknown;

  constructor(code: Code | "offline" | "failed", message = code as string, said: unknown = null) {
    super(message);
    this.code = code;
    this.said = said;
  }
}

/** Longer than the server waits for anybody else. */
const LIMIT_MS = 15_000;
/** Files from where there is hardly any network take their time. */
const FILES_LIMIT_MS = 110_000;

/**
 * Sends JSON to the site's own server.
 * @returns what it answers, by the contract of that address
 * @throws {Refused}
 */
export const postJson = <Answer, Code extends string>(path: string, question: object): Promise<Answer> =>
  post<Answer, Code>(path, {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    signal: timeLimit(LIMIT_MS),
  });

/** The same of a form with files. @throws {Refused} */
export const postForm = <Answer, Code extends string>(path: string, form: FormData): Promise<Answer> =>
  post<Answer, Code>(path, { body: form, signal: timeLimit(FILES_LIMIT_MS) });

async function post<Answer, Code extends string>(path: string, sent: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, { method: "POST", ...sent });
  } catch (error) {
    throw new Refused<Code>("offline", String(error));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer; // our own server's
  const { code, detail } = Object(said);
  throw new Refused<Code>(typeof code === "string" ? (code as Code) : "failed", String(detail), said);
}
