/** Creates a text response that both a person and a program can read. */
export const sentence = (text: string, status: 400 | 404 | 503) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      ...(status !== 404 && { "cache-control": "no-store" }),
      ...(status === 503 && { "retry-after": "60" }),
    },
  });
