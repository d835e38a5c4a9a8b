import type { Area } from "#fires/area.ts";
import { fingerprint } from "#fires/restriction-facts.server.ts";
import type { AlertMessage, AlertText } from "#surroundings/model.ts";
import { divisionsOf } from "#territory/census-divisions.ts";
import { cleanText } from "#territory/clean-text.ts";
import { REGIONS } from "#territory/regions.ts";
import type { OrderState, OrderText } from "./order-state.ts";

/** Longest headline, author or list of areas, in characters. */
const LONGEST_LINE = 200;
/** Most characters of a message's text in an alert. Pages show the whole text. */
const LONGEST_TEXT = 4_000;
const ALL_CLEAR = "AllClear";

export function orderOfMessage(message: AlertMessage): OrderState {
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

export const areasOf = ({ grounds }: AlertMessage): Area[] =>
  grounds.flatMap(({ area }) => (area === null ? [] : [area]));

/** Returns whether a message only says that an alert is over. */
export const isAllClear = ({ responses }: AlertMessage): boolean =>
  responses.length > 0 && responses.every((each) => each === ALL_CLEAR);

/** Returns whether codes name a region or a part of it, as `alertsAt` does for an unknown municipality. */
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
