import { formatMoment, sentence } from "#delivery/format-text.ts";
import { smsParts, smsText } from "#delivery/gsm.ts";
import type { Writing } from "#delivery/message.ts";
import {
  type Change,
  type Difference,
  isFireChange,
  isOrderChange,
  isPointChange,
  type RestrictionState,
} from "#history/change.ts";
import type { OrderState, OrderText } from "#history/order-state.ts";
import { clockTime } from "#territory/clock.ts";
import { PHRASES } from "./alert-phrases.ts";
import type { Fact } from "./fact.ts";
import { type AlertAbout, writeMessageText } from "./message-text.ts";

/** Maximum parts of a text message: a third part costs more, and is too long to read in an evacuation. */
const MOST_PARTS = 2;
/** Maximum lengths of names in a text message. Each length is tried in turn until the text fits. */
const NAME_LENGTHS = [Number.POSITIVE_INFINITY, 40, 20, 12, 4] as const;

/**
 * Writes an alert as a text message: source and time, fact and place, advice, how to stop, then the link. The
 * link is never cut. The text has one part if the first sentence of advice fits, otherwise two. An urgent
 * text can always use two parts, to keep all advice (decision 52).
 */
export function alertSms(about: AlertAbout, writing: Writing, isDigest: boolean): string {
  let tooLong: string | null = null;
  let last = "";
  for (const nameLength of NAME_LENGTHS) {
    const facts = about.facts.map((fact) => shortNamed(fact, nameLength));
    for (const { text, most } of layouts({ ...about, facts }, writing, isDigest)) {
      const parts = smsParts(text);
      if (parts <= most) return text;
      if (parts === MOST_PARTS + 1) tooLong ??= text;
      last = text;
    }
  }
  // No text fits, but one must be sent: the first text of three parts (longest names), or else the last text.
  return tooLong ?? last;
}

/** Yields the possible texts of an alert, best first, with the maximum number of parts for each text. */
function* layouts(about: AlertAbout, { language, siteUrl }: Writing, isDigest: boolean) {
  const { more, dateline, stopByText } = PHRASES[language];
  const { first, others, readAt, shortPath } = writeMessageText(about, language);
  const at = isDigest ? formatMoment(readAt, language) : clockTime(readAt, language);
  const start = [dateline(at), first.headline, ...(others.length > 0 ? [more(others.length)] : [])];
  const link = siteUrl.replace(/^https:\/\//, "") + shortPath;
  const least = Math.min(1, first.advice.length);
  for (const { most, stop } of about.isUrgent ? LAYOUTS.slice(1) : LAYOUTS)
    for (let adviceCount = first.advice.length; adviceCount >= least; adviceCount--) {
      const pieces = [...start, ...first.advice.slice(0, adviceCount), ...(stop ? [stopByText] : [])];
      yield { text: smsText(`${pieces.map(sentence).join(" ")} ${link}`), most };
    }
}

/** Layouts, best first. The stop phrase is dropped before advice, because a reply of STOP always works. */
const LAYOUTS = [
  { most: 1, stop: true },
  { most: MOST_PARTS, stop: true },
  { most: MOST_PARTS, stop: false },
] as const;

function cut(name: string | null, length: number): string | null {
  const characters = [...(name ?? "")];
  return characters.length <= length
    ? name
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** Cuts the names in a fact to a length: of the place, and of the fire, the restriction or the order. */
function shortNamed(fact: Fact, length: number): Fact {
  const place = fact.place && { ...fact.place, nickname: cut(fact.place.nickname, length) };
  return { ...fact, place, change: shortChange(fact.change, length) };
}

function shortChange(change: Change, length: number): Change {
  if (change.kind === "danger" || isPointChange(change)) return change;
  if (isFireChange(change)) return withSides(change, (fire) => ({ ...fire, name: cut(fire.name, length) }));
  if (isOrderChange(change)) return withSides(change, (order) => shortOrder(order, length));
  return withSides(change, (restriction) => shortTitled(restriction, length));
}

/** Returns a change with the states before and after it converted. */
function withSides<Kind, State>(change: Difference<Kind, State>, convert: (state: State) => State) {
  const { before, after } = change;
  return { ...change, before: before && convert(before), after: after && convert(after) };
}

function shortTitled(state: RestrictionState, length: number): RestrictionState {
  if (state.title === undefined) return state;
  const [fr, en] = [cut(state.title.fr, length), cut(state.title.en, length)];
  return { ...state, title: { fr: fr ?? "", en: en ?? "" } };
}

/** An order's headline and author are not cut below these lengths. The headline says what to do. */
const LEAST_HEADLINE = 30;
const LEAST_AUTHOR = 12;

function shortOrder(state: OrderState, length: number): OrderState {
  const shortText = (text: OrderText | null) =>
    text && {
      ...text,
      headline: cut(text.headline, Math.max(length, LEAST_HEADLINE)) ?? "",
      author: cut(text.author, Math.max(length, LEAST_AUTHOR)),
    };
  return { ...state, text: { fr: shortText(state.text.fr), en: shortText(state.text.en) } };
}
