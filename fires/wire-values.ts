import { z } from "zod";
import { withCurlyApostrophes } from "#territory/apostrophe.ts";
import { cleanLine } from "#territory/clean-text.ts";
import { readDate, readEnd } from "./wire-date.ts";

/** A finite number, given as such or as text (French decimal comma included); else null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim().replace(",", ".");
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? readNumber(Number(text)) : null;
}

/** Text of one line with something in it; numbers are taken as written. Else null. */
function readText(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== "string") return null;
  const text = cleanLine(value);
  return text === "" ? null : text;
}

/** The same as it is shown to people. */
export function readWords(value: unknown): string | null {
  const text = readText(value);
  return text === null ? null : withCurlyApostrophes(text);
}

function readCount(value: unknown): number | null {
  const count = readNumber(value);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function readQuantity(value: unknown): number | null {
  const quantity = readNumber(value);
  return quantity !== null && quantity >= 0 ? quantity : null;
}

function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = readText(value)?.toLowerCase();
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : null;
}

/** Only what a link may lead to: never `javascript:` and its like. */
function readWebAddress(value: unknown): string | null {
  const text = readText(value);
  if (text === null || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Fields of outside records: each gives its value, or null if it is missing or has none. Dates can be `UNUSABLE` too. */
const tolerant = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read);

export const wireNumber = tolerant(readNumber);
/** A whole number from zero up. */
export const wireCount = tolerant(readCount);
/** A danger zone's number: the database column holds no larger one. */
export const wireZoneNumber = wireCount.pipe(z.number().min(1).max(32_767));
/** A number from zero up. */
export const wireQuantity = tolerant(readQuantity);
export const wireText = tolerant(readWords);
export const wireFlag = tolerant(readFlag);
export const wireDate = tolerant(readDate);
/** When a restriction ends. */
export const wireEnd = tolerant(readEnd);
export const wireWebAddress = tolerant(readWebAddress);
