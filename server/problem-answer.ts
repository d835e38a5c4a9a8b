/** A refusal as RFC 9457 writes it. */
export interface Problem {
  readonly status: number;
  /** Stable: programs go by it. */
  readonly code: string;
  /** One English sentence for whoever reads a log. */
  readonly detail: string;
  readonly retryAfterSeconds?: number | undefined;
  /** What programs need beside. */
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
