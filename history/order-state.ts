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

export const ORDERS_PATH = "official-orders";

/** The facts of a message that decide which message of its chain is in force, without its text. */
const orderLink = z.object({
  key: z.string(),
  kind: z.enum(["Alert", "Update", "Cancel"]),
  sentAt: moment,
  expiresAt: moment.nullable(),
  references: z.array(z.string()),
  isAllClear: z.boolean(),
});
export type OrderLink = z.output<typeof orderLink>;

/** An order that was announced, or that was in force at the first reading. */
const storedOrder = z.object({
  /** Id of the order in changes, the same for all messages of the order. */
  subject: z.string(),
  /** Keys of all messages of the order's chain. */
  keys: z.array(z.string()),
  state: orderState,
  /** Time when the end of the order was seen; null while the order is in force. */
  endedAt: moment.nullable(),
  /** Time from which readings had no message of the order; only set if the order has no expiry. */
  unlistedAt: moment.nullish(),
});
export type StoredOrder = z.output<typeof storedOrder>;

/** The orders of the last accepted reading of Alert Ready, for comparison with the next reading. */
export const ordersReading = z.object({
  v: z.literal(1),
  links: z.array(orderLink),
  orders: z.array(storedOrder),
});
export type OrdersReading = z.output<typeof ordersReading>;
