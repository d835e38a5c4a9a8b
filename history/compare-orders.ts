import { endsOfChains, isLater } from "#surroundings/alerts-at.ts";
import type { Compared, OrderChange } from "./change.ts";
import { createGroups } from "./groups.ts";
import type { OrderLink, OrderState, OrdersReading, StoredOrder } from "./order-state.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Age in ms above which an order of the first reading is not announced. */
const NEWS_MS = DAY_MS;
/** Time in ms that an expired order stays if an unreadable message could have extended the order. */
const UNSURE_MS = HOUR_MS;
/** Least time in ms that a message is kept, so that a late message of the same chain is understood. */
const LINK_KEPT_MS = 3 * DAY_MS;
/** Time in ms after which an order without an expiry ends, if the readings lack its messages for so long. */
export const UNLISTED_MS = DAY_MS;
/** Time in ms for which an ended order is kept; longer while the reading has messages of the order. */
const ORDER_KEPT_MS = 7 * DAY_MS;

export interface OrdersAnswer {
  readonly links: readonly OrderLink[];
  /** Returns the content of a message by its key; null if the answer does not have the message. */
  readonly stateOf: (key: string) => OrderState | null;
  /** Time of the answer. An answer from before an expiry ends no order: it can lack an extension. */
  readonly receivedAt: Date;
  /** True if no message of the answer is missing or unreadable. */
  readonly isWhole: boolean;
  /** Makes the id of an order from the key of its first message. */
  readonly subjectOf: (key: string) => string;
}

/** Messages of one chain, with its known orders: several orders if a message joins two chains. */
interface Chain {
  readonly links: OrderLink[];
  readonly ends: OrderLink[];
  readonly orders: StoredOrder[];
}

interface Context {
  readonly answer: OrdersAnswer;
  /** Keys of the messages of the answer. */
  readonly listed: ReadonlySet<string>;
  readonly at: Date;
  readonly isFirst: boolean;
}

interface Outcome {
  readonly order: StoredOrder | null;
  readonly change: OrderChange | null;
}

/**
 * Compares the messages of Alert Ready with the stored orders. A message that left the reading still counts.
 * An order only ends by a message of its chain, or by its expiry. An order without an expiry ends a day after
 * the readings dropped its messages.
 */
export function compareOrders(
  known: OrdersReading | null,
  answer: OrdersAnswer,
  at: Date,
): Compared<OrdersReading, OrderChange> {
  const all = [...(known?.links ?? []), ...answer.links];
  const links = [...new Map(all.map((link) => [link.key, link])).values()];
  const listed = new Set(answer.links.map(({ key }) => key));
  const context = { answer, listed, at, isFirst: known === null };
  const outcomes = chainsOf(links, known?.orders ?? [], context).map((chain) => compareChain(chain, context));
  const orders = outcomes.flatMap(({ order }) => (order && isKept(order, listed, at) ? [order] : []));
  const needed = new Set(orders.flatMap(({ endedAt, keys }) => (endedAt === null ? keys : [])));
  return {
    next: {
      v: 1,
      links: links.filter(
        ({ key, sentAt, expiresAt }) =>
          listed.has(key) ||
          needed.has(key) ||
          Math.max(sentAt.getTime() + LINK_KEPT_MS, expiresAt?.getTime() ?? 0) > at.getTime(),
      ),
      orders,
    },
    changes: outcomes.flatMap(({ change }) => change ?? []),
  };
}

const isKept = ({ endedAt, keys }: StoredOrder, listedKeys: ReadonlySet<string>, at: Date) =>
  endedAt === null ||
  at.getTime() - endedAt.getTime() < ORDER_KEPT_MS ||
  keys.some((key) => listedKeys.has(key));

/** Groups messages that refer to each other. Messages in force with the same words and areas are one order. */
function chainsOf(
  links: readonly OrderLink[],
  orders: readonly StoredOrder[],
  { answer, at }: Context,
): readonly Chain[] {
  const ends = endsOfChains(links);
  const { join, rootOf } = createGroups<string>();
  for (const { key, references } of links) for (const other of references) join(key, other);
  for (const { keys } of orders) for (const key of keys) join(keys[0] ?? key, key);
  const byWords = new Map<string, string>();
  for (const { endedAt, state, keys } of orders)
    if (endedAt === null && keys[0]) byWords.set(wordsOf(state), keys[0]);
  for (const end of ends) {
    const state = isInForce(end, at) ? answer.stateOf(end.key) : null;
    if (state === null) continue;
    const same = byWords.get(wordsOf(state));
    if (same === undefined) byWords.set(wordsOf(state), end.key);
    else join(same, end.key);
  }
  const chains = new Map<string, Chain>();
  function chainOf(key: string): Chain {
    const chain = chains.get(rootOf(key)) ?? { links: [], ends: [], orders: [] };
    chains.set(rootOf(key), chain);
    return chain;
  }
  for (const order of orders) chainOf(order.keys[0] ?? order.state.key).orders.push(order);
  for (const link of links) chainOf(link.key).links.push(link);
  for (const end of ends) chainOf(end.key).ends.push(end);
  return [...chains.values()];
}

function compareChain(chain: Chain, context: Context): Outcome {
  const { answer, at } = context;
  // A message can also name orders that are over. Only the order in force changes or ends.
  const active = chain.orders.filter(({ endedAt }) => endedAt === null);
  const [order, ...others] = active.length > 0 ? active : chain.orders;
  if (order === undefined) return begin(chain, null, context);
  const keys = [
    ...new Set(
      [...chain.orders, ...chain.links.map(({ key }) => ({ keys: [key] }))].flatMap((each) => each.keys),
    ),
  ];
  if (order.endedAt !== null) {
    const same = { ...order, keys };
    const seen = new Set(chain.orders.flatMap((each) => each.keys));
    const fresh = chain.ends.filter(({ key }) => !seen.has(key));
    return begin({ ...chain, ends: fresh }, same, context);
  }
  const lasting = chain.ends.filter((end) => isStillInForce(end, context));
  const unlistedAt = unlistedSince(order, lasting, context);
  const isDropped = unlistedAt !== null && answer.isWhole && +answer.receivedAt - +unlistedAt >= UNLISTED_MS;
  const same = { ...order, keys, unlistedAt };
  const inForce = lasting.filter(({ isAllClear }) => !isAllClear);
  if (inForce.length > 0 && !isDropped) {
    const state = stateOfAll(inForce, context) ?? order.state;
    const next = { ...same, state };
    // An all-clear of an unknown order was not an order: the order begins now.
    if (order.state.isAllClear) return { order: next, change: begun(next) };
    const before = withGrounds(
      order.state,
      others.map((each) => each.state),
    );
    const isChanged = wordsOf(before) !== wordsOf(state);
    const sides = { before: named(before), after: state };
    return {
      order: next,
      change: isChanged ? { kind: "order-changed", subject: order.subject, ...sides } : null,
    };
  }
  if (order.state.isAllClear)
    return {
      order: { ...same, endedAt: lasting.length > 0 && !isDropped ? null : at },
      change: null,
    };
  const before = named(order.state);
  const after = isDropped ? { ...before, ending: "unlisted" as const } : endOf(chain, order.state, context);
  return {
    order: { ...same, endedAt: at },
    change: { kind: "order-ended", subject: order.subject, before, after },
  };
}

/** Returns an order without its long texts, because every alert of a change loads the whole change. */
function named(state: OrderState): OrderState {
  const { fr, en } = state.text;
  return {
    ...state,
    text: { fr: fr && { ...fr, paragraphs: [] }, en: en && { ...en, paragraphs: [] } },
  };
}

const begun = ({ subject, state }: StoredOrder): OrderChange => ({
  kind: "order-begun",
  subject,
  before: null,
  after: state,
});

/** Begins an order if messages of its chain are in force. `ended` is the chain's earlier order, if any. */
function begin({ links, ends }: Chain, ended: StoredOrder | null, context: Context): Outcome {
  const { answer, at, isFirst } = context;
  const inForce = ends.filter((end) => isInForce(end, at));
  const orders = inForce.filter(({ isAllClear }) => !isAllClear);
  // An all-clear after the end of an order only repeats what was announced.
  const state = stateOfAll(orders.length > 0 || ended ? orders : inForce, context);
  if (state === null) return { order: ended, change: null };
  const [first] = links.toSorted((one, other) => (isLater(one, other) ? 1 : -1));
  const keys = [...new Set([...(ended?.keys ?? []), ...links.map(({ key }) => key)])];
  const subject = ended?.subject ?? answer.subjectOf(first?.key ?? state.key);
  const order = { subject, keys, state, endedAt: null };
  const isNews = !isFirst || at.getTime() - state.sentAt.getTime() <= NEWS_MS;
  return { order, change: isNews ? begun(order) : null };
}

const isInForce = ({ expiresAt }: OrderLink, at: Date) => expiresAt === null || expiresAt > at;

/** Returns whether a message is in force, or expired without confirmation that no message extended it. */
function isStillInForce(link: OrderLink, { answer: { receivedAt, isWhole }, at }: Context): boolean {
  if (link.expiresAt === null || isInForce(link, at)) return true;
  const isSure = isWhole || at.getTime() - link.expiresAt.getTime() >= UNSURE_MS;
  return receivedAt <= link.expiresAt || !isSure;
}

/**
 * Returns the time since which the readings lack all messages of an order without an expiry; null otherwise.
 * A reading keeps a message while the source lists it, and for some days.
 */
function unlistedSince(
  order: StoredOrder,
  lasting: readonly OrderLink[],
  { answer, listed, at }: Context,
): Date | null {
  const isAbsent = ({ key, sentAt, expiresAt }: OrderLink) =>
    expiresAt === null && !listed.has(key) && at.getTime() - sentAt.getTime() > LINK_KEPT_MS;
  if (lasting.length === 0 || !lasting.every(isAbsent)) return null;
  return order.unlistedAt ?? (answer.isWhole ? answer.receivedAt : null);
}

/** Returns the content of the last message with the areas of all messages; null if no message has content. */
function stateOfAll(links: readonly OrderLink[], { answer }: Context): OrderState | null {
  const states = links
    .toSorted((one, other) => (isLater(one, other) ? -1 : 1))
    .flatMap(({ key }) => answer.stateOf(key) ?? []);
  const [last, ...others] = states;
  return last ? withGrounds(last, others) : null;
}

const withGrounds = (state: OrderState, others: readonly OrderState[]): OrderState => ({
  ...state,
  regions: [...new Set([state, ...others].flatMap(({ regions }) => regions))].sort(),
  areas: [...new Set([state, ...others].flatMap(({ areas }) => areas))].sort(),
  isExact: [state, ...others].every(({ isExact }) => isExact),
});

/**
 * Returns the state of an order at its end, with the words of the message that ends it, if any. A
 * cancellation that repeats the words of the order keeps no words: they would read like a new order.
 */
function endOf({ links }: Chain, state: OrderState, { answer }: Context): OrderState {
  const [last] = links.toSorted((one, other) => (isLater(one, other) ? -1 : 1));
  const ending = last?.kind === "Cancel" ? "cancelled" : last?.isAllClear ? "all-clear" : "expired";
  const lastState = last && ending !== "expired" ? answer.stateOf(last.key) : null;
  const hasWords =
    (lastState?.text.fr || lastState?.text.en) &&
    JSON.stringify(lastState.text) !== JSON.stringify(state.text);
  return {
    ...named(state),
    ...(lastState && { key: lastState.key, sentAt: lastState.sentAt }),
    ...(hasWords && { text: lastState.text }),
    ending,
  };
}

/** Returns the words and areas of an order. A message that repeats both, such as a renewal, is not news. */
const wordsOf = ({ text, regions, areas }: OrderState): string => JSON.stringify([text, regions, areas]);
