import { randomInt } from "node:crypto";

/**
 * Returns browser options with a random client address, because each network is rate-limited. The site must
 * trust one proxy.
 */
export const fromElsewhere = () => ({
  extraHTTPHeaders: { "X-Forwarded-For": `203.0.${randomInt(1, 250)}.${randomInt(1, 250)}` },
});
