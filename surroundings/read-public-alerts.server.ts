import { z } from "zod";
import { FireDataError } from "#fires/fire-data-error.ts";
import { isLater, isUnread } from "./alerts-at.ts";
import type { Ask } from "./ask.server.ts";
import type { AlertMessage } from "./model.ts";
import { HIDDEN_STATUSES, isNearQuebec, readCap } from "./read-cap.server.ts";
import { readXml } from "./read-xml.server.ts";
import type { BatchAnswer, RecordBatch } from "./record-batch.ts";
import { SOURCES } from "./sources.ts";
import { isPast, isPossible, touchesBox } from "./wire.ts";

const CAP_TYPE = "application/cap+xml";
const XML_TYPES = ["application/atom+xml", CAP_TYPE, "application/xml", "text/xml"];
/** Maximum number of messages that one poll requests. The next polls request the others. */
const MOST_REQUESTS = 200;
/** Maximum number of requests of a poll for the newest messages, which are first in the feed. */
const NEWEST = 100;
const AT_ONCE = 6;
/** Shortest time, in ms, that a message is kept after it was sent, for later messages of its chain. */
const KEEP_MS = 3 * 86_400_000;

const wireFeed = z.object({ feed: z.object({ entry: z.array(z.unknown()).default([]) }) });

const attributes = z.record(z.string(), z.unknown());
const wireEntry = z.object({
  link: z.array(attributes),
  category: z.array(attributes).default([]),
  polygon: z.array(z.unknown()).default([]),
});
type Entry = z.output<typeof wireEntry>;

/** Reads the feed, and requests each new message once. Returns all messages to keep, new and known. */
export async function readPublicAlerts(
  ask: Ask,
  address: string,
  now: Date,
  known: RecordBatch<AlertMessage> | null,
): Promise<BatchAnswer<AlertMessage>> {
  const { feed } = shaped(wireFeed, readXml(await ask.text(address, XML_TYPES)));
  let dropped = 0;
  const links = new Set<string>();
  for (const given of feed.entry) {
    const entry = wireEntry.safeParse(given);
    const link = entry.success ? linkOf(entry.data, address) : null;
    if (link === null || !entry.success) dropped += 1;
    else if (isOfUse(entry.data)) links.add(link);
  }
  const wasRead = new Set(known?.read);
  const fresh = [...links].filter((link) => !wasRead.has(link));
  const [newest, others] = [fresh.slice(0, NEWEST), fresh.slice(NEWEST)];
  // Each poll begins at another of the older messages, so that bad messages do not block the other ones.
  const start = fresh.length > MOST_REQUESTS ? Math.floor(now.getTime() / 1_000) % others.length : 0;
  const queue = [...newest, ...others.slice(start), ...others.slice(0, start)].slice(0, MOST_REQUESTS);
  const messages = new Map(known?.records.map((message) => [message.key, message]));
  const read = [...links].filter((link) => wasRead.has(link));
  let isAway = false;

  async function readNext(): Promise<void> {
    for (let link = queue.shift(); link !== undefined && !isAway; link = queue.shift()) {
      try {
        const xml = await ask.text(link, XML_TYPES);
        const message = readCap(xml, link);
        if (message !== null && !isPast(message.sentAt, now)) throw new Error("It comes from the future");
        // A message never replaces a newer message with the same key.
        const before = message && messages.get(message.key);
        if (message !== null && (!before || message.sentAt >= before.sentAt))
          messages.set(message.key, message);
        read.push(link);
      } catch (error) {
        dropped += 1;
        // The next poll requests a bad message again. A timeout ends this poll: the service is away.
        isAway ||= error instanceof FireDataError && error.code === "fire-data-timeout";
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  const retained = retainedMessages([...messages.values()], links, now);
  const { most } = SOURCES.publicAlerts;
  const records = retained.slice(0, most);
  dropped += records.filter((message) => links.has(message.url) && isIncomplete(message)).length;
  const isWhole = fresh.length <= MOST_REQUESTS && !isAway && retained.length <= most;
  return { value: { records, takenAt: records[0]?.sentAt ?? null, isWhole, read }, dropped };
}

/** Returns whether a part of a message is missing: the message counts as dropped while it is in the feed. */
const isIncomplete = ({ text, grounds }: AlertMessage) =>
  text.fr?.isCut === true || text.en?.isCut === true || grounds.some(isUnread);

function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new FireDataError("fire-data-shape", "The response is not a feed");
}

/** Returns the address of an entry's message, with HTTPS like the feed's; null outside the feed's domain. */
function linkOf({ link }: Entry, address: string): string | null {
  const feed = new URL(address);
  const urls = link.flatMap((each) => {
    const url = URL.parse(String(each["@href"] ?? ""), address);
    return url ? [{ url, isCap: each["@type"] === CAP_TYPE }] : [];
  });
  // Some feeds give no types. The message is then the link to an XML file.
  const found =
    urls.find(({ isCap }) => isCap) ?? urls.find(({ url }) => url.pathname.toLowerCase().endsWith(".xml"));
  if (found === undefined) return null;
  const { url } = found;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (!isWeb || !isOfDomain(url, feed)) return null;
  if (feed.protocol === "https:") url.protocol = "https:";
  return url.href;
}

/** Returns whether an address is on the feed's host or in its domain, as cap and rss of alertready.ca are. */
const isOfDomain = (url: URL, feed: URL) =>
  url.host === feed.host ||
  (url.port === feed.port && domainOf(feed) !== null && domainOf(url) === domainOf(feed));

/** Returns the domain that a host is in; null for a domain itself or an IP address. */
function domainOf({ hostname }: URL): string | null {
  const [, ...domain] = hostname.split(".");
  return domain.length < 2 || /^\d*$/.test(domain.at(-1) ?? "") ? null : domain.join(".");
}

/** Returns whether an entry's message can be shown, and is possibly about ground near Quebec. */
function isOfUse({ category, polygon }: Entry): boolean {
  const terms = category.map((each) => String(each["@term"] ?? ""));
  if (HIDDEN_STATUSES.some((status) => terms.includes(`status=${status}`))) return false;
  const shapes = polygon.map((text) => positionsOf(String(text)));
  const areKnown = shapes.length > 0 && shapes.every((shape) => shape.length >= 3 && shape.every(isPossible));
  return !areKnown || shapes.some((shape) => touchesBox({ type: "Polygon", coordinates: [shape] }));
}

/** Reads alternating latitudes and longitudes. */
function positionsOf(text: string): GeoJSON.Position[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.flatMap((lat, at) => (at % 2 === 0 ? [[numbers[at + 1] ?? Number.NaN, lat]] : []));
}

/**
 * Returns the messages to keep, newest first. A message is kept for at least `KEEP_MS`, and until it expires.
 * A message without expiry is kept while the feed lists it. A message that refers to a kept message is also
 * kept: without its cancellation, a long alert would be in force again.
 */
function retainedMessages(
  messages: readonly AlertMessage[],
  links: ReadonlySet<string>,
  now: Date,
): AlertMessage[] {
  const retained = new Map<string, AlertMessage>();
  for (const message of messages.toSorted((one, other) => (isLater(one, other) ? 1 : -1))) {
    const { key, kind, url, sentAt, expiresAt, references, grounds } = message;
    const follows = references.some((each) => retained.has(each));
    // An update can move an alert away from Quebec.
    if (kind === "Update" && !follows && !isNearQuebec(grounds)) continue;
    const until = Math.max(expiresAt?.getTime() ?? 0, sentAt.getTime() + KEEP_MS);
    const isEndless = expiresAt === null && links.has(url);
    if (isEndless || until > now.getTime() || follows) retained.set(key, message);
  }
  return [...retained.values()].reverse();
}
