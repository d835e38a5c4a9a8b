import type { IncomingMessage } from "node:http";
import { isSameSecret } from "./same-secret.server.ts";

/** The parts of a request that decide. */
type Asked = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** True for a request from this machine that names no proxy. A proxy on this machine that names none looks the same. */
function isLocal({ headers, socket: { remoteAddress } }: Asked): boolean {
  if (remoteAddress === undefined || headers["x-forwarded-for"] !== undefined) return false;
  return remoteAddress === "::1" || /^(::ffff:)?127\./.test(remoteAddress);
}

/** Returns who may read metrics and reasons: the bearer of the token; without a token, this machine. */
export function operationsAccess(token: string | undefined): (request: Asked) => boolean {
  if (token === undefined) return isLocal;
  return ({ headers }) => isSameSecret(headers.authorization ?? "", `Bearer ${token}`);
}
