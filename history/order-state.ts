import { z } from "zod";
import { moment } from "./moment.ts";

/** Text of an official order in one language, verbatim; long texts are cut at the end. */
const orderText = z.object({
  /** The author's headline, or the event if there is none. */
  headline: z.string(),
  author: z.string().nullable(),
  paragraphs: z.array(z.string()),
  areas: z.string(),
  isCut: z.boolean(),
});
export type OrderText = z.output<typeof orderText>;

/** Ends of an official order: by a message of its chain, by expiry, or by removal from the feed. */
const ORDER_ENDINGS = ["cancelled", "all-clear", "expired", "unlisted"] as const;

/** An official order or alert: the last message of its chain. */
export const orderState = z.object({
  key: z.string(),
  sentAt: moment,
  expiresAt: moment.nullable(),
  text: z.object({ fr: orderText.nullable(), en: orderText.nullable() }),
  /** Codes of the regions that the message names, wholly or in part, without a drawn area. */
  regions: z.array(z.string()),
  /** Fingerprints of the drawn areas. */
  areas: z.array(z.string()),
  /** False if a place in `regions` can be outside the alert area. */
  isExact: z.boolean(),
  /** True if the message only says that an alert is over. */
  isAllClear: z.boolean(),
  /** Missing while the order is in force. */
  ending: z.enum(ORDER_ENDINGS).optional(),
});
export type OrderState = z.output<typeof orderState>;
