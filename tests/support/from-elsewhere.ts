import { randomInt } from "node:crypto";

/**
 * Returns options that give a visit its own client network, on a site that trusts one proxy. Each network is
 * rate-limited.
 */
export const fromElsewhere = () => ({
  extraHTTPHeaders: { "X-Forwarded-For": `203.0.${randomInt(1, 250)}.${randomInt(1, 250)}` },
});
