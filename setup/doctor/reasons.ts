import { Problem } from "./check.ts";

/** Name of a service in sentences, and the settings to correct. */
export interface Subject {
  /** Name such as "The data service". */
  readonly service: string;
  /** Name of the setting with its address. */
  readonly address: string;
  /** Names of the settings with our credentials. */
  readonly access?: string;
}

interface Reason {
  /** Text after the service's name. */
  readonly wrong: string;
  readonly todo: string;
}

type Explain = (subject: Subject) => Reason;

const unknownHost: Explain = ({ address }) => ({
  wrong: "has a host name that no DNS server knows",
  todo: `correct ${address}, or the DNS of this machine`,
});
const closedPort: Explain = ({ address }) => ({
  wrong: "refuses the connection, because nothing listens there",
  todo: `correct the host and port in ${address}, or start the service`,
});
const noRoute: Explain = ({ address }) => ({
  wrong: "gives no answer in time",
  todo: `check ${address}, and that the firewall lets this machine connect`,
});
const cut: Explain = ({ address }) => ({
  wrong: "closes the connection without an answer",
  todo: `check the port and the protocol in ${address}`,
});
const plainPort: Explain = ({ address }) => ({
  wrong: "does not speak TLS on this port",
  todo: `correct the port or the protocol in ${address}`,
});
const certificate: Explain = ({ address }) => ({
  wrong: "shows a certificate that this machine does not accept",
  todo: `correct the host in ${address}, or have the certificate renewed`,
});
const redirect: Explain = ({ address }) => ({
  wrong: "redirects to another address",
  todo: `set ${address} to that address`,
});
const otherAnswer: Explain = ({ address }) => ({
  wrong: "sends an answer of another kind",
  todo: `correct ${address}, which leads to something else`,
});
const noAccess: Explain = ({ address, access }) => ({
  wrong: "refuses our access",
  todo: access === undefined ? `check with its team whether ${address} is public` : `correct ${access}`,
});

const BY_CODE: Readonly<Record<string, Explain>> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EDNS: unknownHost,
  ECONNREFUSED: closedPort,
  ETIMEDOUT: noRoute,
  EHOSTUNREACH: noRoute,
  ENETUNREACH: noRoute,
  UND_ERR_CONNECT_TIMEOUT: noRoute,
  UND_ERR_HEADERS_TIMEOUT: noRoute,
  "outside-time": noRoute,
  ECONNRESET: cut,
  EPIPE: cut,
  UND_ERR_SOCKET: cut,
  CERT_HAS_EXPIRED: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  "outside-redirect": redirect,
  "outside-type": otherAnswer,
  "outside-size": otherAnswer,
};
/** Some clients only repeat the code in their message. */
const CODE_IN_WORDS = /\b(?:E[A-Z]{3,}|[A-Z]+(?:_[A-Z]+){2,})\b/g;
/** OpenSSL's errors for a port without TLS. */
const NO_TLS = /wrong version number|packet length too long/i;
const TIMEOUT_CODE = /timeout$/;

const LONGEST_REASON = 120;

/** Returns an error, its causes and the errors that it contains. */
function* within(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== "object" || error === null || depth > 5) return;
  yield error;
  const { cause, errors } = Object(error);
  yield* within(cause, depth + 1);
  if (Array.isArray(errors)) for (const each of errors) yield* within(each, depth + 1);
}

function explainCode(error: object): Explain | undefined {
  const { code, name, message } = Object(error);
  if (TIMEOUT_CODE.test(String(code)) || name === "TimeoutError") return noRoute;
  if (NO_TLS.test(String(message))) return plainPort;
  const inWords = String(message ?? "").match(CODE_IN_WORDS) ?? [];
  return [String(code), ...inWords].map((each) => BY_CODE[each]).find((each) => each !== undefined);
}

/** Returns the status of the failed response that an error is about, if it is about one. */
export function statusOf(error: unknown): number | undefined {
  const statuses = [...within(error)].map((each) => Object(each).status);
  return statuses.find((status) => typeof status === "number" && status >= 400);
}

function explainStatus(status: number): Explain {
  if (status === 401 || status === 403) return noAccess;
  if (status === 404)
    return ({ address }) => ({
      wrong: "has nothing at the address that we ask (404)",
      todo: `correct the path in ${address}`,
    });
  if (status === 429)
    return () => ({
      wrong: "refuses more requests for now (429)",
      todo: "wait a minute and try again, then ask its team for a higher limit",
    });
  if (status >= 500)
    return () => ({
      wrong: `fails by itself (${status})`,
      todo: "try again in a minute, then ask its team",
    });
  return ({ address }) => ({
    wrong: `refuses our request (${status})`,
    todo: `check ${address} and the account at the service`,
  });
}

/** Explains the status of a service's response. */
export function statusProblem(status: number, subject: Subject): Problem {
  const { wrong, todo } = explainStatus(status)(subject);
  return new Problem(`${subject.service} ${wrong}: ${todo}.`);
}

/** Explains the error of a client. */
export function problemOf(error: unknown, subject: Subject): Problem {
  if (error instanceof Problem) return error;
  const inside = [...within(error)];
  const explain = inside.map(explainCode).find((each) => each !== undefined);
  if (explain !== undefined) {
    const { wrong, todo } = explain(subject);
    return new Problem(`${subject.service} ${wrong}: ${todo}.`);
  }
  const status = statusOf(error);
  if (status !== undefined) return statusProblem(status, subject);
  const text = String(Object(inside.at(-1)).message ?? error)
    .replaceAll(/\s+/g, " ")
    .slice(0, LONGEST_REASON);
  return new Problem(
    `${subject.service} gives no answer that we can read (${text}): check that ${subject.address} leads to it.`,
  );
}
