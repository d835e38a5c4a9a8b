/** No network, or one that brings nothing; or a site that answers that it cannot give the page now. */
export type OutOfReach = "network" | "site";

const UNABLE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the site, or what stands before it, says by this status that it cannot give the page now. */
export const isUnable = ({ status }: Response): boolean => UNABLE.has(status);
