import { openHeaders } from "../../parts/open-answer/open-headers.server.ts";
import { METHODS } from "./preflight.server.ts";

/** Why the API refuses, as a stable word, with its status and its title. The readable page lists them all. */
export const PROBLEMS = {
  "bad-parameter": { status: 400, title: "A parameter cannot be used" },
  "bad-request": { status: 400, title: "The request cannot be read" },
  "unknown-path": { status: 404, title: "No such endpoint" },
  "unknown-fire": { status: 404, title: "No such fire" },
  "outside-quebec": { status: 404, title: "The point is not in Quebec" },
  "method-not-allowed": { status: 405, title: "The API is read with GET" },
  "body-too-large": { status: 413, title: "The request has too large a body" },
  "address-too-long": { status: 414, title: "The address is too long" },
  "internal-error": { status: 500, title: "The answer could not be made" },
  "too-busy": { status: 503, title: "Too much is asked at once" },
  "no-data-yet": { status: 503, title: "The data has never been read" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** One parameter that was refused, and what it may be. */
export interface ParameterProblem {
  readonly name: string;
  readonly allowed: string;
}

/** A refusal, thrown by an endpoint. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly parameters: readonly ParameterProblem[];

  /** `detail` is one English sentence for the person who reads the log of the program that asked. */
  constructor(code: ProblemCode, detail: string, parameters: readonly ParameterProblem[] = []) {
    super(detail);
    this.code = code;
    this.parameters = parameters;
  }
}

/** Data that has not come since the start is asked for again within this. */
const RETRY_AFTER_SECONDS = 60;

/** The refusal as RFC 9457 writes it; `type` leads to the readable page's list. */
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
  "bad-request": "The address cannot be read.",
  "method-not-allowed": `Use one of ${METHODS}.`,
  "body-too-large": "Send no body: everything is asked for in the address.",
  "address-too-long": "Ask for less in one address.",
  "too-busy":
    "The answer was not in memory and too many others are being made. Retry-After says when to ask again.",
};

/** What the server refused or failed before or beside the API's own code, by its status. */
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
