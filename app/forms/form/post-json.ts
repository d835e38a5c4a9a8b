/** Why the server did not do what was asked: its own word, or that nobody could be reached. */
export class Refused<Code extends string> extends Error {
  readonly code: Code | "offline" | "failed";

  constructor(code: Code | "offline" | "failed", message = code as string) {
    super(message);
    this.code = code;
  }
}

/** Longer than the server waits for anybody else. */
const LIMIT_MS = 15_000;

/**
 * Sends JSON to the site's own server.
 * @returns what it answers, by the contract of that address
 * @throws {Refused}
 */
export async function postJson<Answer, Code extends string>(path: string, question: object): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    throw new Refused<Code>("offline", String(error));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer; // our own server's
  const { code, detail } = Object(said);
  throw new Refused<Code>(typeof code === "string" ? (code as Code) : "failed", String(detail));
}
