import { createHmac, timingSafeEqual } from "node:crypto";

/** A request older or newer than this could be a replay. */
const TOLERANCE_S = 5 * 60;

interface Signed {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  /** One or more signatures, separated by spaces. */
  readonly signature: string | undefined;
  readonly body: string;
}

/** Returns why a request is not authentic, by the rules of Standard Webhooks; null if it is. */
export function signatureProblem(secret: string, signed: Signed, nowMs: number): string | null {
  const { id, timestamp, signature, body } = signed;
  if (!id || !timestamp || !signature) return "missing-headers";
  if (!/^\d+$/.test(timestamp)) return "bad-timestamp";
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_S) return "old-timestamp";
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isOurs = signature.split(" ").some((each) => {
    const [version, given = ""] = each.split(",");
    const bytes = Buffer.from(given, "base64");
    return version === "v1" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return isOurs ? null : "bad-signature";
}
