import { boundedBody } from "./bounded-body.ts";
import { type Cleanings, REQUESTS } from "./cleanings.ts";

const TYPE = "application/x-www-form-urlencoded";

/**
 * Reads a form that a browser sends without scripts, and cleans its fields.
 * @returns the fields, or the reason why the form cannot be read
 * @throws {BodyCut}
 */
export async function readPlainForm(
  request: Pick<Request, "body" | "headers">,
  most: number,
  cleanings: Cleanings,
): Promise<URLSearchParams | "too-long" | "unreadable"> {
  if (request.headers.get("content-type")?.split(";")[0] !== TYPE) return "unreadable";
  const body = await boundedBody(request, most);
  if (body === null) return "too-long";
  return cleanings.fields(REQUESTS, new URLSearchParams(body.toString("utf8")));
}
