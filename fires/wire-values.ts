import { z } from "zod";
import { withCurlyApostrophes } from "#territory/apostrophe.ts";
import { cleanLine } from "#territory/clean-text.ts";
import { readDate, readEnd } from "./wire-date.ts";

/** Returns the value of a JSON text; null for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a finite number, as a number or as text (including the French decimal comma); otherwise null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim().replace(",", ".");
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? readNumber(Number(text)) : null;
}

/** Reads a non-empty text as one line; numbers are converted. Otherwise null. */
function readText(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== "string") return null;
  const text = cleanLine(value);
  return text === "" ? null : text;
}

/** Reads a text for display. */
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

/** Reads an address that a link can have: never `javascript:` or similar. */
function readWebAddress(value: unknown): string | null {
  const text = readText(value);
  if (text === null || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Makes the schema of a field, which is null if missing or invalid. Dates can also be `UNUSABLE`. */
const tolerant = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read);

export const wireNumber = tolerant(readNumber);
/** An integer, at least zero. */
export const wireCount = tolerant(readCount);
/** A danger zone's number, within the limit of the database column. */
export const wireZoneNumber = wireCount.pipe(z.number().min(1).max(32_767));
/** A number, at least zero. */
export const wireQuantity = tolerant(readQuantity);
export const wireText = tolerant(readWords);
export const wireFlag = tolerant(readFlag);
export const wireDate = tolerant(readDate);
export const wireEnd = tolerant(readEnd);
export const wireWebAddress = tolerant(readWebAddress);
