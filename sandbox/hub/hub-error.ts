import type { Context } from "hono";
import type { z } from "zod";

/** A control that cannot be done; the message says what to fix. */
export class HubError extends Error {
  readonly status: 400 | 404 | 409;
  readonly code: string;

  constructor(status: 400 | 404 | 409, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The JSON body of a request, checked.
 * @throws {HubError} `bad-json`; {z.ZodError} when it does not fit
 */
export async function bodyOf<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new HubError(400, "bad-json", "The body must be JSON.");
  }
  return schema.parse(body);
}
