import type { fcm_v1 } from "@googleapis/fcm";
import { z } from "zod";
import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";
import type { Language } from "#territory/language.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import type { DeliveryResult } from "./delivery.ts";
import { type DeviceClient, TIME_TO_LIVE_SECONDS } from "./device-client.server.ts";
import { type Access, type GoogleTokens, NoTokenError } from "./google-token.server.ts";
import type { Notice } from "./message.ts";
import type { FcmAddress } from "./push-address.server.ts";

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
 * a subject replaces the earlier one on the screen (`tag`, `apns-collapse-id`). The request has no collapse
 * key: for a phone that is off, FCM only keeps messages of four keys, so a fifth fire's alert would be lost.
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
      // Tells the app which page to open when the person presses the notification.
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

export interface FcmSettings {
  /** Origin of Google's service or of a compatible service. */
  readonly url: string;
  readonly tokens: GoogleTokens;
  readonly now?: () => Date;
}

const LIMITS = { source: "fcm", timeLimitMs: 10_000, mostBytes: 64 * 1024, types: JSON_TYPES };
/** Default delay if Google asks to retry later without a time. */
const PATIENCE_MS = 60_000;
/** Delay if Google denies access, which the agency must fix. */
const NO_ACCESS_MS = 30_000;

const accepted = z.object({ name: z.string() });
const refusal = z.object({
  error: z.object({
    message: z.string().default(""),
    status: z.string().default(""),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .default([]),
  }),
});
type Refusal = z.output<typeof refusal>["error"];

const codesOf = ({ details }: Refusal) => details.map(({ errorCode }) => errorCode);
/** Returns true if the error is about the token. Errors about the message have another field or text. */
const isOfToken = ({ message, details }: Refusal) =>
  details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === "message.token"),
  ) || /registration token is not a valid/i.test(message);

/**
 * Creates the client that sends notifications to phones by Firebase Cloud Messaging (HTTP v1). While Google
 * asks to retry later, the client sends no requests, but notifications to browsers continue. A registration
 * only counts as gone if the error is about that registration: a wrong project must not delete every phone.
 */
export function createFcmClient({
  url,
  tokens,
  now = () => new Date(),
}: FcmSettings): DeviceClient<FcmAddress> {
  let resumesAt = 0;

  function held(reason: string, forMs: number): DeliveryResult {
    resumesAt = Math.max(resumesAt, now().getTime() + forMs);
    return { kind: "held", reason, forMs };
  }

  function outcomeOf(answer: Response, text: string): DeliveryResult {
    const body = jsonOf(text);
    if (answer.ok) return { kind: "sent", reference: accepted.safeParse(body).data?.name ?? null };
    const error = refusal.safeParse(body).data?.error;
    const code = error && (codesOf(error).find((each) => each !== undefined) ?? error.status);
    const reason = `${answer.status} ${code ?? ""} ${error?.message ?? text}`.trim().slice(0, 300);
    const retryAfterMs = readRetryAfter(answer.headers.get("retry-after"), now().getTime());
    if (answer.status === 429 || code === "QUOTA_EXCEEDED") return held(reason, retryAfterMs ?? PATIENCE_MS);
    if (answer.status === 401) return held(reason, NO_ACCESS_MS);
    if (answer.status >= 500)
      return retryAfterMs === null ? { kind: "later", reason } : held(reason, retryAfterMs);
    const isGone = code === "UNREGISTERED" || (answer.status === 400 && !!error && isOfToken(error));
    return { kind: "refused", reason, ...(isGone && { isGone }) };
  }

  function ask({ token, projectId }: Access, message: object): Promise<Response> {
    return fetchOutside(`${url}/v1/projects/${encodeURIComponent(projectId)}/messages:send`, LIMITS, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
  }

  return {
    async hand({ token }, { language }, notice): Promise<DeliveryResult> {
      const waitMs = resumesAt - now().getTime();
      if (waitMs > 0) return { kind: "held", reason: "Google asks for patience", forMs: waitMs };
      let access: Access;
      try {
        access = await tokens.get();
      } catch (error) {
        return held(reasonOf(error), NO_ACCESS_MS);
      }
      try {
        const message = fcmMessage(notice, {
          token,
          language,
          ttlSeconds: TIME_TO_LIVE_SECONDS,
          now: now(),
        });
        let answer = await ask(access, message);
        if (answer.status === 401) {
          // Google can end a token before its expiry.
          tokens.drop(access.token);
          answer = await ask(await tokens.get(), message);
        }
        return outcomeOf(answer, await answer.text());
      } catch (error) {
        // A duplicate replaces the first notification on the screen, because both have the same tag.
        return { kind: "later", reason: reasonOf(error) };
      }
    },
  };
}

/** Returns the reason of a failure. Google's own words explain a refused token better than a code. */
const reasonOf = (error: unknown) =>
  String(error instanceof NoTokenError ? error : (Object(error).cause?.code ?? error)).slice(0, 300);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
