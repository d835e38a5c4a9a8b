import { type OutgoingHttpHeaders, request } from "node:http";

export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  /** An array is sent in chunks, one chunk per element, without a Content-Length. */
  readonly body?: Buffer | string | readonly Buffer[];
}

export interface Answer {
  /** HTTP status; 0 if the connection was cut before a response. */
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request, which can be malformed, on its own connection. A response that arrives before the whole
 * body was sent is returned too.
 */
export function ask(
  origin: string,
  { method = "POST", path, headers = {}, body = "" }: TestRequest,
): Promise<Answer> {
  return new Promise((resolve) => {
    const requested = request(origin + path, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      const end = () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", end).on("error", end);
    });
    requested.on("error", () => resolve({ status: 0, text: "" }));
    if (typeof body === "string" || Buffer.isBuffer(body)) return void requested.end(body);
    for (const piece of body) requested.write(piece);
    requested.end();
  });
}
