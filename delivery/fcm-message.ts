import type { fcm_v1 } from "@googleapis/fcm";
import type { Language } from "#territory/language.ts";
import type { Notice } from "./message.ts";

/** Maximum length of Apple's collapse id, in bytes. */
const LONGEST_TAG = 64;

interface Sending {
  readonly token: string;
  readonly language: Language;
  readonly ttlSeconds: number;
  readonly now: Date;
}

/**
 * Returns the FCM request of a notification to a phone. Google's own types check it. A later notification of
 * a subject replaces the earlier one on the screen (`tag`, `apns-collapse-id`). It has no collapse key: for a
 * phone that is off, FCM only keeps messages of four keys, so a fifth fire would be lost.
 */
export function fcmMessage(
  { title, body, url, tag, isUrgent }: Notice,
  { token, language, ttlSeconds, now }: Sending,
) {
  const endsAt = Math.floor(now.getTime() / 1000) + ttlSeconds;
  return {
    message: {
      token,
      notification: { title, body },
      // Tells the app which page a press opens.
      data: { url, tag, language },
      android: {
        priority: isUrgent ? "HIGH" : "NORMAL",
        ttl: `${ttlSeconds}s`,
        notification: { tag },
      },
      apns: {
        headers: {
          "apns-push-type": "alert",
          "apns-priority": isUrgent ? "10" : "5",
          "apns-expiration": String(endsAt),
          "apns-collapse-id": Buffer.from(tag).subarray(0, LONGEST_TAG).toString(),
        },
        payload: {
          aps: {
            "thread-id": tag,
            "interruption-level": isUrgent ? "time-sensitive" : "active",
            ...(isUrgent && { sound: "default" }),
          },
        },
      },
    },
  } satisfies fcm_v1.Schema$SendMessageRequest;
}
