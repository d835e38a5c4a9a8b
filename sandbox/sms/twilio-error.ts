import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class TwilioError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: number;

  constructor(status: ContentfulStatusCode, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Twilio's error code and message for an HTTP status. */
const OF_STATUS: Readonly<Record<number, readonly [code: number, message: string]>> = {
  401: [20003, "Authenticate"],
  429: [20429, "Too Many Requests"],
  503: [20503, "Service is unavailable. Please try again"],
};

export const twilioBody = (status: number, code: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

/** Adds Twilio's error to an error response without a body, and keeps the response's headers. */
export const inTwilioWords: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status < 400 || (await context.res.clone().text()) !== "") return;
  const [code, message] = OF_STATUS[status] ?? [20500, "An internal server error has occurred"];
  context.res = new Response(JSON.stringify(twilioBody(status, code, message)), { status, headers });
};
