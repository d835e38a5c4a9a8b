import { openHeaders } from "#plan/open-headers.ts";

const A_DAY_SECONDS = 24 * 3600;

const METHODS = "GET, HEAD, OPTIONS";

/** Returns the response to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: openHeaders({
      Allow: METHODS,
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Max-Age": String(A_DAY_SECONDS),
    }),
  });
}

/** The API's stable error codes, with status and title. The documentation page lists them all. */
export const PROBLEMS = {
  "bad-parameter": { status: 400, title: "A parameter cannot be used" },
  "bad-request": { status: 400, title: "The request cannot be read" },
  "unknown-path": { status: 404, title: "No such endpoint" },
  "unknown-fire": { status: 404, title: "No such fire" },
  "outside-quebec": { status: 404, title: "The point is not in Quebec" },
  "method-not-allowed": { status: 405, title: "Use GET or HEAD" },
  "body-too-large": { status: 413, title: "The request body is too large" },
  "address-too-long": { status: 414, title: "The URL is too long" },
  "internal-error": { status: 500, title: "The response could not be prepared" },
  "too-busy": { status: 503, title: "The server is too busy" },
  "no-data-yet": { status: 503, title: "The data has not been received" },
  /** Only nginx sends this error (`deploy/nginx.conf`), while no server of the site responds. */
  "no-site": { status: 503, title: "The site is not responding" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ParameterProblem {
  readonly name: string;
  readonly allowed: string;
}

/** An error response, thrown by an endpoint. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly parameters: readonly ParameterProblem[];

  /** @param detail one English sentence for the person who reads the client program's log */
  constructor(code: ProblemCode, detail: string, parameters: readonly ParameterProblem[] = []) {
    super(detail);
    this.code = code;
    this.parameters = parameters;
  }
}

/** Returns the error for data that was never read. An empty list would mean, for example, "no fires". */
export const noDataYet = (
  detail = "The data service has not responded since the server started; try again shortly.",
) => new ApiProblem("no-data-yet", detail);

/** Value of `Retry-After` in responses with status 503, in seconds. */
const RETRY_AFTER_SECONDS = 60;

/** Returns the error as an RFC 9457 problem; `type` links to the error's row on the documentation page. */
export function problemResponse({ code, message, parameters }: ApiProblem, siteUrl: string): Response {
  const { status, title } = PROBLEMS[code];
  const body = {
    type: `${siteUrl}/en/api/#${code}`,
    title,
    status,
    code,
    detail: message,
    ...(parameters.length > 0 && { parameters }),
  };
  const headers = openHeaders({
    "Content-Type": "application/problem+json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  if (status === 405) headers.set("Allow", METHODS);
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return new Response(JSON.stringify(body), { status, headers });
}

const DETAILS: Partial<Record<ProblemCode, string>> = {
  "bad-request": "The URL cannot be read.",
  "method-not-allowed": `Use one of ${METHODS}.`,
  "body-too-large": "Do not send a body: everything goes in the URL.",
  "address-too-long": "Ask for less in each request.",
  "too-busy": "The server is busy preparing other responses. Retry-After says when to try again.",
};

/** Returns the error response for the status of an error outside the API's own code. */
export function refusal(status: number, siteUrl: string): Response {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const code = codes.find((each) => PROBLEMS[each].status === status && DETAILS[each] !== undefined);
  const problem =
    status === 404
      ? unknownPath(siteUrl)
      : new ApiProblem(
          code ?? "internal-error",
          DETAILS[code ?? "internal-error"] ?? "Try again in a minute.",
        );
  return problemResponse(problem, siteUrl);
}

export function unknownPath(siteUrl: string): ApiProblem {
  return new ApiProblem("unknown-path", `Every endpoint is listed on ${siteUrl}/en/api/.`);
}
