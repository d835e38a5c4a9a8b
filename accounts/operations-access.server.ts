import type { IncomingMessage } from "node:http";
import { isSameSecret } from "#territory/same-secret.server.ts";

/** The parts of a request that decide access. */
type AccessRequest = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Returns true for a request from this machine without proxy headers. A local proxy that adds no header looks
 * the same.
 */
function isLocal({ headers, socket: { remoteAddress } }: AccessRequest): boolean {
  if (remoteAddress === undefined || headers["x-forwarded-for"] !== undefined) return false;
  return remoteAddress === "::1" || /^(::ffff:)?127\./.test(remoteAddress);
}

/**
 * Returns the check for access to metrics and reasons: requests with the token, or from this machine if there
 * is no token.
 */
export function operationsAccess(token: string | undefined): (request: AccessRequest) => boolean {
  if (token === undefined) return isLocal;
  return ({ headers }) => isSameSecret(headers.authorization ?? "", `Bearer ${token}`);
}
