/** A refusal as described in RFC 9457. */
export interface Problem {
  readonly status: number;
  /** A stable code for programs. */
  readonly code: string;
  /** One English sentence for readers of logs. */
  readonly detail: string;
  readonly retryAfterSeconds?: number | undefined;
  /** More fields for programs. */
  readonly more?: object;
}

export function problemAnswer({ status, code, detail, retryAfterSeconds, more }: Problem): Response {
  return new Response(JSON.stringify({ type: "about:blank", status, code, detail, ...more }), {
    status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    },
  });
}
