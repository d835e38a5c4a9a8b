import { Problem } from "./check.ts";

/** Name of a service in sentences, and the settings to correct. */
export interface Subject {
  /** Name such as "The data service". */
  readonly service: string;
  readonly address: string;
  readonly access?: string;
}

// Texts after the service's name. `{address}` is the name of the setting with its address.
const UNKNOWN_HOST =
  "has a host name that no DNS server knows: correct {address}, or the DNS of this machine";
const CLOSED_PORT =
  "refuses the connection, because nothing listens there: correct the host and port in {address}, or start the service";
const NO_ROUTE = "gives no answer in time: check {address}, and that the firewall lets this machine connect";
const CUT = "closes the connection without an answer: check the port and the protocol in {address}";
const PLAIN_PORT = "does not speak TLS on this port: correct the port or the protocol in {address}";
const CERTIFICATE =
  "shows a certificate that this machine does not accept: correct the host in {address}, or have the certificate renewed";
const REDIRECT = "redirects to another address: set {address} to that address";
const OTHER_ANSWER = "sends an answer of another kind: correct {address}, which leads to something else";

const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  EDNS: UNKNOWN_HOST,
  ECONNREFUSED: CLOSED_PORT,
  ETIMEDOUT: NO_ROUTE,
  EHOSTUNREACH: NO_ROUTE,
  ENETUNREACH: NO_ROUTE,
  UND_ERR_CONNECT_TIMEOUT: NO_ROUTE,
  UND_ERR_HEADERS_TIMEOUT: NO_ROUTE,
  "outside-time": NO_ROUTE,
  ECONNRESET: CUT,
  EPIPE: CUT,
  UND_ERR_SOCKET: CUT,
  CERT_HAS_EXPIRED: CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  "outside-redirect": REDIRECT,
  "outside-type": OTHER_ANSWER,
  "outside-size": OTHER_ANSWER,
};
/** Matches an error code in a message: some clients only have the code there. */
const CODE_IN_WORDS = /\b(?:E[A-Z]{3,}|[A-Z]+(?:_[A-Z]+){2,})\b/g;
/** OpenSSL's errors for a port without TLS. */
const NO_TLS = /wrong version number|packet length too long/i;
const TIMEOUT_CODE = /timeout$/;

const LONGEST_REASON = 120;

/** Yields an error, its causes and the errors that it contains. */
function* within(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== "object" || error === null || depth > 5) return;
  yield error;
  const { cause, errors } = Object(error);
  yield* within(cause, depth + 1);
  if (Array.isArray(errors)) for (const each of errors) yield* within(each, depth + 1);
}

function codeReason(error: object): string | undefined {
  const { code, name, message } = Object(error);
  if (TIMEOUT_CODE.test(String(code)) || name === "TimeoutError") return NO_ROUTE;
  if (NO_TLS.test(String(message))) return PLAIN_PORT;
  const inWords = String(message ?? "").match(CODE_IN_WORDS) ?? [];
  return [String(code), ...inWords].map((each) => BY_CODE[each]).find((each) => each !== undefined);
}

/** Returns the status of the failed response that caused an error; undefined if no response did. */
export function statusOf(error: unknown): number | undefined {
  const statuses = [...within(error)].map((each) => Object(each).status);
  return statuses.find((status) => typeof status === "number" && status >= 400);
}

function statusReason(status: number, access: string | undefined): string {
  if (status === 401 || status === 403)
    return access === undefined
      ? "refuses our access: check with its team whether {address} is public"
      : `refuses our access: correct ${access}`;
  if (status === 404) return "has nothing at the address that we ask (404): correct the path in {address}";
  if (status === 429)
    return "refuses more requests for now (429): wait a minute and try again, then ask its team for a higher limit";
  if (status >= 500) return `fails by itself (${status}): try again in a minute, then ask its team`;
  return `refuses our request (${status}): check {address} and the account at the service`;
}

const problem = (reason: string, { service, address }: Subject) =>
  new Problem(`${service} ${reason.replace("{address}", address)}.`);

export const statusProblem = (status: number, subject: Subject): Problem =>
  problem(statusReason(status, subject.access), subject);

export function problemOf(error: unknown, subject: Subject): Problem {
  if (error instanceof Problem) return error;
  const inside = [...within(error)];
  const reason = inside.map(codeReason).find((each) => each !== undefined);
  if (reason !== undefined) return problem(reason, subject);
  const status = statusOf(error);
  if (status !== undefined) return statusProblem(status, subject);
  const text = String(Object(inside.at(-1)).message ?? error)
    .replaceAll(/\s+/g, " ")
    .slice(0, LONGEST_REASON);
  return new Problem(
    `${subject.service} gives no answer that we can read (${text}): check that ${subject.address} leads to it.`,
  );
}

/** Awaits the result of a client. @throws {Problem} that explains the client's error */
export async function explained<P extends Promise<unknown>>(answer: P, subject: Subject) {
  try {
    return await answer;
  } catch (error) {
    throw problemOf(error, subject);
  }
}
