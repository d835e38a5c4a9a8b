import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two texts in a time that tells nothing of either. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
