import { z } from "zod";
import { moment } from "./moment.ts";
import { orderState } from "./order-state.ts";

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
