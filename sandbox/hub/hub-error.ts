import type { Context } from "hono";
import type { z } from "zod";

/** Error for a request to the hub that cannot be done. The message says what to fix. */
export class HubError extends Error {
  readonly status: 400 | 404 | 409;
  readonly code: string;

  constructor(status: 400 | 404 | 409, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns the validated JSON body of a request. @throws {HubError} `bad-json` @throws {z.ZodError} */
export async function bodyOf<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new HubError(400, "bad-json", "The body must be JSON.");
  }
  return schema.parse(body);
}
