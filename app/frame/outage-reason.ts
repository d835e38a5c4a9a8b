/** Reason of an outage: no working network, or a site that answers that it is unavailable. */
export type OutageReason = "network" | "site";

const UNABLE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns whether a status means that the site, or a gateway in front of it, is temporarily unavailable. */
export const isUnable = ({ status }: Response): boolean => UNABLE.has(status);
