import { z } from "zod";

// Limits and schema of a message to one phone, from FCM's own description (fcm v1), with its JSON names.
// Unknown fields are errors.

const MOST_TTL_S = 28 * 24 * 3600;
const MOST_BYTES = 4096;
const MOST_COLLAPSE_ID_BYTES = 64;

const duration = z
  .string()
  .regex(/^\d+(?:\.\d{1,9})?s$/)
  .refine((ttl) => Number.parseFloat(ttl) <= MOST_TTL_S, "longer than four weeks");
const ownKey = /^(?:from|message_type|gcm.*|google.*)$/i;
const data = z
  .record(z.string(), z.string())
  .refine((given) => !Object.keys(given).some((key) => ownKey.test(key)), "a key that FCM uses itself");
const shown = { title: z.string(), body: z.string() };

const android = z.strictObject({
  priority: z.enum(["NORMAL", "HIGH"]),
  ttl: duration,
  collapseKey: z.string().optional(),
  notification: z.strictObject({ tag: z.string(), channelId: z.string().optional() }).optional(),
});
const headers = z.strictObject({
  "apns-push-type": z.enum(["alert", "background"]),
  "apns-priority": z.enum(["10", "5", "1"]),
  "apns-expiration": z.string().regex(/^\d{10}$/),
  "apns-collapse-id": z
    .string()
    .refine((id) => Buffer.byteLength(id) <= MOST_COLLAPSE_ID_BYTES, "longer than 64 bytes"),
});
const aps = z.strictObject({
  "thread-id": z.string().optional(),
  "interruption-level": z.enum(["passive", "active", "time-sensitive", "critical"]).optional(),
  sound: z.string().optional(),
});
const message = z.strictObject({
  token: z.string(),
  notification: z.strictObject(shown),
  data,
  android,
  apns: z.strictObject({ headers, payload: z.strictObject({ aps }) }),
});

const request = z
  .strictObject({ message, validateOnly: z.boolean().optional() })
  .refine(
    ({ message }) => Buffer.byteLength(JSON.stringify([message.notification, message.data])) <= MOST_BYTES,
    "the message is too big",
  );
export type FcmMessage = z.output<typeof message>;

/** Returns the message of a request, or the first invalid field and its problem. */
export function readRequest(body: unknown): { message: FcmMessage } | { field: string; problem: string } {
  const read = request.safeParse(body);
  if (read.success) return { message: read.data.message };
  const [issue] = read.error.issues;
  return { field: issue?.path.join(".") ?? "", problem: issue?.message ?? "" };
}
