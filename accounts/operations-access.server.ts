import type { IncomingMessage } from "node:http";
import { isSameSecret } from "#territory/same-secret.server.ts";

type AccessRequest = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Returns true for a request from this machine, or from a local proxy that adds no header. */
function isLocal({ headers, socket: { remoteAddress } }: AccessRequest): boolean {
  if (remoteAddress === undefined || headers["x-forwarded-for"] !== undefined) return false;
  return remoteAddress === "::1" || /^(::ffff:)?127\./.test(remoteAddress);
}

/** Returns the check to read metrics and readiness: by token, or by local address if no token is set. */
export function operationsAccess(token: string | undefined): (request: AccessRequest) => boolean {
  if (token === undefined) return isLocal;
  return ({ headers }) => isSameSecret(headers.authorization ?? "", `Bearer ${token}`);
}
