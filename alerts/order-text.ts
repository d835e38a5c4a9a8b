import { capitalized, formatMoment, sentence } from "#delivery/format-text.ts";
import type { OrderChange } from "#history/change.ts";
import type { OrderState, OrderText } from "#history/order-state.ts";
import type { Language } from "#territory/language.ts";
import { lastStateOf } from "./fact.ts";
import { VOCABULARIES } from "./vocabularies.ts";

/** The words of an official order, verbatim, in the language in which they were published. */
export interface OrderQuote {
  readonly language: Language;
  /** Sentence that names the language of the quote; null if that is the reader's language. */
  readonly note: string | null;
  readonly paragraphs: readonly string[];
}

export interface ChangeDescription {
  readonly what: string;
  readonly details: readonly string[];
  /** Words of an order besides the headline; null without such words, for example if the order expired. */
  readonly quote?: OrderQuote | null;
}

interface Written extends OrderText {
  readonly language: Language;
}

/** Returns an order's text in the reader's language, or in the other language if only that one has a text. */
function textIn({ text }: OrderState, language: Language): Written | null {
  const written = text[language] ? language : language === "fr" ? "en" : "fr";
  const published = text[written];
  return published && { ...published, language: written };
}

export function orderText(change: OrderChange, language: Language): ChangeDescription {
  const { orders } = VOCABULARIES[language];
  const { kind, before } = change;
  const state = lastStateOf(change);
  const ending = state.ending;
  // An end names the order that is over, and quotes the message that ends it.
  const named = textIn(kind === "order-ended" && before ? before : state, language);
  const text = textIn(state, language);
  const name = named && orders.quoted(named.headline, named.language);
  const author = named?.author ? ` (${named.author})` : "";
  const phrase = ending ? orders.ended[ending] : kind === "order-changed" ? orders.changed : orders.begun;
  const isWritten = text !== null && ending !== "expired" && ending !== "unlisted";
  return {
    what: `${phrase(name ?? "").replace(/,? $/, "")}${author}`,
    details: [
      ...(isWritten ? [orders.issued(text.author, formatMoment(state.sentAt, language))] : []),
      ...(kind === "order-changed" && before ? [replaced(before, language)] : []),
      ...(ending === "expired" && state.expiresAt
        ? [orders.expired(formatMoment(state.expiresAt, language))]
        : []),
      ...(ending === "unlisted" ? [orders.unlisted] : []),
      ...(!ending && state.expiresAt ? [orders.until(formatMoment(state.expiresAt, language))] : []),
      ...(text?.areas ? [orders.area(text.areas)] : []),
      ...(isWritten && text.isCut ? [orders.cut] : []),
    ].map((detail) => sentence(capitalized(detail))),
    quote: isWritten && text.paragraphs.length > 0 ? quoteOf(text, language) : null,
  };
}

function replaced(before: OrderState, language: Language): string {
  const { orders } = VOCABULARIES[language];
  const text = textIn(before, language);
  return orders.replaces(
    formatMoment(before.sentAt, language),
    text && orders.quoted(text.headline, text.language),
  );
}

function quoteOf({ headline, paragraphs, language: written }: Written, language: Language): OrderQuote {
  const { orders } = VOCABULARIES[language];
  return {
    language: written,
    note: written === language ? null : orders.onlyOther,
    paragraphs: [headline, ...paragraphs],
  };
}

/** Returns what to do about an order, as sentences, most important first. */
export function orderAdvice(change: OrderChange, language: Language): readonly string[] {
  const { advice } = VOCABULARIES[language].orders;
  const state = lastStateOf(change);
  // The words of an all-clear say what to do.
  if (state.ending === "all-clear" || state.isAllClear) return [advice.follow];
  if (state.ending) return [advice.over];
  const { before } = change;
  const isMoved =
    before !== null &&
    JSON.stringify([before.regions, before.areas]) !== JSON.stringify([state.regions, state.areas]);
  return [...(state.isExact && !isMoved ? [] : [isMoved ? advice.moved : advice.unsure]), advice.follow];
}
