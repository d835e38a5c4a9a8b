import { createHash } from "node:crypto";
import { databaseNow } from "#database/database-now.server.ts";
import type { Transaction } from "#database/open.server.ts";
import type { Area } from "#fires/area.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import { fingerprint } from "#fires/restriction-facts.server.ts";
import { endsOfChains } from "#surroundings/alerts-at.ts";
import type { AlertMessage, AlertText, SourceReading } from "#surroundings/model.ts";
import { divisionsOf } from "#territory/census-divisions.ts";
import { cleanText } from "#territory/clean-text.ts";
import { lazyFor } from "#territory/lazy.ts";
import { REGIONS } from "#territory/regions.ts";
import { compareOrders, type OrdersAnswer, UNLISTED_MS } from "./compare-orders.ts";
import { compareStored, type WatchParts } from "./compare-stored.server.ts";
import {
  ORDERS_PATH,
  type OrderLink,
  type OrderState,
  type OrdersReading,
  type OrderText,
  ordersReading,
} from "./order-state.ts";
import { keepShapes } from "./restriction-areas.server.ts";

export function createOrderWatch({ database, read, log, now }: WatchParts) {
  let compared: readonly AlertMessage[] | null = null;
  let wasWhole = false;
  let nextExpiry = Number.POSITIVE_INFINITY;
  return {
    /**
     * Compares the reading in memory with the stored orders, if it is new or an order can have expired. The
     * changes and the stored orders are written in one transaction, so any number of workers can call it: no
     * change is written twice, and no change is lost if a worker dies.
     * @throws {DatabaseError} the next call then compares again
     */
    async update() {
      const { publicAlerts } = read();
      const { records, receivedAt } = publicAlerts ?? { records: null, receivedAt: null };
      if (!publicAlerts || records === null || receivedAt === null) return;
      const isWhole = publicAlerts.isWhole && publicAlerts.dropped === 0;
      if (records === compared && isWhole === wasWhole && receivedAt.getTime() <= nextExpiry) return;
      const expiry = await database.transaction(async (transaction) => {
        const at = now?.() ?? (await databaseNow(transaction));
        return writeOrders(transaction, { ...publicAlerts, records, receivedAt, isWhole }, at, log);
      });
      compared = records;
      wasWhole = isWhole;
      nextExpiry = expiry;
    },
  };
}

type ReceivedOrders = SourceReading<AlertMessage> & {
  readonly records: readonly AlertMessage[];
  readonly receivedAt: Date;
};

async function writeOrders(transaction: Transaction, received: ReceivedOrders, at: Date, log: SituationLog) {
  await keepShapes(transaction, received.records.flatMap(areasOf), at);
  const next = await compareStored(transaction, STORED, { at, log }, (known) =>
    compareOrders(known, answerOf(received, known), at),
  );
  return expiryOf(next, received.isWhole);
}

const STORED = {
  ...{ path: ORDERS_PATH, schema: ordersReading },
  empty: { v: 1, links: [], orders: [] } satisfies OrdersReading,
};

function answerOf(
  { records, receivedAt, isWhole }: ReceivedOrders,
  known: OrdersReading | null,
): OrdersAnswer {
  const stored = new Map(known?.orders.map(({ state }) => [state.key, state]));
  const messages = new Map(records.map((message) => [message.key, message]));
  return {
    links: records.map(linkOf),
    stateOf(key) {
      const message = messages.get(key);
      return message ? stateOf(message) : (stored.get(key) ?? null);
    },
    ...{ receivedAt, isWhole },
    subjectOf: (key) => `order-${createHash("sha256").update(key).digest("hex").slice(0, 16)}`,
  };
}

/** Most references of a message that are kept: the last ones. */
const MOST_REFERENCES = 200;

const linkOf = (message: AlertMessage): OrderLink => ({
  ...{ key: message.key, kind: message.kind, sentAt: message.sentAt, expiresAt: message.expiresAt },
  references: message.references.slice(-MOST_REFERENCES),
  isAllClear: isAllClear(message),
});

const stateOf = lazyFor(orderOfMessage);

/**
 * Returns the earliest time, in ms, at which an order in force can end without a new message: by expiry, or
 * because the feed dropped the order. If `isWhole` is false, dropped orders do not end.
 */
function expiryOf({ links, orders }: OrdersReading, isWhole: boolean): number {
  const active = new Set(orders.flatMap(({ endedAt, keys }) => (endedAt === null ? keys : [])));
  const ends = endsOfChains(links).filter(({ key }) => active.has(key));
  const dropped = orders.flatMap(({ endedAt, unlistedAt }) =>
    isWhole && endedAt === null && unlistedAt ? unlistedAt.getTime() + UNLISTED_MS - 1 : [],
  );
  const expiries = ends.map(({ expiresAt }) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return Math.min(...expiries, ...dropped);
}

/** Longest headline, author or list of areas, in characters. */
const LONGEST_LINE = 200;
/** Most characters of a message's text in an alert. Pages show the whole text. */
const LONGEST_TEXT = 4_000;
const ALL_CLEAR = "AllClear";

function orderOfMessage(message: AlertMessage): OrderState {
  const { key, sentAt, expiresAt, text, grounds } = message;
  const codes = grounds.flatMap((ground) => (ground.area === null ? ground.codes : []));
  const regions = REGIONS.map(({ code }) => code).filter((region) => isNamed(region, codes));
  return {
    ...{ key, sentAt, expiresAt },
    text: { fr: text.fr && textOf(text.fr), en: text.en && textOf(text.en) },
    regions,
    areas: areasOf(message).map(fingerprint).sort(),
    isExact: regions.every((region) => isWhole(region, codes)),
    isAllClear: isAllClear(message),
  };
}

const areasOf = ({ grounds }: AlertMessage): Area[] =>
  grounds.flatMap(({ area }) => (area === null ? [] : [area]));

/** Returns whether a message only says that an alert is over. */
const isAllClear = ({ responses }: AlertMessage): boolean =>
  responses.length > 0 && responses.every((each) => each === ALL_CLEAR);

/** Returns whether codes cover a region or a part of it, by `alertsAt`'s rule for an unknown municipality. */
const isNamed = (region: string, codes: readonly string[]) =>
  divisionsOf(region).some((division) =>
    codes.some((code) => division.startsWith(code) || code.startsWith(division)),
  );

const isWhole = (region: string, codes: readonly string[]) =>
  divisionsOf(region).every((division) => codes.some((code) => division.startsWith(code)));

function textOf({ event, headline, description, instruction, senderName, areas }: AlertText): OrderText {
  const whole = [description, instruction]
    .flatMap((text) => (text ?? "").split(/\n+/))
    .map((each) => each.trim());
  const paragraphs: string[] = [];
  let left = LONGEST_TEXT;
  for (const paragraph of whole.filter((each) => each !== "")) {
    if (left > 0) paragraphs.push(cut(paragraph, left));
    left -= paragraph.length;
  }
  return {
    headline: cut(oneLine(headline ?? event), LONGEST_LINE),
    author: senderName === null ? null : cut(oneLine(senderName), LONGEST_LINE),
    paragraphs,
    areas: cut(areas.map(oneLine).join(", "), LONGEST_LINE),
    isCut: left < 0,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Cuts a text after a word, and never within a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const end = head.lastIndexOf(" ");
  return `${cleanText(end > 0 ? head.slice(0, end) : head).trimEnd()}…`;
}
