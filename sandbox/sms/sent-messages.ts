import { randomBytes } from "node:crypto";
import { TwilioError } from "./twilio-error.ts";

interface MessageRequest {
  readonly to: string;
  readonly from: string;
  readonly body: string;
}

type SentMessage = ReturnType<typeof accepted>;

/** Limit of messages that the account keeps. Older messages are dropped. */
const MOST_LISTED = 1000;
const MOST_PER_PAGE = 1000;
const USUAL_PER_PAGE = 50;
const DAY_MS = 24 * 3_600_000;

/** Sent messages of an account. As at Twilio, they can be listed, redacted and deleted. */
export class SentMessages {
  readonly #all: SentMessage[] = [];
  readonly #account: string;

  constructor(account: string) {
    this.#account = account;
  }

  /** Accepts a message, which stays queued until `settle`. */
  add(request: MessageRequest, parts: string): SentMessage {
    const message = accepted(this.#account, request, parts);
    this.#all.unshift(message);
    this.#all.length = Math.min(this.#all.length, MOST_LISTED);
    return message;
  }

  /** Returns one page of the messages that match the query of `url`, newest first. */
  page(url: string) {
    const { searchParams } = new URL(url);
    const size = Math.min(wholeOf(searchParams.get("PageSize")) || USUAL_PER_PAGE, MOST_PER_PAGE);
    const found = this.#all.filter((message) => matches(message, searchParams));
    return pageOf(found, url, { page: wholeOf(searchParams.get("Page")), size });
  }

  /** @throws {TwilioError} if the account has no such message */
  get(sid: string): SentMessage {
    const found = this.#all.find((message) => message.sid === sid);
    if (found) return found;
    const path = `/2010-04-01/Accounts/${this.#account}/Messages/${sid}.json`;
    throw new TwilioError(404, 20404, `The requested resource ${path} was not found`);
  }

  /** Empties the text of a message. No other change is possible after a message was accepted. */
  update(sid: string, { Body: body, Status: status }: Readonly<Record<string, unknown>>): SentMessage {
    const message = this.get(sid);
    // Only a scheduled message can be canceled, and no message is scheduled here.
    if (status === "canceled") throw new TwilioError(409, 30409, "This message cannot be canceled");
    if (status !== undefined || (body !== undefined && body !== ""))
      throw new TwilioError(400, 20001, "A message can only be redacted, by an empty Body, or canceled");
    if (body === undefined) return message;
    mustBeOver(message);
    return Object.assign(message, { body: "", date_updated: instant() });
  }

  remove(sid: string): void {
    const message = this.get(sid);
    mustBeOver(message);
    this.#all.splice(this.#all.indexOf(message), 1);
  }
}

/** Returns a whole number, or 0 for anything else. */
const wholeOf = (text: string | null): number => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : 0);

/** Marks a message as delivered, or as undelivered if `isLost` is true. */
export function settle(message: SentMessage, isLost: boolean): void {
  const now = instant();
  Object.assign(message, {
    ...{ status: isLost ? "undelivered" : "delivered", date_sent: now, date_updated: now },
    ...(isLost && { error_code: 30005, error_message: "Unknown destination handset" }),
  });
}

/** Returns the current time in Twilio's format: RFC 2822, to the second. */
const instant = () => new Date().toUTCString().replace("GMT", "+0000");

function mustBeOver({ status }: SentMessage): void {
  if (status === "queued")
    throw new TwilioError(409, 20009, "Cannot delete message because delivery has not been completed.");
}

function matches(message: SentMessage, query: URLSearchParams): boolean {
  const is = (name: string, value: string) => !query.get(name) || query.get(name) === value;
  return is("To", message.to) && is("From", message.from) && isInTime(message.date_sent, query);
}

/** Returns true if a time is on the query's day `DateSent`, from `DateSent>` on, and until `DateSent<`. */
function isInTime(sent: string | null, query: URLSearchParams): boolean {
  const at = sent === null ? Number.NaN : Date.parse(sent);
  const spanOf = (name: string) => {
    const requested = query.get(name);
    return requested ? spanIn(requested) : null;
  };
  const [on, after, before] = ["DateSent", "DateSent>", "DateSent<"].map(spanOf);
  const day = on ? Math.floor(on.from / DAY_MS) : null;
  return (
    (day === null || Math.floor(at / DAY_MS) === day) &&
    (!after || at >= after.from) &&
    (!before || at <= before.to)
  );
}

/** Returns the first and last millisecond of a date: a UTC day, or one instant if the date has a time. */
function spanIn(date: string): { readonly from: number; readonly to: number } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const from = Date.parse(/^[\d: .-]+$/.test(date) && !isDay ? `${date.replace(" ", "T")}Z` : date);
  return { from, to: isDay ? from + DAY_MS - 1 : from };
}

/** Returns one page of a list, with the addresses of other pages, as Twilio does. */
function pageOf<T>(list: readonly T[], url: string, { page, size }: { page: number; size: number }) {
  const { pathname, searchParams } = new URL(url);
  const start = page * size;
  const uriOf = (at: number) => {
    const query = new URLSearchParams(searchParams);
    query.set("PageSize", String(size));
    query.set("Page", String(at));
    return `${pathname}?${query}`;
  };
  const shown = list.slice(start, start + size);
  return {
    messages: shown,
    ...{ page, page_size: size, start, end: start + Math.max(0, shown.length - 1) },
    ...{ uri: uriOf(page), first_page_uri: uriOf(0) },
    next_page_uri: start + size < list.length ? uriOf(page + 1) : null,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
  };
}

function accepted(account: string, { to, from, body }: MessageRequest, parts: string) {
  const sid = `SM${randomBytes(16).toString("hex")}`;
  const now = instant();
  const uri = `/2010-04-01/Accounts/${account}/Messages/${sid}`;
  return {
    sid,
    account_sid: account,
    messaging_service_sid: null,
    to,
    from,
    body,
    status: "queued",
    direction: "outbound-api",
    num_segments: parts,
    num_media: "0",
    date_created: now,
    date_updated: now,
    /** Time at which a carrier took the message; null before. */
    date_sent: null as string | null,
    price: null,
    price_unit: "USD",
    error_code: null as number | null,
    error_message: null as string | null,
    api_version: "2010-04-01",
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
